"""What one person does in one instant, and what came of it while it is watched."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import simcord

from bot.practice import reading
from bot.practice.faults import PracticeFault
from bot.practice.options import Typed
from bot.practice.seen import best


@dataclass(frozen=True, slots=True)
class Call:
    """Somebody uses a slash command."""

    who: str
    path: str
    options: Mapping[str, Typed] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Push:
    """Somebody presses the button or picks the option with this label."""

    who: str
    label: str


Deed = Call | Push


class Acting:
    """The interactions of one act, and whether Discord itself would not let somebody."""

    def __init__(self) -> None:
        self.results: list[tuple[str, simcord.InteractionResult]] = []
        self.stopped = False

    async def note(self, who: str, deed: Awaitable[simcord.InteractionResult]) -> None:
        """Deliver a deed, unless Discord's own input check stops it."""
        try:
            self.results.append((who, await deed))
        except simcord.SetupError:
            self.stopped = True


def split(who: str) -> tuple[str, bool]:
    """A person as (name, whether it is in the direct messages)."""
    name, _, place = who.partition("@")
    return name, place == "dm"


def fill_modal(
    modal: Mapping[str, Any],
    values: Mapping[str, str],
    member: Callable[[str], simcord.MemberActor],
) -> dict[str, object]:
    """What Discord sends for a modal filled in under its labels; Fault if a label is unknown."""
    fields = list(reading.fields(modal))
    filled: dict[str, object] = {}
    for label, value in values.items():
        place = best(label, (each.label for each in fields))
        if place is None:
            shown = ", ".join(f"[{each.label}]" for each in fields)
            raise PracticeFault("unknown-field", label=label, shown=shown)
        filled[fields[place].custom_id] = _entered(fields[place], value, member)
    return filled


def _entered(
    into: reading.Field, value: str, member: Callable[[str], simcord.MemberActor]
) -> object:
    if into.kind == "people":
        return [member(value.removeprefix("@"))]
    if into.kind == "tick":
        return value.casefold() == "yes"
    option = best(value, (label for label, _ in into.options))
    chosen = value if option is None else into.options[option][1]
    return [chosen] if into.kind == "choice" else chosen
