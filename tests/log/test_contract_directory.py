"""The contract of every campaign log: the directory, what was told, and the notes."""

import pytest

from bot.log import (
    AlreadyPlayed,
    CampaignGone,
    CampaignLog,
    CampaignRow,
    ChannelTaken,
    LogFault,
    LogFaultKind,
    Note,
    Played,
    Post,
)
from bot.log.contract import GREY, OPEN, SLOW
from bot.rules.basics.keys import CampaignAt
from tests.log.builders import (
    CHANNEL,
    OTHER_SERVER,
    SERVER,
    at,
    created,
    defeated,
    gained,
    move,
)
from tests.log.conftest import found

ELSEWHERE = 334
STRANGER = 99


async def test_a_founded_campaign_stands_in_the_directory_with_its_entries(
    log: CampaignLog,
) -> None:
    entries = move(0, created(), gained())
    campaign = await log.create(SERVER, CHANNEL, "Nerekhall", entries, "press")
    row = CampaignRow(at(campaign), CHANNEL, "Nerekhall", ended=False, told=0, last=2)
    assert await log.campaigns(SERVER) == [row]
    assert await log.read(at(campaign)) == entries
    assert await log.entries_of_cause(SERVER, "press") == Played(at(campaign), entries)


async def test_a_founding_of_any_length_is_one_append(log: CampaignLog) -> None:
    entries = move(0, created(), *(gained(n) for n in range(1, 6000)))
    campaign = await log.create(SERVER, CHANNEL, "Imported", entries, "press")
    assert await log.read(at(campaign)) == entries
    assert await log.entries_of_cause(SERVER, "press") == Played(at(campaign), entries)


async def test_a_founding_may_need_no_telling(log: CampaignLog) -> None:
    campaign = await log.create(SERVER, CHANNEL, "x", move(0, created(), gained()), None, told=2)
    assert await log.told(at(campaign)) == 2
    [row] = await log.campaigns(SERVER)
    assert (row.told, row.last) == (2, 2)


async def test_a_redelivered_founding_founds_once(log: CampaignLog) -> None:
    await log.create(SERVER, CHANNEL, "One", move(0, created()), "press")
    with pytest.raises(AlreadyPlayed):
        await log.create(SERVER, CHANNEL, "Two", move(0, created()), "press")
    assert [row.name for row in await log.campaigns(SERVER)] == ["One"]


async def test_one_campaign_runs_in_a_channel(log: CampaignLog) -> None:
    first, second = await found(log), await found(log, channel=ELSEWHERE)
    with pytest.raises(ChannelTaken) as taken:
        await found(log)
    assert (taken.value.server, taken.value.channel) == (SERVER, CHANNEL)
    with pytest.raises(ChannelTaken):
        await log.set_home(at(second), CHANNEL)
    await log.set_ended(at(first), ended=True)
    await log.set_home(at(second), CHANNEL)
    with pytest.raises(ChannelTaken) as taken:
        await log.set_ended(at(first), ended=False)
    assert taken.value.channel == CHANNEL
    rows = await log.campaigns(SERVER)
    assert [(row.home_channel, row.ended) for row in rows] == [(CHANNEL, True), (CHANNEL, False)]


async def test_a_campaign_may_stay_where_it_is_and_run_again(log: CampaignLog) -> None:
    campaign = await found(log)
    await log.set_home(at(campaign), CHANNEL)
    await log.set_ended(at(campaign), ended=True)
    await log.set_ended(at(campaign), ended=False)
    assert not (await log.campaigns(SERVER))[0].ended


async def test_the_id_of_a_deleted_campaign_is_never_given_again(log: CampaignLog) -> None:
    kept, deleted = await found(log), await found(log, channel=ELSEWHERE)
    await log.append(at(deleted), 1, move(1, gained()), "press")
    await log.note_put(at(deleted), "board", "1")
    await log.deliver(at(deleted), [Post(2, "answer", 0, CHANNEL, 5)])
    await log.delete(at(deleted))
    assert [row.at.id for row in await log.campaigns(SERVER)] == [kept]
    assert await log.read(at(deleted)) == []
    assert await log.notes(at(deleted)) == {}
    assert await log.posts_of(at(deleted), 2) == []
    assert await log.entries_of_cause(SERVER, "press") is None
    assert await found(log, channel=ELSEWHERE) > deleted


async def test_deleting_twice_is_deleting_once(log: CampaignLog) -> None:
    kept, deleted = await found(log), await found(log, channel=ELSEWHERE)
    for _ in range(2):
        await log.delete(at(deleted))
    await log.delete(CampaignAt(OTHER_SERVER, deleted))
    assert [row.at.id for row in await log.campaigns(SERVER)] == [kept]


async def test_told_only_goes_forward(log: CampaignLog) -> None:
    campaign = await found(log)
    await log.append(at(campaign), 1, move(1, defeated(), gained()), None)
    assert await log.told(at(campaign)) == 0
    await log.deliver(at(campaign), told=3)
    await log.deliver(at(campaign), told=1)
    assert await log.told(at(campaign)) == 3
    assert [(row.told, row.last) for row in await log.campaigns(SERVER)] == [(3, 3)]


async def test_posts_are_found_by_their_move(log: CampaignLog) -> None:
    campaign = await found(log)
    answer = Post(1, "answer", 0, CHANNEL, 10, "hash")
    message = Post(1, "dm", 7, 70, 11)
    for post in (message, answer, Post(2, "answer", 0, CHANNEL, 12)):
        await log.deliver(at(campaign), [post])
    assert await log.posts_of(at(campaign), 1) == [answer, message]
    sent_again = Post(1, "answer", 0, CHANNEL, 13, "other hash")
    await log.deliver(at(campaign), [sent_again])
    assert await log.posts_of(at(campaign), 1) == [sent_again, message]


async def test_a_campaign_is_founded_with_a_note(log: CampaignLog) -> None:
    entries = move(0, created())
    campaign = await log.create(
        SERVER, CHANNEL, "Nerekhall", entries, "press", note=Note("answering-1", "x")
    )
    assert await log.notes(at(campaign)) == {"answering-1": "x"}
    assert await log.notes(at(0)) == {}


async def test_what_is_delivered_is_noted_all_at_once(log: CampaignLog) -> None:
    campaign = await found(log)
    for key in ("answered-1", "answered-2", "board"):
        await log.note_put(at(campaign), key, "x")
    home, letter = Post(1, "move", 0, CHANNEL, 10, "a"), Post(1, "dm", 7, 70, 11, "b")
    newest = Post(1, "move", 0, CHANNEL, 12, "c")
    found_out = ["answered-1", "answered-2", "never there"]
    await log.deliver(at(campaign), [home, letter, newest], 1, found_out)
    assert await log.posts_of(at(campaign), 1) == [letter, newest]
    assert await log.told(at(campaign)) == 1
    assert await log.notes(at(campaign)) == {"board": "x"}
    await log.deliver(at(campaign))
    assert await log.told(at(campaign)) == 1


async def test_what_was_for_one_person_alone_is_found_by_move(log: CampaignLog) -> None:
    campaign = await found(log)
    second, first = Post(2, "dm", STRANGER, 70, 12), Post(1, "dm", STRANGER, 70, 11)
    others = Post(1, "move", 0, CHANNEL, 10), Post(1, "dm", STRANGER + 1, 71, 13)
    await log.deliver(at(campaign), [second, *others, first])
    assert await log.posts_to(at(campaign), STRANGER) == [first, second]
    assert await log.posts_to(at(campaign), STRANGER + 2) == []


async def test_messages_are_found_by_the_mark_before_their_digest(log: CampaignLog) -> None:
    campaign, other = await found(log), await found(log, channel=ELSEWHERE)
    lit = [Post(n, "move", 0, CHANNEL, 10 + n, f"{OPEN}digest") for n in (1, 2, 4)]
    # A copy may be newer than what tells a newer move.
    copy = Post(2, "move", 0, ELSEWHERE, 15, f"{OPEN}digest")
    grey, plain = Post(3, "move", 0, CHANNEL, 20, f"{GREY}x"), Post(5, "move", 0, CHANNEL, 21, "x")
    bare = Post(6, "move", 0, CHANNEL, 22)
    letter = Post(1, "dm", STRANGER, 70, 23, f"{OPEN}digest")
    slow = Post(7, "move", 0, CHANNEL, 24, f"{SLOW}x")
    looks = [Post(0, f"look-{n}", 0, CHANNEL, n, f"{SLOW}x") for n in (30, 31)]
    await log.deliver(at(campaign), [*lit, copy, grey, plain, bare, letter, slow, *looks])
    assert await log.posts_marked(at(campaign), OPEN, 9) == [copy, *reversed(lit)]
    assert await log.posts_marked(at(campaign), OPEN, 2) == [copy, lit[2]]
    assert await log.posts_marked(at(campaign), GREY, 9) == [grey]
    assert sorted(await log.posts_of(at(campaign), 0), key=lambda each: each.message) == looks
    # Looks tell no move, and are found by their age too.
    assert await log.posts_marked(at(campaign), SLOW, 9) == [*reversed(looks), slow]
    assert await log.posts_marked(at(other), OPEN, 9) == []
    await log.deliver(at(campaign), [Post(4, "move", 0, CHANNEL, 14, f"{GREY}digest")])
    assert [post.move for post in await log.posts_marked(at(campaign), GREY, 9)] == [3, 4]


async def test_what_was_for_one_person_alone_can_be_forgotten(log: CampaignLog) -> None:
    campaign = await found(log)
    for user, kind in ((0, "move"), (STRANGER, "dm"), (STRANGER + 1, "dm")):
        await log.deliver(at(campaign), [Post(1, kind, user, CHANNEL, 7 + user)])
    await log.posts_forget(SERVER, STRANGER)
    held = await log.posts_of(at(campaign), 1)
    assert [post.user for post in held] == [STRANGER + 1, 0]
    await log.posts_forget(OTHER_SERVER, STRANGER)


async def test_notes_belong_to_a_campaign_or_to_the_server(log: CampaignLog) -> None:
    one, two = await found(log), await found(log, channel=ELSEWHERE)
    for campaign, value in ((one, "1"), (two, "2"), (0, "server")):
        await log.note_put(at(campaign), "board", "old")
        await log.note_put(at(campaign), "board", value)
    await log.note_put(at(one), "another", "x")
    assert await log.notes(at(one)) == {"another": "x", "board": "1"}
    await log.note_drop(at(one), "board")
    await log.note_drop(at(one), "never there")
    assert await log.notes(at(one)) == {"another": "x"}
    assert await log.notes(at(two)) == {"board": "2"}
    await log.note_drop(at(0), "never there")
    assert await log.notes(at(0)) == {"board": "server"}
    assert await log.notes(CampaignAt(OTHER_SERVER, 0)) == {}


async def test_late_news_of_a_deleted_campaign_find_it_gone(log: CampaignLog) -> None:
    await found(log)
    late = (
        lambda: log.deliver(at(STRANGER), told=1),
        lambda: log.told(at(STRANGER)),
        lambda: log.set_home(at(STRANGER), CHANNEL),
        lambda: log.set_ended(at(STRANGER), True),
        lambda: log.note_put(at(STRANGER), "board", "1"),
        lambda: log.deliver(at(STRANGER), [Post(1, "answer", 0, CHANNEL, 1)]),
        lambda: log.note_put(CampaignAt(OTHER_SERVER, STRANGER), "board", "1"),
    )
    for news in late:
        with pytest.raises(CampaignGone):
            await news()


async def test_looking_creates_nothing(log: CampaignLog) -> None:
    assert await log.campaigns(SERVER) == []
    assert await log.read(at(1)) == []
    assert await log.page(at(1), None, 5) == []
    assert await log.entries_of_cause(SERVER, "press") is None
    assert await log.posts_of(at(1), 1) == []
    assert await log.notes(at(0)) == {}
    assert await log.check(SERVER) == []
    await log.note_drop(at(0), "x")
    await log.delete(at(1))
    await log.forget(SERVER)
    assert await log.servers() == []


async def test_servers_are_listed_until_they_are_forgotten(log: CampaignLog) -> None:
    await found(log)
    await log.note_put(CampaignAt(OTHER_SERVER, 0), "language", "fr")
    assert sorted(await log.servers()) == [SERVER, OTHER_SERVER]
    await log.forget(SERVER)
    assert await log.servers() == [OTHER_SERVER]
    assert await log.campaigns(SERVER) == []
    assert await log.notes(CampaignAt(OTHER_SERVER, 0)) == {"language": "fr"}


async def test_a_check_finds_told_beyond_the_end(log: CampaignLog) -> None:
    campaign = await found(log)
    assert await log.check(SERVER) == []
    await log.deliver(at(campaign), told=9)
    assert await log.check(SERVER) == [LogFault(LogFaultKind.TOLD_TOO_FAR, campaign, 9)]
