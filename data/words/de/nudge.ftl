# Reminders of what a campaign has waited for longer than a day.

nudge-question = { $who }: offen seit { $since }: { $question }
nudge-hero-turn = { $who }: { $hero } ist am Zug, und seit { $since } ist nichts geschehen.
nudge-overlord-turn = { $who }: Der Overlord ist am Zug, und seit { $since } ist nichts geschehen.
nudge-button = Zur Frage
