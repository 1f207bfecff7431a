"""What a roll comes to, in sentences: hit or miss and why, pass or fail with its chance."""

from collections.abc import Iterator

from bot.pages.dice.roll_view import RollView
from bot.pages.phrases.lines import line
from bot.pages.phrases.quantities import percent
from bot.rules.basics.dice_result import Attack, Outcome, add_up, attribute_test
from bot.rules.choices import TEST_DICE
from bot.rules.rolling.odds import attribute_odds
from bot.rules.state import events as e


def results(view: RollView) -> Iterator[str]:
    """Say what the roll comes to."""
    match view.roll.called.what:
        case e.RollFor.ATTACK:
            yield from _attack(view)
        case e.RollFor.DEFENCE:
            yield view.voice.say("roll-defended", shields=view.total.shields)
        case e.RollFor.TEST:
            yield from _test(view)
        case _:
            yield view.voice.say("roll-together", parts=view.voice.row(_parts(view)))


def _attack(view: RollView) -> Iterator[str]:
    defence = view.roll.faces(view.box, e.RollFor.DEFENCE)
    fight = Attack(view.total, add_up(defence).shields, view.roll.called.distance)
    yield view.voice.say(
        "roll-attack-sum",
        range=fight.attack.range,
        damage=fight.attack.damage,
        surges=fight.attack.surge,
        shields=fight.shields if defence else "none",
        edition=view.edition.value,
    )
    yield _outcome(fight, view, defended=bool(defence))


def _outcome(fight: Attack, view: RollView, *, defended: bool) -> str:
    match fight.outcome:
        case Outcome.MISS:
            return view.voice.say("roll-missed")
        case Outcome.OUT_OF_RANGE:
            distance = fight.distance or 0
            return view.voice.say("roll-out-of-range", range=fight.attack.range, distance=distance)
        case Outcome.HIT:
            after = "yes" if defended else "no"
            edition = view.edition.value
            return view.voice.say("roll-hit", damage=fight.dealt, defended=after, edition=edition)


def _test(view: RollView) -> Iterator[str]:
    called, value = view.roll.called, view.roll.called.value or 0
    passed = attribute_test(view.roll.faces(view.box), value).passed
    odds = attribute_odds([view.box[die] for die in TEST_DICE], value)
    yield view.voice.say(
        "roll-tested",
        shields=view.total.shields,
        attribute=view.voice.say(f"attribute-{called.attribute}"),
        value=value,
        passed="yes" if passed else "no",
    )
    chance = percent(odds.chance, view.voice)
    yield view.voice.say("roll-test-chance", passes=odds.passes, rolls=odds.rolls, chance=chance)
    if not passed:
        yield from filter(None, (line(event, view.voice) for event in view.roll.others))


def _parts(view: RollView) -> Iterator[str]:
    """Say the figures that a free pool shows; none of them is a 0."""
    total = view.total
    if total.misses:
        yield view.voice.say("face-misses", misses=total.misses)
    if total.range:
        yield view.voice.say("face-range", range=total.range)
    if total.damage:
        yield view.voice.say("face-damage", damage=total.damage, edition=view.edition.value)
    if total.surge:
        yield view.voice.say("face-surges", surges=total.surge)
    if total.shields:
        yield view.voice.say("face-shields", shields=total.shields)
    if not any((total.misses, total.range, total.damage, total.surge, total.shields)):
        yield view.voice.say("face-nothing")
