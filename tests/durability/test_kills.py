"""Killed at any instant while people play on: lost 0, doubled 0, untold 0, told twice 0, stale 0.

The bot of the first life that is killed is followed by the next; nobody waits for it to catch up.
"""

import json
import multiprocessing
import os
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import count
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, Protocol

import pytest

from bot.desk.drawn.drawing import Drawing
from bot.desk.drawn.layout import build
from bot.desk.drawn.moves_read import number, of_log
from bot.desk.drawn.signs import BRIEF, LETTER, MOVE, sign
from bot.log.contract import CampaignLog
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.pages.messages.notices import letters, without_spending, without_spent
from bot.pages.page import Page
from bot.pages.phrases.moves import Move
from bot.rules.basics.stored import replace
from bot.rules.rolling.dice_sources import SystemDice
from bot.rules.state import events as e
from bot.rules.state.events import Entry
from bot.service.rules_service import RulesService
from tests.durability.discord_file import DiscordFile
from tests.durability.evening import (
    BJORN,
    BOX,
    HANDED_IN,
    SERVERS,
    WORDS,
    Deed,
    dm_of,
    end_well,
    home_of,
    play_on,
    thread_of,
)

KILLS = 1000 if os.environ.get("OVERLORD_SOAK") else 20
MOST_NEWS = 60
ALWAYS = ("gain", "roll")
"""What nobody can refuse."""
children = multiprocessing.get_context("forkserver")
children.set_forkserver_preload([play_on.__module__])


class Witness:
    """Hears the news of every life, up to the last words before its death."""

    def __init__(self, home: Path) -> None:
        self._home = home
        self.asked: dict[str, Deed] = {}
        self.answered: dict[str, Deed] = {}

    @property
    def unanswered(self) -> tuple[Deed, ...]:
        """What is delivered again."""
        return tuple(deed for key, deed in self.asked.items() if key not in self.answered)

    def watch(
        self,
        life: Callable[..., None],
        number: int,
        kill_after: int,
        troubles: Mapping[int, Callable[[], None]] | None = None,
    ) -> int | None:
        """Live one life; it is killed after that much news, if it lives that long.

        Other troubles may come before.
        """
        news, mouth = children.Pipe(duplex=False)
        arguments = (self._home, mouth, number, self.unanswered)
        child: ForkServerProcess = children.Process(target=life, args=arguments)
        with news:
            child.start()
            mouth.close()
            for heard in count():
                if heard == kill_after:
                    child.kill()
                elif troubles and heard in troubles:
                    troubles[heard]()
                try:
                    self._hear(*news.recv())
                except EOFError:
                    break
        child.join()
        return child.exitcode

    def _hear(self, what: str, told: str) -> None:
        if what == "asked":
            deed = json.loads(told)
            self.asked[deed["cause"]] = deed
        elif what == "answered":
            deed = json.loads(told)
            self.answered[deed["cause"]] = deed


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL")
async def test_killed_while_playing_everything_is_told_once_as_it_stands(tmp_path: Path) -> None:
    chance, witness = random.Random(9), Witness(tmp_path)
    for life in range(KILLS):
        assert witness.watch(play_on, life, chance.randrange(MOST_NEWS)) == -9
    assert witness.watch(end_well, KILLS, -1) == 0
    assert len(witness.answered) > KILLS  # there was something to lose

    log = SqliteLog(tmp_path / "servers", event_codec())
    moves, messages = await prove(tmp_path, log, witness)
    print(f"\n{KILLS} kills, {moves} moves, {messages} messages: all zero")


class Answers(Protocol):
    """What was answered, by the number of the interaction."""

    answered: dict[str, Deed]


async def prove(
    home: Path, log: CampaignLog, witness: Answers, servers: Iterable[int] = SERVERS
) -> tuple[int, int]:
    """Compare what was asked, what was written and what is seen; counts moves and messages."""
    file = DiscordFile(home / "discord")
    found = Findings(file, log)
    for server in servers:
        await found.examine(server)
    file.close()
    await log.close()
    noted = Counter(found.causes)
    due = [deed["cause"] for deed in witness.answered.values() if deed["what"] in ALWAYS]
    assert {
        "lost": [cause for cause in due if not noted[cause]],
        "doubled": [cause for cause in noted if noted[cause] > 1],
        "untold": found.untold,
        "told twice": found.twice,
        "stale": found.stale,
    } == {"lost": [], "doubled": [], "untold": [], "told twice": [], "stale": []}
    return len(noted), found.messages


class Findings:
    """What is wrong with what people see, against the log."""

    def __init__(self, file: DiscordFile, log: CampaignLog) -> None:
        self._file = file
        self._service = RulesService(log, BOX, SystemDice(), lambda: 0.0)
        self._drawing = Drawing(self._service, WORDS, lambda _: "en")
        self.causes: list[str] = []
        self.untold: list[str] = []
        self.twice: list[str] = []
        self.stale: list[str] = []
        self.messages = 0
        self._signed: dict[tuple[int, int], list[int]] = {}
        for id, message in file.messages.items():
            if file.is_seen(id, message["channel"]) and message["components"]:
                key = message["channel"], int(message["components"][0].get("id") or 0)
                self._signed.setdefault(key, []).append(id)

    async def examine(self, server: int) -> None:
        """Look at every move of a server's campaign, and at every message about it."""
        assert await self._service.log.check(server) == []
        [row] = await self._service.log.campaigns(server)
        log = await self._service.log.read(row.at)
        self.untold += [f"{server}: entry {row.told + 1}"] * (row.told < row.last)
        self.causes += _causes(log)
        await self._service.fold(row.at)
        moves = sorted({number(entry) for entry in log if number(entry) == entry.move})
        for wanted in moves:
            await self._move(of_log(row.at, log, wanted))
        self._letters([of_log(row.at, log, wanted) for wanted in moves])

    async def _move(self, move: Move) -> None:
        page = await self._drawing.page(move)
        server = move.at.server
        home = self._shown(home_of(server), sign(MOVE, move), page)
        self.untold += [f"{server}: move {move.number}"] * (home == 0 and not self._is_brief(move))
        for channel in (thread_of(server), dm_of(BJORN)):
            self._shown(channel, sign(MOVE, move), page)

    def _is_brief(self, move: Move) -> bool:
        """Tell whether home knows a move only by the answer that took it back.

        It was taken back before it could be posted there.
        """
        return move.is_undone and (home_of(move.at.server), sign(BRIEF, move)) in self._signed

    def _letters(self, moves: list[Move]) -> None:
        """Look at a player's letters: the first bids welcome, the newest alone spends fortune."""
        about = [move for move in moves if BJORN in letters(move, self._drawing.names(move))]
        sent = [move for move in about if (dm_of(BJORN), sign(LETTER, move, BJORN)) in self._signed]
        standing = [move for move in sent if not move.is_undone]
        for move in about:
            if move not in sent:
                # Whoever was never told of it need not be told that it is taken back.
                if not move.is_undone and move.redone_by is None:
                    self.untold.append(f"{move.at.server}: letter of move {move.number}")
                continue
            names = self._drawing.names(move)
            drawn = letters(move, names, (BJORN,) if move is sent[0] else ())[BJORN]
            if not move.is_undone:
                newest = move is standing[-1]
                drawn = without_spent(drawn, moves[-1].after) if newest else without_spending(drawn)
            mark = sign(LETTER, move, BJORN)
            self._shown(dm_of(BJORN), mark, replace(drawn, sign=mark))

    def _shown(self, channel: int, mark: int, page: Page) -> int:
        """Count the messages with a sign in a channel; there may be one, and it must be newest."""
        shown = self._signed.get((channel, mark), [])
        built: Any = build(page).view
        wanted = list(_texts(built.to_components()))
        self.messages += len(shown)
        self.twice += [f"{channel}: message {id}" for id in shown[1:]]
        for id in shown:
            if list(_texts(self._file.messages[id]["components"])) != wanted:
                self.stale.append(f"{channel}: message {id}")
        return len(shown)


def _causes(log: list[Entry]) -> Iterator[str]:
    """Give what asked for each move, as its note says."""
    for entry in log:
        match entry.event:
            case e.TokensMoved(note=str(note)) | e.RollCalled(note=str(note)):
                if note.startswith(HANDED_IN):
                    yield note.removeprefix(HANDED_IN)


def _texts(components: list[dict[str, Any]]) -> Iterator[str]:
    """Give all that can be read or pressed."""
    for component in components:
        for part in ("content", "label", "custom_id"):
            if component.get(part):
                yield str(component[part])
        yield from _texts(component.get("components", []))
