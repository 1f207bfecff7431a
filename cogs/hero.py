"""/hero: who plays whom, the figures of the sheets, defeats and rests."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from bot.desk.client import OverlordBot
from bot.desk.handlers import lookups, rolling, seating, vitals
from bot.pages.presses import Act
from bot.rules import dice_offers, offers, sheet_offers
from bot.rules.basics.keys import UserId
from bot.rules.basics.options import Sheet
from bot.rules.basics.spoken import Tongue
from bot.rules.economy import find
from bot.rules.rolling.dice_pool import PoolUse
from bot.rules.state import commands as c
from bot.rules.state.campaign import Hero
from cogs._offering import Labelled, Offered, Typing, at_table, heroes, of_dice, offered
from cogs._slash import Interaction, Name, Note, TableGroup, User, called, said, slash
from cogs._values import Amount, Correction, Figure, YesNo

_ATTACKERS = at_table(lambda typing: dice_offers.heroes_to_attack(typing.table))
_DICE = of_dice(lambda typing: dice_offers.pools(typing.table, PoolUse.ATTACK))

_STUDENTS = at_table(lambda typing: sheet_offers.heroes_to_equip(typing.table))


def _classes(typing: Typing) -> Iterable[Offered]:
    return sheet_offers.classes(typing.table, typing.of("hero"))


def _skills(typing: Typing) -> Iterator[Offered]:
    owned = typing.of("owned") == "yes"
    for skill in sheet_offers.skills(typing.table, typing.of("hero"), owned=owned):
        if owned or skill.xp is None:
            yield skill
        else:
            label = typing.names.say("priced-xp", name=skill.name, xp=skill.xp)
            yield Labelled(skill.name, skill.also, label)


def _newcomers(typing: Typing) -> tuple[str, ...]:
    """Give the printed heroes who may join under the player chosen so far."""
    player = typing.of("player")
    printed = typing.box.heroes_of(typing.table.campaign.edition)
    names = [hero.name for hero in printed]
    return offers.new_heroes(typing.table, names, getattr(player, "id", None))


def _to_have(typing: Typing) -> tuple[Labelled, ...]:
    """Name the conditions that the hero chosen so far does not have; those of a base game first."""
    return _conditions(typing, partial(c.SufferHero, typing.of("hero", "")))


def _to_lose(typing: Typing) -> tuple[Labelled, ...]:
    """Name the conditions that the hero chosen so far has."""
    return _conditions(typing, partial(c.RecoverHero, typing.of("hero", "")))


def _conditions(typing: Typing, make: Callable[..., c.Command]) -> tuple[Labelled, ...]:
    """Name the conditions that a command may name, as whoever types calls them."""
    tongues = find.tongues(typing.table.draft)
    named = ((typing.names.say(f"choice-{card.word}"), card) for card in typing.box.condition_cards)
    labelled = (
        (Labelled(card.name, (label, *_spoken(card.word, tongues)), label), card)
        for label, card in named
    )
    return offers.legal(
        typing.table, ((each, make(condition=card.name)) for each, card in labelled)
    )


def _spoken(condition: str, tongues: Iterable[Tongue]) -> Iterator[str]:
    """Give what languages call a condition."""
    for tongue in tongues:
        yield from tongue.conditions.get(condition, ())


def _fallen(typing: Typing) -> tuple[Hero, ...]:
    """Give the heroes who may be revived by somebody."""
    return offers.heroes_to_revive(typing.table)


def _helpers(typing: Typing) -> tuple[Hero, ...]:
    """Give the heroes who may revive the one chosen so far."""
    hero = typing.of("hero", "")
    return offers.heroes(typing.table, lambda by: c.ReviveHero(hero, by))


class HeroGroup(TableGroup, name=called("hero"), description=said("command-hero")):
    """The heroes of a campaign."""

    @slash("hero add")
    @offered(name=at_table(_newcomers))
    async def add(
        self,
        interaction: Interaction,
        name: Name,
        player: User | None = None,
        might: Figure | None = None,
        knowledge: Figure | None = None,
        willpower: Figure | None = None,
        awareness: Figure | None = None,
        stamina: Figure | None = None,
        speed: Figure | None = None,
        health: Figure | None = None,
    ) -> None:
        """Add a hero."""
        sheet = Sheet(might, knowledge, willpower, awareness, stamina, speed, health)
        command = c.AddHero(name, UserId(player.id) if player else None, sheet)
        await seating.play(self.desk, interaction, command, player)

    @slash("hero set")
    @offered(hero=at_table(lambda typing: offers.heroes_to_set(typing.table)))
    async def set(
        self,
        interaction: Interaction,
        hero: Name,
        might: Figure | None = None,
        knowledge: Figure | None = None,
        willpower: Figure | None = None,
        awareness: Figure | None = None,
        stamina: Figure | None = None,
        speed: Figure | None = None,
        health: Figure | None = None,
        marker: YesNo | None = None,
    ) -> None:
        """Change a hero's figures, or the marker."""
        sheet = Sheet(might, knowledge, willpower, awareness, stamina, speed, health)
        await self.desk.play(interaction, c.SetHero(hero, sheet, marker))

    @slash("hero assign")
    @offered(hero=at_table(lambda typing: offers.heroes_to_assign(typing.table)))
    async def assign(self, interaction: Interaction, hero: Name, player: User) -> None:
        """Give a hero to a player."""
        await seating.play(self.desk, interaction, c.AssignHero(hero, UserId(player.id)), player)

    @slash("hero stand-in")
    @offered(hero=at_table(lambda typing: offers.heroes_to_stand_in(typing.table)))
    async def stand_in(self, interaction: Interaction, hero: Name, user: User) -> None:
        """Let somebody act for an absent player."""
        await seating.play(self.desk, interaction, c.NameStandIn(hero, UserId(user.id)), user)

    @slash("hero remove")
    @offered(hero=heroes(c.RemoveHero))
    async def remove(self, interaction: Interaction, hero: Name) -> None:
        """Remove a hero."""
        await self.desk.play(interaction, c.RemoveHero(hero))

    @slash("hero list")
    async def list(self, interaction: Interaction) -> None:
        """Show the heroes."""
        await lookups.show(self.desk, interaction, "heroes")

    @slash("hero show")
    @offered(hero=at_table(lambda typing: tuple(typing.table.campaign.heroes.values())))
    async def show(self, interaction: Interaction, hero: Name | None = None) -> None:
        """Show a hero's sheet."""
        await lookups.show_hero(self.desk, interaction, hero)

    @slash("hero defeated")
    @offered(hero=heroes(c.DefeatHero))
    async def defeated(self, interaction: Interaction, hero: Name) -> None:
        """Note a hero's defeat."""
        await self.desk.play(interaction, c.DefeatHero(hero))

    @slash("hero rest")
    @offered(hero=heroes(c.RestHero))
    async def rest(self, interaction: Interaction, hero: Name) -> None:
        """Note a hero's rest."""
        await self.desk.play(interaction, c.RestHero(hero))

    @slash("hero class")
    @offered(hero=_STUDENTS, class_=at_table(_classes))
    async def take_class(self, interaction: Interaction, hero: Name, class_: Name) -> None:
        """Take a class."""
        await self.desk.play(interaction, c.TakeClass(hero, class_))

    @slash("hero learn")
    @offered(hero=_STUDENTS, skill=at_table(_skills))
    async def learn(
        self, interaction: Interaction, hero: Name, skill: Name, owned: YesNo = False
    ) -> None:
        """Learn a skill."""
        await self.desk.play(interaction, c.LearnSkill(hero, skill, owned))

    @slash("hero xp")
    @offered(hero=heroes(lambda name: c.ChangeHeroXp(name, 1, sheet_offers.NOTE)))
    async def xp(
        self, interaction: Interaction, hero: Name, amount: Correction, note: Note
    ) -> None:
        """Change a hero's experience."""
        await self.desk.play(interaction, c.ChangeHeroXp(hero, amount, note))

    @slash("hero suffer")
    @offered(hero=heroes(lambda name: c.SufferHero(name, damage=1)), condition=at_table(_to_have))
    async def suffer(
        self,
        interaction: Interaction,
        hero: Name,
        damage: Amount = 0,
        fatigue: Amount = 0,
        condition: Name = "",
        forced: YesNo = True,
    ) -> None:
        """Put damage, fatigue or a condition on a hero's sheet."""
        await self.desk.play(interaction, c.SufferHero(hero, damage, fatigue, condition, forced))

    @slash("hero recover")
    @offered(
        hero=at_table(lambda typing: offers.heroes_to_heal(typing.table)),
        condition=at_table(_to_lose),
    )
    async def recover(
        self,
        interaction: Interaction,
        hero: Name,
        damage: Amount = 0,
        fatigue: Amount = 0,
        condition: Name = "",
    ) -> None:
        """Take damage, fatigue or a condition off a hero's sheet."""
        await self.desk.play(interaction, c.RecoverHero(hero, damage, fatigue, condition))

    @slash("hero stand")
    @offered(hero=heroes(c.StandUp))
    async def stand(self, interaction: Interaction, hero: Name) -> None:
        """Let a knocked-out hero stand up."""
        await self.desk.play(interaction, c.StandUp(hero))

    @slash("hero revive")
    @offered(hero=at_table(_fallen), by=at_table(_helpers))
    async def revive(self, interaction: Interaction, hero: Name, by: Name) -> None:
        """Let a hero revive another."""
        await self.desk.play(interaction, c.ReviveHero(hero, by))

    @slash("hero attack")
    @offered(hero=_ATTACKERS, dice=_DICE)
    async def attack(self, interaction: Interaction, hero: Name, dice: str = "") -> None:
        """Roll a hero's attack."""
        await rolling.roll(self.desk, interaction, c.AttackWithHero(hero, dice))


async def setup(bot: OverlordBot) -> None:
    """Add the group to the bot, and what is pressed about how heroes are."""
    bot.desk.on(Act.VITALS, partial(vitals.from_board, bot.desk))
    bot.desk.on(Act.PANEL, partial(vitals.from_panel, bot.desk))
    bot.desk.on(Act.AMOUNT, partial(vitals.other_amount, bot.desk))
    bot.tree.add_command(HeroGroup(bot.desk))
