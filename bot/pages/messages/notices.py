"""What people are told unasked: letters to players who gain fortune, notices in channels."""

from collections.abc import Iterator, Mapping, Sequence

from bot.pages.fitting import shorten
from bot.pages.messages import overlord_letters
from bot.pages.page import Accent, Button, Buttons, Link, Page, Text
from bot.pages.phrases import asking
from bot.pages.phrases.headline import headline
from bot.pages.phrases.moves import Move
from bot.pages.presses import Act
from bot.pages.text import clean, struck
from bot.pages.voice import View, Voice
from bot.rules.basics.options import FortuneUse
from bot.rules.basics.places import PlaceKind, fortune
from bot.rules.course.waits import Wait
from bot.rules.economy.fortune import PRICE
from bot.rules.state import events as e
from bot.rules.state.campaign import Hero

LONGEST_DESCRIPTION = 300


def letters(move: Move, voice: Voice) -> dict[int, Page]:
    """Give each player whose heroes gained fortune by a move the message about it.

    And the overlord side the one about what it can buy, where a move opens that step.
    """
    gained = [hero for hero in move.after.heroes.values() if _gain(move, hero) > 0]
    users = dict.fromkeys(user for hero in gained for user in players(hero))
    heroes = move.after.heroes
    to_heroes = {
        user: _letter(move, [heroes[key] for key in gainers(move, user)], user, voice)
        for user in users
    }
    return {**overlord_letters.letters(move, voice), **to_heroes}


def gainers(move: Move, user: int) -> tuple[str, ...]:
    """Name the heroes of a player who gained fortune by a move."""
    heroes = move.after.heroes.values()
    return tuple(h.key for h in heroes if user in players(h) and _gain(move, h) > 0)


def players(hero: Hero) -> tuple[int, ...]:
    """Give whoever acts for a hero."""
    seats = dict.fromkeys((hero.player, hero.stand_in))
    return tuple(user for user in seats if user is not None)


def _letter(move: Move, heroes: list[Hero], user: int, voice: Voice) -> Page:
    gains = "\n".join(_gained(move, hero, voice) for hero in heroes)
    where = voice.say(
        "dm-where", campaign=clean(voice.campaign.name), channel=f"<#{voice.campaign.home}>"
    )
    if move.undone_by is not None:
        undone = voice.say("taken-back", who=voice.person(move.undone_by))
        return Page((Text(struck(gains)), Text(f"{undone}\n-# {where}")), Accent.FORTUNE)
    buys = voice.say("dm-buys")
    several = _plays_several(user, voice)
    buttons = [button for hero in heroes for button in _buttons(move, hero, several, voice)]
    blocks = (Text(gains), Text(f"{buys}\n-# {where}"), Buttons(tuple(buttons)))
    return Page(blocks, Accent.FORTUNE)


def _gain(move: Move, hero: Hero) -> int:
    """Count what a hero gained by a move, also by one taken back."""
    gain = move.gain(fortune(hero.key))
    return -gain if move.is_undone else gain


def _gained(move: Move, hero: Hero, voice: Voice) -> str:
    return voice.say(
        "dm-gained",
        hero=voice.hero(hero.key),
        amount=_gain(move, hero),
        total=move.span(fortune(hero.key))[1],
        why=_why(move, hero, voice),
    )


def _why(move: Move, hero: Hero, voice: Voice) -> str:
    """Say what the newest of the tokens came from."""
    for event in reversed(move.events):
        match event:
            case e.TokensMoved(to=to, card=card, note=note) if (
                to.kind is PlaceKind.FORTUNE and to.owner == hero.key
            ):
                if card:
                    return voice.say("dm-why-trigger", card=voice.card(card))
                if note:
                    return voice.say("dm-why-correction", note=clean(note))
            case _:
                pass
    return voice.say("dm-why-other", campaign=clean(voice.campaign.name))


def _plays_several(user: int, voice: Voice) -> bool:
    return sum(user in players(hero) for hero in voice.campaign.heroes.values()) > 1


def _buttons(move: Move, hero: Hero, several: bool, voice: Voice) -> list[Button]:
    """Give a button for each use that the hero can pay after the move.

    The move's number in it tells this letter from others.
    """
    made, held = [], move.after.fortune(hero.key)
    for use in [use for use in FortuneUse if PRICE[use] <= held]:
        label = voice.say(f"button-{use}")
        if several:
            label = voice.say("button-for-hero", label=label, hero=hero.name)
        args = (use.value, hero.key, str(move.number))
        made.append(View(voice, move.at).button(label, Act.SPEND, *args))
    return made


def nudge(waits: Sequence[Wait], links: Mapping[str, str], voice: Voice) -> Page:
    """Tell each wait with whom it is for; `links` leads to the messages of questions, by id."""
    told = "\n".join(_line(wait, voice) for wait in waits)
    return Page((Text(told), Buttons(tuple(_ways(waits, links, voice)))))


def _line(wait: Wait, voice: Voice) -> str:
    who, since = voice.people(wait.users), f"<t:{wait.since}:f>"
    if wait.question is not None:
        asked = asking.text(wait.question, voice)
        return voice.say("nudge-question", who=who, since=since, question=asked)
    if wait.hero:
        return voice.say("nudge-hero-turn", who=who, since=since, hero=voice.hero(wait.hero))
    return voice.say("nudge-overlord-turn", who=who, since=since)


def _ways(waits: Sequence[Wait], links: Mapping[str, str], voice: Voice) -> Iterator[Link]:
    for wait in waits:
        if wait.question is not None and wait.question.id in links:
            yield Link(voice.say("nudge-button"), links[wait.question.id])


def restored(move: Move, last: int, voice: Voice) -> Page:
    """Say which entry is the last, and what move it belongs to."""
    what = shorten(" ".join(headline(move, voice)), LONGEST_DESCRIPTION)
    return Page((Text(voice.say("restored", last=last, what=what)),))
