"""Two-Pronged Gambit: a side hidden beneath it, sealed until the quest ends (L5)."""

import hashlib
from itertools import count
from typing import Any

import pytest

from bot.log.upcasts import event_codec
from bot.pages.lookups import verifying
from bot.pages.lookups.cards import card
from bot.pages.lookups.decks import hand
from bot.pages.phrases.lines import line
from bot.pages.voice import EVERYBODY, Voice
from bot.rules.basics.options import Winner
from bot.rules.basics.places import on_card
from bot.rules.basics.stored import replace
from bot.rules.cards.kinds import SealedSide
from bot.rules.course.moving import NewHome, refilled, sworn_in, without_secrets
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import SystemDice
from bot.rules.rolling.promises import Standing
from bot.rules.rolling.proof import verify_entries
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.replay import replay
from bot.words import Words
from tests.cards.staging import Scene, begin_play, scene, start
from tests.cogs.looking import shown, view
from tests.rules.table import BJORN, CARLA, DORA, MARA, NILS, OLGA, says

GAMBIT, KEY = "Two-Pronged Gambit", "twoprongedgambit"
THREAT, FORTUNE = "threat-side", "fortune-side"
WORDS = Words.load()
ALL = frozenset({OLGA.user, BJORN.user, CARLA.user, DORA.user})


class FreshScene(Scene):
    """A scene whose secrets nobody knows, each another one."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        secrets = count(1)
        self.wished.new_secret = lambda: bytes([next(secrets)]) * 32  # type: ignore[method-assign]


def bet(box: Box, side: str) -> FreshScene:
    """A quest at whose first set-up the overlord has hidden a side."""
    table = FreshScene(box)
    table.open(3)
    table.own("Seeds of Betrayal", GAMBIT, "Scrying and Plotting")
    table.fund(5)
    table.give(leoric=1, astarra=1)
    start(table)
    table.trigger(GAMBIT)
    table.answer(OLGA, side, q.PickWord)
    return table


def sealed(table: Scene) -> e.SideSealed:
    """Give what was sealed last."""
    events = (entry.event for entry in reversed(table.log))
    return next(event for event in events if isinstance(event, e.SideSealed))


def gained(events: tuple[e.Event, ...]) -> int:
    """Count the threat that the card brought."""
    moved = (event for event in events if isinstance(event, e.TokensMoved))
    return sum(each.amount for each in moved if each.why is e.Why.CARD and each.card == KEY)


@pytest.mark.rule("L5", "S6")
def test_a_token_lies_beneath_it_and_everybody_reads_the_digest_alone(box: Box) -> None:
    table = bet(box, THREAT)
    seal = sealed(table)
    assert table.state.tokens[on_card(KEY)] == 1
    assert seal.digest == hashlib.sha256(bytes.fromhex(seal.secret)).hexdigest()
    assert bytes.fromhex(seal.secret)[32:] == b"threat-side"
    voice = Voice(table.state, box, WORDS, "en", EVERYBODY)
    said = line(seal, voice)
    assert seal.digest in said
    assert seal.secret not in said
    assert not any(side in said for side in ("threat side", "fortune side"))


@pytest.mark.rule("L5", "S5")
@pytest.mark.parametrize("side", [THREAT, FORTUNE])
def test_no_log_page_or_export_tells_the_side_before_the_quest_is_over(box: Box, side: str) -> None:
    table = bet(box, side)
    answers = [x.event for x in table.log if isinstance(x.event, e.Answered)]
    assert answers[-1] == e.Answered(answers[-1].question, "sealed-side", closed=True)
    kept = " ".join(event_codec().encode(x.event)[1] for x in without_secrets(table.log))
    assert sealed(table).secret not in kept
    # Of both sides only the choice that everybody saw is there, so nothing tells which it was.
    assert kept.count(THREAT) == kept.count(FORTUNE)
    seen = shown(card(view(table, NILS, WORDS), GAMBIT))
    assert "its side hidden until the quest ends" in seen
    assert not any(bets in seen for bets in ("a bet on the overlord", "a bet on the heroes"))


@pytest.mark.rule("L5", "S5")
def test_the_overlord_side_is_reminded_on_the_own_hand_and_nobody_else_sees_it(box: Box) -> None:
    table = bet(box, FORTUNE)
    own = shown(hand(view(table, OLGA, WORDS)))
    assert f"Hidden beneath {GAMBIT}: the fortune side" in own
    for person in (BJORN, MARA, NILS):
        with pytest.raises(r.NotYours):
            hand(view(table, person, WORDS))


@pytest.mark.rule("L5", "T7", "S6")
@pytest.mark.parametrize(
    ("side", "winner", "threat"),
    [
        (THREAT, Winner.OVERLORD, 3),
        (FORTUNE, Winner.HEROES, 3),
        (THREAT, Winner.HEROES, 0),
        (FORTUNE, Winner.OVERLORD, 0),
    ],
)
def test_at_the_quests_end_it_is_shown_and_a_bet_on_the_winner_pays(
    box: Box, side: str, winner: Winner, threat: int
) -> None:
    table = bet(box, side)
    seal = sealed(table)
    events = table.play(OLGA, c.EndQuest(winner))
    assert e.SealOpened(KEY, seal.secret) in events
    assert gained(events) == threat
    assert on_card(KEY) not in table.state.tokens
    assert not table.card(GAMBIT).seal
    [found] = verify_entries(table.log).seals
    assert (found.standing, found.secret) == (Standing.KEPT, seal.secret)
    voice = Voice(table.state, box, WORDS, "en", EVERYBODY)
    assert side.replace("-", " ") in line(e.SealOpened(KEY, seal.secret), voice)


@pytest.mark.rule("L5", "P11")
def test_only_at_the_first_set_up_and_one_token_at_a_time(box: Box) -> None:
    table = bet(box, THREAT)
    table.play(OLGA, c.RefreshPlotCard(GAMBIT))
    assert table.refuses(OLGA, c.TriggerPlotCard(GAMBIT)) == r.CardHoldsNoMore(KEY, 1)
    begin_play(table)
    table.untimely(GAMBIT, table.box.deck(table.state.deck).card(KEY).moment)  # type: ignore[union-attr]


@pytest.mark.rule("L5", "U1", "U2", "U3", "U6")
def test_the_bet_is_undone_and_redone_and_only_the_overlord_side_makes_it(box: Box) -> None:
    table = scene(box, "Seeds of Betrayal", GAMBIT)
    table.give(leoric=1, astarra=1)
    start(table)
    table.trigger(GAMBIT)
    asked = table.question(q.PickWord)
    assert isinstance(table.refuses(BJORN, c.Answer(asked.id, THREAT)), r.NotYourQuestion)
    assert isinstance(table.refuses(OLGA, c.Answer(asked.id, "sealed-side")), r.NoSuchChoice)
    table.play(OLGA, c.Answer(asked.id, THREAT))
    seal = sealed(table)
    table.undo()
    assert not table.card(GAMBIT).seal
    table.redo()
    assert table.card(GAMBIT).sealed == seal.secret
    assert replay(table.log) == table.state


@pytest.mark.rule("L5", "U8")
@pytest.mark.parametrize("side", [THREAT, FORTUNE])
def test_a_quest_end_taken_back_leaves_the_bet_as_it_is_and_everybody_knows_it(
    box: Box, side: str
) -> None:
    table = bet(box, side)
    assert not table.state.knows_side(table.card(GAMBIT))
    table.end_quest(Winner.OVERLORD)
    table.undo()
    assert table.card(GAMBIT).sealed == sealed(table).secret
    assert table.log[-2].event == e.SealKnown(KEY, side)
    told = line(e.SealKnown(KEY, side), Voice(table.state, box, WORDS, "en", EVERYBODY))
    assert f"The bet stands and cannot be changed, and everybody knows it: the {side[:-5]}" in told
    for person in (OLGA, NILS):
        seen = shown(card(view(table, person, WORDS), GAMBIT))
        assert f"its side shown already: the {side.replace('-', ' ')}" in seen
    assert table.refuses(OLGA, c.TriggerPlotCard(GAMBIT)) == r.CardExhausted(KEY)
    table.play(OLGA, c.RefreshPlotCard(GAMBIT))
    assert table.refuses(OLGA, c.TriggerPlotCard(GAMBIT)) == r.CardHoldsNoMore(KEY, 1)


@pytest.mark.rule("L5", "U3", "U8")
def test_what_was_shown_stays_known_through_redo_and_a_bet_undone_is_made_anew(box: Box) -> None:
    table = bet(box, THREAT)
    table.end_quest(Winner.OVERLORD)
    table.undo()
    table.redo()
    assert not any(isinstance(entry.event, e.SealKnown) for entry in table.log[-2:])
    table.undo()
    assert table.state.knows_side(table.card(GAMBIT))
    table.undo()
    table.trigger(GAMBIT)
    table.answer(OLGA, FORTUNE, q.PickWord)
    assert not table.state.knows_side(table.card(GAMBIT))
    assert "its side hidden until the quest ends" in shown(card(view(table, NILS, WORDS), GAMBIT))
    assert replay(table.log) == table.state


@pytest.mark.rule("L5", "S9", "U2")
def test_the_campaigns_end_taken_back_has_shown_it_too(box: Box) -> None:
    table = bet(box, FORTUNE)
    table.play(OLGA, c.EndCampaign())
    table.undo()
    assert table.state.knows_side(table.card(GAMBIT))
    assert any(entry.event == e.SealKnown(KEY, FORTUNE) for entry in table.log[-3:])


@pytest.mark.rule("L5", "U8")
def test_it_is_shown_again_and_pays_as_it_was_sealed(box: Box) -> None:
    table = bet(box, THREAT)
    table.end_quest(Winner.OVERLORD)
    table.undo()
    assert [seal.standing for seal in verify_entries(table.log).seals] == [Standing.RUNNING]
    assert gained(table.play(OLGA, c.EndQuest(Winner.HEROES))) == 0
    assert [seal.standing for seal in verify_entries(table.log).seals] == [Standing.KEPT]


@pytest.mark.rule("L5", "S9")
def test_the_end_of_the_campaign_shows_it_without_a_gain(box: Box) -> None:
    table = bet(box, THREAT)
    events = table.play(OLGA, c.EndCampaign())
    assert e.SealOpened(KEY, sealed(table).secret) in events
    assert gained(events) == 0
    assert verify_entries(table.log).is_clean


def moved(table: Scene) -> Scene:
    """Give the campaign as another host goes on with it."""
    there = Scene(table.box)
    log = NewHome(5, ALL, OLGA.user).settle(refilled(without_secrets(table.log), table.box))
    there.log = [*log, *sworn_in(log, replay(log), SystemDice(), OLGA.user, 100)]
    there.renew()
    return there


@pytest.mark.rule("L5", "D6")
def test_an_import_in_mid_quest_cannot_open_it(box: Box) -> None:
    table = moved(bet(box, THREAT))
    held = table.card(GAMBIT)
    assert held.seal
    assert not held.sealed
    own = shown(hand(view(table, OLGA, WORDS)))
    assert "only another host can show" in own
    events = table.play(OLGA, c.EndQuest(Winner.OVERLORD))
    assert says(events, e.SealLost(KEY))
    assert gained(events) == 0
    assert on_card(KEY) not in table.state.tokens
    report = verify_entries(table.log)
    assert [seal.standing for seal in report.seals] == [Standing.ELSEWHERE]
    assert report.is_clean


@pytest.mark.rule("L5", "D6")
def test_one_that_was_shown_goes_along_and_is_shown_again_after_an_undo(box: Box) -> None:
    table = bet(box, THREAT)
    table.end_quest(Winner.OVERLORD)
    there = moved(table)
    there.undo()
    assert there.card(GAMBIT).sealed == sealed(table).secret


@pytest.mark.rule("L5", "D6")
def test_no_secret_of_a_file_is_believed_that_was_never_shown(box: Box) -> None:
    table = bet(box, THREAT)
    settled = NewHome(5, ALL, OLGA.user).settle(table.log)
    [told] = [x.event for x in settled if isinstance(x.event, e.SideSealed)]
    assert told == replace(sealed(table), secret="")


def rewritten(log: list[e.Entry], kind: type[e.Event], **fields: Any) -> list[e.Entry]:  # noqa: ANN401
    """Write other things into the events of a kind."""
    return [
        replace(x, event=replace(x.event, **fields)) if isinstance(x.event, kind) else x
        for x in log
    ]


@pytest.mark.rule("L5", "D6")
def test_a_side_shown_otherwise_than_sealed_or_not_at_all_is_named(box: Box) -> None:
    table = bet(box, THREAT)
    table.end_quest(Winner.HEROES)
    assert verify_entries(table.log).is_clean
    false = bytes.fromhex(sealed(table).secret)[:32] + b"fortune-side"
    say = Voice(table.state, box, WORDS, "en").say
    for log, standing in (
        (rewritten(table.log, e.SealOpened, secret=false.hex()), Standing.REPLACED),
        ([x for x in table.log if not isinstance(x.event, e.SealOpened)], Standing.UNSHOWN),
    ):
        report = verify_entries(log)
        assert [seal.standing for seal in report.seals] == [standing]
        assert not report.is_clean
        assert report.dice_are_clean
        assert any("not proven" in told for told in verifying.verdict(report, box.dice, say))


@pytest.mark.rule("L5", "D6")
def test_a_host_that_claims_it_cannot_show_its_own_seal_is_named(box: Box) -> None:
    table = bet(box, THREAT)
    start_of = rewritten(table.log, e.SideSealed, secret="")
    table.log = start_of
    table.renew()
    table.end_quest(Winner.HEROES)
    assert [seal.standing for seal in verify_entries(table.log).seals] == [Standing.UNSHOWN]


@pytest.mark.rule("L5")
def test_the_deck_plays_by_this_kind(box: Box) -> None:
    deck = box.deck("Seeds of Betrayal")
    assert deck is not None
    held = deck.card(GAMBIT)
    assert held is not None
    assert held.effect == SealedSide(threat=3)
