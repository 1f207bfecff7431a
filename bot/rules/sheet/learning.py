"""Classes, skills and experience of the heroes (X1, X2)."""

from bot.rules.basics.names import by_part, key, same
from bot.rules.basics.stage import Step
from bot.rules.economy import find, stages
from bot.rules.economy.draft import Draft
from bot.rules.printed.box import Box
from bot.rules.printed.sheet import HeroClass, Skill
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Hero
from bot.rules.state.party import Kit
from bot.rules.state.questions import ClassAlong
from bot.rules.state.refusals import Right

MOST = 20
LEVEL_OF_HYBRIDS = 3
"""Of the class that a hybrid one takes along, skills from this price up are not for sale."""


def take_class(draft: Draft, command: c.TakeClass) -> None:
    """Take a class, or another while no skill is bought; a hybrid one asks what it takes along."""
    hero = find.hero(draft, command.hero)
    draft.need(Right.HERO_OR_STEWARD, hero)
    taken = class_for(draft, hero, command.taken)
    if taken.name == draft.campaign.party.kit(hero.key).taken and not taken.hybrid_with:
        raise r.NothingToDo
    become(draft, hero, taken)


def become(draft: Draft, hero: Hero, taken: HeroClass, along: HeroClass | None = None) -> None:
    """Let a hero be of a class; a hybrid one asks what it takes along, where that is not said."""
    kit = draft.campaign.party.kit(hero.key)
    if kit.skills:
        draft.refuse(r.SkillsBought(hero.key, kit.taken))
    _drop(draft, hero)
    if along is not None:
        _take(draft, hero, taken, along)
        return
    if not taken.hybrid_with:
        _take(draft, hero, taken)
        return
    offered = tuple(each.name for each in standard(draft.box, taken.hybrid_with))
    id, then = draft.new_question_id(), draft.take_agenda()
    draft.ask(ClassAlong(id, hero.key, taken.name, offered, then))


def answer_along(draft: Draft, question: ClassAlong, value: str) -> None:
    """Take the hybrid class with the standard one chosen."""
    draft.add(e.Answered(question.id, value, closed=True))
    taken, along = (draft.box.sheet.hero_class(name) for name in (question.taken, value))
    hero = draft.campaign.heroes.get(question.hero)
    if taken is not None and hero is not None:
        _take(draft, hero, taken, along)
    draft.do(question.then)


def learn(draft: Draft, command: c.LearnSkill) -> None:
    """Buy a skill of the hero's class in Spend XP; a steward may enter one for nothing."""
    hero = find.hero(draft, command.hero)
    draft.need(Right.STEWARD if command.owned else Right.HERO_OR_STEWARD, hero)
    kit = draft.campaign.party.kit(hero.key)
    skill = _skill(draft, hero, command)
    if skill.name in (*kit.skills, *kit.starting):
        raise r.SkillKnown(hero.key, skill.name)
    if command.owned:
        draft.add(e.SkillLearnt(hero.key, skill.name, 0, owned=True))
        return
    if skill.xp is None:
        raise r.SkillUnpriced(skill.name)
    stages.need_step(draft, Step.SPEND_XP)
    if skill.xp > kit.xp:
        raise r.NotEnoughHeroXp(hero.key, skill.xp, kit.xp)
    draft.add(e.SkillLearnt(hero.key, skill.name, skill.xp))


def change_xp(draft: Draft, command: c.ChangeHeroXp) -> None:
    """Change a hero's experience, with a note; never below 0."""
    draft.need(Right.STEWARD)
    hero = find.hero(draft, command.hero)
    find.number(command.amount, -MOST, MOST)
    if command.amount == 0:
        raise r.NothingToDo
    held = draft.campaign.party.kit(hero.key).xp
    if held + command.amount < 0:
        raise r.NotEnoughHeroXp(hero.key, -command.amount, held)
    draft.add(e.HeroXpChanged(hero.key, command.amount, find.note(command.note)))


def forget(draft: Draft, hero: Hero) -> None:
    """Let the experience go of a hero who leaves the roster."""
    _drop(draft, hero)
    xp = draft.campaign.party.kit(hero.key).xp
    if xp:
        draft.add(e.HeroXpChanged(hero.key, -xp, ""))


def classes_for(box: Box, hero: Hero) -> tuple[HeroClass, ...]:
    """Give the classes a hero may take: of the archetype printed, or any (X2)."""
    printed = box.hero(hero.name)
    if printed is None:
        return box.sheet.classes
    return tuple(each for each in box.sheet.classes if each.archetype == printed.archetype)


def standard(box: Box, archetype: str) -> tuple[HeroClass, ...]:
    """Give the standard classes of an archetype."""
    fitting = (each for each in box.sheet.classes if each.archetype == archetype)
    return tuple(each for each in fitting if not each.hybrid_with)


def skills_of(box: Box, kit: Kit) -> tuple[Skill, ...]:
    """Give the skills of a hero's classes, without those that a hybrid class cannot buy (X2)."""
    taken, along = (box.sheet.hero_class(name) for name in (kit.taken, kit.along))
    own = taken.skills if taken else ()
    other = along.skills if along else ()
    return (*own, *(skill for skill in other if (skill.xp or 0) < LEVEL_OF_HYBRIDS))


def skills_to_buy(box: Box, kit: Kit) -> tuple[Skill, ...]:
    """Give the skills with a known price that a hero lacks."""
    held = {*kit.skills, *kit.starting}
    return tuple(each for each in skills_of(box, kit) if each.xp and each.name not in held)


def every_skill(box: Box) -> tuple[Skill, ...]:
    """Give every printed skill."""
    return tuple(skill for each in box.sheet.classes for skill in each.skills)


def _take(draft: Draft, hero: Hero, taken: HeroClass, along: HeroClass | None = None) -> None:
    classes = [each for each in (taken, along) if each is not None]
    skills = tuple(skill.name for each in classes for skill in each.starting_skills)
    items = tuple(item for each in classes for item in each.starting_items or ())
    along_name = along.name if along else ""
    draft.add(e.ClassTaken(hero.key, taken.name, along_name, skills, items))


def _drop(draft: Draft, hero: Hero) -> None:
    """Let an earlier choice of what a hybrid class takes along lapse."""
    for question in draft.campaign.questions:
        if isinstance(question, ClassAlong) and question.hero == hero.key:
            draft.withdraw(question)


def class_for(draft: Draft, hero: Hero, name: str) -> HeroClass:
    """Find a class that a hero may take."""
    fitting = classes_for(draft.box, hero)
    found = draft.box.sheet.hero_class(name) or by_part(name, fitting)
    if found is None:
        raise r.UnknownClass(name)
    if found not in fitting:
        draft.refuse(r.OtherArchetype(hero.key, found.name, found.archetype))
    return found


def _skill(draft: Draft, hero: Hero, command: c.LearnSkill) -> Skill:
    kit = draft.campaign.party.kit(hero.key)
    own = skills_of(draft.box, kit)
    if command.owned:
        own = (*own, *every_skill(draft.box))
    elif not kit.taken:
        raise r.NoClass(hero.key)
    exact = next((skill for skill in own if same(skill.name, command.skill)), None)
    found = exact or by_part(command.skill, dict.fromkeys(own))
    if found is not None:
        return found
    if any(key(skill.name) == key(command.skill) for skill in every_skill(draft.box)):
        raise r.SkillOfOthers(hero.key, command.skill, kit.taken)
    raise r.UnknownSkill(command.skill)
