"""A first-edition quest told in a few sentences: who fell, what was slain, conquest and cards."""

from collections.abc import Iterator, Sequence

from bot.pages.lookups import tale
from bot.pages.lookups.chapters import Chapter
from bot.pages.lookups.dungeon_runs import Run, runs
from bot.pages.voice import Voice
from bot.rules.basics.options import Edition


def sentences(voice: Voice, told: Chapter, before: Sequence[Chapter]) -> list[str]:
    """Tell a quest of either edition in at most eight sentences."""
    opening = tale.opening(voice, told, before)
    if voice.campaign.edition is not Edition.FIRST:
        return tale.fitted(opening, tale.events_of(voice, told), tale.ending(voice, told))
    return tale.fitted(opening, events_of(voice, told), list(_conquest(voice, told)))


def events_of(voice: Voice, told: Chapter) -> list[str]:
    """Tell what happened in a chapter of either edition, the most telling first."""
    if voice.campaign.edition is not Edition.FIRST:
        return tale.events_of(voice, told)
    return [
        *tale.fallen(voice, told),
        *_slain(voice, told),
        *_deck(voice, told),
        *tale.luck(voice, told),
        *cards(voice, told),
    ]


def cards(voice: Voice, told: Chapter) -> Iterator[str]:
    """Tell how much threat the overlord gained in the first edition, and what was played for it."""
    found = _runs(told)
    gained = sum(n for run in found for (_, up), n in run.threat_by.items() if up)
    played = sum(run.played.total() for run in found)
    if gained or played:
        yield tale.say(voice, told, "cards", gained=gained, played=played)


def _slain(voice: Voice, told: Chapter) -> Iterator[str]:
    slain = sum(run.slain for run in _runs(told))
    if slain:
        yield tale.say(voice, told, "slain", count=slain)


def _deck(voice: Voice, told: Chapter) -> Iterator[str]:
    times = sum(run.decks for run in _runs(told))
    if times:
        yield voice.say("tale-deck-out", times=times)


def _conquest(voice: Voice, told: Chapter) -> Iterator[str]:
    """Tell with how much conquest a quest ended, or how it stands."""
    newest = next(reversed(_runs(told)), None)
    if newest is not None and newest.started_with and (newest.winner or newest.rounds):
        key = "conquest" if newest.winner else "conquest-now"
        yield tale.say(voice, told, key, before=newest.started_with, after=newest.conquest)


def _runs(told: Chapter) -> list[Run]:
    return runs(told.entries)
