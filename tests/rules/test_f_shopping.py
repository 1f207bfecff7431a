"""F: fortune in the Shopping step (F4)."""

import pytest

from bot.rules.basics.options import RulesMode
from bot.rules.basics.places import SUPPLY, fortune
from bot.rules.basics.stage import Step
from bot.rules.economy.people import answerers
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.questions import ShopPledge
from tests.rules.table import (
    ASTARRA,
    BJORN,
    CARLA,
    DORA,
    GRISBAN,
    LEORIC,
    MARA,
    NILS,
    NOTE,
    OLGA,
    Table,
    of,
)

OPEN = c.OpenShopPledge()


@pytest.fixture
def shop(table: Table) -> Table:
    """Shopping, with two fortune on Leoric's sheet and one on Astarra's; Grisban has none."""
    table.give(leoric=2, astarra=1)
    table.reach(Step.SHOPPING)
    return table


def pledge(table: Table) -> ShopPledge:
    asked = table.question(ShopPledge)
    assert isinstance(asked, ShopPledge)
    return asked


def put(table: Table, hero: str = "") -> c.Answer:
    return c.Answer(pledge(table).id, f"put:{hero}" if hero else "put")


@pytest.mark.rule("F4")
def test_two_heroes_pay_a_shop_item_card_together(shop: Table) -> None:
    shop.play(CARLA, OPEN)
    assert of(shop.play(BJORN, put(shop)), e.TokensMoved) == []
    assert shop.state.fortune(LEORIC) == 2
    events = shop.play(CARLA, put(shop))
    assert of(events, e.TokensMoved) == [
        e.TokensMoved(fortune(LEORIC), SUPPLY, 1, e.Why.SHOP_CARD),
        e.TokensMoved(fortune(ASTARRA), SUPPLY, 1, e.Why.SHOP_CARD),
    ]
    assert of(events, e.ShopCardDrawn) == [e.ShopCardDrawn((LEORIC, ASTARRA))]
    assert shop.state.questions == ()


@pytest.mark.rule("F4")
def test_one_hero_pays_it_alone(shop: Table) -> None:
    shop.play(BJORN, OPEN)
    shop.play(BJORN, put(shop))
    shop.play(BJORN, put(shop))
    assert shop.state.fortune(LEORIC) == 0


@pytest.mark.rule("F4")
def test_nobody_puts_in_what_he_has_not(shop: Table) -> None:
    shop.play(BJORN, OPEN)
    assert shop.refuses(DORA, put(shop)) == r.NotEnoughFortune(GRISBAN, 1, 0)
    shop.play(CARLA, put(shop))
    assert shop.refuses(CARLA, put(shop)) == r.NotEnoughFortune(ASTARRA, 1, 0)


@pytest.mark.rule("F4")
def test_it_may_be_repeated_while_fortune_lasts(shop: Table) -> None:
    shop.give(astarra=1)
    for _ in range(2):
        shop.play(BJORN, OPEN)
        shop.play(BJORN, put(shop))
        shop.play(CARLA, put(shop))
    assert shop.refuses(BJORN, OPEN) == r.NotEnoughFortuneTogether(2, 0)


@pytest.mark.rule("F4")
def test_only_in_the_shopping_step(table: Table) -> None:
    table.give(leoric=2)
    assert isinstance(table.refuses(BJORN, OPEN), r.WrongStep)
    table.reach(Step.SPEND_XP)
    assert table.refuses(BJORN, OPEN).remedy is r.Remedy.SHOPPING


@pytest.mark.rule("F4", "U6")
def test_it_is_the_heroes_affair(shop: Table) -> None:
    for person in (OLGA, MARA, NILS):
        assert isinstance(shop.refuses(person, OPEN), r.NotYours)
    shop.play(DORA, OPEN)
    assert isinstance(shop.refuses(NILS, put(shop)), r.NotYourQuestion)
    assert isinstance(shop.refuses(DORA, put(shop, LEORIC)), r.NotYours)


@pytest.mark.rule("F4")
def test_a_player_of_several_heroes_is_asked_which_pays(shop: Table) -> None:
    shop.play(OLGA, c.AssignHero("Astarra", BJORN.user))
    shop.play(BJORN, OPEN)
    which = r.WhichHeroPays(pledge(shop).id, (LEORIC, ASTARRA))
    assert shop.refuses(BJORN, put(shop)) == which
    shop.play(BJORN, put(shop, ASTARRA))
    shop.play(BJORN, put(shop))
    assert shop.fortune() == {LEORIC: 1, ASTARRA: 0, GRISBAN: 0}


@pytest.mark.rule("F4", "U6")
def test_a_steward_pays_for_a_hero_he_names(shop: Table) -> None:
    shop.play(BJORN, OPEN)
    assert shop.refuses(MARA, put(shop)) == r.WhichHeroPays(pledge(shop).id, (LEORIC, ASTARRA))
    assert e.StewardActed() in shop.play(MARA, put(shop, ASTARRA))


@pytest.mark.rule("F4", "U6")
def test_a_stand_in_pays_for_the_absent_player(shop: Table) -> None:
    shop.play(BJORN, c.NameStandIn("Leoric", NILS.user))
    shop.play(NILS, OPEN)
    events = shop.play(NILS, put(shop))
    assert of(events, e.ActedFor) == [e.ActedFor(LEORIC, BJORN.user)]


@pytest.mark.rule("F4", "U4")
def test_a_pledge_blocks_nothing(shop: Table) -> None:
    shop.play(BJORN, OPEN)
    shop.play(BJORN, put(shop))
    shop.fund(2)
    shop.play(OLGA, c.CorrectFortune("Astarra", 2, NOTE))
    shop.play(OLGA, c.PlayRumor("Gold Digger", True))
    assert pledge(shop).paid == (LEORIC,)


@pytest.mark.rule("F4", "S7")
def test_a_pledged_token_that_left_its_sheet_no_longer_counts(shop: Table) -> None:
    shop.play(BJORN, OPEN)
    shop.play(CARLA, put(shop))
    shop.play(OLGA, c.CorrectFortune("Astarra", -1, NOTE))
    shop.play(BJORN, put(shop))
    assert pledge(shop).paid == (LEORIC,)
    shop.play(BJORN, put(shop))
    assert shop.fortune() == {LEORIC: 0, ASTARRA: 0, GRISBAN: 0}


@pytest.mark.rule("F4")
def test_a_pledge_nobody_can_complete_lapses(shop: Table) -> None:
    shop.play(BJORN, OPEN)
    shop.play(OLGA, c.CorrectFortune("Leoric", -2, NOTE))
    assert shop.state.questions == ()


@pytest.mark.rule("F4")
def test_a_new_pledge_replaces_the_old(shop: Table) -> None:
    shop.play(BJORN, OPEN)
    shop.play(BJORN, put(shop))
    old = pledge(shop).id
    shop.play(CARLA, OPEN)
    assert [each.id for each in shop.state.questions] == [pledge(shop).id]
    assert shop.refuses(BJORN, c.Answer(old, "put")) == r.QuestionClosed()
    assert pledge(shop).paid == ()


@pytest.mark.rule("F4", "U5")
@pytest.mark.parametrize(
    "command",
    [c.NextStep(), c.GoToStep(Step.TRAVEL), c.StartQuest("x"), c.RemoveHero("Grisban")],
    ids=lambda command: type(command).__name__,
)
def test_an_unfinished_pledge_is_dropped(shop: Table, command: c.Command) -> None:
    shop.play(BJORN, OPEN)
    shop.play(BJORN, put(shop))
    asked = pledge(shop).id
    events = shop.play(OLGA, command)
    assert of(events, e.Withdrawn) == [e.Withdrawn(asked)]
    assert shop.state.questions == ()
    if not isinstance(command, c.RemoveHero):
        assert set(shop.fortune().values()) == {0}


@pytest.mark.rule("F4", "U5")
def test_a_pledge_by_house_rule_is_dropped_as_its_encounter_ends(table: Table) -> None:
    table.play(OLGA, c.ChangeSettings(rules=RulesMode.ADVISORY))
    table.give(leoric=2)
    table.start_quest()
    table.play(BJORN, OPEN)
    table.play(OLGA, c.EndEncounter())
    assert table.state.questions == ()


@pytest.mark.rule("F4", "U2")
def test_a_pledge_is_undone_before_what_it_was_paid_from(shop: Table) -> None:
    shop.play(DORA, OPEN)
    shop.play(OLGA, c.CorrectFortune("Grisban", 2, NOTE))
    shop.play(DORA, put(shop))
    shop.play(DORA, put(shop))
    shop.undo()
    assert shop.fortune() == {LEORIC: 2, ASTARRA: 1, GRISBAN: 2}
    shop.undo()
    assert shop.fortune() == {LEORIC: 2, ASTARRA: 1, GRISBAN: 0}


@pytest.mark.rule("F4", "U4")
def test_a_pledge_waits_for_an_open_tie(house: Table) -> None:
    house.fund(1)
    house.give(leoric=1, astarra=1, grisban=1)
    house.reach(Step.SHOPPING)
    house.play(BJORN, OPEN)
    house.play(OLGA, c.TriggerPlotCard("Old Trick"))
    house.answer(OLGA, "use")
    assert isinstance(house.refuses(BJORN, put(house)), r.QuestionOpen)
    house.answer(BJORN, LEORIC)
    house.play(BJORN, put(house))


@pytest.mark.rule("F4")
def test_a_pledge_waits_for_those_alone_who_have_something_to_put_in(shop: Table) -> None:
    shop.play(CARLA, OPEN)
    assert answerers(shop.state, pledge(shop)) == (BJORN.user, CARLA.user)
    shop.play(CARLA, put(shop))
    assert answerers(shop.state, pledge(shop)) == (BJORN.user,)
