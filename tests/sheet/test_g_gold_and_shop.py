"""The common purse, the shop, and what is sold, handed on and found (G1, G2, G3, G4)."""

from collections import Counter

import pytest

from bot.rules.basics.options import CampaignAct, QuestKind, Shop, Track
from bot.rules.basics.stage import Step
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.party import Item
from tests.rules.table import BJORN, CARLA, LEORIC, NILS, NOTE, OLGA, Table, of


def items(table: Table, hero: str = LEORIC) -> list[str]:
    return [item.name for item in table.state.party.kit(hero).items]


@pytest.fixture
def rich(table: Table) -> Table:
    """A campaign whose heroes have 500 gold."""
    table.play(OLGA, c.ChangeGold(500, NOTE))
    return table


@pytest.fixture
def shopping(rich: Table) -> Table:
    """Shopping, where the table keeps the shop."""
    rich.reach(Step.SHOPPING)
    return rich


@pytest.fixture
def dealt(rich: Table) -> Table:
    """Shopping, where the bot has dealt the shop."""
    rich.play(OLGA, c.ChangeSettings(shop=Shop.BOT))
    rich.reach(Step.SHOPPING)
    return rich


# --- G1


@pytest.mark.rule("G1")
def test_gold_comes_and_goes_with_a_note(table: Table) -> None:
    table.play(BJORN, c.ChangeGold(100, "a chest"))
    table.play(CARLA, c.ChangeGold(-30, "a bribe"))
    assert table.state.party.gold == 70


@pytest.mark.rule("G1")
def test_the_purse_never_holds_less_than_nothing(table: Table) -> None:
    table.play(BJORN, c.ChangeGold(100, NOTE))
    assert table.refuses(BJORN, c.ChangeGold(-101, NOTE)) == r.NotEnoughGold(101, 100)


@pytest.mark.rule("G1")
@pytest.mark.parametrize("amount", [0, 1001, -1001])
def test_gold_moves_in_sums_of_1_to_1000(table: Table, amount: int) -> None:
    assert isinstance(table.refuses(BJORN, c.ChangeGold(amount, NOTE)), r.BadNumber)


@pytest.mark.rule("G1")
def test_gold_is_the_heroes_and_a_stewards(table: Table) -> None:
    assert isinstance(table.refuses(NILS, c.ChangeGold(1, NOTE)), r.NotYours)


@pytest.mark.rule("G1")
def test_search_gold_is_entered_once_in_the_first_step(table: Table) -> None:
    table.reach(Step.GOLD)
    table.play(BJORN, c.SearchGold(175))
    assert table.state.party.gold == 175
    assert table.refuses(BJORN, c.SearchGold(25)) == r.GoldEntered()


@pytest.mark.rule("G1")
def test_search_gold_of_the_next_phase_is_entered_again(table: Table) -> None:
    table.reach(Step.GOLD)
    table.play(BJORN, c.SearchGold(175))
    table.start_quest()
    assert isinstance(table.refuses(BJORN, c.SearchGold(25)), r.WrongStep)
    table.end_quest()
    table.play(BJORN, c.SearchGold(25))
    assert table.state.party.gold == 200


@pytest.mark.rule("G1")
def test_a_late_press_enters_no_gold_of_another_phase(table: Table) -> None:
    table.reach(Step.GOLD)
    assert table.refuses(BJORN, c.SearchGold(25, ("0",))) == r.TableMovedOn()
    table.play(BJORN, c.SearchGold(25, ("1",)))


@pytest.mark.rule("G1")
def test_search_gold_holds_nothing_up(table: Table) -> None:
    table.reach(Step.GOLD)
    assert not table.state.questions
    table.play(OLGA, c.NextStep())


def test_without_the_sheet_there_is_no_purse(table: Table) -> None:
    table.play(OLGA, c.ChangeSettings(track=Track.ECONOMY))
    refused = table.refuses(BJORN, c.ChangeGold(1, NOTE))
    assert refused == r.NotKept(Track.SHEET, Track.ECONOMY)


# --- G2


@pytest.mark.rule("G2")
def test_the_tables_shop_sells_any_item_for_any_price(shopping: Table) -> None:
    shopping.play(BJORN, c.BuyItem("Chainmail", "Leoric"))
    shopping.play(BJORN, c.BuyItem("Crossbow", "Leoric", 20))
    shopping.play(BJORN, c.BuyItem("Grandmother's Pan", "Leoric", 7))
    assert items(shopping) == ["Chainmail", "Crossbow", "Grandmother's Pan"]
    assert shopping.state.party.gold == 500 - 150 - 20 - 7


@pytest.mark.rule("G2")
def test_an_item_of_the_groups_own_needs_a_price(shopping: Table) -> None:
    refused = shopping.refuses(BJORN, c.BuyItem("Grandmother's Pan", "Leoric"))
    assert refused == r.PriceMissing("Grandmother's Pan")


@pytest.mark.rule("G2")
def test_a_part_of_a_name_will_do(shopping: Table) -> None:
    shopping.play(BJORN, c.BuyItem("chainm", "leo"))
    assert items(shopping) == ["Chainmail"]


@pytest.mark.rule("G2")
def test_the_purse_must_hold_the_price(shopping: Table) -> None:
    refused = shopping.refuses(BJORN, c.BuyItem("Chainmail", "Leoric", 501))
    assert refused == r.NotEnoughGold(501, 500)


@pytest.mark.rule("G2")
def test_buying_is_legal_in_shopping_only(rich: Table) -> None:
    rich.reach(Step.SPEND_XP)
    assert isinstance(rich.refuses(BJORN, c.BuyItem("Chainmail", "Leoric")), r.WrongStep)


@pytest.mark.rule("G2")
def test_a_player_buys_for_the_own_hero_only(shopping: Table) -> None:
    assert isinstance(shopping.refuses(CARLA, c.BuyItem("Chainmail", "Leoric")), r.NotYours)
    shopping.play(OLGA, c.BuyItem("Chainmail", "Leoric"))
    assert isinstance(shopping.log[-2].event, e.StewardActed)


@pytest.mark.rule("G2")
def test_somebody_with_two_heroes_says_which_buys(shopping: Table) -> None:
    shopping.play(OLGA, c.AssignHero("Astarra", BJORN.user))
    refused = shopping.refuses(BJORN, c.BuyItem("Chainmail"))
    assert refused == r.WhichHeroBuys("Chainmail", ("leoric", "astarra"))


@pytest.mark.rule("G2")
def test_the_bot_deals_five_cards_of_the_act(dealt: Table) -> None:
    shown = [each.item for each in dealt.state.party.shop]
    assert len(shown) == 5
    assert Counter(shown) <= Counter(dealt.box.sheet.shop_deck(CampaignAct.I, ()))


@pytest.mark.rule("G2")
def test_the_bots_shop_sells_what_it_shows_and_nothing_else(dealt: Table) -> None:
    [ware, *others] = dealt.state.party.shop
    shown = {each.item for each in (ware, *others)}
    hidden = next(x for x in dealt.box.sheet.shop_deck(CampaignAct.I, ()) if x not in shown)
    refused = dealt.refuses(BJORN, c.BuyItem(hidden, "Leoric"))
    assert isinstance(refused, r.NotForSale)
    cheaper = dealt.refuses(BJORN, c.BuyItem(ware.item, "Leoric", ware.price - 25))
    assert cheaper == r.PriceFixed(ware.item, ware.price)
    dealt.play(BJORN, c.BuyItem(ware.item, "Leoric"))
    assert items(dealt) == [ware.item]
    assert dealt.state.party.gold == 500 - ware.price
    assert dealt.state.party.shop == tuple(others)


@pytest.mark.rule("G2")
def test_what_a_hero_carries_is_not_dealt_again(rich: Table) -> None:
    deck = rich.box.sheet.shop_deck(CampaignAct.I, ())
    for item in deck[:-2]:
        rich.play(BJORN, c.AddItem(item, "Leoric", NOTE))
    rich.play(OLGA, c.ChangeSettings(shop=Shop.BOT))
    rich.reach(Step.SHOPPING)
    assert Counter(each.item for each in rich.state.party.shop) == Counter(deck[-2:])
    refused = rich.refuses(BJORN, c.RevealItem())
    assert refused == r.NoItemsLeft(CampaignAct.I)


@pytest.mark.rule("G2", "L3")
def test_false_friends_keep_two_of_the_items_back_while_exhausted(rich: Table) -> None:
    """Given False Friends exhausted in a quest, then the next Shopping shows 3, the one after 5."""
    rich.own("Seeds of Betrayal", "False Friends")
    rich.fund(2)
    rich.give(leoric=1)
    rich.play(OLGA, c.ChangeSettings(shop=Shop.BOT))
    rich.start_quest()
    rich.play(OLGA, c.TriggerPlotCard("False Friends"))
    rich.reach(Step.SHOPPING)
    assert len(rich.state.party.shop) == 3
    rich.start_quest()
    rich.reach(Step.SHOPPING)
    assert len(rich.state.party.shop) == 5


@pytest.mark.rule("G2", "F4")
def test_a_pledge_reveals_one_more(dealt: Table) -> None:
    dealt.give(leoric=2)
    dealt.play(BJORN, c.OpenShopPledge())
    dealt.answer(BJORN, "put")
    events = dealt.answer(BJORN, "put")
    [shown] = of(events, e.ShopDealt)
    assert isinstance(shown, e.ShopDealt)
    assert shown.why is e.Deal.PLEDGE
    assert len(dealt.state.party.shop) == 6


@pytest.mark.rule("G2", "R3")
def test_merchants_guild_makes_one_item_50_dearer(rich: Table) -> None:
    rich.own("Corruption From Within", "Merchants' Guild")
    rich.fund(1)
    rich.play(OLGA, c.ChangeSettings(shop=Shop.BOT))
    rich.reach(Step.SHOPPING)
    ware = rich.state.party.shop[0]
    rich.play(OLGA, c.TriggerPlotCard("Merchants' Guild"))
    assert isinstance(rich.refuses(BJORN, c.BuyItem(ware.item, "Leoric")), r.QuestionOpen)
    rich.answer(OLGA, ware.item, q.ItemDearer)
    dear = rich.state.party.for_sale(ware.item)
    assert dear is not None
    assert dear.price == ware.cost + 50
    rich.play(BJORN, c.BuyItem(ware.item, "Leoric"))
    assert rich.state.party.gold == 500 - ware.cost - 50


@pytest.mark.rule("G2", "R3")
def test_where_the_table_deals_merchants_guild_asks_nothing(rich: Table) -> None:
    rich.own("Corruption From Within", "Merchants' Guild")
    rich.fund(1)
    rich.reach(Step.SHOPPING)
    rich.play(OLGA, c.TriggerPlotCard("Merchants' Guild"))
    assert not rich.state.questions
    assert rich.state.threat >= 0


@pytest.mark.rule("G2")
def test_the_shop_closes_with_its_step(dealt: Table) -> None:
    dealt.play(OLGA, c.NextStep())
    assert dealt.state.party.shop == ()


@pytest.mark.rule("G2")
def test_a_card_found_elsewhere_is_named_and_not_for_sale(rich: Table) -> None:
    rich.play(OLGA, c.ChangeSettings(shop=Shop.BOT))
    rich.start_quest()
    [found] = of(rich.play(BJORN, c.RevealItem()), e.ShopDealt)
    assert isinstance(found, e.ShopDealt)
    assert (found.why, len(found.items)) == (e.Deal.FOUND, 1)
    assert rich.state.party.shop == ()


@pytest.mark.rule("G2")
def test_the_tables_own_deck_is_not_the_bots_to_reveal(shopping: Table) -> None:
    assert shopping.refuses(BJORN, c.RevealItem()) == r.ShopOfTable()


# --- G3


@pytest.mark.rule("G3")
def test_a_sale_brings_half_the_price(shopping: Table) -> None:
    shopping.play(BJORN, c.BuyItem("Chainmail", "Leoric"))
    shopping.play(BJORN, c.SellItem("Chainmail", "Leoric"))
    assert shopping.state.party.gold == 500 - 150 + 75
    assert items(shopping) == []


@pytest.mark.rule("G3")
def test_what_sells_for_nothing_is_sold_all_the_same(rich: Table) -> None:
    rich.play(BJORN, c.AddItem("Archaic Scroll", "Leoric", NOTE))
    [sold] = rich.play(BJORN, c.SellItem("Archaic Scroll", "Leoric"))
    assert sold == e.ItemSold(LEORIC, "Archaic Scroll", 0)


@pytest.mark.rule("G3")
def test_a_starting_item_sells_for_25(table: Table) -> None:
    table.play(OLGA, c.AddHero("Syndrael", BJORN.user))
    table.play(BJORN, c.TakeClass("Syndrael", "Knight"))
    table.play(BJORN, c.SellItem("Iron Longsword", "Syndrael"))
    assert table.state.party.gold == 25


@pytest.mark.rule("G3")
def test_relics_are_not_sold(table: Table) -> None:
    table.play(BJORN, c.AddItem("Dawnblade", "Leoric", "for the victory"))
    assert table.refuses(BJORN, c.SellItem("Dawnblade", "Leoric")) == r.RelicStays("Dawnblade")


@pytest.mark.rule("G3")
def test_nobody_sells_what_is_not_carried(table: Table) -> None:
    refused = table.refuses(BJORN, c.SellItem("Dawnblade", "Leoric"))
    assert refused == r.NotCarried("Dawnblade", LEORIC, ())


@pytest.mark.rule("G3")
def test_an_item_is_handed_on_at_any_time_as_it_is(table: Table) -> None:
    table.play(OLGA, c.AddHero("Syndrael", BJORN.user))
    table.play(BJORN, c.TakeClass("Syndrael", "Knight"))
    table.start_quest()
    table.play(BJORN, c.GiveItem("Wooden Shield", "Syndrael", "Astarra"))
    kit = table.state.party.kit("astarra")
    assert kit.items == (Item("Wooden Shield", starting=True),)
    assert isinstance(
        table.refuses(BJORN, c.GiveItem("Wooden Shield", "Astarra", "Leoric")), r.NotYours
    )
    assert (
        table.refuses(CARLA, c.GiveItem("Wooden Shield", "Astarra", "Astarra")) == r.NothingToDo()
    )


# --- G4


def after_interlude(table: Table) -> None:
    table.play(OLGA, c.StartQuest("The Shadow Vault", QuestKind.INTERLUDE))
    table.end_quest()


@pytest.mark.rule("G4")
def test_after_an_interlude_all_that_is_left_of_act_one_is_for_sale(rich: Table) -> None:
    rich.play(BJORN, c.AddItem("Chainmail", "Leoric", NOTE))
    rich.play(OLGA, c.ChangeSettings(shop=Shop.BOT))
    after_interlude(rich)
    rich.play(OLGA, c.GoToStep(Step.SHOPPING))
    shown = Counter(each.item for each in rich.state.party.shop)
    whole = Counter(rich.box.sheet.shop_deck(CampaignAct.I, ()))
    assert shown == whole - Counter(["Chainmail"])


@pytest.mark.rule("G4")
def test_act_two_brings_its_own_deck(rich: Table) -> None:
    rich.play(OLGA, c.ChangeSettings(shop=Shop.BOT))
    after_interlude(rich)
    rich.play(OLGA, c.GoToStep(Step.SHOPPING))
    before = len(rich.state.party.shop)
    rich.play(OLGA, c.SetAct(CampaignAct.II))
    added = [rich.box.sheet.item(each.item) for each in rich.state.party.shop[before:]]
    assert [item.act for item in added if item] == [CampaignAct.II] * 5
    rich.start_quest()
    rich.end_quest()
    rich.play(OLGA, c.GoToStep(Step.SHOPPING))
    shown = [rich.box.sheet.item(each.item) for each in rich.state.party.shop]
    assert {item.act for item in shown if item} == {CampaignAct.II}
    assert len(shown) == 5


@pytest.mark.rule("G2")
def test_a_bot_that_comes_to_keep_the_shop_in_shopping_deals_at_once(shopping: Table) -> None:
    shopping.play(OLGA, c.ChangeSettings(shop=Shop.BOT))
    assert len(shopping.state.party.shop) == 5
    shopping.play(OLGA, c.ChangeSettings(shop=Shop.TABLE))
    shopping.play(OLGA, c.ChangeSettings(shop=Shop.BOT))
    assert len(shopping.state.party.shop) == 5
