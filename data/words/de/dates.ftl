# When a campaign is played next (/campaign date).

date-next = **{ $starts }** bis { $ends }, { $until }: { $campaign } geht weiter, sagt { $who }.
date-skipped = An diesem Tag wird die Uhr vorgestellt, und { $typed } fällt aus; gemeint ist also { $time }.
date-zone-named = Gelesen als Zeit in { $zone }; alle sehen sie in ihrer eigenen Zone.
date-zone-chosen = Gelesen als Zeit in { $zone }, der auf diesem Server gewählten Zone; alle sehen sie in ihrer eigenen. Wenn sie sich ändert, wähl unten eine andere.
date-zone-guessed = Gelesen als Zeit in { $zone }, passend zur Sprache hier; alle sehen sie in ihrer eigenen Zone. Eine andere Zone steht hinter der Zeit: „20:00 America/New_York“.
date-zone-unknown = Gelesen als Zeit in { $zone }: Die Sprache hier wird in mehreren Zonen gesprochen. Wähl unten deine, einmal für diesen Server, oder schreib sie hinter die Zeit: „20:00 America/New_York“.
date-select-zone = Die Zeit ist in einer anderen Zone gemeint …
date-event-forbidden = In der Event-Liste von Discord steht nichts: Dafür braucht der Bot die Berechtigung „Events erstellen“.
date-event-hidden = In der Event-Liste von Discord steht nichts: Der ganze Server würde es sehen, und manche sehen diesen Kanal nicht.
date-event-failed = In der Event-Liste von Discord steht nichts: Discord hat es nicht angenommen.
date-button-event = Event
