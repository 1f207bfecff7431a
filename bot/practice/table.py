"""The table that `overlord play` sets: who sits there, what is played where, who is led where."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from bot import DATA
from bot.practice.faults import say
from bot.practice.front_page import Door, Lobby, Picture, Way
from bot.practice.pages import Pages, Room, Seat
from bot.practice.people import CHANNEL
from bot.practice.rehearse import Rehearsal
from bot.practice.script import parse
from bot.practice.world import World

SCRIPTS = DATA / "practice"


class Scene(Struct, frozen=True):
    """What is played in one channel: the script that sets it, and the one that shows it again."""

    channel: str
    first: Path
    again: Path


class Invitation(Struct, frozen=True):
    """A way in for one person; `press` begins the label of what awaits this person there."""

    key: str
    who: str
    channel: str
    press: str


class PlayedTable(Struct, frozen=True):
    """What is played: who sits there, what in which channel, and where people are led in.

    Neither the cast nor the scenes must change order: ids follow it, and kept data knows people
    and places by id.
    """

    cast: Sequence[str]
    scenes: Sequence[Scene]
    invitations: Sequence[Invitation] = ()


SAMPLE = PlayedTable(
    cast=("olga", "bjorn", "carla", "dmitri", "mira"),
    scenes=(
        Scene(CHANNEL, SCRIPTS / "sample.play", SCRIPTS / "again.play"),
        Scene("well", SCRIPTS / "well.play", SCRIPTS / "well-again.play"),
    ),
    invitations=(
        Invitation("overlord", "olga", CHANNEL, "1 threat"),
        Invitation("hero", "bjorn", CHANNEL, "Reroll"),
        Invitation("first-edition", "olga", "well", "Roll all boulders"),
    ),
)


async def lay(world: World, table: PlayedTable) -> None:
    """Play the scripts that fit: messages are not kept, so a kept campaign is shown again."""
    for scene in table.scenes:
        world.people.go("channel", scene.channel)
        begun = await world.harness.begun(world.people.server.id, world.people.place.id)
        script = scene.again if begun else scene.first
        text = await asyncio.to_thread(script.read_text, encoding="utf-8")
        await Rehearsal(world, lambda _: None).play(parse(text, str(script)))


def seats(world: World, table: PlayedTable) -> list[Seat]:
    """Everybody in every channel, then everybody's direct messages."""
    press = {(each.who, each.channel): each.press for each in table.invitations}
    members = [world.people.member(name) for name in table.cast]
    channels = [
        Seat(
            world.people.channel(scene.channel),
            (member, *(other for other in members if other is not member)),
            press.get((name, scene.channel), ""),
        )
        for scene in table.scenes
        for name, member in zip(table.cast, members, strict=True)
    ]
    return channels + [Seat(member.user.dm_channel, [member.user]) for member in members]


def lobby(world: World, table: PlayedTable, pages: Pages, rooms: Sequence[Room]) -> Lobby:
    """What the front page shows now."""
    ways = {(room.seat.viewers[0].name, room.seat.place): room for room in rooms}
    return Lobby(
        doors=[
            _door(each, pages, ways[each.who, f"#{each.channel}"]) for each in table.invitations
        ],
        people={
            name: [
                Way(place, room.preview.url) for (who, place), room in ways.items() if who == name
            ]
            for name in table.cast
        },
        picture=_picture(world, table.scenes[-1].channel),
    )


def _door(invitation: Invitation, pages: Pages, room: Room) -> Door:
    """A kept table may have gone on: nobody is promised what is no longer there."""
    way = Way(say(f"door-{invitation.key}"), room.preview.url)
    if pages.aim(room.seat) is None:
        return Door(way, say("door-on", person=invitation.who, place=room.seat.place))
    return Door(way, say(f"door-{invitation.key}-now"))


def _picture(world: World, channel: str) -> Picture | None:
    """The newest picture in a channel."""
    pictures = world.sim.pictures_in(world.people.channel(channel).id)
    return next((Picture(*each) for each in pictures), None)
