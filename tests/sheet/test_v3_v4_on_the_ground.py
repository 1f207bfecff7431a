"""V3, V4: knocked out at Health, which is the defeat of T1; and how a hero gets up again."""

import pytest

from bot.rules.basics.options import RulesMode, Sheet, Track
from bot.rules.basics.stage import StageKind
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.questions import DefeatReward
from bot.rules.state.sheet import Vitals
from tests.cards.staging import WishedDice
from tests.rules.table import ASTARRA, BJORN, CARLA, DORA, LEORIC, OLGA, Table, of

DOWN = Vitals(8, 4, (), down=True)


@pytest.fixture
def down(fight: Table) -> Table:
    """Leoric lies on the ground, and the overlord has chosen a card for it."""
    fight.play(OLGA, c.SufferHero("Leoric", damage=8))
    fight.answer(OLGA, "overlord-card")
    return fight


def show(table: Table, *faces: int) -> None:
    """Let the next two red dice show these faces."""
    wished = WishedDice()
    wished.wishes.append(faces)
    table.dice = wished


@pytest.mark.rule("V4")
def test_nobody_attacks_from_the_ground_where_the_sheets_are_kept(down: Table) -> None:
    down.play(OLGA, c.StartHeroTurn("Leoric"))
    attack = c.AttackWithHero("Leoric", "blue red")
    assert down.refuses(BJORN, attack) == r.AttacksOnTheGround(LEORIC)
    down.play(OLGA, c.ChangeSettings(rules=RulesMode.ADVISORY))
    assert of(down.play(BJORN, attack), e.HouseRuled) == [e.HouseRuled("AttacksOnTheGround")]
    down.play(OLGA, c.ChangeSettings(rules=RulesMode.STRICT, track=Track.ECONOMY))
    down.play(BJORN, attack)


@pytest.mark.rule("V3", "T1")
def test_damage_at_health_is_a_defeat_whose_question_opens_at_once(fight: Table) -> None:
    fight.play(OLGA, c.SufferHero("Leoric", damage=3, condition="Poisoned"))
    events = fight.play(OLGA, c.SufferHero("Leoric", damage=9))
    assert of(events, e.HeroKnockedOut, e.HeroDefeated) == [
        e.HeroKnockedOut(LEORIC),
        e.HeroDefeated(LEORIC),
    ]
    assert fight.state.vitals_of(LEORIC) == DOWN
    fight.answer(OLGA, "threat", DefeatReward)
    assert fight.state.threat == 1


@pytest.mark.rule("V3", "P11")
def test_in_set_up_the_defeat_begins_play(quest: Table) -> None:
    quest.play(OLGA, c.SufferHero("Leoric", damage=8))
    assert quest.state.stage.kind is StageKind.PLAY


@pytest.mark.rule("V3", "T2")
def test_where_the_threat_was_taken_nothing_is_asked(fight: Table) -> None:
    fight.play(OLGA, c.SetHero("Leoric", marker=True))
    events = fight.play(OLGA, c.SufferHero("Leoric", damage=8))
    assert e.OverlordCardDrawn(1, e.Why.HERO_DEFEATED) in events
    assert not fight.state.questions


@pytest.mark.rule("V2", "V3")
def test_fatigue_that_becomes_damage_knocks_out_too(fight: Table) -> None:
    fight.play(OLGA, c.SufferHero("Leoric", damage=7, fatigue=4))
    fight.play(OLGA, c.SufferHero("Leoric", fatigue=1))
    assert fight.state.vitals_of(LEORIC) == DOWN


@pytest.mark.rule("V6", "T1")
def test_outside_an_encounter_nobody_asks(table: Table) -> None:
    events = table.play(OLGA, c.SufferHero("Leoric", damage=8))
    assert not of(events, e.HeroDefeated)
    assert table.state.vitals_of(LEORIC) == DOWN
    assert not table.state.questions


@pytest.mark.rule("V1", "V3")
def test_a_sheet_bears_no_more_than_the_figures_that_are_noted_now(fight: Table) -> None:
    """Given damage and fatigue, when Health or Stamina turn out less, then the rest goes."""
    fight.play(OLGA, c.SufferHero("Leoric", damage=6, fatigue=4))
    fight.play(OLGA, c.SetHero("Leoric", Sheet(health=7, stamina=3)))
    assert fight.state.vitals_of(LEORIC) == Vitals(6, 3)
    events = fight.play(OLGA, c.SetHero("Leoric", Sheet(health=5)))
    assert of(events, e.HeroKnockedOut, e.HeroDefeated) == [
        e.HeroKnockedOut(LEORIC),
        e.HeroDefeated(LEORIC),
    ]
    assert fight.state.vitals_of(LEORIC) == Vitals(5, 3, (), down=True)
    fight.answer(OLGA, "threat", DefeatReward)
    fight.play(OLGA, c.SetHero("Leoric", Sheet(health=4)))
    assert fight.state.vitals_of(LEORIC) == Vitals(4, 3, (), down=True)
    assert not fight.state.questions


@pytest.mark.rule("V3", "T1")
@pytest.mark.parametrize("reward", ["threat", "overlord-card"])
def test_a_defeat_that_is_said_puts_the_hero_on_the_ground(fight: Table, reward: str) -> None:
    fight.play(BJORN, c.SufferHero("Leoric", fatigue=2, condition="Stunned"))
    fight.play(BJORN, c.DefeatHero("Leoric"))
    fight.answer(OLGA, reward)
    assert fight.state.vitals_of(LEORIC) == DOWN


@pytest.mark.rule("V3")
def test_whoever_lies_there_suffers_and_recovers_nothing(down: Table) -> None:
    for command in (c.SufferHero("Leoric", damage=1), c.RecoverHero("Leoric", damage=1)):
        assert down.refuses(BJORN, command) == r.KnockedOut(LEORIC)


@pytest.mark.rule("V3", "U4")
def test_a_second_defeat_waits_for_the_reward_of_the_first(fight: Table) -> None:
    fight.play(OLGA, c.SufferHero("Leoric", damage=8))
    fight.play(CARLA, c.ReviveHero("Leoric", "Astarra"))
    refused = fight.refuses(OLGA, c.SufferHero("Leoric", damage=8))
    assert isinstance(refused, r.QuestionOpen)


@pytest.mark.rule("V4")
def test_standing_up_recovers_hearts_and_surges_and_ends_the_turn(down: Table) -> None:
    down.play(BJORN, c.StartHeroTurn(LEORIC))
    show(down, 5, 1)
    events = down.play(BJORN, c.StandUp("Leoric"))
    assert down.state.vitals_of(LEORIC) == Vitals(3, 3)
    assert events[-1] == e.TurnEnded(LEORIC)
    assert e.HeroStood(LEORIC) in events


@pytest.mark.rule("V4", "F2")
def test_these_dice_are_rerolled_by_nobody(down: Table) -> None:
    down.give(leoric=1)
    down.play(BJORN, c.StartHeroTurn(LEORIC))
    down.play(BJORN, c.StandUp("Leoric"))
    assert isinstance(down.refuses(BJORN, c.RerollDie("red", "Leoric")), r.NothingToReroll)


@pytest.mark.rule("V4")
def test_nobody_stands_up_in_anothers_turn_or_without_lying(down: Table) -> None:
    assert down.refuses(BJORN, c.StandUp("Leoric")) == r.NotInThisTurn("", hero=LEORIC)
    down.play(CARLA, c.StartHeroTurn(ASTARRA))
    assert down.refuses(BJORN, c.StandUp("Leoric")) == r.NotInThisTurn(ASTARRA, hero=LEORIC)
    assert down.refuses(CARLA, c.StandUp("Astarra")) == r.NotKnockedOut(ASTARRA)


@pytest.mark.rule("V4", "P11")
def test_standing_up_was_the_whole_turn_of_that_round(down: Table) -> None:
    """Given Leoric stood up, another turn of Leoric's is warned of until the next round begins.

    It is not refused: who does not call the overlord's turns may be a round further.
    """
    down.play(BJORN, c.StartHeroTurn(LEORIC))
    down.play(BJORN, c.StandUp("Leoric"))
    warned = [e.Warned(e.Oddity.STOOD_UP)]
    assert of(down.play(BJORN, c.StartHeroTurn(LEORIC)), e.Warned) == warned
    assert of(down.play(CARLA, c.StartHeroTurn(ASTARRA)), e.Warned) == []
    assert of(down.play(BJORN, c.StartHeroTurn(LEORIC)), e.Warned) == warned
    down.play(OLGA, c.StartOverlordTurn())
    assert of(down.play(BJORN, c.StartHeroTurn(LEORIC)), e.Warned) == []


@pytest.mark.rule("V4")
def test_being_helped_up_is_no_turn(down: Table) -> None:
    down.play(CARLA, c.StartHeroTurn(ASTARRA))
    down.play(CARLA, c.ReviveHero("Leoric", "Astarra"))
    assert of(down.play(BJORN, c.StartHeroTurn(LEORIC)), e.Warned) == []


@pytest.mark.rule("V4")
def test_with_turns_unknown_a_hero_stands_up(quest: Table) -> None:
    quest.play(OLGA, c.SufferHero("Leoric", damage=8))
    quest.answer(OLGA, "threat")
    quest.play(BJORN, c.StandUp("Leoric"))
    assert not quest.state.vitals_of(LEORIC).down


@pytest.mark.rule("V4")
def test_another_hero_helps_one_up(down: Table) -> None:
    down.play(CARLA, c.StartHeroTurn(ASTARRA))
    show(down, 4, 4)
    events = down.play(CARLA, c.ReviveHero("Leoric", "Astarra"))
    assert e.HeroStood(LEORIC, ASTARRA) in events
    assert down.state.vitals_of(LEORIC) == Vitals(2, 4)
    assert down.state.turn is not None
    assert not down.state.turn.ended


@pytest.mark.rule("V4")
def test_only_a_standing_hero_helps_and_only_another(down: Table) -> None:
    assert down.refuses(BJORN, c.ReviveHero("Leoric", "Leoric")) == r.RevivesNobody(LEORIC)
    down.play(OLGA, c.SufferHero("Astarra", damage=8))
    down.answer(OLGA, "threat")
    assert down.refuses(CARLA, c.ReviveHero("Leoric", "Astarra")) == r.KnockedOut(ASTARRA)
    assert down.refuses(DORA, c.ReviveHero("Grisban", "Astarra")) == r.NotKnockedOut("grisban")
