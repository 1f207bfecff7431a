"""The campaigns of a server, and what goes when one is erased."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.pages.looks.parts import need
from bot.pages.looks.view import View
from bot.pages.page import Button, Buttons, Page, Style, Text, lines, row
from bot.pages.presses import Act, Press
from bot.pages.text import channel_link, clean
from bot.rules.state.refusals import Right
from bot.words import Words

A_PAGE = 10
YES, NO = "delete", "keep"


@dataclass(frozen=True, slots=True)
class Listed:
    """A campaign as a list names it."""

    id: int
    name: str
    home: int
    ended: bool


@dataclass(frozen=True, slots=True)
class Directory:
    """A server's campaigns, oldest first, for somebody who reads this language."""

    server: int
    rows: Sequence[Listed]
    words: Words
    language: str

    def say(self, key: str, /, **args: str | int) -> str:
        """Give the words of a key."""
        return self.words.say(self.language, key, **args)

    def look(self, label: str, campaign: int, *args: str) -> Button:
        """Make a button that shows something of a campaign, or of the server (0)."""
        return Button(label, Press(Act.SHOW, self.server, campaign, args))


def campaigns(directory: Directory, page: str = "1") -> Page:
    """Draw the campaigns, the newest first, each with a button to look at it."""
    newest = list(reversed(directory.rows))
    first = (int(page) - 1) * A_PAGE
    shown = newest[first : first + A_PAGE]
    if not shown:
        return Page((Text(directory.say("page-list-none")),))
    title = directory.say("page-list-title", count=len(newest))
    looks = (directory.look(each.name, each.id, "status") for each in shown)
    return Page(
        (
            lines(title, *(_line(directory, each) for each in shown)),
            row(*looks),
            _paging(directory, int(page), len(newest)),
        )
    )


def delete(view: View) -> Page:
    """Ask a steward whether to erase the campaign, naming what goes; raises NotYours."""
    need(view, Right.STEWARD)
    campaign = view.campaign
    told = view.say(
        "page-delete",
        campaign=clean(campaign.name),
        entries=campaign.seq,
        heroes=len(campaign.heroes),
        quests=campaign.quests_ended + (campaign.quest is not None),
    )
    yes = view.button(view.say("choice-yes"), Act.CONFIRM, YES, style=Style.DANGER)
    return Page((Text(told), row(yes, view.button(view.say("choice-no"), Act.CONFIRM, NO))))


def _line(directory: Directory, each: Listed) -> str:
    state = "ended" if each.ended else "running"
    home = channel_link(each.home)
    return directory.say(f"page-list-{state}", campaign=clean(each.name), home=home)


def _paging(directory: Directory, page: int, count: int) -> Buttons:
    last = -(-count // A_PAGE)
    return row(
        directory.look(directory.say("page-button-newer"), 0, "list", str(page - 1))
        if page > 1
        else None,
        directory.look(directory.say("page-button-older"), 0, "list", str(page + 1))
        if page < last
        else None,
    )
