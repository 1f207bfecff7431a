"""Which of PostgreSQL's complaints mean what; they are answered as SQLite's are."""

import asyncpg

from bot.log.errors import Reason

# https://www.postgresql.org/docs/current/errcodes-appendix.html: a whole code, else its class.
_REASONS = {
    "08": Reason.UNREACHABLE,
    # A text that this database has no form for; no event holds one, an old note might.
    "22021": Reason.CORRUPT,
    "25006": Reason.READ_ONLY,
    "28": Reason.CANNOT_OPEN,
    "3D": Reason.CANNOT_OPEN,
    "3F": Reason.CANNOT_OPEN,
    "40001": Reason.BUSY,
    "40P01": Reason.BUSY,
    "42501": Reason.READ_ONLY,
    "42P01": Reason.CANNOT_OPEN,
    "53": Reason.BUSY,
    "53100": Reason.DISK_FULL,
    "55P03": Reason.BUSY,
    "57014": Reason.BUSY,
    "57P": Reason.UNREACHABLE,
    "58": Reason.DISK_FAILS,
    # Our own: the lease has ended of whoever writes.
    "OV001": Reason.TAKEN,
    "XX001": Reason.CORRUPT,
    "XX002": Reason.CORRUPT,
}

_NO_PRIMARY = asyncpg.exceptions.TargetServerAttributeNotMatched
# What the library says of a connection that its server has just ended.
_ENDED = asyncpg.InternalClientError
FAULTS = (
    *(asyncpg.PostgresError, asyncpg.InterfaceError, _ENDED, _NO_PRIMARY),
    *(OSError, TimeoutError),
)
"""By these the library says that a statement was not carried out, or may not have been."""
_GOES_ON = "ERROR"


class Clash(Exception):
    """A constraint says no; `again` if an earlier try may have been the one that was in the way."""

    def __init__(self, constraint: str, *, again: bool) -> None:
        super().__init__(constraint)
        self.constraint = constraint
        self.again = again


def reason_of(error: BaseException) -> Reason | None:
    """Give the reason a database cannot be used; None for a mistake of our own."""
    match error:
        case asyncpg.DataError():
            return None
        case asyncpg.PostgresError():
            code = str(error.sqlstate or "")
            return next((_REASONS[code[:end]] for end in (5, 3, 2) if code[:end] in _REASONS), None)
        case asyncpg.ClientConfigurationError():
            return Reason.CANNOT_OPEN
        case asyncpg.InterfaceError() | asyncpg.InternalClientError() | OSError() | TimeoutError():
            return Reason.UNREACHABLE
        case _:
            # Of several hosts none takes what is written: a successor is not chosen yet.
            return Reason.UNREACHABLE if isinstance(error, _NO_PRIMARY) else None


def ends_connection(error: BaseException) -> bool:
    """Tell whether a connection is of no use any more: only a plain error leaves it as it was."""
    plain = isinstance(error, asyncpg.PostgresError)
    return not (plain and getattr(error, "severity_en", "") == _GOES_ON)


def may_pass(error: BaseException) -> bool:
    """Tell whether a fresh connection may do better: to the same server, or to its successor."""
    code = str(getattr(error, "sqlstate", None) or "")
    return reason_of(error) is Reason.UNREACHABLE or code in ("25006", "40001", "40P01")
