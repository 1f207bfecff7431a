"""A log from elsewhere brought to a new home: its people found again, its dice sworn in anew."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from bot.rules.basics.dice import Dice
from bot.rules.basics.keys import NOBODY, UserId
from bot.rules.basics.stored import replace
from bot.rules.rolling.quest_dice import as_proof, committed
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from bot.rules.state.identities import with_users
from bot.rules.state.replay import live


@dataclass(frozen=True, slots=True)
class NewHome:
    """Where a log goes on: its channel, the users known there, and who brings it.

    Whoever brings it takes the creator's and the overlord's place where those are not known.
    """

    channel: int
    users: Collection[int]
    heir: UserId

    def settle(self, log: Iterable[Entry]) -> list[Entry]:
        """Give the log with its people as they are known there; others lose their seat.

        No secret comes along that dice could be rolled by: somebody knows it (D8).
        """
        return [as_proof(self._settled(entry)) for entry in log]

    def _settled(self, entry: Entry) -> Entry:
        known = with_users(entry, self._known)
        match entry.event:
            case e.CampaignCreated(creator=creator, overlord=overlord):
                created = replace(
                    entry.event,
                    home=self.channel,
                    creator=self._known(creator) or self.heir,
                    overlord=self._known(overlord) or self.heir,
                )
                return replace(known, event=created)
            case e.OverlordsChanged(before, after):
                changed = e.OverlordsChanged(self._side(before), self._side(after))
                return replace(known, event=changed)
            case _:
                return known

    def _known(self, user: UserId) -> UserId:
        return user if user in self.users else NOBODY

    def _side(self, users: tuple[UserId, ...]) -> tuple[UserId, ...]:
        return tuple(user for user in users if user in self.users) or (self.heir,)


def sworn_in(
    log: Sequence[Entry], campaign: Campaign, dice: Dice, by: UserId, at: int
) -> list[Entry]:
    """Give what a log lacks: a fresh dice secret where a quest is under way, as its start has one.

    It belongs to the quest's own move, so that undoing that takes it away too.
    """
    if campaign.quest is None or campaign.ended:
        return []
    starts = [entry.move for entry in live(log) if isinstance(entry.event, e.QuestStarted)]
    return [Entry(log[-1].seq + 1, starts[-1], at, by, committed(dice))]
