"""A group's own deck file: read as it is meant, or every fault at once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.box.deck_faults import EFFECT_KINDS
from bot.box.decks import MOST_BYTES, read_deck
from bot.box.faults import DeckFaults
from bot.rules.basics.options import Refresh
from bot.rules.cards.kinds import ExtraDamage, SeeCard
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Card, Deck, DeckFault, Expected, Moment, Spend

WHOLE = """
name = "The Long Night"
also = ["Winter"]
lieutenant = "Somebody Else"

[[cards]]
number = 2
name = "Frostbite"
purchase = 2
trigger = 1
spend = "use"
moment = "play"
summary = "Cold steel."
effect = { kind = "extra-damage", damage = 1, fatigue = 0 }

[[cards]]
number = 1
name = "First Snow"
trigger = 0
"""


def faults(text: str | bytes) -> list[DeckFault]:
    with pytest.raises(DeckFaults) as wrong:
        read_deck(text)
    return list(wrong.value.faults)


def one(text: str | bytes) -> DeckFault:
    (only,) = faults(text)
    return only


def test_a_deck_is_read_with_its_cards_in_order() -> None:
    assert read_deck(WHOLE) == Deck(
        name="The Long Night",
        also=("Winter",),
        lieutenant="Somebody Else",
        homebrew=True,
        cards=(
            Card(
                number=1,
                name="First Snow",
                purchase=None,
                trigger=0,
                spend=Spend.EITHER,
                moment=Moment.ANY,
                refresh=Refresh.TURN,
                effect=SeeCard(),
            ),
            Card(
                number=2,
                name="Frostbite",
                purchase=2,
                trigger=1,
                spend=Spend.USE,
                moment=Moment.PLAY,
                refresh=Refresh.NONE,
                summary="Cold steel.",
                effect=ExtraDamage(damage=1, fatigue=0),
            ),
        ),
    )


def test_names_stand_on_one_line_without_characters_that_nobody_sees() -> None:
    nasty = WHOLE.replace('"Frostbite"', '"Frost\\n\\u202e  bite"')
    nasty = nasty.replace('"Somebody Else"', '"Somebody\\tElse\\u0000"')
    deck = read_deck(nasty)
    assert [card.name for card in deck.cards] == ["First Snow", "Frost bite"]
    assert deck.lieutenant == "Somebody Else"


def test_every_name_needs_a_letter_or_digit_other_names_too() -> None:
    nameless = WHOLE.replace('"Winter"', '"!?"').replace('name = "Frostbite"', 'name = "..."')
    assert {(fault.field, fault.expected) for fault in faults(nameless)} == {
        ("also", Expected.NAME),
        ("name", Expected.NAME),
    }


def test_a_file_with_byte_order_mark_and_windows_lines_is_read_too() -> None:
    assert read_deck(b"\xef\xbb\xbf" + WHOLE.replace("\n", "\r\n").encode()) == read_deck(WHOLE)


def test_every_fault_is_found_at_once() -> None:
    text = """
name = "?!"
colour = "red"

[[cards]]
number = 1
name = "First"
trigger = "1"
moment = "midnight"

[[cards]]
number = 1
name = "the first"
purchase = 99
trigger = 1
effect = { kind = "extra-damage", damage = 40, extra = 1 }

[[cards]]
number = 3
trigger = 1
effect = { kind = "fireball" }
"""
    found = {(fault.card, fault.field, fault.expected) for fault in faults(text)}
    assert found == {
        ("", "name", Expected.NAME),
        ("", "colour", Expected.KNOWN_FIELD),
        ("First", "trigger", Expected.WHOLE_NUMBER),
        ("First", "moment", Expected.ONE_OF),
        ("the first", "number", Expected.UNIQUE),
        ("the first", "name", Expected.UNIQUE),
        ("the first", "purchase", Expected.WHOLE_NUMBER),
        ("the first", "effect.damage", Expected.WHOLE_NUMBER),
        ("the first", "effect.fatigue", Expected.GIVEN),
        ("the first", "effect.extra", Expected.KNOWN_FIELD),
        ("#3", "name", Expected.GIVEN),
        ("#3", "purchase", Expected.ONE_BASIC),
        ("#3", "effect.kind", Expected.ONE_OF),
    }


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            "trigger = 1",
            "trigger = -1",
            DeckFault(
                card="Frostbite", field="trigger", expected=Expected.WHOLE_NUMBER, least=0, most=20
            ),
        ),
        (
            "number = 2",
            "number = 31",
            DeckFault(
                card="Frostbite", field="number", expected=Expected.WHOLE_NUMBER, least=1, most=30
            ),
        ),
        (
            '"use"',
            '"exaust"',
            DeckFault(
                card="Frostbite",
                field="spend",
                expected=Expected.ONE_OF,
                options=tuple(Spend),
            ),
        ),
        (
            'kind = "extra-damage", damage = 1, fatigue = 0',
            "",
            DeckFault(
                card="Frostbite",
                field="effect.kind",
                expected=Expected.ONE_OF,
                options=EFFECT_KINDS,
            ),
        ),
        (
            'effect = { kind = "extra-damage", damage = 1, fatigue = 0 }',
            'effect = "fire"',
            DeckFault(card="Frostbite", field="effect", expected=Expected.TABLE),
        ),
        (
            'kind = "extra-damage", damage = 1, fatigue = 0',
            'kind = "summon", lieutenant = "Winter"',
            DeckFault(card="Frostbite", field="effect.masters", expected=Expected.SOME_FIGURES),
        ),
        (
            'kind = "extra-damage", damage = 1, fatigue = 0',
            'kind = "choose-condition", options = []',
            DeckFault(
                card="Frostbite", field="effect.options", expected=Expected.LIST, least=1, most=20
            ),
        ),
        (
            'summary = "Cold steel."',
            "summary = 7",
            DeckFault(card="Frostbite", field="summary", expected=Expected.TEXT, least=0, most=600),
        ),
        (
            'also = ["Winter"]',
            'also = "Winter"',
            DeckFault(field="also", expected=Expected.LIST, least=0, most=10),
        ),
        (
            '"The Long Night"',
            f'"{"long" * 16}"',
            DeckFault(field="name", expected=Expected.TEXT, least=1, most=60),
        ),
        (
            '"Frostbite"',
            '"First snow!"',
            DeckFault(card="First Snow", field="name", expected=Expected.UNIQUE),
        ),
        (
            "trigger = 0",
            "purchase = 0\ntrigger = 0",
            DeckFault(field="cards", expected=Expected.ONE_BASIC),
        ),
        (
            "purchase = 2\n",
            "",
            DeckFault(card="First Snow", field="purchase", expected=Expected.ONE_BASIC),
        ),
    ],
)
def test_a_fault_says_where_and_what_is_expected(old: str, new: str, fault: DeckFault) -> None:
    assert old in WHOLE
    assert one(WHOLE.replace(old, new, 1)) == fault


@pytest.mark.parametrize("cards", ["", "cards = []", "cards = 3", 'cards = ["x"]'])
def test_a_deck_needs_cards(cards: str) -> None:
    assert "cards" in {fault.field for fault in faults(f'name = "Empty"\n{cards}')}


def test_a_deck_has_at_most_thirty_cards() -> None:
    card = '[[cards]]\nnumber = {0}\nname = "Card {0}"\npurchase = 1\ntrigger = 1\n'
    deck = 'name = "Many"\n' + "".join(card.format(number) for number in range(1, 31))
    whole = deck.replace("purchase = 1\n", "", 1)
    assert len(read_deck(whole).cards) == 30
    many = faults(whole + card.format(31) * 900)
    assert DeckFault(field="cards", expected=Expected.FEW_CARDS, least=1, most=30) in many
    assert len(many) < 10


def test_a_file_may_have_64_kib_and_no_more() -> None:
    space = MOST_BYTES - len(WHOLE.encode())
    comment = ("#" * 63 + "\n") * (space // 64) + "#" * (space % 64)
    assert read_deck(WHOLE + comment).name == "The Long Night"
    too_much = one(WHOLE + comment + "#")
    assert too_much == DeckFault(field="file", expected=Expected.SMALL_FILE, most=65536)


def test_a_file_that_is_no_text_is_one_fault() -> None:
    assert one(b"\x89PNG\xff") == DeckFault(field="file", expected=Expected.UTF_8)


def test_a_file_that_is_no_toml_names_the_line() -> None:
    assert one("name = 1\nname =\n") == DeckFault(field="file", expected=Expected.TOML, line=2)


def test_an_overlong_line_is_one_fault() -> None:
    fault = DeckFault(field="file", expected=Expected.SHORT_LINES, most=1000, line=2)
    assert one("# 1\n" + ".".join("a" * 30_000) + " = 1") == fault


@pytest.mark.parametrize(
    "hostile",
    ["a = " + "[\n" * 30_000, ".".join("a" * 490) + " = 1", f"a = {'9' * 900}", "a = nan"],
    ids=["nested lists", "nested tables", "a long number", "no number"],
)
def test_a_hostile_file_is_faulty_like_any_other(hostile: str) -> None:
    assert {fault.field for fault in faults(hostile)} & {"file", "a"}


@given(st.text(max_size=300) | st.binary(max_size=300))
def test_any_file_is_a_deck_or_faults(data: str | bytes) -> None:
    assert faults(data)


def test_homebrew_joins_the_printed_decks_but_takes_no_name(box: Box) -> None:
    own = read_deck(WHOLE)
    usurper = read_deck(WHOLE.replace("The Long Night", "eternal agony"))
    more = box.with_decks([own, usurper])
    assert more.deck("long night") is own
    assert more.deck("winter") is own
    assert more.deck("Eternal Agony") is box.deck("Eternal Agony")
    assert len(more.decks) == len(box.decks) + 1
    assert box.deck("The Long Night") is None
    assert box.with_decks([]) is box
