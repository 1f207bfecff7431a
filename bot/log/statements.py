"""The SQL of the SQLite log; the tables are described in `schema/`."""

from functools import cache

from bot.log.notes import OF_FILE

_ENTRY = "SELECT seq, move, at, by, kind, body FROM entries WHERE campaign = ?"

READ = f"{_ENTRY} AND seq > ? ORDER BY seq"
READ_MOVE = f"{_ENTRY} AND seq >= ? AND move = ? ORDER BY seq"
PAGE = f"{_ENTRY} AND seq < ? ORDER BY seq DESC LIMIT ?"
OF_CAUSE = """
    SELECT e.campaign, e.seq, e.move, e.at, e.by, e.kind, e.body
    FROM entries AS first
    JOIN entries AS e
        ON e.campaign = first.campaign AND e.seq >= first.seq AND e.batch = first.batch
    WHERE first.cause = ?
    ORDER BY e.seq
"""
CAUSE = "SELECT 1 FROM entries WHERE cause = ?"
REWRITE = """
    UPDATE entries SET
        by = json_extract(new.value, '$[3]'),
        kind = json_extract(new.value, '$[4]'),
        body = json_extract(new.value, '$[5]')
    FROM json_each(?) AS new
    WHERE campaign = ? AND seq = json_extract(new.value, '$[0]')
    RETURNING seq
"""

NEXT_ID = "UPDATE ids SET last = max(last + 1, ?) RETURNING last"
FOUND = """
    INSERT INTO foundings
        (campaign, home_channel, name, cause, entries, told, note_key, note_value)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
DIRECTORY = """
    SELECT campaign, home_channel, name, ended, told,
        (SELECT ifnull(max(seq), 0) FROM entries AS e WHERE e.campaign = c.campaign)
    FROM campaigns AS c ORDER BY campaign
"""
EXISTS = "SELECT 1 FROM campaigns WHERE campaign = ?"
SET_ENDED = "UPDATE campaigns SET ended = ? WHERE campaign = ? RETURNING home_channel"
SET_HOME = "UPDATE campaigns SET home_channel = ? WHERE campaign = ? RETURNING home_channel"
HOME = "SELECT home_channel FROM campaigns WHERE campaign = ?"
DELETE = "DELETE FROM campaigns WHERE campaign = ?"

TOLD = "SELECT told FROM campaigns WHERE campaign = ?"
POSTS_OF = """
    SELECT move, kind, user, channel, message, body_hash FROM posts
    WHERE campaign = ? AND move = ? ORDER BY kind, user, channel
"""
POSTS_TO = """
    SELECT move, kind, user, channel, message, body_hash FROM posts
    WHERE campaign = ? AND user = ? ORDER BY move, kind, channel
"""
POSTS_MARKED = """
    SELECT move, kind, user, channel, message, body_hash FROM posts
    WHERE campaign = ? AND user = 0 AND substr(body_hash, 1, 1) = ?
    ORDER BY message DESC LIMIT ?
"""
POSTS_FORGET = "DELETE FROM posts WHERE user = ?"
NOTES = f"""
    SELECT key, value FROM notes WHERE campaign IS ? AND key NOT GLOB '{OF_FILE}*' ORDER BY key
"""  # noqa: S608 - a name of our own
NOTE_PUT = """
    INSERT INTO notes (campaign, key, value) VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET value = excluded.value
    RETURNING key
"""
NOTE_OF_FILE = "SELECT value FROM notes WHERE campaign IS NULL AND key = ?"
NOTE_DROP = "DELETE FROM notes WHERE campaign IS ? AND key = ?"

SNAPSHOTS = """
    SELECT seq, code, entry, sum, CAST(body AS BLOB) FROM snapshots
    WHERE campaign = ? ORDER BY seq DESC
"""
SNAPSHOT_PUT = """
    INSERT INTO snapshots (campaign, seq, code, entry, sum, body) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET
        code = excluded.code, entry = excluded.entry, sum = excluded.sum, body = excluded.body
    RETURNING seq
"""

APPENDED = "appends (campaign, batch, seq, move, at, by, kind, body, cause, note_key, note_value)"
DELIVERED = "deliveries (campaign, move, kind, user, channel, message, body_hash, dropped, told)"


@cache
def insert(into: str, rows: int) -> str:
    """Give the one statement that writes so many rows; it is prepared once and kept."""
    row = ", ".join("?" * (into.count(",") + 1))
    places = ", ".join([f"({row})"] * rows)
    return f"INSERT INTO {into} VALUES {places}"  # noqa: S608 - only question marks
