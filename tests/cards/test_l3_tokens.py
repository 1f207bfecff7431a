"""Cards whose tokens lie somewhere for a while, or that spend threat by their text (L3, S7)."""

import pytest

from bot.rules.basics.names import key
from bot.rules.basics.options import Attribute, AttributeTestsBy, Winner
from bot.rules.basics.places import (
    POOL,
    SUPPLY,
    Place,
    mark,
    on_card,
    on_class,
    on_monster,
    on_monster_card,
    on_tile,
)
from bot.rules.basics.stage import Step
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.replay import replay
from tests.cards.staging import FAIL, PASS, Scene, enter, next_encounter, scene, start
from tests.cards.test_l3_gains import given, number, say
from tests.rules.table import ASTARRA, BJORN, LEORIC, OLGA, says

W = e.Why


def moved(source: Place, to: Place, amount: int, why: e.Why, card: str) -> e.TokensMoved:
    return e.TokensMoved(source, to, amount, why, key(card))


def lies(table: Scene, place: Place) -> int:
    return table.state.tokens.get(place, 0)


@pytest.mark.rule("L3", "S7")
@pytest.mark.parametrize(
    ("deck", "card"),
    [
        ("Endless Thirst", "Night's Embrace"),
        ("Goblin Uprising", "Feral Instincts"),
        ("Tangled Web", "Feral Instincts"),
        ("Dark Illusions", "Tainted Blood"),
        ("Silent Protector", "Diplomatic"),
        ("Burning Ambition", "Enkindle"),
        ("First Legion", "Camaraderie"),
    ],
)
def test_a_group_is_marked_on_its_monster_card_for_the_encounter(
    box: Box, deck: str, card: str
) -> None:
    table = given(box, deck, card, play=False)
    events = table.trigger(card)
    assert moved(SUPPLY, on_monster_card(key(card)), 1, W.MARKER, card) in events
    assert not table.card(card).exhausted
    table.turn()
    assert lies(table, on_monster_card(key(card))) == 1
    back = moved(on_monster_card(key(card)), SUPPLY, 1, W.MARKER_RETURNED, card)
    assert back in table.play(OLGA, c.EndEncounter())


@pytest.mark.rule("L3", "S7")
@pytest.mark.parametrize(
    ("deck", "card", "play"),
    [
        ("Endless Thirst", "The Taste of Suffering", True),
        ("Raging Infection", "Affliction Aura", False),
        ("Unseen Legions", "Initiation", True),
        ("Twisted Soul", "What Doesn't Kill", True),
        ("Silent Protector", "Oath of Silence", False),
        ("The Fallen Elite", "Refuse to Die", True),
    ],
)
def test_a_monster_is_marked_at_most_until_the_encounter_ends(
    box: Box, deck: str, card: str, play: bool
) -> None:
    table = given(box, deck, card, play=play)
    place = on_monster(key(card))
    assert moved(SUPPLY, place, 1, W.MARKER, card) in table.trigger(card)
    table.turn()
    assert lies(table, place) == 1
    back = moved(place, SUPPLY, 1, W.MARKER_RETURNED, card)
    assert back in table.play(OLGA, c.EndEncounter())


@pytest.mark.rule("L2", "L3")
def test_refuse_to_die_is_ready_again_as_its_monster_dies(box: Box) -> None:
    table = given(box, "The Fallen Elite", "Refuse to Die")
    table.trigger("Refuse to Die")
    events = table.play(OLGA, c.RefreshPlotCard("Refuse to Die", by_its_text=True))
    ready = e.CardRefreshed("refusetodie", e.Refreshed.MONSTER_DEFEATED)
    back = moved(on_monster("refusetodie"), SUPPLY, 1, W.MARKER_RETURNED, "Refuse to Die")
    assert says(events, ready, back)


@pytest.mark.rule("L3")
def test_dive_into_cover_marks_until_the_next_overlord_turn(box: Box) -> None:
    table = given(box, "Goblin Uprising", "Dive into Cover")
    table.turn(LEORIC)
    table.trigger("Dive into Cover")
    back = moved(on_monster("diveintocover"), SUPPLY, 1, W.MARKER_RETURNED, "Dive into Cover")
    assert back in table.play(OLGA, c.StartOverlordTurn())


@pytest.mark.rule("L2", "L3")
def test_defensive_position_marks_a_tile_until_more_heroes_than_monsters_stand_there(
    box: Box,
) -> None:
    table = given(box, "First Legion", "Defensive Position")
    assert lies(table, on_tile("defensiveposition")) == 0
    table.trigger("Defensive Position")
    table.turn(LEORIC)
    table.turn()
    assert lies(table, on_tile("defensiveposition")) == 1
    events = table.play(OLGA, c.RefreshPlotCard("Defensive Position", by_its_text=True))
    assert e.CardRefreshed("defensiveposition", e.Refreshed.TILE_LOST) in events
    assert lies(table, on_tile("defensiveposition")) == 0


@pytest.mark.rule("L3", "A5")
def test_valyndras_shadow_marks_a_hero_until_the_next_overlord_turn(box: Box) -> None:
    table = given(box, "Dragon's Greed", "Valyndra's Shadow")
    table.trigger("Valyndra's Shadow")
    marked = mark(ASTARRA, "valyndrasshadow")
    laid = moved(SUPPLY, marked, 1, W.MARKER, "Valyndra's Shadow")
    assert laid in table.play(OLGA, c.Answer(table.question(q.PickHero).id, ASTARRA))
    table.turn(LEORIC)
    back = moved(marked, SUPPLY, 1, W.MARKER_RETURNED, "Valyndra's Shadow")
    assert back in table.play(OLGA, c.StartOverlordTurn())
    assert table.card("Valyndra's Shadow").exhausted


@pytest.mark.rule("A5", "L3")
def test_valyndras_shadow_falls_neither_beside_the_agent_nor_the_lieutenant(box: Box) -> None:
    trigger = c.TriggerPlotCard("Valyndra's Shadow")
    forbidden = r.CardForbidden("valyndrasshadow", "Valyndra")
    table = scene(box, "Dragon's Greed", "Valyndra's Shadow", heroes=2)
    start(table, lieutenants="Valyndra")
    assert table.refuses(OLGA, trigger) == forbidden
    other = scene(box, "Dragon's Greed", "Valyndra's Shadow", "Summon Valyndra", heroes=2)
    start(other)
    other.trigger("Summon Valyndra")
    enter(other, "Zombies", 1, 3)
    assert other.refuses(OLGA, trigger) == forbidden


@pytest.mark.rule("L3")
@pytest.mark.parametrize(
    ("deck", "card", "why"),
    [
        ("Raging Infection", "Weakened Spirit", "quest"),
        ("Vital Essence", "Plague of the Mind", "refresh"),
    ],
)
def test_a_hero_is_marked_until_the_quest_ends_or_the_card_is_ready(
    box: Box, deck: str, card: str, why: str
) -> None:
    table = given(box, deck, card)
    table.trigger(card)
    say(table, LEORIC)
    place = mark(LEORIC, key(card))
    assert lies(table, place) == 1
    table.turn()
    assert lies(table, place) == (why == "quest")
    next_encounter(table)
    assert lies(table, place) == (why == "quest")
    table.end_quest()
    assert lies(table, place) == 0


@pytest.mark.rule("L3", "T8")
def test_hazard_pay_pays_for_a_monster_what_turns_into_no_fortune(box: Box) -> None:
    table = given(box, "Hybrid Loyalty", "Hazard Pay", threat=3)
    table.trigger("Hazard Pay")
    assert number(table).most == 3
    assert moved(POOL, SUPPLY, 2, W.CARD_PAYMENT, "Hazard Pay") in say(table, "2")
    assert table.state.threat == 1
    assert table.state.fortune(ASTARRA) == 0


@pytest.mark.rule("L3")
@pytest.mark.parametrize(
    ("first", "then", "paid"), [("yes", "", 1), ("no", "yes", 1), ("no", "no", 0)]
)
def test_wild_energy_is_paid_at_once_or_only_in_vain(
    box: Box, first: str, then: str, paid: int
) -> None:
    table = given(box, "Unstable Forces", threat=3)
    table.trigger("Wild Energy")
    say(table, first)
    if then:
        say(table, then)
    assert table.state.questions == ()
    assert table.state.threat == 3 - paid


@pytest.mark.rule("L3")
def test_wild_energy_asks_a_poor_overlord_only_for_the_outcome(box: Box) -> None:
    table = given(box, "Unstable Forces", threat=0)
    table.trigger("Wild Energy")
    say(table, "yes")
    assert (table.state.questions, table.state.threat) == ((), 0)


@pytest.mark.rule("L3", "T8")
def test_guardians_of_the_hoard_keep_threat_out_of_reach_for_the_encounter(box: Box) -> None:
    table = given(box, "Dragon's Greed", "Guardians of the Hoard", play=False)
    table.trigger("Guardians of the Hoard")
    laid = moved(POOL, on_card("guardiansofthehoard"), 3, W.RESERVED, "Guardians of the Hoard")
    assert laid in say(table, "3")
    assert table.state.threat == 1
    back = moved(laid.to, POOL, 3, W.RESERVE_RETURNED, "Guardians of the Hoard")
    assert back in table.play(OLGA, c.EndEncounter())
    assert table.state.threat == 4


@pytest.mark.rule("L3")
@pytest.mark.parametrize(
    ("deck", "card", "each", "most"),
    [
        ("Skulduggery", "Cursed Treasure", 1, 4),
        ("Silent Protector", "Power in Mourning", 2, 8),
    ],
)
def test_a_treasure_grows_up_to_its_most_and_is_gained_as_the_quest_ends(
    box: Box, deck: str, card: str, each: int, most: int
) -> None:
    table = given(box, deck, card, threat=9)
    for laid in range(each, most + 1, each):
        table.trigger(card)
        assert lies(table, on_card(key(card))) == laid
        table.play(OLGA, c.RefreshPlotCard(card))
    full = table.refuses(OLGA, c.TriggerPlotCard(card))
    assert full == r.CardHoldsNoMore(key(card), most)
    next_encounter(table)
    assert lies(table, on_card(key(card))) == most
    threat = table.state.threat
    table.end_quest()
    assert table.state.threat == threat + most + 1
    assert lies(table, on_card(key(card))) == 0


@pytest.mark.rule("L3", "U5")
def test_scavenge_counts_what_monsters_lay_down_six_at_most(box: Box) -> None:
    table = given(box, "Goblin Uprising", "Scavenge", threat=9)
    table.trigger("Scavenge")
    assert number(table).most == 6
    assert isinstance(table.refuses(OLGA, c.EndEncounter()), r.QuestionOpen)
    laid = moved(SUPPLY, on_card("scavenge"), 4, W.LAID_ON_CARD, "Scavenge")
    assert laid in say(table, "4")
    table.turn()
    table.trigger("Scavenge")
    assert number(table).most == 2
    say(table, "2")
    taken = moved(on_card("scavenge"), POOL, 6, W.TAKEN_FROM_CARD, "Scavenge")
    assert taken in table.play(OLGA, c.EndQuest(Winner.HEROES))


@pytest.mark.rule("L3", "P9")
@pytest.mark.parametrize("cashed", [True, False])
def test_mine_all_mine_grows_by_search_tokens_and_is_cashed_for_the_card(
    box: Box, cashed: bool
) -> None:
    table = given(box, "Dragon's Greed")
    table.play(OLGA, c.EndEncounter())
    laid = moved(SUPPLY, on_card("mineallmine"), 2, W.LAID_ON_CARD, "Mine All Mine")
    assert laid in say(table, "2")
    table.play(OLGA, c.EndQuest(Winner.HEROES))
    say(table, "1")
    events = say(table, "yes" if cashed else "no")
    taken = moved(laid.to, POOL, 3, W.TAKEN_FROM_CARD, "Mine All Mine")
    off = moved(laid.to, SUPPLY, 3, W.OFF_CARD, "Mine All Mine")
    assert (taken in events, off in events) == (cashed, not cashed)
    assert table.card("Mine All Mine").boxed is cashed
    assert replay(table.log) == table.state


@pytest.mark.rule("L3")
def test_worn_down_lays_a_token_on_a_class_card_that_leaves_as_the_quest_ends(box: Box) -> None:
    table = given(box, "Vital Essence", "Worn Down")
    table.trigger("Worn Down")
    laid = moved(SUPPLY, on_class(LEORIC), 1, W.LAID_ON_CLASS, "Worn Down")
    assert laid in say(table, LEORIC)
    next_encounter(table)
    assert lies(table, on_class(LEORIC)) == 1
    table.end_quest()
    assert lies(table, on_class(LEORIC)) == 0


@pytest.mark.rule("L3")
def test_last_words_costs_fatigue_for_each_token_there(box: Box) -> None:
    table = given(box, "Vital Essence", "Worn Down", "Last Words")
    table.trigger("Worn Down")
    say(table, LEORIC)
    table.trigger("Last Words")
    assert e.FatigueSuffered(LEORIC, 2, "lastwords") in say(table, LEORIC)


@pytest.mark.rule("L3")
def test_bleed_it_out_takes_a_token_off_where_there_is_one(box: Box) -> None:
    table = given(box, "Vital Essence", "Worn Down", "Bleed It Out")
    bleed = c.TriggerPlotCard("Bleed It Out")
    assert table.refuses(OLGA, bleed) == r.NoClassToken("bleeditout")
    table.trigger("Worn Down")
    say(table, LEORIC)
    events = table.trigger("Bleed It Out")
    assert moved(on_class(LEORIC), SUPPLY, 1, W.OFF_CLASS, "Bleed It Out") in events
    assert e.DamageSuffered(LEORIC, 1, 1, "bleeditout") in events
    assert e.FatigueSuffered(LEORIC, 1, "bleeditout") in events


@pytest.mark.rule("L3")
def test_invest_in_the_flesh_counts_the_heroes_who_had_tokens_as_the_quest_ended(box: Box) -> None:
    table = given(box, "Vital Essence", "Worn Down", "Last Words", "Invest in the Flesh")
    for card, hero in (("Worn Down", LEORIC), ("Last Words", ASTARRA)):
        table.trigger(card)
        say(table, hero)
    table.end_quest()
    gained = e.TokensMoved(SUPPLY, POOL, 2, W.CARD, "investintheflesh")
    assert gained in table.trigger("Invest in the Flesh")
    again = c.TriggerPlotCard("Invest in the Flesh")
    assert table.refuses(OLGA, again) == r.QuestCounted("investintheflesh")
    start(table)
    table.end_quest()
    table.trigger("Invest in the Flesh")


@pytest.mark.rule("L3", "L6")
def test_crushing_exhaustion_burdens_who_fails_until_a_rest_tests_it_off(box: Box) -> None:
    table = given(box, "Burning Ambition", "Crushing Exhaustion")
    table.everybody(might=3, willpower=3)
    table.play(OLGA, c.CorrectFortune(LEORIC, -9, "all of it"))
    table.trigger("Crushing Exhaustion")
    for hero in (LEORIC, ASTARRA):
        if table.state.fortune(hero):
            table.play(OLGA, c.CorrectFortune(hero, -table.state.fortune(hero), "clear tests"))
    table.wish(FAIL, PASS)
    say(table, Attribute.MIGHT)
    say(table, Attribute.WILLPOWER)
    place = mark(LEORIC, "crushingexhaustion")
    assert (lies(table, place), lies(table, mark(ASTARRA, "crushingexhaustion"))) == (1, 0)
    table.turn(LEORIC)
    table.rest(LEORIC)
    table.play(BJORN, c.Answer(table.question(q.SayYes).id, "yes"))
    table.wish(PASS)
    events = table.play(BJORN, c.Answer(table.question(q.PickWord).id, Attribute.MIGHT))
    assert moved(place, SUPPLY, 1, W.BURDEN_OFF, "Crushing Exhaustion") in events


@pytest.mark.rule("L3")
def test_a_defeat_ends_crushing_exhaustion(box: Box) -> None:
    table = given(box, "Burning Ambition", "Crushing Exhaustion")
    table.play(OLGA, c.ChangeSettings(tests=AttributeTestsBy.TABLE))
    table.trigger("Crushing Exhaustion")
    for hero in (LEORIC, ASTARRA):
        say(table, Attribute.MIGHT)
        table.play(OLGA, c.Answer(table.question(q.HeroTests).id, "fail"))
        assert lies(table, mark(hero, "crushingexhaustion")) == 1
    events = table.play(OLGA, c.DefeatHero(LEORIC))
    assert any(isinstance(x, e.TokensMoved) and x.why is W.BURDEN_OFF for x in events)
    assert lies(table, mark(LEORIC, "crushingexhaustion")) == 0


@pytest.mark.rule("L3", "C1")
def test_false_friends_is_told_as_the_next_shopping_begins_and_ready_after_it(box: Box) -> None:
    table = given(box, "Seeds of Betrayal", "False Friends", play=False)
    table.trigger("False Friends")
    table.pay_ties()
    table.end_quest()
    assert e.CardCounts("falsefriends") in table.play(OLGA, c.GoToStep(Step.SHOPPING))
    ready = e.CardRefreshed("falsefriends", e.Refreshed.SHOPPING_ENDED)
    assert ready in table.play(OLGA, c.NextStep())
