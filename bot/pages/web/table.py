"""The heroes with what they went through, and the Plot cards that lie faceup."""

from collections.abc import Iterable

from bot.pages.lookups.cards import card_state
from bot.pages.lookups.parts import open_cards
from bot.pages.phrases import sheet_parts
from bot.pages.web.html import NOTHING, Html, element, joined
from bot.pages.web.source import Source
from bot.rules.basics.options import Sheet
from bot.rules.state.campaign import Hero, PlotCard


def table(source: Source) -> Html:
    """Write the section of heroes and cards."""
    heroes = source.voice.campaign.heroes.values()
    told = (_hero(source, hero) for hero in heroes)
    nobody = element("p", source.say("page-heroes-none"))
    return element(
        "section",
        element("h2", source.say("web-table" if source.has_pools else "web-heroes")),
        element("div", told, class_="columns") if heroes else nobody,
        _cards(source) if source.has_pools else NOTHING,
        id="table",
    )


def _hero(source: Source, hero: Hero) -> Html:
    facts = [_figures(source, hero.sheet), *_fortunes(source, hero), *_vitals(source, hero)]
    player = source.named(hero.player) if hero.player else source.say("page-no-player")
    return element(
        "article",
        element("h3", hero.name, element("small", " ", player)),
        element("ul", (element("li", fact) for fact in facts if fact.source)),
    )


def _figures(source: Source, sheet: Sheet) -> Html:
    voice = source.voice
    figures = ((name, getattr(sheet, name)) for name in Sheet.__struct_fields__)
    told = (
        voice.say("figure", what=voice.say(f"figure-{name}"), value=value)
        for name, value in figures
        if value is not None
    )
    return source.line(", ".join(told))


def _fortunes(source: Source, hero: Hero) -> Iterable[Html]:
    counted, held = source.tally, source.voice.campaign.fortune(hero.key)
    if not source.has_pools:
        yield source.say("web-hero-killed", times=counted.defeats[hero.key])
        return
    yield source.say("web-hero-fortune", held=held, given=counted.given[hero.key])
    uses = ", ".join(
        source.voice.say(
            "page-summary-use", what=source.voice.say(f"page-why-{why}"), amount=amount
        )
        for why, amount in counted.uses(hero.key).items()
    )
    if uses:
        yield source.say("web-hero-uses", uses=uses)
    yield source.say("web-hero-fell", times=counted.defeats[hero.key])


def _vitals(source: Source, hero: Hero) -> Iterable[Html]:
    """Write what is kept of the hero's sheet, and what the hero went through."""
    yield from map(source.line, sheet_parts.hero_lines(source.voice, hero))
    counted = source.tally
    if hero.key in counted.hurt():
        damage, fatigue = counted.damage[hero.key], counted.fatigue[hero.key]
        times = counted.knock_outs[hero.key]
        yield source.say("web-hero-suffered", damage=damage, fatigue=fatigue, times=times)


def _cards(source: Source) -> Html:
    voice = source.voice
    deck = voice.box.deck(voice.campaign.deck) if voice.campaign.deck else None
    cards = open_cards(voice.campaign)
    if deck is None or not cards:
        return NOTHING
    title = element("h3", deck.name)
    return element("div", title, element("dl", (joined(_card(source, card)) for card in cards)))


def _card(source: Source, card: PlotCard) -> tuple[Html, Html]:
    voice, counted = source.voice, source.tally
    printed = voice.printed(card.key)
    state = source.line(card_state(voice, card))
    summary = source.line(voice.summary(printed)) if printed and printed.summary else NOTHING
    spent = counted.triggers[card.key] + counted.payments[card.key]
    use = source.say(
        "web-card-use",
        times=counted.triggered[card.key],
        spent=spent,
        paid=counted.bought[card.key],
    )
    name = element("dt", printed.name if printed else card.key, element("small", " ", state))
    return name, element("dd", element("p", summary), element("p", use, class_="small"))
