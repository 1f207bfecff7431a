"""Changed settings and hero sheets in words."""

from bot.pages.text import clean
from bot.pages.voice import Voice
from bot.rules.basics.options import Settings, Sheet
from bot.rules.state import events as e


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
    none = voice.say("setting-none")
    what = voice.say(f"setting-{name}")
    return _changed(voice, what, clean(before) or none, clean(after) or none)


def _figure(event: e.SheetChanged, name: str, voice: Voice) -> str:
    before, after = getattr(event.before, name), getattr(event.after, name)
    none = voice.say("figure-none")
    said = (none if value is None else str(value) for value in (before, after))
    return _changed(voice, voice.say(f"figure-{name}"), *said)


def _changed(voice: Voice, what: str, before: str, after: str) -> str:
    if before == after:
        return ""
    return voice.say("changed", what=what, before=before, after=after)
