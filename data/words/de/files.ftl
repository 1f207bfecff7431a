# Campaigns as files: handing one out, and taking one in.

file-export = Hier ist **{ $campaign }** mit allen { $entries } Einträgen des Protokolls. Verdeckte Handlungskarten und noch nicht gezeigte Würfelgeheimnisse und verdeckte Seiten fehlen darin. `/campaign import` nimmt sie auf, in einem Kanal, in dem keine Kampagne läuft.
file-export-without-deck = Die Kampagne spielt mit einem selbst gemachten Handlungsdeck. Sein Text fehlt darin, denn er nennt die verdeckten Karten: Nur die Overlord-Seite nimmt ihn mit. Bevor die Datei auf einem anderen Server aufgenommen wird, bringt jemand die Deckdatei mit `/plot import` dorthin.
file-export-too-large = Das Protokoll dieser Kampagne ist größer, als Discord den Bot senden lässt. Wer den Bot hostet, kann es mit `overlord backup` kopieren.

file-page = Hier ist **{ $campaign }** als Seite für jeden Browser, auch auf dem Handy. Sie zeigt mit Namen, was alle in diesem Kanal sehen können; verdeckte Handlungskarten und noch nicht gezeigte Würfelgeheimnisse fehlen darin.
file-page-too-large = Die Seite dieser Kampagne ist größer, als Discord den Bot senden lässt.

file-button-export = Exportieren

# --- what an import would do

file-import-title = ## { $campaign } hierher holen?
file-import-size = { $moves ->
        [one] 1 Eingabe
       *[other] { $moves } Eingaben
    } in { $entries ->
        [one] 1 Eintrag
       *[other] { $entries } Einträgen
    } des Protokolls, { $quests ->
        [0] noch kein Abenteuer gespielt
        [one] 1 Abenteuer gespielt
       *[other] { $quests } Abenteuer gespielt
    }.
file-import-ended = Die Kampagne ist vorbei; hier lässt sie sich ansehen und ihr Ende rückgängig machen.
file-import-quest = Das Abenteuer **{ $quest }** läuft gerade.
file-import-secret = Seine Würfel gehen mit einem frischen Geheimnis weiter, dessen Prüfsumme hier gepostet wird.
file-import-overlords = Overlord-Seite: { $overlords }
file-import-steward = Kampagnenleitung: { $steward }
file-import-hero = - { $hero }: { $player }
file-import-hero-unplayed = - { $hero }: von niemandem gespielt, bis `/hero assign` jemanden nennt
file-import-users = Von den Leuten in der Datei { $found ->
        [0] ist niemand
        [one] ist 1 Person
       *[other] sind { $found }
    } auf diesem Server{ $missing ->
        [0] {""}
        [one] ; 1 Person ist es nicht und steht im Protokoll als jemand von früher
       *[other] ; { $missing } sind es nicht und stehen im Protokoll als Leute von früher
    }.
file-import-deck = Handlungsdeck: { $deck }
file-import-new-deck = Das eigene Deck { $deck } der Gruppe kommt damit auf diesen Server.
file-import-nothing-yet = Noch ist nichts geschehen.

# --- what became of it

file-import-done = { $who } hat die Kampagne **{ $campaign }** hierher geholt, mit { $entries } Einträgen ihres Protokolls.
file-import-look = Stand
file-waits = Gerade werden andere Dateien durchgesehen; deine ist als Nächste dran, und sonst wartet nichts darauf.
file-import-read = Die Datei wird durchgesehen: { $entries } Einträge sind bisher gelesen.
file-import-said = Die Datei wird durchgesehen: Alle Einträge sind gelesen, { $entries } davon bisher geprüft.
file-import-left = Nichts wurde importiert.
file-import-send-again = Die Datei ist nicht mehr da, deshalb wurde nichts importiert. Bitte schick sie mit `/campaign import` noch einmal.

# --- what is wrong with a file

file-place-entry = Es steht in Eintrag { $entry }.
file-place-field = Es steht in Eintrag { $entry }, Feld { $field }.
file-not-imported = Nichts wurde importiert.
file-fault-too-large = Die Datei ist größer als 10 MiB oder entpackt größer als 64 MiB: mehr, als irgendeine Kampagne braucht.
file-fault-no-json = Die Datei ist kein JSON: Sie ist vielleicht abgeschnitten oder etwas ganz anderes.
file-fault-no-export = Die Datei ist keine exportierte Kampagne, oder ihr Anfang ist beschädigt.
file-fault-newer = Eine neuere Version dieses Bots hat die Datei geschrieben. Wer diesen hier hostet, kann ihn aktualisieren.
file-fault-too-many = Die Datei hat mehr Einträge, als der Bot aufnimmt.
file-fault-too-many-users = Die Datei nennt mehr Leute, als je an einem Tisch saßen.
file-fault-too-much = Die Datei zu prüfen ist mehr Arbeit, als irgendeine Kampagne machen sollte.
file-fault-kind = Die Datei hat einen Eintrag einer Art, die dieser Bot nicht kennt.
file-fault-field = Etwas in der Datei lässt sich nicht lesen.
file-fault-text = Ein Text in der Datei ist zu lang oder hat Zeichen, die kein Text hat.
file-fault-number = Eine Zahl in der Datei ist größer als jede im Spiel.
file-fault-long = Eine Liste in der Datei ist länger als jede im Spiel.
file-fault-map = Ein Spielplan in der Datei ist keiner: Seine Reihen sind verschieden lang, oder etwas steht neben ihm oder hat eine Größe, die es nicht gibt.
file-fault-deck = Die Kampagne wird mit dem Handlungsdeck { $field } gespielt, das dieser Server nicht hat. Ist es selbst gemacht, bringt die Kampagnenleitung zuerst seine Deckdatei mit `/plot import`; die Overlord-Seite kann die Kampagne auch zusammen mit ihm exportieren.
file-fault-deck-file = Eines der eigenen Decks der Gruppe ist in der Datei beschädigt.
file-fault-deck-differs = Dieser Server hat ein anderes Deck namens { $field }, mit anderen Karten.
file-fault-dice = Die Datei hat einen Wurf mit Würfeln, die es nicht gibt.
file-fault-words = Die Datei hat eine Eingabe, die in diesem Spiel keinen Sinn ergibt.
file-fault-empty = Die Datei hat keine Einträge.
file-fault-no-beginning = Das Protokoll in der Datei beginnt nicht damit, dass eine Kampagne angelegt wird.
file-fault-second-beginning = Das Protokoll in der Datei legt seine Kampagne zweimal an.
file-fault-sequence = Die Einträge in der Datei sind nicht der Reihe nach nummeriert.
file-fault-move = Ein Eintrag in der Datei gehört zu keiner Eingabe, die dort weitergehen könnte.
file-fault-undo = Ein Eintrag in der Datei macht eine Eingabe rückgängig, bei der das dort nicht geht.
file-fault-redo = Ein Eintrag in der Datei wiederholt eine Eingabe, die nicht als letzte rückgängig gemacht wurde.
file-fault-amount = Die Datei bewegt eine Zahl von Markern, die sich nicht bewegen lässt.
file-fault-tokens = Die Datei nimmt Marker weg, wo keine mehr sind.
file-fault-sheets = was auf den Bögen steht, ist nicht, was die Einträge ergeben
file-fault-xp = Die Datei lässt dem Overlord weniger als keine Erfahrung.
file-fault-fold = Die Datei hat einen Eintrag, der dort nicht geschehen sein kann.
file-fault-question = Die Datei hat eine Frage oder eine Antwort, die zu keiner Eingabe gehört.
file-fault-state = Die Datei führt zu einem Tisch, zu dem kein Spiel führt.
file-fault-pools = Was die Bewegungen in der Datei ergeben, ist nicht, was ihre Vorräte enthalten.
