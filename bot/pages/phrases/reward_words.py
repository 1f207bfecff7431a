"""What the victory in a quest brings, in words and to press, from the step of rewards on (C1)."""

from collections.abc import Iterator

from bot.pages.page import Button, Option, Select
from bot.pages.presses import Act, Press
from bot.pages.text import bold, clean
from bot.pages.voice import View, Voice
from bot.rules.basics.options import Edition, Track, Winner
from bot.rules.economy import lateness
from bot.rules.sheet import rewards


def told(voice: Voice) -> str:
    """Say what the victory brings; what no source tells stands in the quest itself."""
    campaign = voice.campaign
    quest = campaign.last_quest
    if quest is None or not _is_kept(voice):
        return ""
    due = rewards.due(campaign, voice.box)
    things = list(_things(due, voice)) if due else []
    if not things:
        return voice.say("reward-unknown", quest=clean(quest.name))
    known = voice.say("reward-known", quest=clean(quest.name), things=voice.listed(things))
    more = voice.say("reward-more") if due and due.more else ""
    return "\n".join(filter(None, (known, more)))


def button(view: View) -> Iterator[Button]:
    """Offer to enter all of it, where nobody must say who takes a relic."""
    due = _open(view)
    if due is not None and not due.relic_of_heroes:
        mark = lateness.phase(view.voice.campaign)
        yield view.button(view.voice.say("button-reward"), Act.REWARD, *mark, "")


def select(view: View) -> Iterator[Select]:
    """Offer the heroes who may take the relic, with all else that there is."""
    voice, due = view.voice, _open(view)
    if due is None or not due.relic_of_heroes:
        return
    options = tuple(Option(voice.short_name(hero), hero) for hero in voice.campaign.heroes)
    press = Press(Act.REWARD, view.at, (*lateness.phase(voice.campaign), ""))
    yield Select(voice.say("select-reward", relic=due.relic), press, options)


def _open(view: View) -> rewards.Reward | None:
    """Give what can be entered now and is not yet."""
    campaign = view.voice.campaign
    if not _is_kept(view.voice) or campaign.party.rewarded or not rewards.is_time(campaign):
        return None
    due = rewards.due(campaign, view.voice.box)
    return due if due and due.can_be_entered else None


def _is_kept(voice: Voice) -> bool:
    campaign = voice.campaign
    second = campaign.edition is Edition.SECOND
    return second and campaign.keeps(Track.SHEET) and not campaign.ended


def _things(due: rewards.Reward, voice: Voice) -> Iterator[str]:
    side = due.winner.value
    if due.gold:
        yield voice.say("reward-gold", gold=due.gold)
    if due.xp:
        yield voice.say("reward-xp", xp=due.xp, side=side)
    if due.relic:
        key = "reward-relic" if due.winner is Winner.HEROES else "reward-relic-overlord"
        yield voice.say(key, relic=bold(clean(due.relic)))
