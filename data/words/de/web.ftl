# The campaign as a page for the web, from `/campaign export as:page`.

web-skip = Zur Geschichte springen
web-tabs = Teile dieser Seite
web-story = Geschichte
web-ledger = Buchführung
web-table = Karten und Helden
web-heroes = Helden
web-dice = Würfel
web-proof = Beweis
web-dice-how = Die Zahl über jedem Balken sagt, wie oft eine Seite fiel, der Strich, wie oft faire Würfel sie im Schnitt zeigen. Das Urteil gilt für alle Würfel zusammen.
web-course = Drohmarker und Schicksalsmarker
web-course-first = Drohmarker und Questmarker
web-conquest = Questmarker
web-course-point = { $name }: Drohmarker { $threat }, Questmarker { $conquest }
web-before = Vor dem ersten Abenteuer
web-somebody = jemand von früher
web-won-heroes = Sieg der Helden
web-won-overlord = Sieg des Overlords
web-edition = { $edition ->
        [first] Erste Edition.
       *[second] Akt { $act }, zweite Edition.
    }
web-made = Vom Overlord-Bot gemacht, Zeiten in UTC:
web-left-out = { $count ->
        [0] Nichts wurde rückgängig gemacht.
        [one] 1 rückgängig gemachte Eingabe ist weggelassen.
       *[other] { $count } rückgängig gemachte Eingaben sind weggelassen.
    }
web-filter-hero = Held
web-filter-hero-all = Alle Helden
web-filter-card = Karte
web-filter-card-all = Alle Karten
web-hero-fortune = Jetzt { $held } Schicksalsmarker, bisher { $given } erhalten
web-hero-uses = Ausgegeben für { $uses }
web-hero-suffered = Erlitt { $damage } Schaden und { $fatigue } Erschöpfung{ $times ->
        [0] {""}
        [1] , wurde einmal niedergestreckt
        [2] , wurde zweimal niedergestreckt
       *[other] , wurde { $times }-mal niedergestreckt
    }
web-hero-fell = { $times ->
        [0] Fiel nie
        [1] Fiel einmal
        [2] Fiel zweimal
       *[other] Fiel { $times }-mal
    }
web-hero-killed = { $times ->
        [0] Nie getötet
        [1] Einmal getötet
        [2] Zweimal getötet
       *[other] { $times }-mal getötet
    }
web-card-use = { $times ->
        [0] Nie eingesetzt
        [1] Einmal eingesetzt
        [2] Zweimal eingesetzt
       *[other] { $times }-mal eingesetzt
    }{ $spent ->
        [0] {""}
       *[other] , für { $spent } Drohmarker
    }{ $paid ->
        [0] .
       *[other] ; gekauft für { $paid } Drohmarker.
    }
web-verify-how = Um das selbst zu prüfen, exportiere die Kampagne als Datei und rufe damit `overlord verify` auf.
