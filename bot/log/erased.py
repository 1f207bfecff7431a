"""The register of what was erased, so that a copy that is put back does not bring it back.

One file for all servers. Its first line is a salt, each further one the scrypt of something that
was erased: a name, a campaign, a server. Nobody reads from it what that was; whoever has a copy can
ask whether something of it stands there. A server's file notes how many lines it knows: what is to
be done again with a copy of it stands behind them.
"""

import hashlib
import secrets
from collections.abc import Iterable
from pathlib import Path
from threading import Lock

from bot.log.backups import REGISTER, write_whole
from bot.log.notes import ErasedUpTo

_SALT_BYTES = 16
_COST = 2**14  # some 40 ms and 16 MiB for each thing asked for: nobody tries all ids there are
_VOID = "-"


class Register:
    """The register of one folder; several threads may use it."""

    def __init__(self, folder: Path) -> None:
        """Take the folder; the file is made with the first line."""
        self.path = folder / REGISTER
        self._lock = Lock()

    def add(self, what: str) -> ErasedUpTo:
        """Write down that something is erased; it is on the disk when this returns.

        Gives the line. Raises OSError.
        """
        with self._lock:
            salt, *lines = self._lines() or [secrets.token_hex(_SALT_BYTES)]
            lines.append(digest(salt, what))
            self._write([salt, *lines])
            return ErasedUpTo(_name(salt), len(lines))

    def take_back(self, line: ErasedUpTo) -> None:
        """Let a line mean nothing, since what it says was not done after all; raises OSError."""
        with self._lock:
            lines = self._lines()
            lines[line.lines] = _VOID
            self._write(lines)

    def end(self) -> ErasedUpTo | None:
        """Give the last line, if there is any."""
        with self._lock:
            lines = self._lines()
        return ErasedUpTo(_name(lines[0]), len(lines) - 1) if lines else None

    def behind(self, known: ErasedUpTo | None, things: Iterable[str]) -> list[str]:
        """Give which of these were erased after the line that a file knows.

        Of another register's lines it knows none of this one's.
        """
        with self._lock:
            salt, *lines = self._lines() or [""]
        first = known.lines if known and known.register == _name(salt) else 0
        later = set(lines[first:])
        return [what for what in things if digest(salt, what) in later] if later else []

    def _lines(self) -> list[str]:
        try:
            return self.path.read_text(encoding="ascii").split()
        except (FileNotFoundError, NotADirectoryError):
            return []

    def _write(self, lines: list[str]) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.path, "".join(f"{line}\n" for line in lines))


def name(server: int, user: int) -> str:
    """Say that somebody's name was removed from a server."""
    return f"{server} name {user}"


def campaign(server: int, born: int) -> str:
    """Say that a campaign was deleted, by the id that it was founded with."""
    return f"{server} campaign {born}"


def everything(server: int) -> str:
    """Say that all of a server was erased."""
    return f"{server} everything"


def digest(salt: str, what: str) -> str:
    """Give what a register says of a thing that was erased."""
    return hashlib.scrypt(
        what.encode(), salt=bytes.fromhex(salt), n=_COST, r=8, p=1, dklen=32
    ).hex()


def _name(salt: str) -> str:
    """Tell one register from another by the beginning of its salt."""
    return salt[:8]
