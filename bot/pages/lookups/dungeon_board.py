"""The live board of the first edition: round and turn, the counts, the map, the presses of now."""

from collections.abc import Iterator

from bot.pages.lookups import dungeon, well
from bot.pages.lookups.behind_the_board import ENDING, MORE, redraw
from bot.pages.lookups.dungeon_status import next_moves, where
from bot.pages.lookups.status import hero_lines
from bot.pages.page import Block, Button, Option, Select, Style, lines, row
from bot.pages.phrases.stages import end_turn
from bot.pages.presses import PARTED, Act, Press
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.pages.well import offering
from bot.rules.economy import lateness
from bot.rules.first.economy import conquest_value, in_town
from bot.rules.state.campaign import Hero


def blocks(view: View) -> Iterator[Block]:
    """Draw what stands on the board below the open questions."""
    voice = view.voice
    campaign = voice.campaign
    yield lines(voice.say("board-title", campaign=clean(campaign.name)), *where(voice))
    if campaign.quest is None:
        yield lines(*hero_lines(voice))
    else:
        yield lines(dungeon.now(voice), voice.say("first-whose"))
    yield lines(*well.map_lines(voice))
    yield from well.picture(voice)
    yield well.next_on_map(view)
    yield row(*_end_turn(view), *_onto_the_map(view), *next_moves(view))
    if campaign.quest is not None and not campaign.ended:
        yield _kills(view)
        yield row(*_in_a_quest(view))
    yield row(
        view.look(voice.say("button-show-board"), well.MAP),
        view.look(voice.say("board-button-more"), MORE),
        redraw(view),
    )


def _end_turn(view: View) -> Iterator[Button]:
    campaign = view.voice.campaign
    called = campaign.turn
    # A turn that begins with boulders is no turn to be over before they have rolled.
    if called is None or called.ended or campaign.ended or campaign.well.waiting:
        return
    yield end_turn(view, Style.PRIMARY)


def _onto_the_map(view: View) -> Iterator[Button]:
    called = view.voice.campaign.turn
    if called is not None and not called.ended:
        yield from offering.placing(view, called.hero)


def _kills(view: View) -> Select:
    """Offer every hero's death with what it costs; marked by the newest move, as defeats are."""
    voice = view.voice
    campaign = voice.campaign
    newest = campaign.newest.number if campaign.newest else 0
    options = tuple(_kill(voice, hero) for hero in campaign.heroes.values())
    press = Press(Act.KILLED, view.at, (str(newest), ""))
    return Select(voice.say("first-select-killed"), press, options)


def _kill(voice: Voice, hero: Hero) -> Option:
    value = conquest_value(voice.box.first, hero)
    known = "no" if value is None else "yes"
    label = voice.say("first-killed", hero=hero.name, known=known, value=value or 0)
    falls = lateness.falls(voice.campaign, hero.key)
    where = voice.say("first-killed-in-town") if hero in in_town(voice.campaign) else ""
    return Option(label, PARTED.join((hero.key, *falls)), where)


def _in_a_quest(view: View) -> Iterator[Button]:
    say = view.voice.say
    glyph = view.voice.box.first.economy.conquest_of_glyph
    held = lateness.conquest(view.voice.campaign)
    yield view.button(say("first-button-glyph", conquest=glyph), Act.GLYPH, *held)
    yield view.look(say("first-button-cards"), dungeon.HAND)
    yield view.look(say("board-button-end-quest"), ENDING)
