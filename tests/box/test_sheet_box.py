"""Shop Items, classes, Overlord cards, Search cards, relics, rumors and quests of the box."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from bot import DATA
from bot.box.box import check_sheet, load_box
from bot.box.faults import BoxError
from bot.rules.basics.dealing import deal
from bot.rules.basics.options import CampaignAct, QuestKind, Winner
from bot.rules.printed.box import Box
from bot.rules.printed.sheet import STARTING_ITEM_SALE, sale


def test_every_file_of_the_sheet_is_sound(box: Box) -> None:
    check_sheet(box)


@pytest.mark.rule("G3")
@pytest.mark.parametrize(
    ("item", "cost", "sale"),
    [
        ("Chainmail", 150, 75),
        ("Crossbow", 175, 75),
        ("Elm Greatbow", 100, 50),
        ("Archaic Scroll", 25, 0),
        ("Belt of Strength", 125, 50),
    ],
)
def test_an_item_sells_for_half_in_steps_of_25(box: Box, item: str, cost: int, sale: int) -> None:
    found = box.sheet.item(item)
    assert found is not None
    assert (found.cost, found.sale) == (cost, sale)


@pytest.mark.rule("G3")
def test_no_item_sells_for_more_than_half_or_an_odd_sum(box: Box) -> None:
    for item in box.sheet.items:
        assert item.sale % 25 == 0
        assert item.cost - 50 < 2 * item.sale <= item.cost
    assert sale(0) == 0
    assert STARTING_ITEM_SALE == 25


@pytest.mark.rule("G2")
@pytest.mark.parametrize(
    ("act", "expansions", "cards"),
    [
        (CampaignAct.I, (), 20),
        (CampaignAct.II, (), 14),
        (CampaignAct.I, ("The Trollfens",), 28),
        (CampaignAct.II, ("The Trollfens", "Lair of the Wyrm"), 24),
    ],
)
def test_a_shop_deck_is_of_its_act_and_expansions(
    box: Box, act: CampaignAct, expansions: tuple[str, ...], cards: int
) -> None:
    deck = box.sheet.shop_deck(act, expansions)
    assert len(deck) == cards
    found = [box.sheet.item(name) for name in deck]
    assert all(item and item.act is act for item in found)
    assert {item.expansion for item in found if item} <= {"Base Game", *expansions}


@pytest.mark.rule("G2")
def test_a_card_printed_twice_is_in_the_deck_twice(box: Box) -> None:
    counted = Counter(box.sheet.shop_deck(CampaignAct.I, ()))
    twice = {name for name, copies in counted.items() if copies == 2}
    assert twice == {item.name for item in box.sheet.items if item.copies == 2}
    assert len(twice) == 2


@pytest.mark.rule("G2")
def test_cards_dealt_are_of_the_deck_and_every_card_comes_up() -> None:
    deck = ("a", "a", "b", "c", "d", "e", "f")
    dealt = [deal(deck, 5, bytes([n])) for n in range(200)]
    assert all(Counter(hand) <= Counter(deck) for hand in dealt)
    assert {hand[0] for hand in dealt} == set(deck)
    assert deal(deck, 5, b"x") == deal(deck, 5, b"x")
    assert Counter(deal(deck, 9, b"x")) == Counter(deck)


@pytest.mark.rule("G1")
def test_the_search_cards_bring_350_gold(box: Box) -> None:
    assert box.sheet.search_gold(()) == 350
    assert box.sheet.search_gold(("Lair of the Wyrm",)) == 350
    assert box.sheet.search_gold(("Sands of the Past",)) == 700


@pytest.mark.rule("X2")
def test_every_class_is_of_an_archetype_of_the_heroes(box: Box) -> None:
    archetypes = {hero.archetype for hero in box.heroes}
    assert {each.archetype for each in box.sheet.classes} == archetypes
    assert len(box.sheet.classes) == 38


@pytest.mark.rule("X2")
def test_a_class_brings_its_skills_of_0_xp(box: Box) -> None:
    knight, conjurer = box.sheet.hero_class("knight"), box.sheet.hero_class("Conjurer")
    assert knight is not None
    assert conjurer is not None
    assert [skill.name for skill in knight.starting_skills] == ["Oath of Honor"]
    assert [skill.name for skill in conjurer.starting_skills] == ["Mirror Image", "Channeling"]
    assert knight.starting_items == ("Iron Longsword", "Wooden Shield")


@pytest.mark.rule("X2")
def test_what_no_source_knows_stays_unknown(box: Box) -> None:
    psychic, avenger = box.sheet.hero_class("Psychic"), box.sheet.hero_class("Avenger")
    assert psychic is not None
    assert avenger is not None
    assert {skill.xp for skill in psychic.skills} == {None}
    assert not psychic.official
    assert avenger.starting_items is None
    assert avenger.hybrid_with == "Healer"


@pytest.mark.rule("O1")
def test_both_basic_decks_have_15_cards(box: Box) -> None:
    assert [(deck.name, deck.size) for deck in box.sheet.basic_decks] == [
        ("Basic", 15),
        ("Basic II", 15),
    ]


@pytest.mark.rule("O2")
@pytest.mark.parametrize(
    ("card", "owned", "lacking"),
    [
        ("Unholy Ritual", [], 0),
        ("Rise Again", [], 2),
        ("Rise Again", ["Unholy Ritual"], 1),
        ("Rise Again", ["Unholy Ritual", "Unholy Ritual"], 0),
        ("Rise Again", ["Blood Rage", "Unholy Ritual"], 1),
        ("Diabolic Power", ["Unholy Ritual", "Word of Pain"], 1),
        ("Diabolic Power", ["Unholy Ritual", "Word of Pain", "Rise Again"], 0),
        ("Diverse Means", [], 0),
        ("Plan Ahead", [], 0),
    ],
)
def test_a_level_asks_for_cards_of_its_class(
    box: Box, card: str, owned: list[str], lacking: int
) -> None:
    found = box.sheet.card(card)
    assert found is not None
    assert box.sheet.lacking(found, owned) == lacking


@pytest.mark.rule("O2")
def test_a_reward_has_no_price(box: Box) -> None:
    gems = box.sheet.card("Fire Gems")
    assert gems is not None
    assert gems.xp is None


@pytest.mark.rule("T5")
def test_a_rumor_says_whether_it_features_a_quest(box: Box) -> None:
    quests = [rumor.name for rumor in box.sheet.rumors if rumor.features_quest]
    assert (len(box.sheet.rumors), len(quests)) == (28, 21)
    fury = box.sheet.rumor("Valyndra's Fury")
    assert fury is not None
    assert not fury.features_quest


@pytest.mark.rule("Q1")
def test_a_quest_says_what_each_winner_opens(box: Box) -> None:
    path = box.sheet.path("shadow rune")
    assert path is not None
    goblin, vault = path.quest("a fat goblin"), path.quest("The Shadow Vault")
    assert goblin is not None
    assert vault is not None
    assert goblin.opens is not None
    assert (goblin.opens.heroes, goblin.opens.overlord) == (
        "The Monster's Hoard",
        "The Frozen Spire",
    )
    assert (goblin.kind, goblin.act, goblin.encounters) == (QuestKind.NORMAL, CampaignAct.I, 2)
    assert goblin.lieutenants == ("Splig",)
    assert vault.opened_by is not None
    assert (vault.opened_by.winner, vault.opened_by.wins) == (Winner.HEROES, 2)
    assert vault.act is None


@pytest.mark.rule("Q1")
def test_the_printed_campaigns_of_plot_cards_have_their_quests(box: Box) -> None:
    assert all(box.sheet.path(campaign.name) for campaign in box.campaigns)
    assert len(box.sheet.paths) == 10
    lieutenants = {
        name
        for path in box.sheet.paths
        for quest in path.quests
        for name in quest.lieutenants or ()
    }
    assert all(box.agent(name) for name in lieutenants)


def test_a_relic_answers_to_both_sides(box: Box) -> None:
    blade = box.sheet.relic("Dawnblade")
    assert blade is box.sheet.relic("duskblade")
    assert len(box.sheet.relics) == 33


def test_nothing_of_the_sheet_is_read_at_start(tmp_path: Path) -> None:
    shutil.copytree(DATA, tmp_path / "data", ignore=shutil.ignore_patterns("sheet"))
    box = load_box(tmp_path / "data")
    with pytest.raises(BoxError) as wrong:
        check_sheet(box)
    assert wrong.value.file == "shop_items.toml"


@pytest.mark.parametrize(
    ("file", "old", "new", "names"),
    [
        ("shop_items", "cost = 150", "price = 150", "price"),
        ("shop_items", "cost = 150", 'cost = "150"', "cost"),
        ("shop_items", '["gray"]', '["grey"]', "Chainmail.dice"),
        ("shop_items", "items = [", "items == [", ""),
        ("hero_classes", 'hybrid_with = "Healer"', 'hybrid_with = "Cook"', "Monk.hybrid_with"),
        ("hero_classes", "xp = 0", "xp = 0.5", "skills"),
        ("overlord_cards", "copies = 2", "copies = 3", "Basic.size"),
        ("overlord_cards", 'deck = "Magus"', 'deck = "Mage"', "Unholy Ritual.deck"),
        ("quests", 'heroes = "The Monster', 'heroes = "A Monster', "A Fat Goblin"),
        ("quests", 'kind = "finale"', 'kind = "last"', "kind"),
        ("rumors", '["Rude Awakening", ', '["Late Awakening", ', "Gold Digger.one_of"),
        ("relics", 'equip = "one hand"', 'equip = "no hand"', "equip"),
        ("search_deck", "gold = 25", "silver = 25", "silver"),
    ],
)
def test_a_fault_in_the_sheet_is_named(
    tmp_path: Path, file: str, old: str, new: str, names: str
) -> None:
    data = Path(shutil.copytree(DATA, tmp_path / "data"))
    broken = data / "sheet" / f"{file}.toml"
    text = broken.read_text(encoding="utf-8")
    assert old in text
    broken.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BoxError) as wrong:
        check_sheet(load_box(data))
    assert wrong.value.file == f"{file}.toml"
    assert names in str(wrong.value)
