"""Any sequence of commands and answers, legal or not, by anybody, keeps the rules' promises.

S6 and S7: tokens are conserved. U3: undo, then redo is the identity. Nothing but a refusal stops
a command, a refusal changes nothing, and the log read back is the state.
"""

import copy
import os
import re
from dataclasses import fields
from random import Random
from typing import get_args

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from bot.box.box import load_box
from bot.rules.basics.options import RulesMode
from bot.rules.course.soundness import sound
from bot.rules.economy.people import Person
from bot.rules.state import commands as c
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign
from bot.rules.state.choices import choices
from bot.rules.state.replay import replay
from tests.rules.properties import asking
from tests.rules.random_moves import draw
from tests.rules.random_play import can_be_answered
from tests.rules.resuming import need_resumed, need_snapshots
from tests.rules.table import BJORN, CARLA, DORA, EVERYBODY, OLGA, Table, check_tokens

SOAK = bool(os.environ.get("OVERLORD_SOAK"))
PLAY = settings(
    max_examples=400 if SOAK else 60,
    database=None,
    stateful_step_count=120 if SOAK else 40,
    derandomize=not SOAK,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
BOX = load_box()
# Undo and redo are entries too, numbers of rolls only go up, and shown secrets stay shown (U7, U8).
LEFT_BEHIND = {"seq", "rolls", "secret", "shown_secrets", "shown_seals"}
# By house rule too, a quest or turn that is not there can be neither ended nor begun.
OF_THE_STAGE = (
    c.StartQuest
    | c.EndEncounter
    | c.EndQuest
    | c.StartOverlordTurn
    | c.StartHeroTurn
    | c.EndTurn
    | c.RemoveHero
)


class AnySequence(RuleBasedStateMachine):
    """People at a table who try everything."""

    @initialize(heroes=st.integers(0, 4), threat=st.integers(0, 9), deck=asking.decks)
    def open(self, heroes: int, threat: int, deck: str) -> None:
        """Open a campaign."""
        self.table = Table(BOX, check_each=False)
        self.table.open(heroes)
        self.try_out(OLGA, c.ChooseDeck(deck))
        self.try_out(OLGA, c.AdoptCampaign(threat, 2, "Make No Excuse, Branded, Summon Zarihell"))

    @rule(by=asking.people, command=asking.anything)
    def ask_anything(self, by: Person, command: c.Command) -> None:
        """Ask for anything."""
        self.try_out(by, command)

    @rule(seed=st.integers(0, 2**16), times=st.integers(1, 8))
    def play_on(self, seed: int, times: int) -> None:
        """Ask for what suits the state."""
        random = Random(seed)
        for _ in range(times):
            drawn = draw(random, self.table.state)
            if drawn is not None:
                self.try_out(*drawn)

    @precondition(lambda self: self.table.state.questions)
    @rule(by=st.sampled_from((*EVERYBODY, BJORN, CARLA, DORA)), which=st.integers(0, 30))
    def answer(self, by: Person, which: int) -> None:
        """Answer an open question, by whomever."""
        question = self.table.state.questions[which % len(self.table.state.questions)]
        offered = choices(question)
        if offered:
            value = offered[which % len(offered)].value
            self.try_out(by, c.Answer(question.id, value))

    @rule()
    def undo_and_redo(self) -> None:
        """Undo, then redo is the identity (U3)."""
        newest = self.table.state.newest
        if newest is None or newest.previous is None or self.table.state.undone:
            return
        before = self.table.state
        self.table.undo()
        assert self.table.state.undone == (newest.number,)
        self.table.redo()
        for name in {field.name for field in fields(Campaign)} - LEFT_BEHIND:
            assert getattr(self.table.state, name) == getattr(before, name), name

    @invariant()
    def tokens_are_conserved(self) -> None:
        """Nothing is made, nothing is lost (S6, S7)."""
        check_tokens(self.table.state)
        assert self.table.state.xp >= 0

    def teardown(self) -> None:
        """The log read back is the state."""
        assert replay(self.table.log) == self.table.state
        assert sound(self.table.log) == self.table.state
        assert need_resumed(self.table.states, self.table.log, self.table.state)
        assert need_snapshots(self.table.log, self.table.state)

    def try_out(self, by: Person, command: c.Command) -> None:
        """Ask for something; it happens, or is refused and changes nothing."""
        before, asked = copy.copy(self.table.state), self.table.state.questions
        try:
            self.table.play(by, command)
        except r.Refusal as refusal:
            assert self.table.state == before
            self.need_refusal(command, refusal)
            return
        for question in self.table.state.questions:
            if question not in asked and not isinstance(question, q.ShopPledge):
                assert can_be_answered(self.table, question), question

    def need_refusal(self, command: c.Command, refusal: r.Refusal) -> None:
        """Check that advisory rules refuse no breach of a rule."""
        advisory = self.table.state.settings.rules is RulesMode.ADVISORY
        if advisory and refusal.kind is r.RefusalKind.RULE:
            assert isinstance(command, OF_THE_STAGE), (command, refusal)


@pytest.mark.rule("S6", "S7", "U3")
def test_any_sequence_keeps_the_promises() -> None:
    run_state_machine_as_test(AnySequence, settings=PLAY)


def test_every_command_is_asked_for() -> None:
    asked = set(re.findall(r"builds\((\w+)", repr(asking.anything)))
    assert {kind.__name__ for kind in get_args(c.Command)} <= asked
