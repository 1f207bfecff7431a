"""How messages are told apart: by a nonce while they are sent, by a sign in them ever after."""

from collections.abc import Set
from hashlib import sha256
from typing import Any

import discord
from msgspec import Struct

from bot.log.contract import GREY, OPEN, SLOW
from bot.pages.page import Page
from bot.pages.phrases.moves import Move
from bot.pages.phrases.passing import has_left_behind, has_passing
from bot.pages.presses import Act, Press
from bot.rules.basics.keys import CampaignAt

MOVE, SUMMARY, LETTER, BRIEF, LOOK = "move", "summary", "dm", "brief", "look"
_LONGEST_NONCE = 25
# Discord numbers the components of a message from 1 on where nobody else does.
_LEAST_SIGN = 1 << 30


def nonce(*parts: object) -> str:
    """Give what tells one message from all others while it is being sent; Discord takes one once.

    The parts name its kind, server, campaign, move and whom it is for.
    """
    return _hash(*parts)[:_LONGEST_NONCE]


def sign(kind: str, move: Move, user: int = 0) -> int:
    """Give the number in a message by which it is found again, with or without buttons."""
    return _sign(kind, move.at, move.number, user)


def _sign(kind: str, at: CampaignAt, move: int, user: int = 0) -> int:
    found = int(_hash(kind, *at, move, user)[:8], 16)
    return _LEAST_SIGN | found & (_LEAST_SIGN - 1)


def fingerprint(page: Page) -> str:
    """Give what tells one form of a message from others, marked if buttons in it may go grey."""
    digest = sha256(repr(page).encode()).hexdigest()[:16]
    if has_passing(page):
        return OPEN + digest
    return SLOW + digest if has_left_behind(page) else digest


def marked(noted: str | None, mark: str) -> str:
    """Give what is noted of a message with another mark, or without any."""
    return mark + (noted or "").lstrip(OPEN + SLOW + GREY)


def is_form(noted: str | None, page: Page) -> bool:
    """Tell whether a message shows a page, whatever has gone grey in it since."""
    return noted is not None and marked(noted, "") == marked(fingerprint(page), "")


class Marks(Struct, frozen=True):
    """What an own message is known by: the signs in it, or, where there are none, its buttons."""

    signs: Set[int]
    buttons: Set[str]


class Sought(Struct, frozen=True):
    """How a message is known: by its sign, or, made by an earlier version, by its buttons."""

    sign: int
    buttons: Set[str] = frozenset()

    def fits(self, components: list[Any]) -> bool:
        """Tell whether the components of an own message make it the one."""
        return self.is_marked(marks(components))

    def is_marked(self, found: Marks) -> bool:
        """Tell whether the marks of an own message make it the one."""
        return self.sign in found.signs or not self.buttons.isdisjoint(found.buttons)


def marks(components: list[Any]) -> Marks:
    """Give what a message with these components is known by."""
    signs = frozenset(id for id in _ids(components) if id >= _LEAST_SIGN)
    return Marks(signs, frozenset() if signs else frozenset(custom_ids(components)))


def told_in(move: Move) -> Sought:
    """Give how a message that tells a move is known."""
    return teller_of(move.at, move.number)


def teller_of(at: CampaignAt, move: int) -> Sought:
    """Give how a message that tells a campaign's move of this number is known."""
    acts = (Act.UNDO, Act.REDO)
    buttons = {Press(act, at, (str(move),)).custom_id for act in acts}
    return Sought(_sign(MOVE, at, move), frozenset(buttons))


def is_signed(message: discord.Message) -> bool:
    """Tell whether a message says by itself what it is; those of earlier versions do not."""
    return any(id >= _LEAST_SIGN for id in _ids(message.components))


def custom_ids(components: list[Any]) -> set[str]:
    """Give the custom ids of everything in a message that can be pressed."""
    found = set()
    for component in components:
        custom_id = _of(component, "custom_id")
        if custom_id:
            found.add(str(custom_id))
        found |= custom_ids(_of(component, "children") or _of(component, "components") or [])
        accessory = _of(component, "accessory")
        if accessory is not None:
            found |= custom_ids([accessory])
    return found


def _ids(components: list[Any]) -> set[int]:
    return {int(_of(component, "id") or 0) for component in components}


def _of(component: Any, name: str) -> Any:  # noqa: ANN401 - the library's objects, or plain JSON
    if isinstance(component, dict):
        return component.get(name)
    return getattr(component, name, None)


def _hash(*parts: object) -> str:
    return sha256(":".join(map(str, parts)).encode()).hexdigest()
