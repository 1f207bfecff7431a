"""An Agent card in words: figures for the heroes at the table, abilities, and doubts (A7)."""

from collections.abc import Iterator

from bot.pages.phrases.naming import Naming
from bot.pages.text import clean
from bot.rules.basics.options import Act, Costs
from bot.rules.printed.figures import Ability, Agent, AgentCard, AgentRow
from bot.rules.state.campaign import Campaign

HERO_COUNTS = (2, 3, 4)


def act_now(campaign: Campaign) -> Act:
    """Give the act of the quest under way, else of the campaign (C4)."""
    return campaign.quest.act if campaign.quest else campaign.act


def heroes_now(campaign: Campaign) -> int | None:
    """Give the number of heroes in the quest, else on the roster; None for one no card knows."""
    heroes = len(campaign.quest.heroes if campaign.quest else campaign.heroes)
    return heroes if heroes in HERO_COUNTS else None


def panel(agent: Agent, act: Act, heroes: int | None, names: Naming) -> Iterator[str]:
    """Give the lines of an Agent card; without a number of heroes, the figures for each."""
    printed = names.campaign.settings.costs is Costs.PRINTED
    card = agent.card(act, printed)
    yield names.say("agent-title", agent=names.agent(agent.name), act=act.value)
    for row in card.rows:
        if heroes in (None, row.heroes):
            yield _row(row, names)
    dice = ", ".join(names.say(f"die-{colour}") for colour in card.dice)
    yield names.say(f"agent-attack-{card.attack}", dice=dice)
    yield from _abilities(card, names)
    yield from _doubts(agent, card, names)


def summoned(lieutenant: str, names: Naming) -> Iterator[str]:
    """Give the card of an agent that enters now; an agent no list knows has his own card."""
    agent, campaign = names.box.agent(lieutenant), names.campaign
    if agent is None:
        yield names.say("agent-unlisted", agent=names.agent(lieutenant))
    else:
        yield from panel(agent, act_now(campaign), heroes_now(campaign), names)


def _row(row: AgentRow, names: Naming) -> str:
    defence = ", ".join(names.say(f"die-{colour}") for colour in row.defence)
    figures = {"heroes": row.heroes, "speed": row.speed, "health": row.health}
    return names.say("agent-row", defence=defence, **figures)


def _abilities(card: AgentCard, names: Naming) -> Iterator[str]:
    if card.abilities is None:
        yield names.say("agent-abilities-unlisted")
    for ability in card.abilities or ():
        yield _ability(ability, names)


def _ability(ability: Ability, names: Naming) -> str:
    also = names.say("agent-ability-also", names=names.row(map(clean, ability.also)))
    cost = names.say(f"agent-cost-{ability.cost}") if ability.cost else ""
    text = names.say("agent-see-your-card") if ability.text_missing else names.ability(ability)
    title = {"ability": clean(ability.name), "also": also if ability.also else "", "cost": cost}
    return names.say("agent-ability", text=text, **title)


def _doubts(agent: Agent, card: AgentCard, names: Naming) -> Iterator[str]:
    if card.uncertain:
        what = names.row(names.say(f"agent-doubt-{each}") for each in card.uncertain)
        yield names.say("agent-uncertain", what=what)
    if agent.has_two_versions:
        yield names.say(f"agent-version-{names.campaign.settings.costs}")
    if agent.sources < 2:
        yield names.say("agent-single-source")
