# When a campaign is played next (/campaign date).

date-next = **{ $starts }** to { $ends }, { $until }: { $campaign } goes on, says { $who }.
date-skipped = The clocks go forward that day and leave out { $typed }, so this is { $time }.
date-zone-named = Read as a time in { $zone }; everybody sees it in a zone of their own.
date-zone-chosen = Read as a time in { $zone }, the zone chosen on this server; everybody sees it in a zone of their own. Choose another below if it changes.
date-zone-guessed = Read as a time in { $zone }, which goes with the language here; everybody sees it in a zone of their own. Another zone stands behind the time: “20:00 America/New_York”.
date-zone-unknown = Read as a time in { $zone }: the language here is spoken in several zones. Choose yours below, once for this server, or write it behind the time: “20:00 America/New_York”.
date-select-zone = The time is meant in another zone …
date-event-forbidden = There is no event in Discord's list: for that the bot needs the permission “Create Events”.
date-event-hidden = There is no event in Discord's list: the whole server would see it, and some cannot see this channel.
date-event-failed = There is no event in Discord's list: Discord did not take it.
date-button-event = Event
