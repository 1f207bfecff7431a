"""Messages that are more than text and variables, said as the sentence library says them.

The library, and what it knows of a language's plurals and numbers, take a twentieth of a second to
load: `bot.words` does so with the first message that needs it.
"""

from collections.abc import Iterable, Mapping

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern, Placeable, TextElement, VariableReference
from fluent.runtime.types import FluentNone, FluentNumber, fluent_number

LONGEST_PART = 2500
"""Characters of an argument or of a text within a message; the library refuses longer ones."""

# A message that is a number and nothing else.
_SAID = "said-number"
_NUMBER = f"{_SAID} = {{ $said }}"
# Holds the place of a long argument: characters that nobody types.
_PLACE = "\ue000{}\ue001"


class CannotBeSaid(Exception):
    """A message has no words, or lacks an argument; what the library says of it."""


class Resolver:
    """Reads messages of one language, and says them."""

    def __init__(self, languages: list[str], terms: Iterable[str], parted: int) -> None:
        """Take the language, and whose rules hold where it has none, with what terms stand for.

        Numbers from `parted` on have their digits parted as the language does.
        """
        self._parted = parted
        self._bundle = FluentBundle(languages, use_isolating=False)
        for source in (_NUMBER, *terms):
            self._bundle.add_resource(FluentResource(source))

    def knows(self, key: str) -> bool:
        """Tell whether a message was read."""
        return bool(self._bundle.has_message(key))

    def read(self, source: str) -> None:
        """Read a message as it is written."""
        self._bundle.add_resource(FluentResource(source))

    def say(self, key: str, args: Mapping[str, str | int]) -> str:
        """Say a message that was read; raises CannotBeSaid."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise CannotBeSaid
        # The library refuses to say a long argument, such as a list of all that stands on a board.
        long = [name for name, value in args.items() if _is_long(value)]
        held = {name: _PLACE.format(place) for place, name in enumerate(long)}
        said = {name: self._number(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, said | held)
        if errors:
            raise CannotBeSaid(*errors)
        whole = str(text)
        for name in long:
            whole = whole.replace(held[name], str(args[name]))
        return whole

    def _number(self, value: str | int) -> str | int | FluentNumber | FluentNone:
        if isinstance(value, str) or abs(value) >= self._parted:
            return value
        return fluent_number(value, useGrouping=False)

    def number(self, value: str | int) -> str:
        """Say a number, its digits parted as the language does."""
        return self.say(_SAID, {"said": value})

    def plain(self, key: str) -> str | None:
        """Give a message as a template for `%`; None for one in which more is to be worked out."""
        pattern = self._bundle.get_message(key).value
        parts = pattern.elements if isinstance(pattern, Pattern) else (pattern,)
        template = ""
        # What holds one element alone is that element.
        for part in parts:
            match part:
                case TextElement(value=text) if len(text) <= LONGEST_PART:
                    template += escaped(text)
                case Placeable(expression=VariableReference(id=name)):
                    template += f"%({name.name})s"
                case _:
                    return None
        return template or None


def escaped(text: str) -> str:
    """Give a text as it stands in a template for `%`."""
    return text.replace("%", "%%")


def _is_long(value: str | int) -> bool:
    return isinstance(value, str) and len(value) > LONGEST_PART
