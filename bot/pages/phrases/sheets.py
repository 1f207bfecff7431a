"""Changed settings and hero sheets in words."""

from bot.pages.phrases.naming import Naming
from bot.pages.text import clean
from bot.rules.basics.options import Settings, Sheet
from bot.rules.state import events as e


def settings(event: e.SettingsChanged, names: Naming) -> str:
    """List the settings that changed, with their old and new values."""
    changed = (_setting(event, name, names) for name in Settings.__struct_fields__)
    return ", ".join(filter(None, changed))


def changes(event: e.SheetChanged, names: Naming) -> str:
    """List the figures that changed, with their old and new values."""
    changed = (_figure(event, name, names) for name in Sheet.__struct_fields__)
    return ", ".join(filter(None, changed))


def figures(sheet: Sheet, names: Naming) -> str:
    """List the recorded figures of a hero sheet."""
    recorded = ((name, getattr(sheet, name)) for name in Sheet.__struct_fields__)
    return ", ".join(
        names.say("figure", what=names.say(f"figure-{name}"), value=value)
        for name, value in recorded
        if value is not None
    )


def _setting(event: e.SettingsChanged, name: str, names: Naming) -> str:
    before, after = getattr(event.before, name), getattr(event.after, name)
    none = names.say("setting-none")
    what = names.say(f"setting-{name}")
    return _changed(names, what, clean(before) or none, clean(after) or none)


def _figure(event: e.SheetChanged, name: str, names: Naming) -> str:
    before, after = getattr(event.before, name), getattr(event.after, name)
    none = names.say("figure-none")
    said = (none if value is None else str(value) for value in (before, after))
    return _changed(names, names.say(f"figure-{name}"), *said)


def _changed(names: Naming, what: str, before: str, after: str) -> str:
    if before == after:
        return ""
    return names.say("changed", what=what, before=before, after=after)
