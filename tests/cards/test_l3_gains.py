"""Cards that bring threat: each by its own rule, from the supply, with the card as reason (L3)."""

import pytest

from bot.rules.basics.options import Attribute, Track, Winner
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.basics.stage import Step
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.replay import replay
from tests.cards.staging import FAIL, PASS, Scene, begin_play, enter, scene, start
from tests.rules.table import ASTARRA, BJORN, CARLA, LEORIC, OLGA, says

Events = tuple[e.Event, ...]


def gained(card: str, amount: int) -> e.TokensMoved:
    return e.TokensMoved(SUPPLY, POOL, amount, e.Why.CARD, card)


def given(box: Box, deck: str, *cards: str, threat: int = 4, play: bool = True) -> Scene:
    """A quest of two encounters in play; the cards lie faceup, two heroes tie for nothing."""
    table = scene(box, deck, *cards, heroes=2, threat=threat)
    table.give(leoric=9)
    start(table)
    for question in table.state.questions:
        assert isinstance(question, q.PickHero)
        table.play(BJORN, c.Answer(question.id, LEORIC))
    if play:
        begin_play(table)
    return table


def say(table: Scene, value: str) -> Events:
    """Answer the newest question as the overlord."""
    return table.play(OLGA, c.Answer(table.state.questions[-1].id, value))


def number(table: Scene) -> q.PickNumber:
    asked = table.question(q.PickNumber)
    assert isinstance(asked, q.PickNumber)
    return asked


@pytest.mark.rule("L3", "T7")
@pytest.mark.parametrize(
    ("deck", "card", "key", "amount"),
    [("Unseen Legions", "Mouths to Feed", "mouthstofeed", 1)],
)
def test_a_fixed_gain_comes_with_the_trigger(
    box: Box, deck: str, card: str, key: str, amount: int
) -> None:
    table = given(box, deck, card)
    assert gained(key, amount) in table.trigger(card)


@pytest.mark.rule("L3", "L4")
def test_taste_of_the_forbidden_brings_one_for_a_hero_who_exhausts_it(box: Box) -> None:
    table = given(box, "Burning Ambition", "Taste of the Forbidden", threat=0)
    table.turn(LEORIC)
    events = table.play(BJORN, c.TriggerPlotCard("Taste of the Forbidden"))
    assert gained("tasteoftheforbidden", 1) in events
    assert table.state.threat == 1


@pytest.mark.rule("L3", "L4")
def test_dark_pact_brings_one_when_the_chosen_heros_player_exhausts_it(box: Box) -> None:
    table = given(box, "Cursed By Power", threat=0)
    assert table.card("Dark Pact").hero_tokens == (LEORIC,)
    trigger = c.TriggerPlotCard("Dark Pact")
    assert isinstance(table.refuses(OLGA, trigger), r.NotYours)
    assert gained("darkpact", 1) in table.play(BJORN, trigger)
    table.play(OLGA, c.EndEncounter())
    assert table.card("Dark Pact").hero_tokens == (LEORIC,)
    assert e.CountersRemoved("darkpact") in table.play(OLGA, c.EndQuest(Winner.HEROES))


@pytest.mark.rule("L3")
def test_the_dark_mark_bears_a_heros_token_and_brings_nothing(box: Box) -> None:
    table = given(box, "Cursed By Power", "The Dark Mark")
    assert table.card("The Dark Mark").hero_tokens == (LEORIC,)
    events = table.trigger("The Dark Mark")
    assert not [each for each in events if isinstance(each, e.TokensMoved)]


@pytest.mark.rule("L3")
@pytest.mark.parametrize(("answer", "amount"), [("yes", 3), ("no", 2)])
def test_love_of_chaos_brings_more_for_a_large_monster(box: Box, answer: str, amount: int) -> None:
    table = given(box, "Unstable Forces", "Love of Chaos")
    table.trigger("Love of Chaos")
    assert gained("loveofchaos", amount) in say(table, answer)


def skarn_comes(table: Scene) -> None:
    """Let the agent Skarn enter a group of zombies."""
    table.trigger("Summon Skarn")
    enter(table, "Zombies", 1, 3)


@pytest.mark.rule("L3")
def test_faithful_guardian_brings_three_once_the_agent_has_fallen(box: Box) -> None:
    table = given(box, "Twisted Soul", "Faithful Guardian", "Summon Skarn", play=False)
    skarn_comes(table)
    table.turn()
    trigger = c.TriggerPlotCard("Faithful Guardian")
    assert table.refuses(OLGA, trigger) == r.AgentNotDefeated("faithfulguardian")
    table.play(OLGA, c.DefeatAgent())
    assert gained("faithfulguardian", 3) in table.trigger("Faithful Guardian")
    table.turn()
    assert table.refuses(OLGA, trigger) == r.AgentAnswered("faithfulguardian")
    table.play(OLGA, c.EndEncounter())
    table.turn()
    assert table.refuses(OLGA, trigger) == r.AgentNotDefeated("faithfulguardian")


@pytest.mark.rule("L3")
@pytest.mark.parametrize(
    ("deck", "card", "key", "play"),
    [
        ("Tangled Web", "Embrace Darkness", "embracedarkness", True),
        ("Raging Infection", "Mass Mutation", "massmutation", True),
        ("Twisted Soul", "Possessive Nature", "possessivenature", False),
    ],
)
def test_a_counted_gain_asks_how_many(box: Box, deck: str, card: str, key: str, play: bool) -> None:
    table = given(box, deck, card, *([] if play else ["Summon Skarn"]), play=play)
    if not play:
        skarn_comes(table)
    table.trigger(card)
    asked = number(table)
    assert asked.least == 0
    assert isinstance(table.refuses(BJORN, c.Answer(asked.id, "2")), r.NotYourQuestion)
    events = say(table, "2")
    assert gained(key, 2) in events
    boxed = e.CardReturned(key, to_box=True) in events
    assert boxed is (card == "Possessive Nature")


@pytest.mark.rule("L3")
def test_of_knocked_out_heroes_there_are_no_more_than_heroes(box: Box) -> None:
    table = given(box, "Tangled Web", "Embrace Darkness")
    table.trigger("Embrace Darkness")
    asked = number(table)
    assert (asked.least, asked.most) == (0, 2)
    assert not [x for x in say(table, "0") if isinstance(x, e.TokensMoved)]


@pytest.mark.rule("L3", "U4", "U5")
@pytest.mark.parametrize(
    ("deck", "card", "key", "amount"),
    [
        ("The Fallen Elite", "Trial of Knighthood", "trialofknighthood", 2),
        ("The Fallen Elite", "Fight in Formation", "fightinformation", 1),
    ],
)
def test_a_gain_by_an_outcome_waits_for_it_and_only_the_encounters_end_waits_along(
    box: Box, deck: str, card: str, key: str, amount: int
) -> None:
    table = given(box, deck, card)
    table.trigger(card)
    table.trigger("Armor of Darkness")
    table.turn(LEORIC)
    assert isinstance(table.refuses(OLGA, c.EndEncounter()), r.QuestionOpen)
    assert gained(key, amount) in say(table, "yes")
    table.undo()
    table.undo()


@pytest.mark.rule("L3")
def test_without_the_outcome_nothing_is_gained(box: Box) -> None:
    table = given(box, "The Fallen Elite", "Trial of Knighthood")
    table.trigger("Trial of Knighthood")
    assert not [x for x in say(table, "no") if isinstance(x, e.TokensMoved)]


@pytest.mark.rule("L3", "L2")
def test_veteran_council_counts_masters_at_the_end_of_the_encounter_it_was_triggered_in(
    box: Box,
) -> None:
    table = given(box, "The Fallen Elite", "Veteran Council", play=False)
    table.trigger("Veteran Council")
    table.turn()
    assert table.card("Veteran Council").exhausted
    table.play(OLGA, c.EndEncounter())
    asked = number(table)
    assert (asked.least, asked.most) == (0, 3)
    assert gained("veterancouncil", 3) in say(table, "3")
    refreshed = e.CardRefreshed("veterancouncil", e.Refreshed.QUEST_END)
    assert refreshed in table.play(OLGA, c.EndQuest(Winner.HEROES))
    assert table.state.questions == ()
    assert replay(table.log) == table.state


@pytest.mark.rule("L3")
@pytest.mark.parametrize(
    ("deck", "card", "key", "amount"),
    [
        ("Skulduggery", "Guarded Treasure", "guardedtreasure", 1),
        ("Dark Illusions", "The Ritual Continues", "ritualcontinues", 2),
    ],
)
def test_a_card_that_works_alone_asks_at_each_encounters_end(
    box: Box, deck: str, card: str, key: str, amount: int
) -> None:
    table = given(box, deck, card)
    assert table.refuses(OLGA, c.TriggerPlotCard(card)) == r.CardWorksAlone(key)
    table.play(OLGA, c.EndEncounter())
    assert gained(key, amount) in say(table, "yes")
    table.play(OLGA, c.EndQuest(Winner.HEROES))
    assert not [x for x in say(table, "no") if isinstance(x, e.TokensMoved)]


@pytest.mark.rule("L3")
def test_facedown_it_asks_nothing(box: Box) -> None:
    table = given(box, "Skulduggery")
    table.play(OLGA, c.EndEncounter())
    assert table.state.questions == ()


@pytest.mark.rule("L3", "G1")
def test_cut_a_deal_puts_the_heroes_gold_into_a_purse_that_is_kept(box: Box) -> None:
    table = given(box, "Hybrid Loyalty", "Cut a Deal")
    table.play(OLGA, c.ChangeSettings(track=Track.SHEET))
    table.play(OLGA, c.EndQuest(Winner.OVERLORD))
    table.trigger("Cut a Deal")
    assert table.state.party.gold == 25
    table.undo()
    assert table.state.party.gold == 0


@pytest.mark.rule("L3")
@pytest.mark.parametrize(("winner", "amount"), [(Winner.HEROES, 1), (Winner.OVERLORD, 2)])
def test_cut_a_deal_brings_by_the_winner(box: Box, winner: Winner, amount: int) -> None:
    table = given(box, "Hybrid Loyalty", "Cut a Deal")
    assert isinstance(table.refuses(OLGA, c.TriggerPlotCard("Cut a Deal")), r.WrongMoment)
    table.play(OLGA, c.EndQuest(winner))
    assert gained("cutadeal", amount) in table.trigger("Cut a Deal")
    table.play(OLGA, c.NextStep())
    assert isinstance(table.refuses(OLGA, c.TriggerPlotCard("Cut a Deal")), r.CardExhausted)


@pytest.mark.rule("L3")
def test_intricate_schemes_asks_whoever_chooses_the_next_quest(box: Box) -> None:
    table = given(box, "Dark Illusions", "Intricate Schemes")
    table.play(OLGA, c.EndQuest(Winner.OVERLORD))
    table.play(OLGA, c.GoToStep(Step.CHOOSE_QUEST))
    assert isinstance(table.refuses(OLGA, c.NextStep()), r.QuestionOpen)
    assert gained("intricateschemes", 3) in say(table, "yes")


@pytest.mark.rule("L3")
def test_a_trigger_says_yes_to_it(box: Box) -> None:
    table = given(box, "Dark Illusions", "Intricate Schemes")
    table.play(OLGA, c.EndQuest(Winner.OVERLORD))
    table.play(OLGA, c.GoToStep(Step.CHOOSE_QUEST))
    assert gained("intricateschemes", 3) in table.trigger("Intricate Schemes")
    assert table.state.questions == ()


@pytest.mark.rule("L3")
def test_intricate_schemes_asks_nothing_where_the_heroes_choose_anyway(box: Box) -> None:
    table = given(box, "Dark Illusions", "Intricate Schemes")
    table.play(OLGA, c.EndQuest(Winner.HEROES))
    table.play(OLGA, c.GoToStep(Step.CHOOSE_QUEST))
    assert table.state.questions == ()


@pytest.mark.rule("L3", "L2")
def test_demons_bargain_brings_three_to_whoever_has_it_accepted(box: Box) -> None:
    table = given(box, "Burning Ambition", "Demon's Bargain")
    table.trigger("Demon's Bargain")
    say(table, LEORIC)
    asked = table.question(q.SayYes)
    assert isinstance(table.refuses(CARLA, c.Answer(asked.id, "yes")), r.NotYourQuestion)
    events = table.play(BJORN, c.Answer(asked.id, "yes"))
    assert gained("demonsbargain", 3) in events
    assert table.card("Demon's Bargain").exhausted


@pytest.mark.rule("L2")
def test_demons_bargain_is_ready_again_where_the_hero_declines(box: Box) -> None:
    table = given(box, "Burning Ambition", "Demon's Bargain")
    table.trigger("Demon's Bargain")
    say(table, LEORIC)
    events = table.play(BJORN, c.Answer(table.question(q.SayYes).id, "no"))
    ready = e.CardRefreshed("demonsbargain", e.Refreshed.HERO_DECLINED)
    assert says(events, ready)
    assert table.state.threat == 4


@pytest.mark.rule("L3")
def test_threatening_masses_brings_one_for_each_monster_next_to_a_hero_who_fails(box: Box) -> None:
    table = given(box, "First Legion", "Threatening Masses")
    table.sheet(LEORIC, might=3)
    table.play(OLGA, c.CorrectFortune(LEORIC, -9, "all of it"))
    table.turn(LEORIC)
    table.trigger("Threatening Masses")
    table.pay_ties()
    if table.state.fortune(LEORIC):
        table.play(OLGA, c.CorrectFortune(LEORIC, -1, "again"))
    table.wish(FAIL)
    table.play(BJORN, c.Answer(table.question(q.SayYes).id, "no"))
    assert number(table).least == 1
    assert gained("threateningmasses", 2) in say(table, "2")


@pytest.mark.rule("L3")
def test_threatening_masses_ends_the_turn_of_a_hero_who_will_not_test(box: Box) -> None:
    table = given(box, "First Legion", "Threatening Masses")
    table.turn(LEORIC)
    table.trigger("Threatening Masses")
    events = table.play(BJORN, c.Answer(table.question(q.SayYes).id, "yes"))
    assert e.TurnEnded(LEORIC) in events


@pytest.mark.rule("L3")
@pytest.mark.parametrize(("faces", "amount"), [(PASS, 1), (FAIL, 0)])
def test_dangerous_knowledge_brings_one_for_a_pass(
    box: Box, faces: tuple[int, int], amount: int
) -> None:
    table = given(box, "Vital Essence", "Dangerous Knowledge")
    table.give(leoric=0)
    table.play(OLGA, c.CorrectFortune(LEORIC, -9, "all of it"))
    table.sheet(LEORIC, knowledge=3)
    table.turn(LEORIC)
    table.wish(faces)
    events = table.trigger("Dangerous Knowledge")
    moved = [each for each in events if isinstance(each, e.TokensMoved)]
    assert moved == [gained("dangerousknowledge", 1)] * amount


@pytest.mark.rule("L3")
def test_unknown_origin_brings_one_for_each_failure(box: Box) -> None:
    table = given(box, "Twisted Soul", "Unknown Origin", "Summon Skarn", play=False)
    trigger = c.TriggerPlotCard("Unknown Origin")
    assert table.refuses(OLGA, trigger) == r.NoAgent()
    skarn_comes(table)
    for hero in (LEORIC, ASTARRA):
        table.play(OLGA, c.CorrectFortune(hero, -table.state.fortune(hero), "all of it"))
    table.everybody(knowledge=3)
    table.wish(FAIL, FAIL)
    assert gained("unknownorigin", 2) in table.trigger("Unknown Origin")
    assert table.refuses(OLGA, trigger) == r.AgentAnswered("unknownorigin")


@pytest.mark.rule("L3", "L6")
def test_descend_to_madness_tests_one_after_the_other_until_one_passes(box: Box) -> None:
    table = scene(box, "Unstable Forces", "Descend to Madness", heroes=3)
    table.everybody(knowledge=3, willpower=3)
    start(table)
    begin_play(table)
    table.trigger("Descend to Madness")
    table.pay_ties()
    for hero in table.state.heroes:
        if table.state.fortune(hero):
            table.play(OLGA, c.CorrectFortune(hero, -1, "for clear tests"))
    table.wish(FAIL, PASS)
    say(table, ASTARRA)
    first = say(table, Attribute.WILLPOWER)
    assert gained("descendtomadness", 1) in first
    assert isinstance(table.question(q.PickHero), q.PickHero)
    say(table, LEORIC)
    second = say(table, Attribute.KNOWLEDGE)
    assert not [each for each in second if isinstance(each, e.TokensMoved)]
    assert table.state.questions == ()
