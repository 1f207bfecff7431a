"""What cards leave behind is shown wherever people look: status, hand, roster, the card itself."""

import pytest

from bot.pages.lookups.cards import card
from bot.pages.lookups.register import LOOKUPS
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.words import Words
from tests.cards.staging import AGONY, CORRUPTION, Scene, enter, scene, start
from tests.cogs.looking import shown, view
from tests.rules.table import ASTARRA, BJORN, LEORIC, NILS, OLGA


@pytest.fixture(scope="session")
def words() -> Words:
    return Words.load()


def look(table: Scene, words: Words, name: str, *args: str) -> list[str]:
    by = OLGA if name == "hand" else NILS
    return shown(LOOKUPS[name].draw(view(table, by, words), *args)).splitlines()


def has(lines: list[str], *parts: str) -> bool:
    """Tell whether one line contains all of these."""
    return any(all(part in line for part in parts) for line in lines)


@pytest.mark.rule("R4")
def test_the_cards_beneath_secret_council(box: Box, words: Words) -> None:
    table = scene(box, CORRUPTION, "Secret Council")
    start(table)
    table.trigger_for(LEORIC, "Secret Council")
    table.answer(OLGA, "2")
    seen = look(table, words, "status")
    assert has(seen, "Secret Council", "exhausted, 2 Overlord cards beneath")
    assert has(look(table, words, "hand"), "Secret Council", "2 Overlord cards beneath")
    assert has(look(table, words, "card", "Secret Council"), "2 Overlord cards lie beneath it.")
    table.play(OLGA, c.EndEncounter())
    assert not has(look(table, words, "status"), "beneath")


@pytest.mark.rule("R1")
def test_the_marker_of_friend_or_foe(box: Box, words: Words) -> None:
    table = scene(box, CORRUPTION)
    start(table)
    table.trigger_for(LEORIC, "Friend or Foe")
    for name in ("status", "hand"):
        assert has(look(table, words, name), "Friend or Foe", "its token on a monster")
    assert has(look(table, words, "card", "Friend or Foe"), "Its token is on a monster.")
    table.turn()
    assert not has(look(table, words, "status"), "its token on a monster")
    assert not has(look(table, words, "card", "Friend or Foe"), "Its token is on")


@pytest.mark.rule("Z3", "A1")
def test_the_agent_and_the_damage_it_has_suffered(box: Box, words: Words) -> None:
    table = scene(box, AGONY, "Summon Zarihell", "Long Suffering")
    start(table)
    table.trigger("Summon Zarihell")
    enter(table, "Goblin Archers")
    table.play(BJORN, c.AttackAgent())
    seen = look(table, words, "status")
    assert has(seen, "Agent", "Zarihell", "Goblin Archers")
    assert has(seen, "Long Suffering", "1 damage on it")


@pytest.mark.rule("Z6")
def test_brands_and_the_attributes_they_lower(box: Box, words: Words) -> None:
    table = scene(box, AGONY, "Branded", heroes=2)
    table.sheet(LEORIC, willpower=3, might=1, knowledge=2)
    start(table)
    table.trigger("Branded")
    table.answer(OLGA, LEORIC)
    assert has(look(table, words, "status"), "Leoric", "1 threat on the sheet")
    roster = look(table, words, "heroes")
    assert has(roster, "Might 1, Knowledge 2, Willpower 2 (of 3)")
    assert not has(roster, "Astarra", "threat on the sheet")


@pytest.mark.rule("Z8")
def test_racked_tokens_and_the_stamina_they_lower(box: Box, words: Words) -> None:
    table = scene(box, AGONY, "Time on the Rack", threat=9)
    table.sheet(LEORIC, stamina=4)
    start(table)
    for hero in (LEORIC, LEORIC, ASTARRA):
        table.trigger("Time on the Rack")
        table.answer(OLGA, hero)
    seen = look(table, words, "status")
    assert has(seen, "Time on the Rack", "hero tokens of Leoric (2), Astarra on it")
    own = look(table, words, "card", "Time on the Rack")
    assert has(own, "Hero tokens on it: Leoric (2), Astarra.")
    assert has(look(table, words, "heroes"), "Stamina 2 (of 4)")


@pytest.mark.rule("Z9", "P8")
def test_what_a_trigger_costs_while_sadist_lasts(box: Box, words: Words) -> None:
    table = scene(box, AGONY, "Sadist", "Branded", "Pins and Needles", threat=9)
    start(table)
    assert has(look(table, words, "hand"), "Branded", "purchase 1, trigger 2 ·")
    table.trigger("Sadist")
    seen = look(table, words, "hand")
    assert has(seen, "Branded", "trigger 2 (now 1) ·")
    assert has(seen, "Sadist", "trigger 3 ·")
    assert has(seen, "Pins and Needles", "trigger 0 ·")
    # Another deck's card knows nothing of it.
    other = shown(card(view(table, OLGA, words), "Mages' Guild"))
    assert "trigger 1." in other


@pytest.mark.rule("L1", "L2")
def test_of_a_card_that_no_trigger_exhausts_nothing_is_said_of_being_ready_again(
    box: Box, words: Words
) -> None:
    table = scene(box, "Goblin Uprising", "Feral Instincts", "Overfed")
    said = "ready again when the overlord's turn starts"
    assert not has(look(table, words, "card", "Feral Instincts"), said)
    assert has(look(table, words, "card", "Overfed"), "ready again only at the encounter's end")
    table.play(OLGA, c.ExhaustPlotCard("Feral Instincts"))
    assert has(look(table, words, "card", "Feral Instincts"), said)


@pytest.mark.rule("L3")
def test_one_hero_token_is_told_as_one(box: Box, words: Words) -> None:
    table = scene(box, "Cursed By Power", heroes=2)
    start(table)
    table.play(BJORN, c.Answer(table.question().id, LEORIC))
    assert has(look(table, words, "status"), "Dark Pact", "a hero token of Leoric on it")
    assert has(look(table, words, "card", "Dark Pact"), "Hero token on it: Leoric.")
