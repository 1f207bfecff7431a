"""Heroes, monsters, campaigns, conditions and dice of the box."""

import pytest

from bot.rules.printed.box import Box
from bot.rules.printed.figures import Way

SPACES = {"small": 1, "medium": 2, "huge": 4, "massive": 6}


@pytest.mark.parametrize(
    ("name", "figures"),
    [
        # might, knowledge, willpower, awareness, speed, health, stamina
        ("Ashrian", (2, 2, 3, 4, 5, 10, 4)),
        ("Avric Albright", (2, 3, 4, 2, 4, 12, 4)),
        ("Grisban the Thirsty", (5, 2, 3, 1, 3, 14, 4)),
        ("grisban thirsty", None),
        ("Tomble Burrowell", (1, 2, 3, 5, 4, 8, 5)),
        ("widow tarha", (2, 4, 3, 2, 4, 10, 4)),
        ("Gaia", (2, 2, 5, 2, 4, 9, 5)),
        ("Astarra", (1, 4, 4, 2, 4, 10, 5)),
    ],
)
def test_a_printed_hero_fills_in_a_sheet(
    box: Box, name: str, figures: tuple[int, ...] | None
) -> None:
    hero = box.hero(name)
    found = hero and (
        *(hero.might, hero.knowledge, hero.willpower, hero.awareness),
        *(hero.speed, hero.health, hero.stamina),
    )
    assert found == figures


def test_heroes_outside_the_official_game_are_marked(box: Box) -> None:
    outside = {hero.expansion for hero in box.heroes if not hero.official}
    assert outside == {"Maze of the Drakon", "Sands of the Past"}
    assert len(box.heroes) == 80


@pytest.mark.rule("A9")
@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("Goblin Archer", "small"),
        ("Zombie", "small"),
        ("Barghest", "medium"),
        ("Ettin", "huge"),
        ("Merriod", "huge"),
        ("Shadow Dragon", "massive"),
        ("Dark Minotaur", None),
        ("Manticore", None),
    ],
)
def test_a_monster_has_its_size_or_none(box: Box, name: str, size: str | None) -> None:
    monster = box.monster(name)
    assert monster is not None
    assert monster.size == size


@pytest.mark.rule("A9")
def test_a_size_is_a_number_of_spaces(box: Box) -> None:
    for monster in box.monsters:
        assert (monster.size is None) == (monster.spaces is None)
        if monster.size and monster.spaces:
            assert monster.spaces[0] * monster.spaces[1] == SPACES[monster.size]


def test_group_limits_by_heroes(box: Box) -> None:
    archers, imps = box.monster("goblin archer"), box.monster("Fire Imp")
    assert archers is not None
    assert imps is not None
    limits = [
        (archers.group(heroes).masters, archers.group(heroes).minions) for heroes in (2, 3, 4)
    ]
    assert limits == [(1, 2), (1, 3), (1, 4)]
    assert (imps.group(4).masters, imps.group(4).minions) == (2, 3)
    assert len(box.monsters) == 56


def test_the_campaigns_that_cards_name_are_known(box: Box) -> None:
    assert {campaign.name for campaign in box.campaigns} == {
        "Heirs of Blood",
        "Labyrinth of Ruin",
        "Shadow of Nerekhall",
        "The Shadow Rune",
    }
    assert box.campaign("shadow rune") is box.campaign("The Shadow Rune")


def test_the_conditions_that_cards_name_are_known(box: Box) -> None:
    assert {"poisoned", "diseased", "stunned"} <= set(box.conditions)
    assert len(box.conditions) == 11


def test_how_a_condition_goes_is_known_only_where_a_source_says_so(box: Box) -> None:
    known = {card.word for card in box.condition_cards if card.way is not Way.UNKNOWN}
    assert known == {card.word for card in box.condition_cards if card.sources}
    assert known == {"diseased", "poisoned", "stunned", "burning", "bleeding", "terrified"}
    tests = [card for card in box.condition_cards if card.way is Way.TEST]
    assert all(card.attribute and card.fail_fatigue + card.fail_damage == 1 for card in tests)


def test_agents_roll_dice_of_the_box(box: Box) -> None:
    cards = [card for agent in box.agents for card in agent.cards]
    rolled = {die for card in cards for die in card.dice}
    thrown = {die for card in cards for row in card.rows for die in row.defence}
    assert rolled == {"blue", "red", "yellow"}
    assert thrown == {"brown", "gray", "black"}
    assert rolled | thrown <= {die.id for die in box.dice}


def test_names_nobody_knows_find_nothing(box: Box) -> None:
    finders = (box.deck, box.agent, box.hero, box.monster, box.campaign)
    assert [find("Nobody") for find in finders] == [None] * 5
    assert [find("") for find in finders] == [None] * 5
