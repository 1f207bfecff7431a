"""Plays rehearsal scripts against a bot, checks what they expect, prints what everybody sees."""

import asyncio
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager
from functools import partial
from pathlib import Path
from typing import assert_never

from bot.practice import lines
from bot.practice.deeds import Call, split
from bot.practice.faults import At, PracticeFault, ScriptFault, say, whole
from bot.practice.harness import Harness
from bot.practice.lines import Expect, ExpectNone, ExpectPage, ExpectRefused, ExpectText, Line
from bot.practice.script import parse, read
from bot.practice.seen import ActResult, Seen
from bot.practice.world import World
from bot.rules.rolling.dice_sources import ImpossibleFace

Tell = Callable[[str], None]
Harnesses = Callable[[], AbstractAsyncContextManager[Harness]]
_MARGIN = " " * 8


def check(expected: Expect, world: World) -> None:
    """Nothing if it is met; else a Fault with what was there instead."""
    match expected:
        case ExpectText():
            _text(expected, world)
        case ExpectPage():
            _page(expected, world)
        case ExpectNone():
            _none(expected, world)
        case ExpectRefused():
            if not world.last.refused:
                raise PracticeFault("not-refused", there=shown(world.last.seen))
        case _:
            assert_never(expected)


def _text(expected: ExpectText, world: World) -> None:
    _known(expected.user, world)
    newest = world.newest(expected.where, expected.user)
    there = world.last.of(expected.where, expected.user) or ((newest,) if newest else ())
    said = any(seen.says(expected.text) for seen in there)
    if said != expected.contains:
        raise PracticeFault("not-said" if expected.contains else "said", there=shown(there))


def _page(expected: ExpectPage, world: World) -> None:
    page = world.sim.newest_page()
    said = page is not None and expected.text.casefold() in page.casefold()
    if page is None or said != expected.contains:
        raise PracticeFault(
            "not-said" if expected.contains else "said", there=page or say("nothing-there")
        )


def _none(expected: ExpectNone, world: World) -> None:
    _known(expected.user, world)
    there = world.last.of(expected.where, expected.user)
    # A reply that vanishes again is no message somebody finds in the DMs.
    if lasting := [seen for seen in there if not seen.hidden]:
        raise PracticeFault("not-silent", there=shown(lasting))


def _known(user: str, world: World) -> None:
    if user and not world.people.known(user):
        raise PracticeFault("unknown-user", user=user)


def shown(messages: Iterable[Seen]) -> str:
    """Messages as the transcript prints them, one after the other."""
    return "\n".join(line for seen in messages for line in printed(seen)) or say("nothing-there")


def printed(seen: Seen) -> list[str]:
    """One message as lines: where it stands, then its text."""
    head = say(f"place-{_place(seen)}", place=seen.place, user=seen.private_to or seen.place)
    head = say("edited", place=head) if seen.edited else head
    return [f"{head}  {seen.lines[0] if seen.lines else ''}".rstrip(), *_indented(seen.lines[1:])]


def _indented(lines: Iterable[str]) -> list[str]:
    return [f"    {line}" for line in lines]


def _place(seen: Seen) -> str:
    if seen.hidden:
        return "private"
    if seen.dm_of:
        return "dm"
    return "board" if seen.board else "post"


class Rehearsal:
    """Plays lines in a world, one after the other, and tells each and what came of it."""

    def __init__(self, world: World, tell: Tell) -> None:
        self._world = world
        self._tell = tell
        self._wishes: list[tuple[At, str, str]] = []
        self._form: list[lines.Fill] = []

    async def play(self, script: Iterable[Line]) -> None:
        """Play every line; raises ScriptFault at the first that fails."""
        for line in script:
            await self._submit(before=line)
            self._tell(f"{line.at.number:4}  {line.at.text}")
            with _blaming(line.at):
                await self._line(line)
        await self._submit()
        self._all_shown()

    async def _line(self, line: Line) -> None:
        match line:
            case lines.Fill():
                self._form.append(line)
            case lines.Seed():
                self._world.harness.dice.seed(line.number)
            case lines.Force():
                self._force(line)
            case lines.Toward():
                await self._toward(line)
            case (
                lines.Language()
                | lines.ServerLanguage()
                | lines.GoTo()
                | lines.Server()
                | lines.Permit()
            ):
                await self._set(line)
            case (
                lines.ExpectText() | lines.ExpectPage() | lines.ExpectNone() | lines.ExpectRefused()
            ):
                check(line, self._world)
            case _:
                self._came(await self._act(line))

    async def _act(
        self, line: lines.Slash | lines.Click | lines.Restart | lines.Resend | lines.Advance
    ) -> ActResult:
        match line:
            case lines.Slash():
                return await self._world.burst([Call(line.who, line.path, dict(line.options))])
            case lines.Click():
                return await self._world.press(line.who, line.label)
            case lines.Restart():
                return await self._world.restart()
            case lines.Resend():
                return await self._world.resend()
            case lines.Advance():
                return await self._world.advance(line.seconds)
            case _:
                assert_never(line)

    async def _set(
        self,
        line: lines.Language | lines.ServerLanguage | lines.GoTo | lines.Server | lines.Permit,
    ) -> None:
        """Change the scene in which the next lines happen."""
        match line:
            case lines.Language():
                self._world.speak(line.user, line.locale)
            case lines.ServerLanguage():
                await self._world.speak_here(line.locale)
            case lines.GoTo():
                self._world.people.go(line.kind, line.name)
            case lines.Server():
                self._came(await self._world.enter(line.name))
            case lines.Permit():
                self._came(await self._world.permit(line.right, allowed=line.allowed))
            case _:
                assert_never(line)

    def _force(self, line: lines.Force) -> None:
        for colour, face in line.faces:
            self._world.harness.dice.force(colour, face)
            self._wishes.append((line.at, colour, face))

    async def _toward(self, line: lines.Toward) -> None:
        people = self._world.people
        match line.deed:
            case "closed-dms":
                people.close_dms(line.user)
            case "open-dms":
                people.open_dms(line.user)
            case "manager":
                people.manage(line.user)
            case "leave":
                self._came(await self._world.leave(line.user))
            case "join":
                self._came(await self._world.join(line.user))
            case _:
                assert_never(line.deed)

    async def _submit(self, before: Line | None = None) -> None:
        """Send the form that is being filled in, unless the next line fills in more of it."""
        if not self._form or (
            isinstance(before, lines.Fill) and split(before.who) == split(self._form[0].who)
        ):
            return
        form, self._form = self._form, []
        values = {line.label: line.value for line in form}
        try:
            with _blaming(form[-1].at):
                self._came(await self._world.submit(form[0].who, values))
        except ScriptFault as fault:
            wrong = (line.at for line in form if line.label == fault.facts.get("label"))
            raise ScriptFault(next(wrong, fault.at), fault.kind, **fault.facts) from fault

    def _came(self, act: ActResult) -> None:
        """Tell what an act led to; Fault if the bot failed."""
        for seen in act.seen:
            self._tell("\n".join(_MARGIN + line for line in printed(seen)))
        for name in act.modals:
            self._tell(_MARGIN + say("form", user=name))
        if act.stopped is not None:
            self._tell(_MARGIN + say("stopped", problem=act.stopped))
        if act.errors:
            raise PracticeFault("bot-failed", there="".join(map(_trace, act.errors)))
        if act.unanswered:
            raise PracticeFault("bot-silent")

    def _all_shown(self) -> None:
        """Fault at the line of the first wished face that no roll has shown."""
        for wish in self._world.harness.dice.unused():
            asked = (
                (at, c, f) for at, c, f in self._wishes if (c, f) == (wish.colour, wish.written)
            )
            at, colour, face = list(asked)[-1]
            raise ScriptFault(at, "unused-face", colour=colour, face=face)


@contextmanager
def _blaming(at: At) -> Iterator[None]:
    """Whatever goes wrong within it is the fault of one line."""
    try:
        yield
    except ScriptFault:
        raise
    except PracticeFault as fault:
        raise ScriptFault(at, fault.kind, **fault.facts) from fault
    except ImpossibleFace as wish:
        facts = {"colour": wish.colour, "face": wish.written}
        raise ScriptFault(at, "impossible-face", **facts) from wish
    except Exception as error:
        raise ScriptFault(at, "bot-failed", there=_trace(error)) from error


def _trace(error: BaseException) -> str:
    return "".join(traceback.format_exception(error))


async def rehearse(file: Path, harnesses: Harnesses, tell: Tell) -> None:
    """Play one script on empty data; raises ScriptFault where it fails."""
    tell(f"== {file}")
    script = parse(read(file), str(file))
    with _blaming(whole(file)):
        async with (
            harnesses() as harness,
            World(harness, folder=file.parent, strict=False) as world,
        ):
            await Rehearsal(world, tell).play(script)


def explain(fault: ScriptFault) -> str:
    """A fault for the person at the terminal: file and line, what is wrong, what was there."""
    facts = {name: fact for name, fact in fault.facts.items() if name != "there"}
    problem = say(fault.kind, **facts)
    line = str(fault.at.number or "none")
    head = say("failed", file=fault.at.file, line=line, problem=problem)
    there = [fault.at.text, *str(fault.facts.get("there", "")).splitlines()]
    return "\n".join([head, *(_MARGIN + line for line in there if line)])


def run(files: Sequence[Path], harnesses: Harnesses, tell: Tell | None = None) -> int:
    """Rehearse files one after another; the exit code is 1 at the first that fails, else 0."""
    tell = tell or partial(print, flush=True)
    try:
        for file in files:
            asyncio.run(rehearse(file, harnesses, tell))
    except ScriptFault as fault:
        tell(explain(fault))
        return 1
    tell(say("passed", files=len(files)))
    return 0
