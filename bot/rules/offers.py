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
from bot.rules.basics.stored import replace
from bot.rules.cards import terms
from bot.rules.decide import tried
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.economy.people import Person, is_overlord, is_steward, players
from bot.rules.economy.phase import steps_ahead
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Card, Deck, Moment, Spend
from bot.rules.printed.first import FirstQuest, OverlordCard
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign, Hero, PlotCard
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


class Trigger(Struct, frozen=True):
    """A card that can be triggered, and what that costs; None where nobody has told it yet."""

    card: Card
    cost: int | None


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
    """Give the heroes a command may name now."""
    held = table.campaign.heroes.values()
    return legal(table, ((hero, make(hero.name)) for hero in held))


def heroes_to_set(table: Table) -> tuple[Hero, ...]:
    """Give the heroes of whom the asker may change a figure or the marker."""
    held = tuple(table.campaign.heroes.values())
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
            for hero in table.campaign.heroes.values()
        ),
    )


def heroes_to_revive(table: Table) -> tuple[Hero, ...]:
    """Give the heroes whom one of the others may revive."""
    held = tuple(table.campaign.heroes.values())
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


def cards_to_buy(table: Table, *, timely: bool = False) -> tuple[Card, ...]:
    """Give the cards that may be purchased now; with `timely` none that needs a house rule."""
    tried = ((card, c.BuyPlotCard(card.name)) for card in _known(table))
    return legal(table, tried, timely=timely)


def cards_to_trigger(table: Table, *, timely: bool = False) -> tuple[Card, ...]:
    """Give the cards that may be triggered now, payable ones first; `timely` as for buying."""
    tried = ((card, c.TriggerPlotCard(card.name)) for card in _known(table))
    found = legal(table, tried, timely=timely)
    return tuple(sorted(found, key=lambda card: not affordable(table, card)))


def cards_ready(table: Table) -> tuple[Card, ...]:
    """Give the faceup cards that may be triggered now, and that the pool can pay."""
    held = table.campaign.cards
    ready = (card for card in _known(table) if held[card.key].is_ready and affordable(table, card))
    return legal(table, ((card, c.TriggerPlotCard(card.name)) for card in ready), timely=True)


def purchases(table: Table) -> tuple[tuple[Card, int | None], ...]:
    """Give the cards that may be purchased now, each with what it costs."""
    cards = cards_to_buy(table)
    return tuple((card, find.purchase_cost(table.campaign, card)) for card in cards)


def trigger_costs(table: Table) -> tuple[tuple[Card, int | None], ...]:
    """Give the cards that may be triggered now, each with what that costs, where it is known."""
    return tuple((card, trigger_cost(table, card)) for card in cards_to_trigger(table))


def triggers(campaign: Campaign, box: Box, *moments: Moment) -> tuple[Trigger, ...]:
    """Give the faceup ready cards that can be triggered now, by whoever may, and be paid for.

    With `moments` only those that have one of them; none needs a house rule.
    """
    if campaign.ended or not campaign.deck:
        return ()
    found: dict[Card, int | None] = {}
    for table in _who_trigger(campaign, box):
        found |= {card: trigger_cost(table, card) for card in cards_ready(table)}
    kept = (Trigger(card, cost) for card, cost in found.items())
    return tuple(each for each in kept if not moments or each.card.moment in moments)


def triggers_later(campaign: Campaign, box: Box, now: Iterable[Trigger]) -> tuple[Trigger, ...]:
    """Give the faceup ready cards beside those to trigger now: too dear, or of another moment."""
    ready = {each.card.key for each in now}
    draft = Table(campaign, Person(NOBODY), box).draft
    others = [
        card
        for card, _ in find.cards(campaign, box)
        if campaign.cards[card.key].is_ready and card.key not in ready
    ]
    played = (card for card in others if terms.spend(campaign, card) is not Spend.PASSIVE)
    return tuple(Trigger(card, terms.trigger_cost(draft, card)) for card in played)


def cards_to_refresh(table: Table) -> tuple[Card, ...]:
    """Give the cards the asker may refresh by hand."""
    return legal(table, ((card, c.RefreshPlotCard(card.name)) for card in _known(table)))


def cards_to_take_off(table: Table) -> tuple[Card, ...]:
    """Give the cards off which, or off what they mark, the asker may take tokens."""
    return legal(table, ((card, c.TakeTokensOff(card.name)) for card in _known(table)))


def cards_to_exhaust(table: Table) -> tuple[Card, ...]:
    """Give the cards that may be exhausted by hand."""
    return legal(table, ((card, c.ExhaustPlotCard(card.name)) for card in _known(table)))


def cards_to_spend(table: Table) -> tuple[Card, ...]:
    """Give the cards of which the asker may say otherwise whether a trigger exhausts them."""
    tried = ((x, c.RecordPlotSpend(x.name, exhausts)) for x in _known(table) for exhausts in _BOTH)
    return tuple(dict.fromkeys(legal(table, tried)))


def cards_to_cost(table: Table) -> tuple[Card, ...]:
    """Give the cards whose trigger cost the asker may tell."""
    return legal(table, ((card, c.RecordPlotCost(card.name, 0)) for card in _known(table)))


def cards_for_gain(table: Table, command: c.GainThreat) -> tuple[Card, ...]:
    """Give the cards the asker may name as the reason for threat."""
    known = _known(table)
    return legal(table, ((card, replace(command, card=card.name)) for card in known))


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


def cards_to_adopt(table: Table) -> tuple[Card, ...]:
    """Give the cards that may be named as bought before; facedown ones for the overlord (S5)."""
    facedown = (card for card in _known(table) if not table.campaign.cards[card.key].faceup)
    known = facedown if table.sees_facedown else ()
    return legal(table, ((card, c.AdoptCampaign(cards=card.name)) for card in known))


def cards_seen(table: Table) -> tuple[Card, ...]:
    """Give the chosen deck's cards to look at (S5): facedown ones for the overlord alone."""
    held = table.campaign.cards
    return tuple(card for card in _known(table) if table.sees_facedown or is_open(held[card.key]))


def steps(table: Table) -> tuple[Step, ...]:
    """Give the steps of the campaign phase the asker may go to now."""
    return legal(table, ((step, c.GoToStep(step)) for step in steps_ahead(table.campaign)))


def trigger_cost(table: Table, card: Card) -> int | None:
    """Give what a trigger costs now; None where nobody has told it yet."""
    return terms.trigger_cost(table.draft, card)


def affordable(table: Table, card: Card) -> bool:
    """Tell whether the pool can pay a trigger; a cost nobody has told yet counts as payable."""
    return (trigger_cost(table, card) or 0) <= table.campaign.threat


def is_open(card: PlotCard) -> bool:
    """Tell whether everybody may look at a card: faceup, basic or in the box (S5)."""
    return card.faceup or card.basic or card.boxed


def _who_trigger(campaign: Campaign, box: Box) -> tuple[Table, ...]:
    """See the table as its first overlord does, and as those do whose heroes exhaust cards (L4)."""
    cards = find.cards(campaign, box)
    heroes = any(terms.spend(campaign, card) is Spend.HERO_EXHAUSTS for card, _ in cards)
    first = next(iter(campaign.overlords), NOBODY)
    people = (first, *(players(campaign) if heroes else ()))
    return tuple(Table(campaign, Person(user), box) for user in people)


def _known(table: Table) -> tuple[Card, ...]:
    return tuple(card for card, _ in find.cards(table.campaign, table.box))


def _another_figure(hero: Hero) -> c.SetHero:
    return c.SetHero(hero.name, Sheet(might=0 if hero.sheet.might else 1))


def _breaches(table: Table, command: c.Command) -> int | None:
    """Count the house rules a command would need; None when it is refused."""
    try:
        decision = tried(table.campaign, command, table.by, table.box, _DICE)
    except r.Refusal:
        return None
    return sum(isinstance(event, e.HouseRuled) for event in decision.events)
