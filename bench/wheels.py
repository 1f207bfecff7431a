"""Proves that the locks install from wheels wherever the bot is meant to run: `make wheels`.

Asks the package registry, and installs nothing: uv resolves each lock for each system, its hashes
included, and takes no package that would have to be compiled there.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path

LOCKS = Path(__file__).parents[1] / "requirements"
NAMES = ("run", "play", "postgres")
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
MACOS = "14.0"  # the oldest that is meant
SYSTEMS = {
    "x86_64-manylinux_2_28": "Linux, x86-64, glibc",
    "aarch64-manylinux_2_28": "Linux, aarch64, glibc",
    "x86_64-unknown-linux-musl": "Linux, x86-64, musl",
    "aarch64-unknown-linux-musl": "Linux, aarch64, musl",
    "x86_64-pc-windows-msvc": "Windows, x86-64",
    "x86_64-apple-darwin": "macOS, Intel",
    "aarch64-apple-darwin": "macOS, Apple silicon",
}


def problem(lock: str, system: str, python: str, folder: str) -> str:
    """Give the first line of what keeps a lock from being installed somewhere; empty if nothing."""
    where = ("--python-platform", system, "--python-version", python, "--target", folder)
    how = ("--dry-run", "--require-hashes", "--only-binary", ":all:", "--quiet")
    command = (sys.executable, "-m", "uv", "pip", "install", *how, *where)
    lock_file = str(LOCKS / f"{lock}.txt")
    done = subprocess.run(
        (*command, "-r", lock_file),
        env={**os.environ, "MACOSX_DEPLOYMENT_TARGET": MACOS},
        capture_output=True,
        text=True,
        check=False,
    )
    told = [line for line in done.stderr.splitlines() if "warning" not in line.lower()]
    return " ".join(line.strip() for line in told)[:300] or "refused" if done.returncode else ""


def found() -> Iterator[tuple[str, str]]:
    """Try every lock on every system with every Python; give what was tried, and the problem."""
    with tempfile.TemporaryDirectory() as folder:
        for lock, (system, name), python in product(NAMES, SYSTEMS.items(), PYTHONS):
            yield f"{lock}: {name}, Python {python}", problem(lock, system, python, folder)


def main() -> int:
    """Print a line for each, as it comes; the exit code is 1 if the bot cannot run somewhere."""
    wrong = 0
    for tried, trouble in found():
        print(f"{'!!' if trouble else 'ok'}  {tried}  {trouble}".rstrip(), flush=True)
        wrong += bool(trouble)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
