"""What one person types and does in one instant, and what came of it while it is watched."""

from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path, PurePath
from typing import Any

import simcord
from msgspec import Struct, field
from simcord import ChannelHandle, MemberActor

from bot.practice import reading
from bot.practice.faults import PracticeFault
from bot.practice.seen import Seen, best

Typed = str | int | float | bool | PurePath | tuple[str, bytes]

_INTEGER, _BOOLEAN, _USER, _CHANNEL, _NUMBER, _ATTACHMENT = 4, 5, 6, 7, 10, 11
_TRUTHS = {"true": True, "yes": True, "false": False, "no": False}


class Typist:
    """Fills in options; what does not fit stays as typed, and Discord's own check refuses it."""

    def __init__(
        self,
        member: Callable[[str], MemberActor],
        channel: Callable[[str], ChannelHandle],
        folder: Path,
    ) -> None:
        self._member = member
        self._channel = channel
        self.folder = folder

    def fill(self, command: Mapping[str, Any], options: Mapping[str, Typed]) -> dict[str, Any]:
        """The options of one use of a command, typed as the command declares them."""
        declared = {option["name"]: option for option in command.get("options", ())}
        for name in options:
            if name not in declared:
                raise PracticeFault("unknown-option", option=name, shown=", ".join(declared))
        return {name: self._one(declared[name], value) for name, value in options.items()}

    def _one(self, option: Mapping[str, Any], value: Typed) -> object:
        if option["type"] == _ATTACHMENT:
            return value if isinstance(value, tuple) else self._file(str(value))
        if not isinstance(value, str):
            return str(value) if isinstance(value, PurePath) else value
        if option.get("choices"):
            return _choice(option["choices"], value)
        return self._text(option["type"], value)

    def _text(self, kind: int, value: str) -> object:
        if kind == _USER and value.startswith("@"):
            return self._member(value[1:])
        if kind == _CHANNEL and value.startswith("#"):
            return self._channel(value[1:])
        if kind == _BOOLEAN:
            return _TRUTHS.get(value.casefold(), value)
        return _figure(kind, value)

    def _file(self, path: str) -> tuple[str, bytes]:
        file = self.folder / path
        try:
            return file.name, file.read_bytes()
        except OSError:
            raise PracticeFault("unknown-file", file=path) from None


def _figure(kind: int, value: str) -> str | int | float:
    try:
        if kind == _INTEGER:
            return int(value)
        return float(value) if kind == _NUMBER else value
    except ValueError:
        return value


def _choice(choices: list[Mapping[str, Any]], value: str) -> object:
    """The choice with this value, else with this name."""
    for key in ("value", "name"):
        for choice in choices:
            if str(choice[key]).casefold() == value.casefold():
                return choice["value"]
    return value


class Call(Struct, frozen=True):
    """Somebody uses a slash command."""

    who: str
    path: str
    options: Mapping[str, Typed] = field(default_factory=dict)


class Push(Struct, frozen=True):
    """Somebody presses the button or picks the option with this label."""

    who: str
    label: str


class Choose(Struct, frozen=True):
    """Somebody chooses in the menu of a member, by name, or of a message that is seen."""

    who: str
    entry: str
    of: str | Seen


Deed = Call | Push | Choose


class Acting:
    """The interactions of one act, and why Discord itself would not let somebody, if so."""

    def __init__(self) -> None:
        self.results: list[tuple[str, simcord.InteractionResult]] = []
        self.stopped: str | None = None

    async def note(self, who: str, deed: Awaitable[simcord.InteractionResult]) -> None:
        """Deliver a deed, unless Discord's own input check stops it."""
        try:
            self.results.append((who, await deed))
        except simcord.SetupError as check:
            self.stopped = str(check)


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
