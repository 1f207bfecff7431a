"""What can be pressed about how heroes are: suffering, recovering, getting up (V1, V4)."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.pages.page import Button, Option, Select, Style
from bot.pages.phrases.moves import Move
from bot.pages.presses import PARTED, Act, Press
from bot.pages.voice import View
from bot.rules.basics.options import Edition, Track
from bot.rules.cards.kinds import ExtraDamage
from bot.rules.printed.figures import Way
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign, Hero


class Suffering(NamedTuple):
    """What a hero suffers."""

    damage: int = 0
    fatigue: int = 0
    condition: str = ""


MORE = "more"
DAMAGE, FATIGUE = "damage", "fatigue"
# What the panel of one hero does.
FORCED, HEAL, EASE, GET, LOSE, STAND, REVIVE = (
    "forced",
    "heal",
    "ease",
    "get",
    "lose",
    "stand",
    "revive",
)
AMOUNTS = (1, 2, 3, 5)
ON_BOARD = (DAMAGE, FATIGUE, MORE)
_GOES_BY_ITSELF = (Way.TEST,)


def is_kept(campaign: Campaign) -> bool:
    """Tell whether the bot keeps how heroes are."""
    return campaign.edition is Edition.SECOND and campaign.keeps(Track.EVERYTHING)


def is_down(campaign: Campaign, hero: str) -> bool:
    """Tell whether a hero lies on the ground, as the bot keeps it."""
    return is_kept(campaign) and campaign.vitals_of(hero).down


def stand_up(view: View, hero: str) -> Button:
    """Offer the only action of a hero on the ground (V4)."""
    return view.button(view.voice.say("panel-stand"), Act.STAND_UP, hero, style=Style.PRIMARY)


def select(view: View, mark: str) -> Select:
    """Offer the most frequent entries of all heroes in one select, and more of each (V1)."""
    voice = view.voice
    heroes = voice.campaign.heroes if is_kept(voice.campaign) else ()
    options = (
        Option(
            voice.say(f"board-vitals-{what}", hero=voice.short_name(hero)),
            PARTED.join((what, hero)),
        )
        for what in ON_BOARD
        for hero in heroes
        if what == MORE or not voice.campaign.vitals_of(hero).down
    )
    press = Press(Act.VITALS, view.at, (mark, ""))
    return Select(voice.say("board-select-vitals"), press, tuple(options))


def from_board(choice: str) -> c.SufferHero | None:
    """Give the command of a choice on the board; None where it opens a hero's panel.

    What a thumb takes for a step is fatigue by choice.
    """
    what, _, hero = choice.partition(PARTED)
    match what:
        case "damage":
            return c.SufferHero(hero, damage=1)
        case "fatigue":
            return c.SufferHero(hero, fatigue=1, forced=False)
        case _:
            return None


def from_panel(args: tuple[str, ...]) -> c.Command:
    """Give the command of a press on a hero's panel; raises LookupError for any other."""
    hero, what, value, *_ = (*args, "")
    if what in (STAND, REVIVE):
        return c.StandUp(hero) if what == STAND else c.ReviveHero(hero, value)
    if what in (GET, LOSE):
        make = c.SufferHero if what == GET else c.RecoverHero
        return make(hero, condition=value)
    amount = int(value)
    made: dict[str, c.Command] = {
        DAMAGE: c.SufferHero(hero, damage=amount),
        FATIGUE: c.SufferHero(hero, fatigue=amount, forced=False),
        FORCED: c.SufferHero(hero, fatigue=amount),
        HEAL: c.RecoverHero(hero, damage=amount),
        EASE: c.RecoverHero(hero, fatigue=amount),
    }
    return made[what]


def suffers(view: View, hero: str, what: Suffering, *, roll: int = 0, move: int = 0) -> Press:
    """Give the press by which a hero suffers something, which a roll or a move has led to."""
    numbers = (str(what.damage), str(what.fatigue), what.condition, str(roll), str(move))
    return Press(Act.SUFFER, view.at, (hero, *numbers))


def after(event: e.Event, view: View, move: Move) -> Iterator[Button]:
    """Offer what a card leaves to the table to enter, and what ends a condition in this turn."""
    if not is_kept(view.voice.campaign):
        return
    match event:
        case e.ConditionGiven(condition, _, ""):
            yield from _for_each(view, Suffering(condition=condition), move)
        case e.CardTriggered(card) if not _is_dealt(move):
            printed = view.voice.printed(card)
            if printed is not None and isinstance(printed.effect, ExtraDamage):
                more = Suffering(printed.effect.damage, printed.effect.fatigue)
                yield from _for_each(view, more, move)
        case e.ConditionMet(hero, condition) if not _is_tested(view, condition):
            yield from _loses(view, hero, condition)
        case _:
            pass


def _is_dealt(move: Move) -> bool:
    """Tell whether the bot knew for whom the card was."""
    return any(isinstance(event, e.DamageSuffered) for event in move.events)


def _for_each(view: View, what: Suffering, move: Move) -> Iterator[Button]:
    """Offer each standing hero, as long as nobody was chosen."""
    voice, condition = view.voice, what.condition
    heroes = () if move.number in voice.campaign.dealt else _standing(voice.campaign)
    for hero in heroes:
        if condition not in voice.campaign.vitals_of(hero.key).conditions:
            key = "button-suffers-condition" if condition else "button-suffers-both"
            word = voice.say(f"choice-{condition}") if condition else ""
            label = voice.say(
                key,
                hero=voice.short_name(hero.key),
                damage=what.damage,
                fatigue=what.fatigue,
                condition=word,
            )
            yield Button(label, suffers(view, hero.key, what, move=move.number))


def _loses(view: View, hero: str, condition: str) -> Iterator[Button]:
    if condition in view.voice.campaign.vitals_of(hero).conditions:
        word = view.voice.say(f"choice-{condition}")
        label = view.voice.say("button-loses", hero=view.voice.short_name(hero), condition=word)
        yield view.button(label, Act.RECOVER, hero, condition)


def _is_tested(view: View, condition: str) -> bool:
    card = view.voice.box.condition(condition)
    return card is not None and card.way in _GOES_BY_ITSELF


def _standing(campaign: Campaign) -> Iterator[Hero]:
    return (hero for hero in campaign.heroes.values() if not campaign.vitals_of(hero.key).down)
