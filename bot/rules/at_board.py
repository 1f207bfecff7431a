"""The door to the first-edition room: who may do what there, and whose its choices are (W)."""

from collections.abc import Sequence

from bot.rules.basics.names import key
from bot.rules.basics.options import RulesMode
from bot.rules.economy.draft import Draft
from bot.rules.economy.people import answerers
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign, Hero
from bot.rules.state.choices import AND
from bot.rules.state.refusals import Right
from bot.rules.well import commands as w
from bot.rules.well.attack_refusals import ChoiceOpen, DodgedAlready, TooManyPowerDice
from bot.rules.well.board import FigureKind
from bot.rules.well.choices import DiceToLose, EnhancementsToSpend, OpenChoice, open_choice
from bot.rules.well.decide import well_decide
from bot.rules.well.dice import RolledDice
from bot.rules.well.refusals import (
    BouldersFirst,
    BouldersNotNow,
    WellRefusal,
    WellRefusalKind,
    WellRule,
)

OF_THE_OVERLORD = (
    w.BeginOverlordBoardTurn
    | w.RollBoulders
    | w.OpenTreachery
    | w.SwapWithTreachery
    | w.UndoTreacherySwap
    | w.SettleTreachery
)
# What a group may let pass where its rules are advisory; the others would mean nothing.
HOUSE_RULES: tuple[type[WellRule], ...] = (
    BouldersFirst,
    BouldersNotNow,
    TooManyPowerDice,
    DodgedAlready,
)
Asked = q.DazeTakes | q.SpendPower


def as_answer(campaign: Campaign, command: c.AtBoard) -> c.Command:
    """Take a choice of the attack under way as the answer to its open question."""
    asked = _open(campaign)
    match command.command, asked:
        case w.LoseDice(dice), q.DazeTakes(id):
            return c.Answer(id, AND.join(sorted(dice)))
        case w.SpendEnhancements(reach), q.SpendPower(id):
            return c.Answer(id, str(reach))
        case _:
            return command


def play(draft: Draft, command: c.AtBoard) -> None:
    """Carry out a command at the board."""
    draft.need(*_right(draft, command.command))
    _carry_out(draft, command.command)


def answer(draft: Draft, question: Asked, value: str) -> None:
    """Go on with an attack whose owner has made a choice (W7, D5)."""
    draft.add(e.Answered(question.id, value, closed=True))
    match question:
        case q.DazeTakes():
            _carry_out(draft, w.LoseDice(tuple(value.split(AND))))
        case q.SpendPower():
            _carry_out(draft, w.SpendEnhancements(int(value)))


def _right(draft: Draft, command: w.WellCommand) -> tuple[Right, Hero | None]:
    attack = draft.campaign.well.attack
    match command:
        case w.ChangeWellSetup():
            return Right.STEWARD, None
        case w.DodgeAttack(name):
            return _owner(draft.campaign, name)
        case w.LoseDice() | w.SpendEnhancements() if attack is not None:
            return _owner(draft.campaign, attack.attacker)
        case _:
            overlords = isinstance(command, OF_THE_OVERLORD)
            return (Right.OVERLORD if overlords else Right.TABLE), None


def _owner(campaign: Campaign, name: str) -> tuple[Right, Hero | None]:
    """Tell whose a figure is: the overlord's, a player's whose hero bears its name, the heroes'."""
    board = campaign.well.board
    figure = board.figure(name) if board else None
    if figure is None:
        return Right.TABLE, None
    if figure.kind is FigureKind.MONSTER:
        return Right.OVERLORD_OR_STEWARD, None
    hero = campaign.heroes.get(key(figure.name))
    return (Right.HERO_OR_STEWARD, hero) if hero else (Right.HEROES_OR_STEWARD, None)


def _carry_out(draft: Draft, command: w.WellCommand) -> None:
    def roll(dice: Sequence[str]) -> RolledDice:
        rolled = draft.roll(dice, e.RollFor.POOL)
        return RolledDice(rolled.number, rolled.dice, rolled.faces, rolled.forced)

    def refuse(refusal: WellRule) -> None:
        _refuse(draft, refusal)

    try:
        state, box = draft.campaign.well, draft.box.well
        events = well_decide(state, command, box, roll, refuse)
    except WellRefusal as refusal:
        raise _refused(draft, refusal) from refusal
    for event in events:
        draft.add(e.WellHappened(event))
    _ask(draft, again=isinstance(command, w.DodgeAttack))


def _refuse(draft: Draft, refusal: WellRule) -> None:
    """Refuse what a rule of the board forbids, or note a house rule."""
    advisory = draft.campaign.settings.rules is RulesMode.ADVISORY
    if not advisory or not isinstance(refusal, HOUSE_RULES):
        raise refusal
    draft.add(e.HouseRuled(type(refusal).__name__))


def _refused(draft: Draft, refusal: WellRefusal) -> r.Refusal:
    asked = _open(draft.campaign)
    if isinstance(refusal, ChoiceOpen) and asked is not None:
        return r.QuestionOpen(asked, answerers(draft.campaign, asked))
    if refusal.kind is WellRefusalKind.RULE:
        return r.BoardRule(refusal)
    return r.BoardRefusal(refusal)


def _ask(draft: Draft, *, again: bool) -> None:
    """Ask for the choice the attack waits for; a dodge may have made another of it."""
    asked = _open(draft.campaign)
    if asked is not None and again:
        draft.add(e.Withdrawn(asked.id))
    waited_for = open_choice(draft.campaign.well, draft.box.well)
    if waited_for is not None and (asked is None or again):
        draft.ask(_question(draft, waited_for))


def _question(draft: Draft, choice: OpenChoice) -> Asked:
    id, attacker = draft.new_question_id(), choice.attacker
    right, hero = _owner(draft.campaign, attacker)
    side = {
        Right.OVERLORD_OR_STEWARD: q.Audience.OVERLORD,
        Right.HERO_OR_STEWARD: q.Audience.HERO,
    }.get(right, q.Audience.HEROES)
    named = hero.key if hero else ""
    match choice:
        case DiceToLose(ways=ways):
            return q.DazeTakes(id, attacker, ways, side, named)
        case EnhancementsToSpend(most=most):
            return q.SpendPower(id, attacker, most, side, named)


def _open(campaign: Campaign) -> Asked | None:
    """Find the open choice of the attack under way."""
    asked = (each for each in campaign.questions if isinstance(each, Asked))
    return next(asked, None)
