"""The printed quests and rumors, and the paths through campaigns (Q).

What a source leaves out is None or empty: it is not known, which never means that there is none.
"""

from typing import Literal

from bot.rules.basics import names
from bot.rules.basics.options import CampaignAct, QuestKind, Winner
from bot.rules.printed.facts import Printed

Travel = Literal["road", "plain", "forest", "mountain", "water"]


class Unplayed(Printed, frozen=True, kw_only=True):
    """What a quest rumor that still lies faceup gives the overlord side as act II begins."""

    advanced_quest: str = ""
    overlord_card: str = ""
    overlord_relic: str = ""
    overlord_xp: int = 0


class Rumor(Printed, frozen=True, kw_only=True):
    """A Rumor card; those that feature a quest give 1 threat as they are played (T5)."""

    name: str
    also: tuple[str, ...] = ()
    act: CampaignAct | None = None
    features_quest: bool
    travel: tuple[Travel, ...] = ()
    expansion: str
    one_of: tuple[str, ...] = ()
    unplayed: Unplayed | None = None
    official: bool = True


class Opens(Printed, frozen=True, kw_only=True):
    """Which quest each winner opens."""

    heroes: str
    overlord: str


class OpenedBy(Printed, frozen=True, kw_only=True):
    """Who must have won what: one `quest`, or at least `wins` quests of an act."""

    winner: Winner
    quest: str = ""
    act: CampaignAct | None = None
    wins: int = 0


class SideReward(Printed, frozen=True, kw_only=True):
    """What one side gets for its victory, beside what everybody gets."""

    xp: int = 0
    gold_per_hero: int = 0


class Rewards(Printed, frozen=True, kw_only=True):
    """What a quest's victory brings; `special` where the source only says that there is more."""

    heroes: SideReward | None = None
    overlord: SideReward | None = None
    winner_relic: tuple[str, ...] = ()
    special: bool = False


class PrintedQuest(Printed, frozen=True, kw_only=True):
    """A quest of a printed campaign, or a side quest."""

    name: str
    also: tuple[str, ...] = ()
    act: CampaignAct | None = None
    kind: QuestKind
    encounters: int | None = None
    lieutenants: tuple[str, ...] | None = None
    lieutenant_in_story: str = ""
    travel: tuple[Travel, ...] = ()
    opens: Opens | None = None
    opened_by: OpenedBy | None = None
    after_any_of: tuple[str, ...] = ()
    step: int | None = None
    rewards: Rewards | None = None
    advanced_quest: bool = False
    unplayed_opens: str = ""
    expansion: str = ""


class Choose(Printed, frozen=True, kw_only=True):
    """How many quests of each act are played."""

    act_I: int  # noqa: N815 - the game's own numeral
    act_II: int  # noqa: N815


class QuestPath(Printed, frozen=True, kw_only=True):
    """The quests of a printed campaign, in the order of its book."""

    name: str
    also: tuple[str, ...] = ()
    expansion: str
    size: Literal["full", "mini"] | None = None
    quests_played: int | None = None
    choose: Choose | None = None
    official: bool = True
    quests: tuple[PrintedQuest, ...]

    def quest(self, name: str) -> PrintedQuest | None:
        """Find a quest of this campaign."""
        return next((each for each in self.quests if names.same(each.name, name)), None)


class RumorsFile(Printed, frozen=True, kw_only=True):
    """rumors.toml."""

    rumors: tuple[Rumor, ...]


class QuestsFile(Printed, frozen=True, kw_only=True):
    """quests.toml."""

    campaigns: tuple[QuestPath, ...]
    side_quests: tuple[PrintedQuest, ...]
