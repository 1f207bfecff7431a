"""What the dice of a campaign have shown, against what fair dice show on average."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from bot.pages.page import Page, Picture, Text, lines
from bot.pages.phrases.dice_words import die_name
from bot.pages.phrases.quantities import percent, signed, tenths
from bot.pages.pictures.chart import Bar, Panel, bar_panels
from bot.pages.view import View
from bot.pages.voice import Voice
from bot.rules.rolling.fairness import DieFairness, FaceCount, Luck, Verdict, fairness, luck
from bot.rules.rolling.seen_dice import seen_dice

# The worst first.
_VERDICTS = (Verdict.SUSPECT, Verdict.UNUSUAL, Verdict.FAIR, Verdict.TOO_FEW)


def page(view: View) -> Page:
    """Draw the fairness of the dice and everybody's luck: slow, so not on the event loop."""
    voice = view.voice
    seen = list(seen_dice(view.entries))
    if not seen:
        return Page((voice.text("fairness-nothing"),))
    judged = fairness(seen, voice.box.dice, tail_chance)
    lucks = luck(seen, voice.box.dice)
    return Page(
        (
            lines(voice.say("fairness-title", dice=len(seen)), _verdict(judged, voice)),
            _picture(judged, voice),
            lines(*(_die(die, voice) for die in judged), voice.say("fairness-how")),
            *(_luck(lucks, voice) if lucks else ()),
        )
    )


def tail_chance(chi_square: float, degrees: int) -> float:
    """The chance of at least this chi-square with these degrees of freedom, if the die is fair."""
    # Some 0.2 s and 30 MiB that only this page needs: call this off the event loop.
    from scipy.special import chdtrc  # noqa: PLC0415

    return float(chdtrc(degrees, chi_square))


def _luck(lucks: Sequence[Luck], voice: Voice) -> tuple[Picture, Text]:
    """Show everybody's luck; a picture cannot name users, so it numbers them as the text does."""
    told = (f"{place}. {line}" for place, line in enumerate(luck_lines(lucks, voice), 1))
    return _luck_picture(lucks, voice), lines(*told, voice.say("fairness-luck-how"))


def _luck_picture(lucks: Sequence[Luck], voice: Voice) -> Picture:
    places = {one.player: place for place, one in enumerate(_first_of_each(lucks), 1)}
    measures = dict.fromkeys(one.measure for one in lucks)
    panels = [
        Panel(
            voice.say(f"measure-{measure}"),
            tuple(_luck_bar(one, places) for one in lucks if one.measure is measure),
        )
        for measure in measures
    ]
    alt = "; ".join(f"{places[one.player]}: {_measure(one, voice)}" for one in lucks)
    return Picture("luck.png", bar_panels(panels), voice.say("fairness-luck-alt", lucks=alt))


def _first_of_each(lucks: Sequence[Luck]) -> Iterator[Luck]:
    return (next(group) for _, group in groupby(lucks, key=lambda one: one.player))


def _luck_bar(one: Luck, places: Mapping[int, int]) -> Bar:
    return Bar(str(places[one.player]), one.observed, str(one.observed), one.expected)


def _verdict(judged: Sequence[DieFairness], voice: Voice) -> str:
    verdicts = {die.verdict for die in judged}
    worst = next(verdict for verdict in _VERDICTS if verdict in verdicts)
    return voice.say(f"fairness-verdict-{worst}")


def _die(die: DieFairness, voice: Voice) -> str:
    heading, faces = _heading(die, voice), _faces(die, voice)
    if die.verdict is Verdict.TOO_FEW:
        return voice.say("fairness-die-too-few", die=heading, faces=faces)
    chance, verdict = percent(die.p_value, voice), voice.say(f"fairness-{die.verdict}")
    return voice.say("fairness-die", die=heading, faces=faces, chance=chance, verdict=verdict)


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


def _picture(judged: Sequence[DieFairness], voice: Voice) -> Picture:
    panels = [Panel(_heading(die, voice), tuple(map(_bar, die.faces))) for die in judged]
    told = (
        voice.say("fairness-alt-die", die=_heading(die, voice), faces=_faces(die, voice))
        for die in judged
    )
    alt = voice.say("fairness-alt", dice=" ".join(told))
    return Picture("fairness.png", bar_panels(panels), alt)


def _bar(face: FaceCount) -> Bar:
    return Bar(face.written, face.observed, str(face.observed), face.expected)


def _heading(die: DieFairness, voice: Voice) -> str:
    colour = die_name(voice.box.dice[die.die], voice)
    return voice.say("fairness-heading", die=colour, rolls=die.rolls)


def _faces(die: DieFairness, voice: Voice) -> str:
    return ", ".join(_face(face, voice) for face in die.faces)
