"""What the dice of a campaign have shown, against what fair dice show on average."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from bot.pages.dice.chi_square import tail_chance
from bot.pages.dice.dice_words import die_name
from bot.pages.looks.parts import names
from bot.pages.looks.view import View
from bot.pages.page import Page, Picture, Text, lines
from bot.pages.phrases.naming import Naming
from bot.pages.phrases.quantities import percent, signed, tenths
from bot.pages.pictures.chart import Bar, Panel, bar_panels
from bot.rules.rolling.fairness import DieFairness, FaceCount, Luck, Verdict, fairness, luck
from bot.rules.rolling.seen_dice import seen_dice

# The worst first.
_VERDICTS = (Verdict.SUSPECT, Verdict.UNUSUAL, Verdict.FAIR, Verdict.TOO_FEW)


def page(view: View) -> Page:
    """Draw the fairness of the dice and everybody's luck: slow, so not on the event loop."""
    seen, named = list(seen_dice(view.entries)), names(view)
    if not seen:
        return Page((view.text("fairness-nothing"),))
    judged = fairness(seen, view.box.dice, tail_chance)
    lucks = luck(seen, view.box.dice)
    return Page(
        (
            lines(view.say("fairness-title", dice=len(seen)), _verdict(judged, named)),
            _picture(judged, named),
            lines(*(_die(die, named) for die in judged), view.say("fairness-how")),
            *(_luck(lucks, named) if lucks else ()),
        )
    )


def _luck(lucks: Sequence[Luck], names: Naming) -> tuple[Picture, Text]:
    """Show everybody's luck; a picture cannot name users, so it numbers them as the text does."""
    told = (f"{place}. {line}" for place, line in enumerate(luck_lines(lucks, names), 1))
    return _luck_picture(lucks, names), lines(*told, names.say("fairness-luck-how"))


def _luck_picture(lucks: Sequence[Luck], names: Naming) -> Picture:
    places = {one.player: place for place, one in enumerate(_first_of_each(lucks), 1)}
    measures = dict.fromkeys(one.measure for one in lucks)
    panels = [
        Panel(
            names.say(f"measure-{measure}"),
            tuple(_luck_bar(one, places) for one in lucks if one.measure is measure),
        )
        for measure in measures
    ]
    alt = "; ".join(f"{places[one.player]}: {_measure(one, names)}" for one in lucks)
    return Picture("luck.png", bar_panels(panels), names.say("fairness-luck-alt", lucks=alt))


def _first_of_each(lucks: Sequence[Luck]) -> Iterator[Luck]:
    return (next(group) for _, group in groupby(lucks, key=lambda one: one.player))


def _luck_bar(one: Luck, places: Mapping[int, int]) -> Bar:
    return Bar(str(places[one.player]), one.observed, str(one.observed), one.expected)


def _verdict(judged: Sequence[DieFairness], names: Naming) -> str:
    verdicts = {die.verdict for die in judged}
    worst = next(verdict for verdict in _VERDICTS if verdict in verdicts)
    return names.say(f"fairness-verdict-{worst}")


def _die(die: DieFairness, names: Naming) -> str:
    heading, faces = _heading(die, names), _faces(die, names)
    if die.verdict is Verdict.TOO_FEW:
        return names.say("fairness-die-too-few", die=heading, faces=faces)
    chance, verdict = percent(die.p_value, names), names.say(f"fairness-{die.verdict}")
    return names.say("fairness-die", die=heading, faces=faces, chance=chance, verdict=verdict)


def _face(face: FaceCount, names: Naming) -> str:
    expected = tenths(face.expected, names)
    return names.say("fairness-face", face=face.written, seen=face.observed, expected=expected)


def luck_lines(lucks: Sequence[Luck], names: Naming) -> Iterator[str]:
    """Tell every player's luck, one line each."""
    for player, group in groupby(lucks, key=lambda one: one.player):
        measures = ", ".join(_measure(one, names) for one in group)
        yield names.say("fairness-luck", player=names.person(player), measures=measures)


def _measure(one: Luck, names: Naming) -> str:
    return names.say(
        "fairness-measure",
        measure=names.say(f"measure-{one.measure}"),
        seen=one.observed,
        expected=tenths(one.expected, names),
        luck=signed(one.deviation, names),
    )


def _picture(judged: Sequence[DieFairness], names: Naming) -> Picture:
    panels = [Panel(_heading(die, names), tuple(map(_bar, die.faces))) for die in judged]
    told = (
        names.say("fairness-alt-die", die=_heading(die, names), faces=_faces(die, names))
        for die in judged
    )
    alt = names.say("fairness-alt", dice=" ".join(told))
    return Picture("fairness.png", bar_panels(panels), alt)


def _bar(face: FaceCount) -> Bar:
    return Bar(face.written, face.observed, str(face.observed), face.expected)


def _heading(die: DieFairness, names: Naming) -> str:
    colour = die_name(names.box.dice[die.die], names)
    return names.say("fairness-heading", die=colour, rolls=die.rolls)


def _faces(die: DieFairness, names: Naming) -> str:
    return ", ".join(_face(face, names) for face in die.faces)
