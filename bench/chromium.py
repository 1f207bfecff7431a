"""A real browser for what only one can show or prove, driven through its DevTools.

It reaches this computer alone.
"""

import asyncio
import base64
import itertools
import json
import re
import shutil
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import aiohttp

PROGRAM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)
_FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    "--remote-debugging-port=0",
)
_KEYS = {"Enter": (13, "\r"), "ArrowDown": (40, ""), "Tab": (9, "")}
_PATIENCE = 15_000


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """The browser with an empty profile; gives the address of its DevTools."""
    command = [str(PROGRAM), *_FLAGS, f"--user-data-dir={folder}", "about:blank"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as browser:
        assert browser.stderr
        told = (re.search(r"DevTools listening on ws://([^/]+)/", line) for line in browser.stderr)
        try:
            yield f"http://{next(filter(None, told))[1]}"
        finally:
            browser.terminate()
            browser.communicate()


class PageLeft(Exception):
    """The page went elsewhere while something was asked of it."""


class Tab:
    """One tab; waiting happens in the page itself, until a JavaScript expression holds."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)

    async def _call(self, method: str, **params: object) -> Any:  # noqa: ANN401
        number = next(self._numbers)
        await self._socket.send_json({"id": number, "method": method, "params": params})
        while (answer := json.loads(await self._socket.receive_str())).get("id") != number:
            pass
        if "error" in answer:
            raise PageLeft(answer["error"])
        return answer["result"]

    async def value(self, expression: str) -> Any:  # noqa: ANN401
        """What an expression of JavaScript is worth in the page."""
        asked = {"expression": expression, "awaitPromise": True, "returnByValue": True}
        answer = await self._call("Runtime.evaluate", **asked)
        assert "exceptionDetails" not in answer, (expression, answer)
        return answer["result"].get("value")

    async def until(self, expression: str) -> None:
        """Wait until an expression holds, on this page or on one that it leads to."""
        try:
            await self._awaited(expression)
        except PageLeft:
            await self.until(expression)

    async def _awaited(self, expression: str) -> None:
        await self.value(
            f"""new Promise((done, fail) => {{
                const late = setTimeout(() => fail(document.body.innerText), {_PATIENCE});
                const look = () => {{
                    if (!({expression})) return setTimeout(look, 20);
                    clearTimeout(late);
                    done();
                }};
                look();
            }})"""
        )

    async def open(
        self, url: str, width: int, height: int, drawn: str = "window.simcordPreview?.ready"
    ) -> None:
        """Open a page; `drawn` holds when it is drawn to the end, by default one of the table."""
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        await self._call("Emulation.setDeviceMetricsOverride", **size)
        await self._call("Page.navigate", url=url)
        await self.until(drawn)

    async def photograph(self, selector: str, widest: int = 10_000) -> bytes:
        """A picture in PNG of one element, which must fit into the page, or of its left part."""
        box = await self.value(
            f"""(() => {{
                const there = document.querySelector({json.dumps(selector)});
                there.scrollIntoView({{ block: "start" }});
                const {{ x, y, width, height }} = there.getBoundingClientRect();
                return {{ x, y, width: Math.min(width, {widest}), height, scale: 1 }};
            }})()"""
        )
        return base64.b64decode((await self._call("Page.captureScreenshot", clip=box))["data"])

    async def write(self, text: str) -> None:
        """Type a text where the focus is."""
        await self._call("Input.insertText", text=text)

    async def press(self, *keys: str) -> None:
        """Press keys, one after the other: letters, or keys by their names."""
        for key in keys:
            code, text = _KEYS.get(key, (ord(key[0].upper()), key))
            stroke = {"key": key, "code": key, "windowsVirtualKeyCode": code}
            await self._call("Input.dispatchKeyEvent", type="keyDown", text=text, **stroke)
            await self._call("Input.dispatchKeyEvent", type="keyUp", **stroke)

    async def scroll(self, down: int) -> None:
        """Turn the wheel over the middle of the page."""
        middle = {"x": 180, "y": 300, "deltaX": 0, "deltaY": down}
        await self._call("Input.dispatchMouseEvent", type="mouseWheel", **middle)


@asynccontextmanager
async def tab(devtools: str) -> AsyncIterator[Tab]:
    """A new tab of a running browser, closed at the end."""
    async with aiohttp.ClientSession() as session:
        async with session.put(f"{devtools}/json/new?about:blank") as answer:
            made = await answer.json()
        async with session.ws_connect(made["webSocketDebuggerUrl"], max_msg_size=0) as socket:
            yield Tab(socket)
        await asyncio.shield(session.put(f"{devtools}/json/close/{made['id']}"))
