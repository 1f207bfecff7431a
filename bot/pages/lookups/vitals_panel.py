"""One hero's panel, for whoever opens it alone: all that can be entered of how the hero is."""

from collections.abc import Iterator

from bot.pages.lookups.parts import table_of
from bot.pages.page import Block, Button, Option, Page, Select, lines, row
from bot.pages.phrases import vitals_presses as presses
from bot.pages.phrases.sheet_selects import hand_on
from bot.pages.phrases.vitals_words import vitals_of
from bot.pages.presses import Act, Press
from bot.pages.voice import View
from bot.rules import offers
from bot.rules.economy import find
from bot.rules.state.campaign import Hero


def panel(view: View, hero: str) -> Page:
    """Draw the panel of a hero; raises UnknownHero for one who has left."""
    held = find.named_hero(view.voice.campaign, hero)
    title = view.voice.say("panel-title", hero=view.voice.plain_hero(held.key))
    return Page(
        (lines(title, *vitals_of(view.voice, held)), *_choices(view, held), hand_on(view, held.key))
    )


def _choices(view: View, hero: Hero) -> Iterator[Block]:
    voice = view.voice
    held = voice.campaign.vitals_of(hero.key)
    if held.down:
        yield row(_button(view, hero, presses.STAND), *_helpers(view, hero))
        return
    for what in (presses.DAMAGE, presses.FATIGUE, presses.FORCED):
        yield row(*(_button(view, hero, what, str(n)) for n in presses.AMOUNTS))
    heals = _button(view, hero, presses.HEAL, "1") if held.damage else None
    eases = _button(view, hero, presses.EASE, "1") if held.fatigue else None
    lost = (_with_condition(view, hero, presses.LOSE, each) for each in held.conditions)
    yield row(heals, eases, *tuple(lost)[:5])
    others = (word for word in voice.box.conditions if word not in held.conditions)
    options = tuple(Option(voice.say(f"choice-{word}"), word) for word in others)
    press = Press(Act.PANEL, view.at, (hero.key, presses.GET, ""))
    yield Select(voice.say("panel-select-condition"), press, options)


def _helpers(view: View, hero: Hero) -> Iterator[Button]:
    """Offer each hero who can help one up."""
    table = table_of(view.voice)
    held = table.campaign.heroes.values()
    able = offers.legal(
        table,
        ((by, presses.from_panel((hero.key, presses.REVIVE, by.key))) for by in held),
    )
    for by in able:
        label = view.voice.say("panel-revive", helper=view.voice.short_name(by.key))
        yield view.button(label, Act.PANEL, hero.key, presses.REVIVE, by.key)


def _button(view: View, hero: Hero, what: str, amount: str = "") -> Button:
    label = view.voice.say(f"panel-{what}", amount=int(amount or 0))
    return view.button(label, Act.PANEL, hero.key, what, *filter(None, (amount,)))


def _with_condition(view: View, hero: Hero, what: str, condition: str) -> Button:
    label = view.voice.say(f"panel-{what}", condition=view.voice.say(f"choice-{condition}"))
    return view.button(label, Act.PANEL, hero.key, what, condition)
