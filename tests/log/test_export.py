"""A campaign as a file: what it holds, what it keeps back, and what is wrong with a damaged one."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.box.box import load_box
from bot.log.export import FORMAT, MOST_BYTES, VERSION, Export, read, written
from bot.log.upcasts import event_codec
from bot.rules.basics import stored
from bot.rules.basics.keys import MoveNumber, UserId
from bot.rules.basics.options import Sheet
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.course.moving import DeckMissing, refilled, without_secrets
from bot.rules.course.soundness import BadExport, ExportFault, sound
from bot.rules.printed.box import Box
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state.events import Entry
from tests.rules.random_play import play_at_random
from tests.rules.table import Table

CODEC = event_codec()
FIXTURE = Path(__file__).parent / "fixtures" / "export_v1.json"
NIGHT = 1_900_000_000
File = dict[str, Any]


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box()


@pytest.fixture(scope="module")
def played(box: Box) -> Table:
    """A campaign with a quest that is over and one that is under way."""
    table = play_at_random(box, "Eternal Agony", 52, 150)
    assert table.state.quest is not None
    return table


def file_of(log: list[Entry]) -> bytes:
    return written(Export(tuple(without_secrets(log))), NIGHT, CODEC)


def reread(data: bytes, box: Box) -> list[Entry]:
    return refilled(read(data, CODEC).entries, box)


def test_what_is_written_is_read(played: Table, box: Box) -> None:
    """All but the secret of the quest under way, which is nobody's to know."""
    again = sound(reread(file_of(played.log), box))
    assert again.secret == ""
    again.secret = played.state.secret
    assert again == played.state


@pytest.mark.rule("S5")
def test_facedown_cards_and_secrets_not_shown_are_left_out(played: Table, box: Box) -> None:
    data = file_of(played.log).decode()
    touched = {getattr(entry.event, "card", "") for entry in played.log}
    untouched = [card.key for card in played.state.cards.values() if card.key not in touched]
    assert untouched
    assert not any(f'"{card}"' in data for card in untouched if not played.state.cards[card].faceup)
    assert played.state.secret not in data
    shown = [x.event.secret for x in played.log if isinstance(x.event, e.SecretRevealed)]
    assert shown
    assert all(secret in data for secret in shown)


def test_a_file_says_what_it_is(played: Table) -> None:
    top = json.loads(file_of(played.log))
    assert (top["format"], top["version"], top["exported_at"]) == (FORMAT, VERSION, NIGHT)
    assert top["name"] == "Nerekhall"
    assert len(top["entries"]) == len(played.log)
    assert list(top["entries"][0]) == ["seq", "move", "at", "by", "kind", "body"]


def test_a_file_with_one_entry_a_line_can_be_compared(played: Table) -> None:
    lines = file_of(played.log).decode().splitlines()
    assert sum(line.startswith('{"seq":') for line in lines) == len(played.log)


def test_a_deck_that_is_not_at_hand_is_named(played: Table, box: Box) -> None:
    class Empty:
        def deck(self, name: str) -> None:
            return None

    with pytest.raises(DeckMissing) as missing:
        refilled(played.log, Empty())  # type: ignore[arg-type]
    assert missing.value.deck == "eternalagony"


def test_the_first_version_is_still_read(box: Box) -> None:
    """An old file stays readable for ever: it is kept as it was written."""
    campaign = sound(reread(FIXTURE.read_bytes(), box))
    assert list(campaign.heroes)
    assert campaign.quest is not None
    assert campaign.questions
    assert campaign.quests_ended > 0


def spoilt(change: Callable[[File], object]) -> bytes:
    top = json.loads(FIXTURE.read_bytes())
    change(top)
    return json.dumps(top).encode()


def entry(place: int, /, **fields: object) -> Callable[[File], object]:
    return lambda top: top["entries"][place - 1].update(fields)


def body(place: int, /, **fields: object) -> Callable[[File], object]:
    return lambda top: top["entries"][place - 1]["body"].update(fields)


def without(seq: int, *path: str) -> Callable[[File], object]:
    def drop(top: File) -> None:
        held = top["entries"][seq - 1]
        for name in path[:-1]:
            held = held[name]
        del held[path[-1]]

    return drop


def top_level(**fields: object) -> Callable[[File], object]:
    return lambda top: top.update(fields)


F = ExportFault
SPOILT: list[tuple[Callable[[File], object], ExportFault, int, str]] = [
    (top_level(format="other"), F.NO_EXPORT, 0, ""),
    (top_level(version=2), F.NEWER, 0, ""),
    (top_level(version="1"), F.NO_EXPORT, 0, "version"),
    (top_level(version=0), F.NO_EXPORT, 0, "version"),
    (top_level(version=True), F.NO_EXPORT, 0, "version"),
    (top_level(entries={}), F.NO_EXPORT, 0, "entries"),
    (top_level(entries=[{}] * 100_001), F.TOO_MANY, 0, ""),
    (top_level(decks="x"), F.NO_EXPORT, 0, "decks"),
    (top_level(decks=[1]), F.NO_EXPORT, 0, "decks"),
    (top_level(decks=["x"] * 6), F.NO_EXPORT, 0, "decks"),
    (top_level(decks=["x" * 70_000]), F.NO_EXPORT, 0, "decks"),
    (lambda top: top["entries"].insert(2, "x"), F.FIELD, 3, ""),
    (entry(3, seq="3"), F.FIELD, 3, "seq"),
    (entry(3, move=1.5), F.FIELD, 3, "move"),
    (entry(3, at=-1), F.FIELD, 3, "at"),
    (entry(3, by=2**63), F.FIELD, 3, "by"),
    (entry(3, by=True), F.FIELD, 3, "by"),
    (without(3, "by"), F.FIELD, 3, "by"),
    (entry(3, kind="DragonAppeared"), F.KIND, 3, "kind"),
    (entry(3, kind=None), F.KIND, 3, "kind"),
    (entry(3, body=None), F.FIELD, 3, "body"),
    (entry(3, body="{"), F.FIELD, 3, "body"),
    (entry(3, body="[" * 100_000), F.FIELD, 3, "body"),
    (body(3, name=7), F.FIELD, 3, "body.name"),
    (body(3, sheet={"might": "x"}), F.FIELD, 3, "body.sheet.might"),
    (body(3, sheet=[]), F.FIELD, 3, "body.sheet"),
    (body(3, colour="red"), F.FIELD, 3, "body.colour"),
    (without(3, "body", "name"), F.FIELD, 3, "body.name"),
    (body(1, act="III"), F.FIELD, 1, "body.act"),
    (body(3, name="x" * 61), F.TEXT, 3, "body.name"),
    (body(3, key="x" * 1081), F.TEXT, 3, "body.key"),
    (body(3, key="leoric](https://evil.example)"), F.TEXT, 3, "body.key"),
    (body(3, key="leo\nric"), F.TEXT, 3, "body.key"),
    (body(1, key="<@1>"), F.TEXT, 1, "body.key"),
    (body(3, name="\ud800"), F.TEXT, 3, "body.name"),
    (body(3, player=10**30), F.NUMBER, 3, "body.player"),
    (body(3, sheet={"might": -(2**63)}), F.NUMBER, 3, "body.sheet.might"),
]


@pytest.mark.parametrize(("change", "fault", "place", "field"), SPOILT)
def test_what_is_wrong_is_named_with_its_place(
    change: Callable[[File], object], fault: ExportFault, place: int, field: str
) -> None:
    with pytest.raises(BadExport) as bad:
        read(spoilt(change), CODEC)
    assert (bad.value.fault, bad.value.entry, bad.value.field) == (fault, place, field)


def one(event: e.Event) -> bytes:
    return written(Export((Entry(1, MoveNumber(1), NIGHT, UserId(1), event),)), NIGHT, CODEC)


def moved(amount: int, note: str) -> e.Event:
    return e.TokensMoved(SUPPLY, POOL, amount, e.Why.CORRECTION, note=note)


BEYOND: list[tuple[e.Event, ExportFault, str]] = [
    (moved(1, "x" * 201), F.TEXT, "body.note"),
    (moved(1_000_001, "x"), F.NUMBER, "body.amount"),
    (e.CampaignAdopted(("x",) * 1001), F.LONG, "body.cards"),
    (e.CampaignAdopted(("x", "y" * 1081)), F.TEXT, "body.cards"),
    (e.Asked(q.JoinRequest("1", "z" * 61, UserId(5), Sheet())), F.TEXT, "body.question.name"),
]


@pytest.mark.parametrize(("event", "fault", "field"), BEYOND)
def test_texts_numbers_and_lists_have_limits(
    event: e.Event, fault: ExportFault, field: str
) -> None:
    with pytest.raises(BadExport) as bad:
        read(one(event), CODEC)
    assert (bad.value.fault, bad.value.entry, bad.value.field) == (fault, 1, field)


FORGED = [
    (e.SecretCommitted("[free](https://evil.example)", ""), "body.digest"),
    (e.SecretCommitted("ab" * 31, ""), "body.digest"),
    (e.SecretRevealed("**"), "body.secret"),
    (e.HouseRuled("`x`"), "body.rule"),
    (e.HeroDefeated("leo_ric"), "body.hero"),
    (e.CampaignAdopted(("spite", "**spite**")), "body.cards"),
]


@pytest.mark.parametrize(("event", "field"), FORGED)
def test_what_no_person_writes_is_what_it_is_for(event: e.Event, field: str) -> None:
    """Keys, digests and the names of rules reach pages as they stand."""
    with pytest.raises(BadExport) as bad:
        read(one(event), CODEC)
    assert (bad.value.fault, bad.value.field) == (F.TEXT, field)


def test_control_characters_that_got_in_once_come_in_again_without_them() -> None:
    event = e.HeroAdded("leoric", "Leo\0ric \x1b[31m\nof the\tBook", None, Sheet())
    [entry] = read(one(event), CODEC).entries
    assert entry.event == stored.replace(event, name="Leoric [31m of the Book")


def test_what_people_can_give_is_within_the_limits() -> None:
    for event in (moved(1_000_000, "x" * 200), e.CampaignAdopted(("x",) * 1000)):
        assert read(one(event), CODEC).entries[0].event == event


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"x",
        b"{",
        b"[" * 100_000,
        b"\xff\xfe{}",
        b'{"format": NaN}',
        FIXTURE.read_bytes()[:-90],
    ],
    ids=["empty", "word", "cut", "deep", "no-text", "no-number", "half"],
)
def test_what_is_no_json_is_said_so(data: bytes) -> None:
    with pytest.raises(BadExport) as bad:
        read(data, CODEC)
    assert bad.value.fault is F.NO_JSON


@pytest.mark.parametrize("data", [b"[]", b"7", b"null", b"{}"])
def test_json_of_something_else_is_said_so(data: bytes) -> None:
    with pytest.raises(BadExport) as bad:
        read(data, CODEC)
    assert bad.value.fault is F.NO_EXPORT


def test_a_file_that_is_too_large_is_not_even_parsed() -> None:
    with pytest.raises(BadExport) as bad:
        read(b"x" * (MOST_BYTES + 1), CODEC)
    assert bad.value.fault is F.TOO_LARGE
