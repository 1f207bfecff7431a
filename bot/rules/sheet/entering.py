"""A hero of a running campaign: class, experience, skills and items entered at once (X2)."""

from collections import Counter

from bot.rules.basics.names import by_part, key, same
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.printed.sheet import HeroClass
from bot.rules.sheet import learning, shop
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Hero
from bot.rules.state.refusals import Right

MOST_XP = 99
MOST_THINGS = 30


def enter(draft: Draft, command: c.EnterSheet) -> None:
    """Enter it all, or nothing."""
    draft.need(Right.STEWARD)
    hero = find.hero(draft, command.hero)
    xp = find.number(command.xp, 0, MOST_XP)
    skills = tuple(_skill(draft, hero, name) for name in _listed(command.skills))
    items = _items(draft, command.items)
    classes = tuple(find.english(draft, "classes", name) for name in _listed(command.classes))
    if not (classes or xp or skills or items):
        raise r.NothingToDo
    if classes:
        _become(draft, hero, classes)
    kit = draft.campaign.party.kit(hero.key)
    further = tuple(each for each in skills if each not in (*kit.skills, *kit.starting))
    if xp or further or items:
        draft.add(e.SheetEntered(hero.key, xp, further, items))


def _items(draft: Draft, text: str) -> tuple[str, ...]:
    """Name the items; one that is named twice comes twice, as far as it is printed so often.

    What the heroes have of it already is counted too, but for what came with a class.
    """
    listed = shop.known(draft.box)
    names = (find.english(draft, "items", name) for name in _parted(text))
    items = tuple(shop.named(name, listed) for name in names)
    kits = draft.campaign.party.kits.values()
    held = Counter(item.name for kit in kits for item in kit.items if not item.starting)
    for name, named in Counter(items).items():
        copies = shop.copies(draft.box, name)
        if copies is not None and named + held[name] > copies:
            raise r.TooManyCopies(name, named, copies, held[name])
    return items


def _become(draft: Draft, hero: Hero, classes: tuple[str, ...]) -> None:
    """Let the hero be of the class named first; a second one comes along with a hybrid (X2)."""
    taken = learning.class_for(draft, hero, classes[0])
    learning.become(draft, hero, taken, _along(draft, taken, classes[1:]))


def _along(draft: Draft, taken: HeroClass, further: tuple[str, ...]) -> HeroClass | None:
    if not further:
        return None
    offered = learning.standard(draft.box, taken.hybrid_with)
    found = next((each for each in offered if same(each.name, further[0])), None)
    if found is None or further[1:]:
        raise r.UnknownClass(further[-1])
    return found


def _skill(draft: Draft, hero: Hero, name: str) -> str:
    known = dict.fromkeys(learning.every_skill(draft.box))
    name = find.english(draft, "skills", name)
    found = next((each for each in known if same(each.name, name)), None) or by_part(name, known)
    if found is None:
        raise r.UnknownSkill(name)
    return found.name


def _listed(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_parted(text)))


def _parted(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(",") if key(name))
    find.number(len(names), 0, MOST_THINGS)
    return names
