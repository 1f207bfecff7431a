"""Getting up again: by oneself, which ends the turn, or with another's help (V4)."""

from bot.rules.basics.dice_result import add_up
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.sheet import vitals
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Hero
from bot.rules.state.events import OnSheet
from bot.rules.state.refusals import Right

DICE = ("red", "red")


def stand(draft: Draft, command: c.StandUp) -> None:
    """Let a knocked-out hero stand up, which is that hero's whole turn."""
    hero = find.hero(draft, command.hero)
    draft.need(Right.TABLE)
    _need_down(draft, hero)
    turn = draft.campaign.turn
    if turn is not None and turn.hero != hero.key:
        draft.refuse(r.NotInThisTurn(turn.hero, hero=hero.key))
    draft.add(e.HeroStood(hero.key))
    _recover(draft, hero)
    if turn is not None and turn.hero == hero.key and not turn.ended:
        draft.add(e.TurnEnded(hero.key))


def revive(draft: Draft, command: c.ReviveHero) -> None:
    """Let another hero help a knocked-out one up."""
    hero = find.hero(draft, command.hero)
    helper = find.hero(draft, command.helper)
    draft.need(Right.TABLE)
    _need_down(draft, hero)
    if helper.key == hero.key:
        raise r.RevivesNobody(hero.key)
    vitals.need_standing(draft, helper)
    draft.add(e.HeroStood(hero.key, helper.key))
    _recover(draft, hero)


def _recover(draft: Draft, hero: Hero) -> None:
    """Roll the dice: hearts recover damage, surges fatigue."""
    rolled = draft.roll(DICE, e.RollFor.STAND, hero.key)
    shown = add_up(draft.box.dice.faces(rolled.dice, rolled.faces))
    vitals.recover(draft, hero.key, shown.damage, shown.surge, OnSheet.STOOD)


def _need_down(draft: Draft, hero: Hero) -> None:
    if not draft.campaign.vitals_of(hero.key).down:
        raise r.NotKnockedOut(hero.key)
