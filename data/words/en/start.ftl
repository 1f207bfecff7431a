### What the bot says to whoever starts it, when it cannot.

missing-token = DISCORD_TOKEN is not set: put your bot's token into a file .env (copy .env.example) or into the environment, or run "make play" to try the bot without one.
bad-setting = { $name } cannot be used: { $problem }.
box-error = The file { $file } in data/ cannot be used: { $key } { $problem }
strange-token = What stands behind DISCORD_TOKEN is no bot token: copy it anew from the page of your application in Discord's developer portal (Bot, Reset Token), without anything round it.
folder-in-use = The data folder { $folder } is in use{ $holder ->
        [none] {""}
       *[other] {" "}by process { $holder }
    }: two bots would write into the same campaigns. Stop the other one first, or give this one a folder of its own with OVERLORD_HOME.
folder-unusable = The data folder { $folder } cannot be written to: { $problem }.
