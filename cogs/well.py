"""/well: the first-edition map, The Well of Darkness."""

from bot.desk.client import OverlordBot
from bot.desk.desk import Desk
from cogs._slash import TableGroup, called, said
from cogs._well_fight import FightPart
from cogs._well_map import MapPart


class WellGroup(TableGroup, name=called("well"), description=said("command-well")):
    """Everything on the map."""

    def __init__(self, desk: Desk) -> None:
        """Take the desk, and gather the commands of each part."""
        super().__init__(desk)
        for part in (MapPart(desk), FightPart(desk)):
            for command in part.commands:
                self.add_command(command)


async def setup(bot: OverlordBot) -> None:
    """Add the group to the bot."""
    bot.tree.add_command(WellGroup(bot.desk))
