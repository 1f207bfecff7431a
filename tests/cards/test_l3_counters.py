"""Counters that lie on a card or a tile for a while, and that the table takes off (L3, S7)."""

import pytest

from bot.box.decks import read_deck
from bot.pages.fitting import fitted
from bot.pages.lookups.board import board
from bot.pages.lookups.cards import card as shown_card
from bot.pages.lookups.status import status
from bot.pages.messages import say as saying
from bot.pages.page import Button, Buttons
from bot.pages.phrases.moves import Move
from bot.pages.voice import Voice
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.options import Winner
from bot.rules.basics.places import POOL, SUPPLY, on_card, on_monster, on_tile
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.replay import replay
from bot.words import Words
from tests.cards.staging import Scene, begin_play, next_encounter, scene, start
from tests.cards.test_l3_gains import given
from tests.cards.test_l3_tokens import W, lies, moved
from tests.cogs.looking import shown, view
from tests.rules.table import ASTARRA, BJORN, LEORIC, NILS, OLGA, Table, says

WORDS = Words.load()
MIGHT, SHADOWS, RITUAL = "Mystic Might", "Into the Shadows", "The Ritual Continues"
COIL, SUFFERING = "Mortal Coil", "The Taste of Suffering"
OWN = """
name = "House Cards"

[[cards]]
number = 1
name = "Old Grudge"
trigger = 0
spend = "use"
moment = "play"
effect = { kind = "counters", tokens = 2, most = 3, until = "encounter-end", what = "token" }
"""


def buttons(table: Table) -> list[Button]:
    """Give the buttons under the message of the newest move."""
    number = table.log[-1].move
    entries = tuple(entry for entry in table.log if entry.move == number)
    move = Move(CampaignAt(1, 2), number, entries, table.state, table.state.seq)
    page = fitted(saying.page(move, Voice(table.state, table.box, WORDS, "en")))
    rows = (block.buttons for block in page.blocks if isinstance(block, Buttons))
    return [each for row in rows for each in row if isinstance(each, Button)]


def labels(table: Table) -> list[str]:
    return [each.label for each in buttons(table)]


@pytest.mark.rule("L3", "S6", "S7")
def test_mystic_might_gathers_fatigue_tokens_that_come_off_one_by_one(box: Box) -> None:
    table = given(box, "Cursed By Power", MIGHT)
    place = on_card("mysticmight")
    for count in (1, 2):
        assert moved(SUPPLY, place, 1, W.COUNTER_LAID, MIGHT) in table.trigger(MIGHT)
        table.pay_ties()
        assert lies(table, place) == count
    assert "2 fatigue tokens on it" in shown(status(view(table, NILS, WORDS)))
    live = shown(board(view(table, NILS, WORDS), {}))
    assert "Mystic Might ready, 2 fatigue tokens on it" in live
    assert "[Mystic Might: take 1 off, of 2]" in live
    assert "2 fatigue tokens lie on it" in shown(shown_card(view(table, NILS, WORDS), MIGHT))
    events = table.play(OLGA, c.TakeTokensOff(MIGHT))
    assert moved(place, SUPPLY, 1, W.COUNTER_OFF, MIGHT) in events
    next_encounter(table)
    assert lies(table, place) == 1
    assert moved(place, SUPPLY, 1, W.COUNTER_OFF, MIGHT) in table.play(
        OLGA, c.EndQuest(Winner.HEROES)
    )
    assert lies(table, place) == 0
    assert table.refuses(OLGA, c.TakeTokensOff(MIGHT)) == r.NothingToTakeOff("mysticmight")


@pytest.mark.rule("L3", "U2", "U3")
def test_taking_one_off_is_a_move_of_the_overlord_side_and_a_second_press_takes_none(
    box: Box,
) -> None:
    table = given(box, "Cursed By Power", MIGHT)
    for _ in range(2):
        table.trigger(MIGHT)
        table.pay_ties()
    assert f"{MIGHT}: take 1 off, of 2" in labels(table)
    press = c.TakeTokensOff("mysticmight", lying=2)
    assert isinstance(table.refuses(BJORN, press), r.NotYours)
    assert isinstance(table.refuses(OLGA, c.TakeTokensOff(MIGHT, 3)), r.BadNumber)
    table.play(OLGA, press)
    assert table.refuses(OLGA, press) == r.TakenOffAlready("mysticmight")
    assert f"{MIGHT}: take 1 off, of 1" in labels(table)
    table.undo()
    assert lies(table, on_card("mysticmight")) == 2
    table.redo()
    assert lies(table, on_card("mysticmight")) == 1
    table.turn(LEORIC)
    assert f"{MIGHT}: take 1 off, of 1" in labels(table)
    assert replay(table.log) == table.state


@pytest.mark.rule("L3", "U4")
def test_none_comes_off_while_a_payment_is_open(box: Box) -> None:
    table = scene(box, "Cursed By Power", MIGHT, heroes=2)
    start(table)
    for question in table.state.questions:
        table.play(BJORN, c.Answer(question.id, LEORIC))
    table.trigger(MIGHT)
    table.pay_ties()
    table.give(leoric=1 - table.state.fortune(LEORIC), astarra=1 - table.state.fortune(ASTARRA))
    table.trigger(MIGHT)
    assert isinstance(table.question(), q.FortuneTie)
    assert isinstance(table.refuses(OLGA, c.TakeTokensOff(MIGHT)), r.QuestionOpen)


@pytest.mark.rule("L3", "S7")
def test_into_the_shadows_lets_its_monsters_out_as_a_hero_rests(box: Box) -> None:
    table = given(box, "Unseen Legions", SHADOWS)
    place = on_card("intotheshadows")
    for _ in range(2):
        table.trigger(SHADOWS)
        table.pay_ties()
    assert "2 monsters on it" in shown(status(view(table, NILS, WORDS)))
    table.turn(LEORIC)
    out = moved(place, SUPPLY, 2, W.COUNTER_OFF, SHADOWS)
    assert says(table.rest(LEORIC), out, e.CardCounts("intotheshadows"))
    assert table.state.questions == ()
    assert e.CardCounts("intotheshadows") not in table.rest(LEORIC)


@pytest.mark.rule("L3", "S7")
def test_monsters_in_the_shadows_are_gone_as_the_encounter_ends(box: Box) -> None:
    table = given(box, "Unseen Legions", SHADOWS)
    table.trigger(SHADOWS)
    table.pay_ties()
    gone = moved(on_card("intotheshadows"), SUPPLY, 1, W.COUNTER_OFF, SHADOWS)
    assert gone in table.play(OLGA, c.EndEncounter())


def ritual(box: Box) -> Scene:
    table = scene(box, "Dark Illusions", RITUAL, heroes=3, threat=2)
    start(table)
    return table


@pytest.mark.rule("L3", "L2", "S7")
def test_the_ritual_begins_each_encounter_with_a_token_for_each_hero(box: Box) -> None:
    table, place = ritual(box), on_card("ritualcontinues")
    assert lies(table, place) == 3
    assert f"{RITUAL}: take 1 off, of 3" in labels(table)
    begin_play(table)
    table.play(OLGA, c.TakeTokensOff(RITUAL, 2))
    events = table.play(OLGA, c.EndEncounter())
    assert moved(place, SUPPLY, 1, W.COUNTER_OFF, RITUAL) in events
    assert moved(SUPPLY, place, 3, W.COUNTER_LAID, RITUAL) in events
    table.answer(OLGA, "no", q.SayYes)
    assert (table.state.threat, lies(table, place)) == (2, 3)


@pytest.mark.rule("L3", "T7")
def test_a_ritual_without_tokens_gives_its_threat_by_itself(box: Box) -> None:
    table = ritual(box)
    table.play(OLGA, c.TakeTokensOff(RITUAL, 3))
    events = table.play(OLGA, c.EndEncounter())
    assert e.TokensMoved(SUPPLY, POOL, 2, W.CARD, "ritualcontinues") in events
    assert (table.state.threat, table.state.questions) == (4, ())


@pytest.mark.rule("L3", "T7")
def test_of_tokens_taken_off_without_the_bot_the_table_has_the_last_word(box: Box) -> None:
    table = ritual(box)
    table.play(OLGA, c.EndQuest(Winner.HEROES))
    threat = table.state.threat
    table.answer(OLGA, "yes", q.SayYes)
    assert table.state.threat == threat + 2
    assert lies(table, on_card("ritualcontinues")) == 0


@pytest.mark.rule("L3")
def test_an_encounter_that_began_before_its_tokens_were_known_asks_as_ever(box: Box) -> None:
    table = ritual(box)
    table.log = [
        entry
        for entry in table.log
        if not (isinstance(entry.event, e.TokensMoved) and entry.event.why is W.COUNTER_LAID)
    ]
    table.log = [e.Entry(n, x.move, x.at, x.by, x.event) for n, x in enumerate(table.log, 1)]
    table.renew()
    table.play(OLGA, c.EndEncounter())
    assert isinstance(table.question(q.SayYes), q.SayYes)


@pytest.mark.rule("L3", "S7")
def test_mortal_coil_keeps_a_space_and_is_told_as_the_overlords_turn_begins(box: Box) -> None:
    table = given(box, "Unstable Forces", COIL)
    table.turn(LEORIC)
    table.trigger(COIL)
    table.pay_ties()
    place = on_tile("mortalcoil")
    assert lies(table, place) == 1
    back = moved(place, SUPPLY, 1, W.MARKER_RETURNED, COIL)
    events = table.play(OLGA, c.StartOverlordTurn())
    assert says(events, back, e.CardCounts("mortalcoil"))
    table.turn(LEORIC)
    assert e.CardCounts("mortalcoil") not in table.play(OLGA, c.StartOverlordTurn())


@pytest.mark.rule("L3", "S7")
def test_the_token_of_a_monster_that_has_died_is_taken_off_it(box: Box) -> None:
    table = given(box, "Endless Thirst", SUFFERING)
    table.trigger(SUFFERING)
    table.pay_ties()
    off = moved(on_monster("tasteofsuffering"), SUPPLY, 1, W.MARKER_RETURNED, SUFFERING)
    assert off in table.play(OLGA, c.TakeTokensOff(SUFFERING))
    assert lies(table, on_monster("tasteofsuffering")) == 0


@pytest.mark.rule("L3")
def test_what_a_card_of_another_kind_bears_stays_there(box: Box) -> None:
    table = given(box, "Skulduggery", "Cursed Treasure")
    table.trigger("Cursed Treasure")
    refused = table.refuses(OLGA, c.TakeTokensOff("Cursed Treasure"))
    assert refused == r.NothingToTakeOff("cursedtreasure")
    facedown = c.TakeTokensOff("Guarded Treasure")
    assert table.refuses(OLGA, facedown) == r.NothingToTakeOff("guardedtreasure")
    assert isinstance(table.refuses(BJORN, facedown), r.NotYours)


@pytest.mark.rule("L3")
def test_a_groups_own_card_bears_no_more_than_its_most(box: Box) -> None:
    table = scene(box.with_decks([read_deck(OWN.encode())]), "House Cards")
    start(table)
    for count in (2, 3):
        table.trigger("Old Grudge")
        assert lies(table, on_card("oldgrudge")) == count
    full = table.refuses(OLGA, c.TriggerPlotCard("Old Grudge"))
    assert full == r.CardHoldsNoMore("oldgrudge", 3)
    assert "3 tokens on it" in shown(status(view(table, NILS, WORDS)))
