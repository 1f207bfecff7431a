-- From version 2: a move is two writes, each of one statement. Its entries come together with how
-- Discord can be asked for its answer; where it was told comes together with how far all is told.

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

-- A line holds a message that told a move, or a note to be dropped, or how far all is told.
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

-- What founds a campaign has an answer, too.
DROP VIEW foundings;

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
