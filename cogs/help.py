"""/help and /about, which answer anywhere, in direct messages too."""

from bot.desk.client import OverlordBot
from bot.desk.desk import Desk
from bot.desk.handlers import lookups
from cogs._slash import Interaction, PortableGroup, alone
from cogs._values import TopicWord


class Help:
    """The commands that explain the bot."""

    def __init__(self, desk: Desk) -> None:
        """Take the desk that answers."""
        self.desk = desk

    async def help(self, interaction: Interaction, topic: TopicWord | None = None) -> None:
        """Explain a topic, or the whole."""
        await lookups.explain(self.desk, interaction, topic)

    async def about(self, interaction: Interaction) -> None:
        """Tell what the bot is and what it stores."""
        await lookups.tell_about(self.desk, interaction)


async def setup(bot: OverlordBot) -> None:
    """Add the commands to the bot."""
    here = Help(bot.desk)
    bot.tree.add_command(alone("help", here.help, PortableGroup))
    bot.tree.add_command(alone("about", here.about, PortableGroup))
