"""The description of all that the log may hold, and the file it is pinned in.

Everything that these checks must know of the bot is imported here.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

from bot.log.upcasts import UPCASTS
from bot.rules.cards.kinds import ASKED
from bot.rules.state.events import Event
from bot.rules.state.questions import OfCard
from bot.rules.state.refusals import Rule
from bot.rules.well.map import Terrain
from tests.log_format.describing import Describer, stored_name

FILE = Path(__file__).parent / "format.json"
Description = dict[str, Any]


def described() -> Description:
    """Describe what today's code writes and reads.

    `older` are forms that are read through an upcast; `texts` what stands as plain text in a field
    and yet is a name of ours: the refusals that a group let pass, the signs of a map, what cards
    ask.
    """
    describer = Describer()
    events = [stamp(describer.of(kind)) for kind in get_args(Event)]
    return {
        "events": sorted(events),
        "older": sorted(_stamp(*old) for old in UPCASTS),
        "texts": {
            "HouseRuled.rule": sorted(map(stored_name, house_rules())),
            "Map.rows": [terrain.value for terrain in Terrain],
            **{f"{stored_name(kind)}.purpose": words(kind) for kind in get_args(OfCard)},
        },
        "classes": dict(sorted(describer.classes.items())),
        "enums": dict(sorted(describer.enums.items())),
    }


def stamp(name: str) -> str:
    """Give the kind that today's bodies of an event class are stored with."""
    version = 1
    while (name, version) in UPCASTS:
        version += 1
    return _stamp(name, version)


def house_rules() -> set[type]:
    """Give every refusal that a group may let pass."""
    return {*_kinds_of(Rule)}


def words(kind: type[OfCard]) -> list[str]:
    """Give the words of all that cards ask with questions of this class."""
    return sorted(asked.purpose for asked in ASKED.values() if asked.question is kind)


def kept(file: Path = FILE) -> Description:
    """Read the description that is pinned."""
    found: Description = json.loads(file.read_text(encoding="utf-8"))
    return found


def keep(description: Description, file: Path = FILE) -> None:
    """Pin a description."""
    file.write_text(json.dumps(description, indent=1) + "\n", encoding="utf-8")


def _stamp(name: str, version: int) -> str:
    return name if version == 1 else f"{name}.{version}"


def _kinds_of(kind: type[Rule]) -> Iterator[type]:
    for each in kind.__subclasses__():
        yield each
        yield from _kinds_of(each)
