"""A roll as it lies on the table: its dice with the faces that were rerolled (D4, F2).

It is read from the log: the move that rolled, and whatever rerolls of it stand since.
"""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from bot.rules.basics.dice import DiceBox, Face
from bot.rules.basics.stored import replace
from bot.rules.state import events as e


class RolledDie(Struct, frozen=True):
    """One die (by its id) and the face it shows; `struck` are the faces it showed before."""

    die: str
    face: int
    struck: tuple[int, ...] = ()


class RolledDice(Struct, frozen=True):
    """The dice of one roll number; `hero` may reroll them, nobody if it is empty."""

    number: int
    why: e.RollFor
    hero: str
    dice: tuple[RolledDie, ...]

    @property
    def rerolls(self) -> int:
        """Count the rerolls that stand."""
        return sum(len(die.struck) for die in self.dice)

    @property
    def ids(self) -> tuple[str, ...]:
        """Give the dice by their ids."""
        return tuple(die.die for die in self.dice)

    def faces(self, box: DiceBox) -> tuple[Face, ...]:
        """Give what the dice show now."""
        return box.faces(self.ids, [die.face for die in self.dice])


class TableRoll(Struct, frozen=True):
    """What somebody rolled and why; `others` is what else its move led to.

    Cards have added `shields` to a test.
    """

    by: int
    called: e.RollCalled
    rolled: tuple[RolledDice, ...]
    others: tuple[e.Event, ...] = ()
    shields: int = 0

    def faces(self, box: DiceBox, *kinds: e.RollFor) -> tuple[Face, ...]:
        """Give what the dice of these kinds show now; without kinds, of all."""
        wanted = [one for one in self.rolled if not kinds or one.why in kinds]
        return tuple(face for one in wanted for face in one.faces(box))


def read_roll(entries: Sequence[e.Entry]) -> TableRoll:
    """Read a roll from the entries of its move and those after it; ValueError for another move."""
    first = entries[0]
    if not isinstance(first.event, e.RollCalled):
        raise ValueError(first)
    own = [entry.event for entry in entries if entry.move == first.move]
    rolled = {each.number: _as_rolled(each) for each in own if isinstance(each, e.DiceRolled)}
    shields = 0
    for change in _standing_changes(entries, rolled):
        if isinstance(change, e.ShieldsAdded):
            shields += change.shields
        else:
            rolled[change.rerolled] = _rerolled(rolled[change.rerolled], change)
    others = tuple(each for each in own if not isinstance(each, e.RollCalled | e.DiceRolled))
    return TableRoll(first.by, first.event, tuple(rolled.values()), others, shields)


def changed_in(events: Iterable[e.Event]) -> Iterator[int]:
    """Give the numbers of the rolls at the table that these events reroll or add to."""
    for event in events:
        match event:
            case e.DiceRolled(rerolled=number) if number:
                yield number
            case e.ShieldsAdded(roll=number):
                yield number
            case _:
                pass


def _as_rolled(event: e.DiceRolled) -> RolledDice:
    pairs = zip(event.dice, event.faces, strict=True)
    dice = tuple(RolledDie(die, face) for die, face in pairs)
    return RolledDice(event.number, event.why, event.hero, dice)


def _standing_changes(
    entries: Sequence[e.Entry], rolled: dict[int, RolledDice]
) -> Iterator[e.DiceRolled | e.ShieldsAdded]:
    """Give what changed these rolls in moves that were not taken back, or were played again."""
    found: dict[int, e.DiceRolled | e.ShieldsAdded] = {}
    gone: set[int] = set()
    for entry in entries:
        match entry.event:
            case e.DiceRolled(rerolled=number) | e.ShieldsAdded(roll=number) if number in rolled:
                found[entry.move] = entry.event
            case e.TakenBack(move):
                gone.add(move)
            case e.PlayedAgain(move):
                gone.discard(move)
            case _:
                pass
    return (change for move, change in found.items() if move not in gone)


def _rerolled(rolled: RolledDice, reroll: e.DiceRolled) -> RolledDice:
    dice = list(rolled.dice)
    old = dice[reroll.position]
    dice[reroll.position] = RolledDie(old.die, reroll.faces[0], (*old.struck, old.face))
    return replace(rolled, dice=tuple(dice))
