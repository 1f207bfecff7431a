"""V1, V2: damage, fatigue and conditions, and what has no room on the sheet."""

import pytest

from bot.rules.basics.options import Sheet
from bot.rules.basics.stored import replace
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.events import OnSheet
from bot.rules.state.sheet import UNHURT, Vitals
from tests.rules.table import BJORN, CARLA, LEORIC, MARA, NILS, OLGA, Table, of
from tests.sheet.conftest import CREATE


def leoric(table: Table) -> Vitals:
    return table.state.vitals_of(LEORIC)


@pytest.mark.rule("V1")
def test_anybody_at_the_table_says_what_a_hero_suffers(fight: Table) -> None:
    fight.play(OLGA, c.SufferHero("Leoric", damage=2))
    fight.play(BJORN, c.SufferHero("Leoric", fatigue=1))
    fight.play(CARLA, c.SufferHero("Leoric", condition="Poisoned"))
    fight.play(MARA, c.SufferHero("Leoric", condition="stun"))
    assert leoric(fight) == Vitals(2, 1, ("poisoned", "stunned"))
    assert isinstance(fight.refuses(NILS, c.SufferHero("Leoric", damage=1)), r.NotYours)


@pytest.mark.rule("V1")
def test_what_a_hero_recovers_is_no_more_than_there_is(fight: Table) -> None:
    fight.play(BJORN, c.SufferHero("Leoric", damage=2, fatigue=3, condition="Cursed"))
    fight.play(BJORN, c.RecoverHero("Leoric", damage=5, fatigue=1))
    assert leoric(fight) == Vitals(0, 2, ("cursed",))
    fight.play(BJORN, c.RecoverHero("Leoric", fatigue=2, condition="Cursed"))
    assert leoric(fight) == UNHURT
    assert fight.state.vitals == {}
    refused = fight.refuses(BJORN, c.RecoverHero("Leoric", damage=1, fatigue=1))
    assert refused == r.NothingToRecover(LEORIC)


@pytest.mark.rule("V1")
def test_a_hero_has_each_condition_once(fight: Table) -> None:
    fight.play(BJORN, c.SufferHero("Leoric", condition="Poisoned"))
    again = c.SufferHero("Leoric", damage=1, condition="Poisoned")
    assert fight.refuses(BJORN, again) == r.HasCondition(LEORIC, "poisoned")
    lost = c.RecoverHero("Leoric", condition="Stunned")
    assert fight.refuses(BJORN, lost) == r.LacksCondition(LEORIC, "stunned")
    unknown = c.SufferHero("Leoric", condition="Sleepy")
    assert fight.refuses(BJORN, unknown) == r.UnknownCondition("Sleepy")
    assert fight.refuses(BJORN, c.SufferHero("Leoric")) == r.NothingNamed()


@pytest.mark.rule("V1")
@pytest.mark.parametrize("typed", ["empoisonné", "Empoisonnée", "EMPOISONNE", "empoi", "Poisoned"])
def test_a_condition_goes_by_its_name_in_the_language_of_whoever_types(
    fight: Table, typed: str
) -> None:
    """Accents are nobody's duty, and English always works."""
    fight.play(replace(BJORN, language="fr"), c.SufferHero("Leoric", condition=typed))
    assert leoric(fight) == Vitals(0, 0, ("poisoned",))


@pytest.mark.rule("V1")
def test_a_condition_has_no_name_of_another_language(fight: Table) -> None:
    typed = c.SufferHero("Leoric", condition="étourdi")
    assert fight.refuses(BJORN, typed) == r.UnknownCondition("étourdi")


@pytest.mark.rule("V2")
def test_forced_fatigue_beyond_stamina_becomes_damage(fight: Table) -> None:
    fight.play(BJORN, c.SufferHero("Leoric", fatigue=3))
    events = fight.play(OLGA, c.SufferHero("Leoric", fatigue=3))
    assert of(events, e.FatigueChanged, e.DamageChanged) == [
        e.FatigueChanged(LEORIC, 1, OnSheet.SUFFERED),
        e.DamageChanged(LEORIC, 2, OnSheet.OVERFLOW),
    ]
    assert leoric(fight) == Vitals(2, 4)


@pytest.mark.rule("V2")
def test_fatigue_by_choice_never_goes_beyond_stamina(fight: Table) -> None:
    fight.play(BJORN, c.SufferHero("Leoric", fatigue=3, forced=False))
    too_much = c.SufferHero("Leoric", fatigue=2, forced=False)
    assert fight.refuses(BJORN, too_much) == r.NotEnoughStamina(LEORIC, 2, 3, 4)
    fight.play(BJORN, c.SufferHero("Leoric", fatigue=1, forced=False))
    assert leoric(fight) == Vitals(0, 4)


@pytest.mark.rule("V1", "V2")
def test_without_recorded_figures_there_is_no_limit(box: Box) -> None:
    table = Table(box)
    table.play(OLGA, CREATE)
    for name, player in (("Nobody Known", BJORN), ("Somebody Else", CARLA)):
        table.play(OLGA, c.AddHero(name, player.user))
    table.start_quest()
    assert table.state.heroes["nobodyknown"].sheet == Sheet()
    table.play(BJORN, c.SufferHero("Nobody", damage=20, fatigue=20))
    table.play(BJORN, c.SufferHero("Nobody", fatigue=20, forced=False))
    assert table.state.vitals_of("nobodyknown") == Vitals(20, 40)


@pytest.mark.rule("V2")
def test_stamina_as_it_stands_now_is_what_counts(fight: Table) -> None:
    fight.play(OLGA, c.SetHero("Leoric", Sheet(stamina=1)))
    fight.play(OLGA, c.SufferHero("Leoric", fatigue=2))
    assert leoric(fight) == Vitals(1, 1)


def test_each_entry_is_undone_by_itself(fight: Table) -> None:
    fight.play(BJORN, c.SufferHero("Leoric", damage=1))
    fight.play(BJORN, c.SufferHero("Leoric", damage=1))
    fight.undo(BJORN)
    assert leoric(fight).damage == 1
    fight.redo(BJORN)
    assert leoric(fight).damage == 2


def test_a_hero_who_leaves_takes_everything_along(table: Table) -> None:
    table.play(OLGA, c.SufferHero("Leoric", damage=1, condition="Stunned"))
    table.play(OLGA, c.RemoveHero("Leoric"))
    assert table.state.vitals == {}
