"""A campaign's settings and a hero's figures in words, and how they changed."""

from bot.pages.text import clean
from bot.pages.voice import Voice
from bot.rules.basics.options import Settings, Sheet
from bot.rules.state import events as e

_NOT_SET = {"language": "setting-none", "expansions": "setting-no-expansions"}


def chosen(event: e.SettingsChanged, voice: Voice) -> str:
    """List the settings that a campaign begins with: nothing was changed, so no old values."""
    names = Settings.__struct_fields__
    new = (each for each in names if getattr(event.before, each) != getattr(event.after, each))
    return voice.listed(setting(each, getattr(event.after, each), voice) for each in new)


def setting(name: str, value: str | tuple[str, ...], voice: Voice) -> str:
    """Name a setting and what it is set to."""
    called = voice.say(f"setting-{name}")
    return voice.say("page-setting", name=called, value=setting_value(name, value, voice))


def settings(event: e.SettingsChanged, voice: Voice) -> str:
    """List the settings that changed, with their old and new values."""
    changed = (_setting(event, name, voice) for name in Settings.__struct_fields__)
    return ", ".join(filter(None, changed))


def changes(event: e.SheetChanged, voice: Voice) -> str:
    """List the figures that changed, with their old and new values."""
    changed = (_figure(event, name, voice) for name in Sheet.__struct_fields__)
    return ", ".join(filter(None, changed))


def figures(sheet: Sheet, voice: Voice) -> str:
    """List the recorded figures of a hero sheet."""
    recorded = ((name, getattr(sheet, name)) for name in Sheet.__struct_fields__)
    return ", ".join(
        voice.say("figure", what=voice.say(f"figure-{name}"), value=value)
        for name, value in recorded
        if value is not None
    )


def _setting(event: e.SettingsChanged, name: str, voice: Voice) -> str:
    before, after = getattr(event.before, name), getattr(event.after, name)
    none = voice.say(_NOT_SET.get(name, "figure-none"))
    what = voice.say(f"setting-{name}")
    said = (setting_value(name, each, voice) or none for each in (before, after))
    return _changed(voice, what, *said)


def setting_value(name: str, value: str | tuple[str, ...], voice: Voice) -> str:
    """Say what a setting is set to: in words, but for what people typed themselves."""
    if not isinstance(value, str):
        return ", ".join(map(clean, value))
    return language(value, voice) if name == "language" else voice.say(f"setting-is-{value}")


def language(code: str, voice: Voice) -> str:
    """Name a language as it calls itself and the list of languages has it; else by its code."""
    known = code in voice.words.languages
    return voice.words.say(code, "language-name") if known else clean(code)


def _figure(event: e.SheetChanged, name: str, voice: Voice) -> str:
    before, after = getattr(event.before, name), getattr(event.after, name)
    none = voice.say("figure-none")
    said = (none if value is None else str(value) for value in (before, after))
    return _changed(voice, voice.say(f"figure-{name}"), *said)


def _changed(voice: Voice, what: str, before: str, after: str) -> str:
    if before == after:
        return ""
    return voice.say("changed", what=what, before=before, after=after)
