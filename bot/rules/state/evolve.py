"""Fold one event into the state: no rules, no failures."""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import assert_never

from bot.rules.basics.keys import NOBODY, UserId
from bot.rules.basics.names import same
from bot.rules.basics.options import Edition, FortuneUse, LieutenantFact, Winner
from bot.rules.basics.places import Place
from bot.rules.basics.stage import BEFORE, Stage, Step, phase, play, set_up
from bot.rules.basics.stored import replace as restored
from bot.rules.state import dungeon, harm, map_changes, party_changes, town
from bot.rules.state import events as e
from bot.rules.state.campaign import (
    Agent,
    Campaign,
    Hero,
    LastRoll,
    PlayedQuest,
    PlotCard,
    Quest,
    Told,
    Turn,
)
from bot.rules.state.choices import EXHAUST, SPENDING
from bot.rules.state.dungeon import Dungeon
from bot.rules.state.questions import PickWord, Question
from bot.rules.state.sheet import UNHURT, Vitals
from bot.rules.well.daze import without
from bot.rules.well.dice import Sum
from bot.rules.well.map import Map
from bot.rules.well.state import AttackStage, AttackUnderWay, WellState, spaces_away, stage_after
from bot.rules.well.treachery import Treachery, swap_back, swap_in

_FIRST_STEP = Step.GOLD
_POOLS = (e.RollFor.ATTACK, e.RollFor.DEFENCE, e.RollFor.POOL)
_POOLS_KEPT = 12
NOBODY_HURT = ("", 0)
# What a card or a condition tests is rerolled in its question; who stands up rolls once.
_NOT_REROLLED = (e.RollFor.CARD_TEST, e.RollFor.STAND)


def evolve(campaign: Campaign, event: e.Event) -> Campaign:
    """Give the state after the event; the state given is left as it was."""
    after = object.__new__(Campaign)
    # The quickest copy there is: every move pays for it.
    after.__dict__.update(campaign.__dict__)
    _apply(after, event)
    if after.dungeon is not None:
        after.dungeon = _with_town(after.dungeon, event)
    return after


def _apply(c: Campaign, event: e.Event) -> None:
    # What a log has most of comes first: each case is a question, and long logs are read back.
    match event:
        case e.TokensMoved(source, to, amount, why):
            _move_tokens(c, source, to, amount)
            if why is e.Why.CLASSES_CLEARED:
                c.class_heroes = (*c.class_heroes, source.owner)
            elif why is e.Why.COUNTER_LAID:
                _card(c, to.owner, lambda held: replace(held, laid=True))
        case e.DiceRolled():
            _roll(c, event)
        case e.RollCalled():
            _call_roll(c, event)
        case e.OverlordTurnBegan():
            _begin_turn(c, "")
        case e.HeroTurnBegan(hero, round):
            _begin_turn(c, hero)
            if round != c.round:
                c.round, c.stood = round, ()
        case e.TurnEnded(hero):
            c.turn, c.last_rolls, c.announced = Turn(hero, ended=True), {}, ()
            c.resting = ()
        case e.HeroDefeated(hero):
            _fall(c, hero)
        case e.StewardActed() | e.ActedFor():
            pass
        case e.XpChanged(amount):
            c.xp += amount
        case e.Asked(question):
            _ask(c, question)
        case e.Answered(id, value, closed):
            _note_guess(c, id, value)
            if closed:
                _close(c, id)
        case e.Withdrawn(id) | e.JoinLapsed(id):
            _close(c, id)
        case e.CampaignCreated():
            _create(c, event)
        case e.SettingsChanged(_, settings):
            c.settings = settings
        case e.OverlordsChanged(_, overlords):
            c.overlords = _known(overlords)
        case e.PrintedCampaignSet(name):
            c.printed_campaign = name
        case e.ActSet(act):
            c.act = act
        case e.CampaignAdopted(cards):
            c.adopted = True
            for card in cards:
                _card(c, card, lambda held: replace(held, faceup=True))
        case e.CampaignEnded():
            c.ended, c.questions = True, ()
        case e.HeroAdded(key, name, player, sheet):
            c.heroes = {**c.heroes, key: Hero(key, name, player, sheet)}
            c.names = {**c.names, key: name}
        case e.SheetChanged(hero, _, sheet):
            _hero(c, hero, lambda held: replace(held, sheet=sheet))
        case e.HeroMarked(hero, on):
            _hero(c, hero, lambda held: replace(held, marked=on))
        case e.HeroAssigned(hero, player):
            _hero(c, hero, lambda held: replace(held, player=player, stand_in=None))
        case e.StandInNamed(hero, user):
            _hero(c, hero, lambda held: replace(held, stand_in=user))
        case e.PlayerLeft(user, _, overlord, creator):
            c.heroes = {key: _left_by(user, hero) for key, hero in c.heroes.items()}
            if overlord:
                c.overlords = tuple(each for each in c.overlords if each != user)
            c.creator_left = c.creator_left or creator
        case e.HeroRemoved(hero):
            _remove_hero(c, hero)
        case e.QuestStarted():
            _start_quest(c, event)
        case e.PlayBegan():
            c.stage = play(c.stage.encounter)
        case e.EncounterEnded():
            _end_encounter(c)
        case e.EncounterSetUp(encounter):
            c.stage = set_up(encounter)
        case e.QuestEnded(_, winner):
            c.last_winner, c.played = winner, _played(c, winner)
            c.last_quest, c.quest, c.stage = c.quest, None, _after_quest(c)
            c.quests_ended += 1
            c.party = party_changes.unsearched(c.party)
            c.lieutenants_told = _lasting(c.lieutenants_told)
            if c.dungeon is not None:
                c.dungeon = None
                c.well = replace(c.well, treachery=None, played=c.well.map is not None)
        case e.PhaseEntered(step):
            c.stage, c.party = phase(step), party_changes.out_of_shop(c.party)
        case e.DeckChosen():
            _choose_deck(c, event)
        case e.CardBought(card):
            _card(c, card, lambda held: replace(held, faceup=True))
        case e.CardTriggered(card, _, exhausted):
            c.last_trigger = card
            c.since_agent = (*_others(c.since_agent, card), card)
            c.announced = (*_others(c.announced, card), card)
            _card(c, card, lambda held: _trigger(held, exhausted=exhausted))
        case e.CardExhausted(card):
            _card(c, card, lambda held: replace(held, exhausted=True))
        case e.CardRefreshed(card):
            c.announced = _others(c.announced, card)
            _card(c, card, _refresh)
        case e.CardReturned(card, to_box):
            _card(c, card, lambda held: PlotCard(held.key, held.basic, False, to_box))
        case e.SpendRecorded(card, exhausts):
            c.spends = {**c.spends, card: exhausts}
        case e.LieutenantTold(lieutenant, fact, holds):
            c.lieutenants_told = {**c.lieutenants_told, (lieutenant, fact): holds}
        case e.RefreshRecorded(card, refresh):
            c.refreshes = {**c.refreshes, card: refresh}
        case e.RefreshKnown(card):
            _card(c, card, lambda held: replace(held, guessed=False))
        case e.CostRecorded(card, cost):
            c.costs = {**c.costs, card: cost}
        case e.FortuneUsed(hero, FortuneUse.EXTRA_ACTION, round):
            c.extra_actions = {**c.extra_actions, hero: round}
        case e.RoundDeclared():
            c.extra_actions = {}
        case e.CardRecalled(card, hero):
            c.recalled = {**c.recalled, card: (*_others(c.recalled.get(card, ()), hero), hero)}
        case e.HeroControlled(hero, card):
            _control(c, hero, card)
        case e.AttackSaved(hero, dice):
            _hero(c, hero, lambda held: replace(held, attack=dice))
        case e.SheetOpened(hero, _, roll, card_of):
            _settle(c, hero, roll)
            c.dealt = (*c.dealt, card_of) if card_of else c.dealt
        case e.RollSettled(hero, roll):
            _settle(c, hero, roll)
        case e.DamageChanged(hero, amount):
            _vitals(c, hero, lambda held: held.hurt(amount))
            last, before = c.hurt
            c.hurt = (hero, amount + before * (last == hero))
        case e.FatigueChanged(hero, amount):
            _vitals(c, hero, lambda held: held.tired(amount))
        case e.ConditionChanged(hero, condition, on):
            _vitals(c, hero, lambda held: held.afflicted(condition, on=on))
        case e.HeroKnockedOut(hero):
            _vitals(c, hero, lambda held: replace(held, down=True))
        case e.HeroStood(hero, helper, why):
            _vitals(c, hero, lambda held: replace(held, down=False))
            if c.turn is not None and c.turn.hero == hero and not helper and why is e.OnSheet.STOOD:
                c.stood = (*_others(c.stood, hero), hero)
            # A message that tells of the fall goes on with nothing that comes after it.
            c.spells = {at: spell for at, spell in c.spells.items() if at[1] != hero}
        case e.HeroRested(hero):
            c.resting = (*_others(c.resting, hero), hero)
        case e.ShieldsAdded(_, hero, roll, shields):
            _add_shields(c, hero, roll, shields)
        case e.DiceWordSet(user, word):
            c.dice_words = {**c.dice_words, user: word}
        case e.SecretCommitted(_, secret):
            c.secret = secret
        case e.SecretRevealed(secret):
            c.secret = "" if c.secret == secret else c.secret
            c.shown_secrets = (*c.shown_secrets, secret)
        case e.CardsPutBeneath(card, amount):
            _card(c, card, lambda held: replace(held, beneath=amount))
        case e.CardsDiscarded(card):
            _card(c, card, lambda held: replace(held, beneath=0))
        case e.DamageCounted(card):
            _card(c, card, lambda held: replace(held, damage=held.damage + 1))
        case e.HeroTokenRacked(card, hero):
            _card(c, card, lambda held: replace(held, hero_tokens=(*held.hero_tokens, hero)))
        case e.CountersRemoved(card):
            _card(c, card, lambda held: replace(held, damage=0, hero_tokens=()))
        case e.SideSealed(card, digest, secret):
            _card(c, card, lambda held: replace(held, seal=digest, sealed=secret))
        case e.SealOpened(card, secret):
            c.shown_seals = (*c.shown_seals, secret)
            _card(c, card, lambda held: replace(held, seal="", sealed=""))
        case e.SealLost(card):
            _card(c, card, lambda held: replace(held, seal="", sealed=""))
        case e.AgentSummoned(lieutenant, card, group, masters, minions, whole_group):
            c.agent = Agent(lieutenant, card, group, masters, minions, whole_group)
            c.since_agent = ()
        case e.AgentLeft(_, defeated):
            c.agent, c.agent_fell, c.since_agent = None, defeated, ()
        case e.BoardLoaded(map):
            c.well = harm.gone(c.well, c.well.map.figures if c.well.map else ())
            c.well = replace(c.well, map=map, waiting=(), attack=None, played=False)
            c.well = harm.equipped(c.well, tuple(one for one in map.figures if one.body))
        case e.FigurePlaced(figure):
            _map(c, lambda held: held.with_figure(figure))
            c.well = harm.equipped(c.well, (figure,))
        case e.BoulderPlaced(boulder):
            _map(c, lambda held: held.with_boulder(boulder))
        case e.PieceMoved(name, _, end):
            _map(c, lambda held: map_changes.moved(held, name, end))
        case e.PieceRemoved(name):
            c.well = _waiting_without(harm.left(c.well, name), name)
        case e.DoorSet(door):
            _map(c, lambda held: held.with_door(door))
        case e.WellSetupChanged(setup):
            c.well = replace(c.well, setup=setup)
        case e.BouldersAwaited(waiting):
            c.well = replace(c.well, waiting=waiting, attack=None)
        case e.BoulderRolled(name):
            c.well = _waiting_without(c.well, name)
        case (
            e.BoulderAdvanced()
            | e.RubbleCleared()
            | e.FigureCrushed()
            | e.FigureSpared()
            | e.BoulderTurned()
            | e.BoulderShattered()
            | e.BoulderFell()
        ):
            _map(c, lambda held: map_changes.after(held, event))
        case e.WellAttackDeclared():
            c.well = replace(c.well, attack=map_changes.begun(event))
        case e.DazeDiceLost(_, lost) | e.PowerDiceCapped(_, lost):
            _attack(c, lambda held: _without_dice(held, lost))
        case e.WellAttackRolled(roll, total):
            _attack(c, lambda held: _showing(held, roll.faces, total, roll.number))
        case e.WellAttackDodged(name, _, _, again, faces, total):
            _attack(c, lambda held: _dodged(held, name, again.number, faces, total))
        case e.WellAttackSettled(missed, _, wounded):
            stage = AttackStage.MISSED if missed else AttackStage.SETTLED
            away = spaces_away(c.well)
            _attack(c, lambda held: replace(held, stage=stage, wounds=wounded, away=away))
        case e.FiguresEquipped(figures):
            c.well = harm.equipped(c.well, figures)
        case e.FigureHurt():
            c.well = harm.hurt(c.well, event)
        case e.FigureDied():
            c.well = harm.died(c.well, event)
        case e.HarmLifted(figure) | e.FigureReturned(figure):
            c.well = harm.lifted(c.well, figure)
        case e.AttackAdjusted(more, pierce):
            _attack(c, lambda held: _adjusted(held, more, pierce))
        case e.BleedSet(name, _, tokens):
            _map(c, lambda held: map_changes.bleeding(held, name, tokens))
        case e.BleedRolled(name):
            _map(c, lambda held: map_changes.bleeding(held, name, 0))
        case e.DazeSet(name, _, tokens) | e.DazeRolled(name, _, _, tokens):
            _map(c, lambda held: map_changes.dazed(held, name, tokens))
        case e.FigureTurnBegan():
            c.well = replace(c.well, attack=None)
        case e.TreacheryOpened(of_events, trap, monster, usual):
            c.well = replace(c.well, treachery=Treachery(of_events, trap, monster, usual))
        case e.TreacherySwapped(swap):
            _treachery(c, lambda held: swap_in(held, swap))
        case e.TreacherySwapUndone(swap):
            _treachery(c, lambda held: swap_back(held, swap))
        case e.TreacherySettled(start_cards=cards):
            _treachery(c, lambda held: replace(held, done=True))
            if c.dungeon is not None:
                c.dungeon = replace(c.dungeon, dealt=cards)
        case e.DungeonBegan(conquest, hand, deck):
            c.dungeon = Dungeon(conquest, hand, deck, dealt=hand)
        case e.HandDealt(_, more):
            _dungeon(c, lambda held: dungeon.drawn(held, more))
        case e.DungeonThreatChanged(amount, why):
            # Told by hand where nobody called the turn, it is no turn's that was called (E3).
            paid = why is e.DungeonWhy.TURN and _is_overlords_turn(c)
            _dungeon(
                c, lambda held: replace(held, threat=held.threat + amount, paid=held.paid or paid)
            )
        case e.ConquestChanged(amount, why, hero):
            if why is e.DungeonWhy.KILLED:
                _fall(c, hero)
                c.well = harm.healed(harm.paid(c.well, hero, -amount), hero)
            _dungeon(c, lambda held: replace(held, conquest=held.conquest + amount))
        case e.OverlordCardsDrawn(drawn):
            _dungeon(c, lambda held: dungeon.drawn(held, drawn))
        case e.OverlordCardsDiscarded(gone, card):
            _name_card(c, card)
            _dungeon(c, lambda held: dungeon.discarded(held, gone))
        case e.OverlordCardPlayed(kind, card):
            _name_card(c, card)
            _dungeon(c, lambda held: dungeon.played(held, kind))
        case e.DeckTurned():
            _dungeon(c, dungeon.turned)
        case e.DeckCounted(size, grown):
            c.deck_size = size
            if c.dungeon is not None:
                c.dungeon = replace(c.dungeon, deck=c.dungeon.deck + grown)
        case (
            e.GoldChanged()
            | e.ShopDealt()
            | e.RewardTaken()
            | e.ItemMadeDearer()
            | e.ItemBought()
            | e.ItemSold()
            | e.ItemGiven()
            | e.ItemAdded()
            | e.HeroesRewarded()
            | e.HeroXpChanged()
            | e.ClassTaken()
            | e.SheetEntered()
            | e.SkillLearnt()
            | e.HandChanged()
            | e.BasicDeckChosen()
            | e.OverlordCardLearnt()
            | e.OverlordCardNamed()
            | e.OverlordCardLeftOut()
            | e.OverlordCardTakenIn()
        ):
            c.party = party_changes.after(c.party, event)
        case (
            e.HouseRuled()
            | e.OverlordCardDrawn()
            | e.ConditionMet()
            | e.SheetsCleared()
            | e.RumorPlayed()
            | e.FortuneUsed()
            | e.ShopCardDrawn()
            | e.HeroTested()
            | e.TestHardened()
            | e.SealKnown()
            | e.FatigueSuffered()
            | e.DamageSuffered()
            | e.ConditionGiven()
            | e.CardGuides()
            | e.CardsMayBeDrawn()
            | e.CardCounts()
            | e.TriggerForgone()
            | e.AgentKeptOut()
            | e.FiguresNow()
            | e.AgentAttacked()
            | e.ConquestLost()
            | e.Warned()
            | e.TakenBack()
            | e.PlayedAgain()
        ):
            pass
        case _:
            assert_never(event)


def _move_tokens(c: Campaign, source: Place, to: Place, amount: int) -> None:
    c.tokens = dict(c.tokens)
    for place, change in ((source, -amount), (to, amount)):
        count = c.tokens.get(place, 0) + change
        if count:
            c.tokens[place] = count
        else:
            c.tokens.pop(place, None)


def _ask(c: Campaign, question: Question) -> None:
    if any(held.id == question.id for held in c.questions):
        c.questions = tuple(question if q.id == question.id else q for q in c.questions)
    else:
        c.questions = (*c.questions, question)


def _close(c: Campaign, id: str) -> None:
    c.questions = tuple(q for q in c.questions if q.id != id)


def _create(c: Campaign, event: e.CampaignCreated) -> None:
    c.key, c.name, c.printed_campaign = event.key, event.name, event.printed_campaign
    c.creator, c.overlords = event.creator, _known((event.overlord,))
    c.act, c.edition, c.home = event.act, event.edition, event.home
    c.well = replace(c.well, corners=event.corners)


def _known(users: tuple[UserId, ...]) -> tuple[UserId, ...]:
    """Leave out whoever is no longer named: nobody takes the place."""
    return tuple(user for user in dict.fromkeys(users) if user != NOBODY)


def _left_by(user: UserId, hero: Hero) -> Hero:
    player = None if hero.player == user else hero.player
    stand_in = None if hero.stand_in == user else hero.stand_in
    return replace(hero, player=player, stand_in=stand_in)


def _call_roll(c: Campaign, called: e.RollCalled) -> None:
    if called.what is e.RollFor.ATTACK:
        c.target = called.target
        others = {hero: owed for hero, owed in c.owed.items() if hero != called.hero}
        owed = {called.hero: (c.rolls + 1, called.cards)} if called.cards else {}
        c.owed = {**others, **owed}
    match called:
        case e.RollCalled(e.RollFor.ATTACK, hero) if hero and hero == c.controlled:
            c.controlled = ""
        case e.RollCalled(e.RollFor.ATTACK, hero) if hero:
            c.announced = ()
        case e.RollCalled(e.RollFor.TEST, hero, attribute=tested, value=value):
            _forget_failure(c, hero)
            roll = LastRoll(0, (), (), tested=tested, value=value or 0)
            c.last_rolls = {**c.last_rolls, hero: roll}
        case _:
            pass


def _roll(c: Campaign, event: e.DiceRolled) -> None:
    c.rolls = max(c.rolls, event.number)
    if event.why in _POOLS:
        older = tuple(dice for dice in c.recent_pools if dice != event.dice)
        c.recent_pools = (event.dice, *older)[:_POOLS_KEPT]
    if not event.hero or event.why in _NOT_REROLLED:
        return
    rolled = LastRoll(event.number, event.dice, event.faces)
    held = c.last_rolls.get(event.hero)
    if event.why is e.RollFor.TEST and held is not None:
        rolled = replace(rolled, tested=held.tested, value=held.value)
    if event.why is e.RollFor.REROLL:
        if held is None or held.number != event.rerolled:
            return
        faces = (*held.faces[: event.position], *event.faces, *held.faces[event.position + 1 :])
        rolled = replace(held, faces=faces, rerolls=held.rerolls + 1)
        if held.tested is not None:
            _forget_failure(c, event.hero)
    c.last_rolls = {**c.last_rolls, event.hero: rolled}


def _add_shields(c: Campaign, hero: str, roll: int, shields: int) -> None:
    held = c.last_rolls.get(hero)
    if held is not None and held.number == roll:
        c.last_rolls = {**c.last_rolls, hero: replace(held, shields=held.shields + shields)}


def _remove_hero(c: Campaign, hero: str) -> None:
    c.heroes = {key: held for key, held in c.heroes.items() if key != hero}
    c.party = party_changes.without_hero(c.party, hero)
    c.vitals = {key: held for key, held in c.vitals.items() if key != hero}
    c.cards = {key: _without(hero, card) for key, card in c.cards.items()}


def _without(hero: str, card: PlotCard) -> PlotCard:
    return replace(card, hero_tokens=tuple(each for each in card.hero_tokens if each != hero))


def _hero(c: Campaign, key: str, change: Callable[[Hero], Hero]) -> None:
    held = c.heroes.get(key)
    if held is not None:
        c.heroes = {**c.heroes, key: change(held)}


def _settle(c: Campaign, hero: str, roll: int) -> None:
    """Note that what a roll has led to is on a hero's sheet."""
    if roll:
        c.settled = (*c.settled, (roll, hero))
    if hero in c.owed and c.owed[hero][0] == roll:
        c.owed = {key: owed for key, owed in c.owed.items() if key != hero}


def _vitals(c: Campaign, hero: str, change: Callable[[Vitals], Vitals]) -> None:
    """Change how a hero is; of who is unhurt nothing is kept."""
    held = change(c.vitals_of(hero))
    others = {key: each for key, each in c.vitals.items() if key != hero}
    c.vitals = others if held == UNHURT else {**others, hero: held}


def _card(c: Campaign, key: str, change: Callable[[PlotCard], PlotCard]) -> None:
    held = c.cards.get(key)
    if held is not None:
        c.cards = {**c.cards, key: change(held)}


def _trigger(card: PlotCard, *, exhausted: bool) -> PlotCard:
    return replace(card, exhausted=card.exhausted or exhausted, triggered=True)


def _refresh(card: PlotCard) -> PlotCard:
    return replace(card, exhausted=False, guessed=False)


def _note_guess(c: Campaign, id: str, value: str) -> None:
    """Remember a card that is about to be exhausted because the table says so."""
    asked = c.question(id)
    if isinstance(asked, PickWord) and asked.purpose == SPENDING and value == EXHAUST:
        _card(c, asked.card, lambda held: replace(held, guessed=True))


def _fall(c: Campaign, hero: str) -> None:
    c.falls = {**c.falls, hero: c.falls.get(hero, 0) + 1}


def _start_quest(c: Campaign, event: e.QuestStarted) -> None:
    _end_encounter(c)
    c.class_heroes, c.falls = (), {}
    c.well = harm.over(c.well)
    c.stage, c.party = set_up(1), party_changes.out_of_shop(c.party)
    c.quest = Quest(
        event.name,
        event.kind,
        event.encounters,
        event.lieutenants,
        event.act,
        event.heroes,
        Step.TRAVEL in event.passed_over,
    )


def _played(c: Campaign, winner: Winner) -> tuple[PlayedQuest, ...]:
    quest = c.quest
    ended = (PlayedQuest(quest.name, quest.kind, quest.act, winner),) if quest else ()
    return (*c.played, *ended)


def _lasting(told: Told) -> Told:
    """Keep what outlasts a quest: who was sacrificed stays so."""
    sacrificed = LieutenantFact.SACRIFICED
    return {each: True for each, holds in told.items() if holds and each[1] is sacrificed}


def _after_quest(c: Campaign) -> Stage:
    """Give the stage that follows a quest: the first edition has no campaign phase."""
    return BEFORE if c.edition is Edition.FIRST else phase(_FIRST_STEP)


def _end_encounter(c: Campaign) -> None:
    c.turn, c.round, c.extra_actions, c.last_rolls = None, 0, {}, {}
    c.recalled, c.controlled, c.agent_fell, c.announced, c.resting = {}, "", False, (), ()
    c.stood = ()
    c.target, c.hurt, c.owed = "", NOBODY_HURT, {}
    told = {key: card for key, card in c.cards.items() if card.triggered or card.laid}
    over = {key: replace(card, triggered=False, laid=False) for key, card in told.items()}
    c.cards = {**c.cards, **over} if over else c.cards


def _is_overlords_turn(c: Campaign) -> bool:
    return c.turn is not None and not c.turn.hero and not c.turn.ended


def _begin_turn(c: Campaign, hero: str) -> None:
    c.turn, c.last_rolls, c.recalled, c.controlled = Turn(hero), {}, {}, ""
    c.announced, c.resting, c.spells, c.owed = (), (), {}, {}
    c.target, c.hurt = "", NOBODY_HURT
    if c.dungeon is not None:
        c.dungeon = dungeon.new_turn(c.dungeon)


def _control(c: Campaign, hero: str, card: str) -> None:
    """Let the overlord have a hero's next attack; the failed test is rerolled no more (R7)."""
    c.controlled = hero
    c.recalled = {key: held for key, held in c.recalled.items() if key != card}
    last = c.last_rolls.get(hero)
    if last is not None and last.tested is not None:
        c.last_rolls = {key: roll for key, roll in c.last_rolls.items() if key != hero}


def _forget_failure(c: Campaign, hero: str) -> None:
    """Let a failed test go that is rolled anew."""
    if c.recalled:
        c.recalled = {card: _others(held, hero) for card, held in c.recalled.items()}


def _others(keys: tuple[str, ...], key: str) -> tuple[str, ...]:
    return tuple(each for each in keys if each != key)


def _choose_deck(c: Campaign, event: e.DeckChosen) -> None:
    c.deck = event.deck
    basic = [_as_dealt(key, basic=True) for key in event.basic]
    facedown = [_as_dealt(key, basic=False) for key in event.facedown]
    c.cards = {card.key: card for card in (*basic, *facedown)}


@lru_cache(maxsize=512)
def _as_dealt(key: str, *, basic: bool) -> PlotCard:
    """Give a card as it lies at first: many tables play the same decks, and share what is alike."""
    return PlotCard(key, basic=basic, faceup=basic)


def _map(c: Campaign, change: Callable[[Map], Map]) -> None:
    if c.well.map is None:
        raise LookupError("an event on the map without a map")
    c.well = replace(c.well, map=change(c.well.map))


def _dungeon(c: Campaign, change: Callable[[Dungeon], Dungeon]) -> None:
    if c.dungeon is None:
        raise LookupError("an event of a first-edition quest without one")
    c.dungeon = change(c.dungeon)


def _with_town(held: Dungeon, event: e.Event) -> Dungeon:
    """Keep track of who was killed and is in the town (E5)."""
    changed = town.after(held.town, event)
    return held if changed == held.town else replace(held, town=changed)


def _name_card(c: Campaign, card: str) -> None:
    """Remember a card by the name it was given first."""
    if card and not any(same(card, each) for each in c.named_cards):
        c.named_cards = (*c.named_cards, card)


def _waiting_without(well: WellState, name: str) -> WellState:
    return replace(well, waiting=tuple(one for one in well.waiting if one != name))


def _attack(c: Campaign, change: Callable[[AttackUnderWay], AttackUnderWay]) -> None:
    if c.well.attack is None:
        raise LookupError("an event of an attack without an attack")
    c.well = replace(c.well, attack=change(c.well.attack))


def _without_dice(attack: AttackUnderWay, lost: tuple[str, ...]) -> AttackUnderWay:
    return replace(attack, dice=without(attack.dice, lost), stage=AttackStage.ROLLING)


def _showing(
    attack: AttackUnderWay, faces: tuple[int, ...], total: Sum, number: int
) -> AttackUnderWay:
    return replace(attack, faces=faces, stage=stage_after(attack.kind, total), number=number)


def _dodged(
    attack: AttackUnderWay, name: str, number: int, faces: tuple[int, ...], total: Sum
) -> AttackUnderWay:
    """Let dice lie there that were rolled again: what was set right was of those before."""
    blow = restored(attack.blow, more=0)
    return replace(_showing(attack, faces, total, number), dodged_by=name, blow=blow)


def _adjusted(attack: AttackUnderWay, more: int, pierce: int) -> AttackUnderWay:
    blow = attack.blow
    changed = restored(blow, more=blow.more + more, pierce=blow.pierce + pierce)
    return replace(attack, blow=changed)


def _treachery(c: Campaign, change: Callable[[Treachery], Treachery]) -> None:
    if c.well.treachery is None:
        raise LookupError("an event of treachery that nobody opened")
    c.well = replace(c.well, treachery=change(c.well.treachery))
