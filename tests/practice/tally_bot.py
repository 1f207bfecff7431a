"""A throwaway bot with one of everything, for testing the practice world without the real bot."""

import asyncio
import base64
import contextlib
import io
import re
from dataclasses import dataclass, field
from typing import Any, Self

import discord
from discord import app_commands, ui

from bot.box.dice import load_dice
from bot.practice.harness import Clock, PracticeDice
from bot.rules.basics.dice import Throw

Interaction = discord.Interaction["TallyBot"]
Pressed = discord.Interaction[Any]

# One red point.
DOT = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
)


class TooFew(Exception):
    """The bot's only refusal."""


@dataclass
class Tally:
    """The data that outlives the bot: a log of numbers, and where its board hangs."""

    log: list[int] = field(default_factory=list)
    refused: int = 0
    board: tuple[int, int] | None = None
    told: int = 0

    @property
    def total(self) -> int:
        return sum(self.log)

    def add(self, amount: int) -> str:
        before = self.total
        if before + amount < 0:
            raise TooFew
        self.log.append(amount)
        return f"**Tally** {before} → {self.total}"


class TallyHarness:
    """The harness of the throwaway bot."""

    def __init__(self) -> None:
        self.tally = Tally()
        self.dice = PracticeDice(load_dice())

    async def start(self, clock: Clock) -> discord.Client:
        return TallyBot(self.tally, self.dice, clock)

    def log_size(self) -> int:
        return len(self.tally.log)

    async def begun(self, server: int, channel: int) -> bool:
        return bool(self.tally.log)

    def refusals(self) -> int:
        return self.tally.refused


class TallyBot(discord.Client):
    def __init__(self, tally: Tally, dice: PracticeDice, clock: Clock) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tally, self.dice, self.clock = tally, dice, clock
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(TallyGroup(guild_only=True))
        self.add_dynamic_items(AddButton, NoteButton, KindSelect)
        self.pending: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def say(self, interaction: Interaction, text: str, *items: ui.Item[Any]) -> None:
        await interaction.response.send_message(view=page(text, *items))
        self.tally.told += 1
        self.redraw()

    async def attempt(self, interaction: Interaction, amount: int) -> None:
        try:
            line = self.tally.add(amount)
        except TooFew:
            self.tally.refused += 1
            await interaction.response.send_message("Too few.", ephemeral=True)
            return
        await self.say(interaction, line, AddButton(1), AddButton(-1), AddButton(9, off=True))

    async def dm(self, to: discord.Member, total: int) -> None:
        """A courtesy message: refused, it is left out."""
        with contextlib.suppress(discord.Forbidden):
            text = f"The tally is {total}, says <#{to.guild.text_channels[0].id}>"
            await to.send(view=page(text, AddButton(1)))

    def redraw(self) -> None:
        """Bring the board up to date in two seconds, once for all changes until then."""
        if self.tally.board and self.pending is None:
            self.pending = asyncio.create_task(self._redraw(*self.tally.board))

    async def _redraw(self, channel: int, message: int) -> None:
        await asyncio.sleep(2)
        self.pending = None
        place = self.get_partial_messageable(channel)
        await place.get_partial_message(message).edit(view=board(self.tally))


def page(text: str, *items: ui.Item[Any]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay(text), accent_colour=0xAA0000))
    if items:
        view.add_item(ui.ActionRow(*items))
    return view


def board(tally: Tally) -> ui.LayoutView:
    button = ui.Button[ui.LayoutView](label="Refresh", custom_id="o1:board:0:0")
    return page(f"Board: {tally.total}", button)


class AddButton(ui.DynamicItem[ui.Button[Any]], template=r"add:(?P<amount>-?\d+)"):
    def __init__(self, amount: int, *, off: bool = False) -> None:
        label = f"Add {amount}"
        super().__init__(ui.Button(label=label, custom_id=f"add:{amount}", disabled=off))
        self.amount = amount

    @classmethod
    async def from_custom_id(
        cls, interaction: Pressed, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(int(match["amount"]))

    async def callback(self, interaction: Pressed) -> None:
        await interaction.client.attempt(interaction, self.amount)


class NoteButton(ui.DynamicItem[ui.Button[Any]], template="note"):
    def __init__(self) -> None:
        super().__init__(ui.Button(label="Write a note", custom_id="note"))

    @classmethod
    async def from_custom_id(
        cls, interaction: Pressed, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls()

    async def callback(self, interaction: Pressed) -> None:
        await interaction.response.send_modal(NoteModal())


class NoteModal(ui.Modal, title="A note"):
    text: ui.Label[Any] = ui.Label(text="Text", component=ui.TextInput(min_length=2, max_length=20))
    colour: ui.Label[Any] = ui.Label(
        text="Colour",
        component=ui.Select(
            required=False,
            options=[discord.SelectOption(label=c, value=c[0]) for c in ("Red", "Blue")],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        text, colour = self.text.component, self.colour.component
        assert isinstance(text, ui.TextInput)
        assert isinstance(colour, ui.Select)
        answer = f"Note: {text.value} {colour.values}"
        await interaction.response.send_message(view=page(answer))


class KindSelect(ui.DynamicItem[ui.Select[Any]], template="kind"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=each) for each in ("Poisoned", "Diseased")]
        super().__init__(ui.Select(custom_id="kind", placeholder="Which?", options=options))

    @classmethod
    async def from_custom_id(
        cls, interaction: Pressed, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls()

    async def callback(self, interaction: Pressed) -> None:
        data: Any = interaction.data
        await interaction.response.edit_message(view=page(f"Chosen: {data['values'][0]}"))


class TallyGroup(app_commands.Group, name="tally", description="Counts"):
    @app_commands.command(description="Add to the tally")
    @app_commands.choices(sort=[app_commands.Choice(name="By hand", value="hand")])
    async def add(
        self,
        interaction: Interaction,
        amount: app_commands.Range[int, -20, 20],
        sort: str = "",
        quiet: bool = False,
        to: discord.Member | None = None,
        note: app_commands.Range[str, 2, 30] = "no note",
    ) -> None:
        await interaction.client.attempt(interaction, amount)
        if to is not None:
            await interaction.client.dm(to, interaction.client.tally.total)

    @app_commands.command(description="Look")
    async def look(self, interaction: Interaction, note: str = "") -> None:
        text = f"{interaction.locale}: {interaction.client.tally.total}{note}"
        await interaction.response.send_message(text, ephemeral=True)

    @app_commands.command(description="Greet a hero")
    async def greet(self, interaction: Interaction, hero: str) -> None:
        await interaction.client.say(interaction, f"Hail {hero}, says {interaction.user.mention}")

    @greet.autocomplete("hero")
    async def heroes(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        known = ("Leoric", "Grisban")
        return [app_commands.Choice(name=h, value=h) for h in known if typed in h]

    @app_commands.command(description="Say who won")
    @app_commands.choices(
        winner=[app_commands.Choice(name=w, value=w) for w in ("heroes", "overlord")]
    )
    async def end(self, interaction: Interaction, winner: str) -> None:
        await interaction.client.say(interaction, f"The {winner} won")

    @app_commands.command(description="Show a picture")
    async def paint(self, interaction: Interaction) -> None:
        view = ui.LayoutView(timeout=None)
        item = discord.MediaGalleryItem("attachment://dot.png", description="A dot")
        view.add_item(ui.MediaGallery(item))
        file = discord.File(io.BytesIO(DOT), "dot.png")
        await interaction.response.send_message(view=view, file=file)

    @app_commands.command(description="Ask")
    async def ask(self, interaction: Interaction, hidden: bool = False) -> None:
        view = page("Which kind?", NoteButton())
        view.add_item(ui.ActionRow(KindSelect()))
        await interaction.response.send_message(view=view, ephemeral=hidden)

    @app_commands.command(description="Take a file")
    async def take(self, interaction: Interaction, file: discord.Attachment) -> None:
        text = (await file.read()).decode()
        await interaction.client.say(interaction, f"{file.filename}: {text}")

    @app_commands.command(description="Roll")
    async def roll(self, interaction: Interaction, dice: str) -> None:
        thrown = dice.split()
        rolled = interaction.client.dice.roll(thrown, secret=None, throw=Throw("c", 1))
        await interaction.client.say(interaction, f"Faces {list(rolled.faces)}")

    @app_commands.command(description="Hang the board")
    async def board(self, interaction: Interaction) -> None:
        tally = interaction.client.tally
        await interaction.response.send_message(view=board(tally))
        hung = await interaction.original_response()
        tally.board = (hung.channel.id, hung.id)

    @app_commands.command(description="What time is it")
    async def time(self, interaction: Interaction) -> None:
        await interaction.client.say(interaction, f"It is {interaction.client.clock():.0f}")

    @app_commands.command(description="Fail")
    async def crash(self, interaction: Interaction) -> None:
        raise RuntimeError("a made-up fault")

    @app_commands.command(description="Say nothing")
    async def sulk(self, interaction: Interaction) -> None:
        return
