### What the bot says to whoever starts it, when it cannot.

missing-token = DISCORD_TOKEN is not set: write DISCORD_TOKEN= and your bot's token into a file .env in this folder, or put it into the environment. To try the bot without a token, run "overlord play" (in its repository: "make play").
bad-setting = { $name ->
        [OVERLORD_LOG_LEVEL] OVERLORD_LOG_LEVEL cannot be “{ $value }”: it is { $most } or { $last }, and INFO where nothing is set.
        [OVERLORD_HOME] OVERLORD_HOME cannot be “{ $value }”: it is the path of a folder that the bot may write to, such as /srv/overlord or ~/overlord.
        [OVERLORD_SHARDS] OVERLORD_SHARDS cannot be “{ $value }”: it is auto (Discord says how many), a number of shards such as 4, or this process's part of them, such as 0-3/16 for the first four of sixteen.
        [OVERLORD_METRICS] OVERLORD_METRICS cannot be “{ $value }”: it is an address and a port of this machine, such as 127.0.0.1:9464, or off.
        [OVERLORD_DATABASE] The value of OVERLORD_DATABASE is not the address of a PostgreSQL database, such as postgresql://overlord:password@localhost/overlord. Special characters in the password are written as %40 for @. Leave it out to keep the campaigns in the data folder.
       *[other] The value of { $name } cannot be used: correct it, or leave it out.
    }
unreadable-settings = { $file } cannot be read: { $problem }. Let the bot's user read it, or put what it sets into the environment.
box-error = The file { $file } in data/ cannot be used: { $key } { $problem }
strange-token = The value of DISCORD_TOKEN is not a bot token: copy it again from the page of your application in Discord's developer portal (Bot, Reset Token), with nothing around it.
folder-in-use = The data folder { $folder } is in use{ $holder ->
        [none] {""}
       *[other] {" "}by process { $holder }
    }: two bots would write into the same campaigns. Stop the other one first, or give this one a folder of its own with OVERLORD_HOME.
metrics-unusable = Figures cannot be served at { $place }: { $problem }. Set OVERLORD_METRICS to an address and a port that are free, or leave it out.
moved-away = The campaigns of { $here } were moved to { $place }: the bot must look for them there (OVERLORD_DATABASE or OVERLORD_HOME). To have them here again, move them back with “overlord move-to”.
folder-unusable = The data folder { $folder } cannot be written to: { $problem }.
folder-unreadable = The data folder { $folder } cannot be read: { $problem }.
