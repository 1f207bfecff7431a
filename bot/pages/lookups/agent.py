"""Any lieutenant's agent, by act and number of heroes (A7); whoever looks may see it."""

from collections.abc import Iterator

from bot.pages.page import Button, Option, Page, Select, lines, row
from bot.pages.phrases import agents
from bot.pages.presses import Act, Press
from bot.pages.voice import View, Voice
from bot.rules.basics.names import by_part
from bot.rules.basics.options import CampaignAct
from bot.rules.printed.figures import PrintedAgent
from bot.rules.state.refusals import UnknownAgent


def agent(view: View, lieutenant: str = "", act: str = "", heroes: str = "") -> Page:
    """Draw an agent; what is left out is what is at the table. Raises UnknownAgent."""
    voice = view.voice
    found = _found(voice, lieutenant)
    if found is None:
        return Page((voice.text("agent-which"), _all(view)))
    wanted = CampaignAct(act) if act else agents.act_now(voice.campaign)
    count = int(heroes) if heroes else agents.heroes_now(voice.campaign)
    told = agents.panel(found, wanted, count, voice)
    return Page((lines(*told), row(*_others(view, found, wanted, count)), _all(view)))


def _found(voice: Voice, name: str) -> PrintedAgent | None:
    """Find the agent meant: the one named, the one on the map, or the deck's; None for neither."""
    found = voice.box.agent(name or _usual(voice)) or by_part(name, voice.box.agents)
    if name and found is None:
        raise UnknownAgent(name)
    return found


def _usual(voice: Voice) -> str:
    if voice.campaign.agent is not None:
        return voice.campaign.agent.lieutenant
    deck = voice.box.deck(voice.campaign.deck) if voice.campaign.deck else None
    return deck.lieutenant if deck else ""


def _others(
    view: View, found: PrintedAgent, act: CampaignAct, heroes: int | None
) -> Iterator[Button]:
    """Offer the card of the other act, and the figures for other numbers of heroes."""
    for each in CampaignAct:
        if each is not act:
            label = view.voice.say("agent-button-act", act=each.value)
            yield _look(view, label, found, each, heroes)
    for count in agents.HERO_COUNTS:
        if count != heroes:
            label = view.voice.say("agent-button-heroes", heroes=count)
            yield _look(view, label, found, act, count)


def _look(
    view: View, label: str, found: PrintedAgent, act: CampaignAct, heroes: int | None
) -> Button:
    return view.look(label, "agent", found.name, act.value, str(heroes or ""))


def _all(view: View) -> Select:
    press = Press(Act.SHOW, view.at, ("agent", ""))
    options = tuple(Option(each.name, each.name) for each in view.voice.box.agents)
    return Select(view.voice.say("agent-select"), press, options)
