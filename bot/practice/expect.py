"""Whether an expectation of a script is met."""

from collections.abc import Iterable
from typing import assert_never

from bot.practice.faults import PracticeFault, say
from bot.practice.lines import Expect, ExpectNone, ExpectRefused, ExpectText
from bot.practice.seen import Seen
from bot.practice.world import World


def check(expected: Expect, world: World) -> None:
    """Nothing if it is met; else a Fault with what was there instead."""
    match expected:
        case ExpectText():
            _text(expected, world)
        case ExpectNone():
            _none(expected, world)
        case ExpectRefused():
            if not world.last.refused:
                raise PracticeFault("not-refused", there=shown(world.last.seen))
        case _:
            assert_never(expected)


def _text(expected: ExpectText, world: World) -> None:
    _known(expected.user, world)
    newest = world.newest(expected.where, expected.user)
    there = world.last.of(expected.where, expected.user) or ((newest,) if newest else ())
    said = any(seen.says(expected.text) for seen in there)
    if said != expected.contains:
        raise PracticeFault("not-said" if expected.contains else "said", there=shown(there))


def _none(expected: ExpectNone, world: World) -> None:
    _known(expected.user, world)
    there = world.last.of(expected.where, expected.user)
    # A reply that vanishes again is no message somebody finds in the DMs.
    if lasting := [seen for seen in there if not seen.hidden]:
        raise PracticeFault("not-silent", there=shown(lasting))


def _known(user: str, world: World) -> None:
    if user and not world.people.known(user):
        raise PracticeFault("unknown-user", user=user)


def shown(messages: Iterable[Seen]) -> str:
    """Messages as the transcript prints them, one after the other."""
    return "\n".join(line for seen in messages for line in printed(seen)) or say("nothing-there")


def printed(seen: Seen) -> list[str]:
    """One message as lines: where it stands, then its text."""
    head = say(f"place-{_place(seen)}", place=seen.place, user=seen.private_to or seen.place)
    head = say("edited", place=head) if seen.edited else head
    return [f"{head}  {seen.lines[0] if seen.lines else ''}".rstrip(), *_indented(seen.lines[1:])]


def _indented(lines: Iterable[str]) -> list[str]:
    return [f"    {line}" for line in lines]


def _place(seen: Seen) -> str:
    if seen.hidden:
        return "private"
    if seen.dm_of:
        return "dm"
    return "board" if seen.board else "post"
