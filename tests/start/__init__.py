"""Settings, log lines, heartbeat: what a start of the bot stands on."""
