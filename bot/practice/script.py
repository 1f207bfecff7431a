"""Rehearsal scripts: text into typed lines. Pure; the language is described in the docs."""

import re
from collections.abc import Iterator
from pathlib import Path, PurePath
from typing import NoReturn

import discord

from bot.practice import lines
from bot.practice.faults import At, ScriptFault, whole
from bot.practice.lines import Line

_NAME = r"[^\W_][\w.-]*"
_QUOTED = r'"(?P<quoted>(?:\\"|[^"\\]|\\(?!"))*)"'
_VALUE = rf'(?:{_QUOTED}|(?P<bare>[^\s"]\S*))'
_END = r"(?=\s|$)"

_SPEAKER = re.compile(rf"(?P<who>{_NAME}(?:@dm)?):\s*(?P<act>.*)", re.DOTALL)
_OPTION = re.compile(rf"(?P<name>[\w-]+):(?P<file>file:)?{_VALUE}{_END}")
_WORD = re.compile(rf"{_VALUE}{_END}")
_COMMAND_WORD = re.compile(r"[\w-]+")
# After one space too, where a space follows, so that "@channel #other" stays a place.
_COMMENT = re.compile(r"\s{2,}#|\s#(?=\s|$)")
_USER = re.compile(rf"@?(?P<user>{_NAME})")
_FACE = re.compile(r"(?P<colour>(?:[^\W\d]+:)?[^\W\d]+)=(?P<face>[\w/]+)")


def read(file: Path) -> str:
    """The text of a script; raises ScriptFault if it cannot be read."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as problem:
        told = problem.strerror or str(problem)
        raise ScriptFault(whole(file), "script-unreadable", problem=told) from None
    except UnicodeDecodeError:
        raise ScriptFault(whole(file), "script-no-text") from None


def parse(text: str, file: str) -> tuple[Line, ...]:
    """The lines of a script in order; raises ScriptFault at the first that is none."""
    numbered = enumerate(text.removeprefix("\ufeff").split("\n"), start=1)
    stripped = ((number, raw.strip()) for number, raw in numbered)
    return tuple(
        _line(At(file, number, raw)) for number, raw in stripped if raw and not raw.startswith("#")
    )


def _line(at: At) -> Line:
    if spoken := _SPEAKER.fullmatch(at.text):
        return _act(at, spoken["who"], spoken["act"])
    words = _words(at, at.text)
    if words[0].startswith("@"):
        return _directive(at, words[0][1:], words[1:])
    if words[0] == "expect":
        return _expect(at, words[1:])
    raise ScriptFault(at, "script-line")


def _act(at: At, who: str, act: str) -> Line:
    if act.startswith("/"):
        return _slash(at, who, act[1:])
    match _words(at, act):
        case ["press" | "choose", label]:
            return lines.Click(at, who, label)
        case ["fill", label, "=", value]:
            return lines.Fill(at, who, label, value)
        case _:
            raise ScriptFault(at, "script-act")


def _slash(at: At, who: str, act: str) -> Line:
    path: list[str] = []
    options: dict[str, lines.Value] = {}
    for found in _scan(at, act):
        name = found.groupdict().get("name")
        if name is None and not options and _COMMAND_WORD.fullmatch(found["bare"] or ""):
            path.append(found["bare"])
        elif name is None or name in options:
            raise ScriptFault(at, "script-option", text=found[0])
        else:
            options[name] = PurePath(_value(found)) if found["file"] else _value(found)
    if not path:
        raise ScriptFault(at, "script-act")
    return lines.Slash(at, who, " ".join(path), tuple(options.items()))


def _words(at: At, text: str) -> list[str]:
    return [found[0] if "name" in found.groupdict() else _value(found) for found in _scan(at, text)]


def _scan(at: At, text: str) -> Iterator[re.Match[str]]:
    """The options and words of a line up to its comment."""
    place = 0
    while place < len(text) and not _COMMENT.match(text, place):
        if text[place].isspace():
            place += 1
            continue
        found = _OPTION.match(text, place) or _WORD.match(text, place)
        if found is None:
            raise ScriptFault(at, "script-quotes", text=text[place:])
        yield found
        place = found.end()


def _value(found: re.Match[str]) -> str:
    quoted: str | None = found["quoted"]
    return found["bare"] if quoted is None else quoted.replace(r"\"", '"')


def _directive(at: At, name: str, words: list[str]) -> Line:
    match name, words:
        case (("restart" | "resend"), []):
            return lines.Restart(at) if name == "restart" else lines.Resend(at)
        case "seed", [number]:
            return lines.Seed(at, _whole(at, number))
        case "dice", [_, *_]:
            return lines.Force(at, tuple(_face(at, word) for word in words))
        case "advance", [seconds]:
            return lines.Advance(at, _seconds(at, seconds))
        case ("closed-dms" | "open-dms" | "manager" | "leave" | "join") as deed, [user]:
            return lines.Toward(at, deed, _user(at, user))
        case _:
            return _scene(at, name, words)


def _scene(at: At, name: str, words: list[str]) -> Line:
    """Read what changes the scene in which the next lines happen."""
    match name, words:
        case "language", [user, locale]:
            return lines.Language(at, _user(at, user), _locale(at, locale))
        case "server-language", [locale]:
            return lines.ServerLanguage(at, _locale(at, locale))
        case "server", [server]:
            return lines.Server(at, server)
        case (("forbid" | "allow"), [_, *_]):
            return lines.Permit(at, _right(at, words), name == "allow")
        case ("channel" | "thread") as kind, [place] if place.removeprefix("#"):
            return lines.GoTo(at, kind, place.removeprefix("#"))
        case _:
            raise ScriptFault(at, "script-directive")


def _whole(at: At, text: str) -> int:
    return int(text) if re.fullmatch(r"-?[0-9]{1,18}", text) else _usage(at)


def _seconds(at: At, text: str) -> float:
    return float(text) if re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,6})?", text) else _usage(at)


def _face(at: At, word: str) -> tuple[str, str]:
    found = _FACE.fullmatch(word)
    return (found["colour"], found["face"]) if found else _usage(at)


def _user(at: At, word: str) -> str:
    found = _USER.fullmatch(word)
    return found["user"] if found else _usage(at)


def _locale(at: At, word: str) -> str:
    return word if re.fullmatch(r"[a-z]{2,3}(-[A-Z]{2}|-[0-9]{3})?", word) else _usage(at)


def _right(at: At, words: list[str]) -> str:
    """A permission by Discord's name for it, in words or as programs write it."""
    right = "_".join(words).casefold().replace(" ", "_").replace("-", "_")
    return right if right in discord.Permissions.VALID_FLAGS else _usage(at)


def _usage(at: At) -> NoReturn:
    raise ScriptFault(at, "script-usage")


def _expect(at: At, words: list[str]) -> Line:
    match words:
        case ["refused"]:
            return lines.ExpectRefused(at)
        case ["no", "post"]:
            return lines.ExpectNone(at, "post", "")
        case ["no", "dm", user]:
            return lines.ExpectNone(at, "dm", _user(at, user))
        case ["page", "contains" | "lacks" as verb, text]:
            return lines.ExpectPage(at, verb == "contains", text)
        case ["post" | "board" as where, "contains" | "lacks" as verb, text]:
            return lines.ExpectText(at, where, "", verb == "contains", text)
        case ["dm" | "private" as where, user, "contains" | "lacks" as verb, text]:
            return lines.ExpectText(at, where, _user(at, user), verb == "contains", text)
        case _:
            raise ScriptFault(at, "script-expect")
