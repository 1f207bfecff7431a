"""What counters on a card are, for the words that name them."""

from typing import Literal

What = Literal["token", "fatigue", "monster"]
