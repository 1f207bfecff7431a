"""The end of an encounter's set-up (P11)."""

from bot.rules.basics.stage import StageKind
from bot.rules.economy.draft import Draft
from bot.rules.state import events as e


def begin_play(draft: Draft) -> None:
    """End the set-up, if it is still under way."""
    if draft.campaign.stage.kind is StageKind.SET_UP:
        draft.add(e.PlayBegan())
