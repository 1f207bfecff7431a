"""The path of the campaign: the quests played, who won them, and what may come next (Q1)."""

from collections.abc import Iterator

from bot.pages.fitting import shorten
from bot.pages.page import Block, Page, Picture, lines, row
from bot.pages.phrases import sheet_selects
from bot.pages.phrases.stages import START_QUEST, open_form
from bot.pages.pictures.drawn import path_picture
from bot.pages.pictures.palette import CROWN, FORTUNE, SHIELD, THREAT, Colour, Shape
from bot.pages.pictures.shown import PathPicture, PathRow, Station
from bot.pages.text import bold, clean
from bot.pages.voice import View, Voice
from bot.rules.basics.options import CampaignAct, Winner
from bot.rules.printed.quests import PrintedQuest
from bot.rules.sheet import path as rules
from bot.rules.state.campaign import PlayedQuest

PATH = "path"
LONGEST_ALT = 1024
_SIGNS: dict[Winner, tuple[Shape, Colour]] = {
    Winner.HEROES: (SHIELD, FORTUNE),
    Winner.OVERLORD: (CROWN, THREAT),
}


def path(view: View) -> Page:
    """Draw the path; it is public."""
    voice = view.voice
    ahead = _ahead(voice)
    head = lines(voice.say("path-title"), *_told(voice, ahead))
    rows = tuple(_rows(voice, ahead))
    drawn: tuple[Block, ...] = (_picture(view, rows),) if rows else ()
    between = voice.campaign.quest is None and not voice.campaign.ended
    start = (row(open_form(view, START_QUEST)),) if between else ()
    return Page((head, *drawn, *sheet_selects.next_quest(view), *start))


def _ahead(voice: Voice) -> tuple[PrintedQuest, ...]:
    way = rules.way(voice.campaign, voice.box)
    return way.next() if way else ()


def _told(voice: Voice, ahead: tuple[PrintedQuest, ...]) -> Iterator[str]:
    """Say in words what the picture shows."""
    campaign = voice.campaign
    for number, quest in enumerate(campaign.played, 1):
        name, winner = bold(clean(quest.name)), quest.winner.value
        yield voice.say("path-played", number=number, quest=name, act=quest.act, winner=winner)
    if campaign.quest is not None:
        yield voice.say("path-under-way", quest=bold(clean(campaign.quest.name)))
    if not campaign.printed_campaign:
        yield voice.say("path-no-book")
    elif voice.box.sheet.path(campaign.printed_campaign) is None:
        yield voice.say("path-unknown-book", campaign=voice.own(campaign.printed_campaign))
    elif ahead:
        quests = voice.listed(bold(clean(quest.name)) for quest in ahead)
        yield voice.say("path-ahead", quests=quests)
    else:
        yield voice.say("path-nothing-ahead")
    chooser = rules.who_chooses(campaign)
    if chooser is not None:
        yield voice.say("path-chooser", winner=chooser.value)


def _rows(voice: Voice, ahead: tuple[PrintedQuest, ...]) -> Iterator[PathRow]:
    """Part the way: act I, what lies between, act II, what lies ahead."""
    played = voice.campaign.played
    for act in CampaignAct:
        of_act = [quest for quest in played if quest.act is act]
        if of_act:
            heading = voice.say("path-act", act=act)
            yield PathRow(heading, tuple(_station(voice, quest) for quest in of_act))
    if ahead:
        stations = tuple(_open(voice, quest) for quest in ahead)
        yield PathRow(voice.say("path-may-come"), stations)


def _station(voice: Voice, quest: PlayedQuest) -> Station:
    sign, ink = _SIGNS[quest.winner]
    return Station(quest.name, voice.say(f"path-won-{quest.winner}"), sign, ink)


def _open(voice: Voice, quest: PrintedQuest) -> Station:
    kind = voice.say(f"kind-{quest.kind}")
    return Station(quest.name, kind, ahead=True)


def _picture(view: View, rows: tuple[PathRow, ...]) -> Picture:
    voice = view.voice
    title = voice.campaign.printed_campaign or voice.campaign.name
    shown = PathPicture(title, rows, view.picture_note)
    said = voice.apart(
        voice.say(
            "path-alt-part", heading=part.heading, quests=voice.listed(map(_alt, part.stations))
        )
        for part in rows
    )
    alt = shorten(voice.say("path-alt", title=title, parts=said), LONGEST_ALT)
    return Picture("path.png", path_picture(shown), alt)


def _alt(station: Station) -> str:
    return f"{station.name} ({station.note})"
