### What the bot says to whoever starts it, when it cannot.

missing-token = DISCORD_TOKEN is not set: put your bot's token into a file .env (copy .env.example) or into the environment, or run "make play" to try the bot without one.
bad-setting = { $name } cannot be used: { $problem }.
box-error = The file { $file } in data/ cannot be used: { $key } { $problem }
