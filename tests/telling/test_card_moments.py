"""A faceup card's button stands on the very post that opens its moment, and on no other."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.pages.fitting import fitted
from bot.pages.messages import say
from bot.pages.messages.card_moments import MOST_TRIGGERS
from bot.pages.page import Button, Buttons
from bot.pages.phrases.moves import Move
from bot.pages.voice import Voice
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.options import Reward
from bot.rules.basics.stage import Step
from bot.rules.card_offers import triggers
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Moment
from bot.rules.state import commands as c
from bot.words import Words
from tests.rules.table import BJORN, OLGA, Table

AGONY, CORRUPTION = "Eternal Agony", "Corruption From Within"
Prepare = Callable[[Table], None]


def offered(table: Table, words: Words) -> list[str]:
    """Give what the message of the newest move offers to trigger."""
    number = table.log[-1].move
    entries = tuple(entry for entry in table.log if entry.move == number)
    move = Move(CampaignAt(1, 2), number, entries, table.state, table.state.seq)
    page = fitted(say.page(move, Voice(table.state, table.box, words, "en")))
    rows = (block.buttons for block in page.blocks if isinstance(block, Buttons))
    labels = (each.label for row in rows for each in row if isinstance(each, Button))
    return [label.removeprefix("Trigger ") for label in labels if label.startswith("Trigger ")]


def defeat(table: Table) -> None:
    table.start_quest()
    table.play(OLGA, c.DefeatHero("Leoric", Reward.THREAT))


def hero_turn(table: Table) -> None:
    table.start_quest()
    table.play(BJORN, c.StartHeroTurn("Leoric"))


def overlord_turn(table: Table) -> None:
    table.start_quest()
    table.play(OLGA, c.StartOverlordTurn())


@pytest.mark.rule("P11")
@pytest.mark.parametrize(
    ("deck", "card", "come", "others"),
    [
        (AGONY, "Branded", defeat, (hero_turn, overlord_turn, Table.start_quest)),
        (CORRUPTION, "Traitor", hero_turn, (defeat, overlord_turn, Table.start_quest)),
        (AGONY, "Sadist", overlord_turn, (defeat, hero_turn, Table.start_quest)),
        (CORRUPTION, "Thieves' Guild", Table.start_quest, (defeat, hero_turn, overlord_turn)),
        (AGONY, "Summon Zarihell", Table.start_quest, (defeat, hero_turn, overlord_turn)),
    ],
)
def test_it_stands_on_the_post_of_its_moment(
    box: Box, words: Words, deck: str, card: str, come: Prepare, others: tuple[Prepare, ...]
) -> None:
    for moment in (come, *others):
        table = Table(box)
        table.open()
        table.own(deck, card)
        table.fund(9)
        moment(table)
        assert (card in offered(table, words)) is (moment is come), moment


@pytest.mark.rule("P11")
@pytest.mark.parametrize(
    ("deck", "card", "step"),
    [
        (CORRUPTION, "Merchants' Guild", Step.SHOPPING),
        (CORRUPTION, "False Informant", Step.TRAVEL),
        ("Endless Thirst", "Bad Dreams", Step.TRAVEL),
        ("Seeds of Betrayal", "Trouble on the Road", Step.TRAVEL),
    ],
)
def test_it_stands_on_the_post_of_its_step(
    box: Box, words: Words, deck: str, card: str, step: Step
) -> None:
    table = Table(box)
    table.open()
    table.own(deck, card)
    table.fund(9)
    for each in (Step.SPEND_XP, Step.SHOPPING, Step.TRAVEL):
        table.reach(each)
        assert (card in offered(table, words)) is (each is step), each


@pytest.mark.rule("P3")
def test_it_does_not_stand_where_the_pool_cannot_pay_or_the_card_is_exhausted(
    box: Box, words: Words
) -> None:
    table = Table(box)
    table.open()
    table.own(AGONY, "Sadist")
    table.fund(2)
    overlord_turn(table)
    assert offered(table, words) == []
    table.fund(1)
    table.play(OLGA, c.ExhaustPlotCard("Sadist"))
    hero_turn_again(table)
    assert "Sadist" not in offered(table, words)


def hero_turn_again(table: Table) -> None:
    table.play(BJORN, c.StartHeroTurn("Leoric"))


@pytest.mark.rule("S5")
def test_a_facedown_card_shows_at_no_moment(box: Box, words: Words) -> None:
    table = Table(box)
    table.open()
    table.own(AGONY)
    table.fund(9)
    for moment in (Table.start_quest, hero_turn_again):
        moment(table)
        assert set(offered(table, words)) <= {"Spite"}


def test_at_most_five_stand_on_a_post(box: Box, words: Words) -> None:
    """A group's own deck whose cards all have the same moment, all of them bought."""
    printed = box.deck("First Legion")
    assert printed is not None
    cards = tuple(replace(card, moment=Moment.OVERLORD_TURN, trigger=1) for card in printed.cards)
    own = replace(printed, name="Our Own", also=(), homebrew=True, cards=cards)
    table = Table(box.with_decks([own]))
    table.open()
    table.own("Our Own", ", ".join(card.name for card in cards if not card.is_basic))
    table.fund(20)
    overlord_turn(table)
    assert len(triggers(table.state, table.box)) > MOST_TRIGGERS == len(offered(table, words))
