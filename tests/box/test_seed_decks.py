"""The two decks whose every card is known, against a copy of their figures."""

import pytest

from bot.rules.printed.box import Box
from bot.rules.printed.decks import Card, CardCosts, Deck

# name | transcribed purchase/trigger | printed purchase/trigger | spend | moment | refresh | effect
CORRUPTION = """
Friend or Foe        | -/1 | -/1 | exhaust | overlord-turn | quest-end           | marker
Thieves' Guild       | 2/1 | 2/1 | exhaust | set-up        | turn                | guide
Merchants' Guild     | 2/0 | 2/0 | exhaust | shopping-step | turn                | discard-threat
Secret Council       | 2/1 | 2/1 | exhaust | first-set-up  | first-encounter-end | cards-beneath
Traitor              | 3/1 | 3/1 | exhaust | hero-turn     | encounter-end       | test-hero
False Informant      | 3/0 | 3/0 | exhaust | travel-step   | turn                | test-hero
One of Us            | 3/2 | 3/2 | exhaust | play          | encounter-end       | after-failed-test
False Chronicler     | 3/0 | 3/0 | exhaust | xp-step       | turn                | experience
Mages' Guild         | 4/1 | 4/1 | exhaust | overlord-turn | encounter-end       | test-every-hero
Summon Rylan Olliven | 3/2 | 3/2 | exhaust | set-up        | turn                | summon
"""
AGONY = """
Spite                | -/- | -/1 | exhaust | hero-turn     | turn | surge-fatigue
If Looks Could Kill  | 2/1 | 1/2 | exhaust | play          | turn | choose-condition
Long Suffering       | 1/1 | 1/1 | use     | play          | none | suffering-counters
Make No Excuse       | 1/1 | 1/1 | exhaust | play          | turn | monster-dies
Pins and Needles     | 2/0 | 2/0 | exhaust | play          | turn | extra-damage
Branded              | 1/2 | 2/1 | use     | play          | none | brand
Idle Hands           | 1/3 | 3/1 | exhaust | play          | turn | another-attack
Time on the Rack     | 1/3 | 3/1 | use     | hero-turn     | none | rack
Sadist               | 2/3 | 3/2 | exhaust | overlord-turn | turn | discount
Summon Zarihell      | 2/3 | 3/2 | exhaust | set-up        | turn | summon
"""


def figures(costs: CardCosts) -> str:
    return "/".join("-" if cost is None else str(cost) for cost in (costs.purchase, costs.trigger))


def row(card: Card) -> list[str]:
    columns = (figures(card.costs(printed=False)), figures(card.costs(printed=True)))
    return [card.name, *columns, card.spend, card.moment, card.refresh, card.effect.kind]


def found(box: Box, name: str) -> Deck:
    deck = box.deck(name)
    assert deck is not None
    return deck


@pytest.mark.rule("Z0", "P7", "P11", "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10")
@pytest.mark.rule("Z1", "Z2", "Z3", "Z4", "Z5", "Z6", "Z7", "Z8", "Z9", "Z10")
@pytest.mark.parametrize(
    ("name", "table"), [("Corruption From Within", CORRUPTION), ("Eternal Agony", AGONY)]
)
def test_every_card_stands_as_it_was_copied(box: Box, name: str, table: str) -> None:
    expected = [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]
    deck = found(box, name)
    assert [row(card) for card in deck.cards] == expected
    assert [card.number for card in deck.cards] == list(range(1, 11))


@pytest.mark.parametrize("name", ["Corruption From Within", "Eternal Agony"])
def test_every_card_says_in_a_few_words_what_to_do(box: Box, name: str) -> None:
    for card in found(box, name).cards:
        assert 40 <= len(card.summary) <= 300
        assert card.summary.count(". ") <= 2
        assert "\n" not in card.summary


@pytest.mark.rule("Z0")
def test_only_the_contradicted_cards_have_two_columns(box: Box) -> None:
    agony = found(box, "Eternal Agony")
    alike = {card.name for card in agony.cards if not card.has_two_columns}
    assert alike == {"Long Suffering", "Make No Excuse", "Pins and Needles"}
    assert [deck.name for deck in box.decks if deck.has_two_columns] == ["Eternal Agony"]


@pytest.mark.parametrize(
    ("printed", "shown"),
    [
        ("Shadow Council", "Secret Council"),
        ("traitorous friend", "Traitor"),
        ("The Deceitful Scribe", "False Chronicler"),
        ("MAGES GUILD", "Mages' Guild"),
    ],
)
def test_the_printed_english_names_are_accepted_too(box: Box, printed: str, shown: str) -> None:
    card = found(box, "Inner Corruption").card(printed)
    assert card is not None
    assert card.name == shown


def test_the_decks_know_their_source_and_lieutenant(box: Box) -> None:
    corruption, agony = found(box, "Corruption From Within"), found(box, "Eternal Agony")
    assert (corruption.lieutenant, agony.lieutenant) == ("Rylan Olliven", "Zarihell")
    assert corruption.sources == agony.sources == 2
    assert corruption.forbidden_campaigns == ("Shadow of Nerekhall",)
