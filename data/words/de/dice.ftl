# Dice: rolls, rerolls, odds, fairness and verification.

refusal-rerolled-already = Der Wurf von { $hero } hat sich geändert, seit dieser Knopf gezeigt wurde, und nichts wurde ausgegeben. Die Knöpfe unter dem Wurf sind aktuell.
refusal-not-your-roll = Was diese Würfel dazugeben, wählt nur { $who }: Von dort kam der Wurf.

# --- dice and faces

die-blue = blau
die-red = rot
die-yellow = gelb
die-green = grün
die-brown = braun
die-gray = grau
die-black = schwarz
die-white = weiß
die-of-edition = { $die } ({ $edition ->
        [first] erste Edition
       *[second] zweite Edition
    })
die-numbered = { $die } { $number }
die-told = { $die }: { $face }
die-told-rerolled = { $die }: { $face }, neu gewürfelt statt { $old }
face-blank = leer
face-enhancement = Verstärkung
face-surge = Energie
face-miss = X, ein Fehlschlag
face-nothing = nichts
face-misses = { $misses } X
face-range = Reichweite { $range }
face-damage = { $edition ->
        [first] { $damage ->
            [one] 1 Wunde
           *[other] { $damage } Wunden
        }
       *[second] { $damage } Schaden
    }
face-surges = { $surges } Energie
face-shields = { $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilde
    }

# --- a roll

# The small line under a roll: who rolled what for.
brief-roll-called-attack = { $hero ->
        [none] { $target ->
            [none] Angriff
           *[other] Angriff auf { $target }
        }
       *[other] { $hero }{ $target ->
            [none] {""}
           *[other] {" "}→ { $target }
        }
    }{ $distance ->
        [none] {""}
       *[other] , Entfernung { $distance }
    }{ $note ->
        [none] {""}
       *[other] , „{ $note }“
    }
brief-roll-called-defence = { $hero ->
        [none] Verteidigung
       *[other] { $hero } verteidigt sich
    }
brief-roll-called-test = { $hero }, Probe auf { $attribute } ({ $value })
roll-alt-attack = Würfel des Angriffs. { $dice }.
roll-alt-defence = Würfel der Verteidigung. { $dice }.
roll-alt-test = Würfel der Probe. { $dice }.
roll-alt-pool = Würfel. { $dice }.
roll-attack-sum = Reichweite { $range }, { $edition ->
        [first] { $damage ->
            [one] 1 Wunde
           *[other] { $damage } Wunden
        }
       *[second] { $damage } Schaden
    }, { $surges } Energie{ $shields ->
        [none] {""}
        [one] , gegen 1 Schild
       *[other] , gegen { $shields } Schilde
    }.
roll-outcome = { $hits ->
        [yes] Treffer:{" "}
       *[no] {""}
    }{ $edition ->
        [first] { $damage ->
            [one] 1 Wunde
           *[other] { $damage } Wunden
        } vor Abzug der Rüstung
       *[second] { $damage } Schaden{ $defended ->
            [yes] {""}
           *[no] {" "}vor der Verteidigung
        }
    }{ $surges ->
        [0] {""}
       *[other] {" "}· { $surges } Energie übrig
    } · reicht { $range } weit
roll-missed = Fehlschlag: ein X
roll-out-of-range = Fehlschlag: reicht { $range } weit, nötig { $distance }
roll-defended = { $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilde
    }
roll-tested = { $passed ->
        [yes] Gelungen
       *[no] Misslungen
    }: { $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilde
    }{ $added ->
        [0] {""}
       *[other] , davon { $added } durch eine Karte,
    } gegen { $attribute } { $value }
roll-test-lowered = { $card }: Wo sie gilt, ist { $attribute } { $value }, und die Probe ist { $passed ->
        [yes] trotzdem gelungen
       *[no] misslungen
    }.
roll-test-chance = Chance auf Gelingen: { $passes } von { $rolls } ({ $chance }).
roll-surge-fatigue = { $card }, je Energie: { $each } Erschöpfung. { $hero } erleidet { $fatigue ->
        [0] keine
       *[other] { $fatigue } Erschöpfung
    }.
roll-surge-fatigue-due = { $card }, je Energie: { $each } Erschöpfung. Für { $hero } noch einzutragen: { $fatigue } Erschöpfung.
roll-small = -# { $line }
roll-numbers = { $count ->
        [one] Wurf { $numbers }
       *[other] Würfe { $numbers }
    }
roll-enhancements = Verstärkungen: { $left ->
        [0] keine mehr zu wählen
        [one] noch 1, +1 Reichweite oder +1 Wunde nach Wahl
       *[other] noch { $left }, je +1 Reichweite oder +1 Wunde nach Wahl
    }. Gewählt: Reichweite +{ $range }, Wunden +{ $wounds }.
button-enhance-range = +1 Reichweite
button-enhance-wound = +1 Wunde
button-enhance-again = Neu wählen
chance-below = weniger als { $chance }
chance-above = mehr als { $chance }

# --- odds

odds-title = **Chancen**: { $attack }{ $defence ->
        [none] {""}
       *[other] {" "}gegen { $defence }
    }{ $distance ->
        [none] {""}
       *[other] , Entfernung { $distance }
    }
odds-hit = Chance auf einen Treffer: **{ $chance }**
odds-mean = Schaden nach der Verteidigung: im Schnitt **{ $mean }**
odds-damage = Chance auf jeden Schaden nach der Verteidigung: { $chances }
odds-surges = Energie auf den Würfeln: { $chances }
odds-reroll = Den besten Angriffswürfel für einen Schicksalsmarker neu zu würfeln bringt im Schnitt { $gain } Schaden mehr.
odds-exactly = { $number }: { $chance }
odds-or-more = { $number } oder mehr: { $chance }
odds-at-least = mindestens { $number }: { $chance }
odds-test = **Chancen** einer Probe gegen { $value }: { $passes } von { $rolls } Würfen gelingen (**{ $chance }**). Mit einem Schicksalsmarker für den Würfel, bei dem es dann am meisten hilft: { $rerolled }.
odds-chart-damage = Chance auf jeden Schaden nach der Verteidigung
odds-chart-test = Chance auf eine gelungene Probe, nach Attribut
odds-alt = Diagramm. { $heading }. { $chances }.

# --- fairness

fairness-nothing = In dieser Kampagne wurde noch nicht gewürfelt.
fairness-title = **Fairness** von { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    } dieser Kampagne, rückgängig gemachte Eingaben eingeschlossen
fairness-verdict-fair = Urteil: Die Würfel fallen, wie faire Würfel fallen.
fairness-verdict-unusual = Urteil: ungewöhnlich. So weit weichen höchstens { $chance } der fairen Kampagnen jemals ab; am weitesten weicht { $die } ab. Mit Glück oder Pech kommt das hin und wieder vor.
fairness-verdict-suspect = Urteil: verdächtig. So weit weichen höchstens { $chance } der fairen Kampagnen jemals ab; am weitesten weicht { $die } ab. /dice verify sagt, ob an den Würfen etwas verändert wurde.
fairness-verdict-too-few = Urteil: zu wenige Würfe, um einen Würfel zu beurteilen; es braucht { $least } von einer Art.
fairness-die = **{ $die }**: { $faces }.
fairness-die-too-few = **{ $die }**: { $faces }. Zu wenige Würfe für ein Urteil.
fairness-face = { $face } { $seen } ({ $expected })
fairness-how = Hinter jeder Seite steht, wie oft sie fiel, und in Klammern, wie oft faire Würfel sie im Schnitt zeigen; das ist der Strich in den Diagrammen. Das Urteil gilt für alle Würfel zusammen, egal wie oft jemand nachsieht: Höchstens 5 % der fairen Kampagnen gelten jemals als ungewöhnlich, höchstens 0,1 % als verdächtig.
fairness-heading = { $die }, { $rolls ->
        [one] 1 Wurf
       *[other] { $rolls } Würfe
    }
fairness-alt = Diagramme der gefallenen Seiten, in Klammern die erwartete Zahl. { $dice }
fairness-alt-die = { $die }: { $faces }.
fairness-luck = { $player }: { $measures }
fairness-measure = { $measure } { $seen } (im Schnitt { $expected }, Glück { $luck })
fairness-luck-heading = Würfelglück, von schlecht (−3) bis gut (+3)
fairness-luck-count = { $dice } Würfel
fairness-luck-alt = Würfelglück nach Person, in der Reihenfolge der Zeilen darunter: { $lucks }.
fairness-no-luck = Niemandes Glück wird genannt, bevor { $least } der eigenen Würfel gefallen sind.
fairness-luck-how = Das Glück steht in Standardabweichungen: Mehr als +2 oder −2 ist selten. Bei Proben sind weniger Schilde besser.
measure-damage = Schaden
measure-surges = Energie
measure-shields = Schilde
measure-test-shields = Schilde bei Proben

# --- verification

verify-nothing = Noch wurde kein Geheimnis gezeigt: Die Würfel eines Abenteuers lassen sich prüfen, wenn es vorbei ist.
verify-proven = { $rolls ->
        [0] Nichts nachzurechnen: In den beendeten Abenteuern wurde nicht gewürfelt.
        [one] Die Würfel sind bewiesen: 1 Wurf nachgerechnet, er stimmt
       *[other] Die Würfel sind bewiesen: { $rolls } Würfe nachgerechnet, alle stimmen
    }
verify-broken = Die Würfel sind nicht bewiesen: { $rolls ->
        [0] Das Protokoll passt nicht zu dem, was versprochen war.
        [one] 1 Wurf passt nicht zu dem, was versprochen war{ $proven ->
            [0] .
            [one] ; 1 passt.
           *[other] ; { $proven } passen.
        }
       *[other] { $rolls } Würfe passen nicht zu dem, was versprochen war{ $proven ->
            [0] .
            [one] ; 1 passt.
           *[other] ; { $proven } passen.
        }
    }
verify-wrong = Wurf { $number } ({ $dice }): Im Protokoll steht { $logged }, das Geheimnis ergibt { $due }.
verify-wrong-side = Wurf { $number } ({ $dice }): Im Protokoll steht { $logged } auf den Seiten { $logged_sides }, das Geheimnis ergibt die Seiten { $due_sides }, die genauso aussehen.
verify-fault-unshown = { $rolls ->
        [one] Wurf { $numbers }: Das Abenteuer ist vorbei, aber sein
       *[other] Würfe { $numbers }: Das Abenteuer ist vorbei, aber sein
    } Geheimnis wurde nie gezeigt.
verify-fault-replaced = { $rolls ->
        [one] Wurf { $numbers }: Das gezeigte Geheimnis ist
       *[other] Würfe { $numbers }: Das gezeigte Geheimnis ist
    } nicht das versprochene.
verify-fault-unpromised = { $rolls ->
        [one] Wurf { $numbers } steht
       *[other] Würfe { $numbers } stehen
    } außerhalb eines Versprechens und seines Geheimnisses.
verify-fault-forced = { $rolls ->
        [one] Wurf { $numbers } ist
       *[other] Würfe { $numbers } sind
    } als vorgegeben vermerkt: Den Würfeln wurde gesagt, was sie zeigen sollen.
verify-fault-unmixed = { $rolls ->
        [one] Wurf { $numbers } fehlt,
       *[other] Würfen { $numbers } fehlt,
    } was hineingemischt sein muss: Discords Nummer des Befehls oder Knopfdrucks oder ein Wort vom Tisch.
verify-fault-copied = { $rolls ->
        [one] Wurf { $numbers }: Was daraus folgte, richtet sich nach anderen Seiten, als die Würfel zeigten.
       *[other] Würfe { $numbers }: Was daraus folgte, richtet sich nach anderen Seiten, als die Würfel zeigten.
    }
verify-astray = Die Nummern der Würfe haben bei { $numbers } eine Lücke: Würfe wurden ausgelassen oder doppelt geschrieben.
verify-outside = { $rolls ->
        [one] 1 Wurf
       *[other] { $rolls } Würfe
    } außerhalb von Abenteuern: aus den Zufallszahlen des Betriebssystems, nicht nachzurechnen.
verify-key = Schlüssel der Kampagne: { $key }
verify-quest = Abenteuer { $quest }
verify-digest = SHA-256, gepostet vor dem ersten Wurf: { $digest }
verify-secret = Geheimnis: { $secret }
verify-running = Das Geheimnis wird gezeigt, wenn das Abenteuer endet{ $rolls ->
        [0] .
        [one] ; 1 Wurf wartet auf die Prüfung.
       *[other] ; { $rolls } Würfe warten auf die Prüfung.
    }
verify-elsewhere = { $rolls ->
        [0] Ein anderer Host hat es versprochen; nur er kann sein Geheimnis zeigen.
        [one] 1 Wurf kam unfertig von einem anderen Host; nur er kann das Geheimnis zeigen.
       *[other] { $rolls } Würfe kamen unfertig von einem anderen Host; nur er kann das Geheimnis zeigen.
    }
verify-unshown = Das Abenteuer ist vorbei, aber sein Geheimnis wurde nie gezeigt{ $rolls ->
        [0] .
        [one] : 1 Wurf ist unbewiesen.
       *[other] : { $rolls } Würfe sind unbewiesen.
    }
verify-replaced = Das gezeigte Geheimnis ist nicht das versprochene{ $rolls ->
        [0] .
        [one] : 1 Wurf ist unbewiesen.
       *[other] : { $rolls } Würfe sind unbewiesen.
    }
verify-seal-kept = Verdeckte Seite, SHA-256 { $digest }: gezeigt als { $secret }, { $side ->
        [threat-side] die Drohseite
        [fortune-side] die Schicksalsseite
       *[other] keine Seite eines Markers
    }. Das stimmt überein.
verify-seal-running = Verdeckte Seite, SHA-256 { $digest }: wird gezeigt, wenn das Abenteuer endet.
verify-seal-elsewhere = Verdeckte Seite, SHA-256 { $digest }: Sie kam von einem anderen Host; nur er kann sie zeigen.
verify-seal-unshown = Verdeckte Seite, SHA-256 { $digest }: **nicht bewiesen**, sie wurde nie gezeigt.
verify-seal-replaced = Verdeckte Seite, SHA-256 { $digest }: **nicht bewiesen**, gezeigt wurde etwas anderes, als versiegelt war: { $secret }.
verify-words = Wörter, die von hier an in jeden Wurf gemischt sind: { $words }
verify-rolls = { $rolls ->
        [0] Kein Wurf ist
        [one] Wurf { $numbers } ist
       *[other] Würfe { $numbers } sind
    } daraus nachgerechnet{ $wrong ->
        [0] {""}
       *[other] , { $wrong } falsch
    }{ $forced ->
        [0] .
        [one] ; 1 vorgegebener Wurf bleibt außen vor.
       *[other] ; { $forced } vorgegebene Würfe bleiben außen vor.
    }
prove-kept = Wurf { $number } ({ $dice }) zeigt { $logged }, genau wie es das Geheimnis unten mit Discords Nummer { $cause } ergibt.
prove-forced = Wurf { $number } ({ $dice }) zeigt { $logged }: Das war ihm vorgegeben, also beweist es nichts.
prove-running = Wurf { $number } ({ $dice }) zeigt { $logged }: Das Abenteuer läuft noch, und das Geheimnis, das ihn beweist, wird am Ende gezeigt.
prove-elsewhere = Wurf { $number } ({ $dice }) zeigt { $logged }: Ein anderer Host hat ihn versprochen; nur er kann das Geheimnis zeigen.
prove-unshown = Wurf { $number } ({ $dice }) zeigt { $logged }: Das Abenteuer ist vorbei, aber das Geheimnis wurde nie gezeigt, also beweist ihn nichts.
prove-replaced = Wurf { $number } ({ $dice }) zeigt { $logged }: Das gezeigte Geheimnis ist nicht das versprochene, also beweist ihn nichts.
prove-outside = { $count ->
        [one] Wurf { $numbers } fiel
       *[other] Würfe { $numbers } fielen
    } außerhalb eines Abenteuers, mit den Zufallszahlen des Betriebssystems: Beweisen lassen sich nur Würfe in Abenteuern.
verify-how = Die Seite docs/verify-dice.md des Bots erklärt, wie das ohne ihn zu prüfen ist.

# --- overlord verify

cli-verify = die Würfe einer exportierten Kampagne aus den Geheimnissen ihrer Abenteuer nachrechnen
cli-verify-file = die exportierte Kampagne
cli-verify-unreadable = { $file } lässt sich nicht lesen: { $problem }
cli-verify-bad-file = { $file } ist keine exportierte Kampagne{ $entry ->
        [0] {""}
       *[other] {" "}(Eintrag { $entry })
    }: { $problem }
