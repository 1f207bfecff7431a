"""Run the measurements: `python -m bench` all of them, `python -m bench log` the named ones.

A module of this folder with a `run()` is a measurement: it gives lines of text, and figures with
their goals. `--table` prints the figures alone, as the table of `docs/performance.md`. The exit
code is 1 if a figure is worse than it may be.
"""

import importlib
import pkgutil
import sys
import time
from collections.abc import Iterator
from types import ModuleType

import bench
from bench._figures import Figure, table

TABLE = "--table"


def measurements(wanted: list[str]) -> Iterator[ModuleType]:
    """Give the modules that measure something, by name, in order of their names."""
    for found in pkgutil.iter_modules(bench.__path__):
        if not found.name.startswith("_") and (not wanted or found.name in wanted):
            module = importlib.import_module(f"bench.{found.name}")
            if hasattr(module, "run"):
                yield module


def measured(wanted: list[str]) -> Iterator[str | Figure]:
    """Give the lines and figures of every measurement as they come."""
    for module in measurements(wanted):
        yield f"# {module.__name__.removeprefix('bench.')}"
        begun = time.perf_counter()
        yield from module.run()
        yield f"({time.perf_counter() - begun:.0f} s)"


def main() -> int:
    """Print what is measured as it comes, and the table at the end."""
    wanted = [name for name in sys.argv[1:] if name != TABLE]
    told = sys.stderr if TABLE in sys.argv else sys.stdout
    figures = []
    for each in measured(wanted):
        print(each, file=told, flush=True)
        figures += [each] if isinstance(each, Figure) else []
    if figures:
        print(file=told)
        print(*table(figures), sep="\n")
    return int(any(each.has_failed for each in figures))


if __name__ == "__main__":
    sys.exit(main())
