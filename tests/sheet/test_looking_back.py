"""What is told afterwards: log, summary and page, each as it was at its time."""

import pytest

from bot.pages.lookups.log import args, history, log
from bot.pages.lookups.summary import details
from bot.pages.voice import EVERYBODY
from bot.pages.web.document import document
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.options import Track
from bot.rules.course.tally import tally
from bot.rules.offers import Table as Asked
from bot.rules.state import commands as c
from bot.rules.state import counts
from bot.rules.state.replay import live, replay
from bot.words import Words
from tests.cogs.looking import shown, view
from tests.rules.table import ASTARRA, BJORN, CARLA, LEORIC, NILS, OLGA, Table


@pytest.fixture(scope="session")
def words() -> Words:
    return Words.load()


@pytest.fixture
def fought(fight: Table) -> Table:
    """Leoric fell once and stands again, Astarra is tired, an entry was taken back."""
    fight.play(OLGA, c.SufferHero("Leoric", damage=3, condition="Poisoned"))
    fight.play(OLGA, c.SufferHero("Leoric", damage=5))
    fight.answer(OLGA, "overlord-card")
    fight.play(CARLA, c.SufferHero("Astarra", fatigue=2, forced=False))
    fight.play(CARLA, c.ReviveHero("Leoric", "Astarra"))
    fight.play(CARLA, c.SufferHero("Astarra", damage=4))
    fight.undo(CARLA)
    return fight


@pytest.mark.rule("V1")
def test_the_log_shows_each_change_as_it_was_then(fought: Table, words: Words) -> None:
    told = shown(log(view(fought, NILS, words)))
    assert "Leoric: damage 0 → 3, fatigue 0, Poisoned" in told
    assert "Leoric: damage 3 → 8, fatigue 0 → 4, knocked out" in told
    assert "Astarra: damage 0, fatigue 0 → 2" in told
    assert "~~" in told


def test_what_the_sheets_held_is_told_of_its_own_time(fought: Table) -> None:
    """Past moves hold what the state of their time held, whatever came later."""
    for past in history(fought.log):
        if past.stands and past.correction is None:
            then = replay(fought.log[: past.entries[-1].seq])
            held = past.move(CampaignAt(1, 2), fought.state).sheets
            assert {count: each for count, each in held.items() if each} == counts.held(then)


@pytest.mark.rule("V1")
def test_the_log_is_filtered_by_hero(fought: Table, words: Words) -> None:
    asked = Asked(fought.state, NILS, fought.box)
    told = shown(log(view(fought, NILS, words), *args(asked, 1, "Astarra", None, None)))
    assert "Astarra: damage 0, fatigue 0 → 2" in told
    assert "Leoric: damage 0 → 3" not in told


@pytest.mark.rule("V1", "V3")
def test_the_summary_counts_what_heroes_went_through(fought: Table, words: Words) -> None:
    counted = tally(live(fought.log))
    assert dict(counted.damage) == {LEORIC: 8}
    assert dict(counted.fatigue) == {ASTARRA: 2}
    assert dict(counted.knock_outs) == {LEORIC: 1}
    told = shown(details(view(fought, NILS, words)))
    assert "What the heroes went through" in told
    assert "Leoric: 8 damage, 0 fatigue, knocked out once" in told
    assert "Astarra: 0 damage, 2 fatigue" in told


def test_where_nothing_was_kept_the_summary_is_silent(quest: Table, words: Words) -> None:
    quest.play(OLGA, c.ChangeSettings(track=Track.ECONOMY))
    quest.play(BJORN, c.DefeatHero("Leoric"))
    quest.answer(OLGA, "threat")
    assert "went through" not in shown(details(view(quest, NILS, words)))


@pytest.mark.rule("V1")
def test_the_page_shows_how_heroes_are_and_every_change(fought: Table, words: Words) -> None:
    page = document(view(fought, EVERYBODY, words), {}, 1_900_000_000).decode()
    assert "fatigue 2 of 4" in page
    assert "Suffered 8 damage and 0 fatigue, was knocked out once" in page
    assert "Leoric: damage 3 → 8, fatigue 0 → 4, knocked out" in page
