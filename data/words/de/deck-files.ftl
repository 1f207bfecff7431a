### A group's own deck file: what is expected where something is wrong with it.

deck-imported = { $who } bringt das selbst gemachte Handlungsdeck { $deck }{ $lieutenant } auf diesen Server, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } mit der Grundkarte { $basic }. `/plot choose` bietet es an.
deck-forgotten = { $who } nimmt das selbst gemachte Handlungsdeck { $deck } von diesem Server.
deck-imported-lieutenant = {" "}({ $lieutenant })
deck-faults = Diese Datei ist noch kein Deck. { $count ->
        [one] Eines stimmt nicht:
       *[other] { $count } Dinge stimmen nicht:
    }
deck-more-faults = … und { $count } mehr.
deck-format = docs/deck-file.md beschreibt das Format, mit einem ganzen Beispiel.

# One line for each fault; without a card it is about the deck itself.
fault-of-card = { $card }, { $field }: { $expected }
fault-of-deck = { $field }: { $expected }

fault-known-field = ein Feld dieses Namens gibt es hier nicht
fault-given = es fehlt
fault-whole-number = erwartet wird eine ganze Zahl von { $least } bis { $most }
fault-text = erwartet wird ein Text von { $least } bis { $most } Zeichen
fault-name = ein Name braucht mindestens einen Buchstaben oder eine Ziffer
fault-one-of = erwartet wird eines von diesen: { $options }
fault-yes-or-no = erwartet wird true oder false
fault-list = erwartet wird eine Liste von { $least } bis { $most } Einträgen
fault-table = erwartet wird eine Tabelle von Feldern
fault-few-cards = ein Deck hat { $least } bis { $most } Karten
fault-unique = eine andere Karte des Decks hat dasselbe
fault-one-basic = genau eine Karte hat keine Kaufkosten: die Grundkarte
fault-some-figures = sag, welche Elite- und normalen Monster der Anführer ersetzt, oder whole_group = true
fault-small-file = eine Datei darf höchstens { $kib } KiB haben
fault-short-lines = Zeile { $line } ist länger als { $most } Zeichen
fault-utf-8 = erwartet wird eine Textdatei in UTF-8
fault-toml = das ist kein TOML oder zu tief verschachtelt
fault-toml-at = ab Zeile { $line } ist das kein TOML
