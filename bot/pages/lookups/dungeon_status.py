"""Where a first-edition campaign stands: its quest, whose turn it is, the counts, the map."""

from collections.abc import Iterator

from bot.pages.lookups import dungeon, well
from bot.pages.lookups.status import hero_lines, overlords, that_matter, title
from bot.pages.page import Button, Page, lines, row
from bot.pages.phrases import asking, dungeon_steps
from bot.pages.phrases.stages import over_line, turn_line
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.rules.first.economy import in_town


def status(view: View) -> Page:
    """Draw the status page; it is public."""
    voice = view.voice
    return Page(
        (
            lines(title(voice), *where(voice), overlords(voice)),
            lines(dungeon.now(voice)),
            lines(*hero_lines(voice)),
            lines(*well.map_lines(voice)),
            *asking.blocks(voice.campaign.questions, view),
            lines(that_matter(voice)),
            well.next_on_map(view),
            row(*next_moves(view)),
            row(
                view.look(voice.say("button-show-board"), well.MAP),
                view.look(voice.say("page-button-summary"), "summary"),
                view.look(voice.say("page-button-log"), "log"),
            ),
        )
    )


def where(voice: Voice) -> Iterator[str]:
    """Say which quest is played, which round and whose turn it is, who is in the town."""
    campaign = voice.campaign
    if campaign.ended or campaign.quest is None:
        yield over_line(voice)
        return
    yield voice.say("first-quest", quest=clean(campaign.quest.name))
    yield turn_line(voice)
    killed = [voice.plain_hero(hero.key) for hero in in_town(campaign)]
    if killed:
        yield voice.say("first-in-town", heroes=voice.listed(killed))


def next_moves(view: View) -> Iterator[Button]:
    """Offer turns in a quest, heroes and a quest between quests."""
    campaign = view.voice.campaign
    if campaign.ended or campaign.well.waiting:
        return
    yield from dungeon_steps.between_quests(view, campaign)
    yield from dungeon_steps.turns(view, campaign)
