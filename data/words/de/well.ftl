# The first-edition board: what happened, what is refused, what is shown and offered.

# --- the board and its pieces

event-board-loaded = { $preset ->
        [none] Ein eigener Spielplan der Gruppe liegt aus
       *[other] Der Spielplan { $preset } liegt aus
    }: { $width } mal { $height } Felder.
event-figure-placed = { $name } ({ $kind ->
        [hero] Held
       *[monster] Monster
    }{ $large ->
        [yes] , { $size }
       *[no] {""}
    }{ $flying ->
        [yes] , fliegend
       *[no] {""}
    }) steht auf { $space }.{ $body }
event-boulder-placed = Felsbrocken { $name } ({ $size }) liegt auf { $space } und zeigt nach { $direction }.
event-piece-moved = { $name } bewegt sich von { $start } nach { $end }.
event-piece-removed = { $name } kommt vom Spielplan ({ $space }).
event-door-set = { $added ->
        [yes] Zwischen { $space } und { $beyond } ist jetzt eine Tür: { $open ->
                [yes] offen
               *[no] geschlossen
            }.
       *[no] Die Tür zwischen { $space } und { $beyond } ist jetzt { $open ->
                [yes] offen
               *[no] geschlossen
            }.
    }
event-well-setup-changed = Von hier an spielt die Gruppe mit: { $setup }.
well-setup = Atem { $breath }, Blitz { $bolt }, Felsbrocken { $boulder }, Ecken `{ $corners }`, Stürze `{ $falls }`, Treppen `{ $stairs }`, Obergrenze `{ $cap }`

side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen
spaces-run = { $first }–{ $last }
spaces-one = { $space }

# --- sample quests: what each is about, by its board

sample-rolling-hall = Ein Beispielabenteuer. Zu Beginn jedes Overlordzugs rollen die Felsbrocken. Die Helden gewinnen, sobald einer von ihnen auf einer Rampe steht und kein Monster mehr da ist.
sample-kobold-cellar = Ein Beispielabenteuer. Die Helden gewinnen, sobald der Oger und der Elite-Kobold tot sind. Kobolde greifen mit `swarm:True` an; `/well door` öffnet die Tür zum Oger.
sample-drake-gallery = Ein Beispielabenteuer. Die Helden gewinnen, sobald der Drache tot ist. Atem und Blitze gehen um Ecken herum und enden an Mauern, geschlossenen Türen und, ein Blitz, an Treppen; `/well door` öffnet eine Tür.

# --- boulders (W1-W3)

event-boulders-awaited = Der Zug des Overlords beginnt.{ $waiting ->
        [none] {""}
       *[other] {" "}Vor allem anderen rollen die Felsbrocken, in der Reihenfolge, die der Overlord wählt: { $waiting }.
    }
event-boulder-rolled = Felsbrocken { $name } würfelt { $roll } (Wurf { $number }): { $distance ->
        [0] Er bleibt, wo er ist
        [one] 1 Feld
       *[other] { $distance } Felder
    }.
event-boulder-advanced = - Er rollt weiter nach { $space }.
well-path = - Er rollt weiter nach { $spaces }.
event-rubble-cleared = - Er räumt das Geröll auf { $space } weg.
event-figure-crushed = - { $name } ({ $kind ->
        [hero] Held
       *[monster] Monster
    }) auf { $space } ist sofort tot.
event-figure-spared = - { $name } ist in der Grube auf { $space } sicher: Der Felsbrocken rollt nur darüber.
event-boulder-turned = - Die Rampe auf { $ramp } lenkt ihn nach { $direction }.
event-boulder-shattered = - Er prallt gegen { $cause ->
        [wall] die Mauer bei { $space }
        [door] eine geschlossene Tür bei { $space }
       *[boulder] Felsbrocken { $other } auf { $space }
    } und zerbricht.
event-boulder-fell = - Er fällt in die Grube bei { $space } und ist weg.

# --- attacks (W4, W5, W7, W9)

event-well-attack-declared-plain = { $attacker } greift { $targets } an{ $dice ->
        [none] {""}
       *[other] {" "}(Würfel: { $dice })
    }.{ $swarm }{ $losing }{ $blow }
event-well-attack-declared-breath = { $attacker } atmet nach { $direction } (Lage { $alignment }){ $dice ->
        [none] {""}
       *[other] , Würfel: { $dice }
    }. { $targets ->
        [none] Es betrifft niemanden.
       *[other] Betroffen: { $targets }.
    }{ $losing }{ $blow }
event-well-attack-declared-bolt = { $attacker } schleudert einen Blitz nach { $direction } (Lage { $alignment }){ $dice ->
        [none] {""}
       *[other] , Würfel: { $dice }
    }. { $targets ->
        [none] Es betrifft niemanden.
       *[other] Betroffen: { $targets }.
    }{ $losing }{ $blow }
well-swarm = {" "}Schwarm: { $count ->
        [0] Keine andere befreundete Figur steht neben dem Ziel.
        [one] { $helpers } steht neben dem Ziel
       *[other] { $count } andere stehen neben dem Ziel ({ $helpers })
    }{ $count ->
        [0] {""}
       *[other] : { $gained ->
            [0] kein Machtwürfel mehr, denn mehr darf ein Angriff nicht haben
            [one] 1 Machtwürfel mehr
           *[other] { $gained } Machtwürfel mehr
        }.
    }
well-losing = {" "}Die Benommenheit nimmt { $lose ->
        [one] 1 gelben, grünen oder schwarzen Würfel
       *[other] { $lose } gelbe, grüne oder schwarze Würfel
    }.
event-daze-dice-lost = Die Benommenheit nimmt { $dice } aus dem Angriff von { $attacker }.
event-power-dice-capped = { $attacker } behält so viele Machtwürfel, wie ein Angriff haben darf: { $dice } { $count ->
        [one] entfällt
       *[other] entfallen
    }.
event-well-attack-rolled = Gewürfelt: { $roll } (Wurf { $number }).
event-well-attack-dodged = { $name } weicht aus. Neu gewürfelt: { $roll } (Wurf { $number }).
event-well-attack-settled = { $missed ->
        [yes] Fehlschlag.
       *[no] Treffer: Reichweite { $range }, { $wounds ->
            [one] 1 Wunde
           *[other] { $wounds } Wunden
        }{ $surges ->
            [0] {""}
           *[other] , { $surges } Energie
        }.
    }
event-well-attack-settled-short = Fehlschlag: Reichweite { $range }, und das Ziel ist { $short } Felder entfernt.
event-well-attack-settled-template = Treffer bei allen, egal wie weit: { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }{ $surges ->
        [0] {""}
       *[other] , { $surges } Energie
    }.
well-settled-without-dice = Kein Würfel bleibt zum Würfeln: Der Angriff verpufft.

# --- bleed and daze (W6, W7)

event-bleed-set = { $name }: Blutung { $before } → { $after }.
event-daze-set = { $name }: Benommenheit { $before } → { $after }.
event-figure-turn-began = Der Zug von { $name } beginnt.
event-bleed-rolled = { $name } blutet: { $roll } (Wurf { $number }). { $wounds ->
        [0] Keine Wunde
        [one] 1 Wunde, egal welche Rüstung
       *[other] { $wounds } Wunden, egal welche Rüstung
    }. Alle Blutungsmarker kommen weg.
event-daze-rolled = { $name } würfelt für die Benommenheit: { $roll } (Wurf { $number }). { $removed ->
        [0] Kein Marker kommt weg
        [one] 1 Marker kommt weg
       *[other] { $removed } Marker kommen weg
    }, { $left ->
        [0] keiner bleibt.
        [one] 1 bleibt: Jeder Angriff verliert 1 gelben, grünen oder schwarzen Würfel.
       *[other] { $left } bleiben: Jeder Angriff verliert { $left } gelbe, grüne oder schwarze Würfel.
    }

# --- wounds (E7, E8)

event-figures-equipped = Der Bot führt Wunden: { $figures }.
well-wounds-of = { $name }: { $wounds } (Rüstung { $armour ->
        [none] wie auf dem Bogen
       *[other] { $armour }
    })
well-body = {" "}Lebenspunkte: { $wounds }{ $left ->
        [yes] {""}
       *[no] {" "}von { $most }
    }, Rüstung { $armour ->
        [none] wie auf dem Bogen
       *[other] { $armour }
    }{ $speed ->
        [none] {""}
       *[other] , Geschwindigkeit { $speed }
    }{ $dice ->
        [none] {""}
       *[other] ; Angriffswürfel: { $dice }
    }.
well-blow = {" "}Außer den Würfeln: { $parts }.
well-blow-bleed = Blutung
well-blow-daze = Benommenheit
well-blow-damage = +{ $count } Schaden
well-blow-pierce = Durchbohren { $count }
event-figure-hurt-attack = { $name }: { $armour ->
        [none] { $lost ->
            [0] keine Wunde
            [one] 1 Wunde
           *[other] { $lost } Wunden
        }; die Rüstung ist keine feste Zahl, zieh also mit `1 weniger` ab, was auf dem Bogen steht
        [0] { $lost ->
            [0] keine Wunde
            [one] 1 Wunde
           *[other] { $lost } Wunden
        }
       *[other] { $lost ->
            [0] Rüstung { $armour } hält alles ab
            [one] 1 Wunde nach Abzug von Rüstung { $armour }
           *[other] { $lost } Wunden nach Abzug von Rüstung { $armour }
        }
    }.{ $bleed ->
        [0] {""}
       *[other] {" "}Blutet jetzt.
    }{ $daze ->
        [0] {""}
       *[other] {" "}Ist jetzt benommen.
    }
event-figure-hurt-tokens = { $name }:{ $bleed ->
        [0] {""}
       *[other] {" "}Blutet jetzt.
    }{ $daze ->
        [0] {""}
       *[other] {" "}Ist jetzt benommen.
    }
event-figure-hurt-bleed = { $name } verliert { $lost ->
        [one] 1 Lebenspunkt
       *[other] { $lost } Lebenspunkte
    }.
event-figure-hurt-suffers = { $name } verliert { $lost ->
        [one] 1 Lebenspunkt
       *[other] { $lost } Lebenspunkte
    }{ $note ->
        [none] {""}
       *[other] {" "}(„{ $note }“)
    }.
event-figure-hurt-heals = { $name } heilt { $healed ->
        [one] 1 Wunde
       *[other] { $healed } Wunden
    }{ $note ->
        [none] {""}
       *[other] {" "}(„{ $note }“)
    }.
event-figure-died = { $name } ({ $kind ->
        [hero] Held
       *[monster] Monster
    }) auf { $space } ist tot{ $kind ->
        [hero] : zurück in der Stadt, alle Wunden geheilt.
       *[monster] {" "}und verlässt den Spielplan.
    }
event-figure-returned = { $name } lebt doch und steht auf { $space }.
event-attack-adjusted-more = Der Angriff macht { $count ->
        [one] 1 Wunde
       *[other] { $count } Wunden
    } mehr.
event-attack-adjusted-less = Der Angriff macht { $count ->
        [one] 1 Wunde
       *[other] { $count } Wunden
    } weniger.
event-attack-adjusted-pierce = Der Angriff durchbohrt { $count } Rüstung mehr.
wounds-line = { $name }: Lebenspunkte { $wounds }

# --- treachery (W8)

event-treachery-opened = Der Overlord beginnt, Tücke auszugeben.
event-treachery-opened-open = Der Overlord gibt Tücke aus: Ereignis { $event }, Falle { $trap }, Monster { $monster }. Bleibt keine übrig, beginnt der Overlord mit { $usual ->
        [one] 1 Karte
       *[other] { $usual } Karten
    }.
event-treachery-swapped = Der Overlord tauscht eine Tückekarte ein.
event-treachery-swapped-open = Der Overlord tauscht { $card } ein ({ $kind ->
        [event] Ereignis
        [trap] Falle
       *[monster] Monster
    }, { $cost }).
event-treachery-swap-undone = Der Overlord nimmt den Tausch einer Tückekarte zurück.
event-treachery-swap-undone-open = Der Overlord nimmt den Tausch von { $card } zurück ({ $kind ->
        [event] Ereignis
        [trap] Falle
       *[monster] Monster
    }, { $cost }).
event-treachery-settled = Die Tücke ist ausgegeben: { $swapped ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $swapped } Karten
    } eingetauscht, { $left_over ->
        [one] 1 Punkt
       *[other] { $left_over } Punkte
    } übrig, { $extra ->
        [0] keine zusätzliche Startkarte
        [one] 1 zusätzliche Startkarte
       *[other] { $extra } zusätzliche Startkarten
    }. Der Overlord beginnt mit { $start_cards ->
        [one] 1 Karte
       *[other] { $start_cards } Karten
    }.

# --- choices of an attack

question-daze-takes = Die Benommenheit nimmt { $lose } Würfel aus dem Angriff von { $attacker }. { $lose ->
        [one] Welchen?
       *[other] Welche?
    }
question-spend-power = Die Machtwürfel von { $attacker } bringen { $most }: Wie viel davon ist Reichweite, und wie viele sind Wunden?{ $needed ->
        [0] {""}
       *[other] {" "}Das Ziel ist { $away } Felder entfernt: Mit weniger als { $needed } Reichweite mehr schlägt der Angriff fehl.
    }
choice-lose-dice = { $die } verlieren
choice-power = { $number ->
        [0] { $rest ->
                [one] +1 Wunde
               *[other] +{ $rest } Wunden
            }
       *[other] +{ $number } Reichweite{ $rest ->
                [0] {""}
                [one] , +1 Wunde
               *[other] , +{ $rest } Wunden
            }
    }

# --- pictures, in words

well-alt = Der Spielplan, { $first } bis { $last }.
well-alt-before = Vorher: { $board }
well-alt-after = Nachher: { $board }
well-alt-area = Die Schablone bedeckt { $covered }; erreicht werden { $reached }; betroffen: { $targets }.
well-alt-killed = Getötet auf { $spaces }.
well-alt-died = Kreuze: { $figures }.
well-died = { $name } ({ $label }) auf { $space }
well-alt-hero = Helden: { $figures }.
well-alt-monster = Monster: { $figures }.
well-alt-boulders = Felsbrocken: { $boulders }.
well-alt-doors = Türen: { $doors }.
well-alt-terrain = { $what }: { $spaces }.
well-figure = { $name } ({ $label }) auf { $where }{ $flying ->
        [yes] , fliegend
       *[no] {""}
    }{ $bleed ->
        [0] {""}
       *[other] , Blutung { $bleed }
    }{ $daze ->
        [0] {""}
       *[other] , Benommenheit { $daze }
    }{ $most ->
        [0] {""}
       *[other] , Lebenspunkte { $wounds } von { $most }
    }
well-boulder = { $name } auf { $where }, zeigt nach { $direction }
well-door = { $first }/{ $last } { $open ->
        [yes] offen
       *[no] geschlossen
    }
terrain-rubble = Geröll
terrain-pit = Gruben
terrain-stairs = Treppen
terrain-water = Wasser
terrain-obstacle = Hindernisse
terrain-ramp-north = Rampen nach Norden
terrain-ramp-east = Rampen nach Osten
terrain-ramp-south = Rampen nach Süden
terrain-ramp-west = Rampen nach Westen

# --- the overlord's calculator (W8)

treachery-none = Gerade wird keine Tücke ausgegeben. Der Overlord beginnt mit den Zahlen des Abenteuers: `/well treachery event:3 trap:2 monster:4`.
treachery-title = ## Tücke{ $done ->
        [yes] , ausgegeben
       *[no] {""}
    }
    Nur du siehst das.
treachery-event = Ereignis
treachery-trap = Falle
treachery-monster = Monster
treachery-left = **{ $kind }**: { $left } von { $given } übrig
treachery-no-figures = Es ist keine Tücke angegeben. Eine exportierte Datei lässt ihre Zahlen weg: Nach einem Import sagt `/well treachery event:3 trap:2 monster:4` sie neu.
treachery-no-swaps = { $done ->
        [yes] Es wurde keine Karte eingetauscht.
       *[no] Noch ist keine Karte eingetauscht.
    }
treachery-swap = - { $card } ({ $kind }, { $cost })
treachery-swap-untold = - eine Karte, die eine exportierte Datei nicht nennt
treachery-cards = Insgesamt { $left } übrig; je { $points } geben 1 zusätzliche Startkarte: { $extra } zusätzlich. Mit den üblichen { $usual } sind das { $cards } Startkarten, nie mehr als { $most }.
button-swap-treachery = Karte eintauschen
button-swap-back = { $card } zurücknehmen
button-settle = Fertig
form-swap-treachery = Eine Tückekarte eintauschen
field-card = Tückekarte
field-treachery-kind = Art
field-treachery-cost = Kosten
hint-treachery-cost = In der eigenen Art bezahlt

# --- why something is refused

refusal-no-map = Noch liegt kein Spielplan aus. `/well board action:load` legt einen aus: einen mitgelieferten oder deine eigene Textkarte.
refusal-map-faulty = Die Karte hat { $count } Fehler, deshalb wurde nichts ausgelegt:{ $faults }
refusal-no-such-preset = { $name ->
        [none] Welcher Spielplan?
       *[other] Kein mitgelieferter Spielplan heißt { $name }.
    } Es gibt { $presets }, oder deine eigene Textkarte als Datei.
refusal-not-a-space = „{ $text }“ ist kein Feld. Felder heißen nach Spalte und Zeile, etwa C7.
refusal-off-map = { $space } liegt außerhalb des Spielplans, dessen letztes Feld { $last } ist.
refusal-not-a-size = „{ $text }“ ist keine Größe. Größen stehen als Breite mal Höhe, von 1x1 bis 9x9, etwa 2x3.
refusal-bad-piece-name = Eine Figur braucht einen Namen mit einem Buchstaben oder einer Ziffer, höchstens 60 Zeichen lang.
refusal-piece-name-taken = { $name } steht schon auf dem Spielplan.
refusal-no-such-piece = Nichts auf dem Spielplan heißt { $name }. { $there ->
        [none] Noch steht dort nichts.
       *[other] Es gibt { $there }.
    }
refusal-unknown-monster = Kein gedrucktes Monster der ersten Edition heißt { $name }. `/well place` stellt eine eigene Figur auf den Spielplan.
refusal-no-room-for-monsters = Auf dem Spielplan ist kein Platz für { $count } von { $name }.
refusal-wounds-not-kept = Diese Kampagne führt Wunden am Tisch. Mit `/campaign settings track:everything` führt sie der Bot.
refusal-wounds-unknown = Wie viele Lebenspunkte { $name } hat, ist nicht bekannt. Nimm die Figur vom Spielplan, und gib sie mit `/well place wounds:` an.
refusal-too-many-pieces = Auf den Spielplan passen { $most } Figuren und nicht mehr.
refusal-in-wall = { $space } ist Mauer.
refusal-space-taken = { $by } steht auf { $space }.
refusal-door-in-the-way = Eine geschlossene Tür stünde mitten in einer Figur: an der Seite nach { $side } von { $space }.
refusal-boulders-first = Vor allem anderen im Overlordzug rollen die Felsbrocken: { $waiting }.
refusal-boulders-not-now = Felsbrocken rollen nur ganz am Anfang des Overlordzugs (`/well turn name:overlord`).
refusal-boulder-not-waiting = Felsbrocken { $name } wartet nicht aufs Rollen oder ist zweimal genannt. Es warten { $waiting }.
refusal-bad-amount = { $amount } passt nicht: Es muss von { $least } bis { $most } sein, und nicht 0, wo Marker geändert werden.
refusal-template-faulty = Das ist keine Schablone. { $faults }
refusal-treachery-short = Das braucht { $needed } Tücke der Art { $treachery ->
        [event] Ereignis
        [trap] Falle
       *[monster] Monster
    }, und davon ist noch { $left } da.
refusal-treachery-not-open = Gerade wird keine Tücke ausgegeben. `/well treachery` mit den Zahlen des Abenteuers beginnt damit.
refusal-treachery-spent = Die Tücke dieses Abenteuers ist ausgegeben. Um sie anders auszugeben, mach diese Eingabe rückgängig; nach diesem Abenteuer nimmt `/well treachery` die Zahlen des nächsten.
refusal-treachery-changed = Inzwischen sind andere Karten eingetauscht. `/well treachery` zeigt, wie es steht.
refusal-not-swapped = Keine Karte namens { $name } ist eingetauscht.

refusal-choice-open = Der Angriff von { $attacker } wartet erst auf eine Wahl.
refusal-not-a-first-edition-die = Die erste Edition hat keinen Würfel namens { $die }.
refusal-attack-without-dice = Mit welchen Würfeln? Nenn sie, etwa `dice:"rot grün"`, oder merk die eines Helden mit `/hero attack`.
refusal-too-many-power-dice = Kein Angriff hat mehr als { $most } Machtwürfel.
refusal-attack-on-itself = { $name } kann sich nicht selbst angreifen.
refusal-no-such-alignment = Die Schablone kann an dieser Seite auf { $most ->
        [one] 1 Weise
       *[other] { $most } Weisen
    } liegen, gezählt von Westen nach Osten oder von Norden nach Süden, und nicht in Lage { $alignment }.
refusal-no-attack = Darauf wartet kein Angriff.
refusal-other-attack = Diese Würfel liegen nicht mehr da: Sie wurden neu gewürfelt, oder ein anderer Angriff kam.
refusal-not-a-target = Der Angriff betrifft { $name } nicht. { $count ->
        [0] Er betrifft niemanden.
       *[other] Er betrifft { $targets }.
    }
refusal-attack-missed = Der Angriff ist fehlgeschlagen: Es gibt nichts, dem auszuweichen wäre.
refusal-dodged-already = Einem Angriff kann man einmal ausweichen, und das hat { $by } getan.
refusal-no-such-die = Wähl Würfel des Wurfs, jeden einmal.

rule-boulders-first = etwas anderes vor den Felsbrocken
rule-boulders-not-now = Felsbrocken zu einer anderen Zeit als am Anfang des Overlordzugs gerollt
rule-too-many-power-dice = mehr Machtwürfel, als ein Angriff haben darf
rule-dodged-already = ein zweites Ausweichen bei einem Angriff

map-fault = Zeile { $line }, Spalte { $column }: { $what }
map-fault-more = und { $count } mehr
map-fault-empty = es gibt kein Bild eines Spielplans
map-fault-too-long = die Datei ist länger als 20.000 Zeichen
map-fault-too-wide = der Spielplan ist breiter als 60 Felder
map-fault-too-tall = der Spielplan ist höher als 60 Felder
map-fault-ragged = diese Reihe hat nicht { $text } Felder wie die erste
map-fault-symbol = „{ $text }“ bedeutet nichts ({ $space })
map-fault-legend-name = kein Gelände heißt „{ $text }“
map-fault-legend-symbol = „{ $text }“ muss ein Zeichen nennen, etwa wall=W
map-fault-legend-twice = „{ $text }“ würde zweierlei bedeuten
map-fault-line = mit „{ $text }“ beginnt oder endet keine lesbare Zeile; Zeilen sind door, hero, monster, boulder
map-fault-quote = einem Anführungszeichen fehlt das zweite
map-fault-space = „{ $text }“ ist kein Feld wie C7
map-fault-off-map = { $text } liegt außerhalb des Spielplans
map-fault-side = „{ $text }“ ist keine Seite; Seiten sind north, east, south, west
map-fault-door-state = eine Tür ist open oder closed, nicht „{ $text }“
map-fault-door-twice = an dieser Seite von { $text } ist schon eine Tür
map-fault-door-in-wall = eine Tür steht zwischen zwei Feldern ohne Mauer
map-fault-door-in-piece = eine geschlossene Tür steht mitten in einer Figur
map-fault-name = „{ $text }“ ist kein Name: Er braucht einen Buchstaben oder eine Ziffer und höchstens 60 Zeichen
map-fault-name-taken = { $text } steht schon auf dem Spielplan
map-fault-size = „{ $text }“ ist keine Größe wie 2x3
map-fault-in-wall = die Figur bei { $text } steht in einer Mauer
map-fault-space-taken = die Figur bei { $text } steht auf einer anderen
map-fault-word = „{ $text }“ ist ein Wort zu viel
map-fault-too-many = auf den Spielplan passen 200 Figuren und nicht mehr

template-fault-empty = Sie hat keine Reihen.
template-fault-too-large = Sie hat mehr als 12 Reihen oder Spalten.
template-fault-ragged = Ihre Reihen sind nicht alle gleich lang.
template-fault-symbol = Reihen bestehen aus x für bedeckte Felder und . für freie.
template-fault-base = In der letzten Reihe, die an der angreifenden Figur liegt, müssen die bedeckten Felder nebeneinander sein.
template-fault-bolt-base = Die letzte Reihe eines Blitzes bedeckt genau zwei Felder.

# --- buttons

button-play-sample = { $quest } spielen
button-load-board = { $preset } auslegen
button-roll-boulder = Felsbrocken { $boulder } rollen
button-roll-all-boulders = Alle Felsbrocken rollen
button-dodge = Ausweichen
button-one-more = 1 mehr
button-one-less = 1 weniger
button-pierce-one = Durchbohren 1
form-dodge = Ausweichen: Würfel neu würfeln
field-dodging = Wer ausweicht
field-dodged-dice = Neu zu würfelnde Würfel
button-show-board = Spielplan zeigen

# --- pages

well-page-no-board = Noch liegt kein Spielplan aus.
well-page-board = **Spielplan**, { $width } mal { $height } Felder
well-page-window = Das Bild zeigt { $first } bis { $last }; `/well board action:show space:` zeigt einen anderen Teil.
well-page-hero = Helden: { $figures }
well-page-monster = Monster: { $figures }
well-page-boulders = Felsbrocken: { $boulders }
well-page-waiting = Vor allem anderen im Overlordzug rollen diese Felsbrocken: { $boulders }.
well-setup-title = ## Womit die Gruppe spielt
    { $usual ->
        [yes] Das ist die Vorgabe: Die Quelle nennt dafür keine Zahlen.
       *[no] Das hat die Gruppe selbst festgelegt.
    }
well-setup-breath = **Atem**: `x` ist bedeckt; die letzte Reihe liegt flach an der angreifenden Figur.
well-setup-bolt = **Blitz**, ebenso; seine letzte Reihe ist zwei Felder breit.
well-setup-boulder = **Felsbrocken** sind { $size }, wo nichts anderes steht.
well-setup-corners = **corners:{ $corners }**: { $corners ->
        [square] Ein schräger Schritt braucht beide Wege um seine Ecke frei von Mauern und geschlossenen Türen.
       *[cut] Ein schräger Schritt braucht einen Weg um seine Ecke frei von Mauern und geschlossenen Türen.
    }
well-setup-falls = **falls:{ $falls }**: { $falls ->
        [at-end] Ein Felsbrocken fällt hinein, wo sein Rollen ganz über Gruben endet.
       *[at-once] Ein Felsbrocken fällt hinein, sobald er ganz über Gruben liegt.
    }
well-setup-stairs = **stairs:{ $stairs }**: { $stairs ->
        [wall] Ein Blitz trifft, wer auf Treppen steht, und geht nicht weiter durch sie hindurch, als wären sie eine Mauer.
       *[link] Ein Blitz geht durch Treppen wie durch jedes andere Feld.
    }
well-setup-cap = **cap:{ $cap }**: { $cap ->
        [before-daze] Der Schwarm bringt bis zu { $most } Machtwürfel insgesamt, und von diesen nimmt die Benommenheit Würfel.
       *[after-daze] Die Benommenheit nimmt Würfel von allen, die der Schwarm bringt, und bis zu { $most } Machtwürfel bleiben.
    }
well-setup-how = Die Kampagnenleitung ändert jede davon, zum Beispiel `/well setup falls:at-once`. Eine Schablone steht Reihe für Reihe, mit Schrägstrichen dazwischen: `/well setup breath:xxxx/xxxx/.xx./.xx.`
well-way = { $alignment }: von { $base } aus

# --- commands

command-well = Der Spielplan der ersten Edition: Die Quelle der Finsternis
command-well-board = Einen Spielplan auslegen (mitgeliefert oder eigene Textkarte) oder ihn zeigen
command-well-place = Eine Figur auf den Spielplan stellen
command-well-monster = Gedruckte Monster auf den Spielplan stellen
command-well-boulder = Einen Felsbrocken auf den Spielplan legen
command-well-move = Eine Figur oder einen Felsbrocken von Hand bewegen
command-well-remove = Eine Figur oder einen Felsbrocken vom Spielplan nehmen
command-well-door = Eine Tür öffnen, schließen oder einsetzen
command-well-turn = Den Zug des Overlords oder einer Figur beginnen: Felsbrocken, Blutung, Benommenheit
command-well-boulders = Zu Beginn des Overlordzugs die Felsbrocken rollen
command-well-bleed = Blutungsmarker auf eine Figur legen oder wegnehmen
command-well-daze = Benommenheitsmarker auf eine Figur legen oder wegnehmen
command-well-wounds = Eine Figur Wunden erleiden lassen, oder mit Minus heilen
command-well-attack = Eine Figur angreifen
command-well-breath = Nach einer Seite atmen; ohne Würfel nur, um zu sehen, wen es betrifft
command-well-bolt = Einen Blitz nach einer Seite schleudern; ohne Würfel nur, um zu sehen, wen er betrifft
command-well-setup = Zeigen, mit welchen Schablonen und Auslegungen gespielt wird; die Leitung ändert sie
command-well-treachery = Vor einem Abenteuer Tücke ausgeben (nur der Overlord sieht die Karten)

option-well-board-action = Einen Spielplan auslegen oder den zeigen, der da liegt
option-well-board-space = Das Feld in der Mitte des Bilds, etwa C7; nur ein großer Spielplan braucht es
option-preset = Ein mitgelieferter Spielplan
option-file = Dein eigener Spielplan als Textkarte
option-well-place-name = Wie die Figur heißt
option-well-place-kind = Für welche Seite sie kämpft
option-space = Das Feld, etwa C7; bei großen Figuren ihre Ecke im Nordwesten
option-size = Breite und Höhe in Feldern, etwa 2x3
option-flying = Ob sie fliegt
option-master = Ob es ein Elite-Monster ist
option-well-place-wounds = Ihre Lebenspunkte, wenn nichts Gedrucktes sie nennt
option-armour = Ihre Rüstung, wenn nichts Gedrucktes sie nennt
option-well-monster-name = Das gedruckte Monster
option-count = Wie viele
option-well-monster-space = Wo das erste steht; ohne Angabe auf den ersten freien Feldern
option-direction = Wohin sein Pfeil zeigt
option-well-boulder-name = Wie der Felsbrocken heißt; ohne Angabe bekommt er eine Nummer
option-name = Die Figur oder der Felsbrocken
option-side = Welche Seite
option-state = Offen oder geschlossen
option-well-turn-name = Der Overlord oder die Figur
option-order = Felsbrocken in der Reihenfolge des Rollens, durch Kommas; sonst wie hingelegt
option-figure = Die Figur
option-tokens = Wie viele dazukommen, oder mit Minus wegfallen
option-attacker = Die Figur, die angreift
option-well-attack-target = Die Figur, die angegriffen wird
option-bleed = Ob der Angriff sein Ziel bluten lässt
option-daze = Ob der Angriff sein Ziel benommen macht
option-damage = Wunden, die zum Wurf dazukommen
option-pierce = Rüstung, die der Angriff durchbohrt
option-well-wounds-amount = Wunden, die sie erleidet, oder mit Minus heilt
option-swarm = Ob befreundete Figuren neben dem Ziel Machtwürfel dazugeben
option-alignment = Wie die Schablone liegt, von Westen nach Osten oder von Norden nach Süden
option-breath = Reihen des Atems, mit Schrägstrichen: xxxx/xxxx/.xx./.xx. oder default
option-bolt = Reihen des Blitzes, mit Schrägstrichen: xx/xx/xx/xx/xx/xx oder default
option-boulder = Die Größe eines Felsbrockens, wo nichts anderes steht, etwa 2x2
option-corners = Schräg an einer Ecke vorbei: cut geht, square braucht beide Wege darum frei
option-stairs = Ein Blitz an Treppen: wall hält ihn auf, link lässt ihn hindurch
option-cap = Die Grenze der Machtwürfel zählt vor oder nach dem Abzug durch Benommenheit
option-falls = Ein Felsbrocken fällt am Ende seines Rollens in Gruben oder sofort unterwegs
option-event = Ereignis-Tücke, die das Abenteuer gibt
option-trap = Fallen-Tücke
option-monster = Monster-Tücke
option-start = Startkarten, wenn keine Tücke übrig bleibt

button-put-on-board = { $hero } auf den Spielplan setzen …
field-space = Feld
form-put-on-board = Ein Held kommt auf den Spielplan
hint-space = Spalte und Zeile, zum Beispiel E4
