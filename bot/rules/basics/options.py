"""The closed values a command option or a setting may have."""

from enum import StrEnum

from bot.rules.basics.stored import Stored


class CampaignAct(StrEnum):
    """The two acts of a campaign."""

    I = "I"  # noqa: E741 - the game's own numeral
    II = "II"


class Edition(StrEnum):
    """The two editions of the game."""

    SECOND = "second"
    FIRST = "first"


class RulesMode(StrEnum):
    """Whether a breach of a game rule is refused or noted as a house rule."""

    STRICT = "strict"
    ADVISORY = "advisory"


class Costs(StrEnum):
    """Which cost columns are in force (Z0)."""

    TRANSCRIBED = "transcribed"
    PRINTED = "printed"


class StepOrder(StrEnum):
    """The order of the campaign phase steps (C1)."""

    RULEBOOK = "rulebook"
    FAQ = "faq"


class AttributeTestsBy(StrEnum):
    """Whether the bot or the table rolls attribute tests."""

    BOT = "bot"
    TABLE = "table"


class Nudge(StrEnum):
    """Whether a long wait is mentioned in the channel."""

    OFF = "off"
    DAY = "24h"


class LieutenantFact(StrEnum):
    """What only the table knows of a lieutenant, and an agent may be barred by (A5)."""

    SACRIFICED = "sacrificed"
    ALLY = "ally"
    IN_QUEST = "in-quest"


class QuestKind(StrEnum):
    """The kinds of quest (C4)."""

    INTRODUCTION = "introduction"
    NORMAL = "normal"
    INTERLUDE = "interlude"
    FINALE = "finale"
    RUMOR = "rumor"


class Reward(StrEnum):
    """What the overlord takes for a defeated hero."""

    THREAT = "threat"
    OVERLORD_CARD = "overlord-card"


class Winner(StrEnum):
    """Who won a quest."""

    HEROES = "heroes"
    OVERLORD = "overlord"


class Attribute(StrEnum):
    """The four attributes of a hero."""

    MIGHT = "might"
    KNOWLEDGE = "knowledge"
    WILLPOWER = "willpower"
    AWARENESS = "awareness"


class OverlordAction(StrEnum):
    """What can be done with the overlord side."""

    ADD = "add"
    REMOVE = "remove"
    HAND_OVER = "hand-over"


class GainReason(StrEnum):
    """Why threat is gained by command; the first edition has turns and curses (E2, E3)."""

    HERO_DEFEATED = "hero-defeated"
    CARD = "card"
    CORRECTION = "correction"
    TURN = "turn"
    CURSE = "curse"


class OverlordCardKind(StrEnum):
    """The kinds of the first edition's overlord cards."""

    EVENT = "event"
    TRAP = "trap"
    SPAWN = "spawn"
    POWER = "power"


class FortuneUse(StrEnum):
    """What a hero spends fortune on in an encounter."""

    RECOVER_FATIGUE = "recover-fatigue"
    EXTRA_ACTION = "extra-action"


class Track(StrEnum):
    """How much of the heroes' and the overlord's sheets the bot keeps; each adds to the former."""

    ECONOMY = "economy"
    SHEET = "sheet"
    EVERYTHING = "everything"

    # Levels are looked up by every command and page, and an enum's own hash is a slow one.
    __hash__ = str.__hash__

    def includes(self, level: "Track") -> bool:
        """Tell whether all of a level is kept on this one."""
        return _LEVELS[self] >= _LEVELS[level]


_LEVELS = {level: place for place, level in enumerate(Track)}


class Shop(StrEnum):
    """Who deals the Shop Item cards."""

    TABLE = "table"
    BOT = "bot"


class Settings(Stored, frozen=True):
    """The settings of one campaign."""

    rules: RulesMode = RulesMode.STRICT
    costs: Costs = Costs.TRANSCRIBED
    steps: StepOrder = StepOrder.RULEBOOK
    tests: AttributeTestsBy = AttributeTestsBy.BOT
    language: str = ""
    nudge: Nudge = Nudge.OFF
    track: Track = Track.ECONOMY
    shop: Shop = Shop.TABLE
    expansions: tuple[str, ...] = ()


class Sheet(Stored, frozen=True):
    """The figures of a hero sheet; None where not recorded."""

    might: int | None = None
    knowledge: int | None = None
    willpower: int | None = None
    awareness: int | None = None
    stamina: int | None = None
    speed: int | None = None
    health: int | None = None
    # The first edition's figures (E5, E7).
    conquest: int | None = None
    wounds: int | None = None
    armour: int | None = None


class Refresh(StrEnum):
    """When an exhausted card turns ready again (P7, L2)."""

    TURN = "turn"
    ENCOUNTER_END = "encounter-end"
    FIRST_ENCOUNTER_END = "first-encounter-end"
    QUEST_END = "quest-end"
    OVERLORD_TURN_END = "overlord-turn-end"
    ENCOUNTER_START = "encounter-start"
    AFTER_NEXT_SHOPPING = "after-next-shopping"
    MONSTER_DEFEATED = "monster-defeated"
    HERO_DECLINES = "hero-declines"
    MORE_HEROES_ON_TILE = "more-heroes-on-tile"
    ACTIVATION_END = "activation-end"
    FOR_1_THREAT = "for-1-threat"
    NONE = "none"


# The table alone sees these; whoever sees it says so, and the card is ready.
SEEN_AT_TABLE = (
    Refresh.MONSTER_DEFEATED,
    Refresh.MORE_HEROES_ON_TILE,
    Refresh.ACTIVATION_END,
    Refresh.FOR_1_THREAT,
)


class Instead(StrEnum):
    """What the first edition has in place of a command of the second."""

    NOTHING = ""
    KILL = "kill"
    PLACE = "place"
    WOUNDS = "wounds"
    CARD = "card"
    QUEST = "quest"


class ExportKind(StrEnum):
    """What a campaign is handed out as: a file to take in elsewhere, a page to show."""

    FILE = "file"
    PAGE = "page"
