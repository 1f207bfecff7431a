"""The secrets by which quests are rolled (U7, U8, D8).

A secret is committed to at its quest's start and shown at its end. It is made by this host alone.
"""

from bot.rules.basics.dice import Dice
from bot.rules.basics.stored import replace
from bot.rules.rolling.verification import commitment
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign


def committed(dice: Dice) -> e.SecretCommitted:
    """Commit to a fresh secret."""
    secret = dice.new_secret()
    return e.SecretCommitted(commitment(secret), secret.hex())


def as_proof(entry: e.Entry) -> e.Entry:
    """Give an entry from elsewhere without the secret it would have quests rolled by.

    What was promised and what was shown stay, as proof of the rolls that were made.
    """
    if isinstance(entry.event, e.SecretCommitted):
        return replace(entry, event=replace(entry.event, secret=""))
    return entry


def mended(before: Campaign, after: Campaign, dice: Dice) -> tuple[e.Event, ...]:
    """Give what an undo or redo adds, so that no quest rolls on by a secret that was shown.

    A secret whose quest is gone is shown, so that its rolls can still be verified.
    """
    shown = after.shown_secrets
    if after.quest is not None:
        stale = not after.secret or after.secret in shown
        return (committed(dice),) if stale else ()
    left = [secret for secret in (after.secret, before.secret) if secret and secret not in shown]
    return tuple(e.SecretRevealed(secret) for secret in dict.fromkeys(left))
