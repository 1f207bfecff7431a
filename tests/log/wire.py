"""A wire to a real server on which answers can be lost, as on a network that fails."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

_CHUNK = 65536


class Wire:
    """Passes everything on, both ways; whoever connects here talks to the server behind it."""

    def __init__(self, port: int) -> None:
        """Take the port of the server."""
        self._behind = port
        self.port = 0
        self.answers_to_lose = 0
        self.questions_to_lose = 0
        self._ends: set[asyncio.StreamWriter] = set()

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Wire"]:
        """Take connections for as long as the context lasts."""
        listening = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = listening.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            listening.close()
            for end in list(self._ends):
                end.close()
            await listening.wait_closed()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answers, questions = await asyncio.open_connection("127.0.0.1", self._behind)
        self._ends |= {writer, questions}
        both = [self._asks(reader, questions), self._answers(answers, writer)]
        tasks = [asyncio.ensure_future(each) for each in both]
        with suppress(OSError):
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for end in (writer, questions):
            end.close()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._ends -= {writer, questions}

    async def _asks(self, reader: asyncio.StreamReader, questions: asyncio.StreamWriter) -> None:
        while data := await reader.read(_CHUNK):
            if self.questions_to_lose:
                self.questions_to_lose -= 1
                return
            questions.write(data)
            await questions.drain()

    async def _answers(self, answers: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await answers.read(_CHUNK):
            if self.answers_to_lose:
                self.answers_to_lose -= 1
                return
            writer.write(data)
            await writer.drain()
