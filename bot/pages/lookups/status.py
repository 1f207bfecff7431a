"""Where a campaign stands: stage, pools, cards, open questions; its heroes and settings."""

from collections.abc import Iterable

from bot.pages.lookups.cards import card_state
from bot.pages.lookups.parts import next_buttons, open_cards
from bot.pages.page import Button, Buttons, Page, lines, row
from bot.pages.phrases import asking, sheet_parts, sheet_selects
from bot.pages.phrases.changes import figures, setting, setting_value
from bot.pages.phrases.pools import pools_now, xp_now
from bot.pages.phrases.stages import ENTER_SHEET, stage_line, turn_line
from bot.pages.presses import Act
from bot.pages.text import clean, mention
from bot.pages.voice import View, Voice
from bot.rules.basics.keys import UserId
from bot.rules.basics.options import Edition, Settings, Sheet, Track
from bot.rules.basics.places import brand
from bot.rules.cards import sheets
from bot.rules.economy import find
from bot.rules.economy.people import Person, heroes_of
from bot.rules.state.campaign import Hero
from bot.rules.state.party import NO_KIT
from bot.rules.state.refusals import PlaysNoHero
from bot.words import FALLBACK

SHEET, SHOWN = "sheet", "hero"
_WORDS = {
    Edition.FIRST: ("rules", "nudge", "track"),
    Edition.SECOND: ("rules", "costs", "steps", "tests", "nudge", "track", "shop"),
}


def status(view: View) -> Page:
    """Draw the status page; it is public."""
    voice = view.voice
    return Page(
        (
            lines(title(voice), stage_line(voice), turn_line(voice), overlords(voice)),
            lines(pools_now(voice), xp_now(voice)),
            lines(*hero_lines(voice), *sheet_parts.party_lines(voice)),
            lines(*card_lines(voice), agent_line(voice)),
            *asking.blocks(voice.campaign.questions, view),
            lines(that_matter(voice)),
            next_buttons(view),
            _looks(view),
        )
    )


def title(voice: Voice) -> str:
    """Name the campaign with its edition."""
    campaign = voice.campaign
    printed = campaign.printed_campaign
    return voice.say(
        "page-status-title",
        campaign=clean(campaign.name),
        printed=voice.say("page-status-printed", printed=clean(printed)) if printed else "",
        act=str(campaign.act),
        edition=str(campaign.edition),
    )


def overlords(voice: Voice) -> str:
    """Name the overlord side."""
    named = map(voice.person, voice.campaign.overlords)
    return voice.say("page-status-overlords", overlords=voice.listed(named))


def hero_lines(voice: Voice) -> Iterable[str]:
    """Tell each hero with player, fortune and marker."""
    heroes = voice.campaign.heroes.values()
    yield voice.say("page-heroes-title") if heroes else voice.say("page-heroes-none")
    for hero in heroes:
        yield hero_line(voice, hero)
        yield from (voice.say("sheet-under-hero", line=line) for line in _kept(voice, hero))


def card_lines(voice: Voice) -> Iterable[str]:
    """Tell the Plot cards that lie faceup, ready or exhausted."""
    deck = voice.box.deck(voice.campaign.deck) if voice.campaign.deck else None
    if deck is None:
        yield voice.say("page-status-no-deck")
        return
    yield voice.say("page-status-deck", deck=clean(deck.name), lieutenant=clean(deck.lieutenant))
    for card in open_cards(voice.campaign):
        state = card_state(voice, card)
        yield voice.say("page-status-card", card=voice.plain_card(card.key), state=state)


def agent_line(voice: Voice) -> str:
    """Tell the agent on the map and its group; nothing where there is none."""
    agent = voice.campaign.agent
    if agent is None:
        return ""
    lieutenant = voice.agent(agent.lieutenant)
    return voice.say("page-status-agent", agent=lieutenant, group=clean(agent.group))


def _looks(view: View) -> Buttons:
    voice = view.voice
    return row(
        view.look(voice.say("page-button-summary"), "summary"),
        view.look(voice.say("page-button-log"), "log"),
        view.button(voice.say("file-button-export"), Act.EXPORT) if voice.campaign.ended else None,
    )


def roster(view: View) -> Page:
    """Draw the list of heroes; it is public."""
    voice = view.voice
    heroes = voice.campaign.heroes.values()
    if not heroes:
        return Page((voice.text("page-heroes-none"),))
    return Page((voice.text("page-heroes-title"), *(lines(*_hero(voice, hero)) for hero in heroes)))


def sheet(view: View, user: str = "0") -> Page:
    """Draw the sheets of the heroes somebody plays or stands in for; raises PlaysNoHero."""
    voice, who = view.voice, UserId(int(user))
    heroes = heroes_of(voice.campaign, Person(who))
    if not heroes:
        raise PlaysNoHero(who)
    return Page(tuple(lines(*_hero(voice, hero)) for hero in heroes))


def shown(view: View, hero: str = "") -> Page:
    """Draw a hero's sheet, or all of them; it is public."""
    if not hero:
        return roster(view)
    held = find.named_hero(view.voice.campaign, hero)
    taking = sheet_selects.take_class(view, held)
    handing = sheet_selects.hand_on(view, held.key)
    return Page((lines(*_hero(view.voice, held)), *taking, handing, row(_entering(view, held))))


def _entering(view: View, hero: Hero) -> Button | None:
    """Offer to enter what a hero has already, while nothing of it is kept (X2)."""
    campaign = view.voice.campaign
    kept = campaign.edition is Edition.SECOND and campaign.keeps(Track.SHEET)
    if not kept or campaign.ended or campaign.party.kit(hero.key) != NO_KIT:
        return None
    return view.button(view.voice.say("button-enter-sheet"), Act.OPEN, ENTER_SHEET, hero.key)


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
    return hero_line(voice, hero), _figures(voice, hero), *_kept(voice, hero)


def _kept(voice: Voice, hero: Hero) -> Iterable[str]:
    return sheet_parts.hero_lines(voice, hero)


def _figures(voice: Voice, hero: Hero) -> str:
    """List the figures as cards have left them, with the sheet's own where they differ (Z6, Z8).

    Nothing changes those of the first edition (E5, E7).
    """
    if voice.campaign.edition is Edition.FIRST:
        return figures(hero.sheet, voice)
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


def settings(view: View) -> Page:
    """Draw the settings with what each does."""
    voice = view.voice
    held = voice.campaign.settings
    told = (_told(voice, held, name) for name in _WORDS[voice.campaign.edition])
    title, how = voice.say("page-settings-title"), voice.say("page-settings-how")
    return Page((lines(title, *told, _expansions(voice, held), _language(voice, held), how),))


def that_matter(voice: Voice) -> str:
    """Name the settings that differ from what most groups play by; nothing if none does."""
    held, usual = voice.campaign.settings, Settings()
    words = _WORDS[voice.campaign.edition]
    other = [name for name in words if getattr(held, name) != getattr(usual, name)]
    told = (setting(name, getattr(held, name), voice) for name in other)
    return voice.say("page-settings-other", settings=voice.listed(told)) if other else ""


def _told(voice: Voice, held: Settings, name: str) -> str:
    value = str(getattr(held, name))
    key = f"page-setting-{name}-{value}"
    own = f"{key}-{voice.campaign.edition}"  # where a value means something else in an edition
    effect = voice.say(own if voice.words.has(FALLBACK, own) else key)
    called = voice.say(f"setting-{name}")
    said = setting_value(name, value, voice)
    return voice.say("page-setting-told", name=called, value=said, effect=effect)


def _expansions(voice: Voice, held: Settings) -> str:
    if not held.expansions:
        return voice.say("page-setting-expansions-none")
    named = voice.listed(map(clean, held.expansions))
    return voice.say("page-setting-expansions", expansions=named)


def _language(voice: Voice, held: Settings) -> str:
    if not held.language:
        return voice.say("page-setting-language-server")
    named = setting_value("language", held.language, voice)
    return voice.say("page-setting-language", language=named)
