"""A roll of dice: who rolled what for, what the dice show, what it comes to, who may reroll."""

from collections.abc import Iterator

from bot.pages.dice import dice_words, enhancing
from bot.pages.dice.roll_results import results
from bot.pages.dice.roll_view import RollView
from bot.pages.page import Button, Buttons, Page, Picture, Text
from bot.pages.phrases.lines import line
from bot.pages.pictures.dice import ShownDie, dice_picture
from bot.pages.presses import Act
from bot.rules.rolling.rolls import die_labels
from bot.rules.rolling.table_rolls import RolledDice

MOST_BUTTONS = 20


def page(view: RollView) -> Page:
    """Draw a roll with its picture; takes milliseconds, so not on the event loop."""
    called = line(view.roll.called, view.voice)
    head = view.voice.say("said-by", who=view.voice.person(view.roll.by), line=called)
    return Page(
        (
            Text(head),
            picture(view),
            Text("\n".join((*_dice(view), *results(view), *_numbers(view)))),
            *enhancing.blocks(view),
            Buttons(tuple(_rerolls(view))[:MOST_BUTTONS]),
        )
    )


def picture(view: RollView) -> Picture:
    """Draw the dice, with the same in words for whoever does not see them."""
    rows = [
        [ShownDie(view.box[one.die], one.face, one.struck) for one in rolled.dice]
        for rolled in view.roll.rolled
    ]
    told = (
        view.voice.say(f"roll-alt-{rolled.why}", dice=dice_words.told(rolled.dice, view.voice))
        for rolled in view.roll.rolled
    )
    return Picture("roll.png", dice_picture(rows), " ".join(told))


def _dice(view: RollView) -> Iterator[str]:
    for rolled in view.roll.rolled:
        dice = dice_words.shown(rolled.dice, view.voice)
        yield view.voice.say(f"roll-dice-{rolled.why}", dice=dice, edition=view.edition.value)


def _numbers(view: RollView) -> Iterator[str]:
    """Number the roll in its campaign, for whoever verifies it by hand."""
    if view.id:
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
