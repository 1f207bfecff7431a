"""How the code stands: sizes, rooms, who imports whom, and the way of a deed to its answer.

Beyond the practice world it knows no module by name, so it measures any state of the tree. An older
one is measured with this folder copied into it; figures of two states are comparable if the same
Python took them.
"""

from collections.abc import Iterator
from pathlib import Path

import grimp

from bench import _rooms as rooms
from bench._crossing import DEEDS, ROOT, crossing
from bench._sizes import EXAMPLES, SHORT, Example, Sizes, naming_a_language, of_a_language, touched

CODE = ("bot", "cogs")
MOST_IN_A_CHAIN, MOST_FILES, MOST_FUNCTIONS = 30, 35, 150


def run() -> Iterator[str]:
    """Give the lines of this measurement."""
    yield from sizes(Sizes.of(ROOT / each for each in CODE))
    yield from imports(grimp.build_graph(*CODE, cache_dir=None))
    yield from ways()
    yield from changes(ROOT)


def sizes(found: Sizes) -> Iterator[str]:
    """Say how much there is, and how long it is."""
    files = found.files + found.openings
    middle, mean, tenth = found.usual
    yield f"files: {len(files)} ({len(found.openings)} of them __init__), {sum(files)} lines"
    yield f"  files under {SHORT} lines, without __init__: {found.short}"
    yield (
        f"functions: {len(found.functions)}, lines with docstring:"
        f" median {middle:g}, mean {mean:.1f}, p90 {tenth}"
    )


def imports(graph: grimp.ImportGraph) -> Iterator[str]:
    """Say who imports whom."""
    chain, knots = rooms.longest_chain(graph), rooms.tangled(graph)
    yield (
        f"folders: {len(rooms.packages(graph))};"
        f" files that stand beside the folders: {len(rooms.homeless(graph))}"
    )
    yield f"modules that one other imports: {rooms.used_once(graph)}"
    yield (
        f"longest import chain: {rooms.length(chain)} files (below {MOST_IN_A_CHAIN}),"
        f" from {chain[0][0]} to {chain[-1][-1]}; modules in each knot {knots or 'none'}"
    )
    yield house("rooms from outside", rooms.outer(graph))
    yield house("every folder a room", rooms.folders(graph))
    for package in rooms.packages(graph):
        inside = rooms.within(graph, package)
        for knot in rooms.tangled(inside):
            yield f"  in {package}: {knot} of {len(inside.modules)} import each other in one knot"


def house(name: str, graph: grimp.ImportGraph) -> str:
    """Say how the rooms of one view stand to each other."""
    return (
        f"{name}: {len(graph.modules)}, arrows {graph.count_imports()},"
        f" floors {len(rooms.longest_chain(graph))},"
        f" pairs in a circle {len(rooms.circles(graph))},"
        f" rooms in each knot {rooms.tangled(graph) or 'none'}"
    )


def ways() -> Iterator[str]:
    """Say what the deeds cross; the goals are for the first."""
    for deed in DEEDS:
        trail = crossing(deed)
        goal = f" (at most {MOST_FILES} and {MOST_FUNCTIONS})" if deed is DEEDS[0] else ""
        yield (
            f"{deed.name} until its answer: {len(trail.files)} files,"
            f" {len(trail.functions)} functions{goal}, {len(trail.defs)} with a name"
        )


def changes(root: Path) -> Iterator[str]:
    """Say where things stand that could be added."""
    for example in EXAMPLES:
        yield from change(root, example)
    code = naming_a_language(root)
    yield (
        f"a language: {of_a_language(root)} files of words to translate;"
        f" files of code that name English: {len(code)}{_listed(root, code)}"
    )


def change(root: Path, example: Example) -> Iterator[str]:
    """Say where one thing stands that stands for its kind."""
    found = touched(root, example)
    counts = ", ".join(f"{folder} {len(files)}" for folder, files in found.items())
    yield f"{example.kind}, such as {example.name}, is named in files of {counts}"
    yield f"  looked for {', '.join(example.names)}"
    for folder in ("bot", "cogs", "data"):
        if found[folder]:
            yield f"  {folder}{_listed(root / folder, found[folder])}"


def _listed(folder: Path, files: list[Path]) -> str:
    names = ", ".join(str(file.relative_to(folder)) for file in files)
    return f": {names}" if names else ""
