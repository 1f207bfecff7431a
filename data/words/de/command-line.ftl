### The command line: what `overlord --help` and its commands say to whoever hosts or tries the bot.

cli-about = Ein Discord-Bot, der die Marker und Karten des Overlords in einer Descent-Kampagne führt.
cli-version = ausgeben, welche Version das ist
cli-run = den Bot starten, mit DISCORD_TOKEN aus der Umgebung oder aus .env
cli-run-log = wie das Log geschrieben wird: in einfachen Worten oder als JSON für Programme (ohne Terminal der Normalfall)
cli-starting = Overlord { $version }, mit den Kampagnen in { $folder }. Verbindung zu Discord wird aufgebaut ...
cli-again = Discord ist nicht zu erreichen: { $problem } Neuer Versuch in { $seconds ->
        [one] einer Sekunde.
       *[other] { $seconds } Sekunden.
    }
cli-ready = { $servers ->
    [0] { $name } ist bereit und noch auf keinem Server.
    [one] { $name } ist bereit, auf einem Server.
   *[other] { $name } ist bereit, auf { $servers } Servern.
}
cli-stop = Strg-C hält den Bot an. Alles, was er beantwortet hat, ist gespeichert.
cli-unwell = Der Bot hält an, damit er neu gestartet werden kann: Seit { $minutes } Minuten hat Discord nicht geantwortet, oder nichts ließ sich speichern. Was davon, steht im Log.
cli-stopped = Der Bot hat angehalten.
cli-play = die Seite zum Ausprobieren auf diesem Rechner öffnen: ohne Token, ohne Discord
cli-play-fresh = mit einer neuen Beispielkampagne von vorn beginnen
cli-play-port = der Port der Seite auf diesem Rechner (sonst 8765 oder der nächste freie); 0 nimmt irgendeinen freien
cli-play-no-browser = keinen Browser öffnen
cli-bad-port = ein Port ist eine Zahl von 0 bis { $last }
cli-no-practice = Diese Installation hat nur, was der Bot zum Laufen braucht. Um zu spielen oder zu proben, installiere overlord[play], oder nimm das ganze Repository und starte „make play“.
cli-rehearse = Skripte gegen den Bot spielen und ausgeben, was alle sehen
cli-rehearse-files = die Skripte, eines nach dem anderen gespielt
cli-backup = die Datei jedes Servers kopieren, auch während der Bot läuft
cli-backup-folder = wohin die Kopien kommen; eine Kopie gleichen Namens wird ersetzt
cli-backed-up = { $files ->
    [0] In { $servers } gibt es noch keine Serverdatei zu kopieren.
    [one] Eine Serverdatei wurde nach { $folder } kopiert.
   *[other] { $files } Serverdateien wurden nach { $folder } kopiert.
}
cli-no-copies = Nach { $folder } lässt sich keine Kopie schreiben: { $problem }.
cli-copies-onto-themselves = In { $folder } hat der Bot die Kampagnen: Kopien brauchen einen eigenen Ordner.
cli-not-copied = { $file } konnte nicht kopiert werden: { $problem }
cli-restore = Kopien an die Stelle der Serverdateien zurücklegen, während der Bot angehalten ist
cli-restore-copy = eine Kopie, die „backup“ gemacht hat, oder ein Ordner mit Kopien
cli-restore-none = In { $place } gibt es keine Kopie einer Serverdatei: Ihre Namen enden auf .sqlite3.
cli-restore-failed = { $copy } wurde nicht zurückgelegt: { $problem }. Nichts wurde geändert.
cli-restore-itself = In { $copy } hat der Bot die Kampagnen; das ist keine Kopie davon.
cli-restore-nothing = An dieser Stelle ist nichts, was zurückgelegt werden könnte: { $copy }.
cli-restore-unnamed = { $copy } wurde nicht zurückgelegt: Der Name muss mit der Nummer des Servers beginnen, wie „backup“ ihn schreibt.
cli-restore-unsound = { $copy } wurde nicht zurückgelegt, und nichts wurde geändert: { $campaign ->
        [none] {""}
       *[other] {"„"}{ $campaign }{"“: "}
    }{ $trouble }{ $detail ->
        [none] {""}
       *[other] {" ("}{ $detail }{")"}
    }
cli-restore-unusable = { $copy } wurde nicht zurückgelegt, und nichts wurde geändert: { $reason ->
        [corrupt] Sie ist beschädigt oder keine Kopie einer Serverdatei.
        [empty] Sie ist leer.
        [newer-schema] { $version ->
                [none] Eine neuere Version des Bots
               *[other] Version { $version } des Bots
            } hat sie geschrieben. Aktualisiere diese hier.
        [disk-full] Der Datenträger ist voll.
        [disk-fails] Der Datenträger versagt.
       *[other] Sie lässt sich nicht lesen.
    }
cli-restore-erased = { $copy } wurde nicht zurückgelegt: Nachdem diese Kopie gemacht war, wurden alle Daten dieses Servers gelöscht.
cli-restored = Server { $server } wurde aus { $copy } zurückgelegt. { $kept ->
        [none] Vorher war davon nichts da.
       *[other] Was vorher da war, liegt in { $kept }.
    }
cli-restored-lost = „{ $campaign }“: { $entries ->
        [one] ein Eintrag des Protokolls ist verloren
       *[other] { $entries } Einträge des Protokolls sind verloren
    }, ab Eintrag { $seq }, vom { $since }.
cli-restored-lost-whole = „{ $campaign }“, begonnen am { $since }, ist nicht in der Kopie; { $entries ->
        [one] ihr einer Eintrag ist verloren.
       *[other] ihre { $entries } Einträge sind verloren.
    }
cli-restored-unknown-loss = Was verloren ist, lässt sich nicht sagen, denn was vorher da war, lässt sich nicht lesen.
cli-restored-nothing-lost = Nichts ist verloren: Die Kopie hat alles, was vorher da war.
cli-restored-promise = „{ $campaign }“ ist mitten in einem Abenteuer: Die Würfel haben ein neues Versprechen, das der Kanal erfährt.
cli-restored-names = { $names ->
        [one] Ein Name, der nach der Kopie entfernt wurde, ist
       *[other] { $names } Namen, die nach der Kopie entfernt wurden, sind
    } auch daraus entfernt.
cli-restored-deleted = { $campaigns ->
        [one] Eine Kampagne, die nach der Kopie gelöscht wurde, ist
       *[other] { $campaigns } Kampagnen, die nach der Kopie gelöscht wurden, sind
    } auch daraus gelöscht.
cli-restored-start = Starte jetzt den Bot: Er sagt jedem Kanal, wo das Protokoll seiner Kampagne endet.
cli-refused-token = Discord nimmt DISCORD_TOKEN nicht an: Kopier das Token des Bots noch einmal von der Seite deiner Anwendung (Bot, Reset Token), und schreib es in .env oder in die Umgebung.
cli-refused-intents = Discord lehnt ab, was der Bot erfahren will. Er verlangt keine privilegierten Intents; sieh also nach, ob die Seite deiner Anwendung (Bot) zu diesem Token gehört und ob der Bot überhaupt benutzt werden darf.
cli-refused-shards = Discord nimmt den Bot nicht auf so vielen Verbindungen (Shards), wie er verlangt: Er ist auf zu vielen Servern für je eine Verbindung. Setz OVERLORD_SHARDS auf auto oder auf eine größere Zahl.
cli-refused-version = Discord nimmt diese Version des Bots nicht mehr an: Aktualisiere ihn.
cli-discord-error = Discord lässt den Bot nicht starten: { $problem }
cli-unreachable = Discord ist von hier aus nicht zu erreichen: { $problem }
cli-check = Token, Datenordner, Protokolle und Befehle prüfen und den Einladungslink ausgeben
cli-check-folder = In den Datenordner { $folder } lässt sich schreiben.
cli-check-shards = Dieser Prozess bedient alle Server, über { $count ->
        [one] eine Verbindung (Shard).
       *[other] { $count } Verbindungen (Shards).
    }
cli-check-part = Dieser Prozess bedient einen Teil der Server: { $shards ->
        [one] einen von { $count } Shards.
       *[other] { $shards } von { $count } Shards.
    } Ein anderer Prozess muss den Rest bedienen.
cli-check-logs = { $servers ->
    [0] Noch hat kein Server ein Protokoll.
    [one] Das Protokoll eines Servers wurde durchgesehen.
   *[other] Die Protokolle von { $servers } Servern wurden durchgesehen.
}
cli-check-log = Das Protokoll von Server { $server } ist nicht in Ordnung: { $campaign ->
        [none] {""}
       *[other] {"„"}{ $campaign }{"“: "}
    }{ $trouble }{ $detail ->
        [none] {""}
       *[other] {" ("}{ $detail }{")"}
    }
cli-check-file = Die Datei von Server { $server } lässt sich nicht verwenden: { $reason ->
        [corrupt] Sie ist beschädigt. Leg eine Kopie zurück.
        [empty] Sie ist leer. Leg eine Kopie zurück, oder lösch sie, wenn dort nie gespielt wurde.
        [newer-schema] { $version ->
                [none] Eine neuere Version des Bots
               *[other] Version { $version } des Bots
            } hat sie geschrieben. Aktualisiere diese hier.
        [read-only] In sie lässt sich nicht schreiben. Prüf ihre Rechte.
        [disk-full] Der Datenträger ist voll. Schaff Platz.
        [disk-fails] Der Datenträger versagt.
        [busy] Ein anderes Programm hat sie offen.
       *[cannot-open] Sie lässt sich nicht öffnen. Prüf ihre Rechte.
    }
cli-database = Die Datenbank { $database } lässt sich nicht verwenden: { $reason ->
        [newer-schema] { $version ->
                [none] Eine neuere Version des Bots
               *[other] Version { $version } des Bots
            } hat sie geschrieben. Aktualisiere diese hier.
        [read-only] Sie nimmt nichts an, was geschrieben wird, oder diese Rolle darf dort keine Tabellen anlegen. Sieh nach ihren Rechten.
        [disk-full] Ihr Datenträger ist voll. Schaff Platz.
        [disk-fails] Ihr Datenträger funktioniert nicht.
        [corrupt] Sie ist beschädigt. Leg eine Kopie zurück.
        [busy] Sie ist beschäftigt. Versuch es noch einmal.
        [taken] Ein anderer Prozess des Bots schreibt jetzt dort.
        [unreachable] Sie antwortet nicht. Sieh nach, ob sie läuft und ob dieser Rechner sie erreichen darf.
       *[cannot-open] Mit dieser Adresse lässt sie niemanden herein. Sieh nach Namen, Rolle und Passwort in OVERLORD_DATABASE.
    }
cli-check-database = Die Datenbank { $database } antwortet. { $servers ->
        [0] Noch hat kein Server ein Protokoll darin.
        [one] Das Protokoll eines Servers wurde gelesen.
       *[other] Die Protokolle von { $servers } Servern wurden gelesen.
    }
cli-check-database-waits = Die Datenbank { $database } antwortet; ihre Tabellen werden angelegt oder aktualisiert, wenn der Bot startet.
cli-database-again = Die Datenbank { $database } antwortet nicht. Neuer Versuch in { $seconds } Sekunden.
cli-database-waiting = Prozess { $who } hat die Kampagnen in { $database }. Dieser hier wartet und macht weiter, sobald jener endet.
cli-database-held = Die Kampagnen in { $database } sind in Benutzung durch Prozess { $who }. Halt ihn zuerst an; wurde er gewaltsam beendet, versuch es in einer halben Minute noch einmal.
cli-no-postgres = Diese Installation kennt keinen Weg zu einer PostgreSQL-Datenbank. Installiere overlord[postgres] oder das Lock requirements/postgres.txt.
cli-move-to = alle Kampagnen in eine Datenbank oder zurück in einen Datenordner umziehen, während der Bot angehalten ist
cli-move-to-place = die Adresse einer PostgreSQL-Datenbank oder ein Datenordner
cli-move-no-way = Die Kampagnen können von einem Datenordner in eine Datenbank umziehen und zurück: { $place } ist von dort, wo sie sind, kein Weg. Setz OVERLORD_DATABASE auf die Datenbank, aus der sie kommen sollen, und lass es weg, um sie in eine zu bringen.
cli-move-registers = Nichts ist umgezogen: An beiden Orten steht eigens vermerkt, was dort gelöscht wurde. Was der eine gelöscht hat, könnte mit dessen Sicherungen im anderen zurückkommen.
cli-move-differs = Server { $server } ist nicht umgezogen: Dort sind schon andere Kampagnen von ihm, und mit ihnen wurde gespielt.
cli-move-unusable = Server { $server } ist nicht umgezogen: { $reason ->
        [corrupt] Seine Daten sind beschädigt, oder darin ist ein Text, den keine Datenbank nimmt.
        [empty] Seine Datei ist leer.
        [newer-schema] Eine neuere Version des Bots hat sie geschrieben. Aktualisiere diese hier.
        [read-only] Der neue Ort nimmt nichts an, was geschrieben wird.
        [disk-full] Der Datenträger ist voll.
        [disk-fails] Der Datenträger funktioniert nicht.
        [unreachable] Die Datenbank antwortet nicht.
       *[other] Gerade lässt es sich nicht lesen oder schreiben.
    }
cli-move-not-proved = Server { $server } ist am neuen Ort nicht so, wie er am alten ist.
cli-move-unfinished = Noch ist nicht alles in { $place }, deshalb gelten die Kampagnen weiter dort, wo sie waren. Gib denselben Befehl noch einmal, sobald geheilt ist, was oben steht: Was schon dort ist, zieht nicht zweimal um.
cli-moved = { $servers ->
        [one] Ein Server ist nach { $place } umgezogen und zurückgelesen, bis aufs letzte Byte gleich: { $campaigns }
       *[other] { $servers } Server sind nach { $place } umgezogen und zurückgelesen, bis aufs letzte Byte gleich: { $campaigns }
    } { $campaigns ->
        [one] Kampagne
       *[other] Kampagnen
    }, { $entries ->
        [one] ein Eintrag.
       *[other] { $entries } Einträge.
    } Der alte Ort bleibt, wie er ist, und sagt, wo sie jetzt sind: Lösch ihn, wenn du ihn nicht mehr brauchst. Setz OVERLORD_DATABASE, oder lass es weg, damit der Bot sie findet.
cli-check-words = An der Übersetzung { $language } ist etwas zu richten{ $wrong ->
        [locale] : Eine solche Sprache ist nicht bekannt; ihr Ordner heißt falsch.
        [unreadable] { " in " }{ $detail }: { $key } lässt sich nicht lesen.
        [twice] : { $key } steht zweimal da, das zweite Mal in { $detail }.
        [unknown] : Englisch hat kein { $key }.
        [fills-in] : { $key } setzt { $detail } ein, was der englische Satz nicht hat. Gesagt wird er auf Englisch.
        [lacks] : { $key } fehlt { $detail }, was der englische Satz einsetzt.
        [refers] : { $key } verweist auf { $detail }, was dort kein Begriff ist. Gesagt wird er auf Englisch.
        [variant] : { $key } unterscheidet { $detail }, was der englische Satz nicht kennt.
        [no-variant] : { $key } unterscheidet { $detail } nicht, anders als der englische Satz.
       *[refused] : { $key } hat { $detail } Zeichen, und Platz ist für 1 bis 100, bei einer Option für 80. Es wird weggelassen.
    }
cli-check-untranslated = Der Übersetzung { $language } { $count ->
        [one] fehlt 1 Satz, der auf Englisch gesagt wird
       *[other] fehlen { $count } Sätze, die auf Englisch gesagt werden
    }: { $keys }{ $more ->
        [0] .
       *[other] {" "}und { $more } mehr.
    }
cli-check-token = Discord nimmt das Token an; der Bot heißt { $name }.
cli-check-commands = Discord kennt alle Befehle.
cli-check-no-commands = Discord kennt noch nicht alle Befehle: Der Bot meldet sie beim Start an („overlord run“).
cli-check-added = Discord hat den Befehl /{ $command } hinzugefügt, weil für diese Anwendung Aktivitäten eingeschaltet sind. Der Bot lässt ihn in Ruhe; schalte sie im Entwicklerportal aus (Activities, Settings), um ihn loszuwerden.
cli-check-invitation = Lade den Bot ein: { $url }

cli-emojis = einmalig Emojis der Würfelseiten, Drohmarker und Schicksalsmarker zu Discord hochladen; ab dem nächsten Start zeigen Würfe und Vorräte sie
cli-emojis-remove = sie wieder entfernen
cli-emojis-put-up = { $count ->
        [0] Alle Emojis sind schon da.
        [one] 1 Emoji wurde hochgeladen.
       *[other] { $count } Emojis wurden hochgeladen.
    } Der Bot benutzt sie ab seinem nächsten Start.
cli-emojis-removed = { $count ->
        [0] Der Bot hatte dort keine Emojis.
        [one] 1 Emoji wurde entfernt.
       *[other] { $count } Emojis wurden entfernt.
    } Der Bot benutzt ab seinem nächsten Start wieder Wörter.
cli-emojis-refused = Das hat Discord nicht getan: { $problem }. Was davor geschah, bleibt; derselbe Befehl macht dort weiter.

cli-check-alone = Prozess { $who } betreut alle Server in der Datenbank.
cli-check-holder = Prozess { $who } betreut die Shards { $shards } von { $count }.
cli-check-nobody = Niemand betreut die Shards { $shards } von { $count }: Ihre Server warten, bis ihr Prozess gestartet wird oder ein anderer sie übernimmt.
cli-database-taken-over = Dieser Prozess betreut jetzt mehr Shards, { $shards } von { $count }: { $who ->
        [none] Ein anderer Prozess
       *[other] Prozess { $who }
    } ist weg und nicht zurückgekommen.
