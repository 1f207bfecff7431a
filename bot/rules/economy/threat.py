"""Gaining and losing threat (T1-T8)."""

from bot.rules.basics.options import GainReason, Reward
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.basics.stage import Step
from bot.rules.economy import find, lateness
from bot.rules.economy.draft import Draft
from bot.rules.economy.people import answerers
from bot.rules.economy.stages import begin_play, need_step
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign, Hero
from bot.rules.state.choices import CLASS_CARD, THREAT
from bot.rules.state.questions import DefeatReward, PayTrigger, PlayEffect
from bot.rules.state.refusals import Right

THREAT_PER_XP = 3
MOST = 20


def gain(draft: Draft, command: c.GainThreat) -> None:
    """Gain threat for the reason given."""
    match command.reason:
        case GainReason.HERO_DEFEATED:
            _gain_for_defeat(draft, command)
        case GainReason.CARD:
            _gain_by_card(draft, command)
        case GainReason.CORRECTION:
            _gain_by_correction(draft, command)
        case GainReason.TURN | GainReason.CURSE:
            raise r.OfFirstEditionOnly(command.reason)


def _gain_for_defeat(draft: Draft, command: c.GainThreat) -> None:
    draft.need(Right.OVERLORD)
    if command.hero is None:
        raise r.MissingDetail(command.reason, ("hero",))
    if command.amount != 1:
        raise r.BadNumber(command.amount, 1, 1)
    hero = find.hero(draft, command.hero)
    _need_encounter(draft)
    need_no_defeat_open(draft, hero)
    begin_play(draft)
    draft.add(e.HeroDefeated(hero.key))
    _take_threat(draft, hero)


def _gain_by_card(draft: Draft, command: c.GainThreat) -> None:
    draft.need(Right.OVERLORD)
    if not command.card and not command.note:
        raise r.MissingDetail(command.reason, ("card", "note"))
    note = find.note(command.note) if command.note else ""
    card = ""
    if command.card:
        printed, held = find.card(draft, command.card)
        if not held.faceup:
            raise r.CardNotFaceup(printed.key)
        card = printed.key
    amount = find.number(command.amount, 1, MOST)
    draft.transfer(SUPPLY, POOL, amount, e.Why.CARD, card, note)


def _gain_by_correction(draft: Draft, command: c.GainThreat) -> None:
    draft.need(Right.OVERLORD_OR_STEWARD)
    if not command.note:
        raise r.MissingDetail(command.reason, ("note",))
    amount = find.number(command.amount, 1, MOST)
    draft.transfer(SUPPLY, POOL, amount, e.Why.CORRECTION, note=find.note(command.note))


def lose(draft: Draft, command: c.LoseThreat) -> None:
    """Correct the pool downwards (T8)."""
    draft.need(Right.OVERLORD_OR_STEWARD)
    amount = find.number(command.amount, 1, MOST)
    need_threat(draft, amount)
    draft.transfer(POOL, SUPPLY, amount, e.Why.CORRECTION, note=find.note(command.note))


def convert(draft: Draft, command: c.ConvertXp) -> None:
    """Spend experience points for threat (T4)."""
    draft.need(Right.OVERLORD)
    held = draft.campaign.xp
    if command.xp < 1:
        raise r.BadNumber(command.xp, 1, max(1, held))
    need_step(draft, Step.SPEND_XP)
    lateness.need_unspent(command.of, draft.campaign)
    if command.xp > held:
        raise r.NotEnoughXp(command.xp, held)
    draft.add(e.XpChanged(-command.xp, e.Why.XP_CONVERTED))
    draft.transfer(SUPPLY, POOL, THREAT_PER_XP * command.xp, e.Why.XP_CONVERTED)


def adjust_xp(draft: Draft, command: c.AdjustXp) -> None:
    """Correct the overlord's experience points; never below 0 (C3)."""
    draft.need(Right.OVERLORD_OR_STEWARD)
    find.number(command.amount, -MOST, MOST)
    if command.amount == 0:
        raise r.NothingToDo
    if draft.campaign.xp + command.amount < 0:
        raise r.NotEnoughXp(-command.amount, draft.campaign.xp)
    note = find.note(command.note)
    draft.add(e.XpChanged(command.amount, e.Why.CORRECTION, note=note))


def play_rumor(draft: Draft, command: c.PlayRumor) -> None:
    """Play a Rumor card; one that features a quest gives 1 threat (T5)."""
    draft.need(Right.OVERLORD)
    draft.add(e.RumorPlayed(find.own_name(command.name), command.quest))
    if command.quest:
        draft.transfer(SUPPLY, POOL, 1, e.Why.RUMOR)


def defeat(draft: Draft, command: c.DefeatHero) -> None:
    """Note a hero's defeat; the overlord chooses threat or an Overlord card (T1, T2).

    Where nothing is left to choose, anybody at the table may say so.
    """
    hero = find.hero(draft, command.hero)
    none_left = hero.marked and command.reward is Reward.OVERLORD_CARD
    chosen = command.reward is not None and not none_left
    draft.need(Right.OVERLORD if chosen else Right.TABLE)
    _need_encounter(draft)
    need_no_defeat_open(draft, hero)
    lateness.need(command.falls, lateness.falls(draft.campaign, hero.key))
    if draft.trial and not chosen:
        return
    begin_play(draft)
    if not chosen:
        note_defeat(draft, hero)
        return
    draft.add(e.HeroDefeated(hero.key))
    if command.reward is Reward.THREAT:
        _take_threat(draft, hero)
    else:
        draft.add(e.OverlordCardDrawn(1, e.Why.HERO_DEFEATED))


def note_defeat(draft: Draft, hero: Hero) -> None:
    """Let a hero be defeated and ask what the overlord takes for it (T1, T2)."""
    draft.add(e.HeroDefeated(hero.key))
    if hero.marked:
        draft.add(e.OverlordCardDrawn(1, e.Why.HERO_DEFEATED))
    else:
        id, then = draft.new_question_id(), draft.take_agenda()
        draft.ask(DefeatReward(id, hero.key, then))


def answer_defeat(draft: Draft, question: DefeatReward, value: str) -> None:
    """Give the overlord the reward chosen for a defeated hero."""
    draft.add(e.Answered(question.id, value, closed=True))
    hero = draft.campaign.heroes[question.hero]
    if value == THREAT:
        _take_threat(draft, hero)
    elif value == CLASS_CARD:
        if draft.campaign.cards[question.instead].exhausted:
            raise r.CardExhausted(question.instead)
        draft.do((PayTrigger(question.instead, exhaust=True), _on(question), *question.then))
        return
    else:
        draft.add(e.OverlordCardDrawn(1, e.Why.HERO_DEFEATED))
    draft.do(question.then)


def _on(question: DefeatReward) -> PlayEffect:
    """Let the card that stands for the reward do its work on the hero."""
    return PlayEffect(question.instead, question.hero)


def need_threat(draft: Draft, amount: int, card: str = "") -> None:
    """Refuse what the pool cannot pay."""
    if amount > draft.campaign.threat:
        raise r.NotEnoughThreat(amount, draft.campaign.threat, card)


def open_defeat(campaign: Campaign, hero: str) -> DefeatReward | None:
    """Find the open defeat choice of a hero (U4)."""
    defeats = (each for each in campaign.questions if isinstance(each, DefeatReward))
    return next((each for each in defeats if each.hero == hero), None)


def need_no_defeat_open(draft: Draft, hero: Hero) -> None:
    """Refuse a further defeat of a hero whose last one still asks for its reward (U4)."""
    waiting = open_defeat(draft.campaign, hero.key)
    if waiting is not None:
        raise r.QuestionOpen(waiting, answerers(draft.campaign, waiting))


def _take_threat(draft: Draft, hero: Hero) -> None:
    """Give the threat of a defeat, once a quest for each hero (T2)."""
    if hero.marked:
        draft.refuse(r.ThreatTakenAlready(hero.key))
    draft.transfer(SUPPLY, POOL, 1, e.Why.HERO_DEFEATED, note=hero.name)
    if not hero.marked:
        draft.add(e.HeroMarked(hero.key, on=True))


def _need_encounter(draft: Draft) -> None:
    if not draft.campaign.stage.in_encounter:
        draft.refuse(r.NoEncounter(draft.campaign.stage))
