"""The words about dice: all are said by something, and everything said has its words."""

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Comment, GroupComment, Message, ResourceComment

from bot.rules.basics.dice import DiceBox, Power
from bot.rules.rolling.fairness import Measure, Verdict
from bot.rules.rolling.promises import FaultReason, Standing
from bot.rules.state.events import RollFor
from bot.words import WORDS
from tests.sources import telling

ROOT = Path(__file__).parents[2]
FILE = WORDS / "en" / "dice.ftl"
ROLLS = (RollFor.ATTACK, RollFor.DEFENCE, RollFor.TEST, RollFor.POOL)


def keys() -> set[str]:
    parsed = FluentParser().parse(FILE.read_text(encoding="utf-8"))
    return {entry.id.name for entry in parsed.body if isinstance(entry, Message)}


def literals() -> set[str]:
    code = telling() + (ROOT / "bot" / "__main__.py").read_text(encoding="utf-8")
    return set(re.findall(r'"([a-z][a-z0-9-]+)"', code))


def families(box: DiceBox) -> set[str]:
    """Give the keys that the code makes from closed lists."""
    return {
        *(f"die-{die.colour}" for die in box),
        *(f"face-{power}" for power in Power if power is not Power.NONE),
        *(f"roll-alt-{why}" for why in ROLLS),
        *(f"brief-roll-called-{why}" for why in ROLLS if why is not RollFor.POOL),
        *(f"measure-{measure}" for measure in Measure),
        *(f"fairness-verdict-{verdict}" for verdict in Verdict),
        *(f"verify-{standing}" for standing in Standing if standing is not Standing.KEPT),
        *(f"verify-fault-{why}" for why in FaultReason),
        *(f"prove-{standing}" for standing in Standing),
        "prove-forced",
        *(f"verify-seal-{standing}" for standing in Standing),
        "cli-verify",
        "refusal-rerolled-already",
        "refusal-not-your-roll",
    }


def test_every_line_is_understood() -> None:
    """A line that begins with a star or a bracket would be left out without a word."""
    body = FluentParser().parse(FILE.read_text(encoding="utf-8")).body
    allowed = Message | Comment | GroupComment | ResourceComment
    assert [entry for entry in body if not isinstance(entry, allowed)] == []


def test_no_words_are_left_over_and_none_are_missing(box: DiceBox) -> None:
    assert families(box) <= keys()
    assert keys() <= families(box) | literals()
