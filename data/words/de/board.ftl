# The live board of a campaign, and what goes wrong with it.

board-title = ## { $campaign }
board-between = {" · "}
board-head-hero = ## Runde { $round } · { $hero } am Zug
board-head-hero-ended = ## Runde { $round } · Zug von { $hero } vorbei
board-head-overlord = ## { $round ->
        [0] Der Overlord ist am Zug
       *[other] Runde { $round } · der Overlord ist am Zug
    }
board-head-overlord-ended = ## { $round ->
        [0] Der Zug des Overlords ist vorbei
       *[other] Runde { $round } · der Zug des Overlords ist vorbei
    }
board-head-set-up = ## Aufbau
board-head-unknown = ## Wer ist am Zug?
board-head-phase = ## { $step }
board-pools-xp = { $pools } | { $xp }
board-phase = Kampagnenphase
board-place = { $quest }, Szene { $encounter } von { $encounters }
board-cards = { $deck }: { $cards }
board-card-ready = { $card } bereit
board-card-exhausted = { $card } erschöpft
board-marked = Heldenmarker beim Handlungsdeck: { $heroes }
board-branded = Drohmarker auf Heldenbögen: { $heroes }
board-select-defeat = Ein Held ist besiegt …
board-hero = { $hero }: { $line }
board-select-vitals = Schaden, Erschöpfung, mehr …
board-vitals-damage = { $hero }: 1 Schaden
board-vitals-fatigue = { $hero }: 1 Erschöpfung
board-vitals-more = { $hero }: mehr
board-select-trigger = Karte einsetzen …
board-defeat-threat = { $hero }: 1 Drohmarker
board-defeat-overlord-card = { $hero }: 1 Overlordkarte
board-defeat-asked = { $hero }: Der Overlord wählt
board-too-dear = Es sind zu wenige Drohmarker da.
board-more = Mehr zu { $campaign }
board-button-redraw = Neu zeichnen
board-button-more = Mehr
board-button-overlord = Overlord
board-button-end-encounter = Szene beenden
board-button-end-quest = Abenteuer beenden
board-button-question = Zur Frage
board-button-choices = Auswahl zeigen
board-button-end-turn = Zug beenden
board-button-again = Tafel neu aufhängen
board-button-there = Zur Tafel

board-elsewhere = Die Tafel von { $campaign } hängt in { $channel }.
board-moved = Das ist eine alte Kopie der Tafel, die nicht mehr auf dem Laufenden ist. Die Tafel hängt in { $channel }.
board-gone = Die Tafel von { $campaign } wurde gelöscht. Die Kampagnenleitung hängt sie wieder auf: mit dem Knopf oder mit `/campaign board`.
board-gone-unseen = Die Tafel von { $campaign } ist weg, und in ihrem Kanal kann nichts gepostet werden. Die Kampagnenleitung hängt sie mit `/campaign board` wieder auf.
board-hindered = Die Tafel in { $channel } konnte nicht auf den neuesten Stand gebracht werden. Dem Bot fehlen dort diese Berechtigungen: { $permissions }. Wer den Server verwaltet, kann sie in den Einstellungen des Kanals geben; danach geht es mit der Tafel von selbst weiter.
board-archived = Die Tafel in { $channel } konnte nicht auf den neuesten Stand gebracht werden: Der Thread ist archiviert. Sobald ihn jemand wieder öffnet, geht es mit der Tafel von selbst weiter.
board-hindered-number = Die Tafel in { $channel } konnte nicht auf den neuesten Stand gebracht werden: Discord lehnt es ab, Fehler { $code }.
board-refused = Die Tafel konnte in { $channel } nicht aufgehängt werden. Dem Bot fehlen dort diese Berechtigungen: { $permissions }. Wer den Server verwaltet, kann sie in den Einstellungen des Kanals geben.
board-refused-archived = Die Tafel konnte in { $channel } nicht aufgehängt werden: Der Thread ist archiviert. Jemand kann ihn wieder öffnen.
board-refused-number = Die Tafel konnte in { $channel } nicht aufgehängt werden: Discord lehnt es ab, Fehler { $code }.
board-refused-gone = Die Tafel konnte nicht aufgehängt werden: Den Kanal der Kampagne gibt es nicht mehr.
board-refused-failing = Die Tafel konnte nicht aufgehängt werden: Discord nimmt sie gerade nicht an. Bitte versuch es noch einmal.
board-unpinned = Die Tafel hängt, ist aber nicht angeheftet: Dem Bot fehlt in { $channel } die Berechtigung **{ $permission }**. Wer den Server verwaltet, kann sie in den Einstellungen des Kanals geben; `/campaign board` heftet die Tafel dann an.
board-unpinned-number = Die Tafel hängt, ist aber in { $channel } nicht angeheftet: Discord lehnt es ab, Fehler { $code }.
board-unpinned-full = Die Tafel hängt, ist aber nicht angeheftet: In { $channel } sind schon so viele Nachrichten angeheftet, wie Discord erlaubt.
