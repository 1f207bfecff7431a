"""The campaign so far, or its newest quest: pools, threat, fortune, cards, winners, dice."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from msgspec import Struct

from bot.pages.lookups.card_account import accounts
from bot.pages.lookups.fairness import luck_lines
from bot.pages.lookups.recap import NAME as RECAP
from bot.pages.lookups.summary_picture import campaign_picture, quest_picture
from bot.pages.page import Block, Button, Page, Text, lines, row
from bot.pages.text import capital, clean, mentions, plain
from bot.pages.voice import View, Voice
from bot.rules.basics.options import Winner
from bot.rules.course.tally import (
    Course,
    Mark,
    QuestLine,
    Tally,
    by_round,
    quest_entries,
    tally,
)
from bot.rules.rolling.fairness import SeenDie, luck
from bot.rules.rolling.seen_dice import seen_dice
from bot.rules.state import events as e
from bot.rules.state.events import Entry
from bot.rules.state.replay import live

MOST_QUESTS = 12
"""Quests told one by one; those before them are counted."""
DETAILS = "details"


def summary(view: View) -> Page:
    """Draw the campaign so far as one picture; it is public. Slow, so not on the event loop."""
    told, voice = campaign_told(view), view.voice
    drawn = campaign_picture(view, told.counted, told.course, _alt(voice, told.blocks))
    return Page((*told.title, drawn, row(_details(view), _story(view))))


def _story(view: View) -> Button | None:
    """Offer the story of a campaign that is over, with a page for everybody at the table."""
    over = view.voice.campaign.ended
    return view.look(view.voice.say("button-story"), RECAP) if over else None


def quest_summary(view: View) -> Page:
    """Draw the newest quest likewise."""
    told, voice = quest_told(view), view.voice
    if not told.counted.quests:
        return Page((*told.title, *told.blocks))
    number = len(tally(live(view.entries)).quests)
    drawn = quest_picture(view, told.counted, told.course, _alt(voice, told.blocks))
    return Page((*told.title, drawn, row(_details(view, str(number)))))


def _details(view: View, *quest: str) -> Button:
    return view.look(view.voice.say("button-details"), DETAILS, *quest)


def _alt(voice: Voice, blocks: Iterable[Block]) -> str:
    """Give what a text says, for the picture that stands in its place; there nobody is mentioned.

    People go by what they play.
    """
    said = "\n".join(block.markdown for block in blocks if isinstance(block, Text))
    return plain(mentions(said, partial(_seat, voice)))


def _seat(voice: Voice, user: int) -> str:
    heroes = [hero.name for hero in voice.campaign.heroes.values() if hero.player == user]
    if user in voice.campaign.overlords:
        heroes.append(voice.say("button-recap-overlord"))
    return clean(voice.row(heroes) or voice.say("former-player"))


def details(view: View, quest: str = "") -> Page:
    """Tell the whole campaign, or a quest by its number, in words; it is public."""
    if not quest:
        told = campaign_told(view)
        return Page((*told.title, *told.blocks))
    told = quest_told(view, int(quest))
    return Page((*told.title, *told.blocks, lines(*secrets_shown(view, int(quest)))))


def secrets_shown(view: View, quest: int, words: str = "page-summary-secret") -> Iterator[str]:
    """Show the secrets that a quest's dice followed from, once they are shown at all."""
    entries = quest_entries(live(view.entries), quest)
    for entry in view.entries if entries else ():
        match entry.event:
            case e.SecretRevealed(secret) if entry.move == entries[-1].move:
                yield view.voice.say(words, secret=secret)
            case _:
                pass


class Told(Struct, frozen=True):
    """A summary in words, and what it is drawn from."""

    title: tuple[Text, ...]
    blocks: tuple[Block, ...]
    counted: Tally
    course: Course


def campaign_told(view: View) -> Told:
    """Tell the whole campaign."""
    voice = view.voice
    counted, course = view.sums.tally, view.sums.by_quest.course
    title = voice.text("page-summary-title", campaign=clean(voice.campaign.name))
    quests = lines(*_quests(voice, counted, course))
    return Told(
        (title,),
        (quests, *_body(voice, counted), luck_told(voice, view.sums.dice)),
        counted,
        course,
    )


def quest_told(view: View, number: int = 0) -> Told:
    """Tell a quest by its number, from 1; without one, the newest."""
    voice = view.voice
    quest = quest_entries(live(view.entries), number)
    counted = tally(quest)
    course = by_round(until(live(view.entries), quest)) if quest else {}
    last = {Mark(quest=1): list(course.values())[-1]} if quest else {}
    dice = seen_dice(view.entries, quest[0].seq, quest[-1].seq) if quest else ()
    told = lines(*_quests(voice, counted, last)), *_body(voice, counted)
    blocks = (*told, luck_told(voice, dice))
    return Told((voice.text("page-summary-quest-title"),), blocks, counted, course)


def until(standing: Sequence[Entry], quest: Sequence[Entry]) -> list[Entry]:
    """Give the entries up to the end of a quest."""
    return [entry for entry in standing if entry.seq <= quest[-1].seq]


def _body(voice: Voice, counted: Tally) -> tuple[Block, ...]:
    return (
        lines(
            voice.say("page-summary-gained", total=counted.gained.total()), *_gained(voice, counted)
        ),
        lines(
            voice.say("page-summary-spent", total=counted.spent_threat),
            *_spending(voice, counted),
            _left_over(voice, counted),
        ),
        _section(voice, "page-summary-fortune", _fortune(voice, counted)),
        _section(voice, "page-summary-vitals", suffered(voice, counted)),
        _section(voice, "page-summary-party", _party(voice, counted)),
        _section(voice, "page-summary-cards", accounts(voice, counted)),
    )


def _left_over(voice: Voice, counted: Tally) -> str:
    """Tell the threat that nobody spent, once the campaign is over."""
    amount = counted.left_over
    return voice.say("page-summary-left-over", amount=amount) if amount else ""


def _party(voice: Voice, counted: Tally) -> Iterator[str]:
    """Tell what came into the purse and went out of it, and what heroes bought for experience."""
    if counted.gold_in or counted.gold_out:
        gained, spent = counted.gold_in, counted.gold_out
        yield voice.say("page-summary-gold", gained=gained, spent=spent)
    for hero, skills in counted.skills.items():
        yield voice.say("page-summary-skills", hero=voice.plain_hero(hero), skills=skills)


def suffered(voice: Voice, counted: Tally) -> Iterator[str]:
    """Tell what each hero went through, where the sheets were kept (V1)."""
    for hero in counted.hurt():
        yield voice.say(
            "page-summary-suffered",
            hero=voice.plain_hero(hero),
            damage=counted.damage[hero],
            fatigue=counted.fatigue[hero],
            times=counted.knock_outs[hero],
        )


def _section(voice: Voice, title: str, told: Iterable[str]) -> Block:
    listed = list(told)
    return lines(voice.say(title), *listed) if listed else Text("")


def _quests(voice: Voice, counted: Tally, course: Course) -> Iterable[str]:
    if not counted.quests:
        yield voice.say("page-summary-no-quest")
    earlier = max(0, len(counted.quests) - MOST_QUESTS)
    if earlier:
        won = Counter(quest.winner for quest in counted.quests[:earlier])
        heroes, overlord = won[Winner.HEROES], won[Winner.OVERLORD]
        yield voice.say("summary-earlier", count=earlier, heroes=heroes, overlord=overlord)
    for number, quest in enumerate(counted.quests[earlier:], earlier + 1):
        yield voice.say(
            "page-summary-quest",
            quest=clean(quest.name),
            kind=voice.say(f"kind-{quest.kind}"),
            outcome=_outcome(voice, quest) + _pools(voice, quest, course, number),
        )


def _pools(voice: Voice, quest: QuestLine, course: Course, number: int) -> str:
    pools, over = course[Mark(quest=number)], "yes" if quest.winner else "no"
    return voice.say("summary-pools", threat=pools.threat, fortune=pools.fortune, over=over)


def luck_told(voice: Voice, seen: Iterable[SeenDie]) -> Block:
    """Tell who had luck with the dice; nothing where none fell."""
    lucks = luck(seen, voice.box.dice)
    how = voice.say("fairness-luck-how")
    return _section(voice, "summary-dice", [*luck_lines(lucks, voice), how] if lucks else [])


def _outcome(voice: Voice, quest: QuestLine) -> str:
    return voice.say(f"page-outcome-{quest.winner}" if quest.winner else "page-outcome-open")


def _gained(voice: Voice, counted: Tally) -> Iterable[str]:
    for (why, card), amount in counted.gained.items():
        source = voice.plain_card(card) if card else voice.say(f"page-why-{why}")
        yield voice.say("page-summary-amount", what=capital(source), amount=amount)


def _spending(voice: Voice, counted: Tally) -> Iterable[str]:
    for why, amount in counted.lost.items():
        what = capital(voice.say(f"page-why-{why}"))
        yield voice.say("page-summary-amount", what=what, amount=amount)


def _fortune(voice: Voice, counted: Tally) -> Iterable[str]:
    for hero in counted.heroes():
        uses = (
            voice.say("page-summary-use", what=voice.say(f"page-why-{why}"), amount=amount)
            for why, amount in counted.uses(hero).items()
        )
        yield voice.say(
            "page-summary-hero",
            hero=voice.plain_hero(hero),
            given=counted.given[hero],
            spent=counted.spent(hero),
            uses=voice.listed(uses),
            returned=counted.returned[hero],
        )
