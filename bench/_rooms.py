"""Who imports whom: the longest way down, the rooms, and the knots they are in.

A knot is a set of modules or rooms of which each imports, in some steps, each other one.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations

from grimp import ImportGraph

Knot = tuple[str, ...]


def knots(graph: ImportGraph) -> Mapping[str, Knot]:
    """Give for each member the knot it is in; whoever is in none is alone in its own."""
    above = {each: graph.find_upstream_modules(each) for each in graph.modules}
    return {
        each: tuple(sorted({each, *(other for other in above[each] if each in above[other])}))
        for each in graph.modules
    }


def tangled(graph: ImportGraph) -> list[int]:
    """Give the sizes of the real knots, the largest first."""
    return sorted((len(k) for k in set(knots(graph).values()) if len(k) > 1), reverse=True)


def longest_chain(graph: ImportGraph) -> tuple[Knot, ...]:
    """Give the longest way down the imports, knot by knot: most are a single member."""
    knot_of = knots(graph)

    def below(knot: Knot) -> Iterator[Knot]:
        found = (graph.find_modules_directly_imported_by(each) for each in knot)
        return (knot_of[each] for each in sorted(set().union(*found)) if knot_of[each] != knot)

    @cache
    def from_here(knot: Knot) -> tuple[Knot, ...]:
        return (knot, *max(map(from_here, below(knot)), key=length, default=()))

    return max(map(from_here, sorted(set(knot_of.values()))), key=length, default=())


def length(chain: Iterable[Knot]) -> int:
    """Count a chain's members; a knot counts whole."""
    return sum(map(len, chain))


def used_once(graph: ImportGraph) -> int:
    """Count the modules that a single other one imports."""
    return sum(len(graph.find_modules_that_directly_import(m)) == 1 for m in graph.modules)


def rooms(graph: ImportGraph, room_of: Callable[[str], str | None]) -> ImportGraph:
    """Give the imports between rooms; a module for which there is None stands outside."""
    house = ImportGraph()
    for module in graph.modules:
        room = room_of(module)
        if room is None:
            continue
        house.add_module(room)
        for other in map(room_of, graph.find_modules_directly_imported_by(module)):
            if other not in {None, room}:
                house.add_import(importer=room, imported=str(other))
    return house


def outer(graph: ImportGraph) -> ImportGraph:
    """Give the house from outside: each thing in a root with folders, and each other root."""
    split = _with_folders(graph)
    return rooms(graph, lambda m: ".".join(m.split(".")[: 1 + (m.split(".")[0] in split)]))


def folders(graph: ImportGraph) -> ImportGraph:
    """Give every folder with the files that stand in it; files beside folders of a root alone."""
    split = _with_folders(graph)

    def room(module: str) -> str:
        above = module if graph.find_children(module) else module.rpartition(".")[0]
        return module if above in split else above

    return rooms(graph, room)


def homeless(graph: ImportGraph) -> list[str]:
    """Give the files that stand beside the folders of a root, without the command line's door."""
    beside = [child for root in _with_folders(graph) for child in graph.find_children(root)]
    return sorted(m for m in beside if not graph.find_children(m) and not m.endswith("__main__"))


def within(graph: ImportGraph, package: str) -> ImportGraph:
    """Give a package's children, each with all that is below it."""
    depth = package.count(".") + 2

    def room(module: str) -> str | None:
        inside = module.startswith(f"{package}.")
        return ".".join(module.split(".")[:depth]) if inside else None

    return rooms(graph, room)


def packages(graph: ImportGraph) -> list[str]:
    """Give the packages with something in them, in order."""
    return sorted(each for each in graph.modules if graph.find_children(each))


def _with_folders(graph: ImportGraph) -> set[str]:
    """Give the roots in which not only files stand."""
    return {each.split(".")[0] for each in packages(graph) if "." in each}


def circles(house: ImportGraph) -> list[tuple[str, str]]:
    """Give the pairs of rooms that import each other without a third."""
    pairs = combinations(sorted(house.modules), 2)
    below = house.find_modules_directly_imported_by
    return [(one, other) for one, other in pairs if other in below(one) and one in below(other)]
