"""What a hero had before the bot kept it, entered at once (X2)."""

import pytest

from bot.rules.basics.stage import Step
from bot.rules.state import commands as c
from bot.rules.state import refusals as r
from tests.rules.table import BJORN, LEORIC, MARA, Table


@pytest.mark.rule("X2")
def test_a_steward_enters_a_whole_sheet(table: Table) -> None:
    sheet = c.EnterSheet("Leoric", "Necromancer", 2, "Corpse Blast, dark pact", "Chainmail, Pan")
    table.play(MARA, sheet)
    kit = table.state.party.kit(LEORIC)
    assert (kit.taken, kit.xp) == ("Necromancer", 2)
    assert kit.skills == ("Corpse Blast", "Dark Pact")
    assert [item.name for item in kit.items] == ["Reaper's Scythe", "Chainmail", "Pan"]


@pytest.mark.rule("X2")
def test_what_comes_with_the_class_is_not_entered_twice(table: Table) -> None:
    table.play(MARA, c.EnterSheet("Leoric", "Necromancer", 0, "Raise Dead, Corpse Blast"))
    kit = table.state.party.kit(LEORIC)
    assert (kit.starting, kit.skills) == (("Raise Dead",), ("Corpse Blast",))


@pytest.mark.rule("X2")
@pytest.mark.parametrize(
    ("sheet", "refusal"),
    [
        (c.EnterSheet("Leoric", "Cook"), r.UnknownClass("Cook")),
        (c.EnterSheet("Leoric", "Necromancer", 1, "Yodel"), r.UnknownSkill("Yodel")),
        (c.EnterSheet("Leoric", "Battlemage, Disciple"), r.UnknownClass("Disciple")),
        (c.EnterSheet("Leoric", "Necromancer, Disciple"), r.UnknownClass("Disciple")),
        (c.EnterSheet("Leoric", xp=100), r.BadNumber(100, 0, 99)),
        (c.EnterSheet("Leoric"), r.NothingToDo()),
        (
            c.EnterSheet("Leoric", items="Iron Shield, Iron Shield, Iron Shield"),
            r.TooManyCopies("Iron Shield", 3, 2),
        ),
        (c.EnterSheet("Leoric", items="Chainmail, Chainmail"), r.TooManyCopies("Chainmail", 2, 1)),
    ],
)
def test_what_is_wrong_is_named_and_nothing_is_entered(
    table: Table, sheet: c.EnterSheet, refusal: r.Refusal
) -> None:
    assert table.refuses(MARA, sheet) == refusal
    assert LEORIC not in table.state.party.kits


@pytest.mark.rule("X2")
def test_what_is_named_twice_is_there_twice(table: Table) -> None:
    """The deck of act I has two Iron Shields; how often the group's own pan exists nobody knows."""
    table.play(MARA, c.EnterSheet("Leoric", items="Iron Shield, iron shield, Pan, Pan"))
    items = [item.name for item in table.state.party.kit(LEORIC).items]
    assert items == ["Iron Shield", "Iron Shield", "Pan", "Pan"]
    table.undo()
    assert LEORIC not in table.state.party.kits


@pytest.mark.rule("X2")
def test_it_is_entered_at_any_time_and_only_by_a_steward(table: Table) -> None:
    assert isinstance(table.refuses(BJORN, c.EnterSheet("Leoric", xp=1)), r.NotYours)
    table.reach(Step.SHOPPING)
    table.play(MARA, c.EnterSheet("Leoric", xp=1))
    assert table.state.party.kit(LEORIC).xp == 2


@pytest.mark.rule("X2", "G2")
def test_what_other_heroes_have_is_counted_too(table: Table) -> None:
    """Given both Iron Shields with the heroes, there is no third; a pan of the group's own is free.

    Who enters more than is left is told how many there are, and how many are taken.
    """
    table.play(MARA, c.EnterSheet("Leoric", items="Iron Shield, Pan"))
    two = c.EnterSheet("Astarra", items="Iron Shield, Iron Shield")
    assert table.refuses(MARA, two) == r.TooManyCopies("Iron Shield", 2, 2, 1)
    table.play(MARA, c.EnterSheet("Astarra", items="Iron Shield, Pan"))
    third = c.EnterSheet("Leoric", items="Iron Shield")
    assert table.refuses(MARA, third) == r.TooManyCopies("Iron Shield", 1, 2, 2)
