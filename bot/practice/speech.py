"""The practice world's sentences, from the English catalogue: it speaks to whoever runs it."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

CATALOGUE = Path(__file__).parents[2] / "data" / "words" / "en" / "practice.ftl"


def say(key: str, /, **facts: str | int) -> str:
    """One sentence; KeyError if the catalogue has none under `practice-<key>`."""
    pattern = _bundle().get_message(f"practice-{key}").value
    sentence, problems = _bundle().format_pattern(pattern, facts) if pattern else ("", [key])
    if problems:
        raise KeyError(key, *problems)
    return str(sentence)


@cache
def _bundle() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(CATALOGUE.read_text(encoding="utf-8")))
    return bundle
