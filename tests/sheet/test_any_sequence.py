"""Any sequence of commands at a table that keeps everything: what sheets hold always adds up."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule, run_state_machine_as_test

from bot.rules.basics.options import Sheet, Track
from bot.rules.economy.people import Person
from bot.rules.state import commands as c
from bot.rules.state import counts
from bot.rules.state.replay import live
from tests.rules.properties import asking
from tests.rules.properties.test_any_sequence import PLAY, AnySequence
from tests.rules.table import OLGA

FEW = st.integers(0, 4)
HEROES = st.sampled_from(("Leoric", "Astarra", "Grisban"))
VITALS = st.one_of(
    st.builds(c.SufferHero, HEROES, FEW, FEW, asking.conditions, st.booleans()),
    st.builds(c.RecoverHero, HEROES, FEW, FEW, asking.conditions),
    st.builds(c.StandUp, HEROES),
    st.builds(c.ReviveHero, HEROES, HEROES),
    st.builds(c.StartHeroTurn, HEROES),
    st.builds(c.RestHero, HEROES),
)


class Everything(AnySequence):
    """The same people, whose heroes soon fall."""

    @initialize(heroes=st.integers(2, 4), threat=st.integers(0, 9), deck=asking.decks)
    def open(self, heroes: int, threat: int, deck: str) -> None:
        """Open a campaign that keeps everything."""
        super().open(heroes, threat, deck)
        self.try_out(OLGA, c.ChangeSettings(track=Track.EVERYTHING))
        for hero in self.table.state.heroes:
            figures = Sheet(health=5, stamina=3, willpower=3, might=2)
            self.try_out(OLGA, c.SetHero(hero, figures))
        self.try_out(OLGA, c.StartQuest("First Blood"))

    @rule(by=asking.people, command=VITALS)
    def hurt(self, by: Person, command: c.Command) -> None:
        """Say what a hero suffers or recovers."""
        self.try_out(by, command)

    @invariant()
    def sheets_add_up(self) -> None:
        """What the sheets hold is what the moves that stand have come to (V1)."""
        happened = (entry.event for entry in live(self.table.log))
        added = {count: n for count, n in counts.added_up(happened).items() if n}
        assert added == counts.held(self.table.state)
        assert all(amount > 0 for amount in added.values())


@pytest.mark.rule("V1", "V3", "U3")
def test_any_sequence_keeps_the_promises() -> None:
    run_state_machine_as_test(Everything, settings=settings(PLAY, max_examples=40))
