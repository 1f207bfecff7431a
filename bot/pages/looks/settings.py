"""The settings: what each is set to, and what that does."""

from bot.pages.looks.view import View
from bot.pages.page import Page, lines
from bot.rules.basics.options import Settings

_WORDS = ("rules", "costs", "steps", "tests", "nudge")


def settings(view: View) -> Page:
    """Draw the settings with what each does."""
    held = view.campaign.settings
    told = (_told(view, held, name) for name in _WORDS)
    title, how = view.say("page-settings-title"), view.say("page-settings-how")
    return Page((lines(title, *told, _language(view, held), how),))


def that_matter(view: View) -> str:
    """Name the settings that differ from what most groups play by; nothing if none does."""
    held, usual = view.campaign.settings, Settings()
    other = [name for name in _WORDS if getattr(held, name) != getattr(usual, name)]
    told = (view.say("page-setting", name=n, value=str(getattr(held, n))) for n in other)
    return view.say("page-settings-other", settings=view.listed(*told)) if other else ""


def _told(view: View, held: Settings, name: str) -> str:
    value = str(getattr(held, name))
    effect = view.say(f"page-setting-{name}-{value}")
    return view.say("page-setting-told", name=name, value=value, effect=effect)


def _language(view: View, held: Settings) -> str:
    if not held.language:
        return view.say("page-setting-language-server")
    return view.say("page-setting-language", language=held.language)
