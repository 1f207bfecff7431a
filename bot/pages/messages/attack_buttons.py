"""What an attack leads to: fatigue for its surges by a card, and the same attack once more.

A roll made where no campaign runs stands in its button's id: nothing else keeps it.
"""

from collections.abc import Iterator, Sequence

from bot.pages.messages import hurting
from bot.pages.messages.enhancing import RollView, read_signs, write_dice
from bot.pages.page import Button
from bot.pages.phrases.lines import line
from bot.pages.presses import Act
from bot.rules.basics.dice import DiceBox
from bot.rules.cards.kind import effect_of
from bot.rules.printed.decks import Card
from bot.rules.rolling.dice_pool import write_pool
from bot.rules.rolling.table_rolls import TableRoll
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign

_ATTACK, _DEFENCE = e.RollFor.ATTACK, e.RollFor.DEFENCE


def notes(view: RollView) -> Iterator[str]:
    """Say what cards triggered for the attack make of its surges (Z1), and what else it led to."""
    voice = view.voice
    for card in _cards(view):
        each = effect_of(card).fatigue_each_surge
        yield voice.say(
            "roll-surge-fatigue-due" if hurting.is_due(view) else "roll-surge-fatigue",
            card=voice.card(card.key),
            each=each,
            hero=voice.hero(view.roll.called.hero),
            fatigue=each * view.total.surge,
        )
    kept = (each for each in view.roll.others if isinstance(each, e.AttackSaved | e.HouseRuled))
    yield from (voice.say("roll-small", line=line(event, voice)) for event in kept)


def further(view: RollView) -> Iterator[Button]:
    """Offer to say that a surge was left unspent, and to roll the same attack again."""
    voice = view.voice
    has_surge = view.total.surge and not view.total.misses
    for card in _cards(view) if has_surge else ():
        held = voice.campaign.cards.get(card.key)
        if effect_of(card).refreshes_itself and held is not None and held.exhausted:
            press = view.press(Act.REFRESH, card.key)
            yield Button(voice.say("button-unspent-surge"), press)
    if view.roll.called.what is _ATTACK:
        press = view.press(Act.ROLL_AGAIN, *_written(view))
        yield Button(voice.say("button-roll-again"), press)


def once_more(roll: TableRoll, campaign: Campaign, box: DiceBox) -> c.RollAttack:
    """Give the command that rolls the same attack, for the same hero or for nobody's."""
    called = roll.called
    hero, target = (campaign.names.get(key, key) for key in (called.hero, called.target))
    target = target or called.foe
    attack, defence = (_pool(roll, why, box) for why in (_ATTACK, _DEFENCE))
    return c.RollAttack(attack, defence, called.distance, hero, target, called.note)


def read(args: Sequence[str], box: DiceBox) -> c.RollAttack:
    """Give it of what stands in a button; raises ValueError or LookupError for other signs."""
    attack, defence, distance = args
    pools = ([die.die for die in read_signs(signs, box)] for signs in (attack, defence))
    dice, against = (write_pool(pool, box) for pool in pools)
    return c.RollAttack(dice, against, int(distance) if distance else None)


def _cards(view: RollView) -> Iterator[Card]:
    found = (view.voice.printed(key) for key in view.roll.called.cards)
    return (card for card in found if card is not None)


def _written(view: RollView) -> tuple[str, ...]:
    if view.at.id:
        return (str(view.move),)
    roll = view.roll
    signs = {rolled.why: write_dice(rolled, view.box) for rolled in roll.rolled}
    distance = "" if roll.called.distance is None else str(roll.called.distance)
    return signs[_ATTACK], signs.get(_DEFENCE, ""), distance


def _pool(roll: TableRoll, why: e.RollFor, box: DiceBox) -> str:
    return write_pool([die for one in roll.rolled if one.why is why for die in one.ids], box)
