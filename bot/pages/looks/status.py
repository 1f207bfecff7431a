"""Where a campaign stands: stage, turn, pools, heroes, cards, open questions, what comes next."""

from collections.abc import Iterable

from bot.pages.looks import well
from bot.pages.looks.card_state import lies
from bot.pages.looks.heroes import hero_line
from bot.pages.looks.parts import names, next_buttons, open_cards, over, pools, stage, turn, xp
from bot.pages.looks.questions import open_questions
from bot.pages.looks.settings import that_matter
from bot.pages.looks.view import View
from bot.pages.page import Buttons, Page, lines, row
from bot.pages.presses import Act
from bot.pages.text import clean
from bot.rules.basics.options import Edition


def status(view: View) -> Page:
    """Draw the status page; it is public."""
    if view.campaign.edition is Edition.FIRST:
        return _at_board(view)
    return Page(
        (
            lines(_title(view), stage(view), turn(view), _overlords(view)),
            lines(pools(view), xp(view)),
            lines(*hero_lines(view)),
            lines(*card_lines(view), agent_line(view)),
            *open_questions(view),
            lines(that_matter(view)),
            next_buttons(view),
            _looks(view),
        )
    )


def _at_board(view: View) -> Page:
    """Draw a first-edition campaign: it has a board and no economy."""
    return Page(
        (
            lines(_title(view), over(view), _overlords(view)),
            lines(*hero_lines(view)),
            lines(*well.board_lines(view)),
            *open_questions(view),
            lines(that_matter(view)),
            well.next_at_board(view),
            row(
                view.look(view.say("button-show-board"), well.BOARD),
                view.look(view.say("page-button-log"), "log"),
            ),
        )
    )


def _title(view: View) -> str:
    campaign = view.campaign
    printed = campaign.printed_campaign
    return view.say(
        "page-status-title",
        campaign=clean(campaign.name),
        printed=view.say("page-status-printed", printed=clean(printed)) if printed else "",
        act=str(campaign.act),
        edition=str(campaign.edition),
    )


def _overlords(view: View) -> str:
    return view.say("page-status-overlords", overlords=view.users(view.campaign.overlords))


def hero_lines(view: View) -> Iterable[str]:
    """Tell each hero with player, fortune and marker."""
    heroes = view.campaign.heroes.values()
    yield view.say("page-heroes-title") if heroes else view.say("page-heroes-none")
    yield from (hero_line(view, hero) for hero in heroes)


def card_lines(view: View) -> Iterable[str]:
    """Tell the Plot cards that lie faceup, ready or exhausted."""
    deck = view.box.deck(view.campaign.deck) if view.campaign.deck else None
    if deck is None:
        yield view.say("page-status-no-deck")
        return
    yield view.say("page-status-deck", deck=clean(deck.name), lieutenant=clean(deck.lieutenant))
    for card in open_cards(view.campaign):
        state = lies(view, card)
        yield view.say("page-status-card", card=view.card(card.key), state=state)


def agent_line(view: View) -> str:
    """Tell the agent on the map and its group; nothing where there is none."""
    agent = view.campaign.agent
    if agent is None:
        return ""
    lieutenant = names(view).agent(agent.lieutenant)
    return view.say("page-status-agent", agent=lieutenant, group=clean(agent.group))


def _looks(view: View) -> Buttons:
    return row(
        view.look(view.say("page-button-summary"), "summary"),
        view.look(view.say("page-button-log"), "log"),
        view.button(view.say("file-button-export"), Act.EXPORT) if view.campaign.ended else None,
    )
