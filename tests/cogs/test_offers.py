"""What autocomplete offers: what is legal now for this person, and nothing else."""

from collections.abc import Iterable

import pytest

from bot.pages.lookups.decks import hand
from bot.pages.page import Select
from bot.rules import card_offers, offers, sheet_offers
from bot.rules.basics.options import FortuneUse, GainReason, RulesMode, Track
from bot.rules.basics.stage import Step
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state.campaign import Hero
from bot.words import Words
from cogs._offering import MOST, Labelled, fitting
from tests.cards.staging import scene, start
from tests.cogs.looking import view
from tests.rules.table import ASTARRA, BJORN, CARLA, DORA, GRISBAN, LEORIC, MARA, NILS, OLGA, Table

AGONY, CORRUPTION = "Eternal Agony", "Corruption From Within"


@pytest.fixture
def table(box: Box) -> Table:
    """Three heroes, and a deck of which two cards were bought."""
    table = Table(box)
    table.open()
    table.own(CORRUPTION, "Traitor", "Thieves' Guild")
    return table


def at(table: Table, by: Person) -> offers.Table:
    return offers.Table(table.state, by, table.box)


def names(things: Iterable[object]) -> list[str]:
    return [thing if isinstance(thing, str) else thing.name for thing in things]  # type: ignore[attr-defined]


def defeated(table: Table, by: Person) -> list[str]:
    return keys(offers.heroes(at(table, by), c.DefeatHero))


def keys(heroes: Iterable[Hero]) -> list[str]:
    return [hero.key for hero in heroes]


@pytest.mark.rule("T1")
def test_heroes_to_defeat_only_in_an_encounter(table: Table) -> None:
    assert defeated(table, OLGA) == []
    table.start_quest()
    assert defeated(table, OLGA) == [LEORIC, ASTARRA, GRISBAN]
    assert defeated(table, NILS) == []


@pytest.mark.rule("V1")
def test_the_own_heroes_stand_first_in_every_list(table: Table) -> None:
    """Given Bjorn with Leoric and Carla with Astarra, each must find the own hero on top."""
    table.play(OLGA, c.ChangeSettings(track=Track.EVERYTHING))
    table.start_quest()
    for hero in (LEORIC, ASTARRA, GRISBAN):
        table.play(OLGA, c.SufferHero(hero, damage=1))
    here = at(table, CARLA)
    for found in (
        offers.heroes(here, lambda hero: c.SufferHero(hero, damage=1)),
        offers.heroes_to_heal(here),
        sheet_offers.heroes_to_receive(here, None),
    ):
        assert keys(found) == [ASTARRA, LEORIC, GRISBAN]
    assert keys(offers.heroes_to_heal(at(table, OLGA))) == [LEORIC, ASTARRA, GRISBAN]


@pytest.mark.rule("T2")
def test_a_marked_hero_is_not_offered_for_threat(table: Table) -> None:
    table.start_quest()
    reason = GainReason.HERO_DEFEATED
    table.play(OLGA, c.GainThreat(reason, LEORIC))
    found = offers.heroes(at(table, OLGA), lambda hero: c.GainThreat(reason, hero))
    assert keys(found) == [ASTARRA, GRISBAN]


@pytest.mark.rule("F1")
def test_heroes_who_can_spend_are_ones_own_with_fortune(table: Table) -> None:
    table.give(leoric=1, astarra=2)
    table.start_quest()

    def spenders(by: Person, use: FortuneUse) -> list[str]:
        return keys(offers.heroes(at(table, by), lambda hero: c.SpendFortune(use, hero)))

    assert spenders(BJORN, FortuneUse.RECOVER_FATIGUE) == [LEORIC]
    assert spenders(BJORN, FortuneUse.EXTRA_ACTION) == []
    assert spenders(CARLA, FortuneUse.EXTRA_ACTION) == [ASTARRA]
    assert spenders(DORA, FortuneUse.RECOVER_FATIGUE) == []
    assert spenders(OLGA, FortuneUse.RECOVER_FATIGUE) == []


def test_heroes_to_correct_hold_what_is_taken(table: Table) -> None:
    table.give(leoric=1)
    assert keys(offers.heroes_to_correct(at(table, OLGA), 3)) == [LEORIC, ASTARRA, GRISBAN]
    assert keys(offers.heroes_to_correct(at(table, OLGA), -1)) == [LEORIC]
    assert offers.heroes_to_correct(at(table, BJORN), 1) == ()


def test_a_player_sets_and_lends_his_own_hero_a_steward_any(table: Table) -> None:
    for find in (offers.heroes_to_set, offers.heroes_to_stand_in):
        assert keys(find(at(table, BJORN))) == [LEORIC]
        assert keys(find(at(table, MARA))) == [LEORIC, ASTARRA, GRISBAN]
        assert find(at(table, NILS)) == ()
    assert keys(offers.heroes_to_assign(at(table, MARA))) == [LEORIC, ASTARRA, GRISBAN]
    assert offers.heroes_to_assign(at(table, BJORN)) == ()


@pytest.mark.rule("S2")
def test_printed_heroes_join_once_and_while_there_is_room(table: Table) -> None:
    printed = [hero.name for hero in table.box.heroes]
    found = offers.new_heroes(at(table, NILS), printed, None)
    assert "Syndrael" in found
    assert "Leoric of the Book" in found
    table.play(OLGA, c.AddHero("Syndrael", BJORN.user))
    assert offers.new_heroes(at(table, OLGA), printed, None) == ()


@pytest.mark.rule("S8")
def test_nobody_is_removed_in_a_quest(table: Table) -> None:
    assert keys(offers.heroes(at(table, OLGA), c.RemoveHero)) == [LEORIC, ASTARRA, GRISBAN]
    table.start_quest()
    assert offers.heroes(at(table, OLGA), c.RemoveHero) == ()


@pytest.mark.rule("S3")
def test_decks_are_offered_to_the_overlord_while_none_is_chosen(box: Box) -> None:
    table = Table(box)
    table.open()
    assert len(offers.decks(at(table, OLGA))) == len(box.decks)
    assert offers.decks(at(table, BJORN)) == ()
    table.own(AGONY)
    assert offers.decks(at(table, OLGA)) == ()


@pytest.mark.rule("P1", "P2")
def test_cards_to_buy_are_facedown_and_affordable_in_their_step(table: Table) -> None:
    table.fund(2)
    assert card_offers.cards_to_buy(at(table, OLGA)) == ()
    table.reach(Step.SPEND_XP)
    assert table.state.threat == 3
    found = names(card_offers.cards_to_buy(at(table, OLGA)))
    assert "Merchants' Guild" in found
    assert "One of Us" in found
    assert not {"Friend or Foe", "Traitor", "Mages' Guild"} & set(found)
    assert card_offers.cards_to_buy(at(table, MARA)) == ()


@pytest.mark.rule("P3", "P11")
def test_cards_to_trigger_are_ready_affordable_and_timely(table: Table) -> None:
    table.start_quest()
    assert card_offers.cards_to_trigger(at(table, OLGA)) == ()
    table.fund(3)
    assert names(card_offers.cards_to_trigger(at(table, OLGA))) == [
        "Friend or Foe",
        "Thieves' Guild",
        "Traitor",
    ]
    table.play(BJORN, c.StartHeroTurn(LEORIC))
    assert names(card_offers.cards_to_trigger(at(table, OLGA))) == ["Traitor"]
    table.play(OLGA, c.StartOverlordTurn())
    assert names(card_offers.cards_to_trigger(at(table, OLGA))) == ["Friend or Foe"]


@pytest.mark.rule("P7")
def test_cards_to_refresh_are_exhausted(table: Table) -> None:
    table.start_quest()
    table.fund(3)
    assert card_offers.cards_to_refresh(at(table, OLGA)) == ()
    table.play(OLGA, c.TriggerPlotCard("Thieves' Guild"))
    for value in (LEORIC,):
        table.answer(BJORN, value)
    assert names(card_offers.cards_to_refresh(at(table, OLGA))) == ["Thieves' Guild"]
    assert card_offers.cards_to_refresh(at(table, BJORN)) == ()


@pytest.mark.rule("Z1")
def test_only_a_missing_cost_can_be_told(box: Box) -> None:
    table = Table(box)
    table.open()
    table.own(AGONY)
    assert names(card_offers.cards_to_cost(at(table, OLGA))) == ["Spite"]
    assert card_offers.cards_to_cost(at(table, MARA)) == ()


@pytest.mark.rule("U4")
def test_an_open_tie_leaves_nothing_that_moves_tokens(table: Table) -> None:
    table.start_quest()
    table.fund(3)
    table.play(OLGA, c.TriggerPlotCard("Thieves' Guild"))
    assert table.state.questions
    assert card_offers.cards_to_trigger(at(table, OLGA)) == ()


def test_advisory_rules_offer_what_is_timely_first(table: Table) -> None:
    table.play(OLGA, c.ChangeSettings(rules=RulesMode.ADVISORY))
    table.start_quest()
    table.fund(3)
    table.play(BJORN, c.StartHeroTurn(LEORIC))
    found = names(card_offers.cards_to_trigger(at(table, OLGA)))
    assert found[0] == "Traitor"
    assert set(found) == {"Traitor", "Friend or Foe", "Thieves' Guild"}
    timely = card_offers.cards_to_trigger(at(table, OLGA), timely=True)
    assert names(timely) == ["Traitor"]


@pytest.mark.rule("C2")
def test_steps_lie_ahead(table: Table) -> None:
    assert offers.steps(at(table, OLGA)) == ()
    table.reach(Step.SHOPPING)
    assert offers.steps(at(table, BJORN)) == (Step.CHOOSE_QUEST, Step.QUEST_SET_UP, Step.TRAVEL)
    assert offers.steps(at(table, NILS)) == ()


def test_a_refusal_is_given_as_the_rules_give_it(table: Table) -> None:
    assert offers.refusal(at(table, OLGA), c.NextStep()) is not None
    table.reach(Step.GOLD)
    assert offers.refusal(at(table, OLGA), c.NextStep()) is None


def test_looking_for_offers_changes_nothing(table: Table) -> None:
    table.start_quest()
    table.fund(3)
    before, seq = table.state, table.state.seq
    card_offers.cards_to_trigger(at(table, OLGA))
    assert table.state == before
    assert table.state.seq == seq


def test_typed_text_fits_by_the_name_rule() -> None:
    things = ["The Shadow Rune", "Shadow of Nerekhall", "Labyrinth of Ruin"]
    assert [choice.value for choice in fitting("SHADOW r", things)] == ["The Shadow Rune"]
    assert [choice.value for choice in fitting("of-", things)] == [
        "Shadow of Nerekhall",
        "Labyrinth of Ruin",
    ]
    assert [choice.value for choice in fitting("", things)] == things
    assert fitting("gold", things) == []


def test_names_that_begin_so_come_first() -> None:
    found = fitting("guild", ["Mages' Guild", "Guild Hall"])
    assert [choice.value for choice in found] == ["Guild Hall", "Mages' Guild"]


def test_other_accepted_names_are_found_too(box: Box) -> None:
    deck = box.deck(CORRUPTION)
    assert deck is not None
    assert [choice.value for choice in fitting("deceitful", deck.cards)] == ["False Chronicler"]


def test_what_has_a_label_of_its_own_is_found_and_sent_by_its_bare_name() -> None:
    long = "x" * 98
    things = [
        Labelled("Sadist", ("Cruelty",), "Sadist (2 threat)"),
        Labelled(long, (), f"{long} (1)"),
    ]
    [sadist] = fitting("cruel", things)
    assert (sadist.name, sadist.value) == ("Sadist (2 threat)", "Sadist")
    assert fitting("threat", things) == []
    [cut] = fitting("x", things)
    assert (len(cut.name) <= 100, cut.value) == (True, long)


@pytest.mark.rule("Z9", "P8")
def test_cards_to_trigger_and_buy_come_with_what_they_cost_now(box: Box) -> None:
    table = scene(box, "Eternal Agony", "Sadist", "Make No Excuse", threat=6, fortune=1)
    start(table)
    costs = {card.name: cost for card, cost in card_offers.trigger_costs(at(table, OLGA))}
    assert costs["Spite"] is None
    before = costs["Make No Excuse"]
    table.turn()
    table.trigger("Sadist")
    table.pay_ties()
    now = {card.name: cost for card, cost in card_offers.trigger_costs(at(table, OLGA))}
    assert before is not None
    assert now["Make No Excuse"] == max(0, before - 1)
    table.end_quest()
    table.play(OLGA, c.GoToStep(Step.SPEND_XP))
    deck = box.deck("Eternal Agony")
    assert deck is not None
    prices = card_offers.purchases(at(table, OLGA))
    assert prices
    assert all(price == card.purchase for card, price in prices)


def test_at_most_25_are_offered() -> None:
    found = fitting("", [f"Hero {number}" for number in range(60)])
    assert len(found) == MOST == 25


@pytest.mark.rule("S5", "Z0")
def test_the_hands_list_of_cards_says_what_each_costs(box: Box) -> None:
    table = scene(box, "Corruption From Within", "Secret Council")
    page = hand(view(table, OLGA, Words.load()))
    [select] = [block for block in page.blocks if isinstance(block, Select)]
    costs = {option.label: option.description for option in select.options}
    assert costs["Secret Council"] == "Purchase 2, trigger 1."
    assert costs["Friend or Foe"] == "Basic card, never bought. Trigger 1."
    assert all(len(option.description) <= 100 for option in select.options)
