"""What is said of moves that wait to be told."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.pages.text import channel_link

Say = Callable[..., str]


@dataclass(frozen=True, slots=True)
class Waiting:
    """How many moves wait, and why: a word for it, Discord's number, the channel meant."""

    moves: int
    why: str
    code: int
    channel: int

    def text(self, say: Say) -> str:
        """Say it in a sentence."""
        why = say(f"waiting-{self.why}", channel=channel_link(self.channel), code=str(self.code))
        return say("waiting-moves", moves=self.moves, why=why)
