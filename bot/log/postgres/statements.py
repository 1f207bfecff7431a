"""The SQL of the PostgreSQL log; the tables are described in `schema/`. One statement a change."""

from bot.log.notes import RESTORED

_ENTRY = "SELECT seq, move, at, by, kind, body FROM entries WHERE server = $1 AND campaign = $2"

READ = f"{_ENTRY} AND seq > $3 ORDER BY seq"
READ_SOME = f"{READ} LIMIT $4"
READ_MOVE = f"{_ENTRY} AND seq >= $3 AND move = $3 ORDER BY seq"
PAGE = f"{_ENTRY} AND seq < $3 ORDER BY seq DESC LIMIT $4"
OF_CAUSE = """
    SELECT e.campaign, e.seq, e.move, e.at, e.by, e.kind, e.body
    FROM entries AS first
    JOIN entries AS e
        ON e.server = first.server AND e.campaign = first.campaign
        AND e.seq >= first.seq AND e.batch = first.batch
    WHERE first.server = $1 AND first.cause = $2
    ORDER BY e.seq
"""
CAUSE = "SELECT 1 FROM entries WHERE server = $1 AND cause = $2"
CAUSE_AT = "SELECT cause FROM entries WHERE server = $1 AND campaign = $2 AND seq = $3"

_ROWS = """
    unnest($4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::text[], $9::text[])
        AS new (seq, move, at, by, kind, body)
"""
# No gaps, whoever writes: an entry follows the one before it.
_WRITTEN = f"""
    INSERT INTO entries (server, campaign, seq, batch, move, at, by, kind, body, cause)
    SELECT
        $1, $2, new.seq, $3::bigint + 1, new.move, new.at, new.by, new.kind, new.body,
        CASE new.seq WHEN $3 + 1 THEN $10::text END
    FROM {_ROWS}
"""  # noqa: S608 - all our own
APPEND = f"""
    WITH written AS (
        {_WRITTEN}
        WHERE $3 = 0 OR EXISTS (
            SELECT FROM entries WHERE server = $1 AND campaign = $2 AND seq = $3
        )
        RETURNING seq
    ), noted AS (
        INSERT INTO notes (server, campaign, key, value)
        SELECT $1, $2, $11, $12 WHERE $11::text IS NOT NULL AND EXISTS (SELECT FROM written)
        ON CONFLICT (server, campaign, key) DO UPDATE SET value = excluded.value
    )
    SELECT count(*) FROM written
"""  # noqa: S608
REWRITE = """
    WITH new AS (
        SELECT * FROM
            unnest($3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[], $8::text[])
            AS new (seq, move, at, by, kind, body)
    ), there AS (
        SELECT count(*) AS found FROM new JOIN entries AS e
        ON e.server = $1 AND e.campaign = $2 AND e.seq = new.seq
    )
    UPDATE entries AS e SET by = new.by, kind = new.kind, body = new.body FROM new, there
    WHERE e.server = $1 AND e.campaign = $2 AND e.seq = new.seq
        AND there.found = cardinality($3::bigint[])
    RETURNING e.seq
"""

NEXT_ID = """
    INSERT INTO servers (server, last_id) VALUES ($1, greatest($2::bigint, 1))
    ON CONFLICT (server) DO UPDATE SET last_id = greatest(servers.last_id + 1, excluded.last_id)
    RETURNING last_id
"""
FOUND = f"""
    WITH founded AS (
        INSERT INTO campaigns (server, campaign, home_channel, name, told)
        VALUES ($1, $2, $13, $14, $15)
    ), written AS (
        {_WRITTEN}
    )
    INSERT INTO notes (server, campaign, key, value)
    SELECT $1, $2, $11, $12 WHERE $11::text IS NOT NULL
"""  # noqa: S608
_LAST = """
    (SELECT coalesce(max(seq), 0) FROM entries AS e
    WHERE e.server = c.server AND e.campaign = c.campaign)
"""
DIRECTORY = f"""
    SELECT campaign, home_channel, name, ended, told, {_LAST}
    FROM campaigns AS c WHERE server = $1 ORDER BY campaign
"""  # noqa: S608
EXISTS = "SELECT 1 FROM campaigns WHERE server = $1 AND campaign = $2"
SET_ENDED = """
    UPDATE campaigns SET ended = $3 WHERE server = $1 AND campaign = $2 RETURNING home_channel
"""
SET_HOME = """
    UPDATE campaigns SET home_channel = $3 WHERE server = $1 AND campaign = $2 RETURNING campaign
"""
HOME = "SELECT home_channel FROM campaigns WHERE server = $1 AND campaign = $2"
SERVERS = "SELECT server FROM servers ORDER BY server"
IS_STORED = "SELECT 1 FROM servers WHERE server = $1"

_REGISTERED = """
    counted AS (
        UPDATE register SET lines = lines + 1 WHERE EXISTS (SELECT FROM gone) RETURNING lines
    ), lined AS (
        INSERT INTO erased (line, digest) SELECT lines, $2 FROM counted
    )
    SELECT count(*) FROM counted
"""
DELETE = f"""
    WITH gone AS (
        DELETE FROM campaigns WHERE server = $1 AND campaign = $3 RETURNING campaign
    ), {_REGISTERED}
"""  # noqa: S608
FORGET = f"""
    WITH gone AS (DELETE FROM servers WHERE server = $1 RETURNING server), {_REGISTERED}
"""  # noqa: S608
NAME_GOES = f"""
    WITH gone AS (SELECT server FROM servers WHERE server = $1), {_REGISTERED}
"""  # noqa: S608
SALT = "SELECT salt FROM register"

TOLD = "SELECT told FROM campaigns WHERE server = $1 AND campaign = $2"
DELIVER = """
    WITH there AS (
        UPDATE campaigns SET told = greatest(told, $3) WHERE server = $1 AND campaign = $2
        RETURNING campaign
    ), posted AS (
        INSERT INTO posts (server, campaign, move, kind, recipient, channel, message, body_hash)
        SELECT $1, $2, new.* FROM there, unnest(
            $4::bigint[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[], $9::text[]
        ) AS new
        ON CONFLICT (server, campaign, move, kind, recipient, channel)
        DO UPDATE SET message = excluded.message, body_hash = excluded.body_hash
    ), found_out AS (
        DELETE FROM notes WHERE server = $1 AND campaign = $2 AND key = ANY ($10::text[])
    )
    SELECT campaign FROM there
"""
_POST = """
    SELECT move, kind, recipient, channel, message, body_hash FROM posts
    WHERE server = $1 AND campaign = $2
"""
POSTS_OF = f'{_POST} AND move = $3 ORDER BY kind COLLATE "C", recipient, channel'
POSTS_TO = f'{_POST} AND recipient = $3 ORDER BY move, kind COLLATE "C", channel'
POSTS_MARKED = f"""
    {_POST} AND recipient = 0 AND left(body_hash, 1) = $3
    ORDER BY message DESC LIMIT $4
"""
POSTS_FORGET = "DELETE FROM posts WHERE server = $1 AND recipient = $2"
INTERRUPTED = f"""
    SELECT server FROM campaigns AS c WHERE told < {_LAST}
    UNION SELECT server FROM notes WHERE key = '{RESTORED.key}'
    ORDER BY server
"""  # noqa: S608

NOTES = """
    SELECT key, value FROM notes WHERE server = $1 AND campaign = $2 ORDER BY key COLLATE "C"
"""
NOTE_PUT = """
    INSERT INTO notes (server, campaign, key, value) VALUES ($1, $2, $3, $4)
    ON CONFLICT (server, campaign, key) DO UPDATE SET value = excluded.value
"""
NOTE_DROP = "DELETE FROM notes WHERE server = $1 AND campaign = $2 AND key = $3"
SERVER_NOTES = 'SELECT key, value FROM server_notes WHERE server = $1 ORDER BY key COLLATE "C"'
SERVER_NOTE_PUT = """
    WITH place AS (INSERT INTO servers (server) VALUES ($1) ON CONFLICT DO NOTHING)
    INSERT INTO server_notes (server, key, value) VALUES ($1, $2, $3)
    ON CONFLICT (server, key) DO UPDATE SET value = excluded.value
"""
SERVER_NOTE_DROP = "DELETE FROM server_notes WHERE server = $1 AND key = $2"

SNAPSHOTS = """
    SELECT seq, code, entry, sum, body FROM snapshots
    WHERE server = $1 AND campaign = $2 ORDER BY seq DESC
"""
# The newest two are kept: an undo may name a move from before the newest.
SNAPSHOT_PUT = """
    WITH kept AS (
        SELECT seq FROM snapshots WHERE server = $1 AND campaign = $2
        UNION SELECT $3::bigint
        ORDER BY seq DESC LIMIT 2
    ), pruned AS (
        DELETE FROM snapshots
        WHERE server = $1 AND campaign = $2 AND seq <> $3 AND seq NOT IN (SELECT seq FROM kept)
    )
    INSERT INTO snapshots (server, campaign, seq, code, entry, sum, body)
    SELECT $1, $2, seq, $4, $5, $6, $7 FROM kept WHERE seq = $3
    ON CONFLICT (server, campaign, seq) DO UPDATE SET
        code = excluded.code, entry = excluded.entry, sum = excluded.sum, body = excluded.body
"""

MARKED = "SELECT server, says FROM marks WHERE mark = $1"
MARK = """
    INSERT INTO marks (server, mark, says) SELECT server, $2, $3 FROM servers WHERE server = $1
    ON CONFLICT (server, mark) DO UPDATE SET says = excluded.says
"""
UNMARK = "DELETE FROM marks WHERE server = $1 AND mark = $2"
ALL_MARKED = "SELECT 1 FROM marked_kinds WHERE mark = $1"
SET_ALL_MARKED = "INSERT INTO marked_kinds (mark) VALUES ($1) ON CONFLICT DO NOTHING"

GAPS = """
    SELECT campaign, min(seq) FROM (
        SELECT campaign, seq, row_number() OVER (PARTITION BY campaign ORDER BY seq) AS due
        FROM entries WHERE server = $1
    ) AS numbered WHERE seq <> due GROUP BY campaign ORDER BY campaign
"""
TOLD_TOO_FAR = f"""
    SELECT campaign, told FROM campaigns AS c WHERE server = $1 AND told > {_LAST}
    ORDER BY campaign
"""  # noqa: S608
