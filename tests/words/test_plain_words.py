"""Texts and arguments in a row are joined at once: to the letter what the library says."""

from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from bot.words import FALLBACK, WORDS, Catalogue, WordsError, read_source

LANGUAGES = {each.name: Catalogue.load(each) for each in WORDS.iterdir() if each.is_dir()}
# Languages that write numbers in other digits, with other signs, or part them sooner or later.
ABROAD = ("en", "de", "sv", "ar", "fa", "hi", "my", "es", "de-CH", "en-IN")

NUMBERS = st.one_of(
    st.integers(-3, 12), st.integers(990, 1010), st.integers(-(2**63), 2**63), st.booleans()
)
TEXTS = st.one_of(
    st.text(max_size=12),
    st.sampled_from(["", "%", "%(hero)s", "%%", "{ $hero }", "**Leoric**", "x" * 2500, "x" * 2501]),
)
VALUES = st.one_of(NUMBERS, TEXTS)


class Names(Visitor):
    """Collects the arguments of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def arguments_of(language: str) -> dict[str, list[str]]:
    found = {}
    for file in sorted((WORDS / language).glob("*.ftl")):
        for entry in FluentParser().parse(read_source(file)).body:
            if isinstance(entry, fluent.Message):
                names = Names()
                names.visit(entry)
                found[entry.id.name] = sorted(names.found)
    return found


ARGUMENTS = {language: arguments_of(language) for language in LANGUAGES}


def twice(catalogue: Catalogue, key: str, args: dict[str, Any]) -> list[str]:
    """Say a key as it is said, and as the library alone says it."""
    said = []
    for say in (catalogue.say, catalogue.say, catalogue.resolved):
        try:
            said.append(say(key, **args))
        except WordsError as error:
            said.append(str(error))
    return said


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@given(data=st.data())
def test_every_sentence_is_said_as_the_library_says_it(language: str, data: st.DataObject) -> None:
    key = data.draw(st.sampled_from(sorted(ARGUMENTS[language])))
    args = {name: data.draw(VALUES) for name in ARGUMENTS[language][key]}
    first, again, wanted = twice(LANGUAGES[language], key, args)
    assert first == again == wanted


@pytest.mark.parametrize("language", ABROAD)
@given(hero=VALUES, amount=VALUES)
def test_so_is_a_sentence_of_any_language(language: str, hero: Any, amount: Any) -> None:  # noqa: ANN401
    catalogue = Catalogue(language, ["gains = 100 % of { $hero }: %(amount)s { $amount }.\n"])
    first, again, wanted = twice(catalogue, "gains", {"hero": hero, "amount": amount})
    assert first == again == wanted


def test_what_lacks_an_argument_is_not_joined() -> None:
    catalogue = LANGUAGES[FALLBACK]
    assert catalogue.say("event-hero-defeated", hero="Leoric")
    with pytest.raises(WordsError):
        catalogue.say("event-hero-defeated")
