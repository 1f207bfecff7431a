"""What happens to a file that was put back from a copy, before anybody uses it.

Messages about moves that are lost still stand in its channels. Their buttons name a campaign and a
move, and the moves to come will have the numbers of the lost ones. So every campaign gets an id
that no campaign ever had, and what old buttons name is there no more.
"""

import sqlite3
from pathlib import Path

from bot.log import lives
from bot.log import statements as sql
from bot.log.notes import NUDGING, RESTORED

_TABLES = ("campaigns", "entries", "posts", "notes")
_LAST = "(SELECT ifnull(max(seq), 0) FROM entries WHERE entries.campaign = campaigns.campaign)"
# What had been written by then was told since, but the newest move's message has an old button.
_TOLD = f"UPDATE campaigns SET told = max({_LAST} - NOT ended, 0)"  # noqa: S608 - all our own
_NOTED = f"""
    INSERT INTO notes (campaign, key, value)
    SELECT campaign, '{RESTORED.key}', {_LAST} FROM campaigns WHERE NOT ended AND {_LAST} > 0
    ON CONFLICT DO UPDATE SET value = excluded.value
"""  # noqa: S608


def recognize(connection: sqlite3.Connection, path: Path, least_id: int) -> bool:
    """Give new ids to the campaigns of a file if it was put back, and tell whether it was.

    Foreign keys must be off. Raises sqlite3.Error, OSError.
    """
    if not lives.is_put_back(path, lives.of(connection)):
        return False
    connection.execute("BEGIN IMMEDIATE")
    try:
        life = _renew(connection, path, least_id)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # a full disk has rolled back by itself
            connection.execute("ROLLBACK")
        raise
    if life:
        lives.write_beside(path, life)
    return bool(life)


def _renew(connection: sqlite3.Connection, path: Path, least_id: int) -> int:
    """Give the file's new life; 0 if another process has just done all this."""
    if not lives.is_put_back(path, lives.of(connection)):
        return 0
    life = lives.fresh()
    lives.write_beside(path, *lives.lives_beside(path), life)
    connection.execute(lives.setting(life))
    _renumber(connection, least_id)
    connection.execute(_TOLD)
    connection.execute(_NOTED)
    return life


def _renumber(connection: sqlite3.Connection, least_id: int) -> None:
    for (old,) in connection.execute("SELECT campaign FROM campaigns ORDER BY campaign").fetchall():
        [(new,)] = connection.execute(sql.NEXT_ID, (least_id,)).fetchall()
        for table in _TABLES:
            change = f"UPDATE {table} SET campaign = ? WHERE campaign = ?"  # noqa: S608
            connection.execute(change, (new, old))
        listed = NUDGING.key(new), NUDGING.key(old)
        connection.execute("UPDATE notes SET key = ? WHERE campaign IS NULL AND key = ?", listed)
