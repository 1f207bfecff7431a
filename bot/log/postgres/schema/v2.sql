-- From version 1: a server is written by one process at a time. Who holds a part (all servers whose
-- shard it is, by Discord's formula) says so here, until a time that it puts off again and again.
CREATE TABLE leases (
    shards bigint      NOT NULL CHECK (shards > 0),
    shard  bigint      NOT NULL CHECK (shard >= 0 AND shard < shards),
    holder text        NOT NULL,
    who    text        NOT NULL,
    until  timestamptz NOT NULL,
    PRIMARY KEY (shards, shard)
);

-- Every connection of a process says whose it is. What somebody writes who holds the part no more is
-- refused, in the statement itself; a connection that says nothing is the host's own.
CREATE FUNCTION only_its_holder_writes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    me text := current_setting('overlord.holder', true);
BEGIN
    IF me <> '' AND EXISTS (
        SELECT FROM (SELECT DISTINCT server FROM written) AS w WHERE NOT EXISTS (
            SELECT FROM overlord.leases AS l
            WHERE l.holder = me AND l.until > clock_timestamp()
                AND (w.server >> 22) % l.shards = l.shard
        )
    ) THEN
        RAISE EXCEPTION 'another process may hold this server' USING ERRCODE = 'OV001';
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER entries_are_its_holders AFTER INSERT ON entries
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION only_its_holder_writes();

CREATE TRIGGER old_entries_are_its_holders AFTER UPDATE ON entries
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION only_its_holder_writes();

CREATE TRIGGER campaigns_are_its_holders AFTER INSERT ON campaigns
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION only_its_holder_writes();

CREATE TRIGGER old_campaigns_are_its_holders AFTER UPDATE ON campaigns
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION only_its_holder_writes();

CREATE TRIGGER gone_campaigns_are_its_holders AFTER DELETE ON campaigns
REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION only_its_holder_writes();

CREATE TRIGGER gone_servers_are_its_holders AFTER DELETE ON servers
REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION only_its_holder_writes();

CREATE TRIGGER notes_are_its_holders AFTER INSERT ON notes
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION only_its_holder_writes();

CREATE TRIGGER server_notes_are_its_holders AFTER INSERT ON server_notes
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION only_its_holder_writes();
