"""What /help and /about say, in one language; they need no campaign."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

from bot import __version__
from bot.box.box import Box
from bot.pages.page import Block, Button, Page, Text, row
from bot.pages.presses import Act, Press
from bot.pages.text import clean
from bot.rules.printed.figures import Monster
from bot.words import Words

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


@dataclass(frozen=True, slots=True)
class Guide:
    """What a help page is drawn from."""

    box: Box
    words: Words
    language: str

    def say(self, key: str, /, **args: str | int) -> str:
        """Give the words of a key."""
        return self.words.say(self.language, key, **args)


def help_page(guide: Guide, topic: Topic | None = None) -> Page:
    """Draw the help on a topic, or the overview, with a button for every other topic."""
    blocks: tuple[Block, ...] = (Text(guide.say(f"help-{topic or 'start'}")),)
    if topic is Topic.MONSTER_SIZES:
        blocks += (Text("\n".join(_monsters(guide))),)
    return Page((*blocks, row(*(_button(guide, each) for each in Topic if each is not topic))))


def about_page(guide: Guide, server: int) -> Page:
    """Draw what the bot is, its version, what it stores, and how to be forgotten there."""
    forget = Button(guide.say("privacy-button"), Press(Act.FORGET_ME, server, 0, ("ask",)))
    told = Text(guide.say("help-about", version=__version__))
    return Page((told, row(forget)) if server else (told,))


def _button(guide: Guide, topic: Topic) -> Button:
    label = guide.say(f"help-{topic}-label")
    return Button(label, Press(Act.SHOW, 0, 0, ("help", str(topic))))


def _monsters(guide: Guide) -> Iterable[str]:
    """List the printed monsters by their size, each with its traits (A9)."""
    monsters = sorted(guide.box.monsters, key=lambda monster: _SIZES.index(monster.size))
    for size, group in groupby(monsters, key=lambda monster: monster.size):
        listed = ", ".join(_monster(guide, monster) for monster in group)
        yield guide.say(f"help-size-{size or 'unknown'}", monsters=listed)


def _monster(guide: Guide, monster: Monster) -> str:
    traits = "/".join(monster.traits)
    return guide.say("help-monster", monster=clean(monster.name), traits=traits)
