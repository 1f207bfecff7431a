"""Every die that fell in a campaign, and whose it was: undone moves count too (U7)."""

from collections.abc import Container, Iterator, Sequence

from msgspec import Struct, field

from bot.rules.rolling.fairness import SeenDie
from bot.rules.state import events as e
from bot.rules.state.replay import live

_TESTS = (e.RollFor.TEST, e.RollFor.CARD_TEST)
_FIGHTS = (e.RollFor.ATTACK, e.RollFor.DEFENCE)


def seen_dice(log: Sequence[e.Entry], first: int = 0, last: int | None = None) -> Iterator[SeenDie]:
    """Give the dice of a log in order, from one seq to another; a hero's are the player's then.

    A monster's dice in a fight are the overlord's, whoever at the table rolled them, where there is
    but one. An onlooker's are nobody's.
    """
    standing = {entry.seq for entry in live(log)}
    for entry, dice in fallen(log, standing, Seats()):
        if first <= entry.seq and (last is None or entry.seq <= last):
            yield from dice


def fallen(
    log: Sequence[e.Entry], standing: Container[int], seats: "Seats"
) -> Iterator[tuple[e.Entry, list[SeenDie]]]:
    """Give every roll of a log, or of a part of it, with its dice; who sits where is followed."""
    for entry in log:
        if isinstance(entry.event, e.DiceRolled):
            yield entry, list(_dice(entry, entry.event, seats))
        elif entry.seq in standing:
            seats.follow(entry.event)


class Seats(Struct):
    """Who plays what, and which rolls so far were tests."""

    players: dict[str, int | None] = field(default_factory=dict)
    stand_ins: dict[str, int | None] = field(default_factory=dict)
    creator: int = 0
    overlords: tuple[int, ...] = ()
    tests: set[int] = field(default_factory=set)

    def follow(self, event: e.Event) -> None:
        """Take the next event that stands."""
        match event:
            case e.CampaignCreated(creator=creator, overlord=overlord):
                self.creator, self.overlords = creator, (overlord,)
            case e.OverlordsChanged(_, overlords):
                self.overlords = overlords
            case e.HeroAdded(key, _, player):
                self.players[key] = player
            case e.HeroAssigned(hero, player):
                self.players[hero] = player
            case e.StandInNamed(hero, user):
                self.stand_ins[hero] = user
            case _:
                pass

    def owner(self, rolled: e.DiceRolled, by: int) -> int | None:
        """Tell whose dice somebody rolled."""
        if rolled.hero:
            return self.players.get(rolled.hero)
        if rolled.why not in _FIGHTS or not self._at_table(by):
            return None
        if len(self.overlords) == 1:
            return self.overlords[0]
        return by if by in self.overlords else None

    def is_test(self, number: int) -> bool:
        """Tell whether a reroll is of a test, by the number of the roll, 0 where it names none."""
        return number == 0 or number in self.tests

    def _at_table(self, by: int) -> bool:
        seats = (self.creator, *self.overlords, *self.players.values(), *self.stand_ins.values())
        return by in seats


def _dice(entry: e.Entry, rolled: e.DiceRolled, seats: Seats) -> Iterator[SeenDie]:
    """A reroll is a test's if its roll was; only a card's test rerolls without naming the roll."""
    reroll = rolled.why is e.RollFor.REROLL
    test = rolled.why in _TESTS or (reroll and seats.is_test(rolled.rerolled))
    if test:
        seats.tests.add(rolled.number)
    owner = seats.owner(rolled, entry.by)
    for die, face in zip(rolled.dice, rolled.faces, strict=True):
        yield SeenDie(die, face, owner, test)
