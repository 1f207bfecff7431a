"""Forms: what buttons open to be filled in. A form is never itself the question.

Nothing is kept of a form that is open: sent in, it names the press that opened it, and is made
anew from that, however long ago it was opened and by whichever client.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Self

import discord
from discord import ui

from bot.pages.fitting import shorten
from bot.pages.presses import Press, unfold
from bot.pages.voice import Voice
from bot.rules.basics.keys import NOBODY, UserId
from bot.rules.basics.options import OverlordAction, QuestKind
from bot.rules.sheet.path import USUAL_ENCOUNTERS
from bot.rules.state import commands as c
from bot.rules.well.treachery import TreacheryKind

LONGEST_NAME = 60
LONGEST_LIST = 400
LONGEST_TITLE = 45
LONGEST_LABEL = 45
LONGEST_HINT = 100
MOST_ENCOUNTERS = 5

Entry = ui.TextInput[Any] | ui.Select[Any] | ui.UserSelect[Any]


class Form(ui.Modal):
    """A form whose fields become a command."""

    def __init__(self, title: str, press: Press) -> None:
        """Take the title, and the press that opens it."""
        super().__init__(title=shorten(title, LONGEST_TITLE), custom_id=press.custom_id)
        self._sent: Mapping[str, Sequence[str]] = {}
        # A stopped form is shown but not kept by the client, which would forget it in the end.
        self.stop()

    def field(self, label: str, component: Entry, hint: str = "") -> None:
        """Add a field under its label."""
        component.custom_id = str(len(self.children))
        text, below = shorten(label, LONGEST_LABEL), shorten(hint, LONGEST_HINT)
        self.add_item(ui.Label(text=text, component=component, description=below or None))

    def filled(self, sent: Sequence[Any]) -> Self:
        """Fill in what somebody sent, given as Discord sends the fields."""
        self._sent = dict(_entered(sent))
        return self

    def text(self, line: ui.TextInput[Any]) -> str:
        """Give what was typed into a line."""
        return "".join(self._sent.get(line.custom_id, ()))

    def values(self, select: ui.Select[Any] | ui.UserSelect[Any]) -> Sequence[str]:
        """Give the values that were chosen."""
        return self._sent.get(select.custom_id, ())

    def chosen(self, select: ui.Select[Any], usual: str) -> str:
        """Give the one value that was chosen."""
        return next(iter(self.values(select)), usual)

    def command(self) -> c.Command:
        """Give what the fields ask for."""
        raise NotImplementedError

    @property
    def named(self) -> int | None:
        """Give the user who is to have a place, and so must be on the server."""
        return None


class AddHeroForm(Form):
    """The name of a hero for whoever fills it in."""

    def __init__(self, names: Voice, press: Press) -> None:
        super().__init__(names.say("form-add-hero"), press)
        self._name = line(LONGEST_NAME)
        self.field(names.say("field-hero-name"), self._name, names.say("hint-hero-name"))

    def command(self) -> c.Command:
        """Add the hero."""
        return c.AddHero(self.text(self._name))


class StartQuestForm(Form):
    """A quest's name, kind, encounters and lieutenants."""

    def __init__(self, names: Voice, press: Press) -> None:
        super().__init__(names.say("form-start-quest"), press)
        self._name = line(LONGEST_NAME)
        kinds = [(names.say(f"kind-{kind}"), kind.value) for kind in QuestKind]
        self._kind = select(kinds, QuestKind.NORMAL.value)
        counts = [(str(n), str(n)) for n in range(1, MOST_ENCOUNTERS + 1)]
        self._encounters = select(counts, str(USUAL_ENCOUNTERS))
        self._lieutenants = line(LONGEST_LIST, required=False)
        self.field(names.say("field-quest-name"), self._name)
        self.field(names.say("field-quest-kind"), self._kind)
        self.field(names.say("field-quest-encounters"), self._encounters)
        hint = names.say("hint-lieutenants")
        self.field(names.say("field-quest-lieutenants"), self._lieutenants, hint)

    def command(self) -> c.Command:
        """Start the quest."""
        kind = QuestKind(self.chosen(self._kind, QuestKind.NORMAL.value))
        chosen = int(self.chosen(self._encounters, str(USUAL_ENCOUNTERS)))
        # What the form showed by itself is nothing that anybody said.
        encounters = None if chosen == USUAL_ENCOUNTERS else chosen
        name, lieutenants = self.text(self._name), self.text(self._lieutenants)
        return c.StartQuest(name, kind, encounters, lieutenants)


class StartDungeonForm(Form):
    """A first-edition quest's name, and the conquest and treachery it gives (E1, W8)."""

    def __init__(self, names: Voice, press: Press) -> None:
        super().__init__(names.say("form-start-quest"), press)
        self._name, self._conquest = line(LONGEST_NAME), line(2, required=False)
        self.field(names.say("field-quest-name"), self._name)
        hint = names.say("hint-quest-conquest")
        self.field(names.say("field-quest-conquest"), self._conquest, hint)
        self._treachery = {kind: line(2, required=False) for kind in TreacheryKind}
        for kind, points in self._treachery.items():
            self.field(names.say(f"field-quest-treachery-{kind}"), points)

    def command(self) -> c.Command:
        """Start the quest; what is no number counts as one that nobody has."""
        given = {kind: number(self.text(points)) for kind, points in self._treachery.items()}
        return c.StartQuest(
            self.text(self._name),
            conquest=number(self.text(self._conquest)),
            treachery_event=given[TreacheryKind.EVENT],
            treachery_trap=given[TreacheryKind.TRAP],
            treachery_monster=given[TreacheryKind.MONSTER],
        )


class GroupForm(Form):
    """The open group an agent enters."""

    def __init__(self, names: Voice, press: Press) -> None:
        super().__init__(names.say("form-group"), press)
        self._question = press.args[1]
        self._group = line(LONGEST_NAME)
        self._masters, self._minions = line(2, required=False), line(2, required=False)
        hint = names.say("hint-figures")
        self.field(names.say("field-group"), self._group)
        self.field(names.say("field-masters"), self._masters, hint)
        self.field(names.say("field-minions"), self._minions, hint)

    def command(self) -> c.Command:
        """Answer the question; what is no number counts as one that nobody has."""
        figures = (number(self.text(self._masters)), number(self.text(self._minions)))
        return c.AnswerGroup(self._question, self.text(self._group), *figures)


class SearchGoldForm(Form):
    """What the Search cards bring (G1)."""

    def __init__(self, names: Voice, press: Press) -> None:
        super().__init__(names.say("form-search-gold"), press)
        self._gold = line(4)
        self.field(names.say("field-gold"), self._gold)

    def command(self) -> c.Command:
        """Enter it; what is no number counts as one that nobody has."""
        return c.SearchGold(number(self.text(self._gold)) or 0)


class EnterSheetForm(Form):
    """What a hero had before the bot kept it: class, experience, skills, items (X2)."""

    def __init__(self, names: Voice, press: Press) -> None:
        super().__init__(names.say("form-enter-sheet"), press)
        self._hero = unfold(press.args[1], names.campaign.heroes)
        self._classes = line(LONGEST_LIST, required=False)
        self._xp = line(2, required=False)
        self._skills = line(LONGEST_LIST, required=False)
        self._items = line(LONGEST_LIST, required=False)
        self.field(names.say("field-class"), self._classes, names.say("hint-class"))
        self.field(names.say("field-xp"), self._xp, names.say("hint-xp"))
        self.field(names.say("field-skills"), self._skills, names.say("hint-listed"))
        self.field(names.say("field-items"), self._items, names.say("hint-listed"))

    def command(self) -> c.Command:
        """Enter it; what is no number counts as one that nobody has."""
        return c.EnterSheet(
            self._hero,
            self.text(self._classes),
            number(self.text(self._xp)) or 0,
            self.text(self._skills),
            self.text(self._items),
        )


class NameOverlordForm(Form):
    """Who takes the place of an overlord who left."""

    def __init__(self, names: Voice, press: Press) -> None:
        super().__init__(names.say("form-name-overlord"), press)
        self._who: ui.UserSelect[Any] = ui.UserSelect()
        self.field(names.say("field-overlord"), self._who)

    @property
    def named(self) -> int | None:
        """Give the new overlord."""
        return next(map(int, self.values(self._who)), None)

    def command(self) -> c.Command:
        """Add the user to the overlord side."""
        return c.ChangeOverlords(OverlordAction.ADD, UserId(self.named or NOBODY))


def line(longest: int, *, required: bool = True) -> ui.TextInput[Any]:
    """Make a line to type in."""
    return ui.TextInput(max_length=longest, required=required)


def select(options: Sequence[tuple[str, str]], usual: str) -> ui.Select[Any]:
    """Make a choice of labels and values, one of which is chosen already."""
    made = [
        discord.SelectOption(label=label, value=value, default=value == usual)
        for label, value in options
    ]
    return ui.Select(options=made, required=False)


def number(text: str) -> int | None:
    """Read a number; None for an empty text, -1 for what is no number."""
    bare = text.strip()
    if not bare:
        return None
    return int(bare) if bare.isdecimal() else -1


def _entered(parts: Sequence[Any]) -> Iterator[tuple[str, Sequence[str]]]:
    """Give what was entered into each field by its custom id."""
    for part in parts:
        inner = [*part.get("components", ()), *([part["component"]] if "component" in part else [])]
        yield from _entered(inner)
        if "custom_id" in part:
            yield part["custom_id"], part.get("values", [part.get("value") or ""])
