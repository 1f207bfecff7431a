"""A hidden choice that is promised by a digest: nobody can change it, nobody can read it (D6, L5).

What is sealed is 32 random bytes and the word of the choice behind them; the digest is the SHA-256
of it all. Whoever is shown what was sealed can work the digest out again.
"""

import hashlib
import hmac

THREAT_SIDE, FORTUNE_SIDE = "threat-side", "fortune-side"
SIDES = (THREAT_SIDE, FORTUNE_SIDE)
_RANDOM = 32


def commitment(secret: bytes) -> str:
    """What is posted beforehand: the SHA-256 of the secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


def keeps_word(secret: bytes, committed: str) -> bool:
    """Whether this is the secret that was committed to."""
    return hmac.compare_digest(commitment(secret), committed)


def sealed(side: str, random: bytes) -> str:
    """Give what is kept of a chosen side until it is shown, in hex."""
    return (random + side.encode()).hex()


def side_of(secret: str) -> str:
    """Read the side from what was sealed; nothing from what no rules sealed."""
    word = bytes.fromhex(secret)[_RANDOM:].decode(errors="replace")
    return word if word in SIDES else ""
