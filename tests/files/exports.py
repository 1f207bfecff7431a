"""Campaigns of the tests as files, whole and spoilt."""

import json
from collections.abc import Callable, Sequence
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

from bot.box.box import load_box
from bot.log.export import Export, written
from bot.log.upcasts import event_codec
from bot.rules.course.moving import without_secrets
from bot.rules.state.events import Entry
from tests.rules.random_play import play_at_random
from tests.rules.roles import first_edition
from tests.rules.table import Table

NIGHT = 1_900_000_000
WILD: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    1,
    7,
    2**31,
    2**70,
    1.5,
    "",
    "x",
    "leoric",
    "spite",
    "@everyone",
    "x" * 300,
    "\ud83d",
    [],
    ["x"],
    [[[]]],
    {},
    {"is": "FortuneTie"},
    {"kind": "pool", "owner": ""},
)
Spoil = Callable[[Random, dict[str, Any]], None]


def file_of(log: Sequence[Entry], *decks: str) -> bytes:
    return written(Export(tuple(without_secrets(log)), decks), NIGHT, event_codec())


@cache
def played(seed: int) -> Table:
    """Campaigns of both editions, long enough for questions, undone moves and quests."""
    box = load_box()
    if seed % 4 == 3:
        return first_edition(box)
    deck = ("Eternal Agony", "Corruption From Within", "Goblin Uprising")[seed % 4]
    return play_at_random(box, deck, seed, 40)


@cache
def _parsed(seed: int) -> dict[str, Any]:
    top: dict[str, Any] = json.loads(file_of(played(seed).log))
    return top


def spoilt(random: Random) -> bytes:
    """A campaign's file with a few things wrong in it."""
    top = deepcopy(_parsed(random.randrange(8)))
    for _ in range(random.randint(1, 3)):
        random.choice(SPOILS)(random, top)
    data = json.dumps(top).encode()
    return _scratched(random, data) if random.random() < 0.1 else data


def _scratched(random: Random, data: bytes) -> bytes:
    at = random.randrange(len(data))
    return data[:at] + bytes([random.randrange(256)]) + data[at + random.randint(0, 9) :]


def _row(random: Random, top: dict[str, Any]) -> dict[str, Any]:
    rows = [row for row in top["entries"] if isinstance(row, dict)]
    return random.choice(rows) if rows else {}


def _number(random: Random, top: dict[str, Any]) -> None:
    row = _row(random, top)
    row[random.choice(("seq", "move", "at", "by"))] = random.randint(-1, len(top["entries"]) + 2)


def _within(random: Random, top: dict[str, Any]) -> None:
    """Put something else in some place of a body, however deep."""
    held: Any = _row(random, top).get("body")
    while isinstance(held, dict | list) and held:
        place = random.choice(list(held) if isinstance(held, dict) else list(range(len(held))))
        inner = held[place]
        if not isinstance(inner, dict | list) or not inner or random.random() < 0.3:
            held[place] = deepcopy(random.choice(WILD))
            return
        held = inner


def _borrowed(random: Random, top: dict[str, Any]) -> None:
    """Put a body's field where another body of its kind has it."""
    into, out = _row(random, top), _row(random, top)
    if isinstance(into.get("body"), dict) and isinstance(out.get("body"), dict):
        into["body"].update({k: v for k, v in out["body"].items() if k in into["body"]})


def _moved_about(random: Random, top: dict[str, Any]) -> None:
    rows = top["entries"]
    if len(rows) > 2:
        rows.insert(random.randrange(len(rows)), rows.pop(random.randrange(len(rows))))
        if random.random() < 0.7:
            _renumbered(rows)


def _taken_out(random: Random, top: dict[str, Any]) -> None:
    rows = top["entries"]
    if len(rows) > 2:
        del rows[random.randrange(len(rows))]
        if random.random() < 0.7:
            _renumbered(rows)


def _doubled(random: Random, top: dict[str, Any]) -> None:
    rows = top["entries"]
    if rows:
        rows.insert(random.randrange(len(rows)), deepcopy(random.choice(rows)))
        _renumbered(rows)


def _renumbered(rows: list[Any]) -> None:
    """Number the entries anew; moves follow their first entries."""
    new: dict[Any, int] = {}
    for seq, row in enumerate(rows, 1):
        if isinstance(row, dict):
            new.setdefault(str(row.get("move")), seq)
            row["seq"], row["move"] = seq, new[str(row.get("move"))]


def _top(random: Random, top: dict[str, Any]) -> None:
    top[random.choice(("format", "version", "decks", "name"))] = deepcopy(random.choice(WILD))


SPOILS: tuple[Spoil, ...] = (
    _number,
    _within,
    _within,
    _within,
    _borrowed,
    _moved_about,
    _taken_out,
    _doubled,
    _top,
)
