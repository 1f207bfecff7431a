"""What a button or select means, written into its custom id so that it outlives restarts."""

import re
from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache
from hashlib import sha256

from msgspec import Struct

from bot.rules.basics.keys import CampaignAt

LONGEST_ID = 100
LONGEST_ARGUMENT = 24
PREFIX = "o1"

# Arguments are parted by colons; one inside an argument is written as a bar.
_COLON = "|"
_FOLDED = "~"
_ID = re.compile(r"0|[1-9][0-9]{0,18}")


class Act(StrEnum):
    """What a press does. Those above the line play a command; the others open or show something."""

    ANSWER = "answer"  # question, value
    UNDO = "undo"  # move
    REDO = "redo"  # move
    GO_TO = "go-to"  # step
    BUY = "buy"  # card
    TRIGGER = "trigger"  # card (from the board's select, behind the newest move)
    DEFEATED = "defeated"  # hero
    DEFEAT = "defeat"  # newest move, reward:hero:falls (from the board's select)
    TURN = "turn"  # hero, or empty for the overlord; once
    END_TURN = "end-turn"  # hero, round
    END_ENCOUNTER = "end-encounter"  # place and name of its quest, encounter
    END_QUEST = "end-quest"  # winner, place and name of the quest
    CONVERT_XP = "convert-xp"  # quests ended, experience
    SPEND = "spend"  # use, hero
    SHOP = "shop"  # opens the pledge
    REROLL = "reroll"  # hero, die, roll number, rerolls of it so far
    ENHANCE = "enhance"  # roll, its roller, to range, to wounds
    REFRESH = "refresh"  # card, by its own text
    TAKE_OFF = "take-off"  # card, how many lie there
    OWN_CARD = "own-card"  # card, exhaust or use
    OWN_REFRESH = "own-refresh"  # card, moment (from a select)
    AGENT_ATTACKED = "agent-attacked"
    AGENT_DEFEATED = "agent-defeated"
    PRINTED_COSTS = "printed-costs"
    SET_ACT = "set-act"  # act
    CHOOSE_DECK = "choose-deck"  # deck (from a select)
    ROLL_AGAIN = "roll-again"  # the roll's move; without a campaign its dice, defence, distance
    HERO_ATTACK = "hero-attack"  # hero
    START_QUEST = "start-quest"  # phase, quest (from a select)
    LIEUTENANT = "lieutenant"  # lieutenant, yes or no, place and name of the quest
    SEARCH = "search"  # phase, gold (from a select)
    REWARD = "reward"  # phase, hero who takes the relic or empty
    LEARN = "learn"  # newest move, hero:skill (from a select)
    LEARN_CARD = "learn-card"  # newest move, card (from a select)
    BASIC_DECK = "basic-deck"  # deck
    BUY_ITEM = "buy-item"  # newest move, item (from a select); hero
    SELL_ITEM = "sell-item"  # newest move, hero:item (from a select)
    SUFFER = "suffer"  # hero, damage, fatigue, condition, its roll, its move
    RECOVER = "recover"  # hero, condition
    STAND_UP = "stand-up"  # hero
    GLYPH = "glyph"  # conquest
    TAKE_CLASS = "take-class"  # newest move, hero, class (from a select)
    HAND_ON = "hand-on"  # newest move, hero:item:to (from a select)
    KILLED = "killed"  # newest move, hero:falls (from the board's select)
    WELL = "well"  # what to do on the first edition's map, and with what
    OPEN = "open"  # a form: add-hero, start-quest, choose-deck, group
    SHOW = "show"  # a look: log, summary, status..., with its arguments
    POST = "post"  # a look likewise: for everybody
    EXPORT = "export"
    DATE_ZONE = "date-zone"  # the date's id, zone (from a select)
    IMPORT = "import"  # mark of the file, yes or no
    FORGET_ME = "forget-me"  # ask, yes or no
    MEANT = "meant"  # mark, place: a name that somebody may have meant
    CONFIRM = "confirm"  # something private that was asked first: delete, import...
    VITALS = "vitals"  # newest move, damage or fatigue or more:hero (from the board's select)
    PANEL = "panel"  # hero, what, how much or which (on a hero's panel)
    AMOUNT = "amount"  # a roll's move, how much its target suffers
    BOARD = "board"  # on the live board alone: brings it up to date
    PUT_BOARD = "put-board"  # puts the live board up anew

    # Presses are looked up for every button, and an enum's own hash is a slow one.
    __hash__ = str.__hash__


PARTED = ":"
"""Parts what the value of an option is made of."""

BUYING = "buying"
"""The look at what the overlord can buy, by its name."""

ONCE = "once"
"""In a button that begins a turn: not where that is under way already."""

BOARD_MARK = f"{PREFIX}:{Act.BOARD}:"
"""How a custom id begins that only the live board has."""


class Press(Struct, frozen=True):
    """A press: what it does, at which server's which campaign (0: none), with which arguments."""

    act: Act
    at: CampaignAt
    args: tuple[str, ...] = ()

    @property
    def custom_id(self) -> str:
        """Write it as a custom id of at most 100 characters; long arguments are folded."""
        return _written(self)

    def choosing(self, value: str) -> "Press":
        """Give it with what was chosen from its select in place of its last argument."""
        return Press(self.act, self.at, (*self.args[:-1], value))


@lru_cache(maxsize=256)
def _written(press: Press) -> str:
    """Write a press: each is asked for when a page is made to fit, and again as it is laid out."""
    args = (fold(arg).replace(":", _COLON) for arg in press.args)
    return ":".join((PREFIX, press.act, str(press.at.server), str(press.at.id), *args))


def read(custom_id: str) -> Press:
    """Read a press back from its custom id; raises ValueError for anything else."""
    prefix, act, server, campaign, *args = custom_id.split(":")
    if prefix != PREFIX:
        raise ValueError(custom_id)
    whole = tuple(arg.replace(_COLON, ":") for arg in args)
    return Press(Act(act), CampaignAt(_id(server), _id(campaign)), whole)


def _id(text: str) -> int:
    """Read the id of a server or campaign as the bot writes it."""
    if not _ID.fullmatch(text):
        raise ValueError(text)
    return int(text)


def fold(text: str) -> str:
    """Shorten an argument too long for a custom id to what tells it from others."""
    if len(text) <= LONGEST_ARGUMENT:
        return text
    return _FOLDED + sha256(text.encode()).hexdigest()[: LONGEST_ARGUMENT - 1]


def unfold(arg: str, candidates: Iterable[str]) -> str:
    """Find what an argument was folded from; one that fits none is given back."""
    return next((each for each in candidates if fold(each) == arg), arg)
