"""The news of a move: a title, what else happened, who did it, and what is mere housekeeping."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from bot.pages.phrases import asking
from bot.pages.phrases.headline import (
    Deed,
    Said,
    came_to_nothing,
    deeds,
    headline,
    signed,
)
from bot.pages.phrases.in_move import goes_back
from bot.pages.phrases.lines import in_other_words
from bot.pages.phrases.moves import Move
from bot.pages.phrases.pools import transfers
from bot.pages.voice import Voice
from bot.rules.basics.stored import replace
from bot.rules.state import events as e
from bot.rules.state.events import Why
from bot.rules.state.questions import Question

TITLE, MORE = "title", "more"
SMALL, BOLD = "-# ", "**"

# What comes to pass by itself besides what somebody did.
_HOUSEKEEPING = (
    e.PlayBegan,
    e.HeroMarked,
    e.CardRefreshed,
    e.CostRecorded,
    e.RefreshKnown,
    e.CountersRemoved,
    e.SecretCommitted,
    e.SecretRevealed,
)
_RETURNS = (
    Why.MARKER_RETURNED,
    Why.BRANDS_RETURNED,
    Why.OFF_CARD,
    Why.BURDEN_OFF,
    Why.CLASSES_CLEARED,
)
# What a move comes to stands before how it came to that.
_RESULTS = e.WellAttackSettled | e.QuestEnded
# With these so much comes to pass by itself that it stands at the very end.
_TURNING_POINTS = e.QuestStarted | e.EncounterEnded | e.QuestEnded | e.CampaignEnded


class News(Struct, frozen=True):
    """A move in the order it is read: `by` and `notes` are small, `last` stands below all else.

    With `is_of_dice` the title says no more than that dice fell.
    """

    title: str
    body: tuple[str, ...]
    by: str
    notes: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    is_of_dice: bool = False

    @property
    def head(self) -> tuple[str, ...]:
        """Give the title and what belongs right under it."""
        return (f"## {self.title}", *self.body) if self.title else self.body

    @property
    def foot(self) -> str:
        """Give the small line: who did it, and what came to pass besides."""
        return _small(" · ".join(filter(None, (self.by, " ".join(self.notes)))))

    @property
    def end(self) -> tuple[str, ...]:
        """Give the small lines below all else."""
        sentences = " ".join(each for each in self.last if not each.startswith(SMALL))
        return (_small(sentences), *(each for each in self.last if each.startswith(SMALL)))


def news(move: Move, voice: Voice) -> News:
    """Put a move in order; one for which no title is known is told line by line."""
    done = deeds(move, voice)
    title, first = _first(done, move, voice)
    notes = [each.text for deed in done for each in deed.lines if _is_note(each, first)]
    late = any(isinstance(event, _TURNING_POINTS) for event in move.events)
    promises = tuple(each for each in notes if late or each.startswith(SMALL))
    kept = tuple(each for each in notes if each not in promises)
    if first is None:
        return News("", tuple(_signed(done, None, voice)), "", kept, promises)
    leaves = any(goes_back(event, move) for event in first.events)
    more = "" if leaves else _in_form(MORE, first, voice)
    if more.startswith(SMALL):  # it stands beside who did it
        kept, more = (more.removeprefix(SMALL), *kept), ""
    body = tuple(filter(None, (_beyond(title, each) for each in _body(done, first, more, voice))))
    is_of_dice = any(isinstance(event, e.DiceRolled) for event in first.events)
    return News(title, body, _by(done, first, voice), kept, promises, is_of_dice)


def in_brief(move: Move, voice: Voice) -> list[str]:
    """Give the lines of a move, the one that it is about first, with whoever did that."""
    done = deeds(move, voice)
    _, first = _first(done, move, voice)
    if first is None:
        return headline(move, voice)
    ordered = (
        _led_by(first, deed) for deed in sorted(done, key=lambda each: not _has(each, first))
    )
    return [line for deed in ordered for line in signed(deed, deed.lines, voice)]


def _has(deed: Deed, line: Said) -> bool:
    return any(each is line for each in deed.lines)


def _led_by(first: Said, deed: Deed) -> Deed:
    return replace(deed, lines=tuple(sorted(deed.lines, key=lambda each: each is not first)))


def _first(done: Sequence[Deed], move: Move, voice: Voice) -> tuple[str, Said | None]:
    """Give the title of the line that the move is about, and that line, if there is one."""
    told = [each for deed in done for each in deed.lines if not came_to_nothing(each, move)]
    titled = ((_in_form(TITLE, each, voice), each) for each in sorted(told, key=_rank))
    return next(((title, each) for title, each in titled if title), ("", None))


def _rank(said: Said) -> int:
    """Put a result before how it came about, and what somebody did before what comes by itself."""
    if said.question is not None:
        return 2
    if any(isinstance(event, _RESULTS) for event in said.events):
        return 0
    return 3 if _is_housekeeping(said) else 1


def _in_form(form: str, said: Said, voice: Voice) -> str:
    """Say a line in another form; empty where there are no words for that."""
    if said.question is not None:
        return _asked(said, said.question, voice) if form == TITLE else ""
    moved = [event for event in said.events if isinstance(event, e.TokensMoved)]
    if moved:
        return transfers(moved, voice, form)
    return in_other_words(form, said.events[0], voice) if said.events else ""


def _asked(said: Said, question: Question, voice: Voice) -> str:
    """Say what was asked as a title; what lapsed asks nobody any more."""
    told = asking.dropped_title if said.dropped else asking.opening_title
    return told(question, voice)


def _is_note(said: Said, first: Said | None) -> bool:
    if said is first:
        return False
    return _is_housekeeping(said) or (_ends_a_quest(first) and _ends_an_encounter(said))


def _ends_a_quest(said: Said | None) -> bool:
    return said is not None and any(isinstance(event, e.QuestEnded) for event in said.events)


def _ends_an_encounter(said: Said) -> bool:
    return any(isinstance(event, e.EncounterEnded) for event in said.events)


def _is_housekeeping(said: Said) -> bool:
    return any(
        isinstance(event, _HOUSEKEEPING)
        or (isinstance(event, e.TokensMoved) and event.why in _RETURNS)
        for event in said.events
    )


def _body(done: Sequence[Deed], first: Said, more: str, voice: Voice) -> Iterator[str]:
    further = list(_signed(done, first, voice))
    # Where a quest's end leads is read after what it brought.
    told = [*further, more] if _ends_a_quest(first) else [more, *further]
    yield from (line for line in told if line)


def _beyond(title: str, line: str) -> str:
    """Leave out of a line what the title says: a turn and what awaits in it begin alike."""
    said, whole = f"{title.replace(BOLD, '')}.", line.replace(BOLD, "")
    return whole.removeprefix(said).lstrip() if f"{whole} ".startswith(f"{said} ") else line


def _signed(done: Sequence[Deed], first: Said | None, voice: Voice) -> Iterator[str]:
    """Give the further lines; those of others than the first one to act name them."""
    for place, deed in enumerate(done):
        lines = _further(deed, first)
        if place or first is None:
            yield from signed(deed, lines, voice)
        else:
            yield from (line.text for line in lines)


def _further(deed: Deed, first: Said | None) -> list[Said]:
    """Give the lines of a deed below the title; what it set out to do is outdone by what came."""
    return [
        line
        for line in deed.lines
        if line is not first
        and not _is_note(line, first)
        and (first is None or line.question is None)
    ]


def _by(done: Sequence[Deed], first: Said, voice: Voice) -> str:
    """Name whoever is named by no line: the first one to act, and whose deed has no further."""
    silent = [deed for place, deed in enumerate(done) if not place or not _further(deed, first)]
    named = dict.fromkeys(_name(deed, voice) for deed in silent if not deed.was_found_out)
    return voice.row(named)


def _name(deed: Deed, voice: Voice) -> str:
    who = voice.person(deed.by)
    if deed.player is not None:
        return voice.say("by-stand-in", who=who, player=voice.person(deed.player))
    return voice.say("by-steward", who=who) if deed.steward else who


def _small(text: str) -> str:
    return f"{SMALL}{text}" if text else ""
