"""The campaigns of a server, and what goes when one is erased."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

from bot.pages.lookups.parts import need
from bot.pages.page import Buttons, Page, Style, Text, lines, row
from bot.pages.presses import Act
from bot.pages.text import channel_link, clean
from bot.pages.voice import View, Voice
from bot.rules.basics.keys import CampaignAt
from bot.rules.state.refusals import Right

A_PAGE = 10
YES, NO = "delete", "keep"


class Listed(Struct, frozen=True):
    """A campaign as a list names it."""

    at: CampaignAt
    name: str
    home: int
    ended: bool


def campaigns(
    voice: Voice,
    server: int,
    rows: Sequence[Listed],
    page: str = "1",
    channels: Mapping[int, str] | None = None,
) -> Page:
    """Draw a server's campaigns, oldest first in `rows`, each with a button to look at it.

    Where names are the same, the name of the channel in `channels` tells them apart.
    """
    newest = list(reversed(rows))
    first = (int(page) - 1) * A_PAGE
    shown = newest[first : first + A_PAGE]
    if not shown:
        return Page((voice.text("page-list-none"),))
    title = voice.say("page-list-title", count=len(newest))
    twice = {name for name, count in Counter(each.name for each in rows).items() if count > 1}
    looks = (
        View(voice, each.at).look(_label(voice, each, channels or {}, twice), "status")
        for each in shown
    )
    return Page(
        (
            lines(title, *(_line(voice, each) for each in shown)),
            row(*looks),
            _paging(View(voice, CampaignAt(server, 0)), int(page), len(newest)),
        )
    )


def delete(view: View) -> Page:
    """Ask a steward whether to erase the campaign, naming what goes; raises NotYours."""
    voice = view.voice
    need(voice, Right.STEWARD)
    campaign = voice.campaign
    told = voice.say(
        "page-delete",
        campaign=clean(campaign.name),
        entries=campaign.seq,
        heroes=len(campaign.heroes),
        quests=campaign.quests_ended + (campaign.quest is not None),
    )
    yes = view.button(voice.say("choice-yes"), Act.CONFIRM, YES, style=Style.DANGER)
    return Page((Text(told), row(yes, view.button(voice.say("choice-no"), Act.CONFIRM, NO))))


def _label(voice: Voice, each: Listed, channels: Mapping[int, str], twice: Collection[str]) -> str:
    channel = channels.get(each.home)
    if each.name not in twice or channel is None:
        return each.name
    return voice.say("page-list-label", campaign=each.name, channel=channel)


def _line(voice: Voice, each: Listed) -> str:
    state = "ended" if each.ended else "running"
    home = channel_link(each.home)
    return voice.say(f"page-list-{state}", campaign=clean(each.name), home=home)


def _paging(view: View, page: int, count: int) -> Buttons:
    last, say = -(-count // A_PAGE), view.voice.say
    return row(
        view.look(say("page-button-newer"), "list", str(page - 1)) if page > 1 else None,
        view.look(say("page-button-older"), "list", str(page + 1)) if page < last else None,
    )
