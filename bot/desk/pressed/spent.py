"""Which of the buttons in a message can still do something: the one place that decides it.

A button is spent when what it belongs to is over, for everybody: its turn, its step, the moment of
its card. What is only short, held up by a question, or still ahead is not over. Others, such as
answers and dice, belong to nothing that passes by itself: they are spent when they are for good. An
`Undo` may be so as well once several newer moves stand, until these are taken back.
"""

import dataclasses
import sys
from collections.abc import Iterator
from itertools import islice

from bot.desk.pressed import pressing
from bot.desk.pressed.buttons import Control
from bot.desk.pressed.well_formed import is_well_formed
from bot.pages.phrases.passing import is_left_behind, passes
from bot.pages.phrases.spending import has_something_to_spend
from bot.pages.presses import Act, Press
from bot.rules import offers
from bot.rules.basics.keys import NOBODY, CampaignAt, MoveNumber
from bot.rules.basics.stored import replace
from bot.rules.economy.people import Person, players
from bot.rules.offers import Table
from bot.rules.printed.box import Box
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign, ChainCut, chain

# What may be otherwise before the moment is over, or asks for no more than a word.
_NOT_OVER = (
    r.Balance,
    r.BouldersFirst,
    r.ChoiceOpen,
    r.ConquestUnknown,
    r.NewerMove,
    r.NotKept,
    r.TooManyRequests,
    r.WhichHero,
    r.WhichHeroAnswers,
    r.WhichHeroBuys,
    r.WhichHeroPays,
)
# What stays so, whatever is played.
_FOR_GOOD = (r.OldRoll, r.QuestionClosed)


UNDONE_SOON = 5
"""Moves that somebody may be about to take back: the `Undo` of none of these is left behind."""


def may_pass(control: Control, at: CampaignAt) -> bool:
    """Tell whether a button of a campaign belongs to what passes: nobody misses it from then on."""
    try:
        presses = control.presses
    except ValueError:  # made by another version of the bot
        return True
    return any(press.at == at and passes(press) for press in presses)


def may_be_left(control: Control, at: CampaignAt) -> bool:
    """Tell whether a button of a campaign is spent one day, though it belongs to nothing so."""
    try:
        presses = control.presses
    except ValueError:
        return False
    return any(press.at == at and is_left_behind(press) for press in presses)


def is_for_good(control: Control) -> bool:
    """Tell whether a grey button stays so: a new move leaves nothing of what was taken back."""
    try:
        return all(press.act is Act.REDO for press in control.presses)
    except ValueError:
        return False


def newest_standing(campaign: Campaign, most: int) -> frozenset[int]:
    """Give the newest moves that can be taken back, as far as they are at hand."""
    every = chain(campaign.newest, MoveNumber(sys.maxsize))
    return frozenset(ref.number for ref in islice(every, most))


def is_behind(campaign: Campaign, move: int, newer: int | None = None) -> bool:
    """Tell whether a move is none of those that can be taken back, or of the newest of these.

    One of which only the whole log knows that is taken for one of them.
    """
    try:
        standing = islice(chain(campaign.newest, MoveNumber(move)), newer)
        return all(ref.number != move for ref in standing)
    except ChainCut:
        return False


class Judge:
    """Judges the buttons of a campaign's messages as it stands; of one that is gone all are spent.

    The same button often stands in many messages: each is tried on the rules once.
    """

    def __init__(self, campaign: Campaign | None, box: Box, undone_soon: int | None = None) -> None:
        """Take how a campaign stands, if there still is one, and the printed facts.

        And how many of the newest moves keep their `Undo`; all that stand, if that is not said.
        """
        self._campaign = campaign
        self._box = box
        self._undone_soon = undone_soon
        self._known: dict[Control, bool] = {}

    def is_spent(self, control: Control) -> bool:
        """Tell whether nobody can do anything with a button or select."""
        found = self._known.get(control)
        if found is None:
            found = self._known[control] = self._is_spent(control)
        return found

    def _is_spent(self, control: Control) -> bool:
        try:
            return all(map(self.is_press_spent, control.presses))
        except ValueError:
            return True

    def is_press_spent(self, press: Press) -> bool:
        """Tell whether nobody can do anything with a press."""
        campaign = self._campaign
        if campaign is None or not is_well_formed(press):
            return True
        match press.act:
            case Act.SHOW:
                return passes(press) and not has_something_to_spend(campaign, self._box)
            case Act.UNDO:
                return is_behind(campaign, int(press.args[0]), self._undone_soon)
            case Act.REDO:  # a new move leaves nothing of what was taken back before it
                return int(press.args[0]) not in campaign.undone
            case _:
                return self._is_refused(press, campaign)

    def _is_refused(self, press: Press, campaign: Campaign) -> bool:
        """Tell whether the rules refuse a press to everybody, from now on."""
        for person in _people(campaign):
            table = Table(campaign, person, self._box)
            refused = _refusal(press, table)
            if isinstance(refused, r.QuestionOpen):
                if press.act is Act.ANSWER:  # it waits for another answer
                    return False
                refused = _refusal(press, replace(table, campaign=_answered(campaign)))
            if not isinstance(refused, r.Permission):
                return refused is not None and _is_over(press, refused)
        return False


def _people(campaign: Campaign) -> Iterator[Person]:
    """Give those who may do anything at a table; who may do most comes first.

    Whoever may do a thing meets the same there as all others who may.
    """
    for user in dict.fromkeys((*campaign.overlords[:1], NOBODY, *players(campaign))):
        yield Person(user, manages=True)


def _answered(campaign: Campaign) -> Campaign:
    """Give a campaign as if its questions held nothing up: what waits for them is not over."""
    return dataclasses.replace(campaign, questions=())


def _refusal(press: Press, table: Table) -> r.Refusal | None:
    """Give what a press meets; None where nothing is in its way, or it only shows something."""
    try:
        if press.act is Act.OPEN:
            pressing.need_form(press, table)
            return None
        command = pressing.command(press, table.campaign, table.box)
    except r.Refusal as refused:
        return refused
    return None if command is None else offers.refusal(table, command)


def _is_over(press: Press, refused: r.Refusal) -> bool:
    """Tell whether a refusal says that what a press belongs to is over."""
    match refused:
        case _ if not passes(press):
            return isinstance(refused, _FOR_GOOD)
        case r.HeroCount(heroes, least):
            return heroes >= least
        case r.WrongStep(ahead=True):
            return False
        case r.WrongMoment(ahead=step):
            return step is None
        case _:
            return not isinstance(refused, _NOT_OVER)
