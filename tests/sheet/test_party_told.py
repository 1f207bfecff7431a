"""Gold, experience and the overlord's cards as they are told: lines, log, page, secrets, check."""

import pytest

from bot.desk.files.exporting import file_of
from bot.log.export import read
from bot.log.upcasts import event_codec
from bot.pages.lookups.board import board
from bot.pages.lookups.log import args, log
from bot.pages.lookups.overlord_deck import overlord_deck
from bot.pages.lookups.status import status
from bot.pages.lookups.summary import details
from bot.pages.phrases.pools import closing_lines
from bot.pages.voice import EVERYBODY
from bot.pages.web.document import document
from bot.rules import sheet_offers
from bot.rules.basics.keys import MoveNumber
from bot.rules.basics.options import Edition, Track
from bot.rules.basics.stage import Step
from bot.rules.course.soundness import sound
from bot.rules.offers import Table as Asked
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.events import Entry
from bot.rules.state.ledger import Problem, Unsound
from bot.rules.state.party import Learnt
from bot.words import Words
from tests.cogs.looking import shown, view, whole
from tests.rules.table import BJORN, CARLA, LEORIC, MARA, NILS, NOTE, OLGA, Table
from tests.telling.reader import names_of, newest

SECRETS = ("Schemes", "Plan Ahead")


@pytest.fixture(scope="session")
def words() -> Words:
    return Words.load()


@pytest.fixture
def learning(table: Table) -> Table:
    """Spend XP: the overlord has learnt a card, Leoric is a Necromancer with a skill."""
    table.play(BJORN, c.TakeClass("Leoric", "Necromancer"))
    table.play(OLGA, c.ChangeGold(100, "a chest"))
    table.play(OLGA, c.AdjustXp(3, NOTE))
    table.reach(Step.SPEND_XP)
    table.play(BJORN, c.LearnSkill("Leoric", "Corpse Blast"))
    table.play(OLGA, c.LearnOverlordCard("Schemes"))
    return table


def closing(table: Table) -> list[str]:
    move = newest(table)
    return closing_lines(move, names_of(move, table.box))


@pytest.mark.rule("G1")
def test_gold_has_its_line_and_the_pools_stay_out(table: Table) -> None:
    table.play(BJORN, c.ChangeGold(100, NOTE))
    assert closing(table) == ["Gold 0 → 100"]
    table.play(BJORN, c.ChangeGold(-50, NOTE))
    assert closing(table) == ["Gold 100 → 50"]
    table.undo(BJORN)
    assert closing(table) == ["Gold 50 → 100"]


@pytest.mark.rule("X1", "X2")
def test_experience_has_its_line(learning: Table) -> None:
    learning.play(OLGA, c.ChangeHeroXp("Leoric", 1, NOTE))
    assert closing(learning) == ["XP: Leoric 0 → 1"]
    learning.play(OLGA, c.ChangeHeroXp("Leoric", -1, NOTE))
    assert closing(learning) == ["XP: Leoric 1 → 0"]


@pytest.mark.rule("X1")
def test_the_lines_follow_the_pools(table: Table) -> None:
    table.start_quest()
    table.end_quest()
    table.play(OLGA, c.GoToStep(Step.REWARDS))
    assert closing(table) == [
        "Overlord XP 0 → 1",
        "Threat 1 | Fortune: Leoric 0, Astarra 0, Grisban 0",
        "XP: Leoric 0 → 1, Astarra 0 → 1, Grisban 0 → 1",
    ]


@pytest.mark.rule("O1")
def test_the_hand_has_its_line(quest: Table) -> None:
    quest.play(OLGA, c.StartOverlordTurn())
    assert closing(quest)[-1] == "Hand 3 → 4"


@pytest.mark.rule("O2")
def test_learning_shows_what_was_paid_and_not_for_what(learning: Table) -> None:
    assert closing(learning)[0] == "Overlord XP 4 → 3"


@pytest.mark.rule("G1", "O1")
def test_board_and_status_show_purse_and_hand(learning: Table, words: Words) -> None:
    seen = view(learning, NILS, words)
    for page in (board(seen, {}), status(seen)):
        assert "Gold 100" in shown(page)
        assert "Hand 3" in shown(page)


@pytest.mark.rule("G1", "X2")
def test_the_log_is_filtered_by_hero(learning: Table, words: Words) -> None:
    asked = Asked(learning.state, NILS, learning.box)
    seen = view(learning, NILS, words)
    assert "Corpse Blast" in shown(log(seen, *args(asked, 1, "Leoric", None, None)))
    assert "Corpse Blast" not in shown(log(seen, *args(asked, 1, "Astarra", None, None)))


@pytest.mark.rule("G1", "X2", "O2")
def test_the_page_shows_all_but_the_secret(learning: Table, words: Words) -> None:
    page = document(view(learning, EVERYBODY, words), {}, 1_900_000_000).decode()
    assert "Corpse Blast" in page
    assert "Gold 0 → 100" in page
    assert "an Overlord card, level 1" in page
    assert "Schemes" not in page


# --- O2: what the overlord has is that side's secret


@pytest.mark.rule("O2", "S5")
@pytest.mark.parametrize("who", [BJORN, MARA, NILS], ids=["player", "steward", "onlooker"])
def test_nobody_else_learns_what_was_learnt(learning: Table, words: Words, who: object) -> None:
    by = next(person for person in (BJORN, MARA, NILS) if person is who)
    seen = view(learning, by, words)
    with pytest.raises(r.NotYours):
        overlord_deck(seen)
    asked = Asked(learning.state, by, learning.box)
    assert sheet_offers.cards_to_learn(asked, owned=False) == ()
    assert sheet_offers.cards_to_learn(asked, owned=True) == ()
    for page in (log(seen), board(seen, {}), status(seen)):
        assert not any(secret in whole(page) for secret in SECRETS)


@pytest.mark.rule("O2")
def test_the_overlord_sees_the_own_deck(learning: Table, words: Words) -> None:
    told = shown(overlord_deck(view(learning, OLGA, words)))
    assert "Learnt: Schemes" in told
    assert "16 cards in all, 3 in your hand, 3 XP." in told
    assert "2 × Dash" in told
    offered = sheet_offers.cards_to_learn(Asked(learning.state, OLGA, learning.box), owned=False)
    names = [card.name for card in offered]
    assert "Schemes" not in names
    assert "Rise Again" not in names
    assert names[0] == "Unholy Ritual"


# --- lists


@pytest.mark.rule("X2")
def test_lists_have_what_each_hero_can_have(learning: Table) -> None:
    asked = Asked(learning.state, BJORN, learning.box)
    learning_now = sheet_offers.skills_to_learn(asked)
    assert learning_now == ()  # Leoric has spent all, and the others have no class
    names = [skill.name for skill in sheet_offers.skills(asked, "Leoric", owned=False)]
    assert "Dark Pact" in names
    assert "Corpse Blast" not in names
    assert "Raise Dead" not in names


@pytest.mark.rule("G2")
def test_what_the_purse_can_pay_comes_first(learning: Table) -> None:
    learning.play(OLGA, c.GoToStep(Step.SHOPPING))
    prices = [
        price or 0
        for _, price in sheet_offers.items_to_buy(Asked(learning.state, CARLA, learning.box))
    ]
    dear = [price > 100 for price in prices]
    assert True in dear
    assert dear == sorted(dear)


def test_with_economy_nothing_is_offered(learning: Table) -> None:
    learning.play(OLGA, c.ChangeSettings(track=Track.ECONOMY))
    asked = Asked(learning.state, OLGA, learning.box)
    assert sheet_offers.items_to_add(asked) == ()
    assert sheet_offers.classes(asked, None) == ()
    assert sheet_offers.quests(asked) == ()
    assert sheet_offers.rumors(asked) == ()


# --- the check: what cannot be is found


@pytest.mark.rule("G1", "X1", "O1")
@pytest.mark.parametrize(
    "fault",
    [
        e.GoldChanged(-101, e.GoldWhy.SPENT, NOTE),
        e.ItemBought(LEORIC, "Chainmail", 150),
        e.HeroXpChanged(LEORIC, -1, NOTE),
        e.SkillLearnt(LEORIC, "Dark Pact", 2),
        e.HandChanged(-4, e.HandWhy.DISCARDED),
    ],
    ids=lambda event: type(event).__name__,
)
def test_sums_that_cannot_be_are_found(learning: Table, fault: e.Event) -> None:
    assert sound(learning.log) == learning.state
    seq = len(learning.log) + 1
    with pytest.raises(Unsound) as found:
        sound([*learning.log, Entry(seq, MoveNumber(seq), 0, OLGA.user, fault)])
    assert (found.value.problem, found.value.seq) == (Problem.SHEETS, seq)


# --- a file to take along


@pytest.mark.rule("O2")
def test_only_the_overlords_own_file_names_what_was_learnt(learning: Table) -> None:
    of_others, own = (file_of(learning.log, (), 0, overlord=side) for side in (False, True))
    assert b"Schemes" in own
    assert b"Schemes" not in of_others
    taken_in = read(of_others, event_codec())
    assert sound(taken_in.entries).party.learnt == (Learnt(1),)


def test_in_the_first_edition_the_sheet_is_the_economy(box: Box) -> None:
    table = Table(box)
    table.play(OLGA, c.CreateCampaign("k", "Well", 1, edition=Edition.FIRST, track=Track.SHEET))
    for hero in ("Silhouette", "Runewitch Astarra"):
        table.play(OLGA, c.AddHero(hero, BJORN.user))
    table.play(OLGA, c.StartQuest("Into the Dark", conquest=5))
    table.play(OLGA, c.StartOverlordTurn())
    assert table.state.party.hand == 0
    refused = table.refuses(BJORN, c.ChangeGold(1, NOTE))
    assert isinstance(refused, r.OtherEdition)
    assert sheet_offers.quests(Asked(table.state, OLGA, box)) == ()


@pytest.mark.rule("G1", "X2")
def test_the_summary_counts_gold_and_skills(learning: Table, words: Words) -> None:
    learning.play(BJORN, c.ChangeGold(-30, NOTE))
    told = shown(details(view(learning, NILS, words)))
    assert "100 gold came in, 30 went out" in told
    assert "Leoric learnt 1 skill" in told
