### What the figures for Prometheus are, for whoever hosts the bot.

metric-overlord-interactions = Commands, buttons and forms that were used, by what they are and how they ended
metric-overlord-interaction-seconds = Seconds from the use of a command, button or form until its answer
metric-overlord-database-seconds = Seconds that the campaign log took for one thing asked of it
metric-overlord-loop-stall-seconds = Seconds that the event loop came late
metric-overlord-untold-moves = Moves that wait to be told because Discord does not take them
metric-overlord-gateway-latency-seconds = Seconds until Discord acknowledges a heartbeat, by shard
