"""Fortune: what heroes spend it on, and how spent threat becomes it (F1-F8, P4, P5)."""

from bot.rules.basics.options import FortuneUse
from bot.rules.basics.places import AWAITING, POOL, SUPPLY
from bot.rules.basics.places import fortune as sheet
from bot.rules.basics.stage import Step
from bot.rules.economy import find, stages
from bot.rules.economy.draft import Draft
from bot.rules.economy.people import acts_for, heroes_of
from bot.rules.economy.stages import begin_play
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign, Hero
from bot.rules.state.choices import NO, PUT
from bot.rules.state.questions import FortuneTie, NewRound, ShopPledge
from bot.rules.state.refusals import Right

PRICE = {FortuneUse.RECOVER_FATIGUE: 1, FortuneUse.EXTRA_ACTION: 2}
SHOP_PRICE = 2
REROLL_PRICE = 1
ROUND_UNKNOWN = 0
MOST = 20


def flip(draft: Draft, amount: int, card: str) -> None:
    """Flip spent threat to the heroes with the fewest fortune, asking where heroes tie (P4, P5).

    Giving one to each tied hero while tokens suffice equals going token by token.
    """
    while amount > 0:
        tied = fewest(draft.campaign)
        if amount < len(tied):
            draft.transfer(POOL, AWAITING, amount, e.Why.TRIGGER, card)
            id = draft.new_question_id()
            draft.ask(FortuneTie(id, card, tied, amount, draft.take_agenda()))
            return
        for hero in tied:
            draft.transfer(POOL, sheet(hero), 1, e.Why.TRIGGER, card)
        amount -= len(tied)


def fewest(campaign: Campaign) -> tuple[str, ...]:
    """Give the heroes who hold the fewest fortune tokens."""
    least = min(campaign.fortune(key) for key in campaign.heroes)
    return tuple(key for key in campaign.heroes if campaign.fortune(key) == least)


def answer_tie(draft: Draft, question: FortuneTie, hero: str) -> None:
    """Put one token on the sheet of a tied hero the heroes chose."""
    left = question.left - 1
    draft.add(e.Answered(question.id, hero, closed=left == 0))
    draft.transfer(AWAITING, sheet(hero), 1, e.Why.TIE, question.card)
    if left:
        tied = tuple(key for key in question.tied if key != hero)
        draft.ask(FortuneTie(question.id, question.card, tied, left, question.then))
    else:
        draft.do(question.then)


def spend(draft: Draft, command: c.SpendFortune) -> None:
    """Spend a hero's fortune on fatigue or an action (F1, F3)."""
    hero = find.hero(draft, command.hero)
    draft.need(Right.HERO, hero)
    if not draft.campaign.stage.in_encounter:
        draft.refuse(r.NoEncounter(draft.campaign.stage))
    turn = draft.campaign.turn
    if turn is not None and turn.hero != hero.key:
        draft.refuse(r.NotInThisTurn(turn.hero, hero=hero.key))
    need_fortune(draft.campaign, hero, PRICE[command.use])
    if command.use is FortuneUse.EXTRA_ACTION and _asks_for_round(draft, hero):
        draft.ask(NewRound(draft.new_question_id(), hero.key))
    else:
        _pay(draft, hero, command.use)


def _asks_for_round(draft: Draft, hero: Hero) -> bool:
    """Tell whether only the table knows that a round has passed since the last extra action.

    One taken before any turn was called was in no round that is known now.
    """
    last = draft.campaign.extra_actions.get(hero.key)
    if last is None:
        return False
    if draft.campaign.turn is None:
        return True
    if last == draft.campaign.round != ROUND_UNKNOWN:
        draft.refuse(r.ExtraActionTaken(hero.key))
    return False


def answer_new_round(draft: Draft, question: NewRound, value: str) -> None:
    """Grant the second extra action if the table says a new round has begun."""
    draft.add(e.Answered(question.id, value, closed=True))
    if value == NO:
        return
    hero = draft.campaign.heroes[question.hero]
    need_fortune(draft.campaign, hero, PRICE[FortuneUse.EXTRA_ACTION])
    draft.add(e.RoundDeclared())
    _pay(draft, hero, FortuneUse.EXTRA_ACTION)


def need_fortune(campaign: Campaign, hero: Hero, amount: int) -> None:
    """Refuse what a hero sheet cannot pay."""
    held = campaign.fortune(hero.key)
    if amount > held:
        raise r.NotEnoughFortune(hero.key, amount, held)


def pay_reroll(draft: Draft, hero: Hero, why: e.Why) -> None:
    """Take the token that a reroll costs (F2)."""
    need_fortune(draft.campaign, hero, REROLL_PRICE)
    draft.transfer(sheet(hero.key), SUPPLY, REROLL_PRICE, why)


def open_pledge(draft: Draft, command: c.OpenShopPledge) -> None:
    """Open the heroes' pledge for one more Shop Item card (F4)."""
    draft.need(Right.HEROES)
    stages.need_step(draft, Step.SHOPPING)
    held = stages.fortune_held(draft.campaign)
    if held < SHOP_PRICE:
        raise r.NotEnoughFortuneTogether(SHOP_PRICE, held)
    stages.drop_pledges(draft)
    draft.ask(ShopPledge(draft.new_question_id()))


def answer_pledge(draft: Draft, question: ShopPledge, value: str) -> None:
    """Put one token into the pledge; nothing moves before the price is in."""
    pledged = _still_there(draft.campaign, question.paid)
    hero = _payer(draft, question, value.removeprefix(PUT).removeprefix(":"))
    free = draft.campaign.fortune(hero.key) - pledged.count(hero.key)
    if free < 1:
        raise r.NotEnoughFortune(hero.key, 1, free)
    paid = (*pledged, hero.key)
    complete = len(paid) == SHOP_PRICE
    draft.add(e.Answered(question.id, f"{PUT}:{hero.key}", complete))
    if not complete:
        draft.ask(ShopPledge(question.id, paid))
        return
    for each in paid:
        draft.transfer(sheet(each), SUPPLY, 1, e.Why.SHOP_CARD)
    draft.add(e.ShopCardDrawn(tuple(dict.fromkeys(paid))))


def correct(draft: Draft, command: c.CorrectFortune) -> None:
    """Correct a hero's fortune; never below 0."""
    draft.need(Right.STEWARD)
    find.number(command.amount, -MOST, MOST)
    note = find.note(command.note)
    hero = find.hero(draft, command.hero)
    if command.amount == 0:
        raise r.NothingToDo
    if command.amount > 0:
        draft.transfer(SUPPLY, sheet(hero.key), command.amount, e.Why.CORRECTION, note=note)
        return
    need_fortune(draft.campaign, hero, -command.amount)
    draft.transfer(sheet(hero.key), SUPPLY, -command.amount, e.Why.CORRECTION, note=note)
    if stages.fortune_held(draft.campaign) < SHOP_PRICE:
        stages.drop_pledges(draft)


def _still_there(campaign: Campaign, paid: tuple[str, ...]) -> tuple[str, ...]:
    """Keep the pledged tokens that still lie on their sheets: a pledge blocks nothing (F4)."""
    kept: list[str] = []
    for hero in paid:
        if campaign.fortune(hero) > kept.count(hero):
            kept.append(hero)
    return tuple(kept)


def _payer(draft: Draft, question: ShopPledge, named: str) -> Hero:
    campaign = draft.campaign
    if named:
        hero = find.hero(draft, named)
        draft.need(Right.HERO_OR_STEWARD, hero)
        return hero
    own = heroes_of(campaign, draft.by) or _heroes_for(draft)
    paying = [h for h in own if campaign.fortune(h.key) > question.paid.count(h.key)]
    if len(paying) > 1:
        raise r.WhichHeroPays(question.id, tuple(h.key for h in paying))
    return (paying or own)[0]


def _heroes_for(draft: Draft) -> tuple[Hero, ...]:
    """Give the heroes somebody without a hero may pay for; a steward for all (U6)."""
    heroes = tuple(draft.campaign.heroes.values())
    return tuple(h for h in heroes if acts_for(draft.campaign, draft.by, h)) or heroes


def _pay(draft: Draft, hero: Hero, use: FortuneUse) -> None:
    draft.acting(hero)
    begin_play(draft)
    why = e.Why.RECOVER_FATIGUE if use is FortuneUse.RECOVER_FATIGUE else e.Why.EXTRA_ACTION
    draft.transfer(sheet(hero.key), SUPPLY, PRICE[use], why)
    draft.add(e.FortuneUsed(hero.key, use, draft.campaign.round))
