"""What an attack does to a hero, put on the sheet with one press; surges and items change it."""

from collections.abc import Iterator

from bot.pages.messages.enhancing import RollView
from bot.pages.page import Button, Style
from bot.pages.phrases.vitals_presses import Suffering, is_kept, suffers
from bot.pages.presses import Act, Press
from bot.pages.voice import View
from bot.rules.cards.kind import effect_of
from bot.rules.sheet.suffering import MOST


def offered(view: RollView, dealt: int) -> Iterator[Button]:
    """Offer that the target suffers the damage, more or less of it; and what surges cost (Z1)."""
    campaign = view.voice.campaign
    if view.at.id and is_kept(campaign):
        yield from _on_target(view, dealt)
        yield from _on_attacker(view)


def _on_target(view: RollView, dealt: int) -> Iterator[Button]:
    hero = view.roll.called.target
    if not _may_suffer(view, hero):
        return
    amount = min(MOST, dealt if view.suffers is None else view.suffers)
    say, name = view.voice.say, view.voice.short_name(hero)
    if amount:
        press = suffers(_at(view), hero, Suffering(amount), roll=_number(view))
        yield Button(say("button-suffers", hero=name, amount=amount), press, Style.PRIMARY)
    if amount < MOST:
        yield Button(say("button-suffers-more"), _other(view, amount + 1))
    if amount:
        yield Button(say("button-suffers-less"), _other(view, amount - 1))


def is_due(view: RollView) -> bool:
    """Tell whether the attacker has yet to suffer what surges cost, by the button for it (Z1)."""
    offers = bool(view.at.id) and is_kept(view.voice.campaign)
    return offers and bool(_of_surges(view)) and _may_suffer(view, view.roll.called.hero)


def _of_surges(view: RollView) -> int:
    """Count the fatigue that cards triggered for the attack make of its surges."""
    found = (view.voice.printed(key) for key in view.roll.called.cards)
    each = sum(effect_of(card).fatigue_each_surge for card in found if card is not None)
    return min(MOST, each * view.total.surge)


def _on_attacker(view: RollView) -> Iterator[Button]:
    hero, fatigue = view.roll.called.hero, _of_surges(view)
    if fatigue and _may_suffer(view, hero):
        name = view.voice.short_name(hero)
        press = suffers(_at(view), hero, Suffering(fatigue=fatigue), roll=_number(view))
        label = view.voice.say("button-suffers-fatigue", hero=name, amount=fatigue)
        yield Button(label, press, Style.PRIMARY)


def _may_suffer(view: RollView, hero: str) -> bool:
    """Tell whether a hero is there and standing, and this roll not on the sheet yet."""
    campaign = view.voice.campaign
    entered = (_number(view), hero) in campaign.settled
    return hero in campaign.heroes and not entered and not campaign.vitals_of(hero).down


def _number(view: RollView) -> int:
    return view.roll.rolled[0].number


def _other(view: RollView, amount: int) -> Press:
    return view.press(Act.AMOUNT, str(view.move), str(amount))


def _at(view: RollView) -> View:
    return View(view.voice, view.at)
