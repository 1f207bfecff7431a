"""What somebody says that a hero suffers or recovers (V1, V2)."""

from bot.rules.basics.keys import MoveNumber
from bot.rules.basics.names import by_part
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.sheet import vitals
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Hero
from bot.rules.state.events import OnSheet
from bot.rules.state.refusals import Right

MOST = 20
NO_MOVE = MoveNumber(0)
SPELL = 30
"""Seconds between two entries that one message tells."""


def suffer(draft: Draft, command: c.SufferHero) -> None:
    """Put damage, fatigue or a condition on a hero's sheet."""
    hero = find.hero(draft, command.hero)
    draft.need(Right.TABLE)
    if (command.roll, hero.key) in draft.campaign.settled or command.move in draft.campaign.dealt:
        raise r.TableMovedOn
    condition = _need_something(draft, command)
    held = vitals.need_standing(draft, hero)
    if condition in held.conditions:
        raise r.HasCondition(hero.key, condition)
    if not command.forced:
        _need_room(draft, hero, command.fatigue)
    alone = vitals.would_fall(draft, hero.key, command.damage, command.fatigue)
    _open(draft, hero, command.roll, command.move, alone=alone)
    vitals.damage(draft, hero.key, command.damage, OnSheet.SUFFERED)
    why = OnSheet.SUFFERED if command.forced else OnSheet.CHOSEN
    vitals.fatigue(draft, hero.key, command.fatigue, why)
    if condition:
        vitals.afflict(draft, hero.key, condition, OnSheet.SUFFERED)


def recover(draft: Draft, command: c.RecoverHero) -> None:
    """Take damage, fatigue or a condition off a hero's sheet; no more than there is."""
    hero = find.hero(draft, command.hero)
    draft.need(Right.TABLE)
    condition = _need_something(draft, command)
    held = vitals.need_standing(draft, hero)
    if condition and condition not in held.conditions:
        raise r.LacksCondition(hero.key, condition)
    if not condition and not (
        (command.damage and held.damage) or (command.fatigue and held.fatigue)
    ):
        raise r.NothingToRecover(hero.key)
    _open(draft, hero)
    vitals.recover(draft, hero.key, command.damage, command.fatigue, OnSheet.RECOVERED)
    if condition:
        why = OnSheet.RECOVERED
        draft.add(e.ConditionChanged(hero.key, condition, on=False, why=why))


def _open(
    draft: Draft,
    hero: Hero,
    roll: int = 0,
    card_of: MoveNumber = NO_MOVE,
    *,
    alone: bool = False,
) -> None:
    """Begin an entry; soon after the last of the same person on the same hero it goes on with it.

    Each stays a move of its own. Told by itself is a steward's helping hand, and what fells a hero:
    the overlord is asked then, and Discord tells nobody of an old message that has changed.
    """
    last = draft.campaign.spells.get((draft.by.user, hero.key))
    soon = last is not None and not draft.events and 0 <= draft.now - last.at <= SPELL
    goes_on = soon and not alone
    host = last.host if last is not None and goes_on else NO_MOVE
    draft.add(e.SheetOpened(hero.key, host, roll, card_of))


def _need_something(draft: Draft, command: c.SufferHero | c.RecoverHero) -> str:
    """Refuse a command that names nothing, or too much; gives the word of its condition."""
    find.number(command.damage, 0, MOST)
    find.number(command.fatigue, 0, MOST)
    if not (command.damage or command.fatigue or command.condition):
        raise r.NothingNamed
    return _condition(draft, command.condition) if command.condition else ""


def _condition(draft: Draft, name: str) -> str:
    own, table = (tongue.condition(name) or name for tongue in find.tongues(draft))
    found = draft.box.condition(name) or draft.box.condition(own)
    found = found or by_part(name, draft.box.condition_cards) or draft.box.condition(table)
    if found is None:
        raise r.UnknownCondition(name[: find.LONGEST_NAME])
    return found.word


def _need_room(draft: Draft, hero: Hero, amount: int) -> None:
    """Refuse fatigue by choice beyond Stamina (V2)."""
    held = draft.campaign.vitals_of(hero.key).fatigue
    stamina = vitals.figures(draft, hero.key).stamina
    if stamina is not None and held + amount > stamina:
        raise r.NotEnoughStamina(hero.key, amount, held, stamina)
