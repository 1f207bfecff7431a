# Summaries of a quest or a campaign: the pools' course, and the dice.

summary-threat = Drohmarker
summary-fortune = Schicksal
summary-chart-quest = Drohmarker und Schicksalsmarker nach Abenteuer
summary-chart-round = Drohmarker und Schicksalsmarker nach Runde
summary-chart-alt = { $heading }. { $points }.
summary-chart-point = { $name }: Drohmarker { $threat }, Schicksalsmarker { $fortune }
summary-point-start = Anfang
summary-point-now = jetzt
summary-point-set-up = Aufbau
summary-point-round = Runde { $round }
summary-point-of = { $encounter }, { $point }
summary-encounter = Szene { $encounter }
summary-result-heroes = Die Helden haben gewonnen
summary-result-overlord = Der Overlord hat gewonnen
summary-result-open = Läuft noch
summary-result-campaign = Helden { $heroes }, Overlord { $overlord }
summary-figure-quests = Abenteuer
summary-figure-turns = { $turns ->
        [one] Zug
       *[other] Züge
    }
summary-figure-threat = Drohmarker
summary-figure-fortune = Schicksal
summary-figure-defeats = { $defeats ->
        [one] Heldenniederlage
       *[other] Heldenniederlagen
    }
summary-threat-moved = { $gained ->
        [0] { $spent ->
            [0] 0
           *[other] −{ $spent }
        }
       *[other] +{ $gained }{ $spent ->
            [0] {""}
           *[other] {" "}−{ $spent }
        }
    }
summary-fortune-spent = { $spent } von { $given }
summary-alt-more = Alles davon steht unter „Einzelheiten“.
summary-alt = { $title }: { $result }. { $figures }.
summary-pools = ; Drohmarker { $threat }, Schicksalsmarker { $fortune } { $over ->
        [yes] am Ende
       *[no] bisher
    }
summary-earlier = - { $count } Abenteuer davor: Die Helden gewannen { $heroes }, der Overlord { $overlord }
summary-dice = **Würfelglück**
