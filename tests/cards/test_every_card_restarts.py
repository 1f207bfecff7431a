"""Every card of every deck on a file: the service ends and starts again between any two answers."""

from pathlib import Path

import pytest

from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.options import Winner
from bot.rules.basics.stage import Step
from bot.rules.cards.spending import SPEND
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Card, Deck, Spend
from bot.rules.rolling.dice_sources import SeededDice
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign
from bot.rules.state.choices import EXHAUST
from bot.rules.state.replay import replay
from bot.service.rules_service import RulesService
from tests.cards.generic import BARS_NOTHING, BOX, Generic, happened, needs_all
from tests.rules.random_moves import answers_to
from tests.rules.table import OLGA
from tests.service.requests import CHANNEL, SERVER, seat

EVERY_CARD = [(deck, card) for deck in BOX.decks for card in deck.cards]
NAMES = [f"{deck.key}-{card.key}" for deck, card in EVERY_CARD]


class Host:
    """A host that is started for each command alone, and knows only what its file holds."""

    def __init__(self, folder: Path, box: Box) -> None:
        self.folder, self.box = folder, box
        self.at = CampaignAt(SERVER, 0)
        self.state = Campaign()
        self.events: list[e.Event] = []

    async def found(self, table: Generic) -> None:
        """Put a campaign into the file."""
        log = SqliteLog(self.folder, event_codec())
        try:
            told = len(table.log)
            id = await log.create(SERVER, CHANNEL, "Nerekhall", table.log, None, told)
        finally:
            await log.close()
        self.at, self.state = CampaignAt(SERVER, id), table.state

    async def play(self, by: Person, command: c.Command) -> None:
        """Start, play one command, end; what memory held must be what the file says."""
        log = SqliteLog(self.folder, event_codec())
        try:
            service = RulesService(log, self.box, SeededDice(7), lambda: 0.0)
            outcome = await service.play(seat(by), command)
            entries = await log.read(self.at)
            self.state = outcome.after
            assert replay(entries) == self.state == await service.fold(self.at)
            self.events += [entry.event for entry in outcome.entries]
        finally:
            await log.close()

    async def settle(self) -> None:
        """Answer whatever is asked with the first answer that is legal."""
        while self.state.questions:
            await self._answer(self.state.questions[0])

    async def _answer(self, question: q.Question) -> None:
        purpose = question.purpose if isinstance(question, q.OfCard) else ""
        wanted = {SPEND.purpose: EXHAUST, **BARS_NOTHING}.get(purpose)
        for by, answer in answers_to(self.state, question):
            if wanted and isinstance(answer, c.Answer) and answer.value != wanted:
                continue
            try:
                await self.play(by, answer)
            except r.Refusal:
                continue
            return
        raise AssertionError(question)


@pytest.fixture
def host(tmp_path: Path) -> Host:
    """A host without a campaign."""
    return Host(tmp_path, BOX)


def at_its_moment(deck: Deck, card: Card) -> Generic:
    """Give a table where the card is bought, at its first moment; in play if it works alone."""
    table = Generic(BOX, deck, card)
    for other in deck.cards if needs_all(card) else ():
        table.buy(other)
    table.buy()
    if card.spend is Spend.PASSIVE:
        next(place for place in table.places() if place == "hero")
    else:
        table.go_to_moment()
    return table


@pytest.mark.rule("L1", "L3", "P10", "U1", "U2", "U3")
@pytest.mark.parametrize(("deck", "card"), EVERY_CARD, ids=NAMES)
async def test_it_survives_restarts_before_every_answer_undo_and_redo(
    host: Host, deck: Deck, card: Card
) -> None:
    table = at_its_moment(deck, card)
    await host.found(table)
    before = host.state
    if card.spend is Spend.PASSIVE:
        await host.play(OLGA, c.EndEncounter())
        await host.settle()
        await host.play(OLGA, c.EndQuest(Winner.OVERLORD))
        await host.settle()
        await host.play(OLGA, c.GoToStep(Step.CHOOSE_QUEST))
        await host.settle()
        asked = [event.question for event in host.events if isinstance(event, e.Asked)]
        assert card.key in {each.card for each in asked if isinstance(each, q.OfCard)}
        return
    await host.play(table.triggers, c.TriggerPlotCard(card.name))
    await host.settle()
    assert any(isinstance(each, e.CardTriggered) and each.card == card.key for each in host.events)
    after = host.state
    await host.play(table.triggers, c.TakeBack())
    assert not happened(before, host.state)
    await host.play(table.triggers, c.PlayAgain())
    assert not happened(after, host.state)


@pytest.mark.rule("L1")
def test_all_two_hundred_are_among_them() -> None:
    assert len([card for deck, card in EVERY_CARD if not deck.homebrew]) == 200
