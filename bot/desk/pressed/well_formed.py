"""Whether a press can be one of the bot's own buttons; whatever else comes is refused quietly."""

import re
from collections.abc import Iterable, Mapping
from enum import StrEnum

from bot.pages.lookups.board_moves import ASKED
from bot.pages.lookups.cards import OWN_REFRESH
from bot.pages.lookups.helping import Topic
from bot.pages.lookups.recap import NAME as RECAP
from bot.pages.lookups.recap import OVERLORD
from bot.pages.lookups.status import SHEET, SHOWN
from bot.pages.lookups.summary import DETAILS
from bot.pages.lookups.verifying import PROOF
from bot.pages.lookups.well import MAP
from bot.pages.phrases.asking import GROUP
from bot.pages.phrases.stages import ENTER_SHEET
from bot.pages.phrases.vitals_presses import ON_BOARD
from bot.pages.presses import PARTED, Act, Press
from bot.pages.well.pressing import DODGE, PUT_ON_BOARD
from bot.rules.basics.options import CampaignAct, FortuneUse, Refresh, Reward, Winner
from bot.rules.basics.stage import Step
from bot.rules.state.choices import EXHAUST, NO, USE, YES

# Arguments are parted by what stands in none of them.
_PART = "\0"
_ANY = rf"[^{_PART}]*"
_NAME = rf"[^{_PART}]+"
_NUMBER = r"[0-9]{1,19}"
_FEW = r"[0-9]{1,2}"
_PAGE = r"[1-9][0-9]{0,8}"


def _one_of(words: Iterable[StrEnum]) -> str:
    return "|".join(re.escape(word.value) for word in words)


def _only(*parts: str) -> re.Pattern[str]:
    """Take arguments of these shapes, one after the other."""
    return re.compile(_PART.join(f"(?:{part})" for part in parts))


def _row(*parts: str) -> re.Pattern[str]:
    """Take arguments of these shapes, one after the other, and whatever else a button carries.

    Some carry what only tells them from others.
    """
    return re.compile(_PART.join(f"(?:{part})" for part in parts) + rf"(?:{_PART}.*)?", re.DOTALL)


# Forms about something that the press names.
_ABOUT = f"{GROUP}|{DODGE}|{ENTER_SHEET}|{PUT_ON_BOARD}"
_REWARDS = f"{_one_of(Reward)}|{ASKED}"
_NOTHING, _WHATEVER = re.compile(""), re.compile(".*", re.DOTALL)
_ARGUMENTS: Mapping[Act, re.Pattern[str]] = {
    Act.ANSWER: _row(_NAME, _ANY),
    Act.UNDO: _row(_NUMBER),
    Act.REDO: _row(_NUMBER),
    Act.GO_TO: _row(_one_of(Step)),
    Act.BUY: _row(_NAME),
    Act.TRIGGER: _row(_NAME),
    Act.DEFEATED: _row(_NAME),
    Act.DEFEAT: _only(_NUMBER, f"(?:{_REWARDS}){PARTED}{_NAME}"),
    Act.TURN: _row(_ANY),
    Act.END_QUEST: _row(_one_of(Winner)),
    Act.CONVERT_XP: re.compile(rf"(?:{_NUMBER}{_PART}{_NUMBER})?"),
    Act.SPEND: _row(_one_of(FortuneUse), _ANY),
    Act.REROLL: _only(_ANY, _NAME, _NUMBER, _NUMBER),
    Act.ENHANCE: _only(_NAME, _NUMBER, _NUMBER, _NUMBER),
    Act.ROLL_AGAIN: re.compile(rf"{_NUMBER}|{_NAME}{_PART}{_ANY}{_PART}(?:[0-9]{{1,2}})?"),
    Act.HERO_ATTACK: _row(_NAME),
    Act.SUFFER: _only(_NAME, _FEW, _FEW, _ANY, _NUMBER, _NUMBER),
    Act.RECOVER: _only(_NAME, _NAME),
    Act.STAND_UP: _only(_NAME),
    Act.VITALS: _only(_NUMBER, f"(?:{'|'.join(ON_BOARD)}){PARTED}{_NAME}"),
    Act.PANEL: re.compile(rf"{_NAME}{_PART}{_NAME}(?:{_PART}{_NAME})?"),
    Act.AMOUNT: _only(_NUMBER, _FEW),
    Act.REFRESH: _row(_NAME),
    Act.TAKE_OFF: _only(_NAME, _NUMBER),
    Act.OWN_CARD: _only(_NAME, f"{EXHAUST}|{USE}"),
    Act.OWN_REFRESH: _only(_NAME, _one_of(Refresh)),
    Act.KILLED: _only(_NUMBER, _NAME),
    Act.START_QUEST: _only(_NUMBER, _NAME),
    Act.LIEUTENANT: _row(_NAME, f"{YES}|{NO}"),
    Act.SEARCH: _only(_NUMBER, _NUMBER),
    Act.REWARD: _only(_NUMBER, _ANY),
    Act.LEARN: _only(_NUMBER, _NAME),
    Act.LEARN_CARD: _only(_NUMBER, _NAME),
    Act.BASIC_DECK: _only(_NAME),
    Act.BUY_ITEM: re.compile(rf"{_NUMBER}{_PART}{_NAME}(?:{_PART}{_NAME})?"),
    Act.SELL_ITEM: _only(_NUMBER, _NAME),
    Act.TAKE_CLASS: _only(_NUMBER, _NAME, _NAME),
    Act.HAND_ON: _only(_NUMBER, _NAME),
    Act.SET_ACT: _row(_one_of(CampaignAct)),
    Act.CHOOSE_DECK: re.compile(rf"(?:{_ANY}{_PART})?{_NAME}"),
    Act.OPEN: re.compile(rf"(?:{_ABOUT}){_PART}{_NAME}|(?!{_ABOUT}){_NAME}"),
    Act.DATE_ZONE: _only(_NUMBER, _NAME),
    Act.IMPORT: _only(_NAME, _NAME),
    Act.FORGET_ME: _only("ask|yes|no"),
    Act.CONFIRM: _only(_NAME),
    Act.MEANT: _only(_NUMBER, "[0-9]"),
}
# What looks are asked for with; all others come bare.
_SHOWN: Mapping[str, re.Pattern[str]] = {
    "log": re.compile(rf"|{_PAGE}(?:{_PART}{_ANY}{_PART}{_ANY}{_PART}{_NUMBER})?"),
    MAP: re.compile(_ANY),
    RECAP: re.compile(rf"|{OVERLORD}|[0-9]{{1,3}}"),
    DETAILS: re.compile(rf"|{_PAGE}"),
    "list": re.compile(rf"|{_PAGE}"),
    "decks": re.compile(rf"|{_PAGE}"),
    "deck": _only(_NAME),
    "card": re.compile(rf"{_NAME}(?:{_PART}{_NAME})?"),
    "card-of": _only(_NAME, _NAME),
    OWN_REFRESH: _only(_NAME),
    "agent": re.compile(rf"{_ANY}(?:{_PART}(?:{_one_of(CampaignAct)})?{_PART}[2-4]?)?"),
    "help": re.compile(_one_of(Topic)),
    PROOF: _only(_NUMBER),
    SHEET: _only(_NUMBER),
    SHOWN: _only(_NAME),
}


def is_well_formed(press: Press) -> bool:
    """Tell whether a press has the arguments that the bot gives to its act."""
    if press.act in (Act.SHOW, Act.POST):
        name, *args = press.args or ("help",)
        shape = _SHOWN.get(name, _NOTHING)
    else:
        args, shape = [*press.args], _ARGUMENTS.get(press.act, _WHATEVER)
    return not any(_PART in arg for arg in args) and bool(shape.fullmatch(_PART.join(args)))
