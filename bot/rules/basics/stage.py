"""Where the campaign stands: quests, encounters, campaign phase steps (P11, C1)."""

from enum import StrEnum

from msgspec import Struct


class Step(StrEnum):
    """The steps of a campaign phase, in the rulebook's order (C1)."""

    GOLD = "gold"
    CLEAN_UP = "clean-up"
    REWARDS = "rewards"
    SPEND_XP = "spend-xp"
    SHOPPING = "shopping"
    CHOOSE_QUEST = "choose-quest"
    QUEST_SET_UP = "quest-set-up"
    TRAVEL = "travel"


class StageKind(StrEnum):
    """The kinds of stage."""

    BEFORE = "before"
    PHASE = "phase"
    SET_UP = "set-up"
    PLAY = "play"


class Stage(Struct, frozen=True):
    """A stage of play; `step` in a campaign phase, `encounter` (from 1) in a quest."""

    kind: StageKind
    encounter: int = 0
    step: Step | None = None

    @property
    def between_quests(self) -> bool:
        """Tell whether no quest is under way."""
        return self.kind in (StageKind.BEFORE, StageKind.PHASE)

    @property
    def in_encounter(self) -> bool:
        """Tell whether an encounter is being set up or played."""
        return not self.between_quests


BEFORE = Stage(StageKind.BEFORE)


def phase(step: Step) -> Stage:
    """Give the stage of a campaign phase step."""
    return Stage(StageKind.PHASE, step=step)


def set_up(encounter: int) -> Stage:
    """Give the set-up stage of an encounter."""
    return Stage(StageKind.SET_UP, encounter)


def play(encounter: int) -> Stage:
    """Give the play stage of an encounter."""
    return Stage(StageKind.PLAY, encounter)


RULEBOOK_ORDER = tuple(Step)
FAQ_ORDER = (
    Step.GOLD,
    Step.CLEAN_UP,
    Step.REWARDS,
    Step.SHOPPING,
    Step.SPEND_XP,
    Step.CHOOSE_QUEST,
    Step.QUEST_SET_UP,
    Step.TRAVEL,
)
