"""Rolls at the table, and the rerolls that fortune pays for (D1-D4, F2)."""

from collections.abc import Iterator

from bot.rules.basics.names import Named, key, near
from bot.rules.basics.options import Edition, Track
from bot.rules.basics.spoken import bare
from bot.rules.basics.stored import replace
from bot.rules.cards import sheets
from bot.rules.cards.attribute_tests import lowered, recall_if_failed
from bot.rules.cards.kind import effect_of
from bot.rules.economy import find, fortune
from bot.rules.economy.draft import Draft
from bot.rules.economy.people import heroes_of, is_overlord
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_pool import PoolUse, parse_pool
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import LastRoll
from bot.rules.state.choices import TEST_DICE
from bot.rules.state.refusals import Right

FARTHEST = 60
LONGEST_DIE = 30


def attack(draft: Draft, command: c.RollAttack) -> None:
    """Roll an attack; the hero may reroll attack dice, the target defence dice."""
    dice = _pool(draft, command.dice, PoolUse.ATTACK)
    defense: tuple[str, ...] = ()
    if command.defense:
        defense = _pool(draft, command.defense, PoolUse.DEFENCE)
    if command.distance is not None:
        find.number(command.distance, 0, FARTHEST)
    target, foe = _target(draft, command.target)
    hero = _attacker(draft, target) if command.hero is None else _named(draft, command.hero)
    note = find.note(command.note) if command.note else ""
    called = e.RollCalled(e.RollFor.ATTACK, hero, target, command.distance, note, foe=foe)
    _throw(draft, dice, called)
    if defense:
        draft.roll(defense, e.RollFor.DEFENCE, target)


def attack_with_hero(draft: Draft, command: c.AttackWithHero) -> None:
    """Roll a hero's attack with the dice given, which are kept, or else with the kept ones."""
    hero = find.hero(draft, command.hero)
    draft.allow(Right.HERO_OR_STEWARD, hero)
    dice = hero.attack
    if command.dice:
        dice = _pool(draft, command.dice, PoolUse.ATTACK)
    if not dice:
        raise r.NoSavedAttack(hero.key)
    _throw(draft, dice, e.RollCalled(e.RollFor.ATTACK, hero.key))
    if draft.campaign.keeps(Track.EVERYTHING) and draft.campaign.vitals_of(hero.key).down:
        # A house rule is noted behind the roll: so that is no move for undo even there.
        draft.refuse(r.AttacksOnTheGround(hero.key))
    if dice != hero.attack:
        draft.add(e.AttackSaved(hero.key, dice))


def _throw(draft: Draft, dice: tuple[str, ...], called: e.RollCalled) -> None:
    """Throw attack dice; those of a hero who attacks as a monster are the overlord's (R7)."""
    controlled = called.hero == draft.campaign.controlled
    cards = () if controlled else _surge_cards(draft)
    draft.add(replace(called, cards=cards if called.hero else ()))
    draft.roll(dice, e.RollFor.ATTACK, "" if controlled else called.hero)


def _surge_cards(draft: Draft) -> tuple[str, ...]:
    """Name the cards triggered for this attack that make its surges cost fatigue (Z1)."""
    found = find.cards(draft.campaign, draft.box)
    counting = {card.key for card, _ in found if effect_of(card).fatigue_each_surge}
    return tuple(card for card in draft.campaign.announced if card in counting)


def defense(draft: Draft, command: c.RollDefense) -> None:
    """Roll defence dice, by default those of a player's only hero."""
    dice = _pool(draft, command.dice, PoolUse.DEFENCE)
    hero = _named(draft, command.hero) or _only_hero(draft)
    draft.add(e.RollCalled(e.RollFor.DEFENCE, hero))
    draft.roll(dice, e.RollFor.DEFENCE, hero)


def test(draft: Draft, command: c.RollTest) -> None:
    """Test a hero's attribute, as cards have left it."""
    hero = find.hero(draft, command.hero)
    draft.allow(Right.TABLE)
    value = sheets.attribute(draft, hero, command.attribute)
    if value is None:
        raise r.AttributeUnknown(hero.key, command.attribute)
    lower = lowered(draft, hero.key, command.attribute, value)
    test, attribute = e.RollFor.TEST, command.attribute
    draft.add(e.RollCalled(test, hero.key, attribute=attribute, value=value, lowered=lower))
    draft.roll(TEST_DICE, e.RollFor.TEST, hero.key)
    recall_if_failed(draft, hero.key)


def pool(draft: Draft, command: c.RollPool) -> None:
    """Roll any dice of an edition, by default the campaign's."""
    dice = _pool(draft, command.dice, PoolUse.FREE, command.edition)
    draft.add(e.RollCalled(e.RollFor.POOL))
    draft.roll(dice, e.RollFor.POOL)


def reroll(draft: Draft, command: c.RerollDie) -> None:
    """Reroll one die of a hero's newest roll, or one thrown at the table, for 1 fortune (F2)."""
    hero = find.hero(draft, command.hero)
    draft.need(Right.HERO, hero)
    if not command.die:
        fortune.pay_reroll(draft, hero, e.Why.REROLL_AT_TABLE)
        return
    last = draft.campaign.last_rolls.get(hero.key)
    if command.roll is not None and (last is None or last.number != command.roll):
        raise r.OldRoll(hero.key)
    if last is None:
        raise r.NothingToReroll(hero.key)
    if command.rerolls not in (None, last.rerolls):
        raise r.RerolledAlready(hero.key)
    position = _position(draft, last, command.die)
    fortune.pay_reroll(draft, hero, e.Why.REROLL)
    die = (last.dice[position],)
    draft.roll(die, e.RollFor.REROLL, hero.key, last.number, position)
    recall_if_failed(draft, hero.key)


def set_word(draft: Draft, command: c.SetDiceWord) -> None:
    """Let a hero's player choose what is mixed into every roll from here on (D8)."""
    draft.need(Right.HEROES)
    draft.add(e.DiceWordSet(draft.by.user, find.dice_word(command.word)))


def die_labels(dice: tuple[str, ...]) -> tuple[str, ...]:
    """Name the dice of a roll: "red", or "red 1", "red 2" where a colour lies there twice."""
    colours = [die.split(":")[-1] for die in dice]
    seen: dict[str, int] = {}
    labels = []
    for colour in colours:
        seen[colour] = seen.get(colour, 0) + 1
        labels.append(f"{colour} {seen[colour]}" if colours.count(colour) > 1 else colour)
    return tuple(labels)


def _pool(draft: Draft, text: str, use: PoolUse, edition: Edition | None = None) -> tuple[str, ...]:
    """Read a pool as whoever asks types it, of the campaign's edition unless another is named."""
    edition = edition or draft.campaign.edition
    return parse_pool(text, draft.box.dice, use, edition, *find.tongues(draft))


def _position(draft: Draft, last: LastRoll, text: str) -> int:
    """Find a die by its label, its colour or any other of its names; the asker's own come first."""
    labels, wanted = die_labels(last.dice), bare(key(text))
    for tongue in find.tongues(draft):
        for position, label in enumerate(labels):
            die = draft.box.dice[last.dice[position]]
            others = tongue.dice.get(die.id, ())
            numbered = (label.replace(die.colour, other) for other in others)
            if wanted in {bare(key(name)) for name in (label, *die.names, *others, *numbered)}:
                return position
    raise r.NotInRoll(text[:LONGEST_DIE], labels)


def _named(draft: Draft, name: str | None) -> str:
    """Name the hero meant; an onlooker rolls in nobody else's name."""
    if not name:
        return ""
    hero = find.hero(draft, name)
    draft.allow(Right.TABLE)
    return hero.key


def _target(draft: Draft, name: str | None) -> tuple[str, str]:
    """Give the key of the hero who is attacked, or else the name of a monster or anybody else."""
    try:
        return _named(draft, name), ""
    except r.UnknownHero as unknown:
        foe = find.own_name(unknown.name)
        if near(foe, ((hero,) for hero in unknown.heroes)) and not _is_printed_foe(draft.box, foe):
            raise r.UnknownHero(unknown.name, unknown.heroes, target=True) from None
        return "", foe


def _is_printed_foe(box: Box, name: str) -> bool:
    """Tell whether a printed monster or agent is called so, or in part."""
    part = key(name)
    return any(part in key(each.name) for each in printed_foes(box))


def printed_foes(box: Box) -> Iterator[Named]:
    """Give who can be attacked by the print of either edition: monsters and agents."""
    yield from box.monsters
    yield from box.agents
    yield from box.first.monsters


def _attacker(draft: Draft, target: str) -> str:
    """Name a player's only hero, or the one whose turn it is; never the target."""
    called = draft.campaign.turn
    own = [hero.key for hero in heroes_of(draft.campaign, draft.by)]
    in_turn = called.hero if called is not None and called.hero in own else ""
    hero = _only_hero(draft) or ("" if is_overlord(draft.campaign, draft.by) else in_turn)
    return "" if hero == target else hero


def _only_hero(draft: Draft) -> str:
    """Name a player's only hero; an overlord who plays one too may mean a monster."""
    own = heroes_of(draft.campaign, draft.by)
    return own[0].key if len(own) == 1 and not is_overlord(draft.campaign, draft.by) else ""
