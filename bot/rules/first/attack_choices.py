"""The choices that an attack waits for: what is asked, and what the answer leads to (W7, D5)."""

from bot.rules.economy.draft import Draft
from bot.rules.first.order import OfAttack, open_choice, owner
from bot.rules.state import questions as q
from bot.rules.state.refusals import Right
from bot.rules.well.daze import ways_to_lose
from bot.rules.well.dice import add_up
from bot.rules.well.state import AttackStage

_SIDES = {
    Right.OVERLORD_OR_STEWARD: q.Audience.OVERLORD,
    Right.HERO_OR_STEWARD: q.Audience.HERO,
}


def ask(draft: Draft) -> None:
    """Ask for the choice the attack waits for, unless it is asked already."""
    if open_choice(draft.campaign) is None:
        waited_for = _waited_for(draft)
        if waited_for is not None:
            draft.ask(waited_for)


def ask_again(draft: Draft) -> None:
    """Ask anew: a dodge may have made another choice of it."""
    asked = open_choice(draft.campaign)
    if asked is not None:
        draft.withdraw(asked)
    ask(draft)


def _waited_for(draft: Draft) -> OfAttack | None:
    """Give the question that the attack under way waits for, to its attacker's owner."""
    well, box = draft.campaign.well, draft.box.well
    attack = well.attack
    attacker = well.map.figure(attack.attacker) if attack and well.map else None
    if attack is None or attacker is None or not attack.waits:
        return None
    id, name = draft.new_question_id(), attacker.name
    right, hero = owner(draft.campaign, name)
    side, named = _SIDES.get(right, q.Audience.HEROES), hero.key if hero else ""
    if attack.stage is AttackStage.LOSING:
        ways = ways_to_lose(attack.dice, attack.lose, box.printed.losable_dice)
        return q.DazeTakes(id, name, tuple(ways), side, named)
    most = add_up(box.dice, attack.dice, attack.faces).enhancements
    return q.SpendPower(id, name, most, side, named)
