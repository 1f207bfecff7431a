"""What a button ends or notes stands in it, so that pressed late it does nothing else.

Two people may press at once, and what only one of them sees stays there for long. Commands that
are typed, and buttons of earlier versions, say nothing of it and mean what is under way.
"""

from bot.rules.basics.names import key
from bot.rules.state.campaign import Campaign
from bot.rules.state.refusals import TableMovedOn

Mark = tuple[str, ...]
"""What tells one turn, encounter or quest from others; empty where none is meant."""


def turn(campaign: Campaign) -> Mark:
    """Mark the turn last called."""
    return (campaign.turn.hero, str(campaign.round)) if campaign.turn else ()


def encounter(campaign: Campaign) -> Mark:
    """Mark the encounter under way."""
    return (*quest(campaign), str(campaign.stage.encounter))


def quest(campaign: Campaign) -> Mark:
    """Mark the quest under way: by its name too, one before it may have been taken back."""
    return (str(campaign.quests_ended), key(campaign.quest.name)) if campaign.quest else ()


def phase(campaign: Campaign) -> Mark:
    """Mark the campaign phase: behind which quest it is."""
    return (str(campaign.quests_ended),)


def falls(campaign: Campaign, hero: str) -> Mark:
    """Mark how often a hero was defeated in this quest."""
    return (str(campaign.falls.get(hero, 0)),)


def conquest(campaign: Campaign) -> Mark:
    """Mark how much conquest the heroes have: it changes with all that is noted of it."""
    return (str(campaign.dungeon.conquest),) if campaign.dungeon else ()


def experience(campaign: Campaign) -> Mark:
    """Mark what experience the overlord has, and after which quest."""
    return (str(campaign.quests_ended), str(campaign.xp))


def need_uncalled(campaign: Campaign, side: str) -> None:
    """Refuse to call a turn that somebody else has called; raises TableMovedOn."""
    called = campaign.turn
    if called is not None and called.hero == side and not called.ended:
        raise TableMovedOn


def need_unspent(meant: Mark, campaign: Campaign) -> None:
    """Refuse what was meant for experience that is spent by now; raises TableMovedOn."""
    if meant:
        (then, held), (now, left) = meant, experience(campaign)
        if then != now or int(held) > int(left):
            raise TableMovedOn


def need(meant: Mark, now: Mark) -> None:
    """Refuse what was meant for something that is over; raises TableMovedOn."""
    if meant and meant != now:
        raise TableMovedOn
