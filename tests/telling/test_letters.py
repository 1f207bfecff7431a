"""Direct messages about fortune: whom they reach, what they offer, and when they are refused."""

from typing import Any

import pytest

from bot.practice.reading import walk
from bot.practice.seen import Seen
from bot.practice.world import World
from tests.simcord_support import play

WHAT_NOW = "What can I do now?"


def links(letter: Seen) -> dict[str, str]:
    """Give where the links of a message lead, by their labels."""
    return {part["label"]: part["url"] for part in walk(letter.components) if part.get("url")}


async def test_the_first_letter_welcomes_and_says_what_fortune_buys(set_table: World) -> None:
    await set_table.slash("olga", "plot trigger", card="Spite")
    assert set_table.last.dms("bjorn") == ()
    act = await set_table.press("bjorn", "Leoric")
    (letter,) = act.dms("bjorn")
    assert "Leoric gains 1 fortune (Spite), 1 now." in letter.text
    assert "You play Leoric in Nerekhall, #descent." in letter.text
    assert "1 fortune: recover 1 fatigue" in letter.text
    assert "2 fortune: an extra action" in letter.text
    assert [c.label for c in letter.controls] == ["Recover 1 fatigue", WHAT_NOW]
    assert act.dms("carla") == ()
    looked = await set_table.press("bjorn@dm", WHAT_NOW)
    assert looked.seen


async def test_one_letter_a_move_however_often_it_gives(set_table: World) -> None:
    """The payment gives one token each, the answer another: the letter is edited."""
    await set_table.slash("olga", "plot cost", card="Spite", trigger=3)
    act = await set_table.slash("olga", "plot trigger", card="Spite")
    (first,) = act.dms("bjorn")
    assert "Leoric gains 1 fortune" in first.text
    act = await set_table.press("carla", "Leoric")
    (second,) = act.dms("bjorn")
    assert [c.label for c in second.controls] == ["Recover 1 fatigue", "Extra action", WHAT_NOW]
    assert second.edited
    assert second.id == first.id
    assert "Leoric gains 2 fortune (Spite), 2 now." in second.text
    assert act.dms("carla") == ()


async def test_labels_name_the_hero_for_a_player_of_several(set_table: World) -> None:
    await play(
        set_table,
        """
        olga: /hero assign hero:Astarra player:@bjorn
        olga: /fortune correct hero:Astarra amount:2 note:"a gift"
        """,
    )
    (letter,) = set_table.last.dms("bjorn")
    labels = [control.label for control in letter.controls]
    assert labels == ["Recover 1 fatigue: Astarra", "Extra action: Astarra", WHAT_NOW]
    act = await set_table.press("bjorn@dm", "Extra action")
    assert any("Astarra 2 → 0" in seen.text for seen in act.dms("bjorn"))


async def test_closed_dms_are_told_once_and_not_tried_until_turned_on(set_table: World) -> None:
    await play(
        set_table,
        """
        @closed-dms bjorn
        olga: /fortune correct hero:Leoric amount:1 note:"a gift"
        expect post contains "@bjorn takes no direct messages"
        expect no dm bjorn
        olga: /fortune correct hero:Leoric amount:1 note:"a gift"
        expect post lacks "takes no direct messages"
        @open-dms bjorn
        olga: /fortune correct hero:Leoric amount:1 note:"a gift"
        expect no dm bjorn
        bjorn: /fortune dms value:on
        olga: /fortune correct hero:Leoric amount:1 note:"a gift"
        expect dm bjorn contains "4 now"
        """,
    )


async def test_who_turned_them_off_gets_none_and_nobody_is_told(set_table: World) -> None:
    await play(
        set_table,
        """
        bjorn: /fortune dms value:off
        olga: /fortune correct hero:Leoric amount:1 note:"a gift"
        expect no dm bjorn
        expect post lacks "direct messages"
        """,
    )


async def test_a_stand_in_gets_the_letter_too(set_table: World) -> None:
    await play(
        set_table,
        """
        bjorn: /hero stand-in hero:Leoric user:@nora
        olga: /fortune correct hero:Leoric amount:1 note:"a gift"
        expect dm nora contains "Leoric gains 1 fortune"
        expect dm bjorn contains "Leoric gains 1 fortune"
        nora@dm: press "Recover 1 fatigue"
        expect post contains "@nora (for @bjorn)"
        """,
    )


async def test_later_letters_are_one_line_and_take_the_buttons_over(set_table: World) -> None:
    """Given two letters, only the newest spends fortune, and what that still pays.

    What no newer letter has stays in the first.
    """
    gift: dict[str, Any] = {"hero": "Leoric", "amount": 1, "note": "a gift"}
    await set_table.slash("olga", "fortune correct", **gift)
    act = await set_table.slash("olga", "fortune correct", **gift)
    older, newer = sorted(act.dms("bjorn"), key=lambda seen: not seen.edited)
    assert [control.label for control in older.controls] == [WHAT_NOW]
    assert newer.lines[0] == "Leoric gains 1 fortune (correction: “a gift”), 2 now."
    assert [control.label for control in newer.controls] == ["Recover 1 fatigue", "Extra action"]
    act = await set_table.press("olga", "Undo")
    assert [seen.edited for seen in act.dms("bjorn")] == [True, True]


async def test_a_letter_about_one_hero_takes_over_what_the_others_can_pay(set_table: World) -> None:
    """Given fortune on another hero, its buttons move to the newest letter and work there."""
    await play(
        set_table,
        """
        olga: /hero assign hero:Astarra player:@bjorn
        olga: /fortune correct hero:Leoric amount:1 note:"a gift"
        olga: /fortune correct hero:Astarra amount:1 note:"a gift"
        expect dm bjorn lacks "Leoric gains 1 fortune (correction: “a gift”), 1 now. [Recover"
        """,
    )
    newer = next(seen for seen in set_table.last.dms("bjorn") if not seen.edited)
    labels = [control.label for control in newer.controls]
    assert labels == ["Recover 1 fatigue: Leoric", "Recover 1 fatigue: Astarra"]
    act = await set_table.press("bjorn@dm", "Recover 1 fatigue: Leoric")
    assert any("Leoric 1 → 0" in seen.text for seen in act.dms("bjorn"))
    (spent,) = (seen for seen in act.dms("bjorn") if seen.id == newer.id)
    assert [control.label for control in spent.controls] == ["Recover 1 fatigue: Astarra"]


async def test_a_spent_letter_loses_its_buttons_and_an_undo_gives_them_back(
    set_table: World,
) -> None:
    """When somebody spends the fortune, wherever that is, nothing of it is left to press."""
    gift: dict[str, Any] = {"hero": "Leoric", "amount": 2, "note": "a gift"}
    act = await set_table.slash("olga", "fortune correct", **gift)
    (letter,) = act.dms("bjorn")
    act = await set_table.slash("bjorn", "fortune spend", use="extra-action")
    (spent,) = act.dms("bjorn")
    assert spent.id == letter.id
    assert [control.label for control in spent.controls] == [WHAT_NOW]
    act = await set_table.slash("bjorn", "campaign undo")
    (again,) = act.dms("bjorn")
    labels = [control.label for control in again.controls]
    assert labels == ["Recover 1 fatigue", "Extra action", WHAT_NOW]


@pytest.mark.parametrize("status", [500, 429])
async def test_a_letter_that_fails_for_a_moment_comes_all_the_same(
    set_table: World, status: int
) -> None:
    path = f"/channels/{set_table.people.user('bjorn').dm_channel.id}/messages"
    set_table.fail("POST", path, status=status, times=2)
    act = await set_table.slash("olga", "fortune correct", hero="Leoric", amount=1, note="a gift")
    assert len(act.dms("bjorn")) == 1


# --- what the overlord side can buy

TO_SPEND_XP = """
olga: /quest end winner:heroes
olga: /phase next
olga: /phase next
bjorn: /phase next
"""


@pytest.mark.rule("P1", "T4", "S5")
async def test_the_overlord_side_alone_is_sent_what_it_can_buy(set_table: World) -> None:
    await play(set_table, "olga: /campaign overlord action:add user:@dora" + TO_SPEND_XP)
    for overlord in ("olga", "dora"):
        (letter,) = set_table.last.dms(overlord)
        assert "Spend XP: you hold 1 XP and 6 threat." in letter.text
        assert "Nerekhall, #descent" in letter.text
        labels = [control.label for control in letter.controls]
        assert {"1 XP → 3 threat", "Branded (1 threat)", "Sadist (2 threat)"} <= {*labels}
    for player in ("bjorn", "carla"):
        assert set_table.last.dms(player) == ()
    assert not any(post.says("Branded") for post in set_table.last.posts)


@pytest.mark.rule("T4")
async def test_it_is_carried_out_from_there_and_told_at_home(set_table: World) -> None:
    await play(set_table, TO_SPEND_XP)
    act = await set_table.press("olga@dm", "1 XP → 3 threat")
    assert any("Threat 6 → 9" in post.text for post in act.posts)
    act = await set_table.press("olga@dm", "Sadist (2 threat)")
    assert any("Threat 9 → 7" in post.text for post in act.posts)


@pytest.mark.rule("T4", "P1")
async def test_what_is_spent_goes_out_of_the_letter_and_comes_back_with_an_undo(
    set_table: World,
) -> None:
    await play(set_table, TO_SPEND_XP)
    act = await set_table.press("olga", "1 XP → 3 threat")
    (letter,) = act.dms("olga")
    assert letter.edited
    assert letter.says("Spend XP: you hold 0 XP and 9 threat.")
    labels = {control.label for control in letter.controls}
    assert "1 XP → 3 threat" not in labels
    assert "Sadist (2 threat)" in labels
    (letter,) = (await set_table.slash("olga", "campaign undo")).dms("olga")
    assert letter.says("you hold 1 XP and 6 threat.")
    assert "1 XP → 3 threat" in {control.label for control in letter.controls}


@pytest.mark.rule("T4", "P1")
async def test_a_letter_with_nothing_left_to_buy_has_no_buttons(set_table: World) -> None:
    await play(set_table, TO_SPEND_XP)
    await set_table.slash("olga", "overlord xp", amount=-1, note="a wild night")
    act = await set_table.slash("olga", "threat lose", amount=6, note="a wild night")
    (letter,) = act.dms("olga")
    assert letter.says("you hold 0 XP and 0 threat.")
    assert letter.controls == ()


@pytest.mark.rule("C2")
@pytest.mark.parametrize("leaves", ["/phase next", '/quest start name:"Fat Goblin"'])
async def test_a_letter_has_no_buttons_once_the_step_is_over(set_table: World, leaves: str) -> None:
    await play(set_table, TO_SPEND_XP + f"olga: {leaves}\n")
    (letter,) = set_table.last.dms("olga")
    assert letter.says("Spend XP is over. You kept 1 XP and 6 threat.")
    assert letter.controls == ()
    (letter,) = (await set_table.slash("olga", "campaign undo")).dms("olga")
    assert letter.says("you hold 1 XP and 6 threat.")
    assert letter.controls


@pytest.mark.rule("C2", "T4")
async def test_a_letter_of_a_step_that_is_over_says_what_was_kept_at_its_end(
    set_table: World,
) -> None:
    await play(
        set_table,
        TO_SPEND_XP
        + """
        olga: press "1 XP → 3 threat"
        olga: /quest start name:"Fat Goblin"
        """,
    )
    (letter,) = set_table.last.dms("olga")
    assert letter.says("Spend XP is over. You kept 0 XP and 9 threat.")
    # The next quest brings threat, and its rewards experience: that was not there to be kept.
    for later in ("/quest end winner:overlord", "/phase next", "/phase next"):
        await play(set_table, f"olga: {later}\n")
        assert set_table.last.dms("olga") == ()
    assert any(post.says("Overlord XP 0 → 1") for post in set_table.last.posts)


@pytest.mark.rule("F1", "T4")
async def test_an_overlord_who_plays_a_hero_too_has_either_letter_kept_up_to_date(
    set_table: World,
) -> None:
    await play(
        set_table,
        """
        olga: /hero assign hero:Astarra player:@olga
        olga: /fortune correct hero:Astarra amount:1 note:"a gift"
        """
        + TO_SPEND_XP,
    )
    act = await set_table.slash(
        "olga", "fortune correct", hero="Astarra", amount=-1, note="a mistake"
    )
    (letter,) = act.dms("olga")
    assert letter.says("Astarra gains 1 fortune")
    act = await set_table.press("olga", "1 XP → 3 threat")
    (letter,) = act.dms("olga")
    assert letter.says("Spend XP: you hold 0 XP")


@pytest.mark.rule("F2")
async def test_a_letter_leads_to_the_roll_that_can_be_rerolled_now(set_table: World) -> None:
    roll = await set_table.slash("bjorn", "roll attack", dice="blue red", hero="Leoric")
    (post,) = roll.posts
    await set_table.slash("olga", "fortune correct", hero="Leoric", amount=1, note="a gift")
    (letter,) = set_table.last.dms("bjorn")
    home = set_table.people.channel("descent").id
    there = f"https://discord.com/channels/{set_table.sim.env.guild.id}/{home}/{post.id}"
    assert links(letter) == {"To the roll": there}
    act = await set_table.press("bjorn", "Reroll blue")
    (letter,) = act.dms("bjorn")
    assert links(letter) == {}


async def test_who_has_rolled_nothing_is_led_to_no_roll(set_table: World) -> None:
    await set_table.slash("olga", "fortune correct", hero="Leoric", amount=1, note="a gift")
    (letter,) = set_table.last.dms("bjorn")
    assert "To the roll" not in letter.text


@pytest.mark.rule("U3")
async def test_it_is_struck_where_the_step_is_taken_back(set_table: World) -> None:
    await play(set_table, TO_SPEND_XP)
    act = await set_table.press("bjorn", "Undo")
    (letter,) = act.dms("olga")
    assert letter.edited
    assert "~~Spend XP: you hold 1 XP and 6 threat.~~" in letter.text
    assert letter.controls == ()


async def test_where_it_is_refused_the_channel_is_told_nothing_and_the_next_is_sent(
    set_table: World,
) -> None:
    await play(set_table, "@closed-dms olga" + TO_SPEND_XP)
    assert not any("takes no direct messages" in post.text for post in set_table.last.posts)
    await play(
        set_table,
        """
        @open-dms olga
        olga: /quest start name:"Fat Goblin"
        olga: /quest end winner:heroes
        olga: press "Go to Spend XP"
        expect dm olga contains "you hold 2 XP"
        """,
    )


async def test_where_there_is_nothing_to_spend_none_is_sent(set_table: World) -> None:
    await play(
        set_table,
        """
        olga: /threat lose amount:5 note:"a wild night"
        olga: /quest end winner:heroes
        olga: /threat lose amount:1 note:"a wild night"
        olga: /phase next
        olga: /phase next
        olga: /overlord xp amount:-1 note:"a wild night"
        olga: /phase next
        expect post contains "Spend XP"
        expect no dm olga
        """,
    )


async def test_who_wants_no_direct_messages_gets_none_of_it(set_table: World) -> None:
    await play(set_table, "olga: /fortune dms value:off" + TO_SPEND_XP + "expect no dm olga")
