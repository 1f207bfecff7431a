"""The figures of `python -m bench house`, on trees small enough to count by hand."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from discord.webhook.async_ import AsyncWebhookAdapter
from grimp import ImportGraph

from bench import _rooms as rooms
from bench._crossing import GAIN, ROOT, NoAnswer, crossing
from bench._sizes import EXAMPLES, TEXTS, Example, Sizes, of_a_language, touched
from bench.house import imports, sizes
from bot.practice.faults import ScriptFault


def write(root: Path, **files: str) -> Path:
    """A tree of files; `bot__a` becomes bot/a.py."""
    for name, text in files.items():
        file = root / (name.replace("__", "/") + ".py")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return root


def graph(*imports: tuple[str, str]) -> ImportGraph:
    """The import graph of a tree of which somebody imports each package's `__init__`."""
    drawn = ImportGraph()
    for importer, imported in imports:
        drawn.add_import(importer=importer, imported=imported)
    for module in drawn.modules:
        while "." in module:
            module = module.rpartition(".")[0]  # noqa: PLW2901 - up to the root
            drawn.add_module(module)
    return drawn


HOUSE = graph(
    ("bot.__main__", "bot.desk.door"),
    ("bot.desk.door", "bot.rules.cards.deck"),
    ("bot.desk.door", "bot.words"),
    ("bot.rules.cards.deck", "bot.rules.draft"),
    ("bot.rules.draft", "bot.rules.events"),
    ("bot.rules.offers", "bot.rules.cards.deck"),
    ("cogs.threat", "bot.desk.door"),
)


def test_lines_and_functions_are_counted_with_signature_and_docstring(tmp_path: Path) -> None:
    one = 'def one() -> int:\n    """Give one."""\n    return 1\n'
    two = (
        "class Two:\n    @property\n    def two(self):\n        return 2\n\n    def no(self): ...\n"
    )
    write(tmp_path, a=one, b__c=two)
    found = Sizes.of([tmp_path])
    assert sorted(found.files) == [3, 6]
    assert sorted(found.functions) == [1, 2, 3]
    assert found.usual[:2] == (2, 2)


def test_a_packages_opening_is_not_taken_for_a_short_file(tmp_path: Path) -> None:
    (tmp_path / "__init__.py").write_text('"""A."""\n', encoding="utf-8")
    write(tmp_path, short="a = 1\n" * 29, long="a = 1\n" * 30, f="def f(): ...\ndef g(): ...\n")
    assert Sizes.of([tmp_path]).short == 2
    assert next(sizes(Sizes.of([tmp_path]))) == "files: 4 (1 of them __init__), 62 lines"


def test_the_longest_chain_counts_files() -> None:
    chain = rooms.longest_chain(HOUSE)
    assert rooms.length(chain) == 5
    assert chain[-1] == ("bot.rules.events",)


def test_a_knot_of_modules_counts_whole_and_ends_the_walk() -> None:
    tied = graph(("bot.a", "bot.b"), ("bot.b", "bot.c"), ("bot.c", "bot.a"), ("bot.c", "bot.d"))
    assert rooms.tangled(tied) == [3]
    assert rooms.length(rooms.longest_chain(tied)) == 4


def test_seen_from_outside_a_room_holds_its_folders() -> None:
    house = rooms.outer(HOUSE)
    assert house.modules == {
        *("bot", "bot.__main__", "bot.desk", "bot.rules", "bot.words", "cogs"),
    }
    assert house.count_imports() == 4
    assert not rooms.circles(house)


def test_folders_that_import_each_other_are_in_a_circle() -> None:
    house = rooms.folders(HOUSE)
    assert rooms.circles(house) == [("bot.rules", "bot.rules.cards")]
    assert rooms.tangled(house) == [2]


def test_within_a_package_its_children_stand_side_by_side() -> None:
    inside = rooms.within(HOUSE, "bot.rules")
    assert len(inside.modules) == 4
    assert rooms.tangled(inside) == []
    tied = graph(("bot.rules.cards.a", "bot.rules.draft"), ("bot.rules.draft", "bot.rules.cards.b"))
    assert rooms.tangled(rooms.within(tied, "bot.rules")) == [2]


def test_files_beside_folders_have_no_room() -> None:
    assert rooms.homeless(HOUSE) == ["bot.words"]


def test_the_lines_name_what_is_in_knots() -> None:
    tied = graph(("bot.rules.cards.a", "bot.rules.draft"), ("bot.rules.draft", "bot.rules.cards.b"))
    assert "  in bot.rules: 2 of 2 import each other in one knot" in list(imports(tied))


def test_a_file_is_touched_if_it_names_the_thing_itself(tmp_path: Path) -> None:
    rain = Example("weather", "rain", ("rain", "Rain-Fell"))
    write(tmp_path, bot__a='kind = "event-Rain-Fell"\n', bot__b="train = drain\n", tests__t="")
    (tmp_path / "bot" / "picture.png").write_bytes(b"rain\xff")
    found = touched(tmp_path, rain)
    assert found == {"bot": [tmp_path / "bot" / "a.py"], "cogs": [], "data": [], "tests": []}


def test_every_name_that_is_looked_for_is_there() -> None:
    """Where one is gone, the thing is called something else now: say so in EXAMPLES."""
    files = [file for folder in ("bot", "cogs", "data") for file in (ROOT / folder).rglob("*.*")]
    texts = [file.read_text(encoding="utf-8") for file in files if file.suffix in TEXTS]
    for name in (name for example in EXAMPLES for name in example.names):
        assert any(name in text for text in texts), name


def test_a_language_is_one_folder_of_words(tmp_path: Path) -> None:
    words = tmp_path / "data" / "words" / "en"
    words.mkdir(parents=True)
    (words / "a.ftl").touch()
    (words / "notes.md").touch()
    assert of_a_language(tmp_path) == 1


def test_a_deeds_way_is_the_same_each_time_and_ends_with_its_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known, give = [], AsyncWebhookAdapter.create_interaction_response

    def given(adapter: AsyncWebhookAdapter, *args: Any, **more: Any) -> Any:  # noqa: ANN401
        trail = getattr(sys.getprofile(), "__self__")  # noqa: B009 - a method of the trail
        known.append(len(trail.functions))
        return give(adapter, *args, **more)

    monkeypatch.setattr(AsyncWebhookAdapter, "create_interaction_response", given)
    trail = crossing(GAIN)
    assert known[-2:] == [0, len(trail.functions)]
    assert str(ROOT / "cogs" / "threat.py") in trail.files
    assert any("/rules/" in file for file in trail.files)
    assert not any("/practice/" in file for file in trail.files)
    assert len(trail.files) < len(trail.defs) < len(trail.functions)
    assert crossing(GAIN).functions == trail.functions


def test_a_deed_that_does_something_else_is_no_measure() -> None:
    with pytest.raises(ScriptFault):
        crossing(replace(GAIN, line="bjorn: /threat gain reason:card"))


def test_a_deed_without_an_interaction_is_no_measure() -> None:
    with pytest.raises(NoAnswer):
        crossing(replace(GAIN, line="@advance 1", after=""))
