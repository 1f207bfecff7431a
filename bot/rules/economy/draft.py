"""A move being decided: the events so far and the state after them."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from bot.rules.basics.dice import SCHEME, Dice, Throw
from bot.rules.basics.keys import MoveNumber
from bot.rules.basics.options import RulesMode
from bot.rules.basics.places import SUPPLY, Place
from bot.rules.economy.people import Person, has, has_at_table, holders, is_steward
from bot.rules.printed.box import Box
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign, Hero
from bot.rules.state.evolve import evolve
from bot.rules.state.questions import Question, ShopPledge, Step
from bot.rules.state.refusals import NotYours, Refusal, RefusalKind, Right


class Decision(Struct, frozen=True):
    """What a command leads to; `after` is None where only a replay can tell (undo, redo)."""

    events: tuple[e.Event, ...]
    move: MoveNumber
    after: Campaign | None


class Draft:
    """The move under decision; every event is folded at once, so rules see what came before."""

    def __init__(
        self,
        campaign: Campaign,
        by: Person,
        box: Box,
        dice: Dice,
        move: MoveNumber | None = None,
        cause: str = "",
        now: int = 0,
    ) -> None:
        """Begin a move, or go on with the move `move` that a question belongs to.

        `cause` is the number that Discord gave the command or press; rolls mix it in (D8). `now` is
        the time in unix seconds, 0 where nothing depends on it.
        """
        self.began = self.campaign = campaign
        self.by = by
        self.box = box
        self.dice = dice
        self.cause = cause
        self.now = now
        self.move = MoveNumber(campaign.seq + 1) if move is None else move
        self.events: list[e.Event] = []
        self.agenda: list[Step] = []
        # How many of the events the sheets have followed.
        self.followed = 0
        # Where it is only asked what is legal, a rule may stop as soon as nothing that it leads to
        # could be refused any more, and the sheets follow nothing: neither makes a move illegal.
        self.trial = False
        self._asked = 0

    def add(self, event: e.Event) -> None:
        """Let an event happen."""
        self.events.append(event)
        self.campaign = evolve(self.campaign, event)

    def transfer(
        self, source: Place, to: Place, amount: int, why: e.Why, card: str = "", note: str = ""
    ) -> None:
        """Move tokens, if there are any to move."""
        if amount > 0:
            self.add(e.TokensMoved(source, to, amount, why, card, note))

    def clear(self, place: Place, why: e.Why, card: str = "") -> int:
        """Return all tokens of a place to the supply; gives how many."""
        amount = self.campaign.tokens.get(place, 0)
        self.transfer(place, SUPPLY, amount, why, card)
        return amount

    @property
    def is_advisory(self) -> bool:
        """Tell whether the group lets itself through where a rule forbids."""
        return self.campaign.settings.rules is RulesMode.ADVISORY

    def refuse(self, refusal: Refusal) -> None:
        """Refuse, or note a house rule where the group plays by advisory rules."""
        if refusal.kind is not RefusalKind.RULE or not self.is_advisory:
            raise refusal
        self.add(e.HouseRuled(type(refusal).__name__))

    def allow(self, right: Right, hero: Hero | None = None) -> None:
        """Refuse whoever lacks a right."""
        if not has(self.campaign, self.by, right, hero):
            who = holders(self.campaign, right, hero)
            raise NotYours(right, who, hero.key if hero else "")

    def need(self, right: Right, hero: Hero | None = None) -> None:
        """Refuse whoever lacks a right; what only a steward's rights allow is written down (U2)."""
        self.allow(right, hero)
        if not has_at_table(self.campaign, self.by, right, hero):
            self.steward_helps()
        elif hero is not None:
            self.acting(hero)

    def acting(self, hero: Hero) -> None:
        """Write down, once, that a stand-in acts for the hero's player."""
        if hero.player is not None and self.by.user == hero.stand_in:
            self._add_once(e.ActedFor(hero.key, hero.player))

    def steward_helps(self) -> None:
        """Write down, once, that only the steward's rights allowed this."""
        if is_steward(self.campaign, self.by):
            self._add_once(e.StewardActed())

    def _add_once(self, event: e.Event) -> None:
        if event not in self.events:
            self.add(event)

    def roll(
        self,
        dice: Sequence[str],
        why: e.RollFor,
        hero: str = "",
        rerolled: int = 0,
        position: int = 0,
    ) -> e.DiceRolled:
        """Roll dice: in a quest by its secret, else by chance; the numbers only go up (U7)."""
        words = tuple(self.campaign.dice_words.values())
        throw = Throw(self.campaign.key, self.campaign.rolls + 1, self.cause, words)
        secret = bytes.fromhex(self.campaign.secret) or None
        rolled = self.dice.roll(dice, secret=secret, throw=throw)
        event = e.DiceRolled(
            throw.number,
            tuple(dice),
            rolled.faces,
            why,
            hero,
            rolled.forced,
            secured=secret is not None and not rolled.forced,
            rerolled=rerolled,
            position=position,
            scheme=SCHEME,
            cause=self.cause,
            words=words,
        )
        self.add(event)
        return event

    def new_question_id(self) -> str:
        """Give the id of the next question of this move: move number and events so far."""
        self._asked += 1
        return f"{self.move}-{self.campaign.seq}-{len(self.events)}"

    def ask(self, question: Question) -> None:
        """Open a question, or show its new form."""
        self.add(e.Asked(question))

    def withdraw(self, question: Question) -> None:
        """Let an open question lapse."""
        self.add(e.Withdrawn(question.id, pledge=isinstance(question, ShopPledge)))

    def do(self, steps: Iterable[Step]) -> None:
        """Put steps at the head of what is still to do."""
        self.agenda[:0] = steps

    def take_agenda(self) -> tuple[Step, ...]:
        """Hand the remaining steps over to a question that is about to be asked."""
        rest = tuple(self.agenda)
        self.agenda.clear()
        return rest

    def decision(self) -> Decision:
        """Close the draft."""
        return Decision(tuple(self.events), self.move, self.campaign)
