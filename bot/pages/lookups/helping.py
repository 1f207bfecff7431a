"""What /help and /about say, in one language; they need no campaign."""

from collections.abc import Iterable
from enum import StrEnum
from itertools import groupby

from bot import __version__
from bot.pages.page import Block, Button, Page, Text, row
from bot.pages.presses import Act
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.rules.basics.keys import NOWHERE, CampaignAt
from bot.rules.basics.options import Edition
from bot.rules.printed.figures import Monster

_SIZES = ("small", "medium", "huge", "massive", None)


class Topic(StrEnum):
    """What there is help about."""

    TURN = "turn"
    FORTUNE = "fortune"
    PHASE = "phase"
    CARDS = "cards"
    MONSTER_SIZES = "monster-sizes"
    ROLES = "roles"
    WELL = "well"


OF_FIRST = (Topic.WELL, Topic.ROLES)


def help_page(voice: Voice, topic: Topic | None = None) -> Page:
    """Draw the help on a topic, or the overview, with a button for every other topic.

    Where a campaign of the first edition runs, the overview and what comes first are of that one.
    """
    first = voice.campaign.edition is Edition.FIRST
    start = "help-start-first" if first else "help-start"
    blocks: tuple[Block, ...] = (Text(voice.say(f"help-{topic}" if topic else start)),)
    if topic is Topic.MONSTER_SIZES:
        blocks += (Text("\n".join(_monsters(voice))),)
    topics = dict.fromkeys((*OF_FIRST, *Topic)) if first else Topic
    return Page((*blocks, row(*(_button(voice, each) for each in topics if each is not topic))))


def about_page(voice: Voice, server: int) -> Page:
    """Draw what the bot is, its version, what it stores, and how to be forgotten there."""
    forget = View(voice, CampaignAt(server, 0)).button(
        voice.say("privacy-button"), Act.FORGET_ME, "ask"
    )
    told = Text(voice.say("help-about", version=__version__))
    return Page((told, row(forget)) if server else (told,))


def _button(voice: Voice, topic: Topic) -> Button:
    return View(voice, NOWHERE).look(voice.say(f"help-{topic}-label"), "help", str(topic))


def _monsters(voice: Voice) -> Iterable[str]:
    """List the printed monsters by their size, each with its traits (A9)."""
    monsters = sorted(voice.box.monsters, key=lambda monster: _SIZES.index(monster.size))
    for size, group in groupby(monsters, key=lambda monster: monster.size):
        listed = ", ".join(_monster(voice, monster) for monster in group)
        yield voice.say(f"help-size-{size or 'unknown'}", monsters=listed)


def _monster(voice: Voice, monster: Monster) -> str:
    traits = "/".join(monster.traits)
    return voice.say("help-monster", monster=clean(monster.name), traits=traits)
