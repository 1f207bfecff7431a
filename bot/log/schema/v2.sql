-- From version 1: a campaign may be founded with entries that need no telling, as an import is.

DROP VIEW foundings;

CREATE VIEW foundings AS
SELECT campaign, home_channel, name, told, NULL AS cause, NULL AS entries FROM campaigns;

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
END;
