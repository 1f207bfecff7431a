"""The page for suspicious players says exactly what the dice do."""

import re
from pathlib import Path
from typing import Any

from bot.rules.basics.dice import SCHEME, DiceBox, Throw
from bot.rules.basics.sealing import commitment
from bot.rules.rolling.verification import committed_faces, mixed_faces

PAGE = (Path(__file__).parents[2] / "docs" / "verify-dice.md").read_text(encoding="utf-8")


def run(*recipes: str) -> dict[str, Any]:
    """Run recipes of the page, one after the other, as a reader would."""
    names: dict[str, Any] = {}
    for recipe in recipes:
        exec(recipe, names)
    return names


def test_the_recipes_are_three_lines_and_work() -> None:
    recipes = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert [len(re.findall(r"^.", recipe, re.MULTILINE)) for recipe in recipes] == [3, 3, 3, 3]
    made = run(*recipes)
    secret = bytes.fromhex(made["secret"])
    assert made["promise"] == commitment(secret)
    press = "1180000000000000009"
    assert tuple(made["sides"]) == mixed_faces(secret, Throw("nerekhall", 12, press), 3)
    with_word = Throw("nerekhall", 12, press, ("open sesame",))
    assert tuple(made["with_word"]) == mixed_faces(secret, with_word, 3)
    assert tuple(made["older"]) == committed_faces(secret, "nerekhall", 12, 3)
    for name in ("promise", "sides", "with_word", "older"):
        assert f"`{made[name]}`" in PAGE


def test_the_example_names_the_right_faces(box: DiceBox) -> None:
    written = [
        box[die].written(side) for die, side in zip(("blue", "red", "gray"), (5, 2, 4), strict=True)
    ]
    assert f"they would show {written[0]}, {written[1]} and {written[2]}." in PAGE


def test_the_table_is_the_box(box: DiceBox) -> None:
    rows = re.findall(r"^\| ([\w:]+) \| (.*) \|$", PAGE, re.MULTILINE)
    table = {die: faces.split(" | ") for die, faces in rows if die != "die"}
    assert table == {die.id: [die.written(side) for side in range(6)] for die in box}


def test_the_page_is_about_the_scheme_in_use() -> None:
    assert f"This is scheme {SCHEME}." in PAGE
