"""Forms of the map: a treachery card swapped in, dice rolled again for a dodge."""

from typing import Any

from discord import SelectOption, ui

from bot.desk.forms.forms import LONGEST_NAME, Form, line, number, select
from bot.pages.phrases import dice_words
from bot.pages.presses import Press
from bot.pages.voice import Voice
from bot.rules.rolling.table_rolls import RolledDie
from bot.rules.state import commands as c
from bot.rules.well.state import AttackUnderWay
from bot.rules.well.treachery import TreacheryKind

MOST_OPTIONS = 25


class SwapForm(Form):
    """The treachery card that takes a basic card's place, its kind and its cost."""

    def __init__(self, names: Voice, press: Press) -> None:
        super().__init__(names.say("form-swap-treachery"), press)
        self._card, self._cost = line(LONGEST_NAME), line(2)
        kinds = [(names.say(f"treachery-{kind}"), kind.value) for kind in TreacheryKind]
        self._kind = select(kinds, TreacheryKind.EVENT.value)
        self.field(names.say("field-card"), self._card)
        self.field(names.say("field-treachery-kind"), self._kind)
        hint = names.say("hint-treachery-cost")
        self.field(names.say("field-treachery-cost"), self._cost, hint)

    def command(self) -> c.Command:
        """Swap the card in; what is no number counts as one that nobody has."""
        kind = TreacheryKind(self.chosen(self._kind, TreacheryKind.EVENT.value))
        cost = number(self.text(self._cost))
        return c.SwapWithTreachery(self.text(self._card), kind, -1 if cost is None else cost)


class DodgeForm(Form):
    """Who dodges, and which dice of the attack are rolled again."""

    def __init__(
        self, names: Voice, press: Press, attack: AttackUnderWay, dodging: tuple[str, ...]
    ) -> None:
        super().__init__(names.say("form-dodge"), press)
        self._seen, self._first = attack.faces, dodging[0]
        self._who = select([(name, name) for name in dodging[:MOST_OPTIONS]], dodging[0])
        if len(dodging) > 1:
            self.field(names.say("field-dodging"), self._who)
        self._dice = _dice(attack, names)
        self.field(names.say("field-dodged-dice"), self._dice)

    def command(self) -> c.Command:
        """Dodge with the dice as they lay when the form was opened."""
        places = tuple(sorted(map(int, self.values(self._dice))))
        return c.DodgeAttack(self.chosen(self._who, self._first), places, self._seen)


def _dice(attack: AttackUnderWay, names: Voice) -> ui.Select[Any]:
    labels = dice_words.labels([names.box.dice[die] for die in attack.dice], names)
    rolled = map(RolledDie, attack.dice, attack.faces)
    options = [
        SelectOption(label=label, value=str(place), description=dice_words.told([die], names))
        for place, (label, die) in enumerate(zip(labels, rolled, strict=True), start=1)
    ]
    return ui.Select(options=options[:MOST_OPTIONS], max_values=len(options[:MOST_OPTIONS]))
