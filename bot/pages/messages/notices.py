"""What people are told unasked: letters to players who gain fortune, notices in channels."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from types import MappingProxyType

from bot.pages.fitting import shorten
from bot.pages.messages import overlord_letters
from bot.pages.page import Accent, Button, Buttons, Link, Page, Text
from bot.pages.phrases import asking
from bot.pages.phrases.headline import headline
from bot.pages.phrases.moves import Move
from bot.pages.phrases.stages import what_now
from bot.pages.presses import Act
from bot.pages.text import channel_link, clean, struck
from bot.pages.voice import View, Voice
from bot.rules.basics.options import FortuneUse
from bot.rules.basics.places import PlaceKind, fortune
from bot.rules.basics.stored import replace
from bot.rules.course.waits import Wait
from bot.rules.economy.fortune import PRICE
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign, Hero

LONGEST_DESCRIPTION = 300


def letters(
    move: Move,
    voice: Voice,
    welcome: Collection[int] = (),
    rolls: Mapping[str, str] = MappingProxyType({}),
) -> dict[int, Page]:
    """Give each player whose heroes gained fortune by a move the message about it.

    Whoever gets a first one of the campaign is bid welcome by it. `rolls` leads to what heroes
    rolled last, where they may reroll it. The overlord side is told what it can buy, where a move
    opens that step.
    """
    gained = [hero for hero in move.after.heroes.values() if _gain(move, hero) > 0]
    users = dict.fromkeys(user for hero in gained for user in players(hero))
    heroes = move.after.heroes
    to_heroes = {
        user: _letter(
            move,
            [heroes[key] for key in gainers(move, user)],
            user,
            voice,
            _welcome(user, voice) if user in welcome else "",
            rolls,
        )
        for user in users
    }
    return {**overlord_letters.letters(move, voice), **to_heroes}


def without_spent(letter: Page, campaign: Campaign) -> Page:
    """Leave out of a letter what its heroes can no longer pay for."""
    return _without(letter, lambda button: _is_spent(button, campaign))


def without_spending(letter: Page) -> Page:
    """Leave out all that spends fortune: a newer letter has it."""
    return _without(letter, _spends)


def _without(letter: Page, leaves: Callable[[Button | Link], bool]) -> Page:
    blocks = (
        Buttons(tuple(button for button in block.buttons if not leaves(button)))
        if isinstance(block, Buttons)
        else block
        for block in letter.blocks
    )
    return replace(letter, blocks=tuple(blocks))


def _spends(button: Button | Link) -> bool:
    """Tell whether a button spends fortune; the links lead to rolls, which fortune rerolls."""
    return isinstance(button, Link) or button.press.act is Act.SPEND


def _is_spent(button: Button | Link, campaign: Campaign) -> bool:
    if isinstance(button, Link) or not _spends(button):
        return False
    use, hero, *_ = button.press.args
    return hero not in campaign.heroes or campaign.fortune(hero) < PRICE[FortuneUse(use)]


def concerned(move: Move) -> tuple[int, ...]:
    """Give the players whose heroes gained or lost fortune by a move."""
    changed = (h for h in move.after.heroes.values() if move.gain(fortune(h.key)))
    return tuple(dict.fromkeys(user for hero in changed for user in players(hero)))


def gainers(move: Move, user: int) -> tuple[str, ...]:
    """Name the heroes of a player who gained fortune by a move."""
    heroes = move.after.heroes.values()
    return tuple(h.key for h in heroes if user in players(h) and _gain(move, h) > 0)


def players(hero: Hero) -> tuple[int, ...]:
    """Give whoever acts for a hero."""
    seats = dict.fromkeys((hero.player, hero.stand_in))
    return tuple(user for user in seats if user is not None)


def rollers(move: Move) -> dict[str, int]:
    """Give the roll whose dice each hero of those concerned may reroll now, by its number (F2)."""
    users, rolls = {*concerned(move)}, move.after.last_rolls
    heroes = (hero for hero in move.after.heroes.values() if users.intersection(players(hero)))
    rolled = {hero.key: rolls[hero.key].number for hero in heroes if hero.key in rolls}
    return {hero: roll for hero, roll in rolled.items() if move.after.fortune(hero) > 0}


def _letter(
    move: Move,
    heroes: list[Hero],
    user: int,
    voice: Voice,
    welcome: str,
    rolls: Mapping[str, str],
) -> Page:
    gains = "\n".join(_gained(move, hero, voice) for hero in heroes)
    if move.undone_by is not None:
        undone = voice.say("taken-back", who=voice.person(move.undone_by))
        return Page((Text(struck(gains)), Text(undone)), Accent.FORTUNE)
    # Those of heroes who gained nothing too: an older letter gives its buttons up for these.
    own = [hero for hero in move.after.heroes.values() if user in players(hero)]
    several = _plays_several(user, voice)
    buttons: list[Button | Link] = []
    for hero in own:
        buttons += _buttons(move, hero, several, voice)
        if hero.key in rolls and move.after.fortune(hero.key):
            label = voice.say("button-to-roll")
            buttons.append(Link(_labelled(label, hero, several, voice), rolls[hero.key]))
    if welcome:
        buttons.append(what_now(View(voice, move.at)))
    blocks = (Text(gains), Text(welcome), Buttons(tuple(buttons)))
    return Page(blocks, Accent.FORTUNE)


def _welcome(user: int, voice: Voice) -> str:
    """Say which hero somebody plays, where, and what fortune does."""
    campaign = voice.campaign
    heroes = (hero.key for hero in campaign.heroes.values() if user in players(hero))
    return voice.say(
        "dm-welcome",
        heroes=voice.heroes(heroes),
        campaign=clean(campaign.name),
        channel=channel_link(campaign.home),
    )


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
        label = _labelled(voice.say(f"button-{use}"), hero, several, voice)
        args = (use.value, hero.key, str(move.number))
        made.append(View(voice, move.at).button(label, Act.SPEND, *args))
    return made


def _labelled(label: str, hero: Hero, several: bool, voice: Voice) -> str:
    return voice.say("button-for-hero", label=label, hero=hero.name) if several else label


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
