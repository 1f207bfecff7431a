"""Any evening of the first edition keeps the promises of E: nothing below zero, no card lost.

Conquest is what the log says, the log read back is the state, and undo, then redo, is the identity.
"""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.box.box import load_box
from bot.rules.basics.options import (
    Edition,
    GainReason,
    OverlordCardKind,
    RulesMode,
    Sheet,
    Track,
    Winner,
)
from bot.rules.course.soundness import sound
from bot.rules.economy.people import Person
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.replay import replay
from bot.rules.well.bodies import Blow
from bot.rules.well.map import FigureKind
from bot.rules.well.spaces import Direction
from tests.rules.random_moves import answers
from tests.rules.table import BJORN, CARLA, NILS, NOTE, OLGA, Table

BOX = load_box()
HEROES = ("Mordrog", "Ulma")
MOVES = 60


def _any(random: Random) -> c.Command:
    """Draw a command that suits some moment of a quest."""
    few, hero = random.randint(0, 4), random.choice(HEROES)
    card = random.choice(("", "Danger", "Evil Genius", "Our own"))
    asked: list[Callable[[], c.Command]] = [
        c.StartOverlordTurn,
        lambda: c.StartHeroTurn(hero),
        c.EndTurn,
        lambda: c.DrawOverlordCards(random.choice((1, 2, few, 40))),
        lambda: c.DiscardOverlordCards(random.choice((None, few)), card, random.randint(1, 3)),
        lambda: c.PlayOverlordCard(random.choice([*OverlordCardKind]), few, card),
        lambda: c.GainThreat(random.choice([*GainReason]), amount=few, note=NOTE),
        lambda: c.LoseThreat(few, NOTE),
        c.ActivateGlyph,
        lambda: c.KillHero(hero, random.choice((None, few))),
        lambda: c.ChangeConquest(random.choice((few, -few)), NOTE),
        lambda: c.CountDeck(random.choice((0, 1, 4, 36, 40, 60))),
        c.BeginOverlordMapTurn,
        c.RollBoulders,
        *_on_the_map(random, hero, few),
        lambda: c.OpenTreachery(few, few, few),
        c.SettleTreachery,
    ]
    between: list[Callable[[], c.Command]] = [
        lambda: c.EndQuest(random.choice([*Winner])),
        lambda: c.StartQuest("Nerves", conquest=random.choice((0, 5, 20))),
        lambda: c.ChangeSettings(rules=random.choice([*RulesMode])),
    ]
    return random.choice(asked if random.random() < 0.9 else between)()


def _on_the_map(random: Random, hero: str, few: int) -> list[Callable[[], c.Command]]:
    """Draw what takes wounds of figures, or brings them to the map."""
    blow = Blow(bool(few % 2), few > 2, few, random.randint(0, 3))
    one, other = random.choice(((hero, "Kobold 1"), ("Kobold 1", hero), ("Ogre", hero)))
    dice = random.choice(((), ("first:red", "first:green"), ("first:red", "first:black")))
    return [
        lambda: c.PlaceFigure(hero, FigureKind.HERO, random.choice(("B2", "D3"))),
        lambda: c.PlaceMonsters(random.choice(("Kobold", "Ogre")), random.randint(1, 2)),
        lambda: c.AttackFigure(one, other, dice, blow=blow),
        lambda: c.AttackFigure(one, other, dice, blow=blow),
        lambda: c.DodgeAttack(other, (1,)),
        lambda: c.AdjustAttack(random.choice((1, -1)), random.randint(0, 1)),
        lambda: c.UseBreath("Ogre", random.choice([*Direction]), dice=dice, blow=blow),
        lambda: c.ChangeWounds(random.choice((hero, "Kobold 1", "Ogre")), random.randint(-5, 9)),
        lambda: c.BeginFigureTurn(random.choice((hero, "Ogre"))),
        lambda: c.RemovePiece(random.choice((hero, "Ogre"))),
    ]


def evening(random: Random) -> Iterator[tuple[Person, c.Command]]:
    """Lay out a map with a boulder and a hero, and play at random."""
    yield OLGA, c.CreateCampaign("key", "The Well", home=1, edition=Edition.FIRST)
    yield OLGA, c.AddHero("Mordrog", BJORN.user)
    yield OLGA, c.AddHero("Ulma", CARLA.user)
    yield OLGA, c.SetHero("Ulma", Sheet(wounds=8))
    track = random.choice((Track.ECONOMY, Track.EVERYTHING, Track.EVERYTHING))
    yield OLGA, c.ChangeSettings(track=track)
    yield OLGA, c.LoadMap("######\n#....#\n#....#\n#....#\n######")
    yield OLGA, c.PlaceBoulder("B2", Direction.EAST, "1x1", "Rock")
    yield OLGA, c.PlaceFigure("Mordrog", FigureKind.HERO, "D2")
    yield OLGA, c.PlaceMonsters("Kobold", 2)
    yield OLGA, c.StartQuest("Nerves", conquest=12)
    for _ in range(MOVES):
        yield random.choice((OLGA, OLGA, OLGA, BJORN, NILS)), _any(random)


@pytest.mark.rule("E2", "E3", "E4", "E5", "E7", "E8", "U3")
@settings(max_examples=40, database=None, derandomize=True, deadline=None)
@given(st.integers(0, 2**32))
def test_any_evening_keeps_the_promises(seed: int) -> None:
    random, table = Random(seed), Table(BOX, check_each=False)
    for by, command in evening(random):
        before = table.state.dungeon
        try:
            table.play(by, command)
        except r.Refusal:
            assert table.state.dungeon == before
            continue
        _check(table)
        if table.state.questions and random.random() < 0.7:
            table.play(*random.choice([*answers(table.state)]))
    table.undo()
    table.redo()
    assert replay(table.log) == table.state == sound(table.log)


def _check(table: Table) -> None:
    """Compare the counts with what the log has told since the quest began."""
    for figure in table.state.well.map.figures if table.state.well.map else ():
        assert figure.body is None or 0 < figure.body.wounds <= figure.body.most
    held = table.state.dungeon
    if held is None:
        return
    assert held.is_sound, held
    told = [entry.event for entry in table.log]
    began = max(at for at, event in enumerate(told) if isinstance(event, e.DungeonBegan))
    first, since = told[began], told[began:]
    assert isinstance(first, e.DungeonBegan)
    conquest = sum(event.amount for event in since if isinstance(event, e.ConquestChanged))
    threat = sum(event.amount for event in since if isinstance(event, e.DungeonThreatChanged))
    cards = sum(event.more for event in since if isinstance(event, e.DeckCounted))
    assert held.conquest == first.conquest + conquest
    assert held.threat == threat
    assert held.cards == first.hand + first.deck + cards
