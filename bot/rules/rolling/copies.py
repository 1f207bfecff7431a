"""Whether what a roll led to was worked out from what the dice showed (D6).

Events of the map, and the tests that a card waits for, hold a copy of the roll's faces.
"""

from bot.rules.basics.keys import HeroKey, MoveNumber
from bot.rules.state import events as e
from bot.rules.state.questions import HeroTests

Faces = tuple[int, ...]


class Copies:
    """The rolls so far, for the copies of them that follow.

    `rolls` are those of the newest move, `tests` what each hero's dice show in a card's test.
    `lay` is what the dice of attacks have shown so far: a dodge begins with some of that.
    """

    def __init__(self) -> None:
        self._move = MoveNumber(0)
        self._rolls: dict[int, e.DiceRolled] = {}
        self._tests: dict[tuple[MoveNumber, HeroKey], tuple[int, Faces]] = {}
        self._lay: set[Faces] = set()

    def false(self, entry: e.Entry) -> tuple[int, ...]:
        """Read the next entry; gives the numbers of the rolls that it tells otherwise."""
        match entry.event:
            case e.DiceRolled():
                self._put(entry.move, entry.event)
            case e.Asked(HeroTests(tests=tests)):
                held = (self._tests.get((entry.move, each.hero), (0, ())) for each in tests)
                pairs = zip(tests, held, strict=True)
                return tuple(n for test, (n, faces) in pairs if test.faces not in ((), faces))
            case told if isinstance(told, e.MapRoll) and not self._is_true(entry.move, told):
                return (told.roll.number,)
            case _:
                pass
        return ()

    def _put(self, move: MoveNumber, roll: e.DiceRolled) -> None:
        if move != self._move:
            self._move, self._rolls = move, {}
        self._rolls[roll.number] = roll
        tested = move, roll.hero
        if roll.why is e.RollFor.CARD_TEST:
            self._tests[tested] = roll.number, roll.faces
        elif roll.why is e.RollFor.REROLL and not roll.rerolled and tested in self._tests:
            faces = self._tests[tested][1]
            again = (*faces[: roll.position], *roll.faces, *faces[roll.position + 1 :])
            self._tests[tested] = roll.number, again

    def _is_true(self, move: MoveNumber, told: e.MapRoll) -> bool:
        """Tell whether a copy on the map shows what the roll does."""
        roll = self._rolls.get(told.roll.number) if move == self._move else None
        if roll is None or _shown(roll) != _shown(told.roll):
            return False
        match told:
            case e.WellAttackRolled():
                self._lay.add(roll.faces)
            case e.WellAttackDodged(faces=faces):
                if not self._follows(told):
                    return False
                self._lay.add(faces)
            case _:
                pass
        return True

    def _follows(self, dodge: e.WellAttackDodged) -> bool:
        """Tell whether nothing changed but the dice that were rolled again, each to its face."""
        before = dict(zip(dodge.places, dodge.old, strict=False))
        again = dict(zip(dodge.places, dodge.roll.faces, strict=False))
        now = dict(enumerate(dodge.faces, start=1))
        rolled = {place: now.get(place) for place in dodge.places}
        return rolled == again and tuple((now | before).values()) in self._lay


def _shown(roll: e.DiceRolled) -> tuple[tuple[str, ...], Faces, bool]:
    return roll.dice, roll.faces, roll.forced
