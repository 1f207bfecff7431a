"""The command line: puts the parts together that one command needs, and nothing else."""

import argparse
import asyncio
import gc
import io
import os
import sys
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bot import __version__
from bot.host.file_modes import keep_private, mend
from bot.host.here import say
from bot.host.settings import HostSettings, load

if TYPE_CHECKING:
    from bot.host.restoring import Line
    from bot.log.backups import Copied

LAST_PORT = 65535


def main(arguments: list[str] | None = None) -> int:
    """Carry out one command; gives the exit code."""
    _print_anything()
    asked = _parser().parse_args(arguments)
    keep_private()
    command: Callable[[argparse.Namespace], int] = asked.command
    try:
        return command(asked)
    except KeyboardInterrupt:
        return 1
    except BrokenPipeError:  # whoever reads along has read enough; nobody hears of the rest
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        from bot.host.complaints import complaint

        known = complaint(error)
        if known is None:
            raise
        _fail(known.key, **known.facts)
        return known.code


def _print_anything() -> None:
    """Let no arrow end a command: a pipe on Windows may not know it."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _run(asked: argparse.Namespace) -> int:
    # What a start loads stays: looking through it for garbage, over and over, finds none.
    gc.disable()
    try:
        return _served(asked)
    finally:
        gc.enable()


def _served(asked: argparse.Namespace) -> int:
    from bot.host.complaints import FAILED, complaint
    from bot.host.logs import last_line

    plain = asked.log == "plain" if asked.log else sys.stderr.isatty()
    try:
        _serve(plain=plain)
    except Exception as error:
        if plain:
            raise
        # Whoever reads JSON reads nothing else, and least of all the line that says why it ended.
        known = complaint(error)
        said = say(known.key, **known.facts) if known else ""
        print(last_line(error, said), file=sys.stderr)
        return known.code if known else FAILED
    return 0


def _serve(*, plain: bool) -> None:
    from bot.host import logs, running
    from bot.host.data_folder import taken, try_out

    settings = load()
    settings.token()
    logs.configure(settings.log_level, settings.secrets, plain=plain)
    tell = partial(print, flush=True) if plain else running.silent
    with taken(settings.home):
        try_out(settings.servers if settings.address is None else settings.home)
        mend(settings.home)
        asyncio.run(running.serve(settings, tell))


def _play(asked: argparse.Namespace) -> int:
    from bot.practice import play, real
    from bot.practice.front_page import has_browser

    home = load().home / "practice"
    browser = asked.browser and has_browser(os.environ, sys.platform) and sys.stdout.isatty()
    return play.run(home, real.kept, fresh=asked.fresh, port=asked.port, browser=browser)


def _rehearse(asked: argparse.Namespace) -> int:
    from bot.practice import real, rehearse

    return rehearse.run(asked.files, real.fresh)


def _check(_: argparse.Namespace) -> int:
    from bot.host import logs
    from bot.host.checkup import examine

    settings = load()
    logs.configure("ERROR", settings.secrets)

    async def report() -> int:
        code = 0
        async for finding in examine(settings):
            mark = "!!" if finding.code else "ok"
            print(f"{mark}  {say(finding.key, **finding.facts)}")
            code = max(code, finding.code)
        return code

    return asyncio.run(report())


def _emojis(asked: argparse.Namespace) -> int:
    from bot.host import logs
    from bot.host.emojis import change

    settings = load()
    logs.configure("ERROR", settings.secrets)
    count = asyncio.run(change(settings, remove=asked.remove))
    print(say("cli-emojis-removed" if asked.remove else "cli-emojis-put-up", count=count))
    return 0


def _backup(asked: argparse.Namespace) -> int:
    from bot.log.backups import OntoThemselves

    settings, folder = load(), str(asked.folder)
    try:
        copied = _copied(settings, asked.folder)
    except OSError as problem:
        return _fail("cli-no-copies", folder=folder, problem=problem.strerror or str(problem))
    except OntoThemselves:
        return _fail("cli-copies-onto-themselves", folder=folder)
    failed = [copy for copy in copied if copy.problem]
    for copy in failed:
        _fail("cli-not-copied", file=str(copy.file), problem=copy.problem)
    whole = len(copied) - len(failed)
    if whole or not failed:
        place = settings.place if settings.address else str(settings.servers.absolute())
        facts = {"folder": folder, "servers": place}
        print(say("cli-backed-up", files=whole, **facts))
    return 1 if failed or not whole else 0


def _copied(settings: HostSettings, folder: Path) -> "list[Copied]":
    if settings.address is None:
        from bot.host.data_folder import need_readable
        from bot.log.backups import back_up

        need_readable(settings.servers)
        return list(back_up(settings.servers, folder))
    from bot.host import in_database

    return asyncio.run(in_database.back_up(settings.address, folder))


def _restore(asked: argparse.Namespace) -> int:
    from bot.host import logs
    from bot.host.data_folder import taken, try_out

    settings = load()
    logs.configure("ERROR", settings.secrets)
    with taken(settings.home):
        try_out(settings.servers if settings.address is None else settings.home)
        mend(settings.home)
        told = _put_back(settings, asked.copy)
        mend(settings.home)
    for line in told:
        print(say(line.key, **line.facts), file=sys.stdout if line.well else sys.stderr)
    return 0 if all(line.well for line in told) else 1


def _put_back(settings: HostSettings, copy: Path) -> "list[Line]":
    if settings.address is None:
        from bot.host.restoring import restore

        return asyncio.run(restore(copy, settings.servers))
    from bot.host import in_database

    return asyncio.run(in_database.restore_into(settings, settings.address, copy))


def _move(asked: argparse.Namespace) -> int:
    from bot.host import logs
    from bot.host.data_folder import need_readable, taken, try_out
    from bot.log.postgres.address import Address, is_address

    settings, place = load(), str(asked.place)
    there = Address(place) if is_address(place) else None
    here = settings.address
    from bot.host import moving_house

    if there is not None and here is None:
        logs.configure("ERROR", (*settings.secrets, *there.secrets))
        need_readable(settings.servers)
        home, lines = settings.home, moving_house.into_database(settings, there)
    elif here is not None and there is None:
        logs.configure("ERROR", settings.secrets)
        home = Path(place).expanduser()
        lines = moving_house.into_folder(here, home)
    else:
        return _fail("cli-move-no-way", place=there.shown if there else place)
    with taken(home):
        try_out(home)
        mend(home)
        code = asyncio.run(_said(lines))
        mend(home)
    return code


async def _said(lines: AsyncIterator["Line"]) -> int:
    """Say each line as it comes; gives the exit code."""
    code = 0
    async for line in lines:
        to = sys.stdout if line.well else sys.stderr
        print(say(line.key, **line.facts), file=to, flush=True)
        code = max(code, 0 if line.well else 1)
    return code


def _verify(asked: argparse.Namespace) -> int:
    from bot.host.verify_file import lines, verify_file
    from bot.rules.course.soundness import BadExport

    try:
        report = verify_file(asked.file)
    except OSError as wrong:
        return _fail("cli-verify-unreadable", file=str(asked.file), problem=str(wrong.strerror))
    except BadExport as wrong:
        problem = say(f"file-fault-{wrong.fault}", field=wrong.field)
        file, entry = str(asked.file), wrong.entry
        return _fail("cli-verify-bad-file", file=file, problem=problem, entry=entry)
    print("\n".join(lines(report, say)))
    return 0 if report.is_clean else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="overlord", description=say("cli-about"))
    version, about = f"%(prog)s {__version__}", say("cli-version")
    parser.add_argument("--version", action="version", version=version, help=about)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def add(name: str, command: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=say(f"cli-{name}"))
        added.set_defaults(command=command)
        return added

    log = say("cli-run-log")
    add("run", _run).add_argument("--log", choices=("plain", "json"), help=log)
    play = add("play", _play)
    play.add_argument("--fresh", action="store_true", help=say("cli-play-fresh"))
    play.add_argument("--port", type=_port, metavar="PORT", help=say("cli-play-port"))
    no_browser = say("cli-play-no-browser")
    play.add_argument("--no-browser", dest="browser", action="store_false", help=no_browser)
    files = say("cli-rehearse-files")
    add("rehearse", _rehearse).add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help=files
    )
    add("check", _check)
    remove = say("cli-emojis-remove")
    add("emojis", _emojis).add_argument("--remove", action="store_true", help=remove)
    folder, copy = say("cli-backup-folder"), say("cli-restore-copy")
    add("backup", _backup).add_argument("folder", type=Path, metavar="DIR", help=folder)
    add("restore", _restore).add_argument("copy", type=Path, metavar="COPY", help=copy)
    file, place = say("cli-verify-file"), say("cli-move-to-place")
    add("verify", _verify).add_argument("file", type=Path, metavar="FILE", help=file)
    add("move-to", _move).add_argument("place", metavar="PLACE", help=place)
    return parser


def _port(written: str) -> int:
    if not written.isdecimal() or int(written) > LAST_PORT:
        raise argparse.ArgumentTypeError(say("cli-bad-port", last=str(LAST_PORT)))
    return int(written)


def _fail(key: str, /, **facts: str | int) -> int:
    print(say(key, **facts), file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
