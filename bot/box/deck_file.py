"""The shape of a deck file: pydantic models that become the rules' Deck and Card."""

from dataclasses import replace
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from bot.box.faults import MOST_CARDS
from bot.rules.basics.options import Refresh
from bot.rules.cards.kinds import Effect, SeeCard, Summon
from bot.rules.printed.decks import Card, Deck, Moment, Spend

MOST_OF_ANYTHING = 20  # a cost, a number of tokens, damage
LONGEST_NAME = 60
LONGEST_SUMMARY = 600
MOST_NAMES = 10


def one_line(text: str) -> str:
    """Put a name on one line, without characters that nobody sees."""
    return " ".join("".join(each if each.isprintable() else " " for each in text).split())


OneLine = Annotated[str, Field(max_length=LONGEST_NAME), AfterValidator(one_line)]
Name = Annotated[OneLine, Field(min_length=1)]
Names = Annotated[tuple[Name, ...], Field(max_length=MOST_NAMES)]
Count = Annotated[int, Field(ge=0, le=MOST_OF_ANYTHING)]


class FileModel(BaseModel):
    """A part of a data file: every key known, every value of exactly its type."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class CardFile(FileModel):
    """One card of a deck file; without a purchase cost it is the basic card."""

    number: Annotated[int, Field(ge=1, le=MOST_CARDS)]
    name: Name
    also: Names = ()
    purchase: Count | None = None
    trigger: Count | Literal["missing"]
    printed_purchase: Count | None = None
    printed_trigger: Count | None = None
    spend: Spend = Spend.EITHER
    moment: Moment = Moment.ANY
    refresh: Refresh | None = None
    refresh_also: Refresh | None = None
    summary: Annotated[str, Field(max_length=LONGEST_SUMMARY)] = ""
    effect: Annotated[Effect, Field(discriminator="kind")] = SeeCard()

    def card(self) -> Card:
        """Make the card; by default an exhausted card refreshes as normal (P7)."""
        normal = Refresh.NONE if self.spend is Spend.USE else Refresh.TURN
        return Card(
            number=self.number,
            name=self.name,
            also=self.also,
            purchase=self.purchase,
            trigger=None if isinstance(self.trigger, str) else self.trigger,
            printed_purchase=self.printed_purchase,
            printed_trigger=self.printed_trigger,
            spend=self.spend,
            moment=self.moment,
            refresh=normal if self.refresh is None else self.refresh,
            refresh_also=self.refresh_also,
            summary=self.summary,
            effect=_tidy(self.effect),
        )


def _tidy(effect: Effect) -> Effect:
    if isinstance(effect, Summon):
        return replace(effect, lieutenant=one_line(effect.lieutenant))
    return effect


class DeckFile(FileModel):
    """A deck file: the deck's names and its cards."""

    name: Name
    also: Names = ()
    lieutenant: OneLine = ""
    sources: Count = 1
    forbidden_campaigns: Names = ()
    cards: tuple[CardFile, ...]

    def deck(self, *, homebrew: bool) -> Deck:
        """Make the deck, its cards in order of their numbers."""
        return Deck(
            name=self.name,
            also=self.also,
            lieutenant=self.lieutenant,
            sources=self.sources,
            homebrew=homebrew,
            forbidden_campaigns=self.forbidden_campaigns,
            cards=tuple(card.card() for card in sorted(self.cards, key=lambda c: c.number)),
        )
