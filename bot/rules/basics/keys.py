"""What a text or number of an event stands for: privacy, log filters and sentences go by it.

A field that holds one has its type: alone, in a tuple, or beside None. Whoever an event names by a
`UserId`, however deep in it, can be forgotten; heroes, cards and people are said by their names.
"""

from typing import Annotated, NamedTuple, NewType

UserId = NewType("UserId", int)
MoveNumber = NewType("MoveNumber", int)
DeckKey = NewType("DeckKey", str)

NOBODY = UserId(0)
"""Stands for a user who is no longer named: a former player."""

NO_DECK = DeckKey("")

# To mypy these are plain texts. A key is what the name rule makes of a name.
HeroKey = Annotated[str, "the key of a hero"]
CardKey = Annotated[str, "the key of a Plot card"]
FacedownCard = Annotated[str, "the key of a Plot card that the table does not see"]
OwnName = Annotated[str, "a name that people gave, or that stands on something of theirs"]
AgentName = Annotated[str, "the name of an agent or a lieutenant"]
Condition = Annotated[str, "the word of a condition"]
Moment = Annotated[str, "the word of a moment at which a card can be played"]
OptionName = Annotated[str, "the name of an option of a command"]
DieId = Annotated[str, "the id of a die"]
Quoted = Annotated[str, "a word of people's own, or one for them to type"]


class CampaignAt(NamedTuple):
    """Which campaign of which server; `id` is 0 where the server itself is meant."""

    server: int
    id: int


NOWHERE = CampaignAt(0, 0)
"""Where no campaign is, nor a server."""
