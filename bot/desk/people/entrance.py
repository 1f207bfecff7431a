"""Who may press something where: a button counts on the server of its campaign alone.

Pressed there, or by one of its members in a direct message. What it shows of a campaign, only
those see who can see the campaign's channel.
"""

import discord
from msgspec import Struct

from bot.desk.outbox.homes import home_of
from bot.desk.people.members import Members, ServerSilent
from bot.desk.people.sight import Sight
from bot.log.shards import Own
from bot.pages.presses import Act, Press
from bot.rules.basics.keys import CampaignAt, UserId
from bot.rules.economy.people import Person, has
from bot.rules.state.campaign import Campaign
from bot.rules.state.refusals import LeftServer, NoCampaign, Right
from bot.service.rules_service import RulesService

_MEMBER = "member"
_LOOKS = (Act.SHOW, Act.POST, Act.EXPORT)


class OtherPart(ServerSilent):
    """A press came by direct message to a process that does not have its campaign's server.

    Discord brings all direct messages to the first shard.
    """

    said = "other-part"


class Entrance(Struct, frozen=True):
    """Lets presses in, or says that their campaign is none of the presser's."""

    service: RulesService
    members: Members
    sight: Sight
    own: Own

    async def admit(self, interaction: discord.Interaction, press: Press) -> None:
        """Raise NoCampaign for a press made elsewhere, LeftServer for one by who has left.

        Raises ServerSilent where nobody can tell, OtherPart where another process could.
        """
        here = interaction.guild_id
        if press.at.server != here and (here is not None or not press.at.server):
            if press.at.server or press.at.id:
                raise NoCampaign
            return  # help is the same everywhere
        if here is None and not self.own.has(press.at.server):
            raise OtherPart
        if press.act is Act.FORGET_ME:
            return  # whoever has left may be forgotten, too
        member = await self._member(interaction, press.at.server)
        interaction.extras[_MEMBER] = member
        if press.at.id and not await self._may(interaction, member, press):
            raise NoCampaign

    async def shows(
        self, interaction: discord.Interaction, member: discord.Member, at: CampaignAt
    ) -> bool:
        """Tell whether somebody may learn of a campaign: who sees its channel.

        Of a channel that is gone, whoever has a role in the campaign.
        """
        home = await home_of(self.service, at)
        if interaction.channel_id == home:
            return True
        sees = await self.sight.sees(member, home)
        return await self._has_role(member, at) if sees is None else sees

    async def _may(
        self, interaction: discord.Interaction, member: discord.Member, press: Press
    ) -> bool:
        """Tell whether a press counts; with a role in a campaign somebody may act unseeing."""
        at = press.at
        if not await home_of(self.service, at):
            raise NoCampaign
        if await self.shows(interaction, member, at):
            return True
        return press.act not in _LOOKS and await self._has_role(member, at)

    async def _has_role(self, member: discord.Member, at: CampaignAt) -> bool:
        campaign: Campaign = await self.service.fold(at)
        return has(campaign, as_person(member), Right.TABLE)

    async def _member(self, interaction: discord.Interaction, server: int) -> discord.Member:
        user = interaction.user
        if isinstance(user, discord.Member):
            return user
        member = await self.members.find(server, user.id)
        if member is None:
            raise LeftServer
        return member


def as_person(member: discord.Member) -> Person:
    """Say who a member is, and whether they manage the server."""
    return Person(UserId(member.id), member.guild_permissions.manage_guild)


def admitted(interaction: discord.Interaction) -> discord.Member | None:
    """Give the member whose press was let in."""
    found: discord.Member | None = interaction.extras.get(_MEMBER)
    return found
