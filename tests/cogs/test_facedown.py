"""S5: nobody but the overlord side learns a facedown card, from any page, list or log."""

from collections.abc import Callable, Iterator

import pytest

from bot.pages.lookups import cards
from bot.pages.lookups.log import args
from bot.pages.lookups.register import LOOKUPS
from bot.pages.lookups.summary import quest_summary
from bot.rules import card_offers, offers
from bot.rules.basics.options import GainReason, Winner
from bot.rules.basics.stage import Step
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import refusals as r
from bot.words import Words
from tests.cogs.looking import view, whole
from tests.rules.table import BJORN, CARLA, LEORIC, MARA, NILS, OLGA, Table

pytestmark = pytest.mark.rule("S5")

DECKS = {
    "Eternal Agony": ("Pins and Needles", "Sadist"),
    "Corruption From Within": ("Traitor", "Thieves' Guild"),
}
OTHERS = {"a player": BJORN, "a steward": MARA, "an onlooker": NILS}


def before(table: Table) -> None:
    """Nothing has happened yet."""


def set_up(table: Table) -> None:
    table.start_quest()


def in_play(table: Table) -> None:
    table.start_quest()
    table.play(BJORN, c.StartHeroTurn(LEORIC))
    table.play(OLGA, c.GainThreat(GainReason.HERO_DEFEATED, LEORIC))


def spend_xp(table: Table) -> None:
    table.reach(Step.SPEND_XP)
    facedown = next(iter(card_offers.cards_to_buy(at(table, OLGA))))
    table.play(OLGA, c.BuyPlotCard(facedown.name))


def shopping(table: Table) -> None:
    table.give(leoric=2)
    table.reach(Step.SHOPPING)
    table.play(BJORN, c.OpenShopPledge())


def undone(table: Table) -> None:
    spend_xp(table)
    table.undo()


def over(table: Table) -> None:
    table.start_quest()
    table.end_quest(Winner.OVERLORD)
    table.play(OLGA, c.EndCampaign())


MOMENTS = (before, set_up, in_play, spend_xp, shopping, undone, over)


@pytest.fixture(params=DECKS)
def deck(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=MOMENTS, ids=lambda moment: moment.__name__)
def table(request: pytest.FixtureRequest, box: Box, deck: str) -> Table:
    """A table with a deck, two cards bought, and threat for more."""
    table = Table(box)
    table.open()
    table.own(deck, *DECKS[deck])
    table.fund(9)
    moment: Callable[[Table], None] = request.param
    moment(table)
    return table


def at(table: Table, by: Person) -> offers.Table:
    return offers.Table(table.state, by, table.box)


def facedown(table: Table) -> list[str]:
    """Give every name under which a card that nobody has seen faceup is known."""
    deck = table.box.deck(table.state.deck)
    assert deck is not None
    hidden = [card for card in deck.cards if not card_offers.is_open(table.state.cards[card.key])]
    seen = {event.card for event in _events(table) if hasattr(event, "card")}
    never = [card for card in hidden if card.key not in seen]
    assert never
    return [name for card in never for name in (card.name, card.key, *card.also)]


def _events(table: Table) -> Iterator[object]:
    return (entry.event for entry in table.log)


# What a look is asked for with, where it cannot do without.
ASKED = {"sheet": (str(BJORN.user),)}


def assert_hidden(text: str, table: Table) -> None:
    for name in facedown(table):
        assert name not in text, name


PRIVATE = ("hand", "decks", "buying", "delete", "ending", "treachery", "card-hand", "overlord-deck")


@pytest.mark.parametrize("who", OTHERS)
def test_no_page_of_others(table: Table, words: Words, who: str) -> None:
    seen = view(table, OTHERS[who], words)
    # A proof is of dice alone.
    for name in sorted(set(LOOKUPS) - {"card", "card-of", "deck", "own-refresh", "proof"}):
        try:
            page = LOOKUPS[name].draw(seen, *ASKED.get(name, ()))
        except r.NotYours:
            assert name in PRIVATE, name
        except (r.NoEncounter, r.CampaignOver):
            assert name == "ending"
        else:
            assert_hidden(whole(page), table)


def test_no_public_page_even_if_the_overlord_asks_for_it(table: Table, words: Words) -> None:
    seen = view(table, OLGA, words)
    public = [look for look in LOOKUPS.values() if look.draw is not cards.card]
    for look in public:
        if look.is_public(at(table, OLGA)):
            assert_hidden(whole(look.draw(seen)), table)
    assert_hidden(whole(quest_summary(seen)), table)


@pytest.mark.parametrize("who", OTHERS)
def test_no_list_to_choose_from(table: Table, who: str) -> None:
    here = at(table, OTHERS[who])
    found = [
        *card_offers.cards_to_buy(here),
        *card_offers.cards_to_trigger(here),
        *card_offers.cards_to_refresh(here),
        *card_offers.cards_to_cost(here),
        *card_offers.cards_to_adopt(here),
        *card_offers.cards_for_gain(here, c.GainThreat(GainReason.CARD)),
        *card_offers.cards_seen(here),
        *cards.lookable(here),
    ]
    assert_hidden("\n".join(f"{card.name} {card.key}" for card in found), table)


@pytest.mark.parametrize("who", OTHERS)
def test_a_facedown_card_answers_like_an_unknown_name(table: Table, words: Words, who: str) -> None:
    """By each of its names, and by its key as an old button of a hand has it."""
    seen, deck = view(table, OTHERS[who], words), table.box.deck(table.state.deck)
    assert deck is not None
    hidden = {name: card for name in facedown(table) if (card := deck.card(name))}
    assert len(hidden) == len(facedown(table))
    for typed, card in hidden.items():
        with pytest.raises(r.UnknownCard) as unknown:
            cards.card(seen, typed)
        assert unknown.value == r.UnknownCard(card.name)
    with pytest.raises(r.UnknownCard):
        cards.card(seen, "No such card")


def test_the_overlord_sees_his_facedown_cards_alone(table: Table, words: Words) -> None:
    name = facedown(table)[0]
    assert not cards.is_public(at(table, OLGA), name)
    assert name in whole(cards.card(view(table, OLGA, words), name))
    assert name in whole(LOOKUPS["hand"].draw(view(table, OLGA, words)))
    assert not LOOKUPS["hand"].is_public(at(table, OLGA))


def test_a_faceup_card_is_for_everybody(table: Table, words: Words, deck: str) -> None:
    for name in DECKS[deck]:
        for by in (OLGA, BJORN, CARLA, NILS):
            assert cards.is_public(at(table, by), name)
            assert name in whole(cards.card(view(table, by, words), name))


def test_a_steward_sees_other_decks_but_not_this_one(table: Table, words: Words) -> None:
    deck = table.box.deck(table.state.deck)
    assert deck is not None
    assert_hidden(whole(LOOKUPS["deck"].draw(view(table, MARA, words), deck.key)), table)
    assert "Misdirection" in whole(LOOKUPS["deck"].draw(view(table, MARA, words), "darkillusions"))
    assert "Misdirection" in whole(cards.card(view(table, MARA, words), "misdirection"))
    for name in facedown(table):
        with pytest.raises(r.UnknownCard):
            cards.card_of(view(table, MARA, words), deck.key, name)
    for by in (BJORN, NILS):
        with pytest.raises(r.UnknownCard):
            cards.card_of(view(table, by, words), "darkillusions", "misdirection")
        with pytest.raises(r.NotYours):
            LOOKUPS["deck"].draw(view(table, by, words), "darkillusions")
        with pytest.raises(r.UnknownCard) as unknown:
            cards.card(view(table, by, words), "misdirection")
        assert unknown.value == r.UnknownCard("Misdirection")


@pytest.mark.parametrize("who", OTHERS)
def test_a_filter_of_the_log_tells_nothing(table: Table, who: str) -> None:
    """A facedown name is refused like an unknown one."""
    here = at(table, OTHERS[who])
    for name in ("No such card", *facedown(table)):
        with pytest.raises(r.CardNotInLog) as refused:
            log_args(here, name)
        assert refused.value == r.CardNotInLog(name)


def log_args(here: offers.Table, card: str) -> tuple[str, ...]:
    return args(here, 1, None, card, None)
