"""Why a message did not get through, by Discord's own numbers."""

from enum import StrEnum

import discord


class Trouble(StrEnum):
    """Why a message did not get through."""

    FORBIDDEN = "forbidden"
    ARCHIVED = "archived"
    GONE = "gone"
    CLOSED = "closed"
    REJECTED = "rejected"
    REFUSED = "refused"
    FAILING = "failing"
    UNEXPECTED = "unexpected"


_NEVER = (Trouble.GONE, Trouble.CLOSED, Trouble.REJECTED)
_BAD_REQUEST, _TOO_MANY, _SERVERS_FAULT = 400, 429, 500
_NO_CODE = 0
_CODES = {
    50001: Trouble.FORBIDDEN,  # missing access
    50013: Trouble.FORBIDDEN,  # missing permissions
    50007: Trouble.CLOSED,  # cannot send messages to this user
    50278: Trouble.CLOSED,  # likewise: no server in common
    50083: Trouble.ARCHIVED,
    10003: Trouble.GONE,  # unknown channel
    10008: Trouble.GONE,  # unknown message
    10013: Trouble.GONE,  # unknown user
    20016: Trouble.FAILING,  # slow mode
    20028: Trouble.FAILING,  # too many messages in a channel
    30046: Trouble.FAILING,  # too many edits of old messages
    40003: Trouble.FAILING,  # too many direct messages opened
    40062: Trouble.FAILING,  # too much asked of a service
    130000: Trouble.FAILING,  # overloaded
}


class Undelivered(Exception):
    """A message did not get through; `code` is Discord's number for why, 0 where it gave none."""

    def __init__(self, trouble: Trouble, code: int = _NO_CODE) -> None:
        super().__init__(trouble, code)
        self.trouble = trouble
        self.code = code

    @property
    def may_pass(self) -> bool:
        """Tell whether the same message may get through another time."""
        return self.trouble not in _NEVER

    @property
    def passes_soon(self) -> bool:
        """Tell whether to try again at once is any use: not where too much was asked already."""
        return self.trouble is Trouble.FAILING and self.code not in _CODES


class NothingPosted(Undelivered):
    """In a campaign's own channel nothing can be posted just now."""


def refused(error: discord.HTTPException) -> Undelivered:
    """Say why Discord refused a message."""
    return Undelivered(_trouble(error), error.code)


def _trouble(error: discord.HTTPException) -> Trouble:
    if error.status == _TOO_MANY or error.status >= _SERVERS_FAULT:
        return Trouble.FAILING
    if error.code in _CODES:
        return _CODES[error.code]
    if isinstance(error, discord.NotFound) and error.code == _NO_CODE:
        return Trouble.GONE
    # What Discord cannot read today it cannot read tomorrow.
    return Trouble.REJECTED if error.status == _BAD_REQUEST else Trouble.REFUSED
