-- All Discord servers in one schema. Ids of people, channels and messages are Discord's own.

-- Of these something is stored. `last_id` is the last id given to a campaign: never given twice,
-- since old buttons still carry it.
CREATE TABLE servers (
    server  bigint PRIMARY KEY,
    last_id bigint NOT NULL DEFAULT 0
);

-- What was moved here or away, by the digest of all of it: where that is still the same, nobody has
-- played since, and it may be moved once more.
CREATE TABLE moved (
    server bigint PRIMARY KEY REFERENCES servers ON DELETE CASCADE,
    digest text   NOT NULL
);

-- The directory.
CREATE TABLE campaigns (
    server       bigint  NOT NULL REFERENCES servers ON DELETE CASCADE,
    campaign     bigint  NOT NULL,
    home_channel bigint  NOT NULL,
    name         text    NOT NULL,
    ended        boolean NOT NULL DEFAULT false,
    told         bigint  NOT NULL DEFAULT 0,
    PRIMARY KEY (server, campaign)
);

CREATE UNIQUE INDEX one_runs_in_a_channel ON campaigns (server, home_channel) WHERE NOT ended;

-- The log. The primary key is the optimistic lock: the second writer behind the same seq fails.
-- `batch` is the seq of the first entry of the same append; that first entry carries the cause.
-- Bodies are text: as jsonb, they could hold less than they do elsewhere.
CREATE TABLE entries (
    server   bigint NOT NULL,
    campaign bigint NOT NULL,
    seq      bigint NOT NULL CHECK (seq > 0),
    batch    bigint NOT NULL,
    move     bigint NOT NULL,
    at       bigint NOT NULL,
    by       bigint NOT NULL,
    kind     text   NOT NULL,
    body     text   NOT NULL,
    cause    text,
    PRIMARY KEY (server, campaign, seq),
    FOREIGN KEY (server, campaign) REFERENCES campaigns ON DELETE CASCADE
);

CREATE UNIQUE INDEX played_once ON entries (server, cause) WHERE cause IS NOT NULL;

-- Where each move was told; `recipient` is 0 where that was not for one person alone.
CREATE TABLE posts (
    server    bigint NOT NULL,
    campaign  bigint NOT NULL,
    move      bigint NOT NULL,
    kind      text   NOT NULL,
    recipient bigint NOT NULL,
    channel   bigint NOT NULL,
    message   bigint NOT NULL,
    body_hash text,
    PRIMARY KEY (server, campaign, move, kind, recipient, channel),
    FOREIGN KEY (server, campaign) REFERENCES campaigns ON DELETE CASCADE
);

-- Small things to remember about a campaign, and about a whole server.
CREATE TABLE notes (
    server   bigint NOT NULL,
    campaign bigint NOT NULL,
    key      text   NOT NULL,
    value    text   NOT NULL,
    PRIMARY KEY (server, campaign, key),
    FOREIGN KEY (server, campaign) REFERENCES campaigns ON DELETE CASCADE
);

CREATE TABLE server_notes (
    server bigint NOT NULL REFERENCES servers ON DELETE CASCADE,
    key    text   NOT NULL,
    value  text   NOT NULL,
    PRIMARY KEY (server, key)
);

-- Which servers to look into, known without looking into any; and which kinds of mark are complete.
CREATE TABLE marks (
    server bigint NOT NULL REFERENCES servers ON DELETE CASCADE,
    mark   text   NOT NULL,
    says   text   NOT NULL,
    PRIMARY KEY (server, mark)
);

CREATE TABLE marked_kinds (mark text PRIMARY KEY);

-- What a campaign had come to at an entry, so that the log need not be read from its beginning.
CREATE TABLE snapshots (
    server   bigint NOT NULL,
    campaign bigint NOT NULL,
    seq      bigint NOT NULL,
    code     text   NOT NULL,
    entry    text   NOT NULL,
    sum      text   NOT NULL,
    body     bytea  NOT NULL,
    PRIMARY KEY (server, campaign, seq),
    FOREIGN KEY (server, campaign) REFERENCES campaigns ON DELETE CASCADE
);

-- The log stays the truth: whatever is changed in it or goes from it takes its snapshots along.
CREATE FUNCTION snapshots_go() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM overlord.snapshots AS s USING (SELECT DISTINCT server, campaign FROM old_entries) AS o
    WHERE s.server = o.server AND s.campaign = o.campaign;
    RETURN NULL;
END
$$;

CREATE TRIGGER entries_are_rewritten AFTER UPDATE ON entries
REFERENCING OLD TABLE AS old_entries FOR EACH STATEMENT EXECUTE FUNCTION snapshots_go();

CREATE TRIGGER entries_are_erased AFTER DELETE ON entries
REFERENCING OLD TABLE AS old_entries FOR EACH STATEMENT EXECUTE FUNCTION snapshots_go();

-- What was erased, for nobody to read: a salt, and the scrypt of each thing. Whoever puts a copy
-- back asks whether something of it stands here. The row of the salt counts the lines, and keeps
-- those who add one in a row.
CREATE TABLE register (
    one   boolean PRIMARY KEY DEFAULT true CHECK (one),
    salt  text    NOT NULL,
    lines bigint  NOT NULL DEFAULT 0
);

CREATE TABLE erased (
    line   bigint PRIMARY KEY,
    digest text   NOT NULL
);

-- Entries and notes are changed or deleted for people's privacy alone: what they said before is
-- cleared away soon, not when a fifth of all there is has changed.
ALTER TABLE entries SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 0);
ALTER TABLE server_notes SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 0);
