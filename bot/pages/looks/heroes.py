"""The roster: every hero with his figures, player, stand-in and marker."""

from bot.pages.looks.view import View
from bot.pages.page import Page, lines
from bot.pages.text import clean, mention
from bot.rules.basics.options import Edition, Sheet
from bot.rules.basics.places import brand
from bot.rules.cards import sheets
from bot.rules.state.campaign import Hero


def roster(view: View) -> Page:
    """Draw the list of heroes; it is public."""
    heroes = view.campaign.heroes.values()
    if not heroes:
        return Page((view.text("page-heroes-none"),))
    return Page((view.text("page-heroes-title"), *(lines(*_hero(view, hero)) for hero in heroes)))


def hero_line(view: View, hero: Hero) -> str:
    """Say in one line who a hero is, what lies on his sheet, whether his token is out (T2, Z6)."""
    if view.campaign.edition is Edition.FIRST:
        return view.say("page-hero-first", hero=clean(hero.name), player=player(view, hero))
    line = view.say(
        "page-hero",
        hero=clean(hero.name),
        player=player(view, hero),
        fortune=view.campaign.fortune(hero.key),
    )
    marked = view.say("page-hero-marked") if hero.marked else ""
    count = view.campaign.tokens.get(brand(hero.key), 0)
    branded = view.say("page-hero-branded", count=count) if count else ""
    return f"{line}{branded}{marked}"


def player(view: View, hero: Hero) -> str:
    """Say who plays a hero."""
    name = view.say("page-no-player") if hero.player is None else mention(hero.player)
    if hero.stand_in is None:
        return name
    return view.say("page-stand-in", player=name, user=mention(hero.stand_in))


def _hero(view: View, hero: Hero) -> tuple[str, ...]:
    return hero_line(view, hero), _figures(view, hero)


def _figures(view: View, hero: Hero) -> str:
    """List the figures as cards have left them, with the sheet's own where they differ (Z6, Z8)."""
    if view.campaign.edition is Edition.FIRST:
        return ""
    now = sheets.now(view.campaign, view.box, hero)
    told = (_figure(view, name, now, hero.sheet) for name in Sheet.__struct_fields__)
    return ", ".join(filter(None, told)) or view.say("page-no-figures")


def _figure(view: View, name: str, now: Sheet, sheet: Sheet) -> str:
    value, recorded = getattr(now, name), getattr(sheet, name)
    if recorded is None:
        return ""
    what = view.say(f"figure-{name}")
    if value == recorded:
        return view.say("figure", what=what, value=value)
    return view.say("page-figure-lowered", what=what, value=value, sheet=recorded)
