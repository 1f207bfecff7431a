"""Tries what people get, far from the checkout: `make smoke`.

That is the wheel, installed; a fresh clone; and what the image gets. As a test it needs no network:
a copy leans on the packages of this environment. With `--whole` each gets an environment of its
own, filled from the locks, as on a computer where nothing is yet.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from bot import __version__

ROOT = Path(__file__).parents[1]
SAMPLE = "from bot import DATA; print(DATA / 'practice' / 'sample.play')"
_OURS = ("OVERLORD_", "DISCORD_", "PYTHON", "VIRTUAL_ENV")
_PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy of the bot: what runs it, where its code must be, and the folder it is used in."""

    python: Path
    program: tuple[str | Path, ...]
    code: Path
    place: Path
    plays: bool = True
    """Whether what the try-out and rehearsals need is there too."""

    def asked(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Give the bot these words on its command line."""
        return self.run(*self.program, *command)

    def run(self, *command: str | Path) -> subprocess.CompletedProcess[str]:
        """Run a command where no setting, and nothing of any other copy, can be seen."""
        own = {key: each for key, each in os.environ.items() if not key.startswith(_OURS)}
        return subprocess.run(
            command,
            cwd=self.place,
            env={**own, "PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )


def build(folder: Path) -> Path:
    """Build the wheel with what is installed here."""
    _done(*_PIP, "wheel", "--no-deps", "--no-build-isolation", "--no-index", "-w", folder, ROOT)
    [wheel] = folder.glob("*.whl")
    return wheel


def leaning(wheel: Path, folder: Path) -> Copy:
    """Install the wheel into an environment that sees the packages of this one, its bot excepted.

    A path file is read in an environment's own folder only, so the editable bot stays unseen.
    """
    copy = _environment(folder, with_pip=False)
    _install(copy, "--no-deps", "--no-index", wheel)
    own = copy.run(copy.python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))")
    packages = dict.fromkeys(sysconfig.get_path(each) for each in ("purelib", "platlib"))
    Path(own.stdout.strip(), "leaning.pth").write_text("\n".join(packages), encoding="utf-8")
    return copy


def whole(wheel: Path, folder: Path) -> Copy:
    """Install the wheel and all that it needs, by the locks, into an environment of its own."""
    copy = _environment(folder, with_pip=True)
    _fill(copy, "play")
    _install(copy, "--no-deps", "--no-index", wheel)
    _done(copy.python, "-m", "pip", "--disable-pip-version-check", "check")
    return copy


def clone(folder: Path, *, own: bool = False) -> Copy:
    """Copy what is tracked, as a fresh clone has it; with an environment of its own if asked."""
    listed = subprocess.run(
        ("git", "ls-files", "-z"), cwd=ROOT, capture_output=True, encoding="utf-8", check=True
    )
    names = [name for name in listed.stdout.split("\0") if name]
    return _copied(names, folder, "play" if own else "")


def image(folder: Path, *, own: bool = False) -> Copy:
    """Copy what the image gets of the code; with the image's packages alone if asked."""
    recipe = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    tops = re.findall(r"^COPY (\w+) \1$", recipe, re.MULTILINE)
    files = [each for top in tops for each in (ROOT / top).rglob("*") if each.is_file()]
    names = [each.relative_to(ROOT).as_posix() for each in files]
    return replace(_copied(names, folder, "postgres" if own else ""), plays=not own)


def faults(copy: Copy) -> Iterator[str]:
    """Use a copy, and tell what is not as it should be."""
    where = copy.run(copy.python, "-c", "import bot; print(bot.__file__)")
    yield from _unlike(where, 0, str(copy.code))
    yield from _unlike(copy.asked("--help"), 0, "rehearse")
    yield from _unlike(copy.asked("--version"), 0, __version__)
    yield from _unlike(copy.run(copy.python, "-m", "bot", "--version"), 0, __version__)
    check = copy.asked("check")
    yield from _unlike(check, 1, "DISCORD_TOKEN is not set")
    wrong = [line for line in check.stdout.splitlines() if line.startswith("!!")]
    if len(wrong) != 1:
        yield f"check names more than the token: {wrong}"
    sample = copy.run(copy.python, "-c", SAMPLE).stdout.strip()
    rehearsed = (0, "every line as expected") if copy.plays else (1, "what the bot needs to run")
    yield from _unlike(copy.asked("rehearse", sample), *rehearsed)


def _unlike(done: subprocess.CompletedProcess[str], code: int, says: str) -> Iterator[str]:
    told = done.stdout + done.stderr
    if done.returncode != code or says not in told:
        wanted = f"{code} and {says!r} were wanted"
        yield f"{done.args}: {done.returncode}, where {wanted}:\n{told}"


def _environment(folder: Path, *, with_pip: bool) -> Copy:
    folder.mkdir(exist_ok=True)
    environment, place = folder / "environment", folder / "place"
    venv.create(environment, with_pip=with_pip, symlinks=os.name != "nt")
    place.mkdir()
    scripts, ending = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
    python, program = (environment / scripts / f"{name}{ending}" for name in ("python", "overlord"))
    return Copy(python, (program,), environment, place)


def _copied(names: Iterable[str], folder: Path, lock: str) -> Copy:
    """Copy files of the checkout, to be run where they lie, with a lock's packages or these."""
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, folder / name)
    python = Path(sys.executable)
    if lock:
        own = _environment(folder / "own", with_pip=True)
        _fill(own, lock)
        python = own.python
    return Copy(python, (python, "-m", "bot"), folder, folder)


def _fill(copy: Copy, lock: str) -> None:
    """Install what a lock names."""
    file = ROOT / "requirements" / f"{lock}.txt"
    _install(copy, "--require-hashes", "--only-binary", ":all:", "-r", file)


def _install(copy: Copy, *what: str | Path) -> None:
    _done(*_PIP, "--python", copy.python, "install", *what)


def _done(*command: str | Path) -> None:
    subprocess.run(command, check=True)


def wheel(folder: Path, *, own: bool = False) -> Copy:
    """Build the wheel and install it; into an environment of its own if asked."""
    return (whole if own else leaning)(build(folder), folder)


KINDS: dict[str, Callable[..., Copy]] = {"wheel": wheel, "clone": clone, "image": image}


def main() -> int:
    """Make copies and use them; the exit code is 1 if anything is not as it should be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"of {', '.join(KINDS)}; or all")
    parser.add_argument("--whole", action="store_true", help="an environment of its own for each")
    asked = parser.parse_args()
    wrong = False
    for kind in asked.kinds or KINDS:
        with tempfile.TemporaryDirectory(prefix="overlord-") as folder:
            found = list(faults(KINDS[kind](Path(folder), own=asked.whole)))
        print("\n".join(found or [f"{kind}: in order"]), flush=True)
        wrong = wrong or bool(found)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
