"""The page of rules holds every rule that tests cite, once."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_page_has_every_rule_once() -> None:
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    stated = re.findall(r"^- ([A-Z]\d+) ", page, re.MULTILINE)
    cited = (ROOT / "tests" / "rule_ids.txt").read_text(encoding="utf-8")
    assert sorted(stated) == sorted(re.findall(r"\b[A-Z]\d+\b", cited))
