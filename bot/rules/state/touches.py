"""What moves change and open questions hold (U4, U5)."""

from enum import Enum, auto


class Touch(Enum):
    """What a move changes and a question may hold."""

    TOKENS = auto()
    TRIGGER = auto()
    TURN = auto()
    STAGE = auto()
    COSTS = auto()
    AGENT = auto()
    SHOP = auto()


Touches = frozenset[Touch]
NOTHING: Touches = frozenset()
TOKENS = frozenset({Touch.TOKENS})
TRIGGER = frozenset({Touch.TRIGGER})
TURN = frozenset({Touch.TURN})
COSTS = frozenset({Touch.COSTS})
AGENT = frozenset({Touch.AGENT})
SHOP = frozenset({Touch.SHOP})
STAGE = frozenset({Touch.TOKENS, Touch.STAGE})
# What questions hold: a card's text, a payment, all else.
TEST = frozenset({Touch.TRIGGER, Touch.TURN, Touch.STAGE})
PAYMENT = frozenset({Touch.TOKENS, Touch.TRIGGER, Touch.STAGE})
OPEN = frozenset({Touch.STAGE})
