"""The one place where what is kept of the sheets is written: as moves change it, and as it is.

Each part (how heroes are, gold, experience) says in a file of its own how it is written, and is
named in PARTS, in the order in which the parts are read.
"""

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from bot.pages.phrases.moves import Move
from bot.pages.phrases.party_words import changed_party, kit_of, party_of
from bot.pages.phrases.sheet_values import Values
from bot.pages.phrases.vitals_words import changed_vitals, vitals_of
from bot.pages.voice import Voice
from bot.rules.basics.options import Edition, Track
from bot.rules.state.campaign import Campaign, Hero


def _no_lines(*_: object) -> Iterator[str]:
    yield from ()


class SheetPart(Struct, frozen=True, kw_only=True):
    """How a part is written: the values a move changed, those of a hero, those of the party."""

    level: Track
    changed: Callable[[Values, Voice], Iterator[str]]
    of_hero: Callable[[Voice, Hero], Iterator[str]] = _no_lines
    of_party: Callable[[Voice], Iterator[str]] = _no_lines
    # Whether what is kept of a hero changes so often that it stands on the board.
    on_board: bool = True


PARTS: Sequence[SheetPart] = (
    SheetPart(
        level=Track.SHEET,
        changed=changed_party,
        of_hero=kit_of,
        of_party=party_of,
        on_board=False,
    ),
    SheetPart(level=Track.EVERYTHING, changed=changed_vitals, of_hero=vitals_of),
)


def changed_lines(move: Move, voice: Voice) -> list[str]:
    """Write what a move changed on the sheets, an arrow from before it to after it."""
    if not move.sheet_spans:
        return []
    values = Values(move.sheet_spans, move.sheets)
    return [line for part in PARTS for line in part.changed(values, voice)]


def hero_lines(voice: Voice, hero: Hero) -> Iterator[str]:
    """Write what is kept of a hero beside the figures."""
    for part in _kept(voice.campaign):
        yield from part.of_hero(voice, hero)


def board_lines(voice: Voice, hero: Hero) -> Iterator[str]:
    """Write what of that stands on the board."""
    for part in _kept(voice.campaign):
        if part.on_board:
            yield from part.of_hero(voice, hero)


def party_lines(voice: Voice) -> Iterator[str]:
    """Write what the heroes, or the overlord, have together."""
    for part in _kept(voice.campaign):
        yield from part.of_party(voice)


def _kept(campaign: Campaign) -> Iterator[SheetPart]:
    if campaign.edition is Edition.SECOND:
        yield from (part for part in PARTS if campaign.keeps(part.level))
