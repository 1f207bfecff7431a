"""Campaigns written when the format was pinned lead to the same state, and are told the same.

second.json and first.json are played: every event, question and step of either edition is in them,
as fixtures/format.json describes them. These three are never written anew. The texts beside them
may be, where another state or other words are meant: OVERLORD_GOLDEN=1, to be read in the diff.
"""

import os
from collections import Counter
from pathlib import Path

import pytest

from bot.rules.course.soundness import sound
from bot.rules.state.replay import replay
from tests.log_format import retelling
from tests.log_format.dumping import Dumper, difference
from tests.log_format.pinned import kept
from tests.log_format.walking import Walker, bodies, everything
from tests.rules.resuming import need_resumed, need_snapshots

FOLDER = Path(__file__).parent / "fixtures"
EDITIONS = ("second", "first")
THEN = kept(FOLDER / "format.json")
# No campaign can hold them today: no card keeps tokens on itself, a campaign phase never goes to
# its first step or passes it over, and a request to join has no audience in it.
NEVER_WRITTEN = {"PlaceKind=card", "Step=gold", "Audience=hosts"}

edition = pytest.mark.parametrize("edition", EDITIONS)


def check(name: str, told: str) -> None:
    file = FOLDER / name
    if os.environ.get("OVERLORD_GOLDEN"):
        file.write_text(told, encoding="utf-8")
    assert told == file.read_text(encoding="utf-8")


def test_everything_that_can_be_stored_is_in_them() -> None:
    met = Counter[str]()
    for name in EDITIONS:
        walker = Walker(THEN)
        for kind, body in bodies((FOLDER / f"{name}.json").read_text(encoding="utf-8")):
            walker.event(kind, body)
        met += walker.met
    assert everything(THEN) - {*met} == NEVER_WRITTEN


@edition
def test_they_are_sound(edition: str) -> None:
    export, _ = retelling.campaign(FOLDER / f"{edition}.json")
    sound(export.entries)


@edition
def test_from_wherever_they_are_gone_on_with_they_lead_to_the_same_state(edition: str) -> None:
    export, _ = retelling.campaign(FOLDER / f"{edition}.json")
    log = export.entries
    bases = [replay(log[:end]) for end in range(0, len(log), 7)]
    assert need_resumed(bases, log, replay(log))
    assert need_snapshots(log, replay(log), times=40)


@edition
def test_they_lead_to_the_same_state_move_by_move(edition: str) -> None:
    export, _ = retelling.campaign(FOLDER / f"{edition}.json")
    dumper, before, told, end = Dumper(kept()), list[str](), list[str](), 0
    for entries in retelling.written(export.entries):
        end += len(entries)
        after = list(dumper.lines(replay(export.entries[:end])))
        told += (f"=== {entries[0].seq}", *difference(before, after))
        before = after
    check(f"{edition}.state.txt", "\n".join((*told, "=== in the end", *before, "")))


@edition
async def test_every_move_is_told_in_the_same_words(edition: str) -> None:
    export, box = retelling.campaign(FOLDER / f"{edition}.json")
    told = [move async for move in retelling.told(export.entries, box)]
    check(f"{edition}.told.txt", "\n".join((*told, "")))


@pytest.mark.parametrize(
    ("edition", "reader", "who"),
    # In the first edition only the overlord side reads which treachery cards it swapped in (W8).
    [("second", 1, "overlord"), ("first", 1, "overlord"), ("first", 7, "onlooker")],
)
def test_their_logs_read_the_same(edition: str, reader: int, who: str) -> None:
    export, box = retelling.campaign(FOLDER / f"{edition}.json")
    pages = retelling.log_pages(export.entries, box, reader)
    check(f"{edition}.log-{who}.txt", "\n".join((*pages, "")))
