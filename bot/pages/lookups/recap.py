"""`/campaign recap`: what happened last; at the campaign's end its story, and a page a player."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bot.pages.lookups import dungeon_tale, tale
from bot.pages.lookups.chapters import Chapter, chapters
from bot.pages.page import Buttons, Page, Text, lines, row
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.rules.basics.options import Winner
from bot.rules.basics.stored import replace
from bot.rules.state import events as e
from bot.rules.state.replay import live

NAME = "recap"
OVERLORD = "overlord"


def recap(view: View, player: str = "") -> Page:
    """Draw the recap; `player` is a hero's place in the campaign, or OVERLORD. It is public.

    Slow, for it works out the odds of every roll; so not on the event loop.
    """
    voice = view.voice
    listed = chapters(live(view.entries), voice.box.dice)
    if len(listed) == 1:
        return Page((voice.text("recap-nothing"),))
    if player:
        return _of_player(voice, listed, player)
    if voice.campaign.ended:
        title = voice.say("recap-story-title", campaign=clean(voice.campaign.name))
        return Page((Text(title), Text(_prose(story(voice, listed))), *_players(view)))
    title = voice.say("recap-title", campaign=clean(voice.campaign.name))
    return Page((Text(title), Text(_prose(previously(voice, listed)))))


def with_recap(told: Page, view: View) -> Page:
    """Offer the recap below a page: to whoever has forgotten what happened last."""
    recap = view.look(view.voice.say("button-recap"), NAME)
    return replace(told, blocks=(*told.blocks, row(recap)))


def _prose(sentences: Iterable[str]) -> str:
    return " ".join(sentences)


def previously(voice: Voice, listed: Sequence[Chapter]) -> list[str]:
    """Tell the newest quest; one that has hardly begun, after the end of the one before."""
    *before, newest = listed
    told = dungeon_tale.sentences(voice, newest, before)
    if len(told) >= tale.FEWEST or newest.number == 1:
        return told
    if newest.rounds == 0:
        told = told[:1]  # both pools are those that the quest before left
    earlier = dungeon_tale.sentences(voice, before[-1], before[:-1])
    return [*earlier[: tale.MOST - len(told)], *told]


def story(voice: Voice, listed: Sequence[Chapter]) -> list[str]:
    """Tell the whole campaign as one."""
    whole = _whole(listed)
    winners = [quest.winner for quest in whole.tally.quests if quest.winner]
    opening = [_final(voice, winners)] if winners else []
    return tale.fitted(opening, dungeon_tale.events_of(voice, whole), [*tale.bought(voice, whole)])


def _whole(listed: Sequence[Chapter]) -> Chapter:
    entries = tuple(entry for chapter in listed for entry in chapter.entries)
    feats = tuple(feat for chapter in listed for feat in chapter.feats)
    return Chapter(0, entries, listed[0].before, listed[-1].after, feats)


def _final(voice: Voice, winners: Sequence[Winner]) -> str:
    counted = Counter(winners)
    heroes, overlord = counted[Winner.HEROES], counted[Winner.OVERLORD]
    ahead = Winner.HEROES if heroes > overlord else Winner.OVERLORD
    lead = "even" if heroes == overlord else str(ahead)
    return voice.say("tale-final", lead=lead, more=max(heroes, overlord), quests=len(winners))


def _players(view: View) -> tuple[Text, Buttons]:
    """Offer the page of everybody at the table."""
    voice = view.voice
    places = list(voice.campaign.names)
    heroes = (
        view.look(hero.name, NAME, str(places.index(hero.key)))
        for hero in voice.campaign.heroes.values()
    )
    overlord = view.look(voice.say("button-recap-overlord"), NAME, OVERLORD)
    return voice.text("recap-players"), row(*heroes, overlord)


def _of_player(voice: Voice, listed: Sequence[Chapter], player: str) -> Page:
    campaign = clean(voice.campaign.name)
    places = list(voice.campaign.names)
    if not player.isdecimal() or int(player) >= len(places):
        title = voice.say("recap-overlord-title", campaign=campaign)
        return Page((lines(title, _prose(overlord(voice, listed))),))
    hero = places[int(player)]
    title = voice.say("recap-hero-title", hero=voice.plain_hero(hero), campaign=campaign)
    return Page((lines(title, _prose(hero_story(voice, listed, hero))),))


def hero_story(voice: Voice, listed: Sequence[Chapter], hero: str) -> list[str]:
    """Tell what a hero went through."""
    whole = _whole(listed)
    own = tuple(feat for feat in whole.feats if feat.hero == hero)
    return [
        _took_part(voice, listed, hero),
        _fell(voice, listed, hero),
        *reversed(tale.of_feats(voice, own, own)),
        *_fortune(voice, whole, hero),
    ]


def _took_part(voice: Voice, listed: Sequence[Chapter], hero: str) -> str:
    quests = [chapter for chapter in listed if hero in _heroes(chapter)]
    won = [each for each in quests if each.quest and each.quest.winner is Winner.HEROES]
    name = voice.hero(hero)
    return voice.say("tale-own-quests", hero=name, quests=len(quests), won=len(won))


def _heroes(chapter: Chapter) -> tuple[str, ...]:
    events = (entry.event for entry in chapter.entries)
    return next((each.heroes for each in events if isinstance(each, e.QuestStarted)), ())


def _fell(voice: Voice, listed: Sequence[Chapter], hero: str) -> str:
    falls = Counter({chapter.number: chapter.tally.defeats[hero] for chapter in listed})
    name, times = voice.hero(hero), falls.total()
    if not times:
        return voice.say("tale-own-never-fell", hero=name)
    (worst, most), second = falls.most_common(2)
    clear = listed[worst].quest if 1 < most < times and most > second[1] else None
    quest = voice.own(clear.name) if clear else "none"
    return voice.say("tale-own-fell", hero=name, times=times, quest=quest)


def _fortune(voice: Voice, whole: Chapter, hero: str) -> Iterator[str]:
    given, spent = whole.tally.given[hero], whole.tally.spent(hero)
    if given:
        uses = voice.row(
            voice.say("tale-own-use", what=voice.say(f"page-why-{why}"), amount=amount)
            for why, amount in whole.tally.uses(hero).items()
        )
        name, used = voice.hero(hero), uses or "none"
        yield voice.say("tale-own-fortune", hero=name, given=given, spent=spent, uses=used)


def overlord(voice: Voice, listed: Sequence[Chapter]) -> list[str]:
    """Tell how the overlord fared."""
    whole = _whole(listed)
    winners = [quest.winner for quest in whole.tally.quests if quest.winner]
    won = winners.count(Winner.OVERLORD)
    best = tale.rarest(feat for feat in whole.feats if feat.by in voice.campaign.overlords)
    return [
        voice.say("tale-overlord-quests", won=won, quests=len(winners)),
        *_felled(voice, whole),
        *([tale.luckiest(voice, best)] if best and not best.hero else []),
        *tale.card(voice, whole),
        *tale.threat(voice, whole),
        *dungeon_tale.cards(voice, whole),
        *tale.bought(voice, whole),
    ]


def _felled(voice: Voice, whole: Chapter) -> Iterator[str]:
    fallen = whole.tally.defeats.most_common()
    if fallen:
        (hero, most), *others = fallen
        clear = bool(others) and most > others[0][1]
        times, name = whole.tally.defeats.total(), voice.hero(hero) if clear else "none"
        yield voice.say("tale-overlord-felled", times=times, hero=name)
