"""The choices of an attack are open questions of whoever owns the figure (W5, W7, U1, U6)."""

import pytest

from bot.rules.basics.stored import replace
from bot.rules.economy.people import Person
from bot.rules.rolling.dice_sources import ForcedDice
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.events import DazeDiceLost, WellAttackDodged, WellAttackSettled
from bot.rules.state.refusals import OtherAttack
from bot.rules.well.map import FigureKind
from tests.rules.table import BJORN, CARLA, MARA, NILS, OLGA, Table, of
from tests.well.played.playing import BLACK, GREEN, RED, able, does, on_map, wish

POOL = (RED, GREEN, BLACK)
OGRE, BRUTE, NOBODYS = "Ogre", "Brute", "Hireling"
BY_OGRE = c.AttackFigure(OGRE, BRUTE, POOL)
BY_BRUTE = c.AttackFigure(BRUTE, OGRE, POOL)
BY_HIRELING = c.AttackFigure(NOBODYS, OGRE, POOL)
OWNERS = [
    (BY_OGRE, {OLGA, MARA}),
    (BY_BRUTE, {BJORN, MARA}),
    (BY_HIRELING, {BJORN, CARLA, MARA}),
]


@pytest.fixture
def dazed(table: Table) -> Table:
    """Ogre, Brute and a hero who is nobody's in particular have a daze token each."""
    does(table, OLGA, c.PlaceFigure(NOBODYS, FigureKind.HERO, "C3"))
    for name in (OGRE, BRUTE, NOBODYS):
        does(table, OLGA, c.AddDaze(name, 1))
    return table


@pytest.fixture
def powerful(table: Table, dice: ForcedDice) -> Table:
    """Brute's attack on Ogre waits: one enhancement, range or a wound."""
    wish(dice, red="1/3/1", black="enhancement")
    does(table, BJORN, c.AttackFigure(BRUTE, OGRE, (RED, BLACK)))
    return table


@pytest.mark.rule("W7", "U6")
@pytest.mark.parametrize(
    ("attack", "owners"), OWNERS, ids=lambda each: getattr(each, "attacker", "")
)
def test_the_owner_picks_what_daze_takes(
    dazed: Table, attack: c.AttackFigure, owners: set[Person]
) -> None:
    does(dazed, OLGA, attack)
    question = dazed.question(q.DazeTakes)
    assert isinstance(question, q.DazeTakes)
    assert question.ways == ((BLACK,), (GREEN,))
    assert able(dazed, c.Answer(question.id, BLACK)) == owners


@pytest.mark.rule("U6")
def test_somebody_elses_choice_names_whose_it_is(powerful: Table) -> None:
    refusal = powerful.refuses(OLGA, c.Answer(powerful.question().id, "0"))
    assert isinstance(refusal, r.NotYourQuestion)
    assert refusal.who == (BJORN.user,)


@pytest.mark.rule("W7", "U1")
def test_an_answer_goes_on_with_the_attacks_own_move(dazed: Table, dice: ForcedDice) -> None:
    does(dazed, OLGA, BY_OGRE)
    move = dazed.newest
    wish(dice, red="1/3/1", black="surge")
    events = on_map(dazed.answer(OLGA, GREEN))
    assert events[0] == DazeDiceLost(OGRE, (GREEN,))
    assert events[-1] == WellAttackSettled(missed=False, range=1, wounds=3, surges=2)
    assert dazed.newest == move
    dazed.undo()
    assert dazed.state.well.attack is None
    dazed.redo()
    assert dazed.state.well.attack is not None


@pytest.mark.rule("W7", "U6")
def test_a_stewards_answer_says_so(dazed: Table, dice: ForcedDice) -> None:
    does(dazed, OLGA, BY_BRUTE)
    wish(dice, red="X")
    assert of(dazed.answer(MARA, BLACK), e.StewardActed)


@pytest.mark.rule("D5")
def test_both_ways_to_spend_power_are_choices(powerful: Table) -> None:
    assert powerful.question() == q.SpendPower(
        powerful.question().id, BRUTE, 1, q.Audience.HERO, "brute"
    )
    events = on_map(powerful.answer(BJORN, "1"))
    assert events == (WellAttackSettled(missed=False, range=2, wounds=3, surges=1),)
    with pytest.raises(IndexError):
        powerful.question()


@pytest.mark.rule("U4", "U5")
def test_an_open_choice_holds_up_attacks_turns_and_the_end(powerful: Table) -> None:
    asked = r.QuestionOpen(powerful.question(), (BJORN.user,))
    for command in (BY_OGRE, c.BeginFigureTurn(OGRE), c.BeginOverlordMapTurn()):
        assert powerful.refuses(OLGA, command) == asked
    assert powerful.refuses(MARA, c.EndCampaign()) == asked
    assert powerful.refuses(MARA, c.RemoveHero("Scout")) == asked
    does(powerful, OLGA, c.MovePiece("Kobold4", "D4"))
    powerful.answer(BJORN, "0")


@pytest.mark.rule("U2")
def test_an_old_button_answers_nothing(powerful: Table) -> None:
    id = powerful.question().id
    powerful.answer(BJORN, "0")
    assert powerful.refuses(BJORN, c.Answer(id, "1")) == r.QuestionClosed()


@pytest.mark.rule("W5")
@pytest.mark.parametrize(
    ("attack", "owners"), OWNERS, ids=lambda each: getattr(each, "attacker", "")
)
def test_the_targets_owner_dodges(
    dazed: Table, dice: ForcedDice, attack: c.AttackFigure, owners: set[Person]
) -> None:
    """The attack turned round: whoever owns its attacker owns the target now."""
    back = replace(attack, attacker=attack.target, target=attack.attacker, dice=(RED,) * 5)
    wish(dice, red="2/2/0 2/2/0 2/2/0 2/2/0 2/2/0")
    does(dazed, OLGA, back)
    assert able(dazed, c.DodgeAttack(back.target, (1,))) == owners


@pytest.mark.rule("W5", "U1")
def test_a_dodge_is_a_move_of_its_own_and_asks_anew(powerful: Table, dice: ForcedDice) -> None:
    attack, old = powerful.newest, powerful.question()
    wish(dice, black="enhancement")
    events = powerful.play(OLGA, c.DodgeAttack(OGRE, (2,)))
    assert of(events, e.Withdrawn) == [e.Withdrawn(old.id, pledge=False)]
    assert isinstance(on_map(events)[0], WellAttackDodged)
    assert powerful.newest != attack
    assert powerful.question().id != old.id
    powerful.undo()
    assert powerful.question() == old


@pytest.mark.rule("W5")
def test_a_dodge_of_dice_that_lie_there_no_more_is_refused(powerful: Table) -> None:
    attack = powerful.state.well.attack
    assert attack is not None
    stale = c.DodgeAttack(OGRE, (1,), seen=(5, 5))
    assert powerful.refuses(OLGA, stale) == OtherAttack()
    does(powerful, OLGA, replace(stale, seen=attack.faces))


@pytest.mark.rule("W7", "U6")
def test_where_no_hero_has_a_player_the_overlord_answers_for_them(
    dazed: Table,
) -> None:
    for hero in ("Brute", "Scout"):
        dazed.play(MARA, c.AssignHero(hero, None))
    does(dazed, OLGA, BY_BRUTE)
    assert able(dazed, c.Answer(dazed.question().id, BLACK)) == {OLGA, MARA}
    assert NILS not in able(dazed, c.RemovePiece(OGRE))
