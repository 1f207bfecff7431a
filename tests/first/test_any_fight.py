"""Any fight on the map keeps the promises of E7 and E8: nobody stands there without wounds.

Each death of a hero costs conquest, each one that comes to nothing gives it back; the log read back
is the state, and undo, then redo, is the identity.
"""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.box.box import load_box
from bot.rules.basics.options import Edition, Track
from bot.rules.course.soundness import sound
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.replay import replay
from bot.rules.well.bodies import Blow
from bot.rules.well.map import FigureKind
from bot.rules.well.spaces import Direction
from tests.rules.random_moves import answers
from tests.rules.resuming import need_snapshots
from tests.rules.table import BJORN, CARLA, OLGA, Table

BOX = load_box()
HEROES = {"Mordrog": "B2", "Kirga": "B3"}
MONSTERS = ("Kobold 1", "Kobold 2", "Ogre")
MOVES = 50


def begin(table: Table) -> None:
    """Begin a quest: two heroes, two kobolds and an ogre side by side."""
    table.play(OLGA, c.CreateCampaign("key", "The Well", home=1, edition=Edition.FIRST))
    for name, player in zip(HEROES, (BJORN, CARLA), strict=True):
        table.play(OLGA, c.AddHero(name, player.user))
    table.play(OLGA, c.ChangeSettings(track=Track.EVERYTHING))
    table.play(OLGA, c.LoadMap("#######\n#.....#\n#.....#\n#.....#\n#######"))
    for name, space in HEROES.items():
        table.play(OLGA, c.PlaceFigure(name, FigureKind.HERO, space))
    table.play(OLGA, c.PlaceMonsters("Kobold", 2, space="C2"))
    table.play(OLGA, c.PlaceMonsters("Ogre", space="D2"))
    table.play(OLGA, c.StartQuest("Nerves", conquest=60))


def draw(random: Random) -> c.Command:
    """Draw what a fight may bring next."""
    hero, monster = random.choice([*HEROES]), random.choice(MONSTERS)
    one, other = random.choice(((hero, monster), (monster, hero)))
    colours = random.choices(("red", "green", "black", "red"), k=random.randint(2, 5))
    dice = tuple(f"first:{colour}" for colour in colours)
    blow = Blow(random.random() < 0.4, random.random() < 0.2, random.randint(0, 3))
    drawn: list[c.Command] = [
        c.AttackFigure(one, other, dice, blow=blow),
        c.AttackFigure(one, other, dice, blow=blow),
        c.UseBreath(one, random.choice([*Direction]), dice=dice, blow=blow),
        c.DodgeAttack(other, (1,)),
        c.AdjustAttack(more=random.choice((1, -1, 3, -3))),
        c.AdjustAttack(pierce=1),
        c.ChangeWounds(random.choice((one, other)), random.randint(-3, 3)),
        c.BeginFigureTurn(one),
        c.PlaceFigure(hero, FigureKind.HERO, random.choice(("B2", "B3", "B4"))),
        c.PlaceMonsters(random.choice(("Kobold", "Ogre")), space="D2"),
        c.RemovePiece(other),
    ]
    return random.choice(drawn)


@pytest.mark.rule("E5", "E7", "E8", "U3")
@settings(max_examples=30, database=None, derandomize=True, deadline=None)
@given(st.integers(0, 2**32))
def test_any_fight_keeps_the_promises(seed: int) -> None:
    random, table = Random(seed), Table(BOX, check_each=False)
    begin(table)
    for _ in range(MOVES):
        try:
            table.play(OLGA, draw(random))
        except r.Refusal:
            continue
        if table.state.questions:
            table.play(*random.choice([*answers(table.state)]))
        _check(table)
    table.undo()
    table.redo()
    assert replay(table.log) == table.state == sound(table.log)
    assert need_snapshots(table.log, table.state)


def test_such_fights_come_to_all_there_is() -> None:
    met = Counter[type]()
    for seed in range(12):
        random, table = Random(seed), Table(BOX, check_each=False)
        begin(table)
        for _ in range(MOVES):
            try:
                table.play(OLGA, draw(random))
            except r.Refusal:
                continue
            if table.state.questions:
                table.play(*random.choice([*answers(table.state)]))
        met.update(type(entry.event) for entry in table.log)
    rare = (e.FigureDied, e.FigureReturned, e.HarmLifted, e.AttackAdjusted, e.WellAttackDodged)
    assert all(met[kind] for kind in rare), met


def _check(table: Table) -> None:
    map, held = table.state.well.map, table.state.dungeon
    assert map is not None
    assert held is not None
    for figure in map.figures:
        assert figure.body is not None
        assert 0 < figure.body.wounds <= figure.body.most
    events = [entry.event for entry in table.log]
    died = sum(isinstance(x, e.FigureDied) and x.kind is FigureKind.HERO for x in events)
    lived = sum(
        isinstance(x, e.FigureReturned) and x.figure.kind is FigureKind.HERO for x in events
    )
    changes = [x for x in events if isinstance(x, e.ConquestChanged)]
    why = Counter(x.why for x in changes)
    assert why[e.DungeonWhy.KILLED] == died
    assert why[e.DungeonWhy.SPARED] <= lived
    assert held.conquest == 60 + sum(x.amount for x in changes) >= 0
