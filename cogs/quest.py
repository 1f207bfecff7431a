"""/quest, /phase, /turn and /rumor: quests, what lies between them, and whose turn it is."""

from collections.abc import Iterable, Iterator

from bot.desk.client import OverlordBot
from bot.desk.desk import Desk
from bot.desk.handlers import lookups
from bot.pages.lookups import path
from bot.rules import offers, sheet_offers
from bot.rules.basics.names import same
from bot.rules.basics.options import QuestKind
from bot.rules.printed.first import FirstQuest
from bot.rules.sheet.path import USUAL_ENCOUNTERS
from bot.rules.state import commands as c
from bot.rules.well.setup import SampleQuest
from cogs._offering import (
    Labelled,
    Offered,
    Typing,
    at_table,
    from_box,
    heroes,
    last_of,
    numbered,
    offered,
)
from cogs._slash import Interaction, Name, Names, TableGroup, alone, called, said, slash
from cogs._values import Conquest, Encounters, KindWord, Treachery, WinnerWord, YesNo


class _Default(int):
    """What an option is where nobody gave it, told apart from the same number typed."""


_UNSAID = _Default(USUAL_ENCOUNTERS)


def _dungeons(typing: Typing) -> Iterable[FirstQuest | SampleQuest]:
    return offers.dungeons(typing.table)


def _quests(typing: Typing) -> Iterator[Offered]:
    """Give the printed quests that may begin, those that may come next first (Q1)."""
    yield from _dungeons(typing)
    for quest in sheet_offers.quests(typing.table):
        kind = typing.names.say(f"kind-{quest.kind}")
        label = typing.names.say("quest-label", name=quest.name, kind=kind)
        yield Labelled(quest.name, quest.also, label)


def _rumors(typing: Typing) -> Iterable[str]:
    return sheet_offers.rumors(typing.table)


def _conquest(typing: Typing) -> Iterable[tuple[str, int]]:
    """Give the conquest of the quest typed so far, where a source or we ourselves give it (E1)."""
    typed = typing.of("name", "")
    named = typing.box.first.quest(typed)
    known = [
        quest.conquest
        for quest in _dungeons(typing)
        if quest == named or (named is None and same(quest.name, typed))
    ]
    return [(str(conquest), conquest) for conquest in known if conquest is not None]


class QuestGroup(TableGroup, name=called("quest"), description=said("command-quest")):
    """The quests of a campaign."""

    @slash("quest start")
    @offered(
        name=at_table(_quests),
        lieutenants=last_of(from_box(lambda box: box.agents)),
        conquest=numbered(_conquest),
    )
    async def start(
        self,
        interaction: Interaction,
        name: Name,
        kind: KindWord = QuestKind.NORMAL,
        encounters: Encounters = _UNSAID,
        lieutenants: Names = "",
        conquest: Conquest | None = None,
        treachery_event: Treachery | None = None,
        treachery_trap: Treachery | None = None,
        treachery_monster: Treachery | None = None,
    ) -> None:
        """Start a quest with its set-up."""
        command = c.StartQuest(
            name,
            kind,
            None if encounters is _UNSAID else encounters,
            lieutenants,
            conquest=conquest,
            treachery_event=treachery_event,
            treachery_trap=treachery_trap,
            treachery_monster=treachery_monster,
        )
        await self.desk.play(interaction, command)

    @slash("quest path")
    async def path(self, interaction: Interaction) -> None:
        """Show the path of the campaign."""
        await lookups.show(self.desk, interaction, path.PATH)

    @slash("quest encounter")
    async def encounter(self, interaction: Interaction) -> None:
        """Go to the next encounter."""
        await self.desk.play(interaction, c.EndEncounter())

    @slash("quest end")
    async def end(self, interaction: Interaction, winner: WinnerWord) -> None:
        """End the quest."""
        await self.desk.play(interaction, c.EndQuest(winner))


class PhaseGroup(TableGroup, name=called("phase"), description=said("command-phase")):
    """The steps of the campaign phase."""

    @slash("phase show")
    async def show(self, interaction: Interaction) -> None:
        """Show what the table does now."""
        await lookups.show(self.desk, interaction, "phase")

    @slash("phase next")
    async def next(self, interaction: Interaction) -> None:
        """Go to the next step."""
        await self.desk.play(interaction, c.NextStep())


class TurnGroup(TableGroup, name=called("turn"), description=said("command-turn")):
    """The turns of an encounter."""

    @slash("turn overlord")
    async def overlord(self, interaction: Interaction) -> None:
        """Begin the overlord's turn."""
        await self.desk.play(interaction, c.StartOverlordTurn())

    @slash("turn hero")
    @offered(hero=heroes(c.StartHeroTurn))
    async def hero(self, interaction: Interaction, hero: Name) -> None:
        """Begin a hero's turn."""
        await self.desk.play(interaction, c.StartHeroTurn(hero))

    @slash("turn end")
    async def end(self, interaction: Interaction) -> None:
        """Call the turn over."""
        await self.desk.play(interaction, c.EndTurn())


class Rumor:
    """The command for Rumor cards."""

    def __init__(self, desk: Desk) -> None:
        """Take the desk that carries it out."""
        self.desk = desk

    @offered(name=at_table(_rumors))
    async def rumor(self, interaction: Interaction, name: Name, quest: YesNo) -> None:
        """Play a Rumor card."""
        await self.desk.play(interaction, c.PlayRumor(name, quest))


async def setup(bot: OverlordBot) -> None:
    """Add all of this to the bot."""
    bot.tree.add_command(QuestGroup(bot.desk))
    bot.tree.add_command(PhaseGroup(bot.desk))
    bot.tree.add_command(TurnGroup(bot.desk))
    bot.tree.add_command(alone("rumor", Rumor(bot.desk).rumor, TableGroup))
