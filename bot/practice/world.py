"""The practice world: one Discord server, its people, the real bot, and all that people do.

Who acts is named "olga", or "olga@dm" for olga's direct messages with the bot.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import simcord

from bot.practice.deeds import Acting, Call, Choose, Deed, Push, Typed, Typist, fill_modal, split
from bot.practice.faults import PracticeFault
from bot.practice.harness import CaughtErrors, Harness
from bot.practice.lines import Where
from bot.practice.patches import recall_commands, remember_commands
from bot.practice.people import MessageReader, People
from bot.practice.seen import ActResult, Seen
from bot.practice.simulation import Simulation

# The bot merges quick changes of its board for this long; a line is not over before.
BOARD_SECONDS = 2.0
_LONG = 3600.0


class BotFailed(Exception):
    """The bot raised an unexpected error, or did not answer; `act` tells."""

    def __init__(self, act: ActResult) -> None:
        super().__init__(f"{act.unanswered} unanswered", *act.errors)
        self.act = act


class World:
    """An async context: the bot is up inside it.

    `cast` and the channels `places` exist from the start, in this order.
    With `now` the world shows real dates; without, every run of a script has the same ids.
    Unless `strict` is off, an act raises BotFailed when the bot fails or leaves somebody waiting.
    With `known_commands` Discord knows what such a bot registered in an earlier world.
    """

    def __init__(
        self,
        harness: Harness,
        *,
        cast: Sequence[str] = (),
        places: Sequence[str] = (),
        folder: Path | None = None,
        now: datetime | None = None,
        strict: bool = True,
        known_commands: bool = True,
    ) -> None:
        self.harness = harness
        self.last = ActResult()
        self._cast, self._places = cast, places
        self._folder, self._now = folder or Path(), now
        self._strict, self._known_commands = strict, known_commands
        self._modals: dict[str, tuple[str, simcord.InteractionResult]] = {}

    async def __aenter__(self) -> Self:
        bot = await self.harness.start(self.clock)
        self.sim = Simulation(bot)
        if self._known_commands:
            recall_commands(self.sim.env)
        self._overhear = CaughtErrors()
        self.people = People(self.sim)
        self.view = MessageReader(self.sim, self.people)
        self._typist = Typist(self.people.member, self.people.channel, self._folder)
        for name in self._cast:
            self.people.member(name)
        for name in self._places:
            self.people.channel(name)
        if self._now is not None:
            self.sim.start_clock(self._now)
        with self._overhear:
            try:
                await self.sim.env.start()
            except BaseException:
                await bot.close()
                raise
        remember_commands(self.sim.env)
        if failures := self._errors(0):
            await self.__aexit__(None, None, None)
            raise BotFailed(ActResult(errors=failures))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        try:
            await self.sim.env.bot.close()
        finally:
            await self.sim.env.shutdown()

    def clock(self) -> float:
        """The world's time in unix seconds; the bot's clock too."""
        return self.sim.env.now().timestamp()

    # -------------------------------------------------------------- what people do

    async def slash(self, who: str, path: str, /, **options: Typed) -> ActResult:
        """Use a slash command: `await world.slash("olga", "threat gain", reason="card")`."""
        return await self.burst([Call(who, path, options)])

    async def press(self, who: str, label: str) -> ActResult:
        """Press a button or pick an option, by its label; Fault if there is none or it is off."""
        return await self.burst([Push(who, label)])

    async def choose(self, who: str, entry: str, of: str | Seen) -> ActResult:
        """Choose in the menu of a member, by name, or of a message; on the server alone."""
        return await self.burst([Choose(who, entry, of)])

    async def burst(self, deeds: Sequence[Deed]) -> ActResult:
        """Several people act in one instant: all is delivered before the bot sees any of it."""
        async with self._acting() as acting:
            with self.sim.at_once():
                for deed in deeds:
                    await acting.note(deed.who, self._do(deed))
        return self.last

    async def submit(self, who: str, values: Mapping[str, str]) -> ActResult:
        """Fill in the modal open before somebody, each field under its label, and send it."""
        name, _ = split(who)
        if name not in self._modals:
            raise PracticeFault("no-modal", user=name)
        where, shown = self._modals[name]
        filled = fill_modal(shown.modal or {}, values, self.people.member)
        async with self._acting() as acting:
            await acting.note(where, self._person(where).submit_modal(shown, filled))
        if acting.stopped is None:
            del self._modals[name]
        return self.last

    async def offers(
        self, who: str, path: str, option: str, typed: str, /, **filled: Typed
    ) -> list[str]:
        """What autocomplete offers somebody who has typed this much of an option."""
        name, in_dm = split(who)
        values = self._typist.fill(self._command(path), filled)
        if in_dm:
            found = await self.people.user(name).autocomplete(path, option, typed, **values)
        else:
            place, member = self.people.place, self.people.member(name)
            found = await member.autocomplete(place, path, option, typed, **values)
        return [choice["name"] for choice in found]

    # ----------------------------------------------------------- what else happens

    async def restart(self) -> ActResult:
        """The bot ends, and starts again on the same data."""
        async with self._acting():
            await self.sim.env.bot.close()
            await self.sim.env.restart_bot(await self.harness.start(self.clock))
        return self.last

    async def advance(self, seconds: float) -> ActResult:
        """Time passes; what the bot waits for falls due."""
        async with self._acting():
            while seconds > 0:
                await self.sim.env.advance_time(min(seconds, _LONG))
                seconds -= _LONG
        return self.last

    async def resend(self) -> ActResult:
        """Discord delivers the last interaction a second time; Fault if there was none."""
        async with self._acting():
            self.sim.redeliver()
        return self.last

    async def leave(self, name: str) -> ActResult:
        """Somebody leaves the server."""
        async with self._acting():
            self.people.leave(name)
        return self.last

    async def join(self, name: str) -> ActResult:
        """Somebody joins the server where the next acts happen, or comes back to it."""
        async with self._acting():
            self.people.join(name)
        return self.last

    async def enter(self, server: str) -> ActResult:
        """The next acts happen on this server, which the bot joins if it is new."""
        async with self._acting():
            self.people.enter(server)
        return self.last

    async def permit(self, right: str, *, allowed: bool) -> ActResult:
        """The bot may do this in the current channel from now on, or may not."""
        async with self._acting():
            self.sim.permit(self.people.place, right, allowed=allowed)
        return self.last

    def fail(
        self, method: str, path: str, *, status: int = 500, code: int = 0, times: int = 1
    ) -> None:
        """The next requests of the bot to this path (a pattern of fnmatch) fail."""
        self.sim.env.inject_error(method, path, status=status, code=code, times=times)

    def speak(self, name: str, locale: str) -> None:
        """Somebody's Discord is in this language from now on, "de" for one."""
        self.sim.locales[self.people.member(name).id] = locale

    async def speak_here(self, locale: str) -> None:
        """The server's own language is this one from now on."""
        async with self._acting():
            self.sim.env.backend.edit_guild(self.people.server.id, {"preferred_locale": locale})

    def newest(self, where: Where, user: str = "") -> Seen | None:
        """The newest post, private reply, DM or board, whatever led to it."""
        return self.view.newest(where, user)

    @asynccontextmanager
    async def _acting(self) -> AsyncIterator[Acting]:
        """Watch what an act leads to, until the bot is idle again."""
        touches, errors = len(self.sim.touches), self.sim.env.error_cursor
        self._overhear.errors.clear()
        size, refusals = self.harness.log_size(), self.harness.refusals()
        acting = Acting()
        with self._overhear:
            yield acting
            await self.sim.quiet(BOARD_SECONDS)
        shown = {split(who)[0]: (who, result) for who, result in acting.results if result.modal}
        self._modals.update(shown)
        refused = acting.stopped is not None or self.harness.refusals() > refusals
        self.last = ActResult(
            seen=self.view.touched(self.sim.touches[touches:]),
            refused=refused and self.harness.log_size() == size,
            unanswered=sum(not result.acknowledged for _, result in acting.results),
            modals=tuple(shown),
            stopped=acting.stopped,
            errors=self._errors(errors),
        )
        if self._strict and (self.last.errors or self.last.unanswered):
            raise BotFailed(self.last) from next(iter(self.last.errors), None)

    def _errors(self, since: int) -> tuple[BaseException, ...]:
        """What the bot raised, each once: SimCord catches some, others reach only the log."""
        caught = self.sim.env.errors_since(since)
        return (*caught, *(e for e in self._overhear.errors if not _among(e, caught)))

    async def _do(self, deed: Deed) -> simcord.InteractionResult:
        name, in_dm = split(deed.who)
        self._modals.pop(name, None)
        if isinstance(deed, Call):
            return await self._call(deed)
        if isinstance(deed, Choose):
            return await self._choose(deed)
        message, control = self.view.find(name, deed.label, in_dm=in_dm)
        shown, person = self.sim.as_shown(message), self._person(deed.who)
        if control.value is None:
            return await person.click(shown, custom_id=control.custom_id)
        value = self.people.member(control.value) if control.people else control.value
        return await person.select(shown, [value], custom_id=control.custom_id)

    async def _call(self, deed: Call) -> simcord.InteractionResult:
        name, in_dm = split(deed.who)
        options = self._typist.fill(self._command(deed.path), deed.options)
        if in_dm:
            answer: simcord.InteractionResult
            answer = await self.people.user(name).slash(deed.path, **options)
            return answer
        return await self.people.member(name).slash(self.people.place, deed.path, **options)

    async def _choose(self, deed: Choose) -> simcord.InteractionResult:
        member = self.people.member(deed.who)
        if isinstance(deed.of, str):
            target = self.people.member(deed.of)
            return await member.context_menu(self.people.place, deed.entry, target)
        message = self.sim.message(self.people.channel(deed.of.place).id, deed.of.id)
        if message is None:
            raise PracticeFault("unknown-message", text=deed.of.text)
        shown = self.sim.as_shown(message)
        return await member.context_menu(self.people.place, deed.entry, shown)

    def _command(self, path: str) -> Mapping[str, Any]:
        command = self.sim.command(path)
        if command is None:
            raise PracticeFault("unknown-command", command=path)
        return command

    def _person(self, who: str) -> simcord.MemberActor | simcord.UserHandle:
        name, in_dm = split(who)
        return self.people.user(name) if in_dm else self.people.member(name)


def _among(error: BaseException, known: Sequence[BaseException]) -> bool:
    """Whether an error is known already, itself or as the cause of another."""
    return any(error is one or error is one.__cause__ or one is error.__cause__ for one in known)
