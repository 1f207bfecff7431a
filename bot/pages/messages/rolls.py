"""A roll of dice: who rolled what for, what the dice show, what it comes to, who may reroll."""

from collections.abc import Iterator

from bot.pages.messages import attack_buttons, enhancing, hurting
from bot.pages.messages.enhancing import RollView
from bot.pages.page import Button, Buttons, Page, Picture, lines
from bot.pages.phrases import dice_words, emojis
from bot.pages.phrases.dice_words import percent
from bot.pages.phrases.lines import in_other_words, line
from bot.pages.pictures.drawn import dice_picture
from bot.pages.pictures.shown import ShownDie
from bot.pages.presses import Act
from bot.pages.text import capital
from bot.rules.basics.dice_result import Attack, AttackOutcome, AttributeTest, add_up
from bot.rules.rolling.odds import attribute_odds
from bot.rules.rolling.rolls import die_labels
from bot.rules.rolling.table_rolls import RolledDice
from bot.rules.state import events as e
from bot.rules.state.choices import TEST_DICE

MOST_BUTTONS = 20


def page(view: RollView) -> Page:
    """Draw a roll with its picture; takes milliseconds, so not on the event loop."""
    title, *more = results(view)
    return Page(
        (
            lines(f"## {title}", *more),
            picture(view),
            lines(*attack_buttons.notes(view)),
            lines(_small(view)),
            *enhancing.blocks(view),
            Buttons(tuple(hurting.offered(view, _dealt(view)))),
            Buttons((*tuple(_rerolls(view))[:MOST_BUTTONS], *attack_buttons.further(view))),
        )
    )


def picture(view: RollView) -> Picture:
    """Draw the dice, with the same in words for whoever does not see them."""
    rows = [
        [ShownDie(view.voice.marked_die(one.die), one.face, one.struck) for one in rolled.dice]
        for rolled in view.roll.rolled
    ]
    dice = [(rolled.why, dice_words.told(rolled.dice, view.voice)) for rolled in view.roll.rolled]
    told = (view.voice.say(f"roll-alt-{why}", dice=capital(shown)) for why, shown in dice)
    return Picture("roll.png", dice_picture(rows), " ".join((*told, *_sum(view))))


def _small(view: RollView) -> str:
    """Give the small line: who rolled what for, the dice, and the number to verify it by."""
    voice = view.voice
    dice = (
        emojis.dice(rolled.dice, voice) or dice_words.shown(rolled.dice, voice)
        for rolled in view.roll.rolled
    )
    called = in_other_words("brief", view.roll.called, voice)
    parts = (voice.person(view.roll.by), called, ", ".join(dice), *_numbers(view))
    return "-# " + " · ".join(part for part in parts if part)


def _numbers(view: RollView) -> Iterator[str]:
    """Number the roll in its campaign, for whoever verifies it by hand."""
    if view.at.id:
        numbers = [rolled.number for rolled in view.roll.rolled]
        listed = ", ".join(map(str, numbers))
        yield view.voice.say("roll-numbers", count=len(numbers), numbers=listed)


def _rerolls(view: RollView) -> Iterator[Button]:
    """Offer a reroll of each die that its hero may reroll and can pay for (F2)."""
    for rolled in view.roll.rolled:
        if _may_be_rerolled(rolled, view):
            shown = dice_words.labels([view.box[die] for die in rolled.ids], view.voice)
            for die, label in zip(die_labels(rolled.ids), shown, strict=True):
                args = (rolled.hero, die, str(rolled.number), str(rolled.rerolls))
                press = view.press(Act.REROLL, *args)
                yield Button(view.voice.say("choice-reroll", die=label), press)


def _may_be_rerolled(rolled: RolledDice, view: RollView) -> bool:
    last = view.voice.campaign.last_rolls.get(rolled.hero)
    if last is None or last.number != rolled.number:
        return False
    return view.voice.campaign.fortune(rolled.hero) > 0


def results(view: RollView) -> Iterator[str]:
    """Say what the roll comes to: a title, and what else there is to say of it."""
    match view.roll.called.what:
        case e.RollFor.ATTACK:
            yield _outcome(view)
        case e.RollFor.DEFENCE:
            yield view.voice.say("roll-defended", shields=view.total.shields)
        case e.RollFor.TEST:
            yield from _test(view)
        case _:
            yield " · ".join(_parts(view))


def _fight(view: RollView) -> Attack:
    defence = view.roll.faces(view.box, e.RollFor.DEFENCE)
    return Attack(view.total, add_up(defence).shields, view.roll.called.distance)


def _dealt(view: RollView) -> int:
    """Count the damage that an attack deals as its dice lie."""
    is_attack = view.roll.called.what is e.RollFor.ATTACK
    return _fight(view).dealt if is_attack else 0


def _is_defended(view: RollView) -> bool:
    return bool(view.roll.faces(view.box, e.RollFor.DEFENCE))


def _sum(view: RollView) -> Iterator[str]:
    """Add up an attack's dice in full."""
    if view.roll.called.what is e.RollFor.ATTACK:
        fight = _fight(view)
        yield view.voice.say(
            "roll-attack-sum",
            range=fight.attack.range,
            damage=fight.attack.damage,
            surges=fight.attack.surge,
            shields=fight.shields if _is_defended(view) else "none",
            edition=view.edition.value,
        )


def _outcome(view: RollView) -> str:
    """Say what an attack comes to; that it hits only where the distance is known."""
    fight, distance = _fight(view), view.roll.called.distance
    match fight.outcome:
        case AttackOutcome.MISS:
            return view.voice.say("roll-missed")
        case AttackOutcome.OUT_OF_RANGE:
            reach = fight.attack.range
            return view.voice.say("roll-out-of-range", range=reach, distance=distance or 0)
        case AttackOutcome.HIT:
            return view.voice.say(
                "roll-outcome",
                damage=fight.dealt,
                surges=fight.attack.surge,
                range=fight.attack.range,
                defended="yes" if _is_defended(view) else "no",
                hits="no" if distance is None else "yes",
                edition=view.edition.value,
            )


def _test(view: RollView) -> Iterator[str]:
    called, value = view.roll.called, view.roll.called.value or 0
    shields = view.total.shields + view.roll.shields
    passed = AttributeTest(shields, value).passed
    odds = attribute_odds([view.box[die] for die in TEST_DICE], value)
    yield view.voice.say(
        "roll-tested",
        shields=shields,
        added=view.roll.shields,
        attribute=view.voice.say(f"attribute-{called.attribute}"),
        value=value,
        passed="yes" if passed else "no",
    )
    yield from _lowered(view, shields)
    chance = percent(odds.chance, view.voice)
    yield view.voice.say("roll-test-chance", passes=odds.passes, rolls=odds.rolls, chance=chance)
    if not passed:
        yield from filter(None, (line(event, view.voice) for event in view.roll.others))


def _lowered(view: RollView, shields: int) -> Iterator[str]:
    """Say what a passed test comes to where a card makes the attribute lower (L3)."""
    called = view.roll.called
    for each in called.lowered if shields <= (called.value or 0) else ():
        yield view.voice.say(
            "roll-test-lowered",
            card=view.voice.card(each.card),
            attribute=view.voice.say(f"attribute-{called.attribute}"),
            value=each.value,
            passed="yes" if AttributeTest(shields, each.value).passed else "no",
        )


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
