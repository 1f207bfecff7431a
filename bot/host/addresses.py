"""Where figures are served: an address of this machine, as a host writes it."""

import re

from msgspec import Struct

LOOPBACK = "127.0.0.1"
LAST_PORT = 65_535
_OFF = "off"
_WRITTEN = re.compile(r"(?:([\w.-]+|\[[0-9A-Fa-f:.]+\]):)?(\d{1,5})", re.ASCII)


class Place(Struct, frozen=True):
    """A host and a port."""

    host: str
    port: int

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"


class MetricsUnusable(Exception):
    """Figures cannot be served at the address that is set."""

    def __init__(self, place: Place, problem: OSError) -> None:
        super().__init__(place, problem)
        self.place = place
        self.problem = problem.strerror or str(problem)


def read_place(text: str) -> Place | None:
    """Read `HOST:PORT`, or a port of this machine alone; None for `off`. Raises ValueError."""
    if not text or text.lower() == _OFF:
        return None
    written = _WRITTEN.fullmatch(text)
    if written is None or not 0 < int(written[2]) <= LAST_PORT:
        raise ValueError(text)
    return Place((written[1] or LOOPBACK).strip("[]"), int(written[2]))
