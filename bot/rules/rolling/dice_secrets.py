"""The dice secret of a quest: committed at its start, shown at its end (U7, U8)."""

from bot.rules.basics.dice import Dice
from bot.rules.rolling.verification import commitment
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign


def committed(dice: Dice) -> e.SecretCommitted:
    """Commit to a fresh secret."""
    secret = dice.new_secret()
    return e.SecretCommitted(commitment(secret), secret.hex())


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
