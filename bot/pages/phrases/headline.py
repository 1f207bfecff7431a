"""What happened in a move, line by line: who did it, what, and why."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec import Struct, field

from bot.pages.phrases import asking, in_move, map_words
from bot.pages.phrases.lines import key
from bot.pages.phrases.moves import Move
from bot.pages.phrases.pools import transfers
from bot.pages.voice import Voice
from bot.rules.basics.stored import replace
from bot.rules.cards.kinds.chosen_tests import NO_TEST
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state.choices import OF, WAIT
from bot.rules.state.events import Entry

# What goes with a deed whose own sentence is a question so far, and does not stand for it.
_BESIDE = e.Warned | e.FigureDied


class _Part(Struct):
    """What one person did in the move: in their own right, as steward, or for somebody."""

    by: int
    steward: bool = False
    player: int | None = None
    events: list[e.Event] = field(default_factory=list)


class Said(Struct, frozen=True):
    """A line of a move, and the events that it says; none where it says what is asked.

    A pledge that was asked for may have been `dropped` since, without enough in it, and a class
    for another one.
    """

    text: str
    events: tuple[e.Event, ...] = ()
    question: q.Question | None = None
    dropped: bool = False


class Deed(Struct, frozen=True):
    """What one person did in a move, line by line, and in whose right."""

    by: int
    steward: bool
    player: int | None
    lines: tuple[Said, ...]

    @property
    def was_found_out(self) -> bool:
        """Tell whether the bot found it out, so that nobody did it."""
        return any(isinstance(event, e.PlayerLeft | e.JoinLapsed) for event in self.lines[0].events)


def came_to_nothing(said: Said, move: Move) -> bool:
    """Tell whether a line says that an attack ended without a roll (W7)."""
    settled = (event for event in said.events if isinstance(event, e.WellAttackSettled))
    return any(in_move.ends_without_dice(event, move) for event in settled)


def headline(move: Move, voice: Voice) -> list[str]:
    """Give the lines of a move; whoever acted stands before the first of theirs."""
    return [line for deed in deeds(move, voice) for line in signed(deed, deed.lines, voice)]


def deeds(move: Move, voice: Voice) -> list[Deed]:
    """Give what was done in a move, by whom; what nobody reads of is left out."""
    told = (_of_part(part, move, voice) for part in _parts(move.entries))
    return [deed for deed in told if deed.lines]


def signed(deed: Deed, lines: Sequence[Said], voice: Voice) -> list[str]:
    """Write lines of a deed with whoever did it before the first."""
    written = [line.text for line in lines]
    if written and not deed.was_found_out:
        written[0] = _by(deed, written[0], voice)
    return written


def _parts(entries: tuple[Entry, ...]) -> Iterator[_Part]:
    for by, group in groupby(_signed(entries), key=lambda entry: entry.by):
        part = _Part(by)
        for entry in group:
            if part.events and _changes_role(part, entry.event):
                yield part
                part = _Part(by)
            match entry.event:
                case e.StewardActed():
                    part.steward = True
                case e.ActedFor(_, player):
                    part.player = player
                case event:
                    part.events.append(event)
        yield part


def _signed(entries: tuple[Entry, ...]) -> Iterator[Entry]:
    """Put each hero's result under whoever answered for it, in the right that it was done in."""
    spoke: dict[str, list[Entry]] = {}
    role: list[Entry] = []
    for entry in entries:
        match entry.event:
            case e.StewardActed() | e.ActedFor():
                role = [*role, entry]
            case e.Answered(value=value):
                spoke[value.rpartition(OF)[2]] = [*role, entry]
                role = []
            case e.DiceRolled(why=e.RollFor.CARD_TEST, hero=hero):
                spoke[hero] = [entry]
            case e.HeroTested(hero) if hero in spoke:
                *own_role, by = spoke[hero]
                yield from own_role
                yield replace(entry, by=by.by)
                continue
            case _:
                role = []
        yield entry


def _changes_role(part: _Part, event: e.Event) -> bool:
    """Tell whether somebody goes on in another right: an answer may need one of its own (U6)."""
    in_role = part.steward or part.player is not None
    return isinstance(event, e.StewardActed | e.ActedFor) or (
        in_role and isinstance(event, e.Answered)
    )


def _of_part(part: _Part, move: Move, voice: Voice) -> Deed:
    said = [line for line in _lines(part.events, move, voice) if line.text]
    openings = list(_openings(part.events, move, voice))
    # What was paid into a pledge that came to nothing so far is told below what it was for.
    pledges = (each for each in openings if each.question and _is_unanswered(each.question, move))
    is_told = any(not isinstance(event, _BESIDE) for line in said for event in line.events)
    said = [*(pledges if is_told else openings), *said]
    return Deed(part.by, part.steward, part.player, tuple(said))


def _by(deed: Deed, first: str, voice: Voice) -> str:
    who = voice.person(deed.by)
    if deed.player is not None:
        player = voice.person(deed.player)
        return voice.say("said-by-stand-in", who=who, player=player, line=first)
    return voice.say("said-by-steward" if deed.steward else "said-by", who=who, line=first)


def _lines(events: list[e.Event], move: Move, voice: Voice) -> Iterator[Said]:
    shown = (event for event in events if not isinstance(event, e.SheetOpened | e.RollSettled))
    for _, group in groupby(shown, key=_alike):
        together = tuple(group)
        match together[0]:
            case e.DamageChanged() | e.FatigueChanged():
                changed = _summed(together)
                yield Said(_line(changed, move, voice), (changed,))
            case e.TokensMoved():
                moved = [each for each in together if isinstance(each, e.TokensMoved)]
                yield Said(transfers(moved, voice), together)
            case e.BoulderAdvanced():
                way = [each for each in together if isinstance(each, e.BoulderAdvanced)]
                yield Said(map_words.path(way, voice), together)
            case _:
                for event in together:
                    yield Said(_line(event, move, voice), (event,))


def _summed(changes: tuple[e.Event, ...]) -> e.Event:
    """Make one change of several of the same sort."""
    first = changes[0]
    amounts = [
        each.amount for each in changes if isinstance(each, e.DamageChanged | e.FatigueChanged)
    ]
    if not isinstance(first, e.DamageChanged | e.FatigueChanged):
        return first
    return replace(first, amount=sum(amounts))


def _line(event: e.Event, move: Move, voice: Voice) -> str:
    """Say an event as part of its move; empty for one that something else tells."""
    if isinstance(event, e.Answered):
        return _answered(event, move, voice)
    return in_move.line(event, move, voice)


def _openings(events: list[e.Event], move: Move, voice: Voice) -> Iterator[Said]:
    """Say what somebody set out to do, where all it led to so far is a question."""
    for event in events:
        if isinstance(event, e.Asked) and move.asked(event.question.id) is event.question:
            is_open = any(each.id == event.question.id for each in move.questions)
            if is_open or asking.has_opening(event.question, voice):
                dropped = not (is_open or move.is_undone) and _is_unanswered(event.question, move)
                opening = asking.opening(event.question, voice)
                yield Said(opening, question=event.question, dropped=dropped)


def _is_unanswered(question: q.Question, move: Move) -> bool:
    """Tell whether this is a pledge with too little in it, or a class: no answer has closed it."""
    if not isinstance(question, q.ShopPledge | q.ClassAlong):
        return False
    answers = (event for event in move.events if isinstance(event, e.Answered))
    return not any(each.closed and each.question == question.id for each in answers)


def _alike(event: e.Event) -> object:
    """Token movements of one sort stand in one line, and a boulder's way."""
    match event:
        case e.TokensMoved(card=card):
            return key(event), card
        case e.BoulderAdvanced():
            return e.BoulderAdvanced
        case e.DamageChanged(hero, amount, why) | e.FatigueChanged(hero, amount, why):
            return type(event), hero, why, amount > 0
        case _:
            return id(event)


def _answered(event: e.Answered, move: Move, voice: Voice) -> str:
    """Say an answer whose consequences do not speak for themselves."""
    question = move.asked(event.question)
    match question:
        case q.ShopPledge():
            hero = voice.hero(event.value.partition(":")[2])
            return voice.say("event-answered-shop-pledge", hero=hero)
        case q.JoinRequest() if event.value == "no":
            name = voice.own(question.name)
            return voice.say("event-answered-join-request-no", name=name)
        case q.StepCloses() if event.value == WAIT:
            return voice.say("event-answered-step-closes-wait")
        case q.NewRound() if event.value == "no":
            return voice.say("event-answered-new-round-no")
        case q.PickWord(hero=hero) if event.value == NO_TEST:
            return voice.say("event-answered-no-test", hero=voice.hero(hero))
        case q.SayYes():
            asked = asking.text(question, voice)
            answer = voice.say(f"choice-{event.value}")
            return voice.say("event-answered", question=asked, answer=answer)
        case _:
            return ""
