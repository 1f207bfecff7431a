### What the bot says to whoever starts it, when it cannot.

missing-token = DISCORD_TOKEN ist nicht gesetzt: Schreib DISCORD_TOKEN= und das Token deines Bots in eine Datei .env in diesem Ordner, oder setz es in die Umgebung. Um den Bot ohne Token auszuprobieren, starte „overlord play“ (in seinem Repository: „make play“).
bad-setting = { $name ->
        [OVERLORD_LOG_LEVEL] OVERLORD_LOG_LEVEL kann nicht „{ $value }“ sein: Es ist { $most } oder { $last }, und INFO, wo nichts gesetzt ist.
        [OVERLORD_HOME] OVERLORD_HOME kann nicht „{ $value }“ sein: Es ist der Pfad eines Ordners, in den der Bot schreiben darf, etwa /srv/overlord oder ~/overlord.
        [OVERLORD_SHARDS] OVERLORD_SHARDS kann nicht „{ $value }“ sein: Es ist auto (Discord sagt, wie viele), eine Zahl von Shards wie 4 oder der Anteil dieses Prozesses daran, etwa 0-3/16 für die ersten vier von sechzehn.
        [OVERLORD_METRICS] OVERLORD_METRICS kann nicht „{ $value }“ sein: Es ist eine Adresse und ein Port dieses Rechners, etwa 127.0.0.1:9464, oder off.
        [OVERLORD_DATABASE] Der Wert von OVERLORD_DATABASE ist nicht die Adresse einer PostgreSQL-Datenbank, etwa postgresql://overlord:password@localhost/overlord. Sonderzeichen im Passwort schreibt man wie %40 für @. Lass es weg, um die Kampagnen im Datenordner zu behalten.
       *[other] Der Wert von { $name } lässt sich nicht verwenden: Berichtige ihn, oder lass ihn weg.
    }
unreadable-settings = { $file } lässt sich nicht lesen: { $problem }. Erlaub es dem Konto des Bots, oder setz das, was darin steht, in die Umgebung.
box-error = Die Datei { $file } in data/ lässt sich nicht verwenden: { $key } { $problem }
strange-token = Der Wert von DISCORD_TOKEN ist kein Bot-Token: Kopier es noch einmal von der Seite deiner Anwendung in Discords Entwicklerportal (Bot, Reset Token), ohne etwas darum herum.
folder-in-use = Der Datenordner { $folder } ist in Benutzung{ $holder ->
        [none] {""}
       *[other] {" "}durch Prozess { $holder }
    }: Zwei Bots würden in dieselben Kampagnen schreiben. Halt zuerst den anderen an, oder gib diesem mit OVERLORD_HOME einen eigenen Ordner.
metrics-unusable = Kennzahlen lassen sich an { $place } nicht anbieten: { $problem }. Setz OVERLORD_METRICS auf eine freie Adresse und einen freien Port, oder lass es weg.
moved-away = Die Kampagnen von { $here } wurden nach { $place } umgezogen: Der Bot muss sie dort suchen (OVERLORD_DATABASE oder OVERLORD_HOME). Um sie wieder hier zu haben, zieh sie mit „overlord move-to“ zurück.
folder-unusable = In den Datenordner { $folder } lässt sich nicht schreiben: { $problem }.
folder-unreadable = Der Datenordner { $folder } lässt sich nicht lesen: { $problem }.
