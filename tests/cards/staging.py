"""A table for single cards: bought ones, threat to pay them, and dice that show what is wished."""

from collections.abc import Sequence

from bot.rules.basics.dice import Rolled, Throw
from bot.rules.basics.names import key
from bot.rules.basics.options import Attribute, GainReason, QuestKind, Sheet
from bot.rules.basics.places import brand, on_monster
from bot.rules.basics.stored import replace
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Moment
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.campaign import PlotCard
from tests.rules.table import ASTARRA, BJORN, CARLA, DORA, GRISBAN, LEORIC, NOTE, OLGA, Table

CORRUPTION, AGONY = "Corruption From Within", "Eternal Agony"
SYNDRAEL = "syndrael"
PLAYERS = {LEORIC: BJORN, ASTARRA: CARLA, GRISBAN: DORA, SYNDRAEL: BJORN}

# Faces of the gray and the black die: 0 shields pass every test, 3 + 4 shields fail every one.
PASS, FAIL = (0, 0), (5, 5)


class WishedDice:
    """Dice that show wished faces, roll by roll; a roll nobody wished for is a mistake."""

    forced: tuple[tuple[str, int], ...] = ()

    def __init__(self) -> None:
        self.wishes: list[tuple[int, ...]] = []

    def roll(self, colours: Sequence[str], *, secret: bytes | None, throw: Throw) -> Rolled:
        faces = self.wishes.pop(0)
        assert len(faces) == len(colours)
        return Rolled(faces, forced=True)

    def new_secret(self) -> bytes:
        return bytes(range(32))


class Scene(Table):
    """A campaign with a deck whose named cards are bought already."""

    def __init__(self, box: Box) -> None:
        self.wished = WishedDice()
        super().__init__(box, self.wished)

    def wish(self, *rolls: tuple[int, ...]) -> None:
        """Let the next rolls show these faces."""
        self.wished.wishes += rolls

    def trigger(self, card: str) -> tuple[e.Event, ...]:
        """Let the overlord trigger a card."""
        return self.play(OLGA, c.TriggerPlotCard(card))

    def trigger_for(self, hero: str, card: str) -> tuple[e.Event, ...]:
        """Trigger a card that costs 1; of the tied heroes this one gets the fortune."""
        self.trigger(card)
        return self.play(BJORN, c.Answer(self.question(q.FortuneTie).id, hero))

    def untimely(self, card: str, moment: Moment) -> r.WrongMoment:
        """Check that a card is refused because its moment is another one."""
        refusal = self.refuses(OLGA, c.TriggerPlotCard(card))
        assert isinstance(refusal, r.WrongMoment)
        assert (refusal.card, refusal.moment) == (key(card), moment)
        return refusal

    def card(self, name: str) -> PlotCard:
        """Give a card's state."""
        return self.state.cards[key(name)]

    def sheet(self, hero: str, **figures: int) -> None:
        """Record figures of a hero sheet."""
        held = self.state.heroes[hero].sheet
        if replace(held, **figures) != held:
            self.play(OLGA, c.SetHero(hero, Sheet(**figures)))

    def everybody(self, **figures: int) -> None:
        """Record the same figures on every hero sheet."""
        for hero in self.state.heroes:
            self.sheet(hero, **figures)

    def turn(self, hero: str = "") -> None:
        """Call a turn: the overlord's, or a hero's."""
        self.play(OLGA, c.StartHeroTurn(hero) if hero else c.StartOverlordTurn())

    def rest(self, hero: str) -> tuple[e.Event, ...]:
        """Let a hero rest."""
        return self.play(PLAYERS[hero], c.RestHero(hero))

    def pay_ties(self) -> tuple[e.Event, ...]:
        """Let the heroes settle every open tie, always for the first of the tied."""
        events: tuple[e.Event, ...] = ()
        while isinstance(tie := next(iter(self.state.questions), None), q.FortuneTie):
            events += self.play(BJORN, c.Answer(tie.id, tie.tied[0]))
        return events

    def tokens_on(self, hero: str) -> int:
        """Count the threat on a hero sheet."""
        return self.state.tokens.get(brand(hero), 0)

    def marked_by(self, card: str) -> int:
        """Count the tokens on the monster that a card marks."""
        return self.state.tokens.get(on_monster(key(card)), 0)


def scene(
    box: Box, deck: str, *cards: str, heroes: int = 3, threat: int = 5, fortune: int = 0
) -> Scene:
    """Set a table before the first quest; the cards named lie faceup."""
    table = Scene(box)
    table.open(heroes)
    table.own(deck, *cards)
    if threat:
        table.fund(threat)
    table.give(**dict.fromkeys(table.state.heroes, fortune))
    return table


def start(table: Table, *, kind: QuestKind = QuestKind.NORMAL, lieutenants: str = "") -> None:
    """Start a quest of two encounters."""
    table.play(OLGA, c.StartQuest("First Blood", kind, 2, lieutenants))


def begin_play(table: Table) -> None:
    """End the set-up without naming a turn that matters: Leoric's, then the overlord's."""
    table.play(OLGA, c.StartHeroTurn(LEORIC))
    table.play(OLGA, c.StartOverlordTurn())


def next_encounter(table: Table) -> None:
    """End this encounter and set the next one up."""
    table.play(OLGA, c.EndEncounter())


def outcome(hero: str, attribute: Attribute, value: int | None, passed: bool, card: str) -> e.Event:
    """Write down a test that counts."""
    return e.HeroTested(hero, attribute, value, passed, key(card))


def lose_all(table: Table) -> None:
    """Empty the pool."""
    if table.state.threat:
        table.play(OLGA, c.LoseThreat(table.state.threat, NOTE))


def gain(table: Table, amount: int, by: Person = OLGA) -> None:
    """Put threat into the pool by a correction."""
    table.play(by, c.GainThreat(GainReason.CORRECTION, amount=amount, note=NOTE))


def enter(
    table: Table, group: str, masters: int | None = None, minions: int | None = None
) -> tuple[e.Event, ...]:
    """Let the overlord name the group that the agent enters."""
    asked = table.question(q.DescribeGroup)
    return table.play(OLGA, c.AnswerGroup(asked.id, group, masters, minions))
