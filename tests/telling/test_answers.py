"""Where a move is answered, and which messages change with it."""

import pytest

from bot.practice.deeds import Call, Push, Typed
from bot.practice.seen import Seen
from bot.practice.world import World
from tests.simcord_support import play


def struck(text: str) -> bool:
    return "~~" in text


async def test_each_answer_edits_its_moves_one_message(set_table: World) -> None:
    await play(
        set_table,
        """
        olga: /plot trigger card:"Spite"
        expect post contains "Threat 5 → 4, 1 awaiting a hero"
        bjorn: press "Leoric"
        expect post contains "Threat 5 → 4 | Fortune: Leoric 0 → 1, Astarra 0"
        """,
    )
    (post,) = set_table.last.posts
    assert post.edited


async def test_undo_by_button_strikes_the_message_and_redo_restores_it(set_table: World) -> None:
    act = await set_table.press("bjorn", "Undo")
    (post,) = act.posts
    assert post.edited
    assert struck(post.text)
    assert "Taken back by @bjorn" in post.text
    act = await set_table.press("carla", "Redo")
    (post,) = act.posts
    assert not struck(post.text)
    assert "Threat 0 → 5" in post.text


async def test_undo_by_command_answers_in_short_and_strikes_the_message(set_table: World) -> None:
    act = await set_table.slash("olga", "campaign undo")
    edited, short = sorted(act.posts, key=lambda post: not post.edited)
    assert "to begin with" in edited.text
    assert struck(edited.text)
    assert short.text.startswith("Taken back by @olga. ~~")
    assert "Threat 5 → 0" in short.text
    assert [control.label for control in short.controls] == ["Redo"]


async def test_a_press_in_a_dm_is_answered_there_and_posted_at_home(set_table: World) -> None:
    await play(
        set_table,
        """
        olga: /fortune correct hero:Leoric amount:2 note:"a gift"
        bjorn@dm: press "Recover 1 fatigue"
        expect dm bjorn contains "Fortune: Leoric 2 → 1"
        expect post contains "Fortune: Leoric 2 → 1"
        """,
    )
    assert {post.place for post in set_table.last.posts} == {"descent"}


async def test_undo_reaches_every_copy_and_the_dm(set_table: World) -> None:
    await play(
        set_table,
        """
        olga: /fortune correct hero:Leoric amount:2 note:"a gift"
        olga: press "Undo"
        expect dm bjorn contains "~~"
        expect dm bjorn contains "Taken back by @olga"
        expect post contains "~~"
        olga: press "Redo"
        expect dm bjorn lacks "~~"
        expect dm bjorn contains "2 now"
        """,
    )


async def test_a_move_in_a_thread_is_posted_in_both_places(set_table: World) -> None:
    await play(
        set_table,
        """
        @thread aside
        bjorn: /turn hero hero:Leoric
        expect post contains "turn begins"
        """,
    )
    assert {post.place for post in set_table.last.posts} == {"aside", "descent"}
    act = await set_table.press("bjorn", "Undo")
    assert {post.place for post in act.posts} == {"aside", "descent"}
    assert all(struck(post.text) for post in act.posts)


async def press_older(world: World, user: str) -> Seen:
    """Press the `Undo` of the newest move but one; gives the private answer."""
    posts = world.view.all("post")
    next(posts)
    message = world.sim.message(world.people.place.id, next(posts).id)
    assert message is not None
    custom_id = next(c.custom_id for c in world.view.seen(message).controls)
    await world.people.member(user).click(world.sim.as_shown(message), custom_id=custom_id)
    reply = world.newest("private", user)
    assert reply is not None
    return reply


async def test_a_stale_undo_names_the_newer_move_and_takes_it_back(set_table: World) -> None:
    """Given a turn begun since, an older `Undo` must say so, and offer to take back the turn."""
    await play(set_table, "bjorn: /turn hero hero:Leoric")
    reply = await press_older(set_table, "olga")
    assert "A newer move must be taken back first" in reply.text
    assert "Leoric's turn begins" in reply.text
    assert [each.label for each in reply.controls] == ["Undo"]
    act = await set_table.press("olga", "Undo")
    (post,) = act.posts
    assert struck(post.text)
    assert "Leoric's turn begins" in post.text


async def test_a_stale_undo_offers_nothing_that_its_asker_may_not_take_back(
    set_table: World,
) -> None:
    """Given a steward's newer move, a player who presses an older `Undo` gets no button for it."""
    await play(
        set_table,
        """
        @manager mara
        mara: /threat gain reason:correction amount:1 note:"forgotten"
        expect post contains "Threat 5 → 6"
        """,
    )
    reply = await press_older(set_table, "bjorn")
    assert "A newer move must be taken back first" in reply.text
    assert not reply.controls


async def test_the_same_interaction_twice_is_told_once(set_table: World) -> None:
    await set_table.slash("bjorn", "turn hero", hero="Leoric")
    size = set_table.harness.log_size()
    act = await set_table.resend()
    assert set_table.harness.log_size() == size
    assert act.seen == ()
    await set_table.press("bjorn", "Undo")
    act = await set_table.resend()
    assert act.seen == ()


async def test_fifty_presses_of_one_button_count_once(set_table: World) -> None:
    await set_table.slash("olga", "plot trigger", card="Spite")
    size = set_table.harness.log_size()
    act = await set_table.burst([Push("bjorn", "Leoric")] * 25 + [Push("carla", "Leoric")] * 25)
    assert set_table.harness.log_size() == size + 2
    (post,) = act.posts
    assert "Fortune: Leoric 0 → 1, Astarra 0" in post.text
    assert len(act.private("bjorn")) + len(act.private("carla")) == 49
    assert len(act.dms("bjorn")) == 1


async def test_fifty_gains_at_once_are_all_told(set_table: World) -> None:
    gain: dict[str, Typed] = {"reason": "correction", "amount": 1, "note": "many"}
    act = await set_table.burst([Call("olga", "threat gain", gain) for _ in range(50)])
    told = sorted(int(post.text.split("→ ")[1].split(" ")[0]) for post in act.posts)
    assert told == list(range(6, 56))


@pytest.mark.rule("F4")
@pytest.mark.parametrize("payer", ["carla", "bjorn"])
async def test_the_post_of_a_pledge_that_lapsed_asks_nobody_any_more(
    set_table: World, payer: str
) -> None:
    """Given a pledge half paid as Shopping ends, its post must say that it was dropped.

    Taking that back opens it again, and the post asks again.
    """
    await play(
        set_table,
        """
        olga: /fortune correct hero:Leoric amount:2 note:"start"
        olga: /fortune correct hero:Astarra amount:2 note:"start"
        olga: /quest end winner:heroes
        olga: press "Go to Shopping"
        bjorn: /fortune shop
        """,
    )
    await set_table.press(payer, "Put in 1")
    (asked,) = (post.id for post in set_table.last.posts)

    def stands() -> Seen:
        return next(each for each in set_table.view.all("post") if each.id == asked)

    assert "1 of 2 are in" in stands().text
    assert stands().lines[0] == "1 more Shop Item card?"
    await set_table.slash("olga", "phase next")
    lapsed = "The pledge for 1 more Shop Item card lapses, and nothing is spent"
    assert stands().lines[0] == lapsed
    await set_table.slash("olga", "campaign undo")
    assert lapsed not in stands().text
    assert "1 of 2 are in" in stands().text
    # One that is taken back itself says in its title what it was for.
    await set_table.slash("olga", "campaign undo")
    assert stands().lines[0] == "~~1 more Shop Item card?~~"


async def test_two_pledges_in_one_instant_leave_the_newest_on_show(set_table: World) -> None:
    await play(
        set_table,
        """
        olga: /fortune correct hero:Leoric amount:1 note:"a gift"
        olga: /fortune correct hero:Astarra amount:1 note:"a gift"
        olga: /quest end winner:heroes
        olga: press "Go to Shopping"
        bjorn: /fortune shop
        """,
    )
    act = await set_table.burst([Push("bjorn", "Put in 1"), Push("carla", "Put in 1")])
    (post,) = act.posts
    assert "The heroes draw 1 more Shop Item card" in post.text
    assert "Leoric 1 → 0, Astarra 1 → 0" in post.text


async def test_sending_many_messages_leaves_nothing_behind(set_table: World) -> None:
    """Views that are kept would add up, or unregister the buttons of the whole bot."""
    store = set_table.sim.env.bot._connection._view_store

    def size() -> tuple[int, ...]:
        views, modals = len(store._views), len(store._modals)
        return views, len(store._synced_message_views), modals, len(store._dynamic_items)

    before = size()
    for _ in range(50):
        await set_table.slash("bjorn", "turn hero", hero="Leoric")
        await set_table.press("bjorn", "Undo")
        await set_table.press("bjorn", "Redo")
        await set_table.slash("carla", "threat lose", amount=1, note="not hers")
    assert size() == before == (0, 0, 0, 2)


async def test_buttons_work_after_a_restart(set_table: World) -> None:
    await set_table.slash("olga", "plot trigger", card="Spite")
    await set_table.restart()
    act = await set_table.press("carla", "Astarra")
    assert "Astarra 0 → 1" in act.posts[0].text
    act = await set_table.press("olga", "Undo")
    assert "Astarra 1 → 0" in act.posts[0].text


async def test_an_answer_given_on_a_private_refusal_changes_the_moves_message(
    set_table: World,
) -> None:
    await set_table.slash("bjorn", "hero defeated", hero="Leoric")
    act = await set_table.slash("olga", "quest end", winner="heroes")
    (said,) = act.private("olga")
    assert "What does the overlord take for Leoric" in said.text
    act = await set_table.press("olga", "1 threat")
    assert {(seen.hidden, seen.edited) for seen in act.seen} == {(True, True), (False, True)}
    assert "Threat 5 → 6" in act.posts[0].text


async def test_threat_gained_by_command_answers_the_open_choice(set_table: World) -> None:
    """T1: the command is the answer; it is answered, and the move's own message changes too."""
    await set_table.slash("bjorn", "hero defeated", hero="Leoric")
    act = await set_table.slash("olga", "threat gain", reason="hero-defeated", hero="Leoric")
    assert {post.edited for post in act.posts} == {True, False}
    assert all("Threat 5 → 6" in post.text for post in act.posts)
    assert all("[1 threat]" not in post.text for post in act.posts)
    act = await set_table.press("olga", "Undo")
    assert len(act.posts) == 2
    assert all("~~" in post.text for post in act.posts)
