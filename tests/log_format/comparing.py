"""What changed between two descriptions of the log, and whether old campaigns would stand it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from tests.log_format.pinned import Description
from tests.log_format.wording import DEFAULT, ENUM, held_in, still_reads

COMMAND = "python -m tests.log_format"

BREAKING = f"""\
Old campaigns could not be read any more, or would be read as something else:
{{lines}}
Take it back; or read the old bodies of these events through an upcast, with a test that reads one
(CONTRIBUTING.md, "Change an event"), and then write the file anew: {COMMAND}
If an enum, or a class that stands in no union, has another name in the code and nothing else is
different, nothing stored has changed: {COMMAND} --anyway"""
ADDING = f"""\
Only added, so that old campaigns stay as they are:
{{lines}}
If that is meant, write the file anew: {COMMAND}"""


@dataclass(frozen=True, slots=True)
class Change:
    """One difference; `events` are the kinds of entry in which it shows.

    It breaks where an old body could not be read any more, or would be read as something else.
    """

    what: str
    breaks: bool
    events: frozenset[str] = frozenset()


def changes(old: Description, new: Description) -> list[Change]:
    """List the differences; what is read through a new upcast breaks nothing."""
    found = (*_kinds(old, new), *_texts(old, new), *_classes(old, new), *_enums(old, new))
    return [_softened(change, {*new["older"]}) for change in found]


def report(found: Sequence[Change]) -> str:
    """Say what changed and what to do; empty where nothing did."""
    parts = (
        (BREAKING, [_line(each) for each in found if each.breaks]),
        (ADDING, [_line(each) for each in found if not each.breaks]),
    )
    return "\n\n".join(text.format(lines="\n".join(lines)) for text, lines in parts if lines)


def _softened(change: Change, older: set[str]) -> Change:
    """Take what shows in bodies of older forms alone for harmless: their upcasts see to it."""
    if change.breaks and change.events and change.events <= older:
        return replace(change, what=f"{change.what}, read through an upcast", breaks=False)
    return change


def _line(change: Change) -> str:
    held = f" (stored in {', '.join(sorted(change.events))})" if change.events else ""
    return f"- {change.what}{held}"


def _kinds(old: Description, new: Description) -> Iterator[Change]:
    for kind in _gone(old["events"], new["events"]):
        yield Change(f"the event {kind} is gone, or has another name", True, frozenset({kind}))
    for kind in _gone(new["events"], old["events"]):
        yield Change(f"the event {kind} is new", False)
    for kind in _gone(old["older"], new["older"]):
        yield Change(f"the upcast for {kind} is gone", True)
    for kind in _gone(new["older"], old["older"]):
        yield Change(f"{kind} has an upcast now", False)


def _texts(old: Description, new: Description) -> Iterator[Change]:
    for field, before in old["texts"].items():
        after = new["texts"].get(field, ())
        for text in _gone(before, after):
            held = _events(old, field.partition(".")[0])
            yield Change(f"{field} knows no {text!r} any more", True, held)
        for text in _gone(after, before):
            yield Change(f"{field} may be {text!r} now", False)
    for field in _gone(new["texts"], old["texts"]):
        yield Change(f"{field} holds names of ours now", False)


def _classes(old: Description, new: Description) -> Iterator[Change]:
    for name in _gone(old["classes"], new["classes"]):
        yield Change(f"{name} is gone, or has another name", True, _events(old, name))
    for name in _gone(new["classes"], old["classes"]):
        yield Change(f"{name} is new", False)
    for name, before in old["classes"].items():
        after = new["classes"].get(name, before)
        if after != before:
            yield from _fields(name, before, after, _events(old, name))


def _fields(
    name: str, old: dict[str, str], new: dict[str, str], events: frozenset[str]
) -> Iterator[Change]:
    for field in _gone(old, new):
        yield Change(f"{name}.{field} is gone, or has another name", True, events)
    for field in _gone(new, old):
        optional = DEFAULT in new[field]
        what = "is new" if optional else "is new and has no default, which old bodies need"
        yield Change(f"{name}.{field} {what}", not optional, events)
    for field, before in old.items():
        after = new.get(field, before)
        if after != before:
            what = f"{name}.{field} was {before} and is {after}"
            yield Change(what, not still_reads(before, after), events)


def _enums(old: Description, new: Description) -> Iterator[Change]:
    for name in _gone(old["enums"], new["enums"]):
        held = _events(old, ENUM + name)
        yield Change(f"the enum {name} is gone, or has another name", True, held)
    for name in _gone(new["enums"], old["enums"]):
        yield Change(f"the enum {name} is new", False)
    for name, before in old["enums"].items():
        after = new["enums"].get(name, before)
        for value in _gone(before, after):
            held = _events(old, ENUM + name)
            yield Change(f"{name} has no value {value!r} any more", True, held)
        for value in _gone(after, before):
            yield Change(f"{name} has the new value {value!r}", False)


def _events(description: Description, name: str) -> frozenset[str]:
    """Give the kinds of event that hold a class or an enum, anywhere in them."""
    return frozenset(kind for kind in description["events"] if name in held_in(description, kind))


def _gone(old: Iterable[str], new: Iterable[str]) -> list[str]:
    there = {*new}
    return [each for each in old if each not in there]
