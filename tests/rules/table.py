"""A table to test the rules at: people, a log, and the promises checked after every command."""

from collections.abc import Sequence

from bot.rules.basics.dice import Dice
from bot.rules.basics.keys import MoveNumber, UserId
from bot.rules.basics.options import GainReason, Winner
from bot.rules.basics.places import SUPPLY
from bot.rules.basics.stage import Step
from bot.rules.decide import decide
from bot.rules.economy.draft import Decision
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import SeededDice
from bot.rules.rolling.verification import mended
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign
from bot.rules.state.replay import book, named, replay
from tests.rules.resuming import need_resumed

# Olga made the campaign and is the overlord; Bjorn, Carla and Dora play a hero each.
OLGA, BJORN, CARLA, DORA = (Person(UserId(user)) for user in (1, 2, 3, 4))
# Mara manages the server and plays nothing; Nils only looks on.
MARA, NILS = Person(UserId(8), manages=True), Person(UserId(9))
EVERYBODY = (OLGA, BJORN, CARLA, DORA, MARA, NILS)

LEORIC, ASTARRA, GRISBAN = "leoric", "astarra", "grisban"
CREATE = c.CreateCampaign("key", "Nerekhall", home=100)
NOTE = "as the table agreed"


class Table:
    """One campaign played command by command; a broken promise of the rules fails the test."""

    def __init__(self, box: Box, dice: Dice | None = None, check_each: bool = True) -> None:
        self.box = box
        self.dice = dice or SeededDice(7)
        self.check_each = check_each
        # Discord numbers commands and presses; these numbers only go up too.
        self.first_cause = 10**18
        self.log: list[e.Entry] = []
        self.state = Campaign()
        self.states: list[Campaign] = []
        """Every state on the way here."""

    def play(self, by: Person, command: c.Command) -> tuple[e.Event, ...]:
        """Carry out a command that must be legal; gives its events."""
        before = self.state
        cause = str(self.first_cause + len(self.log))
        decision = decide(before, command, by, self.box, self.dice, cause)
        assert decision.events, command
        events = decision.events
        if decision.after is None:
            events = self._rewind(by, decision)
        else:
            self._write(by, decision)
            self.state = decision.after
            for entry in self.log[-len(events) :]:
                book(self.state, entry)
        self._check(before)
        self.states.append(self.state)
        return events

    def renew(self) -> None:
        """Take the state from the log, which somebody else has written on."""
        self.state = replay(self.log)

    def refuses(self, by: Person, command: c.Command) -> r.Refusal:
        """Give why a command is refused; it must be, and must change nothing."""
        seq, before = self.state.seq, replay(self.log)
        try:
            decide(self.state, command, by, self.box, self.dice)
        except r.Refusal as refusal:
            assert self.state.seq == seq
            assert self.state == before
            return refusal
        raise AssertionError(f"not refused: {command}")

    def answer(
        self, by: Person, value: str, kind: type[q.Question] | None = None
    ) -> tuple[e.Event, ...]:
        """Answer the newest open question, of a kind if given."""
        return self.play(by, c.Answer(self.question(kind).id, value))

    def question(self, kind: type[q.Question] | None = None) -> q.Question:
        """Give the newest open question, of a kind if given."""
        fitting = [each for each in self.state.questions if kind is None or isinstance(each, kind)]
        return fitting[-1]

    @property
    def newest(self) -> int:
        """Give the number of the move that undo would take back."""
        assert self.state.newest is not None
        return self.state.newest.number

    def undo(self, by: Person = OLGA) -> None:
        """Take the newest move back."""
        self.play(by, c.TakeBack())

    def redo(self, by: Person = OLGA) -> None:
        """Play the move undone last again."""
        self.play(by, c.PlayAgain())

    def open(self, heroes: int = 3) -> None:
        """Create the campaign and its first heroes: Leoric, Astarra, Grisban, Syndrael."""
        self.play(OLGA, CREATE)
        people = (BJORN, CARLA, DORA, BJORN)
        names = ("Leoric", "Astarra", "Grisban", "Syndrael")
        for name, player in list(zip(names, people, strict=True))[:heroes]:
            self.play(OLGA, c.AddHero(name, player.user))

    def fund(self, threat: int) -> None:
        """Put threat into the pool."""
        self.play(OLGA, c.GainThreat(GainReason.CORRECTION, amount=threat, note=NOTE))

    def give(self, **fortune: int) -> None:
        """Put fortune on hero sheets."""
        for hero, amount in fortune.items():
            if amount:
                self.play(OLGA, c.CorrectFortune(hero, amount, NOTE))

    def start_quest(self, encounters: int = 2) -> None:
        """Start a quest."""
        self.play(OLGA, c.StartQuest("First Blood", encounters=encounters))

    def end_quest(self, winner: Winner = Winner.HEROES) -> None:
        """End the quest."""
        self.play(OLGA, c.EndQuest(winner))

    def reach(self, step: Step) -> None:
        """Come to a step of a campaign phase, by way of a quest if none is over yet."""
        if self.state.stage.step is None:
            if self.state.quest is None:
                self.start_quest()
            self.end_quest()
        if self.state.stage.step is not step:
            self.play(OLGA, c.GoToStep(step))

    def own(self, deck: str, *cards: str) -> None:
        """Choose a deck, with these cards bought already."""
        self.play(OLGA, c.ChooseDeck(deck))
        if cards:
            self.play(OLGA, c.AdoptCampaign(cards=", ".join(cards)))

    def fortune(self) -> dict[str, int]:
        """Give the fortune on each hero sheet."""
        return {key: self.state.fortune(key) for key in self.state.heroes}

    def _rewind(self, by: Person, decision: Decision) -> tuple[e.Event, ...]:
        """Undo or redo, as the service does it."""
        events = decision.events
        after = replay([*self.log, *self._entries(by, decision.move, events)])
        mending = mended(self.state, after, self.dice)
        events = (*events, *mending)
        self.log += self._entries(by, decision.move, events)
        self.state = replay(self.log) if mending else after
        move = named(self.log[-len(events)])
        before = [state for state in self.states if state.seq < move]
        need_resumed([*before[-1:], *self.states[-5:]], self.log, self.state)
        return events

    def _write(self, by: Person, decision: Decision) -> None:
        self.log += self._entries(by, decision.move, decision.events)

    def _entries(self, by: Person, move: int, events: Sequence[e.Event]) -> list[e.Entry]:
        numbered = enumerate(events, len(self.log) + 1)
        return [e.Entry(seq, MoveNumber(move), 0, by.user, event) for seq, event in numbered]

    def _check(self, before: Campaign) -> None:
        check_tokens(self.state)
        assert self.state.seq == len(self.log)
        if self.check_each:
            assert before == replay(self.log[: before.seq])
            assert self.state == replay(self.log)


def check_tokens(state: Campaign) -> None:
    """Check S6 and S7: what left the supply is somewhere, and nowhere lies less than nothing."""
    assert sum(state.tokens.values()) == 0, state.tokens
    assert all(count > 0 for place, count in state.tokens.items() if place != SUPPLY), state.tokens


def of(events: Sequence[e.Event], *kinds: type[e.Event]) -> list[e.Event]:
    """Keep the events of these kinds."""
    return [event for event in events if isinstance(event, kinds)]


def says(events: Sequence[e.Event], *expected: e.Event) -> bool:
    """Tell whether events contain these, in this order."""
    rest = iter(events)
    return all(event in rest for event in expected)
