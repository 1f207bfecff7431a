"""Where a campaign stands: stage, turn, pools, heroes, cards, open questions, what comes next."""

from collections.abc import Iterable

from bot.pages.lookups import well
from bot.pages.lookups.card_state import card_state
from bot.pages.lookups.heroes import hero_line
from bot.pages.lookups.parts import next_buttons, open_cards
from bot.pages.lookups.settings import that_matter
from bot.pages.page import Buttons, Page, lines, row
from bot.pages.phrases import asking
from bot.pages.phrases.pools import pools_now, xp_now
from bot.pages.phrases.stages import over_line, stage_line, turn_line
from bot.pages.presses import Act
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.rules.basics.options import Edition


def status(view: View) -> Page:
    """Draw the status page; it is public."""
    voice = view.voice
    if voice.campaign.edition is Edition.FIRST:
        return _on_map(view)
    return Page(
        (
            lines(_title(voice), stage_line(voice), turn_line(voice), _overlords(voice)),
            lines(pools_now(voice), xp_now(voice)),
            lines(*hero_lines(voice)),
            lines(*card_lines(voice), agent_line(voice)),
            *asking.blocks(voice.campaign.questions, view),
            lines(that_matter(voice)),
            next_buttons(view),
            _looks(view),
        )
    )


def _on_map(view: View) -> Page:
    """Draw a first-edition campaign: it has a map and no economy."""
    voice = view.voice
    return Page(
        (
            lines(_title(voice), over_line(voice), _overlords(voice)),
            lines(*hero_lines(voice)),
            lines(*well.map_lines(voice)),
            *asking.blocks(voice.campaign.questions, view),
            lines(that_matter(voice)),
            well.next_on_map(view),
            row(
                view.look(voice.say("button-show-board"), well.MAP),
                view.look(voice.say("page-button-log"), "log"),
            ),
        )
    )


def _title(voice: Voice) -> str:
    campaign = voice.campaign
    printed = campaign.printed_campaign
    return voice.say(
        "page-status-title",
        campaign=clean(campaign.name),
        printed=voice.say("page-status-printed", printed=clean(printed)) if printed else "",
        act=str(campaign.act),
        edition=str(campaign.edition),
    )


def _overlords(voice: Voice) -> str:
    overlords = map(voice.person, voice.campaign.overlords)
    return voice.say("page-status-overlords", overlords=voice.listed(overlords))


def hero_lines(voice: Voice) -> Iterable[str]:
    """Tell each hero with player, fortune and marker."""
    heroes = voice.campaign.heroes.values()
    yield voice.say("page-heroes-title") if heroes else voice.say("page-heroes-none")
    yield from (hero_line(voice, hero) for hero in heroes)


def card_lines(voice: Voice) -> Iterable[str]:
    """Tell the Plot cards that lie faceup, ready or exhausted."""
    deck = voice.box.deck(voice.campaign.deck) if voice.campaign.deck else None
    if deck is None:
        yield voice.say("page-status-no-deck")
        return
    yield voice.say("page-status-deck", deck=clean(deck.name), lieutenant=clean(deck.lieutenant))
    for card in open_cards(voice.campaign):
        state = card_state(voice, card)
        yield voice.say("page-status-card", card=voice.plain_card(card.key), state=state)


def agent_line(voice: Voice) -> str:
    """Tell the agent on the map and its group; nothing where there is none."""
    agent = voice.campaign.agent
    if agent is None:
        return ""
    lieutenant = voice.agent(agent.lieutenant)
    return voice.say("page-status-agent", agent=lieutenant, group=clean(agent.group))


def _looks(view: View) -> Buttons:
    voice = view.voice
    return row(
        view.look(voice.say("page-button-summary"), "summary"),
        view.look(voice.say("page-button-log"), "log"),
        view.button(voice.say("file-button-export"), Act.EXPORT) if voice.campaign.ended else None,
    )
