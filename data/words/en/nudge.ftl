# Reminders of what a campaign has waited for longer than a day.

nudge-question = { $who }: open since { $since }: { $question }
nudge-hero-turn = { $who }: it is { $hero }'s turn, and nothing has happened since { $since }.
nudge-overlord-turn = { $who }: it is the overlord's turn, and nothing has happened since { $since }.
nudge-button = Go to the question
