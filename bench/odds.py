"""Exact odds against going through every roll, and against the icepool library.

All three work out the same figures of the same attacks: the chance to hit, the damage after
defence, the chance of each number of surges at least.
"""

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, product, zip_longest

from icepool import Die as PoolDie
from icepool import Vector
from icepool import map as pool_map

from bench._figures import Figure
from bot.box.dice import load_dice
from bot.rules.basics.dice import SIDES, DiceBox, Die
from bot.rules.rolling.odds import AttackOdds, attack_odds
from bot.rules.rolling.reroll import reroll_gain

ROUNDS = 5
RANDOM_POOLS = 200
EQUAL = 1e-12
ATTACK = ("blue", "red", "yellow", "green")
DEFENCE = ("brown", "gray", "black")

Attack = tuple[Sequence[Die], Sequence[Die], int | None]
Way = Callable[[Sequence[Die], Sequence[Die], int | None], AttackOdds]


def run() -> Iterator[str | Figure]:
    """Compare speed on attacks of five dice and results on random pools of any size."""
    chance = random.Random(5)
    box = load_dice()
    fives = [attack(box, chance, own, 5 - own) for own in (2, 3, 4, 5) for _ in range(3)]
    ours, every, icepool = (per_attack(way, fives) for way in (attack_odds, every_roll, by_icepool))
    yield f"odds of five dice: {ours * 1000:.3f} ms an attack"
    yield Figure("odds of five dice, faster than every roll", every / ours, "times", least=190)
    yield Figure("odds of five dice, faster than icepool", icepool / ours, "times", least=115)
    pools = [
        attack(box, chance, chance.randint(1, 5), chance.randint(0, 4)) for _ in range(RANDOM_POOLS)
    ]
    apart = max(difference(attack_odds(*pool), by_icepool(*pool)) for pool in pools)
    verdict = "equal" if apart <= EQUAL else "DIFFERENT"
    yield f"  {RANDOM_POOLS} random pools against icepool: {verdict}, at most {apart:.0e} apart"
    largest = [attack(box, chance, 10, 10) for _ in range(8)]
    slowest = max(per_attack(with_reroll, [pool]) for pool in largest)
    yield f"largest pools (10 + 10), fortune reroll included: at most {slowest * 1000:.1f} ms"


def attack(box: DiceBox, chance: random.Random, own: int, against: int) -> Attack:
    """A random attack with so many dice, half of them at a distance."""
    return (
        [box[die] for die in chance.choices(ATTACK, k=own)],
        [box[die] for die in chance.choices(DEFENCE, k=against)],
        chance.choice([None, chance.randint(1, 2 * own)]),
    )


def per_attack(way: Way, attacks: Sequence[Attack]) -> float:
    """Seconds for one attack: the best round of several."""
    return min(timed(way, attacks) for _ in range(ROUNDS)) / len(attacks)


def timed(way: Way, attacks: Sequence[Attack]) -> float:
    """Seconds for all of them, one after the other."""
    start = time.perf_counter()
    for one in attacks:
        way(*one)
    return time.perf_counter() - start


def with_reroll(own: Sequence[Die], against: Sequence[Die], distance: int | None) -> AttackOdds:
    """All that the odds of an attack are asked for."""
    reroll_gain(own, against, distance)
    return attack_odds(own, against, distance)


def every_roll(own: Sequence[Die], against: Sequence[Die], distance: int | None) -> AttackOdds:
    """The odds by going through every roll of all dice."""
    dealt: Counter[int] = Counter()
    surges: Counter[int] = Counter()
    hits = 0
    shields = [sum(roll) for roll in product(*([f.shields for f in die.faces] for die in against))]
    for faces in product(*(die.faces for die in own)):
        surges[sum(face.surge for face in faces)] += 1
        reach = sum(face.range for face in faces)
        hit = not any(face.miss for face in faces) and (distance is None or reach >= distance)
        hits += hit
        damage = sum(face.damage for face in faces) if hit else 0
        dealt.update(max(0, damage - shield) for shield in shields)
    return odds(hits / SIDES ** len(own), dealt, surges)


def by_icepool(own: Sequence[Die], against: Sequence[Die], distance: int | None) -> AttackOdds:
    """The odds by the library: vectors of misses, range and damage added up, then mapped."""
    shown = sum(PoolDie([Vector((f.miss, f.range, f.damage)) for f in die.faces]) for die in own)
    hitting = shown.map(lambda misses, reach, _: not misses and reach >= (distance or 0))
    damage = shown.map(
        lambda misses, reach, damage: 0 if misses or reach < (distance or 0) else damage
    )
    shields = sum((PoolDie([f.shields for f in die.faces]) for die in against), PoolDie([0]))
    net = pool_map(lambda damage, shields: max(0, damage - shields), damage, shields)
    surges = sum(PoolDie([face.surge for face in die.faces]) for die in own)
    return odds(float(hitting.probability(True)), Counter(dict(net)), Counter(dict(surges)))


def odds(hit: float, dealt: Counter[int], surges: Counter[int]) -> AttackOdds:
    """Counts as chances."""
    rolls, thrown = dealt.total(), surges.total()
    at_least = list(accumulate(surges[n] for n in range(max(surges), -1, -1)))[::-1]
    return AttackOdds(
        hit,
        tuple(dealt[n] / rolls for n in range(max(dealt) + 1)),
        tuple(ways / thrown for ways in at_least),
    )


def difference(one: AttackOdds, other: AttackOdds) -> float:
    """The largest difference of any chance."""
    pairs = [
        (one.hit, other.hit),
        *zip_longest(one.damage, other.damage, fillvalue=0.0),
        *zip_longest(one.surges, other.surges, fillvalue=0.0),
    ]
    return max(abs(mine - theirs) for mine, theirs in pairs)
