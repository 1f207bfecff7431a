"""The message that says where the log of a campaign ends that was put back from a copy."""

from bot.pages.fitting import shorten
from bot.pages.page import Page, Text
from bot.pages.phrases.headline import headline
from bot.pages.phrases.moves import Move
from bot.pages.voice import Voice

LONGEST_DESCRIPTION = 300


def restored(move: Move, last: int, voice: Voice) -> Page:
    """Say which entry is the last, and what move it belongs to."""
    what = shorten(" ".join(headline(move, voice)), LONGEST_DESCRIPTION)
    return Page((Text(voice.say("restored", last=last, what=what)),))
