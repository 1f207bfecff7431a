# What the doctor says of a campaign.

doctor-title = ## Diagnose: { $campaign }

# --- what the bot may do

doctor-place = **Berechtigungen in { $channel }**
doctor-place-unseen = **{ $channel }** ist nicht zu sehen: Den Kanal gibt es nicht mehr, sein Thread ist geschlossen, oder dem Bot fehlt dort „Kanal ansehen“. Eingaben werden dort gemeldet, wo sie gemacht werden.
doctor-permission = - { $permission }: vorhanden
doctor-permission-lacking = - **{ $permission }: FEHLT**
doctor-cure = Wer den Server verwaltet, kann der Rolle des Bots geben, was fehlt: in den Einstellungen von { $channel }, unter „Berechtigungen“.

# --- board, messages, questions

doctor-board = **Tafel**: { $link }
doctor-no-board = **Tafel**: keine. `/campaign board` hängt eine auf.
doctor-dms = **Direktnachrichten**: Niemand lehnt sie ab.
doctor-dms-refused = **Direktnachrichten**: { $player } nimmt von diesem Bot keine an, deshalb stehen Schicksalsmarker nur im Kanal, bis zu `/fortune dms value:on`.
doctor-dms-off = **Direktnachrichten**: { $player } hat sie abgeschaltet.
doctor-no-questions = **Offene Fragen**: keine.
doctor-question = **Offene Frage**, gestellt { $since }, an { $who }: { $question } { $link }

# --- the log

doctor-log = **Protokoll**: { $entries ->
        [one] 1 Eintrag
       *[other] { $entries } Einträge
    } in { $moves ->
        [one] 1 Eingabe
       *[other] { $moves } Eingaben
    }. Version des Bots: { $version }.
doctor-log-sound = Es ist unbeschädigt: lückenlos nummeriert, seine Bewegungen ergeben die Vorräte, und es lässt sich lesen.
doctor-told = Alles bis Eintrag { $told } wurde gemeldet.
doctor-untold = Gemeldet bis Eintrag { $told }; { $entries ->
        [one] 1 Eintrag ist
       *[other] { $entries } Einträge sind
    } noch nicht gemeldet: Discord oder die Berechtigungen des Kanals hindern den Bot am Posten.
doctor-added = **Befehle**: `/{ $command }` ist nicht vom Bot. Discord fügt ihn einer Anwendung hinzu, für die Aktivitäten eingeschaltet sind; wer den Bot hostet, kann sie im Entwicklerportal ausschalten, unter Activities, Settings.
doctor-host = Wer den Bot hostet, kann mit `overlord check` genauer hinsehen und hat Sicherungen.
doctor-ailment-damaged = Die Datei des Servers ist beschädigt.
doctor-ailment-gap = Vor Eintrag { $seq } fehlt ein Eintrag.
doctor-ailment-told-too-far = Es ist mehr als gemeldet vermerkt, als es gibt, bis Eintrag { $seq }.
doctor-ailment-unreadable = Eintrag { $seq } lässt sich nicht lesen.
doctor-ailment-directory = Laut Verzeichnis ist die Kampagne vorbei, laut Protokoll läuft sie, und in ihrem Kanal läuft eine andere.
doctor-ailment-empty = Das Protokoll ist leer.
doctor-ailment-no-beginning = Das Protokoll beginnt nicht damit, dass die Kampagne angelegt wird.
doctor-ailment-second-beginning = Eintrag { $seq } legt die Kampagne ein zweites Mal an.
doctor-ailment-sequence = Eintrag { $seq } ist außer der Reihe.
doctor-ailment-move = Eintrag { $seq } gehört zu keiner Eingabe.
doctor-ailment-undo = Eintrag { $seq } macht rückgängig, was sich nicht rückgängig machen lässt.
doctor-ailment-redo = Eintrag { $seq } wiederholt, was nicht zuletzt rückgängig gemacht wurde.
doctor-ailment-amount = Eintrag { $seq } bewegt keine Marker.
doctor-ailment-tokens = Eintrag { $seq } nimmt Marker, wo keine mehr sind.
doctor-ailment-sheets = Bei Eintrag { $seq } steht auf den Bögen etwas anderes, als die Einträge ergeben.
doctor-ailment-xp = Eintrag { $seq } lässt dem Overlord weniger als 0 EP.
doctor-ailment-fold = Eintrag { $seq } kann dort, wo er steht, nicht geschehen sein.
doctor-ailment-question = Eintrag { $seq } fragt oder antwortet außerhalb seiner Eingabe.
doctor-ailment-pools = Was die Bewegungen ergeben, ist nicht, was die Vorräte enthalten.
doctor-ailment-state = Der Stand, zu dem es führt, passt nicht zusammen.

# --- what was mended

doctor-nothing-mended = **Behoben**: nichts.
doctor-mended-state = **Behoben**: Das Gedächtnis des Bots wich vom Protokoll ab und wurde neu gelesen.
doctor-mended-directory = **Behoben**: Das Verzeichnis der Kampagnen wich vom Protokoll darin ab, ob diese vorbei ist.
doctor-mended-telling = **Behoben**: Was noch nicht gemeldet war, ist es jetzt.
doctor-mended-complaint = **Behoben**: Das Posten geht wieder; misslingt es noch einmal, sagt der Bot es wieder.
doctor-mended-roster = **Behoben**: { $players } haben den Server verlassen; ihre Helden bleiben, von niemandem gespielt.
