-- A server's file as the first version of the schema wrote it: kept as it is for ever.
PRAGMA user_version = 1;
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
COMMIT;
