"""An Agent card in words: figures for the heroes at the table, abilities, and doubts (A7)."""

from collections.abc import Iterator

from bot.pages.phrases.fields import NOBODY
from bot.pages.phrases.lines import line
from bot.pages.text import clean
from bot.pages.voice import Voice
from bot.rules.basics import names
from bot.rules.basics.options import CampaignAct, Costs
from bot.rules.printed.figures import Ability, AgentCard, AgentRow, PrintedAgent
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign
from bot.words import FALLBACK

HERO_COUNTS = (2, 3, 4)


def act_now(campaign: Campaign) -> CampaignAct:
    """Give the act of the quest under way, else of the campaign (C4)."""
    return campaign.quest.act if campaign.quest else campaign.act


def heroes_now(campaign: Campaign) -> int | None:
    """Give the number of heroes in the quest, else on the roster; None for one no card knows."""
    heroes = len(campaign.quest.heroes if campaign.quest else campaign.heroes)
    return heroes if heroes in HERO_COUNTS else None


def panel(agent: PrintedAgent, act: CampaignAct, heroes: int | None, voice: Voice) -> Iterator[str]:
    """Give the lines of an Agent card; without a number of heroes, the figures for each."""
    printed = voice.campaign.settings.costs is Costs.PRINTED
    card = agent.card(act, printed)
    yield voice.say("agent-title", agent=voice.agent(agent.name), act=act.value)
    for row in card.rows:
        if heroes in (None, row.heroes):
            yield _row(row, voice)
    dice = ", ".join(voice.say(f"die-{colour}") for colour in card.dice)
    yield voice.say(f"agent-attack-{card.attack}", dice=dice)
    yield from _abilities(card, voice)
    yield bans(agent.name, voice)
    yield from _doubts(agent, card, voice)


def bans(lieutenant: str, voice: Voice) -> str:
    """Say where a lieutenant's agent may not enter (A5)."""
    decks = (deck for deck in voice.box.decks if names.same(deck.lieutenant, lieutenant))
    campaigns = dict.fromkeys(name for deck in decks for name in deck.forbidden_campaigns)
    named = {
        "agent": voice.agent(lieutenant),
        "campaigns": voice.row(map(clean, campaigns)) or NOBODY,
    }
    said, more = voice.say("agent-bans", **named), f"agent-bans-{names.key(lieutenant)}"
    own = (voice.say(more),) if voice.words.has(FALLBACK, more) else ()
    return " ".join((said, *own, *_told(lieutenant, voice)))


def _told(lieutenant: str, voice: Voice) -> Iterator[str]:
    """Say what the table told of a lieutenant in this campaign."""
    for (name, fact), holds in voice.campaign.lieutenants_told.items():
        if names.same(name, lieutenant):
            yield line(e.LieutenantTold(name, fact, holds), voice)


def summoned(lieutenant: str, voice: Voice) -> Iterator[str]:
    """Give the card of an agent that enters now; for one that no list knows, the table's own."""
    agent, campaign = voice.box.agent(lieutenant), voice.campaign
    if agent is None:
        yield voice.say("agent-unlisted", agent=voice.agent(lieutenant))
        yield bans(lieutenant, voice)
    else:
        yield from panel(agent, act_now(campaign), heroes_now(campaign), voice)


def _row(row: AgentRow, voice: Voice) -> str:
    defence = ", ".join(voice.say(f"die-{colour}") for colour in row.defence)
    figures = {"heroes": row.heroes, "speed": row.speed, "health": row.health}
    return voice.say("agent-row", defence=defence, **figures)


def _abilities(card: AgentCard, voice: Voice) -> Iterator[str]:
    if card.abilities is None:
        yield voice.say("agent-abilities-unlisted")
    for ability in card.abilities or ():
        yield _ability(ability, voice)


def _ability(ability: Ability, voice: Voice) -> str:
    also = voice.say("agent-ability-also", names=voice.row(map(clean, ability.also)))
    cost = voice.say(f"agent-cost-{ability.cost}") if ability.cost else ""
    text = voice.say("agent-see-your-card") if ability.text_missing else voice.ability(ability)
    title = {"ability": clean(ability.name), "also": also if ability.also else "", "cost": cost}
    return voice.say("agent-ability", text=text, **title)


def _doubts(agent: PrintedAgent, card: AgentCard, voice: Voice) -> Iterator[str]:
    if card.uncertain:
        what = voice.row(voice.say(f"agent-doubt-{each}") for each in card.uncertain)
        yield voice.say("agent-uncertain", what=what)
    if agent.has_two_versions:
        yield voice.say(f"agent-version-{voice.campaign.settings.costs}")
    if agent.sources < 2:
        yield voice.say("agent-single-source")
