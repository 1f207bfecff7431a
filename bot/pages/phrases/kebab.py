"""Class names as keys of words."""

import re


def kebab(name: str) -> str:
    """Write a class name as a key: HeroDefeated becomes hero-defeated."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
