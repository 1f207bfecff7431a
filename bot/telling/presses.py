"""What a button or select means, written into its custom id so that it outlives restarts."""

from dataclasses import dataclass
from enum import StrEnum

LONGEST_ID = 100
PREFIX = "o1"


class Act(StrEnum):
    """What a press does. Those above the line play a command; the others open or show something."""

    ANSWER = "answer"  # question, value
    UNDO = "undo"  # move
    REDO = "redo"  # move
    NEXT_STEP = "next-step"
    GO_TO = "go-to"  # step
    BUY = "buy"  # card
    TRIGGER = "trigger"  # card
    DEFEATED = "defeated"  # hero
    TURN = "turn"  # hero, or empty for the overlord
    END_TURN = "end-turn"
    SPEND = "spend"  # use, hero
    REROLL = "reroll"  # roll number, die position
    PRINTED_COSTS = "printed-costs"
    SET_ACT = "set-act"  # act
    CHOOSE_DECK = "choose-deck"  # deck (from a select)
    OPEN = "open"  # a form: add-hero, start-quest, choose-deck, group
    SHOW = "show"  # a look: log, summary, status..., with its arguments
    CONFIRM = "confirm"  # something private that was asked first: delete, import...


@dataclass(frozen=True, slots=True)
class Press:
    """A press: what it does, at which server's which campaign (0: none), with which arguments."""

    act: Act
    server: int
    campaign: int
    args: tuple[str, ...] = ()

    @property
    def custom_id(self) -> str:
        """Write it as a custom id of at most 100 characters."""
        return ":".join((PREFIX, self.act, str(self.server), str(self.campaign), *self.args))


def read(custom_id: str) -> Press:
    """Read a press back from its custom id; raises ValueError for anything else."""
    prefix, act, server, campaign, *args = custom_id.split(":")
    if prefix != PREFIX:
        raise ValueError(custom_id)
    return Press(Act(act), int(server), int(campaign), tuple(args))
