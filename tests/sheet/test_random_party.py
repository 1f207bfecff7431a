"""Random campaigns again: what the party and the overlord have is possible at every moment."""

from typing import get_args

import pytest

from bot.rules.basics.options import RulesMode
from bot.rules.basics.stage import Step
from bot.rules.state import events as e
from tests.sheet.test_random_play import BOX, PLAYED, played


@pytest.mark.rule("G1", "X1", "O1")
@pytest.mark.parametrize(("deck", "seed"), PLAYED)
def test_at_every_moment_nobody_has_less_than_nothing(deck: str, seed: int) -> None:
    for state in played(deck, seed).states:
        assert state.party.is_sound


@pytest.mark.rule("G2", "X2", "O2")
@pytest.mark.parametrize(("deck", "seed"), PLAYED)
def test_at_every_moment_things_are_where_they_can_be(deck: str, seed: int) -> None:
    for state in played(deck, seed).states:
        party = state.party
        assert set(party.kits) <= set(state.heroes)
        # By a house rule a pledge may draw a card in another step.
        lenient = state.settings.rules is RulesMode.ADVISORY
        assert not party.shop or lenient or state.stage.step is Step.SHOPPING
        for kit in party.kits.values():
            assert len(set(kit.skills)) == len(kit.skills)
            assert not kit.along or ((held := BOX.sheet.hero_class(kit.taken)) and held.hybrid_with)
        names = [each.card for each in party.learnt]
        for card in filter(None, map(BOX.sheet.card, names)):
            assert names.count(card.name) <= card.copies


@pytest.mark.rule("G1", "G2", "G3", "X1", "X2", "O1", "O2")
def test_all_of_it_happens() -> None:
    """Else these campaigns would prove little."""
    met = {type(entry.event) for deck, seed in PLAYED for entry in played(deck, seed).log}
    # The others have tests of their own: a form, a file from elsewhere, one card's question.
    rare = {e.SheetEntered, e.OverlordCardNamed, e.ItemMadeDearer, e.BasicDeckChosen}
    rare |= {e.RewardTaken}  # they play no printed quest
    assert {*get_args(e.PartyEvent)} - rare <= met
