"""/agent: the lieutenant's agent on the map, and the Agent cards."""

from bot.desk.client import OverlordBot
from bot.desk.handlers import lookups
from bot.rules.state import commands as c
from cogs._offering import at_table, offered
from cogs._slash import Interaction, Name, PortableGroup, called, said, slash
from cogs._values import ActWord, HeroCount


class AgentGroup(PortableGroup, name=called("agent"), description=said("command-agent")):
    """Agents."""

    @slash("agent show", portable=True)
    @offered(lieutenant=at_table(lambda typing: typing.box.agents))
    async def show(
        self,
        interaction: Interaction,
        lieutenant: Name | None = None,
        act: ActWord | None = None,
        heroes: HeroCount | None = None,
    ) -> None:
        """Show an agent."""
        wanted = (lieutenant or "", act or "", str(heroes or ""))
        await lookups.show(self.desk, interaction, "agent", *wanted)

    @slash("agent attacked")
    async def attacked(self, interaction: Interaction) -> None:
        """Note an attack on the agent."""
        await self.desk.play(interaction, c.AttackAgent())

    @slash("agent defeated")
    async def defeated(self, interaction: Interaction) -> None:
        """Note the agent's defeat."""
        await self.desk.play(interaction, c.DefeatAgent())


async def setup(bot: OverlordBot) -> None:
    """Add the group to the bot."""
    bot.tree.add_command(AgentGroup(bot.desk))
