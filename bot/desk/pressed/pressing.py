"""What a press asks for: the command it plays, and what the form needs that it opens."""

from collections.abc import Callable, Iterator, Mapping

from bot.pages.lookups.board_moves import ASKED
from bot.pages.phrases.asking import GROUP
from bot.pages.phrases.spending import XP
from bot.pages.phrases.stages import (
    ADD_HERO,
    CHOOSE_DECK,
    ENTER_SHEET,
    NAME_OVERLORD,
    SEARCH_GOLD,
    START_QUEST,
)
from bot.pages.presses import ONCE, PARTED, Act, Press, unfold
from bot.pages.well import pressing as well
from bot.pages.well.pressing import DODGE, PUT_ON_BOARD, SWAP, seen
from bot.rules import offers
from bot.rules.basics.keys import NOBODY, MoveNumber
from bot.rules.basics.options import (
    CampaignAct,
    Costs,
    Edition,
    FortuneUse,
    OverlordAction,
    Refresh,
    Reward,
    Winner,
)
from bot.rules.basics.stage import Step
from bot.rules.economy import lateness
from bot.rules.economy.people import (
    answerers,
    audience,
    has,
    holders,
    is_steward,
    may_answer,
)
from bot.rules.offers import Table
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign
from bot.rules.state.choices import EXHAUST, YES, choices, of_each_hero, of_tests
from bot.rules.state.questions import HeroTests
from bot.rules.state.refusals import Right

PAYS = "put:{}"
_A_NAME = "1"


def command(press: Press, campaign: Campaign, box: Box) -> c.Command | None:
    """Give the command of a press; None for one that opens or shows something."""
    made = _COMMANDS.get(press.act)
    return made(_whole(press, campaign, box)) if made else None


def need_form(press: Press, table: Table) -> None:
    """Raise the Refusal that a press on the button of a form meets, if it meets one."""
    campaign, args = table.campaign, press.args
    match args[0]:
        case what if what == GROUP:
            _need_group(args[1], table)
        case what if what == ADD_HERO:
            _need(table, offers.any_hero(table))
        case what if what == START_QUEST:
            first = campaign.edition is Edition.FIRST
            _need(table, c.StartQuest(_A_NAME, conquest=1 if first else None))
        case what if what == NAME_OVERLORD:
            _need(table, c.ChangeOverlords(OverlordAction.ADD, NOBODY))
        case what if what == CHOOSE_DECK:
            _need(table, c.ChooseDeck(table.box.decks[0].name))
        case what if what == SEARCH_GOLD:
            _need(table, c.SearchGold(1))
        case what if what == ENTER_SHEET:
            _need(table, c.EnterSheet(unfold(args[1], campaign.heroes), xp=1))
        case _:
            _need_of_map(press, table)


def _need_of_map(press: Press, table: Table) -> None:
    """Raise likewise for the forms of the first edition's map, and for any that there is not."""
    match press.args[0]:
        case what if what == SWAP:
            _need(table, c.SettleTreachery())
        case what if what == DODGE:
            dodging(press.args[1], table)
        case what if what == PUT_ON_BOARD:
            to_place(press.args[1], table)
        case _:
            raise r.QuestionClosed


def dodging(seen_dice: str, table: Table) -> tuple[str, ...]:
    """Give who may dodge the attack whose dice somebody saw; raises Refusal if nobody."""
    attack = table.campaign.well.attack
    if attack is None or seen_dice != seen(attack):
        raise r.OtherAttack
    tries = {name: c.DodgeAttack(name, (1,)) for name in attack.targets}
    found = offers.legal(table, tries.items())
    if not found:
        _need(table, tries[attack.targets[0]])
    return found


def to_place(pressed: str, table: Table) -> str:
    """Name the hero who comes onto the map; raises Refusal for one who stands there already.

    Onlookers put nobody there.
    """
    if not has(table.campaign, table.by, Right.TABLE):
        raise r.NotYours(Right.TABLE, holders(table.campaign, Right.TABLE))
    hero = table.campaign.heroes.get(unfold(pressed, table.campaign.heroes))
    if hero is None:
        raise r.QuestionClosed
    map = table.campaign.well.map
    if map is not None and map.figure(hero.name) is not None:
        raise r.PieceNameTaken(hero.name)
    return hero.name


def _need(table: Table, command: c.Command) -> None:
    refused = offers.refusal(table, command)
    if refused is not None:
        raise refused


def _need_group(id: str, table: Table) -> None:
    """Refuse a form for a question that is closed or somebody else's."""
    question = table.campaign.question(id)
    if question is None:
        raise r.QuestionClosed
    if not (may_answer(table.campaign, table.by, question) or is_steward(table.campaign, table.by)):
        who = answerers(table.campaign, question)
        raise r.NotYourQuestion(question, audience(question)[0], who)


def _whole(press: Press, campaign: Campaign, box: Box) -> tuple[str, ...]:
    """Unfold the arguments that were too long for a custom id."""
    if press.act is Act.ANSWER:
        return (press.args[0], unfold(press.args[1], _values(press.args[0], campaign)))
    decks = (deck.key for deck in box.decks)
    ends = lateness.quest(campaign)
    pieces = well.known(campaign.well, box.well)
    known = [*campaign.names, *campaign.cards, *decks, *pieces, *ends, *_belongings(campaign)]
    if press.act is Act.BUY_ITEM:
        known += [item.name for item in box.sheet.items]
    return tuple(unfold(arg, known) for arg in press.args)


def _belongings(campaign: Campaign) -> Iterator[str]:
    """Give what is for sale, and what heroes carry, as buttons and lists name it."""
    yield from (each.item for each in campaign.party.shop)
    for hero, kit in campaign.party.kits.items():
        for item in kit.items:
            yield PARTED.join((hero, item.name))
            yield from (PARTED.join((hero, item.name, to)) for to in campaign.heroes)


def _values(id: str, campaign: Campaign) -> list[str]:
    """Give all that a question may be answered with; a pledge may name who pays."""
    question = campaign.question(id)
    offered = [choice.value for choice in choices(question)] if question else []
    if isinstance(question, HeroTests):
        tests = (*of_tests(question.tests, rerolls=True), *of_each_hero(question))
        offered = [choice.value for choice in tests]
    return [*offered, *(PAYS.format(hero) for hero in campaign.heroes)]


def _spend(args: tuple[str, ...]) -> c.Command:
    return c.SpendFortune(FortuneUse(args[0]), args[1] or None)


def _defeat(args: tuple[str, ...]) -> c.Command:
    reward, hero, *falls = args[-1].split(PARTED)
    return c.DefeatHero(hero, None if reward == ASKED else Reward(reward), tuple(falls))


def _suffer(args: tuple[str, ...]) -> c.Command:
    hero, damage, fatigue, condition, roll, move = args
    return c.SufferHero(
        hero,
        int(damage),
        int(fatigue),
        condition,
        roll=int(roll),
        move=MoveNumber(int(move)),
    )


def _killed(args: tuple[str, ...]) -> c.Command:
    hero, *falls = args[-1].split(PARTED)
    return c.KillHero(hero, falls=tuple(falls))


def _hand_on(args: tuple[str, ...]) -> c.Command:
    hero, rest = _pair(args[-1])
    item, _, to = rest.rpartition(PARTED)
    return c.GiveItem(item, hero, to)


def _pair(value: str) -> tuple[str, str]:
    """Part a hero's key from what is chosen for that hero."""
    hero, _, thing = value.partition(PARTED)
    return hero, thing


def _turn(args: tuple[str, ...]) -> c.Command:
    hero, once = args[0] if args else "", ONCE in args[1:]
    return c.StartHeroTurn(hero, once) if hero else c.StartOverlordTurn(once)


def _reroll(args: tuple[str, ...]) -> c.Command:
    hero, die, roll, rerolls = args
    return c.RerollDie(die, hero, int(roll), int(rerolls))


_COMMANDS: Mapping[Act, Callable[[tuple[str, ...]], c.Command]] = {
    Act.ANSWER: lambda args: c.Answer(args[0], args[1]),
    Act.UNDO: lambda args: c.TakeBack(MoveNumber(int(args[0]))),
    Act.REDO: lambda args: c.PlayAgain(MoveNumber(int(args[0]))),
    Act.GO_TO: lambda args: c.GoToStep(Step(args[0])),
    Act.BUY: lambda args: c.BuyPlotCard(args[0]),
    Act.TRIGGER: lambda args: c.TriggerPlotCard(args[-1]),
    Act.DEFEATED: lambda args: c.DefeatHero(args[0]),
    Act.DEFEAT: _defeat,
    Act.TURN: _turn,
    Act.END_TURN: c.EndTurn,
    Act.END_ENCOUNTER: c.EndEncounter,
    Act.END_QUEST: lambda args: c.EndQuest(Winner(args[0]), args[1:]),
    Act.CONVERT_XP: lambda args: c.ConvertXp(XP, args),
    Act.SPEND: _spend,
    Act.SHOP: lambda _: c.OpenShopPledge(),
    Act.REROLL: _reroll,
    Act.REFRESH: lambda args: c.RefreshPlotCard(args[0], by_its_text=True),
    Act.TAKE_OFF: lambda args: c.TakeTokensOff(args[0], lying=int(args[1])),
    Act.OWN_CARD: lambda args: c.RecordPlotSpend(args[0], args[1] == EXHAUST),
    Act.OWN_REFRESH: lambda args: c.RecordPlotRefresh(args[0], Refresh(args[1])),
    Act.AGENT_ATTACKED: lambda _: c.AttackAgent(),
    Act.AGENT_DEFEATED: lambda _: c.DefeatAgent(),
    Act.PRINTED_COSTS: lambda _: c.ChangeSettings(costs=Costs.PRINTED),
    Act.SET_ACT: lambda args: c.SetAct(CampaignAct(args[0])),
    Act.CHOOSE_DECK: lambda args: c.ChooseDeck(args[-1]),
    Act.GLYPH: c.ActivateGlyph,
    Act.START_QUEST: lambda args: c.StartQuest(args[-1], after=args[:-1]),
    Act.LIEUTENANT: lambda args: c.TellLieutenant(args[0], args[1] == YES, args[2:]),
    Act.SEARCH: lambda args: c.SearchGold(int(args[-1]), args[:-1]),
    Act.REWARD: lambda args: c.TakeReward(args[-1] or None, args[:-1]),
    Act.LEARN: lambda args: c.LearnSkill(*_pair(args[-1])),
    Act.LEARN_CARD: lambda args: c.LearnOverlordCard(args[-1]),
    Act.BASIC_DECK: lambda args: c.ChooseBasicDeck(args[0]),
    Act.BUY_ITEM: lambda args: c.BuyItem(args[1], args[2] if args[2:] else None),
    Act.SELL_ITEM: lambda args: c.SellItem(*reversed(_pair(args[-1]))),
    Act.TAKE_CLASS: lambda args: c.TakeClass(*args[1:]),
    Act.HAND_ON: _hand_on,
    Act.KILLED: _killed,
    Act.SUFFER: _suffer,
    Act.STAND_UP: lambda args: c.StandUp(args[0]),
    Act.RECOVER: lambda args: c.RecoverHero(args[0], condition=args[1]),
    Act.WELL: well.command,
}
