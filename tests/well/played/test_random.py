"""Random play on the map: only refusals stop a move, the log replays, everything is told."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.desk.drawn.moves_read import number, of_log
from bot.pages.messages import say
from bot.pages.voice import Voice
from bot.rules import offers
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.options import RulesMode
from bot.rules.decide import decide
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state.choices import choices
from bot.rules.state.refusals import Refusal
from bot.rules.well.map import FigureKind
from bot.rules.well.spaces import Direction, Space
from bot.rules.well.treachery import TreacheryKind
from bot.words import Words
from tests.rules.random_play import check_questions
from tests.rules.resuming import need_resumed, need_snapshots
from tests.rules.table import EVERYBODY, MARA, Table, check_tokens
from tests.well.played.playing import BLACK, GREEN, RED, YELLOW

MOVES = 120
DICE = (RED, GREEN, YELLOW, BLACK)


def commands(table: Table, chance: Random) -> Iterator[c.Command]:
    """Give commands, most of which somebody may carry out."""
    state = table.state.well
    map = state.map
    names = [piece.name for piece in map.pieces] if map else ["Nobody"]
    space = str(Space(chance.randrange(16), chance.randrange(11)))
    one, other = chance.choice(names), chance.choice(names)
    side, pool = chance.choice(list(Direction)), tuple(chance.choices(DICE, k=chance.randint(0, 6)))
    kind, amount = chance.choice(list(TreacheryKind)), chance.randint(-2, 4)
    board_commands: list[c.WellCommand] = [
        c.LoadPreset(chance.choice(list(table.box.well.presets))),
        c.PlaceFigure(f"F{chance.randrange(99)}", chance.choice(list(FigureKind)), space),
        c.PlaceBoulder(space, side, chance.choice(("", "1x1"))),
        *[c.MovePiece(one, space)] * 3,
        c.RemovePiece(one),
        c.SetDoor(space, side, open=chance.random() < 0.5),
        c.BeginOverlordMapTurn(),
        *[c.RollBoulders(), c.RollBoulders(state.waiting[:1])] * 2,
        c.AddBleed(one, amount),
        *[c.AddDaze(one, amount)] * 2,
        c.BeginFigureTurn(one),
        *[c.AttackFigure(one, other, pool, swarm=chance.random() < 0.5)] * 4,
        *[c.UseBreath(one, side, 1, pool)] * 2,
        *[c.UseBolt(one, side, 2, pool)] * 2,
        *[c.DodgeAttack(other, (1,))] * 4,
        c.OpenTreachery(3, 3, 3),
        c.SwapWithTreachery("Bane", kind, 1),
        c.UndoTreacherySwap("Bane"),
        c.SettleTreachery(),
        c.ChangeWellSetup(boulder="1x1"),
    ]
    yield from board_commands
    for question in table.state.questions:
        yield from (c.Answer(question.id, choice.value) for choice in choices(question))
        yield from (c.Answer(question.id, choice.value) for choice in choices(question))
    yield from (c.TakeBack(), c.PlayAgain(), c.ChangeSettings(chance.choice(list(RulesMode))))


def play_at_random(table: Table, seed: int) -> int:
    """Play moves until enough were legal; gives how many were answers."""
    chance, answers, legal = Random(seed), 0, 0
    while legal < MOVES:
        by, command = chance.choice(EVERYBODY), chance.choice(list(commands(table, chance)))
        try:
            decide(table.state, command, by, table.box, offers.StillDice())
        except Refusal:
            continue
        before = table.state.questions
        table.play(by, command)
        check_questions(table, before)
        legal += 1
        answers += isinstance(command, c.Answer)
    return answers


@pytest.mark.rule("W10", "U2", "U3", "U4")
@pytest.mark.parametrize("seed", range(4))
def test_random_play(table: Table, words: Words, box: Box, seed: int) -> None:
    """`Table` proves after every move that the log replays to the same state."""
    answers = play_at_random(table, seed)
    assert answers > 0
    check_tokens(table.state)
    assert need_resumed(table.states, table.log, table.state)
    assert need_snapshots(table.log, table.state)
    names = Voice(table.state, box, words, "en")
    for move in dict.fromkeys(map(number, table.log)):
        assert say.page(of_log(CampaignAt(1, 1), table.log, move), names).blocks


@pytest.mark.rule("U2")
def test_all_of_it_can_be_undone(table: Table) -> None:
    """A steward takes everything back but the creation."""
    table.check_each = False
    play_at_random(table, 9)
    while offers.refusal(offers.Table(table.state, MARA, table.box), c.TakeBack()) is None:
        table.undo(MARA)
    assert table.state.well.map is None
    assert table.state.questions == ()
