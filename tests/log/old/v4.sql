-- A server's file as the fourth version of the schema wrote it: kept as it is for ever.
PRAGMA user_version = 4;
BEGIN TRANSACTION;
CREATE TABLE campaigns (
    campaign     INTEGER PRIMARY KEY,
    home_channel INTEGER NOT NULL,
    name         TEXT    NOT NULL,
    ended        INTEGER NOT NULL DEFAULT 0,
    told         INTEGER NOT NULL DEFAULT 0
);
INSERT INTO "campaigns" VALUES(2,333,'Nerekhall',0,4);
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
INSERT INTO "entries" VALUES(2,1,1,1,1900000000,444,'CampaignCreated','{"key":"nerekhall","name":"Nerekhall","printed_campaign":"","creator":444,"overlord":444,"act":"I","edition":"second","home":333}','1001');
INSERT INTO "entries" VALUES(2,2,2,2,1900000000,444,'HeroDefeated','{"hero":"leoric"}','1002');
INSERT INTO "entries" VALUES(2,3,2,2,1900000000,444,'TokensMoved','{"source":{"kind":"supply","owner":""},"to":{"kind":"pool","owner":""},"amount":1,"why":"correction","card":"","note":"an \u201codd\u201d note"}',NULL);
INSERT INTO "entries" VALUES(2,4,4,4,1900000000,444,'RumorPlayed','{"name":"Rust and Ruin","quest":false}',NULL);
INSERT INTO "entries" VALUES(2,5,5,2,1900000000,444,'TokensMoved','{"source":{"kind":"supply","owner":""},"to":{"kind":"pool","owner":""},"amount":2,"why":"correction","card":"","note":""}','1003');
CREATE TABLE ids (last INTEGER NOT NULL);
INSERT INTO "ids" VALUES(2);
CREATE TABLE notes (
    campaign INTEGER REFERENCES campaigns ON DELETE CASCADE,
    key      TEXT NOT NULL,
    value    TEXT NOT NULL
);
INSERT INTO "notes" VALUES(2,'board','778');
INSERT INTO "notes" VALUES(NULL,'language','en');
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
INSERT INTO "posts" VALUES(2,2,'answer',0,333,777,'hash');
CREATE TABLE snapshots (
    campaign INTEGER NOT NULL REFERENCES campaigns ON DELETE CASCADE,
    seq      INTEGER NOT NULL,
    code     TEXT    NOT NULL,
    entry    TEXT    NOT NULL,
    sum      TEXT    NOT NULL,
    body     BLOB    NOT NULL,
    PRIMARY KEY (campaign, seq)
);
INSERT INTO "snapshots" VALUES(2,3,'code','entry','sum',X'80');
CREATE UNIQUE INDEX one_runs_in_a_channel ON campaigns (home_channel) WHERE NOT ended;
CREATE UNIQUE INDEX played_once ON entries (cause) WHERE cause IS NOT NULL;
CREATE UNIQUE INDEX one_note_per_key ON notes (ifnull(campaign, 0), key);
CREATE TRIGGER entries_are_gapless BEFORE INSERT ON entries
WHEN NEW.seq > 1 AND NOT EXISTS (
    SELECT 1 FROM entries WHERE campaign = NEW.campaign AND seq = NEW.seq - 1
)
BEGIN
    SELECT RAISE(ABORT, 'the entry before is missing');
END;
CREATE VIEW appends AS
SELECT
    campaign, batch, seq, move, at, by, kind, body, cause,
    NULL AS note_key, NULL AS note_value
FROM entries;
CREATE TRIGGER entry_is_appended INSTEAD OF INSERT ON appends
BEGIN
    INSERT INTO entries (campaign, batch, seq, move, at, by, kind, body, cause)
    VALUES (
        NEW.campaign, NEW.batch, NEW.seq, NEW.move, NEW.at, NEW.by, NEW.kind, NEW.body, NEW.cause
    );
END;
CREATE TRIGGER entry_brings_a_note INSTEAD OF INSERT ON appends
WHEN NEW.note_key IS NOT NULL
BEGIN
    INSERT INTO notes (campaign, key, value) VALUES (NEW.campaign, NEW.note_key, NEW.note_value)
    ON CONFLICT DO UPDATE SET value = excluded.value;
END;
CREATE VIEW deliveries AS
SELECT
    campaign, move, kind, user, channel, message, body_hash,
    NULL AS dropped, NULL AS told
FROM posts;
CREATE TRIGGER post_is_noted INSTEAD OF INSERT ON deliveries
WHEN NEW.kind IS NOT NULL
BEGIN
    INSERT INTO posts (campaign, move, kind, user, channel, message, body_hash)
    VALUES (
        NEW.campaign, NEW.move, NEW.kind, NEW.user, NEW.channel, NEW.message, NEW.body_hash
    )
    ON CONFLICT DO UPDATE SET message = excluded.message, body_hash = excluded.body_hash;
END;
CREATE TRIGGER note_is_dropped INSTEAD OF INSERT ON deliveries
WHEN NEW.dropped IS NOT NULL
BEGIN
    DELETE FROM notes WHERE campaign = NEW.campaign AND key = NEW.dropped;
END;
CREATE TRIGGER progress_is_noted INSTEAD OF INSERT ON deliveries
WHEN NEW.told IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'the campaign is gone')
    WHERE NOT EXISTS (SELECT 1 FROM campaigns WHERE campaign = NEW.campaign);
    UPDATE campaigns SET told = max(told, NEW.told) WHERE campaign = NEW.campaign;
END;
CREATE VIEW foundings AS
SELECT
    campaign, home_channel, name, told,
    NULL AS cause, NULL AS entries, NULL AS note_key, NULL AS note_value
FROM campaigns;
CREATE TRIGGER campaign_is_founded INSTEAD OF INSERT ON foundings
BEGIN
    INSERT INTO campaigns (campaign, home_channel, name, told)
    VALUES (NEW.campaign, NEW.home_channel, NEW.name, NEW.told);
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
    INSERT INTO notes (campaign, key, value)
    SELECT NEW.campaign, NEW.note_key, NEW.note_value WHERE NEW.note_key IS NOT NULL;
END;
CREATE TRIGGER two_snapshots_are_kept AFTER INSERT ON snapshots
BEGIN
    DELETE FROM snapshots WHERE campaign = NEW.campaign AND seq NOT IN (
        SELECT seq FROM snapshots WHERE campaign = NEW.campaign ORDER BY seq DESC LIMIT 2
    );
END;
CREATE TRIGGER entry_is_rewritten AFTER UPDATE OF seq, move, at, by, kind, body ON entries
BEGIN
    DELETE FROM snapshots WHERE campaign = OLD.campaign;
END;
CREATE TRIGGER entry_is_erased AFTER DELETE ON entries
BEGIN
    DELETE FROM snapshots WHERE campaign = OLD.campaign;
END;
COMMIT;
