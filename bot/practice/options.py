"""What somebody typed after an option's name, turned into what Discord would send."""

from collections.abc import Callable, Mapping
from pathlib import Path, PurePath
from typing import Any

from simcord import ChannelHandle, MemberActor

from bot.practice.faults import PracticeFault

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
        return {
            name: self._one(declared[name], value) if name in declared else value
            for name, value in options.items()
        }

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
