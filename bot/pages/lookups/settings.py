"""The settings: what each is set to, and what that does."""

from bot.pages.page import Page, lines
from bot.pages.voice import View, Voice
from bot.rules.basics.options import Settings

_WORDS = ("rules", "costs", "steps", "tests", "nudge")


def settings(view: View) -> Page:
    """Draw the settings with what each does."""
    voice = view.voice
    held = voice.campaign.settings
    told = (_told(voice, held, name) for name in _WORDS)
    title, how = voice.say("page-settings-title"), voice.say("page-settings-how")
    return Page((lines(title, *told, _language(voice, held), how),))


def that_matter(voice: Voice) -> str:
    """Name the settings that differ from what most groups play by; nothing if none does."""
    held, usual = voice.campaign.settings, Settings()
    other = [name for name in _WORDS if getattr(held, name) != getattr(usual, name)]
    told = (voice.say("page-setting", name=n, value=str(getattr(held, n))) for n in other)
    return voice.say("page-settings-other", settings=voice.listed(told)) if other else ""


def _told(voice: Voice, held: Settings, name: str) -> str:
    value = str(getattr(held, name))
    effect = voice.say(f"page-setting-{name}-{value}")
    return voice.say("page-setting-told", name=name, value=value, effect=effect)


def _language(voice: Voice, held: Settings) -> str:
    if not held.language:
        return voice.say("page-setting-language-server")
    return voice.say("page-setting-language", language=held.language)
