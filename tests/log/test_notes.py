"""Every kind of note is read as it was ever written, and written as it can be read."""

import pytest

from bot.log import CampaignLog, notes
from bot.log.notes import (
    ANSWERINGS,
    BOARD,
    BOARD_TROUBLE,
    BORN,
    CANNOT_POST,
    DECKS,
    DECKS_BY,
    DMS,
    LANGUAGES,
    LEFT,
    NUDGED,
    NUDGING,
    OVERDUE,
    PLANNED,
    RESTORED,
    ZONE,
    Answering,
    BoardPlace,
    Dms,
    OfCampaign,
    OfServer,
    OfServerFor,
    Planned,
    answered_elsewhere,
    answering,
)
from tests.log.builders import OLGA, SERVER, at
from tests.log.conftest import found

# What stands in the files of people: neither side of these lines may ever change.
OF_CAMPAIGNS = [
    (BOARD, "board", "333:777", BoardPlace(333, 777)),
    (BOARD_TROUBLE, "board-trouble", "gone", "gone"),
    (CANNOT_POST, "cannot-post", "forbidden", "forbidden"),
    (NUDGED, "nudged", "hero-leoric-5 12-1", ("hero-leoric-5", "12-1")),
    (NUDGED, "nudged", "", ()),
    (RESTORED, "restored", "57", 57),
    (BORN, "born", "7", 7),
    (
        PLANNED,
        "planned-date",
        "12 34 3 2026-12-05 20:00 at Bjorn's",
        Planned(12, 34, 3, "2026-12-05 20:00", "at Bjorn's"),
    ),
    (
        PLANNED,
        "planned-date",
        "12 0 3 2026-12-05 20:00 ",
        Planned(12, 0, 3, "2026-12-05 20:00", ""),
    ),
    (answering(17), "answering-1", "17:99:333:aW50:Zm9v", Answering(17, 99, "aW50:Zm9v", 333)),
    (answered_elsewhere(16), "answered-16", "16:99:333:aW50", Answering(16, 99, "aW50", 333)),
]
EARLIER = [
    (answering(17), "answering-1", "17:99:aW50:Zm9v", Answering(17, 99, "aW50:Zm9v")),
    (answering(16), "answering-0", "16:99:aW50", Answering(16, 99, "aW50")),
]
OF_SERVERS = [
    (LEFT, "left", "1700000000", 1_700_000_000),
    (OVERDUE, "left-overdue", "1700000000", 1_700_000_000),
    (ZONE, "time-zone", "America/New_York", "America/New_York"),
]
OF_SERVERS_FOR = [
    (DECKS, "deck:own-deck", 'name = "Own"', "own-deck", 'name = "Own"'),
    (DECKS_BY, "deck-by:own-deck", "7", "own-deck", 7),
    (DMS, f"dms-{OLGA}", "off", OLGA, Dms.OFF),
    (DMS, f"dms-{OLGA}", "refused", OLGA, Dms.REFUSED),
    (LANGUAGES, f"language-{OLGA}", "fr", OLGA, "fr"),
    (NUDGING, "nudge-7", "on", 7, "on"),
]


@pytest.mark.parametrize(("kind", "key", "value", "meant"), OF_CAMPAIGNS)
async def test_a_note_of_a_campaign(
    log: CampaignLog, kind: OfCampaign[object], key: str, value: str, meant: object
) -> None:
    id = await found(log)
    assert await kind.get(log, at(id)) is None
    await log.note_put(at(id), key, value)
    assert await kind.get(log, at(id)) == meant
    await kind.drop(log, at(id))
    assert await log.notes(at(id)) == {}
    await kind.put(log, at(id), meant)
    assert await log.notes(at(id)) == {key: value}


@pytest.mark.parametrize(("kind", "key", "value", "meant"), EARLIER)
async def test_a_note_of_an_earlier_version_is_read(
    log: CampaignLog, kind: OfCampaign[object], key: str, value: str, meant: object
) -> None:
    id = await found(log)
    await log.note_put(at(id), key, value)
    assert await kind.get(log, at(id)) == meant


@pytest.mark.parametrize(("kind", "key", "value", "meant"), OF_SERVERS)
async def test_a_note_of_a_server(
    log: CampaignLog, kind: OfServer[object], key: str, value: str, meant: object
) -> None:
    assert await kind.get(log, SERVER) is None
    await log.note_put(at(0), key, value)
    assert await kind.get(log, SERVER) == meant
    await kind.drop(log, SERVER)
    assert await log.notes(at(0)) == {}
    await kind.put(log, SERVER, meant)
    assert await log.notes(at(0)) == {key: value}


@pytest.mark.parametrize(("kind", "key", "value", "one", "meant"), OF_SERVERS_FOR)
async def test_a_note_for_each_of_something(
    log: CampaignLog,
    kind: OfServerFor[int, object],
    key: str,
    value: str,
    one: int,
    meant: object,
) -> None:
    await LEFT.put(log, SERVER, 1)  # another kind's
    assert await kind.all(log, SERVER) == {}
    await log.note_put(at(0), key, value)
    assert await kind.all(log, SERVER) == {one: meant}
    await kind.drop(log, SERVER, one)
    assert await kind.all(log, SERVER) == {}
    await kind.put(log, SERVER, one, meant)
    assert (await log.notes(at(0)))[key] == value


def test_every_kind_is_pinned_here() -> None:
    pinned = [line[0] for line in (*OF_CAMPAIGNS, *OF_SERVERS, *OF_SERVERS_FOR)]
    kinds = [each for each in vars(notes).values() if isinstance(each, _KINDS)]
    assert len(kinds) == 15
    assert all(kind in pinned for kind in kinds)


def test_a_campaign_remembers_its_last_sixteen_answers() -> None:
    assert len({kind.key for kind in ANSWERINGS}) == 16
    assert answering(5) == answering(21) != answering(6)


_KINDS = (OfCampaign, OfServer, OfServerFor)
