"""What the board's buttons open, short names, and the buttons of boards of earlier versions."""

import pytest
from discord import ui

from bot.box.box import load_box
from bot.desk.pressed.pressing import command
from bot.desk.pressed.well_formed import is_well_formed
from bot.pages.lookups.behind_the_board import ending, more
from bot.pages.lookups.board import board
from bot.pages.lookups.board_moves import defeats, triggers
from bot.pages.lookups.buying import buying
from bot.pages.lookups.now import now
from bot.pages.lookups.status import status
from bot.pages.page import Button, Buttons, Page, Select
from bot.practice.world import World
from bot.rules.basics.options import Edition, Reward
from bot.rules.basics.stage import Step
from bot.rules.basics.stored import replace
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import refusals as r
from bot.words import Words
from tests.boards.conftest import Hanging
from tests.cogs.looking import labels, shown, view
from tests.rules.table import BJORN, CARLA, NILS, OLGA, Table
from tests.simcord_support import play

AGONY = "Eternal Agony"


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box()


@pytest.fixture(scope="module")
def words() -> Words:
    return Words.load()


@pytest.fixture
def table(box: Box) -> Table:
    table = Table(box)
    table.open()
    table.own(AGONY)
    return table


def selected(page: Page) -> dict[str, str]:
    """Give what its select offers, and what stands below each label."""
    (select,) = (block for block in page.blocks if isinstance(block, Select))
    return {option.label: option.description for option in select.options}


# --- short names


@pytest.mark.parametrize(
    ("names", "short"),
    [
        (("Leoric of the Book", "Widow Tarha"), ["Leoric", "Widow"]),
        (("Sir Valadir", "Sir Alric Farrow"), ["Sir Valadir", "Sir Alric Farrow"]),
        (("sir Valadir", "Sir Alric", "Astarra"), ["sir Valadir", "Sir Alric", "Astarra"]),
    ],
)
def test_names_are_short_where_the_first_word_is_unique(
    box: Box, words: Words, names: tuple[str, ...], short: list[str]
) -> None:
    table = Table(box)
    table.play(OLGA, c.CreateCampaign("k", "Nerekhall", 100))
    for name in names:
        table.play(OLGA, c.AddHero(name, BJORN.user))
    table.start_quest()
    page = board(view(table, NILS, words), {})
    assert labels(page)[: len(names)] == short
    assert f"Fortune: {short[0]} **0**, {short[1]} **0**" in shown(page)


# --- heads


def test_the_head_says_whose_turn_it_is(table: Table, words: Words) -> None:
    def head() -> str:
        return shown(board(view(table, NILS, words), {})).split("\n", maxsplit=1)[0]

    assert head() == "## Nerekhall"
    table.start_quest()
    assert head() == "## Set-up"
    table.play(OLGA, c.StartOverlordTurn())
    assert head() == "## The overlord's turn"
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    assert head() == "## Round 1 · Leoric's turn"
    table.play(OLGA, c.StartOverlordTurn())
    table.play(OLGA, c.EndTurn())
    assert head() == "## Round 1 · the overlord's turn is over"
    table.end_quest()
    assert head() == "## Gold from Search cards"
    table.play(OLGA, c.EndCampaign())
    assert head() == "## Nerekhall"


def test_pools_stand_once_with_experience_where_there_is_some(table: Table, words: Words) -> None:
    table.fund(4)
    table.reach(Step.SPEND_XP)
    told = shown(board(view(table, NILS, words), {}))
    pools = "Threat **5** | Fortune: Leoric **0**, Astarra **0**, Grisban **0** | Overlord XP **1**"
    assert pools in told
    assert told.count("Fortune") == 1


@pytest.mark.rule("S7")
def test_a_token_that_waits_for_its_hero_is_counted(table: Table, words: Words) -> None:
    table.fund(1)
    table.start_quest()
    table.play(OLGA, c.RecordPlotCost("Spite", 1))
    table.play(OLGA, c.TriggerPlotCard("Spite"))
    told = shown(board(view(table, NILS, words), {}))
    assert "Threat **0**, 1 awaiting a hero | Fortune" in told
    assert told.index("Tied for the fewest fortune") < told.index("## ")


@pytest.mark.rule("Z6")
def test_branded_heroes_are_named(box: Box, words: Words) -> None:
    table = Table(box)
    table.open()
    table.own(AGONY, "Branded")
    table.fund(5)
    table.give(astarra=2, grisban=3)
    table.start_quest()
    table.play(OLGA, c.StartOverlordTurn())
    table.play(OLGA, c.TriggerPlotCard("Branded"))
    table.answer(OLGA, "astarra")
    told = shown(board(view(table, NILS, words), {}))
    assert "-# Threat on hero sheets: Astarra 1" in told


# --- selects


@pytest.mark.rule("P3", "P11")
def test_cards_that_must_wait_say_what_for(box: Box, words: Words) -> None:
    table = Table(box)
    table.open()
    table.own(AGONY, "Branded", "Sadist", "Time on the Rack")
    table.fund(2)
    table.start_quest()
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    table.play(OLGA, c.RecordPlotCost("Spite", 1))
    options = {x.label: x.description for x in triggers(view(table, NILS, words)).options}
    assert options == {
        "Spite (1 threat)": "",
        "Branded (2 threat)": "",
        "Time on the Rack (3 threat)": "The pool holds too little threat.",
        "Sadist (3 threat)": "The pool holds too little threat.",
    }
    table.fund(1)
    options = {x.label: x.description for x in triggers(view(table, NILS, words)).options}
    assert options["Time on the Rack (3 threat)"] == ""
    assert options["Sadist (3 threat)"] == "When: on the overlord's turn."


@pytest.mark.rule("Z1")
def test_a_cost_that_nobody_has_told_is_not_made_up(table: Table, words: Words) -> None:
    table.start_quest()
    (spite,) = triggers(view(table, NILS, words)).options
    assert spite.label == "Spite"


def test_every_choice_of_a_select_is_a_press_that_counts(table: Table, words: Words) -> None:
    table.start_quest()
    for select in (defeats(view(table, NILS, words)), triggers(view(table, NILS, words))):
        for option in select.options:
            press = replace(select.press, args=(*select.press.args[:-1], option.value))
            assert is_well_formed(press)
            assert command(press, table.state, table.box) is not None


def test_the_same_choice_counts_again_after_the_next_move(table: Table, words: Words) -> None:
    """Discord takes a choice twice only where the select is a new one; rolls make none."""
    table.start_quest()
    table.play(OLGA, c.DefeatHero("Leoric", Reward.THREAT))
    before = defeats(view(table, NILS, words))
    table.play(BJORN, c.RollPool("blue"))
    assert defeats(view(table, NILS, words)) == before
    table.play(OLGA, c.DefeatHero("Leoric", Reward.OVERLORD_CARD))
    after = defeats(view(table, NILS, words))
    assert [each.label for each in after.options] == [each.label for each in before.options]
    assert after.press.custom_id != before.press.custom_id


# --- what is opened


def test_more_leads_to_what_is_looked_at_now_and_then(table: Table, words: Words) -> None:
    looks = ["Log", "Summary", "What can I do now?", "Settings"]
    assert labels(more(view(table, NILS, words))) == looks


def test_more_of_the_first_edition_asks_nothing_of_fortune(box: Box, words: Words) -> None:
    table = Table(box)
    table.play(OLGA, c.CreateCampaign("k", "The Well", 100, edition=Edition.FIRST))
    assert labels(more(view(table, NILS, words))) == ["Log", "Summary", "Settings"]


def test_who_won_is_asked_of_whoever_may_end_the_quest(table: Table, words: Words) -> None:
    with pytest.raises(r.NoEncounter):
        ending(view(table, OLGA, words))
    table.start_quest()
    page = ending(view(table, CARLA, words))
    assert labels(page) == ["Heroes won", "Overlord won"]
    buttons = (
        each for block in page.blocks if isinstance(block, Buttons) for each in block.buttons
    )
    assert all(is_well_formed(each.press) for each in buttons if isinstance(each, Button))
    with pytest.raises(r.NotYours):
        ending(view(table, NILS, words))


@pytest.mark.rule("P1", "S5")
def test_purchases_are_shown_to_the_overlord_side_with_costs_and_what_is_too_dear(
    table: Table, words: Words
) -> None:
    table.reach(Step.SPEND_XP)
    page = buying(view(table, OLGA, words))
    assert "Branded (1 threat)" in selected(page)
    assert "Sadist (2 threat)" not in selected(page)
    assert "Sadist (2 threat)" in shown(page).split("Too dear now: ")[1]
    assert labels(page) == ["1 XP → 3 threat"]
    table.play(OLGA, c.ConvertXp(1))
    page = buying(view(table, OLGA, words))
    assert "Sadist (2 threat)" in selected(page)
    assert "Too dear" not in shown(page)
    assert labels(page) == []
    for person in (BJORN, NILS):
        with pytest.raises(r.NotYours):
            buying(view(table, person, words))


def test_without_threat_every_card_is_named_as_too_dear(table: Table, words: Words) -> None:
    table.reach(Step.SPEND_XP)
    table.play(OLGA, c.LoseThreat(1, "as the table agreed"))
    told = shown(buying(view(table, OLGA, words)))
    assert "The pool cannot pay for a Plot card now." in told
    assert "Branded (1 threat)" in told


def test_at_another_time_the_step_that_helps_is_offered(table: Table, words: Words) -> None:
    table.start_quest()
    table.end_quest()
    with pytest.raises(r.WrongStep) as refused:
        buying(view(table, OLGA, words))
    assert refused.value.remedy is r.Remedy.SPEND_XP


# --- what somebody can do now


def offered(table: Table, words: Words, by: Person) -> list[str]:
    return labels(now(view(table, by, words)))


@pytest.mark.rule("F1", "F3")
def test_a_hero_is_offered_turn_and_fortune_and_no_more_than_is_legal(
    table: Table, words: Words
) -> None:
    table.start_quest()
    assert offered(table, words, BJORN) == ["Leoric's turn"]
    table.give(leoric=1)
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    assert offered(table, words, BJORN) == ["End turn", "Recover 1 fatigue"]
    table.give(leoric=1)
    assert offered(table, words, BJORN) == ["End turn", "Recover 1 fatigue", "Extra action"]
    assert "You play **Leoric**, with 2 fortune." in shown(now(view(table, BJORN, words)))


def test_a_hero_whose_turn_is_over_is_offered_behind_the_others(table: Table, words: Words) -> None:
    # given somebody who plays two heroes
    table.play(OLGA, c.AssignHero("Astarra", BJORN.user))
    table.start_quest()
    assert offered(table, words, BJORN) == ["Leoric's turn", "Astarra's turn"]
    # when the first hero's turn is over
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    table.play(BJORN, c.EndTurn())
    # then the other comes first, there and where the campaign's state is looked up
    assert offered(table, words, BJORN) == ["Astarra's turn", "Leoric's turn"]
    shown_turns = [each for each in labels(status(view(table, NILS, words))) if "turn" in each]
    assert shown_turns[-1] == "Leoric's turn"
    assert shown_turns[0] == "Overlord's turn"


def test_the_overlord_is_offered_turn_cards_and_purchases(table: Table, words: Words) -> None:
    table.fund(3)
    table.play(OLGA, c.RecordPlotCost("Spite", 1))
    table.start_quest()
    assert offered(table, words, OLGA) == ["Overlord's turn", "Trigger Spite"]
    table.reach(Step.SPEND_XP)
    assert offered(table, words, OLGA) == ["Next step", "1 XP → 3 threat", "Buy a Plot card"]
    table.reach(Step.SHOPPING)
    assert offered(table, words, BJORN) == ["Next step", "Fortune"]
    table.reach(Step.CHOOSE_QUEST)
    assert offered(table, words, BJORN) == ["Next step", "Start quest"]


def test_what_waits_for_somebody_stands_there_and_nothing_for_others(
    table: Table, words: Words
) -> None:
    table.start_quest()
    table.play(BJORN, c.DefeatHero("Leoric"))
    assert offered(table, words, OLGA)[:2] == ["1 threat", "1 Overlord card"]
    page = now(view(table, NILS, words))
    assert labels(page) == []
    assert "Nothing waits for you just now." in shown(page)


@pytest.mark.rule("P1")
def test_cards_are_offered_only_where_the_pool_can_pay_for_one(table: Table, words: Words) -> None:
    table.reach(Step.SPEND_XP)
    assert labels(board(view(table, NILS, words), {}))[:2] == ["1 XP → 3 threat", "Buy a Plot card"]
    table.play(OLGA, c.LoseThreat(1, "as the table agreed"))
    assert "Buy a Plot card" not in labels(board(view(table, NILS, words), {}))
    assert offered(table, words, OLGA) == ["Next step", "1 XP → 3 threat"]
    table.play(OLGA, c.ConvertXp(1))
    assert offered(table, words, OLGA) == ["Next step", "Buy a Plot card"]


# --- earlier versions


async def test_buttons_of_earlier_boards_go_on_working(world: World, hanging: Hanging) -> None:
    board = hanging.board
    number = next(each.custom_id for each in board.controls if each.label == "Redraw")
    at = number.removeprefix("o1:board:")
    old = {
        "Old refresh": f"o1:board:{at}",
        "Old turn": f"o1:turn:{at}:leoric",
        "Old overlord": f"o1:turn:{at}:",
        "Old end": f"o1:end-turn:{at}",
        "Old defeat": f"o1:defeated:{at}:leoric",
        "Old trigger": f"o1:trigger:{at}:spite",
        "Old log": f"o1:show:{at}:log",
        "Old summary": f"o1:show:{at}:summary",
        "Old hand": f"o1:show:{at}:hand",
    }
    layout = ui.LayoutView(timeout=None)
    for label, custom_id in old.items():
        layout.add_item(ui.ActionRow(ui.Button(label=label, custom_id=custom_id)))
    layout.stop()
    channel = world.harness.bot.get_channel(hanging.home)  # type: ignore[attr-defined]
    await channel.send(view=layout)
    await world.press("olga", "Old refresh")
    assert world.last.private("olga")[0].says("This is an old copy of the board")
    await play(
        world,
        """
        bjorn: press "Old turn"
        expect post contains "Leoric's turn"
        bjorn: press "Old end"
        expect post contains "turn is over"
        olga: press "Old trigger"
        expect post contains "Spite"
        bjorn: press "Leoric"
        olga: press "Old overlord"
        expect post contains "overlord's turn"
        bjorn: press "Old defeat"
        expect post contains "What does the overlord take for Leoric"
        bjorn: press "Old log"
        expect private bjorn contains "Leoric is defeated"
        bjorn: press "Old summary"
        expect private bjorn contains "Threat"
        olga: press "Old hand"
        expect private olga contains "Spite"
        """,
    )
