"""The end of an encounter's set-up (P11)."""

from bot.rules import events as e
from bot.rules.draft import Draft
from bot.rules.stage import StageKind


def begin_play(draft: Draft) -> None:
    """End the set-up, if it is still under way."""
    if draft.campaign.stage.kind is StageKind.SET_UP:
        draft.add(e.PlayBegan())
