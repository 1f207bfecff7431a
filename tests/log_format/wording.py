"""Types as format.json words them, taken apart: `null|int`, `[str]`, `is(Fail|Pass)`."""

import re
from functools import cache

from tests.log_format.pinned import Description

ENUM = "enum:"
DEFAULT = " = "
_NAME = re.compile(r"enum:\w+|[A-Z]\w*")


def alternatives(wording: str) -> list[str]:
    """Part a union at its bars; each class of a tagged one is an alternative by itself."""
    parts, depth = [""], 0
    for sign in wording:
        depth += (sign in "[(") - (sign in "])")
        if sign == "|" and depth == 0:
            parts.append("")
        else:
            parts[-1] += sign
    tagged = next((part for part in parts if part.startswith("is(")), "")
    named = [f"is({name})" for name in tagged[3:-1].split("|")] if tagged else []
    return [part for part in parts if part != tagged] + named


def widens(old: str, new: str) -> bool:
    """Tell whether a type takes all that another one took."""
    taken = alternatives(new)
    return all(any(_takes(each, wider) for wider in taken) for each in alternatives(old))


def still_reads(old: str, new: str) -> bool:
    """Tell whether all that a field held can be read as what it holds now.

    A default may be given to a field, and never be taken away or become another.
    """
    (old_type, *old_default), (new_type, *new_default) = old.split(DEFAULT), new.split(DEFAULT)
    return (not old_default or old_default == new_default) and widens(old_type, new_type)


def held_in(description: Description, kind: str) -> set[str]:
    """Give the names of all classes, and enums such as `enum:Act`, that an event holds."""
    held, waiting = set[str](), [class_of(kind)]
    while waiting:
        name = waiting.pop()
        if name not in held:
            held.add(name)
            fields = description["classes"].get(name, {}).values()
            waiting += [name for wording in fields for name in names_in(wording)]
    return held


@cache
def names_in(wording: str) -> tuple[str, ...]:
    """Give the names of classes and enums in a type's wording."""
    return tuple(_NAME.findall(wording.partition(DEFAULT)[0]))


def class_of(kind: str) -> str:
    """Give the class of an event's kind: `HeroAdded` of `HeroAdded.2`."""
    return kind.partition(".")[0]


def _takes(old: str, new: str) -> bool:
    rows = old.startswith("[") and new.startswith("[")
    return old == new or (rows and widens(old[1:-1], new[1:-1]))
