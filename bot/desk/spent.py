"""Which of the buttons in a message can still do something: the one place that decides it.

A button is spent when what it belongs to is over, for everybody: its turn, its step, the moment of
its card. What is only short, held up by a question, or still ahead is not over. Others, such as
answers and dice, belong to nothing that passes by itself: they are spent when they are for good.
"""

import dataclasses
from collections.abc import Iterator

from bot.desk import pressing
from bot.desk.buttons import Control
from bot.desk.well_formed import is_well_formed
from bot.pages.phrases.passing import passes
from bot.pages.phrases.spending import has_something_to_spend
from bot.pages.presses import Act, Press
from bot.rules import offers
from bot.rules.basics.keys import NOBODY, CampaignAt
from bot.rules.basics.stored import replace
from bot.rules.economy.people import Person, players
from bot.rules.offers import Table
from bot.rules.printed.box import Box
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign

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
_FOR_GOOD = (r.MoveGone, r.OldRoll, r.QuestionClosed)


def may_be_spent(control: Control, at: CampaignAt) -> bool:
    """Tell whether a button of a campaign is one that is spent one day."""
    try:
        presses = control.presses
    except ValueError:  # made by another version of the bot
        return True
    return any(press.at == at and passes(press) for press in presses)


class Judge:
    """Judges the buttons of a campaign's messages as it stands; of one that is gone all are spent.

    The same button often stands in many messages: each is tried on the rules once.
    """

    def __init__(self, campaign: Campaign | None, box: Box) -> None:
        """Take how a campaign stands, if there still is one, and the printed facts."""
        self._campaign = campaign
        self._box = box
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
        if press.act is Act.SHOW:
            return passes(press) and not has_something_to_spend(campaign, self._box)
        for person in _people(campaign):
            table = Table(campaign, person, self._box)
            refused = _refusal(press, table)
            if isinstance(refused, r.QuestionOpen):
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
