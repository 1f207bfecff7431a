"""Run the measurements: `python -m bench` all of them, `python -m bench log` the named ones.

A module of this folder with a `run()` that gives lines of text is a measurement.
"""

import importlib
import pkgutil
import sys
from collections.abc import Iterator
from types import ModuleType

import bench


def measurements(wanted: list[str]) -> Iterator[ModuleType]:
    """Give the modules that measure something, by name, in order of their names."""
    for found in pkgutil.iter_modules(bench.__path__):
        if not found.name.startswith("_") and (not wanted or found.name in wanted):
            module = importlib.import_module(f"bench.{found.name}")
            if hasattr(module, "run"):
                yield module


def main() -> None:
    """Print the lines of every measurement as they come."""
    for module in measurements(sys.argv[1:]):
        print(f"# {module.__name__.removeprefix('bench.')}", flush=True)
        for line in module.run():
            print(line, flush=True)


if __name__ == "__main__":
    main()
