"""A message becomes the text a person reads."""

from typing import Any

import pytest

from bot.practice import reading
from bot.practice.seen import best


def name(sort: str, who: int) -> str:
    return f"{sort[0]}{who}"


def message(*components: dict[str, Any], **parts: object) -> dict[str, Any]:
    return {"components": components, **parts}


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("**bold** and *soft* and __under__ and _soft_", "bold and soft and under and soft"),
        ("***both***", "both"),
        ("~~**struck**~~", "~~struck~~"),
        ("## Head\n-# small\n> quoted", "Head\nsmall\nquoted"),
        ("`code` and ```block```", "code and block"),
        (r"\*not soft\* a\_b", "*not soft* a_b"),
        ("hero_defeated_now 2 * 3 * 4", "hero_defeated_now 2 * 3 * 4"),
        (
            "<@12> and <@!13> in <#14>, see </threat gain:15>",
            "@12 and @13 in #14, see /threat gain",
        ),
        (r"\<@12>", "<@12>"),
        ("<a:spark:99> <t:1700000000:R>", ":spark: <t:1700000000:R>"),
    ],
)
def test_emphasis_goes_and_words_stay(written: str, read: str) -> None:
    assert reading.plain(written, name) == read


def test_comparison_ignores_case_emphasis_and_white_space() -> None:
    assert reading.flat("Threat  **5** →\n4") == "threat 5 → 4"


def test_all_parts_are_read_in_order() -> None:
    button = {"type": 2, "label": "Undo", "custom_id": "u", "style": 2}
    gallery = {"type": 12, "items": [{"media": {"url": "cdn/1"}, "description": "two dice"}]}
    section = {"type": 9, "components": [{"type": 10, "content": "**one**"}], "accessory": button}
    select = {"type": 3, "custom_id": "s", "placeholder": "Which?", "options": [
        {"label": "Poisoned", "value": "p", "description": "green"}
    ]}  # fmt: skip
    container = {"type": 17, "components": [section, {"type": 14}, gallery]}
    files = [{"url": "cdn/1", "filename": "dice.png"}, {"url": "cdn/2", "filename": "export.json"}]
    shown = message(
        container, {"type": 1, "components": [select]}, content="top", attachments=files
    )
    assert reading.read(shown, name) == (
        "top", "one", "[Undo]", "two dice", "[Which?]", "[Poisoned green]", "(export.json)",
    )  # fmt: skip


def test_embeds_are_read_too() -> None:
    embed = {"title": "T", "description": "D", "fields": [{"name": "N", "value": "V"}]}
    assert reading.read(message(embeds=[embed]), name) == ("T", "D", "N", "V")


def test_controls_are_buttons_and_options_but_no_links() -> None:
    row = {"type": 1, "components": [
        {"type": 2, "label": "Undo", "custom_id": "u", "style": 2, "disabled": True},
        {"type": 2, "label": "Site", "url": "x", "style": 5},
        {"type": 5, "custom_id": "who"},
    ]}  # fmt: skip
    undo, olga = reading.controls(message(row), ["olga"])
    assert (undo.label, undo.value, undo.disabled) == ("Undo", None, True)
    assert (olga.label, olga.value, olga.people) == ("@olga", "olga", True)


def test_fields_have_the_labels_a_person_sees() -> None:
    modal = {"components": [
        {"type": 18, "label": "Group", "component": {"type": 4, "custom_id": "g"}},
        {"type": 18, "label": "Kind", "component": {"type": 3, "custom_id": "k", "options": [
            {"label": "Red", "value": "r"}
        ]}},
        {"type": 1, "components": [{"type": 4, "custom_id": "old", "label": "Old way"}]},
    ]}  # fmt: skip
    group, kind, old = reading.fields(modal)
    assert (group.label, group.kind, kind.options) == ("Group", "text", (("Red", "r"),))
    assert (old.label, old.custom_id) == ("Old way", "old")


def test_an_exact_label_beats_one_that_contains_it() -> None:
    assert best("undo", ["Undo all", "UNDO", "Undo"]) == 1
    assert best("all", ["Undo", "Undo all", "All of it"]) == 1
    assert best("redo", ["Undo"]) is None
