"""/campaign: one campaign from its creation to its end."""

from functools import partial

from discord import Attachment

from bot.desk import doctor
from bot.desk.client import OverlordBot
from bot.desk.desk import Desk
from bot.desk.files import exporting
from bot.desk.files.importing import Imports
from bot.desk.handlers import dates, lookups, putting_up, seating
from bot.pages import presses
from bot.pages.lookups import log
from bot.rules import card_offers
from bot.rules.basics.keys import UserId
from bot.rules.basics.options import CampaignAct, Edition, ExportKind, OverlordAction, Track
from bot.rules.course.campaigns import printed_campaigns
from bot.rules.state import commands as c
from cogs._offering import Typing, at_table, from_box, last_of, offered
from cogs._slash import Interaction, Name, Names, Note, TableGroup, User, called, said, slash
from cogs._values import (
    ActWord,
    Adopted,
    CostsWord,
    EditionWord,
    ExportWord,
    Hours,
    LanguageWord,
    NudgeWord,
    OverlordWord,
    PageNumber,
    RulesWord,
    ShopWord,
    StepsWord,
    TestsWord,
    TrackWord,
)


def _expansions(typing: Typing) -> tuple[str, ...]:
    return typing.box.expansions(typing.table.campaign.edition)


class CampaignGroup(TableGroup, name=called("campaign"), description=said("command-campaign")):
    """Campaigns."""

    def __init__(self, desk: Desk) -> None:
        """Take the desk that carries the commands out."""
        super().__init__(desk)
        self.imports = Imports(desk)

    @slash("campaign create")
    @offered(printed_campaign=from_box(printed_campaigns))
    async def create(
        self,
        interaction: Interaction,
        name: Name,
        overlord: User | None = None,
        printed_campaign: Name = "",
        act: ActWord = CampaignAct.I,
        edition: EditionWord = Edition.SECOND,
        track: TrackWord = Track.ECONOMY,
    ) -> None:
        """Open a campaign in this channel."""
        key, home = str(interaction.id), interaction.channel_id or 0
        side = UserId(overlord.id) if overlord else None
        command = c.CreateCampaign(
            key, name, home, side, printed_campaign, act, edition, track=track
        )
        await self.desk.play(interaction, command)

    @slash("campaign status")
    async def status(self, interaction: Interaction) -> None:
        """Show where the campaign stands."""
        await lookups.show(self.desk, interaction, "status")

    @slash("campaign summary")
    async def summary(self, interaction: Interaction) -> None:
        """Show the campaign so far."""
        await lookups.show(self.desk, interaction, "summary")

    @slash("campaign recap")
    async def recap(self, interaction: Interaction) -> None:
        """Tell what happened last."""
        await lookups.show(self.desk, interaction, "recap")

    @slash("campaign log")
    @offered(
        hero=at_table(lambda typing: log.heroes(typing.table.campaign)),
        card=at_table(lambda typing: log.cards(typing.table)),
    )
    async def log(
        self,
        interaction: Interaction,
        page: PageNumber = 1,
        hero: Name | None = None,
        card: Name | None = None,
        user: User | None = None,
    ) -> None:
        """Show what happened."""
        await lookups.show_log(self.desk, interaction, page, hero, card, user.id if user else None)

    @slash("campaign undo")
    async def undo(self, interaction: Interaction) -> None:
        """Take the newest move back."""
        await self.desk.play(interaction, c.TakeBack())

    @slash("campaign redo")
    async def redo(self, interaction: Interaction) -> None:
        """Play the move taken back last again."""
        await self.desk.play(interaction, c.PlayAgain())

    @slash("campaign settings")
    @offered(
        expansions=last_of(at_table(_expansions)),
        printed_campaign=from_box(printed_campaigns),
    )
    async def settings(
        self,
        interaction: Interaction,
        rules: RulesWord | None = None,
        costs: CostsWord | None = None,
        steps: StepsWord | None = None,
        tests: TestsWord | None = None,
        language: LanguageWord | None = None,
        nudge: NudgeWord | None = None,
        track: TrackWord | None = None,
        shop: ShopWord | None = None,
        expansions: Names | None = None,
        printed_campaign: Name = "",
    ) -> None:
        """Show the settings, or change some."""
        command = c.ChangeSettings(
            rules,
            costs,
            steps,
            tests,
            language,
            nudge,
            printed_campaign,
            track=track,
            shop=shop,
            expansions=expansions,
        )
        if command == c.ChangeSettings():
            await lookups.show(self.desk, interaction, "settings")
        else:
            await self.desk.play(interaction, command)

    @slash("campaign resume")
    @offered(cards=last_of(at_table(lambda typing: card_offers.cards_to_adopt(typing.table))))
    async def resume(
        self,
        interaction: Interaction,
        threat: Adopted = 0,
        xp: Adopted = 0,
        cards: Names = "",
        act: ActWord | None = None,
    ) -> None:
        """Take over a campaign that runs at the table already."""
        await self.desk.play(interaction, c.AdoptCampaign(threat, xp, cards, act))

    @slash("campaign overlord")
    async def overlord(self, interaction: Interaction, action: OverlordWord, user: User) -> None:
        """Change the overlord side."""
        command = c.ChangeOverlords(action, UserId(user.id))
        if action is OverlordAction.REMOVE:  # one who has left can be taken off the side
            await self.desk.play(interaction, command)
        else:
            await seating.play(self.desk, interaction, command, user)

    @slash("campaign act")
    async def act(self, interaction: Interaction, value: ActWord) -> None:
        """Set the act."""
        await self.desk.play(interaction, c.SetAct(value))

    @slash("campaign board")
    async def board(self, interaction: Interaction) -> None:
        """Put the live board up."""
        await putting_up.command(self.desk, interaction)

    @slash("campaign doctor")
    async def doctor(self, interaction: Interaction) -> None:
        """Look what the campaign needs, and mend what can be mended."""
        await doctor.command(self.desk, interaction)

    @slash("campaign date")
    async def date(
        self, interaction: Interaction, when: Name, hours: Hours = 3, note: Note = ""
    ) -> None:
        """Tell everybody the next date."""
        await dates.command(self.desk, interaction, when, hours, note)

    @slash("campaign list")
    async def list(self, interaction: Interaction) -> None:
        """Show the server's campaigns."""
        await lookups.show_list(self.desk, interaction)

    @slash("campaign export")
    async def export(self, interaction: Interaction, as_: ExportWord = ExportKind.FILE) -> None:
        """Hand out the campaign as a file, or as a page to show."""
        await exporting.command(self.desk, interaction, as_)

    @slash("campaign import")
    async def import_(self, interaction: Interaction, file: Attachment) -> None:
        """Take in a campaign from a file."""
        await self.imports.command(interaction, file)

    @slash("campaign end")
    async def end(self, interaction: Interaction) -> None:
        """End the campaign."""
        await self.desk.play(interaction, c.EndCampaign())

    @slash("campaign delete")
    async def delete(self, interaction: Interaction) -> None:
        """Ask whether to erase the campaign."""
        await lookups.show(self.desk, interaction, "delete")


async def setup(bot: OverlordBot) -> None:
    """Add the group to the bot."""
    group = CampaignGroup(bot.desk)
    bot.tree.add_command(group)
    bot.desk.on(presses.Act.IMPORT, group.imports.press)
    bot.desk.on(presses.Act.DATE_ZONE, partial(dates.choose_zone, bot.desk))
    bot.desk.on(presses.Act.EXPORT, partial(exporting.export, bot.desk))
