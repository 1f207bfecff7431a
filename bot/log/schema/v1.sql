-- One file per Discord server. Ids of people, channels and messages are Discord's own.

-- The last id given to a campaign: never given twice, since old buttons still carry it.
CREATE TABLE ids (last INTEGER NOT NULL);
INSERT INTO ids VALUES (0);

-- The directory.
CREATE TABLE campaigns (
    campaign     INTEGER PRIMARY KEY,
    home_channel INTEGER NOT NULL,
    name         TEXT    NOT NULL,
    ended        INTEGER NOT NULL DEFAULT 0,
    told         INTEGER NOT NULL DEFAULT 0
);

CREATE UNIQUE INDEX one_runs_in_a_channel ON campaigns (home_channel) WHERE NOT ended;

-- The log. The primary key is the optimistic lock: the second writer behind the same seq fails.
-- `batch` is the seq of the first entry of the same append; that first entry carries the cause.
CREATE TABLE entries (
    campaign INTEGER NOT NULL REFERENCES campaigns ON DELETE CASCADE,
    seq      INTEGER NOT NULL CHECK (seq > 0),
    batch    INTEGER NOT NULL,
    move     INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    by       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    body     TEXT    NOT NULL,
    cause    TEXT,
    PRIMARY KEY (campaign, seq)
) WITHOUT ROWID;

CREATE UNIQUE INDEX played_once ON entries (cause) WHERE cause IS NOT NULL;

-- No gaps, whoever writes: an entry follows the one before it.
CREATE TRIGGER entries_are_gapless BEFORE INSERT ON entries
WHEN NEW.seq > 1 AND NOT EXISTS (
    SELECT 1 FROM entries WHERE campaign = NEW.campaign AND seq = NEW.seq - 1
)
BEGIN
    SELECT RAISE(ABORT, 'the entry before is missing');
END;

-- Founding a campaign is one statement: its line in the directory and its first entries (a JSON
-- array of [seq, move, at, by, kind, body]), both or neither.
CREATE VIEW foundings AS
SELECT campaign, home_channel, name, NULL AS cause, NULL AS entries FROM campaigns;

CREATE TRIGGER campaign_is_founded INSTEAD OF INSERT ON foundings
BEGIN
    INSERT INTO campaigns (campaign, home_channel, name)
    VALUES (NEW.campaign, NEW.home_channel, NEW.name);
    INSERT INTO entries (campaign, seq, batch, move, at, by, kind, body, cause)
    SELECT
        NEW.campaign,
        json_extract(value, '$[0]'),
        1,
        json_extract(value, '$[1]'),
        json_extract(value, '$[2]'),
        json_extract(value, '$[3]'),
        json_extract(value, '$[4]'),
        json_extract(value, '$[5]'),
        CASE key WHEN 0 THEN NEW.cause END
    FROM json_each(NEW.entries)
    ORDER BY key;
END;

-- Where each move was told.
CREATE TABLE posts (
    campaign  INTEGER NOT NULL REFERENCES campaigns ON DELETE CASCADE,
    move      INTEGER NOT NULL,
    kind      TEXT    NOT NULL,
    user      INTEGER NOT NULL,
    channel   INTEGER NOT NULL,
    message   INTEGER NOT NULL,
    body_hash TEXT,
    PRIMARY KEY (campaign, move, kind, user, channel)
) WITHOUT ROWID;

-- Small things to remember about a campaign, or (NULL) about the whole server.
CREATE TABLE notes (
    campaign INTEGER REFERENCES campaigns ON DELETE CASCADE,
    key      TEXT NOT NULL,
    value    TEXT NOT NULL
);

CREATE UNIQUE INDEX one_note_per_key ON notes (ifnull(campaign, 0), key);
