"""Each edition's commands are refused where the other is played, and the refusal names it."""

import pytest

from bot.practice.deeds import Typed
from bot.practice.world import World
from tests.cogs import contract
from tests.simcord_support import play, table

# Both editions have these; everything else belongs to one of them.
OF_BOTH = {"campaign", "dice", "turn", "help", "about"}
ALSO = {f"hero {what}" for what in ("add", "set", "assign", "stand-in", "remove", "list")}
ALSO |= {f"roll {what}" for what in ("attack", "defense", "dice")} | {"plot import", "plot forget"}
ALSO |= {
    "hero attack",
    "hero show",
    "quest start",
    "quest end",
    "threat gain",
    "threat lose",
    "threat show",
}
SECOND = {"campaign resume", "campaign act"}
FILLED: dict[str, Typed] = {
    "action": "load",
    "amount": 1,
    "attacker": "Brute",
    "attribute": "might",
    "class": "Knight",
    "count": 1,
    "by": "Brute",
    "item": "Iron Shield",
    "skill": "Oath of Honor",
    "to": "Brute",
    "card": "Spite",
    "deck": "Eternal Agony",
    "dice": "red",
    "die": "red",
    "direction": "east",
    "event": 1,
    "figure": "Brute",
    "hero": "Brute",
    "kind": "hero",
    "name": "Brute",
    "note": "so it was",
    "quest": "yes",
    "reason": "correction",
    "side": "east",
    "size": 40,
    "space": "C3",
    "state": "open",
    "target": "Ogre",
    "threat": 1,
    "trigger": 1,
    "use": "recover-fatigue",
    "value": 1,
    "winner": "heroes",
    "xp": 1,
}
FILLED_IN: dict[tuple[str, str], Typed] = {
    ("campaign act", "value"): "II",
    ("card play", "kind"): "trap",
    ("fortune dms", "value"): "off",
    ("plot spend", "use"): "exhaust",
    ("well setup", "boulder"): "1x1",
    ("well treachery", "event"): 1,
}
COMMANDS = sorted(contract.listed())
FIRST_ONES = [path for path in COMMANDS if path.startswith(("well ", "card ", "conquest "))]
SECOND_ONES = [
    path
    for path in COMMANDS
    if path in SECOND
    or (path.split()[0] not in OF_BOTH and path not in ALSO and path not in FIRST_ONES)
]

BACK = "Here a hero who was killed comes back onto the board with /well place."
WOUNDS = "Here the figures on the board have wounds: /well wounds."
NEXT = "Here no campaign phase lies between quests: /quest start begins the next one."
INSTEAD = {
    "hero defeated": "Here a hero is killed: /conquest killed.",
    "hero stand": BACK,
    "hero revive": BACK,
    "hero suffer": WOUNDS,
    "hero recover": WOUNDS,
    "plot trigger": "Here the overlord plays a card with /card play.",
    "phase next": NEXT,
    "phase go": NEXT,
}


def filled(path: str) -> dict[str, Typed]:
    """Fill in what a command needs, and a little more where that decides what it does."""
    needed = [option.name for option in contract.listed()[path] if option.required]
    values = {name: FILLED[name] for name in needed if (path, name) not in FILLED_IN}
    return values | {name: value for (at, name), value in FILLED_IN.items() if at == path}


async def refused_everywhere(world: World, paths: list[str], edition: str) -> None:
    for path in paths:
        act = await world.slash("olga", path, **filled(path))
        said = [seen.text for seen in act.private("olga")]
        assert act.refused, path
        plain = f"That belongs to campaigns of the {edition} edition."
        assert said == [f"{plain} {INSTEAD[path]}" if path in INSTEAD else plain], path
        assert not act.posts, path


@pytest.mark.rule("D5")
async def test_the_board_and_conquest_are_the_first_editions() -> None:
    async with table() as world:
        await play(world, 'olga: /campaign create name:"Nerekhall"')
        await play(world, "olga: /hero add name:Brute")
        await refused_everywhere(world, FIRST_ONES, "first")


async def test_plot_cards_and_fortune_are_the_second_editions(world: World) -> None:
    assert len(SECOND_ONES) > 30
    await refused_everywhere(world, SECOND_ONES, "second")


async def test_the_first_editions_panel_offers_what_it_has(world: World) -> None:
    await play(
        world,
        """
        @channel anew
        sam: /campaign create name:"Anew" edition:first
        expect post contains "Played with the first edition's rules."
        expect post contains "[Add hero] [Lay out The Drake Gallery]"
        expect post lacks "Plot deck"
        expect post lacks "[Start quest]"
        sam: press "Lay out The Kobold Cellar"
        expect post contains "The board The Kobold Cellar is laid out"
        sam: /campaign status
        expect post contains "Board, 14 by 10 spaces"
        expect post lacks "Threat"
        expect post lacks "Fortune"
        sam: press "Show the board"
        expect private sam contains "The board, A1 to N10."
        sam: /campaign board
        expect board contains "Monsters: Kobold4 (K4) on D3"
        """,
    )
    assert "Threat" not in world.last.of("board")[0].text
    assert "fortune" not in world.last.of("board")[0].text
