"""What the victory in a printed quest brings besides 1 XP for everybody (C1, X1, Q1)."""

from msgspec import Struct

from bot.rules.basics.keys import HeroKey
from bot.rules.basics.options import Winner
from bot.rules.basics.stage import Step
from bot.rules.economy import find, lateness
from bot.rules.economy.draft import Draft
from bot.rules.economy.stages import steps_ahead
from bot.rules.printed.box import Box
from bot.rules.printed.quests import Rewards, SideReward
from bot.rules.sheet import path
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign
from bot.rules.state.refusals import Right

_BEFORE = (Step.GOLD, Step.CLEAN_UP)
_NOTHING = SideReward()


class Reward(Struct, frozen=True):
    """What a side gets for the quest just won; `more` where the source says there is more.

    The overlord's relic is known by name, and kept by nobody here.
    """

    quest: str
    winner: Winner
    gold: int = 0
    xp: int = 0
    relic: str = ""
    more: bool = False

    @property
    def relic_of_heroes(self) -> str:
        """Name the relic that one of the heroes takes."""
        return self.relic if self.winner is Winner.HEROES else ""

    @property
    def can_be_entered(self) -> bool:
        """Tell whether anything of it stands on a sheet."""
        return bool(self.gold or self.xp or self.relic_of_heroes)


def take(draft: Draft, command: c.TakeReward) -> None:
    """Enter all of it that is known, once a phase, from its third step on."""
    campaign = draft.campaign
    of_heroes = campaign.last_winner is Winner.HEROES
    draft.need(Right.HEROES_OR_STEWARD if of_heroes else Right.OVERLORD_OR_STEWARD)
    lateness.need(command.of, lateness.phase(campaign))
    reward = due(campaign, draft.box)
    if not is_time(campaign):
        ahead = Step.REWARDS in steps_ahead(campaign)
        draft.refuse(r.WrongStep(Step.REWARDS, campaign.stage, ahead))
    if reward is None or not reward.can_be_entered:
        raise r.RewardUnknown(campaign.last_quest.name if campaign.last_quest else "")
    if campaign.party.rewarded:
        draft.refuse(r.RewardEntered(reward.quest))
    owner = find.hero(draft, command.hero) if reward.relic_of_heroes else None
    draft.add(e.RewardTaken(reward.quest, reward.winner))
    _enter(draft, reward)
    if owner is not None:
        draft.add(e.ItemAdded(owner.key, reward.relic, reward.quest))


def _enter(draft: Draft, reward: Reward) -> None:
    if reward.gold:
        draft.add(e.GoldChanged(reward.gold, e.GoldWhy.GAINED, reward.quest))
    if reward.xp and reward.winner is Winner.OVERLORD:
        draft.add(e.XpChanged(reward.xp, e.Why.REWARDS))
    elif reward.xp:
        for hero in _heroes(draft.campaign):
            draft.add(e.HeroXpChanged(hero, reward.xp, reward.quest))


def due(campaign: Campaign, box: Box) -> Reward | None:
    """Give what the quest just won brings; None where no source tells."""
    quest, winner = campaign.last_quest, campaign.last_winner
    if quest is None or winner is None or not campaign.stage.between_quests:
        return None
    printed = path.printed(campaign, box, quest.name)
    if printed is None or printed.rewards is None:
        return None
    return _of_side(campaign, quest.name, winner, printed.rewards)


def is_time(campaign: Campaign) -> bool:
    """Tell whether the phase has come to the step of rewards, or beyond it."""
    step = campaign.stage.step
    return step is not None and step not in _BEFORE


def _of_side(campaign: Campaign, quest: str, winner: Winner, printed: Rewards) -> Reward:
    won = winner is Winner.HEROES
    side = (printed.heroes if won else printed.overlord) or _NOTHING
    relic = printed.winner_relic[0 if won else -1] if printed.winner_relic else ""
    gold = side.gold_per_hero * len(_heroes(campaign))
    return Reward(quest, winner, gold, side.xp, relic, printed.special)


def _heroes(campaign: Campaign) -> tuple[HeroKey, ...]:
    """Name the heroes who played the quest and are still here."""
    played = campaign.last_quest.heroes if campaign.last_quest else ()
    return tuple(hero for hero in played if hero in campaign.heroes)
