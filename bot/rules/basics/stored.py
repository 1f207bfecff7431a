"""What everything that the campaign log holds is made of.

Such classes are compared by their fields and never change. They may hold numbers, text, truth
values, None, enums with text or number values, tuples, others of their kind, and unions of these.
"""

import re
from typing import TYPE_CHECKING

from msgspec import Struct, ValidationError

if TYPE_CHECKING:
    # The same to whoever calls it, and mypy knows this one: it checks what is changed to what.
    from dataclasses import replace
else:
    from msgspec.structs import replace

__all__ = ["Stored", "Variant", "misfit", "replace"]

_PLACE = re.compile(r"at `\$\.?([^`]*)`")
_FIELD = re.compile(r"field `([^`]*)`")
_INDEX = re.compile(r"\[[^]]*\]")


class Stored(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """An event, or what stands alone in a field of one.

    None can be part of a circle, so the garbage collector, which stops everybody, passes them over.
    """


class Variant(Stored, frozen=True, tag_field="is", tag=True):
    """What stands in a union with others of its kind; its class name is stored under `is`.

    No field has this name, since Python keeps it for itself.
    """


def misfit(wrong: Exception) -> str:
    """Name the first field that does not fit, inner fields after a dot; empty if none is to blame.

    msgspec says it in its sentence alone.
    """
    if not isinstance(wrong, ValidationError):
        return ""
    found = (_PLACE.search(str(wrong)), _FIELD.search(str(wrong)))
    return ".".join(filter(None, (_INDEX.sub("", each[1]) for each in found if each)))
