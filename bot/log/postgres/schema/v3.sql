-- From version 2: whoever does not hold a server's part does not even become known to have it: a
-- campaign that is refused leaves no server behind, and uses up none of its ids.
CREATE TRIGGER servers_are_their_holders AFTER INSERT ON servers
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION only_its_holder_writes();

CREATE TRIGGER old_servers_are_their_holders AFTER UPDATE ON servers
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION only_its_holder_writes();

-- Presses in direct messages, on their way from the process that Discord brings them to, to the one
-- that has their server: for a second or two. What is lost with it, nobody has been answered yet.
CREATE UNLOGGED TABLE handed (
    interaction bigint      PRIMARY KEY,
    server      bigint      NOT NULL,
    payload     text        NOT NULL,
    at          timestamptz NOT NULL DEFAULT clock_timestamp()
);
