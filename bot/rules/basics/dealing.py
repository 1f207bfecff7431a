"""Cards dealt from a deck by bytes that nobody can guess: every order is as likely as any other."""

import hashlib
import hmac
from collections.abc import Sequence


def deal(deck: Sequence[str], cards: int, secret: bytes) -> tuple[str, ...]:
    """Give the top cards of a shuffled deck; all of them, where there are no more."""

    def mixed(place: int) -> bytes:
        return hmac.digest(secret, str(place).encode(), hashlib.sha256)

    return tuple(deck[place] for place in sorted(range(len(deck)), key=mixed)[:cards])
