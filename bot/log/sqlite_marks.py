"""The marks of the SQLite log: small files beside those of the servers."""

import asyncio

from bot.log import file_care, marks
from bot.log.errors import translated
from bot.log.files import ServerFiles
from bot.log.marks import Mark


class SqliteMarks:
    """The Marks of the contract."""

    _files: ServerFiles

    async def marked(self, mark: Mark) -> dict[int, str]:
        """Give the marked servers, and what their marks say."""
        with translated(0):
            return await asyncio.to_thread(marks.marked, self._files.folder, mark)

    async def all_marked(self, mark: Mark) -> bool:
        """Tell whether every server that is to be marked is."""
        return marks.are_all(self._files.folder, mark)

    async def set_all_marked(self, mark: Mark) -> None:
        """Say that every server that is to be marked is, from here on."""
        with translated(0):
            await asyncio.to_thread(marks.set_all, self._files.folder, mark)

    async def mark(self, server: int, mark: Mark, text: str = "") -> None:
        """Mark a server that has a file, over an older mark of this kind."""
        path = file_care.file_of(self._files.folder, server)
        if self._files.absent(server):
            return
        with translated(server):
            await asyncio.to_thread(marks.put, path, mark, text)

    async def unmark(self, server: int, mark: Mark) -> None:
        """Take a mark off."""
        with translated(server):
            marks.drop(file_care.file_of(self._files.folder, server), mark)
