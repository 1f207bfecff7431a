"""What happened in a move, line by line: who did it, what, and why."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby, pairwise, takewhile

from bot.pages.phrases import asking, dice_words, map_words
from bot.pages.phrases.fields import arguments
from bot.pages.phrases.lines import key, line
from bot.pages.phrases.moves import Move
from bot.pages.phrases.pools import transfers
from bot.pages.voice import Voice
from bot.rules.basics.stored import replace
from bot.rules.rolling.table_rolls import RolledDie
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state.choices import OF, WAIT
from bot.rules.state.events import Entry


@dataclass(slots=True)
class _Part:
    """What one person did in the move: in their own right, as steward, or for somebody."""

    by: int
    steward: bool = False
    player: int | None = None
    events: list[e.Event] = field(default_factory=list)


def headline(move: Move, voice: Voice) -> list[str]:
    """Give the lines of a move; whoever acted stands before the first of theirs."""
    return [said for part in _parts(move.entries) for said in _of_part(part, move, voice)]


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


def _of_part(part: _Part, move: Move, voice: Voice) -> list[str]:
    said = [text for text in _lines(part.events, move, voice) if text]
    said = said or list(_openings(part.events, move, voice))
    if said:
        said[0] = _by(part, said[0], voice)
    return said


def _by(part: _Part, first: str, voice: Voice) -> str:
    if isinstance(part.events[0], e.PlayerLeft | e.JoinLapsed):
        return first  # the bot found it out; nobody did it
    who = voice.person(part.by)
    if part.player is not None:
        player = voice.person(part.player)
        return voice.say("said-by-stand-in", who=who, player=player, line=first)
    return voice.say("said-by-steward" if part.steward else "said-by", who=who, line=first)


def _lines(events: list[e.Event], move: Move, voice: Voice) -> Iterator[str]:
    for _, group in groupby(events, key=_alike):
        together = list(group)
        match together[0]:
            case e.TokensMoved():
                moved = [each for each in together if isinstance(each, e.TokensMoved)]
                yield transfers(moved, voice)
            case e.BoulderAdvanced():
                way = [each for each in together if isinstance(each, e.BoulderAdvanced)]
                yield map_words.path(way, voice)
            case _:
                for event in together:
                    yield _line(event, move, voice)


def _line(event: e.Event, move: Move, voice: Voice) -> str:
    """Say an event as part of its move; empty for one that something else tells."""
    match event:
        case e.Answered():
            return _answered(event, move, voice)
        case e.DiceRolled(why=e.RollFor.CARD_TEST):
            return _card_test(event, move, voice)
        case e.SecretCommitted():
            return _promise(event, move, voice)
        case e.WellAttackSettled() if _came_to_nothing(event, move):
            return voice.say("well-settled-without-dice")
        case e.HeroMarked() if any(isinstance(each, e.QuestEnded) for each in move.events):
            return ""  # hero tokens leave with every quest (C5)
        case e.DiceRolled() | e.Withdrawn() if move.on_map:
            return ""  # what happens on the map tells of dice itself
        case _:
            return line(event, voice)


def _card_test(event: e.DiceRolled, move: Move, voice: Voice) -> str:
    """Say what a test for a card showed, faces that were rerolled since struck through (D4).

    In a move that is struck itself that could not be seen: there stands what was rolled at first.
    """
    dice = list(map(RolledDie, event.dice, event.faces))
    for later in () if move.is_undone else _rerolls(event, move):
        old = dice[later.position]
        dice[later.position] = RolledDie(old.die, later.faces[0], (*old.struck, old.face))
    shown = voice.row(dice_words.shown([die], voice) for die in dice)
    return voice.say(key(event), **{**arguments(event, voice), "dice": shown})


def _promise(event: e.SecretCommitted, move: Move, voice: Voice) -> str:
    """Say what was promised of the dice; whether a newer promise has taken its place since."""
    promises = [x for x in (*move.events, *move.besides) if isinstance(x, e.SecretCommitted)]
    if promises and promises[-1] != event:
        return voice.say("event-secret-replaced", **arguments(event, voice))
    return line(event, voice)


def _rerolls(test: e.DiceRolled, move: Move) -> Iterator[e.DiceRolled]:
    """Give the rerolls of a test for a card; those of rolls at the table are moves of their own."""
    rolled = (each for each in move.events if isinstance(each, e.DiceRolled))
    later = (each for each in rolled if each.hero == test.hero and each.number > test.number)
    return takewhile(lambda each: each.why is e.RollFor.REROLL, later)


def _openings(events: list[e.Event], move: Move, voice: Voice) -> Iterator[str]:
    """Say what somebody set out to do, where all it led to so far is a question."""
    for event in events:
        if isinstance(event, e.Asked) and move.asked(event.question.id) is event.question:
            is_open = any(each.id == event.question.id for each in move.questions)
            if is_open or asking.has_opening(event.question, voice):
                yield asking.opening(event.question, voice)


def _alike(event: e.Event) -> object:
    """Token movements of one sort stand in one line, and a boulder's way."""
    match event:
        case e.TokensMoved(card=card):
            return key(event), card
        case e.BoulderAdvanced():
            return e.BoulderAdvanced
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
        case q.SayYes():
            asked = asking.text(question, voice)
            answer = voice.say(f"choice-{event.value}")
            return voice.say("event-answered", question=asked, answer=answer)
        case _:
            return ""


def _came_to_nothing(event: e.WellAttackSettled, move: Move) -> bool:
    """Tell whether daze took every die of an attack, so that it ended without a roll (W7)."""
    steps = pairwise(move.events)
    lost = (after for before, after in steps if isinstance(before, e.DazeDiceLost))
    return any(each is event for each in lost)
