"""Files, privacy and the doctor find their words, and no words of theirs are left over."""

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot.campaign_log.contract import FaultKind
from bot.campaign_log.export_faults import ExportFault
from bot.rules.ledger import Problem
from bot.telling.delivery.mail import OFF, REFUSED
from bot.words import WORDS

CODE = (Path(__file__).parents[2] / "bot" / "telling").rglob("*.py")
FAMILIES = {
    *(f"file-fault-{fault}" for fault in (*ExportFault, *Problem)),
    *(f"doctor-ailment-{kind}" for kind in (*FaultKind, *Problem, "directory")),
    *(f"doctor-dms-{state}" for state in (OFF, REFUSED)),
}


def test_there_are_words_for_all_and_none_left_over() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in CODE)
    said = set(re.findall(r'"((?:file|doctor|privacy|former)-[a-z0-9-]+)"', code))
    assert {key for file in ("files", "doctor", "privacy") for key in keys(file)} == said | FAMILIES


def keys(file: str) -> set[str]:
    parsed = FluentParser().parse((WORDS / "en" / f"{file}.ftl").read_text(encoding="utf-8"))
    return {entry.id.name for entry in parsed.body if isinstance(entry, Message)}
