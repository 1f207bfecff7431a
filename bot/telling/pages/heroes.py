"""The roster: every hero with his figures, player, stand-in and marker."""

from dataclasses import fields

from bot.rules.campaign import Hero
from bot.rules.options import Sheet
from bot.telling.page import Page
from bot.telling.pages.view import View, clean, lines, mention


def roster(view: View) -> Page:
    """Draw the list of heroes; it is public."""
    heroes = view.campaign.heroes.values()
    if not heroes:
        return Page((view.text("page-heroes-none"),))
    return Page((view.text("page-heroes-title"), *(lines(*_hero(view, hero)) for hero in heroes)))


def hero_line(view: View, hero: Hero) -> str:
    """Say in one line who a hero is, what he holds and whether his token is out (T2)."""
    line = view.say(
        "page-hero",
        hero=clean(hero.name),
        player=player(view, hero),
        fortune=view.campaign.fortune(hero.key),
    )
    marked = view.say("page-hero-marked") if hero.marked else ""
    return f"{line}{marked}"


def player(view: View, hero: Hero) -> str:
    """Say who plays a hero."""
    name = view.say("page-no-player") if hero.player is None else mention(hero.player)
    if hero.stand_in is None:
        return name
    return view.say("page-stand-in", player=name, user=mention(hero.stand_in))


def _hero(view: View, hero: Hero) -> tuple[str, ...]:
    return hero_line(view, hero), _figures(view, hero.sheet)


def _figures(view: View, sheet: Sheet) -> str:
    known = [(each.name, getattr(sheet, each.name)) for each in fields(Sheet)]
    parts = (
        view.say("figure", what=view.say(f"figure-{name}"), value=value)
        for name, value in known
        if value is not None
    )
    return view.listed(*parts)
