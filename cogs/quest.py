"""/quest: quests and their encounters."""

from bot.desk.client import OverlordBot
from bot.rules.basics.options import QuestKind
from bot.rules.state import commands as c
from cogs._offering import from_box, last_of, offered
from cogs._slash import Interaction, Name, Names, TableGroup, said, slash
from cogs._values import Encounters, KindWord, WinnerWord


class QuestGroup(TableGroup, name="quest", description=said("command-quest")):
    """The quests of a campaign."""

    @slash("quest start")
    @offered(lieutenants=last_of(from_box(lambda box: box.agents)))
    async def start(
        self,
        interaction: Interaction,
        name: Name,
        kind: KindWord = QuestKind.NORMAL,
        encounters: Encounters = 2,
        lieutenants: Names = "",
    ) -> None:
        """Start a quest with its set-up."""
        await self.desk.play(interaction, c.StartQuest(name, kind, encounters, lieutenants))

    @slash("quest encounter")
    async def encounter(self, interaction: Interaction) -> None:
        """Go to the next encounter."""
        await self.desk.play(interaction, c.EndEncounter())

    @slash("quest end")
    async def end(self, interaction: Interaction, winner: WinnerWord) -> None:
        """End the quest."""
        await self.desk.play(interaction, c.EndQuest(winner))


async def setup(bot: OverlordBot) -> None:
    """Add the group to the bot."""
    bot.tree.add_command(QuestGroup(bot.desk))
