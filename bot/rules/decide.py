"""Decide what a command leads to, or refuse it: the one door into the rules."""

from typing import assert_never

from bot.rules import answers
from bot.rules.basics.dice import Dice
from bot.rules.basics.keys import MoveNumber
from bot.rules.basics.options import Edition, GainReason, Instead
from bot.rules.cards import agents, corrections, following, plot
from bot.rules.course import campaigns, quests, roster
from bot.rules.economy import find, fortune, phase, threat
from bot.rules.economy.draft import Decision, Draft
from bot.rules.economy.people import Person, answerers
from bot.rules.first import arrivals, attacks, boulders, dungeon, maps, spending, tokens, wounds
from bot.rules.first import quests as first_quests
from bot.rules.first.economy import open_value
from bot.rules.printed.box import Box
from bot.rules.rolling import rolls
from bot.rules.sheet import (
    entering,
    learning,
    overlord_cards,
    overlord_deck,
    purse,
    rewards,
    shop,
    standing,
    suffering,
)
from bot.rules.sheet import following as sheets
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign
from bot.rules.state.choices import CLASS_CARD, THREAT, YES
from bot.rules.state.questions import asked_by


def decide(
    campaign: Campaign,
    command: c.Command,
    by: Person,
    box: Box,
    dice: Dice,
    cause: str = "",
    now: int = 0,
) -> Decision:
    """Give the events a command leads to; raises Refusal when it is not legal.

    `cause` is the number that Discord gave it, `now` when that was, in unix seconds.
    """
    command = _as_answer(campaign, command, by, box)
    _need_running(campaign, command)
    draft = Draft(campaign, by, box, dice, _move(campaign, command), cause, now)
    return _decided(draft, command)


def tried(campaign: Campaign, command: c.Command, by: Person, box: Box, dice: Dice) -> int:
    """Decide for whoever asks only whether it is legal, no further than that takes.

    Gives how many house rules it needs; raises Refusal when it is not.
    """
    command = _as_answer(campaign, command, by, box)
    _need_running(campaign, command)
    draft = Draft(campaign, by, box, dice, _move(campaign, command))
    draft.trial = True
    return sum(isinstance(event, e.HouseRuled) for event in _decided(draft, command).events)


def _decided(draft: Draft, command: c.Command) -> Decision:
    _carry_out(draft, command)
    _take_steps(draft)
    following.follow(draft)
    _take_steps(draft)
    if isinstance(command, c.TakeBack | c.PlayAgain):
        return Decision(tuple(draft.events), draft.move, None)
    return draft.decision()


def _take_steps(draft: Draft) -> None:
    sheets.follow(draft)
    while draft.agenda:
        answers.take_step(draft, draft.agenda.pop(0))
        sheets.follow(draft)


def decide_roll(command: c.Command, by: Person, box: Box, dice: Dice) -> Decision:
    """Roll where no campaign runs: heroes are unknown, nothing is kept."""
    draft = Draft(Campaign(), by, box, dice)
    _carry_out(draft, command)
    return draft.decision()


def _carry_out(draft: Draft, command: c.Command) -> None:
    _need_no_question(draft, command)
    first = draft.campaign.edition is Edition.FIRST
    match command:
        case c.StartQuest() if first:
            first_quests.start(draft, command)
        case c.EndQuest() if first:
            first_quests.end(draft, command)
        case c.StartOverlordTurn() if first:
            first_quests.start_overlord_turn(draft, command)
        case c.StartHeroTurn() if first:
            first_quests.start_hero_turn(draft, command)
        case c.EndTurn() if first:
            first_quests.end_turn(draft, command)
        case c.GainThreat() if first:
            dungeon.gain_threat(draft, command)
        case c.LoseThreat() if first:
            dungeon.lose_threat(draft, command)
        case c.CreateCampaign():
            campaigns.create(draft, command)
        case c.TakeBack():
            campaigns.take_back(draft, command)
        case c.PlayAgain():
            campaigns.play_again(draft, command)
        case c.ChangeSettings():
            campaigns.change_settings(draft, command)
        case c.AdoptCampaign():
            campaigns.adopt(draft, command)
        case c.ChangeOverlords():
            campaigns.change_overlords(draft, command)
        case c.SetAct():
            campaigns.set_act(draft, command)
        case c.EndCampaign():
            campaigns.end(draft, command)
        case c.AddHero():
            roster.add(draft, command)
        case c.SetHero():
            roster.change(draft, command)
        case c.AssignHero():
            roster.assign(draft, command)
        case c.NameStandIn():
            roster.stand_in(draft, command)
        case c.ReleasePlayer():
            roster.release(draft, command)
        case c.LapseRequest():
            roster.lapse(draft, command)
        case c.RemoveHero():
            roster.remove(draft, command)
        case c.DefeatHero():
            threat.defeat(draft, command)
        case c.RestHero():
            quests.rest(draft, command)
        case c.SufferHero():
            suffering.suffer(draft, command)
        case c.RecoverHero():
            suffering.recover(draft, command)
        case c.StandUp():
            standing.stand(draft, command)
        case c.ReviveHero():
            standing.revive(draft, command)
        case c.StartQuest():
            quests.start(draft, command)
        case c.EndEncounter():
            quests.end_encounter(draft, command)
        case c.EndQuest():
            quests.end(draft, command)
        case c.StartOverlordTurn():
            quests.start_overlord_turn(draft, command)
        case c.StartHeroTurn():
            quests.start_hero_turn(draft, command)
        case c.EndTurn():
            quests.end_turn(draft, command)
        case c.GainThreat():
            threat.gain(draft, command)
        case c.LoseThreat():
            threat.lose(draft, command)
        case c.ConvertXp():
            threat.convert(draft, command)
        case c.SpendFortune():
            fortune.spend(draft, command)
        case c.OpenShopPledge():
            fortune.open_pledge(draft, command)
        case c.CorrectFortune():
            fortune.correct(draft, command)
        case c.ChooseDeck():
            plot.choose_deck(draft, command)
        case c.BuyPlotCard():
            plot.buy(draft, command)
        case c.TriggerPlotCard():
            plot.trigger(draft, command)
        case c.RefreshPlotCard():
            corrections.refresh(draft, command)
        case c.ExhaustPlotCard():
            corrections.exhaust(draft, command)
        case c.TakeTokensOff():
            corrections.take_off(draft, command)
        case c.RecordPlotSpend():
            corrections.record_spend(draft, command)
        case c.RecordPlotRefresh():
            corrections.record_refresh(draft, command)
        case c.RecordPlotCost():
            corrections.record_cost(draft, command)
        case c.NextStep():
            phase.next_step(draft, command)
        case c.GoToStep():
            phase.go_to(draft, command)
        case c.AdjustXp():
            threat.adjust_xp(draft, command)
        case c.PlayRumor():
            threat.play_rumor(draft, command)
        case c.Answer():
            answers.answer(draft, command)
        case c.AnswerGroup():
            answers.answer_group(draft, command)
        case c.AttackAgent():
            agents.attacked(draft, command)
        case c.DefeatAgent():
            agents.defeated(draft, command)
        case c.RollAttack():
            rolls.attack(draft, command)
        case c.AttackWithHero():
            rolls.attack_with_hero(draft, command)
        case c.RollDefense():
            rolls.defense(draft, command)
        case c.RollTest():
            rolls.test(draft, command)
        case c.RollPool():
            rolls.pool(draft, command)
        case c.RerollDie():
            rolls.reroll(draft, command)
        case c.SetDiceWord():
            rolls.set_word(draft, command)
        case c.TellLieutenant():
            quests.tell_lieutenant(draft, command)
        case c.ChangeGold():
            purse.change(draft, command)
        case c.SearchGold():
            purse.search(draft, command)
        case c.TakeReward():
            rewards.take(draft, command)
        case c.RevealItem():
            shop.reveal(draft, command)
        case c.BuyItem():
            shop.buy(draft, command)
        case c.SellItem():
            shop.sell(draft, command)
        case c.GiveItem():
            shop.give(draft, command)
        case c.AddItem():
            shop.add(draft, command)
        case c.TakeClass():
            learning.take_class(draft, command)
        case c.EnterSheet():
            entering.enter(draft, command)
        case c.LearnSkill():
            learning.learn(draft, command)
        case c.ChangeHeroXp():
            learning.change_xp(draft, command)
        case c.ChangeHand():
            overlord_cards.change_hand(draft, command)
        case c.LearnOverlordCard():
            overlord_cards.learn(draft, command)
        case c.BuildOverlordDeck():
            overlord_deck.build(draft, command)
        case c.ChooseBasicDeck():
            overlord_cards.choose_basic(draft, command)
        case c.DrawOverlordCards():
            dungeon.draw(draft, command)
        case c.DiscardOverlordCards():
            dungeon.discard(draft, command)
        case c.PlayOverlordCard():
            dungeon.play(draft, command)
        case c.CountDeck():
            dungeon.count_deck(draft, command)
        case c.ChangeConquest():
            dungeon.change_conquest(draft, command)
        case c.ActivateGlyph():
            dungeon.activate_glyph(draft, command)
        case c.KillHero():
            dungeon.kill(draft, command)
        case c.LoadMap():
            maps.load_map(draft, command)
        case c.LoadPreset():
            maps.load_preset(draft, command)
        case c.PlaceFigure():
            arrivals.place_figure(draft, command)
        case c.PlaceMonsters():
            arrivals.place_monsters(draft, command)
        case c.PlaceBoulder():
            maps.place_boulder(draft, command)
        case c.MovePiece():
            maps.move_piece(draft, command)
        case c.RemovePiece():
            maps.remove_piece(draft, command)
        case c.SetDoor():
            maps.set_door(draft, command)
        case c.ChangeWellSetup():
            maps.change_setup(draft, command)
        case c.BeginOverlordMapTurn():
            boulders.begin_turn(draft, command)
        case c.RollBoulders():
            boulders.roll(draft, command)
        case c.BeginFigureTurn():
            tokens.begin_turn(draft, command)
        case c.AttackFigure():
            attacks.attack(draft, command)
        case c.UseBreath() | c.UseBolt():
            attacks.attack_area(draft, command)
        case c.DodgeAttack():
            attacks.dodge(draft, command)
        case c.AddBleed():
            tokens.add_bleed(draft, command)
        case c.AddDaze():
            tokens.add_daze(draft, command)
        case c.ChangeWounds():
            wounds.change(draft, command)
        case c.AdjustAttack():
            attacks.adjust(draft, command)
        case c.OpenTreachery():
            spending.open_treachery(draft, command)
        case c.SwapWithTreachery():
            spending.swap(draft, command)
        case c.UndoTreacherySwap():
            spending.undo_swap(draft, command)
        case c.SettleTreachery():
            spending.settle(draft, command)
        case _:
            assert_never(command)


def _need_running(campaign: Campaign, command: c.Command) -> None:
    if isinstance(command, c.CreateCampaign):
        if campaign.seq:
            raise r.CampaignRuns(campaign.name)
        return
    if campaign.seq == 0:
        raise r.NoCampaign
    if campaign.edition not in command.editions:
        instead = command.instead if isinstance(command, c.OfSecondEdition) else Instead.NOTHING
        raise r.OtherEdition(command.editions[0], instead)
    if not campaign.keeps(command.level):
        raise r.NotKept(command.level, campaign.settings.track)
    if campaign.ended and not isinstance(command, c.TakeBack | c.PlayAgain):
        raise r.CampaignOver(campaign.name)


def _need_no_question(draft: Draft, command: c.Command) -> None:
    campaign = draft.campaign
    if not campaign.questions:
        return
    held_up = answers.blocking(command, campaign.questions)
    if held_up is not None:
        raise r.QuestionOpen(held_up, answerers(campaign, held_up))


def _as_answer(campaign: Campaign, command: c.Command, by: Person, box: Box) -> c.Command:
    """Take what settles an open choice as its answer: no question blocks what would answer it."""
    match command:
        case c.GainThreat(GainReason.HERO_DEFEATED, hero, 1):
            named = find.hero_meant(campaign, hero or "", typed=by.types)
            defeat = threat.open_defeat(campaign, named.key) if named else None
            return c.Answer(defeat.id, THREAT) if defeat else command
        case c.DefeatHero(hero, reward) if reward is not None:
            named = find.hero_meant(campaign, hero or "", typed=by.types)
            defeat = threat.open_defeat(campaign, named.key) if named else None
            return c.Answer(defeat.id, reward.value) if defeat else command
        case c.TriggerPlotCard(card):
            choice = plot.open_choice(campaign, box, card, by)
            defeat = plot.open_reward(campaign, box, card, by)
            if defeat is not None:
                return c.Answer(defeat.id, CLASS_CARD)
            return c.Answer(choice.id, YES) if choice else command
        case c.RecordPlotCost(card, cost):
            asked = plot.open_cost(campaign, box, card, by)
            return c.Answer(asked.id, str(cost)) if asked else command
        case c.KillHero(hero, int(amount)):
            named = find.hero_meant(campaign, hero or "", typed=by.types)
            unknown = open_value(campaign, named.key) if named else None
            return c.Answer(unknown.id, str(amount)) if unknown else command
        case _:
            return command


def _move(campaign: Campaign, command: c.Command) -> MoveNumber | None:
    """Give the number of the move that an answer goes on with."""
    if isinstance(command, c.Answer | c.AnswerGroup | c.LapseRequest) and campaign.question(
        command.question
    ):
        return asked_by(command.question)
    return None
