-- From version 3: what a campaign had come to at an entry, so that the log need not be read from its
-- beginning. The log stays the truth: whatever is changed in it or goes from it takes them along.
CREATE TABLE snapshots (
    campaign INTEGER NOT NULL REFERENCES campaigns ON DELETE CASCADE,
    seq      INTEGER NOT NULL,
    code     TEXT    NOT NULL,
    entry    TEXT    NOT NULL,
    sum      TEXT    NOT NULL,
    body     BLOB    NOT NULL,
    PRIMARY KEY (campaign, seq)
);

-- An undo may name a move from before the newest; the one before that goes back far enough.
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
