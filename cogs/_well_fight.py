"""/well: attacks on the map, bleed and daze, and the overlord's treachery."""

from collections.abc import Iterable

from bot.desk.handlers import lookups, well_moves
from bot.pages.lookups import well
from bot.pages.well import offers
from bot.rules import dice_offers
from bot.rules.rolling.dice_pool import PoolUse
from bot.rules.state import commands as c
from bot.rules.well.bodies import Blow
from bot.rules.well.spaces import Direction
from cogs._offering import Typing, at_table, numbered, of_dice, offered
from cogs._slash import Interaction, Name, Note, TableGroup, called, said, slash
from cogs._values import Alignment, Cards, Correction, Damage, Pierce, Points, SideWord, Tokens

_FIGURES = at_table(lambda typing: offers.figures(typing.table))
_TARGETS = at_table(lambda typing: offers.figures(typing.table, typing.of("attacker", "")))
_DICE = of_dice(lambda typing: dice_offers.pools(typing.table, PoolUse.ATTACK))


def _breaths(typing: Typing) -> Iterable[tuple[str, int]]:
    return _ways(typing, bolt=False)


def _bolts(typing: Typing) -> Iterable[tuple[str, int]]:
    return _ways(typing, bolt=True)


def _ways(typing: Typing, *, bolt: bool) -> Iterable[tuple[str, int]]:
    attacker, side = typing.of("attacker", ""), typing.of("side")
    if not side:
        return ()
    return offers.ways_to_lay(
        typing.table, attacker, Direction(side), bolt=bolt, names=typing.names
    )


class FightPart(TableGroup, name=called("well"), description=said("command-well")):
    """Commands about attacks, tokens and treachery."""

    @slash("well attack")
    @offered(attacker=_FIGURES, target=_TARGETS, dice=_DICE)
    async def attack(
        self,
        interaction: Interaction,
        attacker: Name,
        target: Name,
        dice: str = "",
        swarm: bool = False,
        bleed: bool = False,
        daze: bool = False,
        damage: Damage = 0,
        pierce: Pierce = 0,
    ) -> None:
        """Attack one figure."""
        blow = Blow(bleed, daze, damage, pierce)
        await well_moves.attack(
            self.desk,
            interaction,
            dice,
            lambda pool: c.AttackFigure(attacker, target, pool, swarm, blow),
        )

    @slash("well breath")
    @offered(attacker=_FIGURES, alignment=numbered(_breaths), dice=_DICE)
    async def breath(
        self,
        interaction: Interaction,
        attacker: Name,
        side: SideWord,
        alignment: Alignment = 1,
        dice: str = "",
        pierce: Pierce = 0,
    ) -> None:
        """Breathe to one side."""
        await well_moves.attack(
            self.desk,
            interaction,
            dice,
            lambda pool: c.UseBreath(attacker, side, alignment, pool, Blow(pierce=pierce)),
        )

    @slash("well bolt")
    @offered(attacker=_FIGURES, alignment=numbered(_bolts), dice=_DICE)
    async def bolt(
        self,
        interaction: Interaction,
        attacker: Name,
        side: SideWord,
        alignment: Alignment = 1,
        dice: str = "",
        pierce: Pierce = 0,
    ) -> None:
        """Hurl a bolt to one side."""
        await well_moves.attack(
            self.desk,
            interaction,
            dice,
            lambda pool: c.UseBolt(attacker, side, alignment, pool, Blow(pierce=pierce)),
        )

    @slash("well bleed")
    @offered(figure=_FIGURES)
    async def bleed(self, interaction: Interaction, figure: Name, tokens: Tokens = 1) -> None:
        """Put bleed tokens on a figure."""
        await self.desk.play(interaction, c.AddBleed(figure, tokens))

    @slash("well daze")
    @offered(figure=_FIGURES)
    async def daze(self, interaction: Interaction, figure: Name, tokens: Tokens = 1) -> None:
        """Put daze tokens on a figure."""
        await self.desk.play(interaction, c.AddDaze(figure, tokens))

    @slash("well wounds")
    @offered(figure=_FIGURES)
    async def wounds(
        self, interaction: Interaction, figure: Name, amount: Correction, note: Note = ""
    ) -> None:
        """Let a figure suffer wounds, or heal some."""
        await self.desk.play(interaction, c.ChangeWounds(figure, amount, note))

    @slash("well treachery")
    async def treachery(
        self,
        interaction: Interaction,
        event: Points | None = None,
        trap: Points | None = None,
        monster: Points | None = None,
        start: Cards = 3,
    ) -> None:
        """Open the calculator of treachery, or show it again."""
        if event is None and trap is None and monster is None:
            await lookups.show(self.desk, interaction, well.TREACHERY)
        else:
            command = c.OpenTreachery(event or 0, trap or 0, monster or 0, start)
            await self.desk.play(interaction, command)
