"""The roster: every hero with figures, player, stand-in and marker."""

from bot.pages.page import Page, lines
from bot.pages.text import clean, mention
from bot.pages.voice import View, Voice
from bot.rules.basics.options import Edition, Sheet
from bot.rules.basics.places import brand
from bot.rules.cards import sheets
from bot.rules.state.campaign import Hero


def roster(view: View) -> Page:
    """Draw the list of heroes; it is public."""
    voice = view.voice
    heroes = voice.campaign.heroes.values()
    if not heroes:
        return Page((voice.text("page-heroes-none"),))
    return Page((voice.text("page-heroes-title"), *(lines(*_hero(voice, hero)) for hero in heroes)))


def hero_line(voice: Voice, hero: Hero) -> str:
    """Say in one line who a hero is, what lies on the sheet, whether the token is out (T2, Z6)."""
    if voice.campaign.edition is Edition.FIRST:
        return voice.say("page-hero-first", hero=clean(hero.name), player=player(voice, hero))
    line = voice.say(
        "page-hero",
        hero=clean(hero.name),
        player=player(voice, hero),
        fortune=voice.campaign.fortune(hero.key),
    )
    marked = voice.say("page-hero-marked") if hero.marked else ""
    count = voice.campaign.tokens.get(brand(hero.key), 0)
    branded = voice.say("page-hero-branded", count=count) if count else ""
    return f"{line}{branded}{marked}"


def player(voice: Voice, hero: Hero) -> str:
    """Say who plays a hero."""
    name = voice.say("page-no-player") if hero.player is None else mention(hero.player)
    if hero.stand_in is None:
        return name
    return voice.say("page-stand-in", player=name, user=mention(hero.stand_in))


def _hero(voice: Voice, hero: Hero) -> tuple[str, ...]:
    return hero_line(voice, hero), _figures(voice, hero)


def _figures(voice: Voice, hero: Hero) -> str:
    """List the figures as cards have left them, with the sheet's own where they differ (Z6, Z8)."""
    if voice.campaign.edition is Edition.FIRST:
        return ""
    now = sheets.now(voice.campaign, voice.box, hero)
    told = (_figure(voice, name, now, hero.sheet) for name in Sheet.__struct_fields__)
    return ", ".join(filter(None, told)) or voice.say("page-no-figures")


def _figure(voice: Voice, name: str, now: Sheet, sheet: Sheet) -> str:
    value, recorded = getattr(now, name), getattr(sheet, name)
    if recorded is None:
        return ""
    what = voice.say(f"figure-{name}")
    if value == recorded:
        return voice.say("figure", what=what, value=value)
    return voice.say("page-figure-lowered", what=what, value=value, sheet=recorded)
