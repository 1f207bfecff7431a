"""What every file of printed facts is made of."""

from typing import Protocol, TypeVar

from msgspec import Struct


class Printed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something printed: every key known, every value of exactly its type."""


AFile = TypeVar("AFile", bound=Printed)


class Read(Protocol):
    """Gives a file of printed facts by its class."""

    def __call__(self, kind: type[AFile], /) -> AFile:
        """Read the file."""
        ...
