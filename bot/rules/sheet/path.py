"""Which quests of a printed campaign may come next, and what is printed of the one begun (Q1).

What a source does not know forbids nothing: such a quest may come.
"""

from msgspec import Struct

from bot.rules.basics.names import by_beginning, index, key, same
from bot.rules.basics.options import CampaignAct, QuestKind, Track, Winner
from bot.rules.basics.stored import replace
from bot.rules.printed.box import Box
from bot.rules.printed.first import BASE_GAME
from bot.rules.printed.quests import OpenedBy, PrintedQuest, QuestPath
from bot.rules.state import commands as c
from bot.rules.state.campaign import Campaign, PlayedQuest

USUAL_ENCOUNTERS = 2
_CHOSEN = (QuestKind.NORMAL, QuestKind.RUMOR)
"""The kinds of which each act has its number."""


class Way(Struct, frozen=True):
    """A campaign on its way through the quests of its book."""

    campaign: Campaign
    path: QuestPath

    @property
    def played(self) -> tuple[tuple[PrintedQuest, PlayedQuest], ...]:
        """Give the quests of the book that were played, with what became of them."""
        found = ((self.path.quest(each.name), each) for each in self.campaign.played)
        return tuple((printed, each) for printed, each in found if printed is not None)

    @property
    def left(self) -> tuple[PrintedQuest, ...]:
        """Give the quests of the book that were not played, and are not under way."""
        gone = {key(printed.name) for printed, _ in self.played}
        gone |= {key(self.campaign.quest.name)} if self.campaign.quest else set()
        return tuple(each for each in self.path.quests if key(each.name) not in gone)

    def next(self) -> tuple[PrintedQuest, ...]:
        """Give the quests that may come next, in the order of the book."""
        return tuple(quest for quest in self.left if self._may_come(quest))

    def _may_come(self, quest: PrintedQuest) -> bool:
        match quest.kind:
            case QuestKind.INTRODUCTION:
                return not self.campaign.played and not self.campaign.adopted
            case QuestKind.INTERLUDE:
                return not self._in_act_two and self._enough(CampaignAct.I) and self._opened(quest)
            case QuestKind.FINALE:
                before = CampaignAct.I if quest.act else CampaignAct.II
                there = self._in_act_two or before is CampaignAct.I
                return there and self._enough(before) and self._opened(quest)
            case QuestKind.NORMAL | QuestKind.RUMOR:
                return self._is_of_this_act(quest) and self._opened(quest) and self._follows(quest)

    def _is_of_this_act(self, quest: PrintedQuest) -> bool:
        act = CampaignAct.II if self._in_act_two else CampaignAct.I
        introduced = act is CampaignAct.II or not self._awaits_introduction
        return quest.act is act and introduced and not self._full(act)

    def _follows(self, quest: PrintedQuest) -> bool:
        """Tell whether a quest comes at its place, behind one of those it needs."""
        played = {printed.name for printed, _ in self.played}
        in_place = quest.step in (None, self._count(CampaignAct.I) + 1)
        return in_place and (not quest.after_any_of or bool(played & {*quest.after_any_of}))

    def _opened(self, quest: PrintedQuest) -> bool:
        by = quest.opened_by
        if by is None:
            return True
        if by.quest:
            winners = [held.winner for printed, held in self.played if same(printed.name, by.quest)]
            return by.winner in winners
        return self._wins(by) >= by.wins

    def _wins(self, by: OpenedBy) -> int:
        fitting = (held for printed, held in self.played if _counts(printed, by.act))
        return sum(held.winner is by.winner for held in fitting)

    @property
    def _in_act_two(self) -> bool:
        between = any(printed.kind is QuestKind.INTERLUDE for printed, _ in self.played)
        return between or self.campaign.act is CampaignAct.II

    @property
    def _awaits_introduction(self) -> bool:
        first = any(quest.kind is QuestKind.INTRODUCTION for quest in self.left)
        return first and not self.campaign.played and not self.campaign.adopted

    def _count(self, act: CampaignAct) -> int:
        return sum(_counts(printed, act) for printed, _ in self.played)

    def _most(self, act: CampaignAct) -> int | None:
        chosen = self.path.choose
        if chosen is None:
            return None
        return chosen.act_I if act is CampaignAct.I else chosen.act_II

    def _full(self, act: CampaignAct) -> bool:
        most = self._most(act)
        return most is not None and self._count(act) >= most

    def _enough(self, act: CampaignAct) -> bool:
        most = self._most(act)
        return most is None or self._count(act) >= most or self.campaign.adopted


def way(campaign: Campaign, box: Box) -> Way | None:
    """Give a campaign's way through its book, where its quests are known and the group wants it."""
    if not campaign.keeps(Track.SHEET) or not campaign.printed_campaign:
        return None
    path = box.sheet.path(campaign.printed_campaign)
    return Way(campaign, path) if path else None


def side_quests(campaign: Campaign, box: Box) -> tuple[PrintedQuest, ...]:
    """Give the quests beside a book's own, of the act and the expansions in use, not played yet."""
    used = {BASE_GAME, *campaign.settings.expansions}
    played = {key(each.name) for each in campaign.played}
    return tuple(
        each
        for each in box.sheet.side_quests
        if each.expansion in used and each.act is campaign.act and key(each.name) not in played
    )


def printed(campaign: Campaign, box: Box, name: str) -> PrintedQuest | None:
    """Find what is printed of a quest, by its name or its words; None for one unlisted."""
    if not campaign.keeps(Track.SHEET):
        return None
    on_way = way(campaign, box)
    own = on_way.path.quests if on_way else ()
    known = index((*box.sheet.side_quests, *own))
    return known.get(key(name)) or by_beginning(name, own)


def filled(command: c.StartQuest, quest: PrintedQuest | None) -> c.StartQuest:
    """Fill in what is printed of a quest, where nothing else was said."""
    if quest is None:
        return command
    usual, said = command.kind is QuestKind.NORMAL, command.encounters
    return replace(
        command,
        name=quest.name,
        kind=quest.kind if usual else command.kind,
        encounters=quest.encounters if said is None else said,
        lieutenants=command.lieutenants or ", ".join(quest.lieutenants or ()),
    )


def who_chooses(campaign: Campaign) -> Winner | None:
    """Tell who chooses the next quest: the winner of the last; it is said, not enforced."""
    known = campaign.keeps(Track.SHEET) and campaign.stage.between_quests
    return campaign.last_winner if known else None


def _counts(quest: PrintedQuest, act: CampaignAct | None) -> bool:
    return quest.kind in _CHOSEN and quest.act is act
