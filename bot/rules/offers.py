"""What somebody could do now: candidates tried against the rules, those not refused kept."""

from collections.abc import Callable, Iterable, Sequence
from itertools import count
from typing import TypeVar

from msgspec import Struct

from bot.rules.basics.dice import Rolled, Throw
from bot.rules.basics.keys import NOBODY, UserId
from bot.rules.basics.names import key
from bot.rules.basics.options import Edition, OverlordCardKind, Sheet
from bot.rules.basics.stage import Step
from bot.rules.decide import tried
from bot.rules.economy.draft import Draft
from bot.rules.economy.people import Person, heroes_of, is_overlord, is_steward
from bot.rules.economy.stages import steps_ahead
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Deck
from bot.rules.printed.first import FirstQuest, OverlordCard
from bot.rules.state import commands as c
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign, Hero
from bot.rules.state.questions import JoinRequest
from bot.rules.well.setup import SampleQuest

_NOTE = "offer"
_BOTH = (True, False)
_Thing = TypeVar("_Thing")


class StillDice:
    """Dice for what is only tried: every face is the first, and nothing depends on it."""

    forced: tuple[tuple[str, int], ...] = ()

    def roll(self, colours: Sequence[str], *, secret: bytes | None, throw: Throw) -> Rolled:
        """Show the first face of each die."""
        return Rolled((0,) * len(colours), forced=True)

    def new_secret(self) -> bytes:
        """Give a secret that commits to nothing."""
        return bytes(32)


_DICE = StillDice()


class Table(Struct, frozen=True):
    """Somebody at a campaign's table, and the printed facts at hand."""

    campaign: Campaign
    by: Person
    box: Box

    @property
    def draft(self) -> Draft:
        """Give a draft by this person to ask the rules with."""
        return Draft(self.campaign, self.by, self.box, _DICE)

    @property
    def sees_facedown(self) -> bool:
        """Tell whether this person may look at facedown cards (S5)."""
        return is_overlord(self.campaign, self.by)

    @property
    def sees_decks(self) -> bool:
        """Tell whether this person may look at the cards of decks not chosen (S5)."""
        return self.sees_facedown or is_steward(self.campaign, self.by)


def refusal(table: Table, command: c.Command) -> r.Refusal | None:
    """Tell why somebody could not do something now; None if nothing is in the way."""
    try:
        tried(table.campaign, command, table.by, table.box, _DICE)
    except r.Refusal as refused:
        return refused
    return None


def legal(
    table: Table, candidates: Iterable[tuple[_Thing, c.Command]], *, timely: bool = False
) -> tuple[_Thing, ...]:
    """Keep the things whose command is legal now, those that need no house rule first.

    With `timely` those that need one are left out.
    """
    tried = ((thing, _breaches(table, command)) for thing, command in candidates)
    kept = [(thing, found) for thing, found in tried if found is not None and not timely * found]
    return tuple(thing for thing, _ in sorted(kept, key=lambda each: each[1]))


def heroes(table: Table, make: Callable[[str], c.Command]) -> tuple[Hero, ...]:
    """Give the heroes a command may name now, the asker's own first."""
    return legal(table, ((hero, make(hero.name)) for hero in own_first(table)))


def own_first(table: Table) -> tuple[Hero, ...]:
    """Give all heroes, the asker's own first."""
    own = heroes_of(table.campaign, table.by)
    return (*own, *(hero for hero in table.campaign.heroes.values() if hero not in own))


def heroes_to_set(table: Table) -> tuple[Hero, ...]:
    """Give the heroes of whom the asker may change a figure or the marker."""
    held = own_first(table)
    able = {
        *legal(table, ((hero, _another_figure(hero)) for hero in held)),
        *legal(table, ((hero, c.SetHero(hero.name, marker=not hero.marked)) for hero in held)),
    }
    return tuple(hero for hero in held if hero in able)


def heroes_to_assign(table: Table) -> tuple[Hero, ...]:
    """Give the heroes whom the asker may give to a player."""
    return heroes(table, lambda name: c.AssignHero(name, NOBODY))


def heroes_to_stand_in(table: Table) -> tuple[Hero, ...]:
    """Give the heroes for whom the asker may name a stand-in."""
    return heroes(table, lambda name: c.NameStandIn(name, NOBODY))


def heroes_to_heal(table: Table) -> tuple[Hero, ...]:
    """Give the heroes who may recover something, or be rid of a condition."""
    vitals = table.campaign.vitals_of
    return legal(
        table,
        (
            (hero, c.RecoverHero(hero.name, 1, 1, next(iter(vitals(hero.key).conditions), "")))
            for hero in own_first(table)
        ),
    )


def heroes_to_revive(table: Table) -> tuple[Hero, ...]:
    """Give the heroes whom one of the others may revive."""
    held = own_first(table)
    pairs = ((hero, c.ReviveHero(hero.name, by.name)) for hero in held for by in held)
    return tuple(dict.fromkeys(legal(table, pairs)))


def heroes_to_correct(table: Table, amount: int) -> tuple[Hero, ...]:
    """Give the heroes whose fortune the asker may correct by this much."""
    return heroes(table, lambda name: c.CorrectFortune(name, amount, _NOTE))


def new_heroes(table: Table, names: Iterable[str], player: UserId | None) -> tuple[str, ...]:
    """Keep the names under which a hero may join now."""
    return legal(table, ((name, c.AddHero(name, player)) for name in names))


def any_hero(table: Table) -> c.AddHero:
    """Give the command of adding a hero under a name that nobody has, to try if one may join."""
    requests = (q.name for q in table.campaign.questions if isinstance(q, JoinRequest))
    taken = {*table.campaign.heroes, *map(key, requests)}
    return c.AddHero(next(name for name in map(str, count(1)) if name not in taken))


def decks(table: Table) -> tuple[Deck, ...]:
    """Give the decks the asker may choose now, the groups' own last."""
    found = legal(table, ((deck, c.ChooseDeck(deck.name)) for deck in table.box.decks))
    return tuple(sorted(found, key=lambda deck: deck.homebrew))


def decks_to_forget(table: Table) -> tuple[Deck, ...]:
    """Give the groups' own decks that a steward may take off the server; not the one in play."""
    if not is_steward(table.campaign, table.by):
        return ()
    own = (deck for deck in table.box.decks if deck.homebrew)
    return tuple(deck for deck in own if deck.key != table.campaign.deck)


def printed_cards(table: Table, kind: OverlordCardKind | None = None) -> tuple[OverlordCard, ...]:
    """Give the overlord cards that are printed, of a kind, for whoever may draw some (E4)."""
    if not table.sees_facedown or table.campaign.edition is not Edition.FIRST:
        return ()
    return tuple(card for card in table.box.first.cards if kind in (None, card.kind))


def dungeons(table: Table) -> tuple[FirstQuest | SampleQuest, ...]:
    """Give the first edition's printed quests and ours to try out, if one may begin now."""
    if table.campaign.edition is not Edition.FIRST:
        return ()
    known: list[FirstQuest | SampleQuest] = [*table.box.first.quests, *table.box.well.samples]
    return legal(table, ((each, c.StartQuest(each.name, conquest=1)) for each in known))


def steps(table: Table) -> tuple[Step, ...]:
    """Give the steps of the campaign phase the asker may go to now."""
    return legal(table, ((step, c.GoToStep(step)) for step in steps_ahead(table.campaign)))


def _another_figure(hero: Hero) -> c.SetHero:
    return c.SetHero(hero.name, Sheet(might=0 if hero.sheet.might else 1))


def _breaches(table: Table, command: c.Command) -> int | None:
    """Count the house rules a command would need; None when it is refused."""
    try:
        return tried(table.campaign, command, table.by, table.box, _DICE)
    except r.Refusal:
        return None
