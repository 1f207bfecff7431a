# La prochaine date de jeu d’une campagne (/campaign date).

date-next = **{ $starts }** jusqu’à { $ends }, { $until } : { $campaign } continue, annonce { $who }.
date-skipped = Ce jour-là, les horloges avancent et sautent { $typed } : il s’agit donc de { $time }.
date-zone-named = Heure comprise dans le fuseau { $zone } ; tout le monde la voit dans son propre fuseau.
date-zone-chosen = Heure comprise dans le fuseau { $zone }, choisi sur ce serveur ; tout le monde la voit dans son propre fuseau. S’il change, choisissez-en un autre ci-dessous.
date-zone-guessed = Heure comprise dans le fuseau { $zone }, qui va avec la langue d’ici ; tout le monde la voit dans son propre fuseau. Un autre fuseau s’écrit après l’heure : « 20:00 America/New_York ».
date-zone-unknown = Heure comprise dans le fuseau { $zone } : la langue d’ici se parle dans plusieurs fuseaux. Choisissez le vôtre ci-dessous, une fois pour ce serveur, ou écrivez-le après l’heure : « 20:00 America/New_York ».
date-select-zone = L’heure est dans un autre fuseau…
date-event-forbidden = Rien dans la liste des événements de Discord : pour cela, le bot a besoin de la permission « Créer des évènements ».
date-event-hidden = Rien dans la liste des événements de Discord : tout le serveur verrait l’événement, et certains membres ne voient pas ce salon.
date-event-failed = Rien dans la liste des événements de Discord : Discord n’a pas accepté l’événement.
date-button-event = Événement
