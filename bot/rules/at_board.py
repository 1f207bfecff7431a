"""The door to the first-edition room, and which commands belong to which edition (W)."""

from collections.abc import Sequence

from bot.rules import commands as c
from bot.rules import events as e
from bot.rules import refusals as r
from bot.rules.campaign import Campaign
from bot.rules.draft import Draft
from bot.rules.options import Edition
from bot.rules.refusals import Right
from bot.rules.well import commands as w
from bot.rules.well.decide import well_decide
from bot.rules.well.dice import RolledDice
from bot.rules.well.refusals import WellRefusal, WellRefusalKind

OF_BOTH_EDITIONS = (
    c.CreateCampaign
    | c.TakeBack
    | c.PlayAgain
    | c.ChangeSettings
    | c.ChangeOverlords
    | c.EndCampaign
    | c.AddHero
    | c.SetHero
    | c.AssignHero
    | c.NameStandIn
    | c.RemoveHero
    | c.RollAttack
    | c.RollDefense
    | c.RollPool
    | c.Answer
)
OF_THE_OVERLORD = (
    w.BeginOverlordBoardTurn
    | w.RollBoulders
    | w.OpenTreachery
    | w.SwapWithTreachery
    | w.UndoTreacherySwap
    | w.SettleTreachery
)


def need_edition(campaign: Campaign, command: c.Command) -> None:
    """Refuse a command of the other edition."""
    if isinstance(command, OF_BOTH_EDITIONS):
        return
    needed = Edition.FIRST if isinstance(command, c.AtBoard) else Edition.SECOND
    if campaign.edition is not needed:
        raise r.OtherEdition(needed)


def play(draft: Draft, command: c.AtBoard) -> None:
    """Carry out a command at the board."""
    overlords = isinstance(command.command, OF_THE_OVERLORD)
    draft.need(Right.OVERLORD if overlords else Right.TABLE)

    def roll(dice: Sequence[str]) -> RolledDice:
        rolled = draft.roll(dice, e.RollFor.POOL)
        return RolledDice(rolled.number, rolled.dice, rolled.faces, rolled.forced)

    try:
        events = well_decide(draft.campaign.well, command.command, draft.box.well, roll)
    except WellRefusal as refusal:
        if refusal.kind is WellRefusalKind.RULE:
            raise r.BoardRule(refusal) from refusal
        raise r.BoardRefusal(refusal) from refusal
    for event in events:
        draft.add(e.WellHappened(event))
