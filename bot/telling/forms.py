"""Forms: what buttons open to be filled in. A form is never itself the question."""

from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord import ui

from bot.rules import commands as c
from bot.rules.options import QuestKind
from bot.telling.naming import Naming

LONGEST_NAME = 60
LONGEST_LIST = 400
LONGEST_TITLE = 45
LONGEST_LABEL = 45
OPEN_SECONDS = 15 * 60
MOST_ENCOUNTERS = 5
USUAL_ENCOUNTERS = 2

Play = Callable[[discord.Interaction, c.Command], Any]


class Form(ui.Modal):
    """A form whose fields become a command."""

    def __init__(self, title: str, play: Play) -> None:
        """Take the title, and what plays the command."""
        super().__init__(title=title[:LONGEST_TITLE], timeout=OPEN_SECONDS)
        self._play = play

    def field(self, label: str, component: ui.Item[Any], hint: str = "") -> None:
        """Add a field under its label."""
        text = label[:LONGEST_LABEL]
        self.add_item(ui.Label(text=text, component=component, description=hint or None))

    def command(self) -> c.Command:
        """Give what the fields ask for."""
        raise NotImplementedError

    async def on_submit(self, interaction: discord.Interaction, /) -> None:
        """Play it."""
        await self._play(interaction, self.command())


class AddHeroForm(Form):
    """The name of a hero for whoever fills it in."""

    def __init__(self, names: Naming, play: Play) -> None:
        super().__init__(names.say("form-add-hero"), play)
        self._name = line(LONGEST_NAME)
        self.field(names.say("field-hero-name"), self._name, names.say("hint-hero-name"))

    def command(self) -> c.Command:
        """Add the hero."""
        return c.AddHero(self._name.value)


class StartQuestForm(Form):
    """A quest's name, kind, encounters and lieutenants."""

    def __init__(self, names: Naming, play: Play) -> None:
        super().__init__(names.say("form-start-quest"), play)
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
        kind = QuestKind(chosen(self._kind, QuestKind.NORMAL.value))
        encounters = int(chosen(self._encounters, str(USUAL_ENCOUNTERS)))
        return c.StartQuest(self._name.value, kind, encounters, self._lieutenants.value)


class GroupForm(Form):
    """The open group an agent enters."""

    def __init__(self, names: Naming, play: Play, question: str) -> None:
        super().__init__(names.say("form-group"), play)
        self._question = question
        self._group = line(LONGEST_NAME)
        self._masters, self._minions = line(2, required=False), line(2, required=False)
        hint = names.say("hint-figures")
        self.field(names.say("field-group"), self._group)
        self.field(names.say("field-masters"), self._masters, hint)
        self.field(names.say("field-minions"), self._minions, hint)

    def command(self) -> c.Command:
        """Answer the question; what is no number counts as one that nobody has."""
        figures = (number(self._masters.value), number(self._minions.value))
        return c.AnswerGroup(self._question, self._group.value, *figures)


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


def chosen(select: ui.Select[Any], usual: str) -> str:
    """Give the value that was chosen."""
    return select.values[0] if select.values else usual


def number(text: str) -> int | None:
    """Read a number; None for an empty text, -1 for what is no number."""
    bare = text.strip()
    if not bare:
        return None
    return int(bare) if bare.isdecimal() else -1
