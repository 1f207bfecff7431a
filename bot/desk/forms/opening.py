"""What a button opens: a form, or a private choice of decks; refused at once if it would be."""

from collections.abc import Callable, Mapping
from typing import Any

from discord import SelectOption, ui

from bot.desk.forms.forms import (
    LONGEST_NAME,
    AddHeroForm,
    EnterSheetForm,
    Form,
    GroupForm,
    NameOverlordForm,
    SearchGoldForm,
    StartDungeonForm,
    StartQuestForm,
    line,
    number,
    select,
)
from bot.desk.pressed import pressing
from bot.pages.fitting import MOST_OPTIONS
from bot.pages.page import Option, Page, Select, Text
from bot.pages.phrases import dice_words
from bot.pages.phrases.asking import GROUP
from bot.pages.phrases.stages import (
    ADD_HERO,
    CHOOSE_DECK,
    ENTER_SHEET,
    NAME_OVERLORD,
    SEARCH_GOLD,
    START_QUEST,
)
from bot.pages.presses import Act, Press
from bot.pages.voice import Voice
from bot.pages.well.pressing import DODGE, PUT_ON_BOARD, SWAP
from bot.rules.basics.options import Edition
from bot.rules.offers import Table
from bot.rules.printed.decks import Deck
from bot.rules.rolling.table_rolls import RolledDie
from bot.rules.state import commands as c
from bot.rules.state import refusals as r
from bot.rules.well.map import FigureKind
from bot.rules.well.state import AttackUnderWay
from bot.rules.well.treachery import TreacheryKind

LONGEST_SPACE = 6


def form(press: Press, table: Table, names: Voice) -> Form | Page:
    """Give the form a press opens, or the page with a choice; raises Refusal for others."""
    pressing.need_form(press, table)
    match press.args[0]:
        case what if what == CHOOSE_DECK:
            return _decks(press, table, names)
        case what if what == START_QUEST:
            first = table.campaign.edition is Edition.FIRST
            return StartDungeonForm(names, press) if first else StartQuestForm(names, press)
        case what if what == DODGE:
            return _dodge(press, table, names)
        case what if what == PUT_ON_BOARD:
            return PutOnBoardForm(names, press, pressing.to_place(press.args[1], table))
        case what:
            return _FORMS[what](names, press)


def _dodge(press: Press, table: Table, names: Voice) -> Form:
    """Ask which dice are rolled again, and for whom; a press on older dice is refused."""
    attack, dodging = table.campaign.well.attack, pressing.dodging(press.args[1], table)
    if attack is None:
        raise r.OtherAttack
    return DodgeForm(names, press, attack, dodging)


def _decks(press: Press, table: Table, names: Voice) -> Page:
    decks = table.box.decks
    options = [Option(deck.name, deck.key, _about(deck, names)) for deck in decks]
    chunks = (options[at : at + MOST_OPTIONS] for at in range(0, len(options), MOST_OPTIONS))
    selects = (_deck_select(press, place, chunk, names) for place, chunk in enumerate(chunks))
    return Page((Text(names.say("choose-deck")), *selects))


def _deck_select(press: Press, place: int, options: list[Option], names: Voice) -> Select:
    chosen = Press(Act.CHOOSE_DECK, press.at, (str(place), ""))
    return Select(names.say("select-deck"), chosen, tuple(options))


def _about(deck: Deck, names: Voice) -> str:
    homebrew = names.say("page-deck-homebrew") if deck.homebrew else ""
    return f"{deck.lieutenant}{homebrew}".strip()


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


class PutOnBoardForm(Form):
    """Where a hero comes onto the map: by a glyph, from the town (E7)."""

    def __init__(self, names: Voice, press: Press, hero: str) -> None:
        super().__init__(names.say("form-put-on-board"), press)
        self._hero, self._space = hero, line(LONGEST_SPACE)
        self.field(names.say("field-space"), self._space, names.say("hint-space"))

    def command(self) -> c.Command:
        """Put the hero there."""
        return c.PlaceFigure(self._hero, FigureKind.HERO, self.text(self._space))


def _dice(attack: AttackUnderWay, names: Voice) -> ui.Select[Any]:
    labels = dice_words.labels([names.box.dice[die] for die in attack.dice], names)
    rolled = map(RolledDie, attack.dice, attack.faces)
    options = [
        SelectOption(label=label, value=str(place), description=dice_words.told([die], names))
        for place, (label, die) in enumerate(zip(labels, rolled, strict=True), start=1)
    ]
    return ui.Select(options=options[:MOST_OPTIONS], max_values=len(options[:MOST_OPTIONS]))


_FORMS: Mapping[str, Callable[[Voice, Press], Form]] = {
    ADD_HERO: AddHeroForm,
    NAME_OVERLORD: NameOverlordForm,
    GROUP: GroupForm,
    SEARCH_GOLD: SearchGoldForm,
    ENTER_SHEET: EnterSheetForm,
    SWAP: SwapForm,
}
