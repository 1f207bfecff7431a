"""Files, privacy and the doctor find their words, and no words of theirs are left over."""

import re

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot.log.contract import LogFaultKind
from bot.log.notes import Dms
from bot.rules.course.soundness import ExportFault
from bot.rules.state.ledger import Problem
from bot.service.import_work import Doing
from bot.words import WORDS
from tests.sources import telling

FAMILIES = {
    *(f"file-fault-{fault}" for fault in (*ExportFault, *Problem)),
    *(f"doctor-ailment-{kind}" for kind in (*LogFaultKind, *Problem, "directory")),
    *(f"doctor-dms-{state}" for state in Dms),
    *(f"file-import-{doing}" for doing in Doing),
}


def test_there_are_words_for_all_and_none_left_over() -> None:
    said = set(
        re.findall(
            r'"((?:file|doctor|privacy|former)-[a-z0-9-]+)"', telling("bot/pages", "bot/desk")
        )
    )
    assert {key for file in ("files", "doctor", "privacy") for key in keys(file)} == said | FAMILIES


def keys(file: str) -> set[str]:
    parsed = FluentParser().parse((WORDS / "en" / f"{file}.ftl").read_text(encoding="utf-8"))
    return {entry.id.name for entry in parsed.body if isinstance(entry, Message)}
