"""What the dice of a campaign have shown, against what fair dice show on average."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from bot.pages.page import Page, Picture, Text, lines
from bot.pages.phrases.dice_words import die_name, die_of_edition, percent, signed, tenths
from bot.pages.pictures.drawn import bar_panels, dot_lines
from bot.pages.pictures.palette import DICE, UNKNOWN_DIE, Colour
from bot.pages.pictures.shown import Bar, Dot, DotLines, Panel
from bot.pages.text import capital
from bot.pages.voice import View, Voice
from bot.rules.rolling.fairness import (
    LEAST_DICE,
    DieFairness,
    FaceCount,
    Fairness,
    Luck,
    Verdict,
    fairness,
    luck,
)
from bot.rules.rolling.seen_dice import seen_dice


def page(view: View) -> Page:
    """Draw the fairness of the dice and everybody's luck: slow, so not on the event loop."""
    voice = view.voice
    seen = list(seen_dice(view.entries))
    if not seen:
        return Page((voice.text("fairness-nothing"),))
    judged = fairness(seen, voice.box.dice)
    lucks = luck(seen, voice.box.dice)
    named = headings(judged, voice)
    no_luck = (voice.text("fairness-no-luck", least=LEAST_DICE),)
    told = map(lambda die, heading: _die(die, heading, voice), judged.dice, named)
    return Page(
        (
            lines(voice.say("fairness-title", dice=len(seen)), verdict(judged, voice)),
            _picture(judged, named, voice, view.picture_note),
            lines(*told, voice.say("fairness-how")),
            *(_luck(lucks, voice, view.picture_note) if lucks else no_luck),
        )
    )


def _luck(lucks: Sequence[Luck], voice: Voice, note: str) -> tuple[Picture, Text]:
    """Show everybody's luck; a picture cannot name users, so it numbers them as the text does."""
    told = (f"{place}. {line}" for place, line in enumerate(luck_lines(lucks, voice), 1))
    return _luck_picture(lucks, voice, note), lines(*told, voice.say("fairness-luck-how"))


def _luck_picture(lucks: Sequence[Luck], voice: Voice, note: str) -> Picture:
    places = {one.player: place for place, one in enumerate(_first_of_each(lucks), 1)}
    dots = tuple(_dot(one, places, voice) for one in lucks)
    told = (f"{places[one.player]}: {_measure(one, voice)}" for one in lucks)
    alt = voice.say("fairness-luck-alt", lucks="; ".join(told))
    drawn = dot_lines(DotLines(voice.say("fairness-luck-heading"), dots, note))
    return Picture("luck.png", drawn, alt)


def _first_of_each(lucks: Sequence[Luck]) -> Iterator[Luck]:
    return (next(group) for _, group in groupby(lucks, key=lambda one: one.player))


def _dot(one: Luck, places: Mapping[int, int], voice: Voice) -> Dot:
    label = f"{places[one.player]} {voice.say(f'measure-{one.measure}')}"
    count = voice.say("fairness-luck-count", dice=one.dice)
    return Dot(label, one.deviation, count)


def verdict(judged: Fairness, voice: Voice) -> str:
    """Say what all dice come to."""
    key = f"fairness-verdict-{judged.verdict}"
    if judged.verdict in (Verdict.FAIR, Verdict.TOO_FEW):
        return voice.say(key, least=LEAST_DICE)
    worst = _names(judged.dice, voice)[judged.worst]
    return voice.say(key, chance=percent(judged.chance, voice), die=worst)


def _names(dice: Iterable[DieFairness], voice: Voice) -> dict[str, str]:
    """Name the dice of a page by their colours, and by their edition where both have one."""
    listed = [voice.box.dice[each.die] for each in dice]
    colours = Counter(die.colour for die in listed)
    return {
        die.id: die_of_edition(die, voice) if colours[die.colour] > 1 else die_name(die, voice)
        for die in listed
    }


def _die(die: DieFairness, heading: str, voice: Voice) -> str:
    key = "fairness-die" if die.is_judged else "fairness-die-too-few"
    return voice.say(key, die=heading, faces=faces(die, voice))


def _face(face: FaceCount, voice: Voice) -> str:
    expected = tenths(face.expected, voice)
    return voice.say("fairness-face", face=face.written, seen=face.observed, expected=expected)


def luck_lines(lucks: Sequence[Luck], voice: Voice) -> Iterator[str]:
    """Tell every player's luck, one line each."""
    for player, group in groupby(lucks, key=lambda one: one.player):
        measures = ", ".join(_measure(one, voice) for one in group)
        yield voice.say("fairness-luck", player=voice.person(player), measures=measures)


def _measure(one: Luck, voice: Voice) -> str:
    return voice.say(
        "fairness-measure",
        measure=voice.say(f"measure-{one.measure}"),
        seen=one.observed,
        expected=tenths(one.expected, voice),
        luck=signed(one.deviation, voice),
    )


def _picture(judged: Fairness, named: Sequence[str], voice: Voice, note: str) -> Picture:
    listed = list(zip(judged.dice, named, strict=True))
    panels = [
        Panel(heading, tuple(map(_bar, die.faces)), _ink(die, voice)) for die, heading in listed
    ]
    told = (
        capital(voice.say("fairness-alt-die", die=heading, faces=faces(die, voice)))
        for die, heading in listed
    )
    alt = voice.say("fairness-alt", dice=" ".join(told))
    return Picture("fairness.png", bar_panels(panels, note), alt)


def _ink(die: DieFairness, voice: Voice) -> Colour:
    """Give a die's own colour."""
    return DICE.get(voice.box.dice[die.die].colour, UNKNOWN_DIE).body


def _bar(face: FaceCount) -> Bar:
    return Bar(face.written, face.observed, str(face.observed), face.expected)


def headings(judged: Fairness, voice: Voice) -> list[str]:
    """Name each die, with how often it fell."""
    names = _names(judged.dice, voice)
    return [
        voice.say("fairness-heading", die=names[die.die], rolls=die.rolls) for die in judged.dice
    ]


def faces(die: DieFairness, voice: Voice) -> str:
    """Say how often each face was seen, and how often it is to be expected."""
    return ", ".join(_face(face, voice) for face in die.faces)
