"""The contract of every campaign log: the directory, what was told, and the notes."""

import pytest

from bot.log import (
    AlreadyPlayed,
    CampaignGone,
    CampaignLog,
    CampaignRow,
    ChannelTaken,
    Fault,
    FaultKind,
    Played,
    Post,
)
from tests.log.builders import (
    CHANNEL,
    OTHER_SERVER,
    SERVER,
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
    row = CampaignRow(campaign, CHANNEL, "Nerekhall", ended=False, told=0, last=2)
    assert await log.campaigns(SERVER) == [row]
    assert await log.read(SERVER, campaign) == entries
    assert await log.entries_of_cause(SERVER, "press") == Played(campaign, entries)


async def test_a_founding_of_any_length_is_one_append(log: CampaignLog) -> None:
    entries = move(0, created(), *(gained(n) for n in range(1, 6000)))
    campaign = await log.create(SERVER, CHANNEL, "Imported", entries, "press")
    assert await log.read(SERVER, campaign) == entries
    assert await log.entries_of_cause(SERVER, "press") == Played(campaign, entries)


async def test_a_founding_may_need_no_telling(log: CampaignLog) -> None:
    campaign = await log.create(SERVER, CHANNEL, "x", move(0, created(), gained()), None, told=2)
    assert await log.told(SERVER, campaign) == 2
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
        await log.set_home(SERVER, second, CHANNEL)
    await log.set_ended(SERVER, first, ended=True)
    await log.set_home(SERVER, second, CHANNEL)
    with pytest.raises(ChannelTaken) as taken:
        await log.set_ended(SERVER, first, ended=False)
    assert taken.value.channel == CHANNEL
    rows = await log.campaigns(SERVER)
    assert [(row.home_channel, row.ended) for row in rows] == [(CHANNEL, True), (CHANNEL, False)]


async def test_a_campaign_may_stay_where_it_is_and_run_again(log: CampaignLog) -> None:
    campaign = await found(log)
    await log.set_home(SERVER, campaign, CHANNEL)
    await log.set_ended(SERVER, campaign, ended=True)
    await log.set_ended(SERVER, campaign, ended=False)
    assert not (await log.campaigns(SERVER))[0].ended


async def test_the_id_of_a_deleted_campaign_is_never_given_again(log: CampaignLog) -> None:
    kept, deleted = await found(log), await found(log, channel=ELSEWHERE)
    await log.append(SERVER, deleted, 1, move(1, gained()), "press")
    await log.note_put(SERVER, deleted, "board", "1")
    await log.post_put(SERVER, deleted, Post(2, "answer", 0, CHANNEL, 5))
    await log.delete(SERVER, deleted)
    assert [row.campaign for row in await log.campaigns(SERVER)] == [kept]
    assert await log.read(SERVER, deleted) == []
    assert await log.notes(SERVER, deleted) == {}
    assert await log.posts_of(SERVER, deleted, 2) == []
    assert await log.entries_of_cause(SERVER, "press") is None
    assert await found(log, channel=ELSEWHERE) > deleted


async def test_deleting_twice_is_deleting_once(log: CampaignLog) -> None:
    kept, deleted = await found(log), await found(log, channel=ELSEWHERE)
    for _ in range(2):
        await log.delete(SERVER, deleted)
    await log.delete(OTHER_SERVER, deleted)
    assert [row.campaign for row in await log.campaigns(SERVER)] == [kept]


async def test_told_only_goes_forward(log: CampaignLog) -> None:
    campaign = await found(log)
    await log.append(SERVER, campaign, 1, move(1, defeated(), gained()), None)
    assert await log.told(SERVER, campaign) == 0
    await log.set_told(SERVER, campaign, 3)
    await log.set_told(SERVER, campaign, 1)
    assert await log.told(SERVER, campaign) == 3
    assert [(row.told, row.last) for row in await log.campaigns(SERVER)] == [(3, 3)]


async def test_posts_are_found_by_their_move(log: CampaignLog) -> None:
    campaign = await found(log)
    answer = Post(1, "answer", 0, CHANNEL, 10, "hash")
    message = Post(1, "dm", 7, 70, 11)
    for post in (message, answer, Post(2, "answer", 0, CHANNEL, 12)):
        await log.post_put(SERVER, campaign, post)
    assert await log.posts_of(SERVER, campaign, 1) == [answer, message]
    sent_again = Post(1, "answer", 0, CHANNEL, 13, "other hash")
    await log.post_put(SERVER, campaign, sent_again)
    assert await log.posts_of(SERVER, campaign, 1) == [sent_again, message]


async def test_what_was_for_one_person_alone_can_be_forgotten(log: CampaignLog) -> None:
    campaign = await found(log)
    for user, kind in ((0, "move"), (STRANGER, "dm"), (STRANGER + 1, "dm")):
        await log.post_put(SERVER, campaign, Post(1, kind, user, CHANNEL, 7 + user))
    await log.posts_forget(SERVER, STRANGER)
    held = await log.posts_of(SERVER, campaign, 1)
    assert [post.user for post in held] == [STRANGER + 1, 0]
    await log.posts_forget(OTHER_SERVER, STRANGER)


async def test_notes_belong_to_a_campaign_or_to_the_server(log: CampaignLog) -> None:
    one, two = await found(log), await found(log, channel=ELSEWHERE)
    for campaign, value in ((one, "1"), (two, "2"), (None, "server")):
        await log.note_put(SERVER, campaign, "board", "old")
        await log.note_put(SERVER, campaign, "board", value)
    await log.note_put(SERVER, one, "another", "x")
    assert await log.notes(SERVER, one) == {"another": "x", "board": "1"}
    await log.note_drop(SERVER, one, "board")
    await log.note_drop(SERVER, one, "never there")
    assert await log.notes(SERVER, one) == {"another": "x"}
    assert await log.notes(SERVER, two) == {"board": "2"}
    await log.note_drop(SERVER, None, "never there")
    assert await log.notes(SERVER, None) == {"board": "server"}
    assert await log.notes(OTHER_SERVER, None) == {}


async def test_late_news_of_a_deleted_campaign_find_it_gone(log: CampaignLog) -> None:
    await found(log)
    late = (
        lambda: log.set_told(SERVER, STRANGER, 1),
        lambda: log.told(SERVER, STRANGER),
        lambda: log.set_home(SERVER, STRANGER, CHANNEL),
        lambda: log.set_ended(SERVER, STRANGER, True),
        lambda: log.note_put(SERVER, STRANGER, "board", "1"),
        lambda: log.post_put(SERVER, STRANGER, Post(1, "answer", 0, CHANNEL, 1)),
        lambda: log.note_put(OTHER_SERVER, STRANGER, "board", "1"),
    )
    for news in late:
        with pytest.raises(CampaignGone):
            await news()


async def test_looking_creates_nothing(log: CampaignLog) -> None:
    assert await log.campaigns(SERVER) == []
    assert await log.read(SERVER, 1) == []
    assert await log.page(SERVER, 1, None, 5) == []
    assert await log.entries_of_cause(SERVER, "press") is None
    assert await log.posts_of(SERVER, 1, 1) == []
    assert await log.notes(SERVER, None) == {}
    assert await log.check(SERVER) == []
    await log.note_drop(SERVER, None, "x")
    await log.delete(SERVER, 1)
    await log.forget(SERVER)
    assert list(log.servers()) == []


async def test_servers_are_listed_until_they_are_forgotten(log: CampaignLog) -> None:
    await found(log)
    await log.note_put(OTHER_SERVER, None, "language", "fr")
    assert sorted(log.servers()) == [SERVER, OTHER_SERVER]
    await log.forget(SERVER)
    assert list(log.servers()) == [OTHER_SERVER]
    assert await log.campaigns(SERVER) == []
    assert await log.notes(OTHER_SERVER, None) == {"language": "fr"}


async def test_a_check_finds_told_beyond_the_end(log: CampaignLog) -> None:
    campaign = await found(log)
    assert await log.check(SERVER) == []
    await log.set_told(SERVER, campaign, 9)
    assert await log.check(SERVER) == [Fault(FaultKind.TOLD_TOO_FAR, campaign, 9)]
