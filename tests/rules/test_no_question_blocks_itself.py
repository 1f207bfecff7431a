"""No question keeps the very thing away that would answer it: every question of both editions.

The campaigns that pin the stored format have met nearly all; those younger are asked here. What
random play meets besides, in every deck, is checked as it goes (random_play.py).
"""

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from bot.box.box import load_box
from bot.rules.basics.options import Attribute, AttributeTestsBy, Edition, Shop, Track
from bot.rules.basics.stage import Step
from bot.rules.cards import kinds as kind
from bot.rules.cards.kinds import ASKED
from bot.rules.cards.kinds.summon import TO_KNOW
from bot.rules.offers import Table as OfferTable
from bot.rules.offers import refusal
from bot.rules.printed.decks import Card, Deck, Spend
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.choices import EXHAUST
from tests.cards.generic import Generic, needs_all, open_at
from tests.cards.staging import CORRUPTION, FAIL, PASS, scene, start
from tests.cards.test_a5_bans import summoning
from tests.cards.test_l3_doubted_tests import house, plague, release, two_shields
from tests.log_format import retelling
from tests.rules.random_moves import answers_to
from tests.rules.random_play import check_questions
from tests.rules.table import ASTARRA, BJORN, CARLA, LEORIC, OLGA, Table

BOX = load_box()
KEPT = Path(__file__).parents[1] / "log_format" / "fixtures"
# What the editions have come to ask since their campaigns were written.
SINCE = {
    *(q.StepCloses, q.DiscardDown, q.ConquestValue, "failed-hero"),
    *(q.ItemDearer, q.ClassAlong),
    *(each.asks.purpose for each in TO_KNOW),
}
# The kinds of effect that came with the eighteen decks of one source.
YOUNG_KINDS = (
    *(kind.Gain, kind.CountedGain, kind.GainIf, kind.LeaveChoice, kind.EncounterEndGain),
    *(kind.Hoard, kind.Treasure, kind.Reserve, kind.PayExtra, kind.Gamble, kind.HeroToken),
    *(kind.Marker, kind.ClassToken, kind.ClassTokenOff, kind.TestsByChoice, kind.Burden),
    *(kind.Bargain, kind.EndTurnOrTest, kind.SealedSide, kind.TestShields, kind.TurnTests),
    *(kind.TestFails, kind.LoweredAttributes),
)
YOUNG = {asked.purpose for each in YOUNG_KINDS for asked in each.asks}
YOUNG_CARDS = [
    (deck, card)
    for deck in BOX.decks
    for card in deck.cards
    if isinstance(card.effect, YOUNG_KINDS) and card.effect.asks
]


def standing(edition: str) -> Iterator[Table]:
    """Give the campaign of an edition wherever something is open in it."""
    export, box = retelling.campaign(KEPT / f"{edition}.json")
    table, end = Table(box), 0
    for entries in retelling.written(export.entries):
        end += len(entries)
        table.log = list(export.entries[:end])
        table.renew()
        if table.state.questions:
            yield table


def what(question: q.Question) -> type[q.Question] | str:
    """Name what is asked: cards ask by the word of their kind."""
    return question.purpose if isinstance(question, q.OfCard) else type(question)


@pytest.mark.rule("U4", "P10", "Z1", "W7")
def test_whatever_is_asked_can_be_answered_as_long_as_it_is_open() -> None:
    """Given each moment of both campaigns at which something was open."""
    met = set[type[q.Question] | str]()
    for edition in ("second", "first"):
        for table in standing(edition):
            check_questions(table, table.state.questions)
            met |= set(map(what, table.state.questions))
    assert met == {*get_args(q.Question), *ASKED} - {*get_args(q.OfCard)} - SINCE - YOUNG


@pytest.mark.rule("U4", "C2", "R7", "A5", "E2", "E5")
def test_so_can_what_was_not_asked_then() -> None:
    met = set[type[q.Question] | str]()
    second = (closing(), of_two_who_failed(), barring("Splig"), barring("Serena"))
    for table in (*second, over_the_limit(), unknown_value(), dearer(), class_along()):
        check_questions(table, ())
        met |= set(map(what, table.state.questions))
    assert met == SINCE


def closing() -> Table:
    """A hero's player would end Spend XP over the overlord's head."""
    table = Table(BOX)
    table.open()
    table.reach(Step.SPEND_XP)
    table.play(BJORN, c.NextStep())
    return table


def dearer() -> Table:
    """A card makes one of the items dearer that the bot's shop shows."""
    table = Table(BOX)
    table.open()
    table.play(OLGA, c.ChangeSettings(track=Track.SHEET, shop=Shop.BOT))
    table.own(CORRUPTION, "Merchants' Guild")
    table.fund(1)
    table.reach(Step.SHOPPING)
    table.play(OLGA, c.TriggerPlotCard("Merchants' Guild"))
    return table


def class_along() -> Table:
    """A hero takes a hybrid class."""
    table = Table(BOX)
    table.open()
    table.play(OLGA, c.ChangeSettings(track=Track.SHEET))
    table.play(OLGA, c.AddHero("Brunhild", BJORN.user))
    table.play(BJORN, c.TakeClass("Brunhild", "Avenger"))
    return table


def over_the_limit() -> Table:
    """The overlord's hand of the first edition is too large."""
    table = in_a_dungeon()
    table.play(OLGA, c.DrawOverlordCards(5))
    table.play(OLGA, c.StartOverlordTurn())
    return table


def unknown_value() -> Table:
    """A hero of the group's own is killed, whose conquest value nobody has told."""
    table = in_a_dungeon()
    table.play(OLGA, c.KillHero("Ulma"))
    return table


def in_a_dungeon() -> Table:
    """Play a first-edition quest with two heroes."""
    table = Table(BOX)
    table.play(OLGA, c.CreateCampaign("key", "The Well", home=1, edition=Edition.FIRST))
    for name, player in (("Mordrog", BJORN), ("Ulma", CARLA)):
        table.play(OLGA, c.AddHero(name, player.user))
    table.play(OLGA, c.StartQuest("Nerves", conquest=9))
    return table


def of_two_who_failed() -> Table:
    """Two heroes failed a test of Willpower, and One of Us is triggered."""
    table = scene(BOX, CORRUPTION, "One of Us", threat=9)
    table.everybody(willpower=2)
    start(table)
    for player, hero in ((BJORN, LEORIC), (CARLA, ASTARRA)):
        table.wish(FAIL)
        table.play(player, c.RollTest(Attribute.WILLPOWER, hero))
    table.trigger("One of Us")
    table.pay_ties()
    return table


def barring(lieutenant: str) -> Table:
    """An agent is about to enter that something only the table knows may bar."""
    table = summoning(BOX, lieutenant, campaign="Heirs of Blood")
    table.trigger(f"Summon {lieutenant}")
    return table


class Checked(Generic):
    """Plays a card wherever it can be, and checks each question before it is answered."""

    def __init__(self, deck: Deck, card: Card, *, last: bool) -> None:
        self.met: set[str] = set()
        self.last = last
        super().__init__(BOX, deck, card)
        self.play(OLGA, c.ChangeSettings(tests=AttributeTestsBy.TABLE))

    def settle(self, spend: str = EXHAUST) -> tuple[e.Event, ...]:
        """Check whatever is asked and answer it, with what is offered first or last."""
        events: tuple[e.Event, ...] = ()
        while self.state.questions:
            check_questions(self, ())
            self.met |= {x.purpose for x in self.state.questions if isinstance(x, q.OfCard)}
            events += self._any_answer(self.state.questions[0])
        return events

    def _any_answer(self, question: q.Question) -> tuple[e.Event, ...]:
        answers = [*answers_to(self.state, question)]
        for by, answer in reversed(answers) if self.last else answers:
            try:
                return self.play(by, answer)
            except r.Refusal:
                continue
        raise AssertionError(question)


def asked_by(deck: Deck, card: Card, *, last: bool) -> set[str]:
    """Play a card through a phase and a quest, and give what it and its deck have asked."""
    table = Checked(deck, card, last=last)
    if needs_all(card) or isinstance(card.effect, kind.ClassTokenOff):
        for each in deck.cards:
            table.buy(each)
    table.buy()
    by_overlord = card.spend not in (Spend.PASSIVE, Spend.HERO_EXHAUSTS)
    for place in table.places():
        legal = refusal(OfferTable(table.state, OLGA, BOX), c.TriggerPlotCard(card.name)) is None
        if by_overlord and legal and place in open_at(card):
            table.trigger()
        if place == "hero" and isinstance(card.effect, kind.Burden):
            table.play(BJORN, c.RestHero(LEORIC))
            table.settle()
    return table.met


@pytest.mark.rule("U4", "L3", "L6")
def test_so_can_what_the_eighteen_other_decks_ask() -> None:
    met = set[str]()
    for deck, card in YOUNG_CARDS:
        for last in (False, True):
            met |= asked_by(deck, card, last=last)
    for table in (bleeding(), burdened(), shielded(), swarming(), *doubting()):
        check_questions(table, ())
        met |= {each.purpose for each in table.state.questions if isinstance(each, q.OfCard)}
    assert met >= YOUNG, YOUNG - met


def doubting() -> Iterator[Table]:
    """A test is passed of which a card may make a failure: by shields, outright, by being lower."""
    table = house(BOX, willpower=0)
    table.wish(PASS, FAIL)
    table.trigger("Bad Air")
    yield table
    table = plague(BOX, "Fetid Stench")
    release(table, PASS)
    yield table
    table = plague(BOX, "Weakened Spirit")
    table.trigger("Weakened Spirit")
    table.pay_ties()
    table.answer(OLGA, LEORIC, q.PickHero)
    release(table, two_shields(BOX))
    yield table
    table = house(BOX, willpower=2, trigger="9")
    table.trigger("Long Shadow")
    table.play(OLGA, c.EndEncounter())
    table.wish(two_shields(BOX), FAIL)
    table.trigger("Bad Air")
    yield table


def shielded() -> Table:
    """Two heroes have tested at the table, and one of the tests gets a shield more."""
    table = scene(BOX, "Seeds of Betrayal", "Nefarious Power", heroes=2)
    table.everybody(might=2)
    start(table)
    for player, hero in ((BJORN, LEORIC), (CARLA, ASTARRA)):
        table.wish(FAIL)
        table.play(player, c.RollTest(Attribute.MIGHT, hero))
    table.trigger("Nefarious Power")
    table.pay_ties()
    return table


def swarming() -> Table:
    """A hero failed the test that each turn begins with."""
    table = scene(BOX, "First Legion", "Swarming Tide", heroes=2)
    table.everybody(willpower=2)
    start(table)
    table.turn()
    table.trigger("Swarming Tide")
    table.pay_ties()
    table.wish(FAIL)
    table.turn(ASTARRA)
    return table


def bleeding() -> Table:
    """Two heroes have tokens on Class cards, and one of these comes off."""
    table = scene(BOX, "Vital Essence", "Worn Down", "Last Words", "Bleed It Out", heroes=2)
    start(table)
    for card, hero in (("Worn Down", LEORIC), ("Last Words", ASTARRA)):
        table.trigger(card)
        table.pay_ties()
        table.answer(OLGA, hero, q.PickHero)
    table.trigger("Bleed It Out")
    return table


def burdened() -> Table:
    """A hero who failed rests, and tests anew."""
    table = scene(BOX, "Burning Ambition", "Crushing Exhaustion", heroes=2)
    table.play(OLGA, c.ChangeSettings(tests=AttributeTestsBy.TABLE))
    start(table)
    table.trigger("Crushing Exhaustion")
    for _ in table.state.heroes:
        table.answer(OLGA, Attribute.MIGHT, q.PickWord)
        table.answer(OLGA, "fail", q.HeroTests)
    table.rest(LEORIC)
    table.answer(BJORN, "yes", q.SayYes)
    return table
