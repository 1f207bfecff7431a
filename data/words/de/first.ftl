# The first edition's economy (E): conquest, the overlord's threat and cards.

# --- what happened

event-quest-started-first = Das Abenteuer { $name } beginnt.
event-quest-ended-first = Das Abenteuer { $name } ist vorbei: { $winner ->
        [heroes] Die Helden gewinnen
       *[overlord] Der Overlord gewinnt
    }.
event-dungeon-began = Die Helden haben { $conquest } Questmarker. Der Overlord hat { $hand } Karten auf der Hand, { $deck } im Deck und keine Drohmarker.
event-dungeon-threat-changed-turn = Der Overlord erhält { $amount } Drohmarker für die Helden im Abenteuer.
event-dungeon-threat-changed-curse = Ein Fluch: Der Overlord erhält { $amount } Drohmarker.
event-dungeon-threat-changed-discard = Das bringt { $amount } Drohmarker.
event-dungeon-threat-changed-played = Der Overlord zahlt { $spent } Drohmarker.
event-dungeon-threat-changed-correction-gained = Der Overlord erhält { $amount } Drohmarker („{ $note }“).
event-dungeon-threat-changed-correction-lost = Der Overlord verliert { $spent } Drohmarker („{ $note }“).
event-conquest-changed-glyph = Eine Glyphe wird aktiviert: Die Helden erhalten { $amount } Questmarker.
event-conquest-changed-killed = Der Tod von { $hero } kostet die Helden { $lost } Questmarker.
event-conquest-changed-killed-free = Der Tod von { $hero } kostet die Helden keinen Questmarker.
event-conquest-changed-deck-out = Die letzte Karte des Decks wird gezogen: Die Helden verlieren { $lost } Questmarker.
event-conquest-changed-deck-out-free = Die letzte Karte des Decks wird gezogen; die Helden haben keinen Questmarker mehr zu verlieren.
event-conquest-changed-spared = Die Helden bekommen { $amount } Questmarker zurück: { $hero } war doch nicht tot.
event-conquest-changed-note-gained = Die Helden erhalten { $amount } Questmarker („{ $note }“).
event-conquest-changed-note-lost = Die Helden verlieren { $lost } Questmarker („{ $note }“).
event-conquest-lost = Die Helden haben keine Questmarker mehr: Der Overlord hat gewonnen. `/quest end` beendet das Abenteuer.
event-overlord-cards-drawn = Der Overlord zieht { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
event-deck-turned = Der Ablagestapel wird zum Deck: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
event-overlord-cards-discarded = Der Overlord wirft { $card ->
        [none] { $cards ->
            [one] 1 Karte
           *[other] { $cards } Karten
        }
       *[other] { $card }
    } ab.
event-overlord-card-played = Der Overlord spielt { $card ->
        [none] { $kind ->
            [event] eine Ereigniskarte
            [trap] eine Fallenkarte
            [spawn] eine Brutkarte
           *[power] eine Machtkarte
        }
       *[other] { $card } ({ $kind ->
            [event] Ereignis
            [trap] Falle
            [spawn] Brut
           *[power] Macht
        })
    }.
event-deck-counted = Das ganze Deck des Overlords hat { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
event-warned-out-of-turn = -# Karten werden in der Regel nur im eigenen Zug des Overlords für Drohmarker abgeworfen.
event-warned-second-spawn = -# Das ist eine zweite Brutkarte in einem Zug.
event-warned-second-power = -# Das ist eine zweite Machtkarte in einem Zug.
event-warned-hand-over = -# Die Hand ist über ihrer Grenze. Nach den Karten des nächsten Overlordzugs wird sie wieder kleiner.

# --- titles, and what stands below them

title-quest-started-first = { $name } beginnt
title-quest-ended-first = { $name }: { $winner ->
        [heroes] Die Helden gewinnen
       *[overlord] Der Overlord gewinnt
    }
title-dungeon-threat-changed-turn = Der Overlord erhält { $amount } Drohmarker
more-dungeon-threat-changed-turn = Sie kommen von den Helden im Abenteuer.
title-dungeon-threat-changed-curse = Der Overlord erhält { $amount } Drohmarker
more-dungeon-threat-changed-curse = Das macht ein Fluch.
title-dungeon-threat-changed-correction-gained = Der Overlord erhält { $amount } Drohmarker
more-dungeon-threat-changed-correction-gained = Korrektur: „{ $note }“
title-dungeon-threat-changed-correction-lost = Der Overlord verliert { $spent } Drohmarker
more-dungeon-threat-changed-correction-lost = Korrektur: „{ $note }“
title-conquest-changed-glyph = Eine Glyphe wird aktiviert
more-conquest-changed-glyph = Die Helden erhalten { $amount } Questmarker.
title-conquest-changed-killed = { $hero } ist tot
title-conquest-changed-killed-free = { $hero } ist tot
more-conquest-changed-killed = Die Helden verlieren { $lost } Questmarker.
more-conquest-changed-killed-free = Die Helden verlieren keinen Questmarker.
title-conquest-changed-note-gained = Die Helden erhalten { $amount } Questmarker
more-conquest-changed-note-gained = „{ $note }“
title-conquest-changed-note-lost = Die Helden verlieren { $lost } Questmarker
more-conquest-changed-note-lost = „{ $note }“
title-overlord-cards-drawn = Der Overlord zieht { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
title-overlord-cards-discarded = Der Overlord wirft { $card ->
        [none] { $cards ->
            [one] 1 Karte
           *[other] { $cards } Karten
        }
       *[other] { $card }
    } ab
title-overlord-card-played = Der Overlord spielt { $card ->
        [none] { $kind ->
            [event] eine Ereigniskarte
            [trap] eine Fallenkarte
            [spawn] eine Brutkarte
           *[power] eine Machtkarte
        }
       *[other] { $card } ({ $kind ->
            [event] Ereignis
            [trap] Falle
            [spawn] Brut
           *[power] Macht
        })
    }
title-deck-counted = Das ganze Deck des Overlords hat { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }

# --- what is asked

question-discard-down = Die Hand liegt um { $over ->
        [one] 1 Karte
       *[other] { $over } Karten
    } über ihrer Grenze. Welchen Abwurfwert hat { $over ->
        [one] die Karte, die abgeworfen wird
       *[other] die nächste Karte, die abgeworfen wird
    }?
question-conquest-value = Wie viele Questmarker kostet der Tod von { $hero }?

# --- why not

refusal-not-enough-cards = Dafür braucht es { $needed ->
        [one] 1 Karte
       *[other] { $needed } Karten
    }, und der Overlord hat { $held } auf der Hand.
refusal-not-enough-conquest = Die Helden haben { $held } Questmarker, und das kostet { $needed }.
refusal-no-quest = Das geht nur in einem Abenteuer. `/quest start` beginnt eines.
refusal-turn-paid = Dieser Overlordzug hat seine Drohmarker und Karten schon gebracht. Der nächste beginnt nach dem Zug eines Helden, oder wenn `/turn end` diesen beendet hat.
rule-turn-paid = die Drohmarker eines Overlordzugs ein zweites Mal
refusal-no-cards-left = Weder im Deck noch im Ablagestapel liegt eine Karte.
refusal-not-in-first-edition = Die erste Edition hat dafür keine Drohmarker. Gib sie mit `reason:correction` und einer Notiz.
refusal-of-first-edition-only = Nur die erste Edition hat { $option }.
refusal-of-second-edition-only = Nur die zweite Edition hat { $option }.
refusal-conquest-unknown = Mit wie vielen Questmarkern { $quest } beginnt, steht im Questhandbuch: Gib es mit `conquest` an.
refusal-unknown-expansion = Keine Erweiterung heißt { $name }. Es gibt diese: { $expansions }.

# --- the summary

first-kind-event = Ereignisse
first-kind-trap = Fallen
first-kind-spawn = Brut
first-kind-power = Macht
first-summary-quest = - **{ $quest }**: { $outcome }; { $rounds ->
        [0] {""}
        [one] 1 Runde, {""}
       *[other] { $rounds } Runden, {""}
    }{ $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }, Questmarker { $before } → { $after }
first-summary-conquest-gained = **Erhaltene Questmarker: { $total }** ({ $reasons })
first-summary-conquest-lost = **Verlorene Questmarker: { $total }** ({ $reasons })
first-summary-threat-gained = **Erhaltene Drohmarker: { $total }** ({ $reasons })
first-summary-threat-lost = **Ausgegebene Drohmarker: { $total }** ({ $reasons })
first-summary-cards = **Overlordkarten**: { $drawn } gezogen, { $discarded } abgeworfen, { $played ->
        [0] { $played } gespielt
       *[other] { $played } gespielt ({ $kinds })
    }
first-summary-slain = **Getötete Monster**: { $count }
first-summary-kills = **Getötete Helden**: { $heroes }
first-figure-conquest = Questmarker
first-figure-kills = { $kills ->
        [one] Held getötet
       *[other] Helden getötet
    }

# --- the live board

first-select-killed = Ein Held wurde getötet
first-killed = { $hero } { $known ->
        [yes] (−{ $value } Questmarker)
       *[no] (wie viele Questmarker, wird gefragt)
    }
first-killed-in-town = schon in der Stadt
first-button-glyph = Glyphe: +{ $conquest } Questmarker
first-button-cards = Deine Karten

# --- the line that closes a move

pools-first = Drohmarker { $threat } | Questmarker { $conquest } | Hand { $hand }, Deck { $deck }

# --- looks: threat, conquest, the overlord's cards

first-quest = Abenteuer **{ $quest }**.
first-no-quest = Gerade läuft kein Abenteuer. `/quest start` beginnt eines.
first-in-town = Tot und zurück in der Stadt: { $heroes }.
first-newest = **Neueste Änderungen**
first-nothing-yet = Noch keine.
first-threat-title = ## Die Drohmarker des Overlords
first-threat-how = Jeder Overlordzug bringt 1 für jeden Helden im Abenteuer; eine abgeworfene Karte bringt ihren Abwurfwert (`/card discard`), ein Fluch in einer Truhe 1 für jeden Helden (`/threat gain reason:curse`). Eine gespielte Karte wird voll bezahlt (`/card play`). Was übrig ist, bleibt von Zug zu Zug.
first-conquest-title = ## Die Questmarker der Helden
first-conquest-how = Eine aktivierte Glyphe bringt 3 (`/conquest glyph`); Truhen, benannte Monster und das Ende des Abenteuers bringen, was dort steht (`/conquest gain`). Ein getöteter Held kostet seinen eigenen Wert (`/conquest killed`), die letzte Karte des Overlorddecks 3. Sind keine mehr da, haben die Helden verloren.
first-why-turn = Overlordzug
first-why-curse = ein Fluch
first-why-discard = Karten abgeworfen
first-why-played = eine Karte gespielt
first-why-correction = Korrektur
first-why-glyph = eine Glyphe
first-why-killed = ein Held wurde getötet
first-why-deck-out = die letzte Karte des Decks
first-why-spared = ein Tod, der doch keiner war
first-why-note-gained = erhalten
first-why-note-lost = verloren
first-hand-title = ## Deine Karten
first-hand =
    - **Auf der Hand**: { $hand } (höchstens { $limit } nach den Karten deines Zugs)
    - **Deck**: { $deck }
    - **Ablagestapel**: { $discards }
    - **Machtkarten im Spiel**: { $in_play }
    - **Alle zusammen**: { $cards }
first-hand-treachery = Eingetauschte Tückekarten: { $cards }.
first-hand-how = Nur du siehst das. Der Bot zählt deine Karten und kennt keine beim Namen, bis du sie nennst.

event-warned-old-board = -# Der Spielplan ist noch der des Abenteuers davor, mit allem, was darauf stand. `/well board action:load` legt einen anderen aus.
event-warned-in-town = -# Die Figur war schon tot und noch in der Stadt, wo niemand getötet wird. War es ein Versehen, nimmt `Rückgängig` es zurück.
first-whose = -# Drohmarker, Hand und Deck gehören dem Overlord, die Questmarker den Helden.
