"""The rolls of a log that are worth telling: how unlikely each was, and what its reroll changed."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from msgspec import Struct, field

from bot.rules.basics.dice import DiceBox, Die
from bot.rules.basics.dice_result import attack, attribute_test
from bot.rules.basics.options import Edition
from bot.rules.rolling.odds import attack_odds, attribute_odds
from bot.rules.state import events as e


class Shown(Struct, frozen=True):
    """What an attack or a test came to: damage dealt, or shields against the attribute.

    `good` tells whether the attack hit, or the test was passed.
    """

    good: bool
    amount: int


class Feat(Struct, frozen=True):
    """An attack or a test: as the dice fell first, and as they lay after the last reroll.

    `chance` is that of doing so well with the first throw; `hero` is empty for the overlord's
    side, `by` is who rolled. `rerolled` names the heroes who spent fortune on it.
    """

    number: int
    what: e.RollFor
    hero: str
    target: str
    by: int
    chance: float
    first: Shown
    last: Shown
    rerolled: tuple[str, ...] = ()

    @property
    def is_success(self) -> bool:
        """Tell whether the first throw did something: damage, or a test passed."""
        return self.first.good and (self.what is e.RollFor.TEST or self.first.amount > 0)

    @property
    def swing(self) -> int:
        """Count what the rerolls brought whoever rolled: in damage, or as many shields fewer."""
        gained = self.last.amount - self.first.amount
        return -gained if self.what is e.RollFor.TEST else gained

    @property
    def turned(self) -> bool:
        """Tell whether rerolls made a hit of a miss, or a test passed of one failed."""
        return self.last.good and not self.first.good


class _Roll(Struct):
    """A roll as it is read: its dice by the number of their throw."""

    by: int
    called: e.RollCalled
    thrown: dict[int, e.DiceRolled] = field(default_factory=dict)
    faces: dict[int, list[int]] = field(default_factory=dict)
    rerolled: list[str] = field(default_factory=list)


def feats(standing: Iterable[e.Entry], box: DiceBox) -> list[Feat]:
    """Read the attacks and tests of moves that stand, rolled by the second edition's dice."""
    rolls: dict[int, _Roll] = {}
    of_throw: dict[int, _Roll] = {}
    for entry in standing:
        match entry.event:
            case e.RollCalled(what=e.RollFor.ATTACK | e.RollFor.TEST):
                rolls[entry.move] = _Roll(entry.by, entry.event)
            case e.DiceRolled(rerolled=number) if number in of_throw:
                _reroll(of_throw[number], entry.event)
            case e.DiceRolled() if entry.move in rolls:
                roll = of_throw[entry.event.number] = rolls[entry.move]
                roll.thrown[entry.event.number] = entry.event
                roll.faces[entry.event.number] = list(entry.event.faces)
            case _:
                pass
    return [feat for roll in rolls.values() if roll.thrown for feat in _feat(roll, box)]


def _reroll(roll: _Roll, reroll: e.DiceRolled) -> None:
    roll.faces[reroll.rerolled][reroll.position] = reroll.faces[0]
    roll.rerolled.append(reroll.hero)


def _feat(roll: _Roll, box: DiceBox) -> Iterator[Feat]:
    dice = [box[die] for thrown in roll.thrown.values() for die in thrown.dice]
    if any(die.edition is not Edition.SECOND for die in dice):
        return
    called, number = roll.called, next(iter(roll.thrown))
    first = {each: thrown.faces for each, thrown in roll.thrown.items()}
    before, after = _shown(roll, first, box), _shown(roll, roll.faces, box)
    chance = _chance(roll, before, box)
    heroes = tuple(roll.rerolled)
    yield Feat(
        number, called.what, called.hero, called.target, roll.by, chance, before, after, heroes
    )


def _shown(roll: _Roll, faces: Mapping[int, Sequence[int]], box: DiceBox) -> Shown:
    """Add up what the dice of a roll showed at some time."""
    kinds: dict[e.RollFor, list[tuple[str, int]]] = {}
    for number, thrown in roll.thrown.items():
        kinds.setdefault(thrown.why, []).extend(zip(thrown.dice, faces[number], strict=True))
    shown = {why: [box[die].faces[face] for die, face in pairs] for why, pairs in kinds.items()}
    if roll.called.what is e.RollFor.TEST:
        tested = attribute_test(shown.get(e.RollFor.TEST, ()), roll.called.value or 0)
        return Shown(tested.passed, tested.shields)
    dealt = attack(
        shown.get(e.RollFor.ATTACK, ()), shown.get(e.RollFor.DEFENCE, ()), roll.called.distance
    )
    return Shown(dealt.outcome is dealt.outcome.HIT, dealt.dealt)


def _chance(roll: _Roll, shown: Shown, box: DiceBox) -> float:
    """Give the chance of a throw at least as good."""
    dice: dict[e.RollFor, tuple[Die, ...]] = {}
    for thrown in roll.thrown.values():
        dice[thrown.why] = tuple(box[die] for die in thrown.dice)
    if roll.called.what is e.RollFor.TEST:
        return _passing(dice[e.RollFor.TEST], roll.called.value or 0)
    attacking, defending = dice[e.RollFor.ATTACK], dice.get(e.RollFor.DEFENCE, ())
    return _dealing(attacking, defending, roll.called.distance, shown.amount)


@lru_cache(maxsize=1024)
def _passing(dice: tuple[Die, ...], attribute: int) -> float:
    return attribute_odds(dice, attribute).chance


@lru_cache(maxsize=1024)
def _dealing(
    dice: tuple[Die, ...], defence: tuple[Die, ...], distance: int | None, damage: int
) -> float:
    return sum(attack_odds(dice, defence, distance).damage[damage:])
