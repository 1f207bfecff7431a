# "Previously": the campaign told in a few sentences. Three wordings take turns from quest to quest.

recap-title = ## Was bisher geschah in { $campaign }
recap-story-title = ## Die Geschichte von { $campaign }
recap-nothing = Noch wurde kein Abenteuer gespielt, also gibt es nichts zu erzählen.
recap-hero-title = ## { $hero } in { $campaign }
recap-overlord-title = ## Der Overlord in { $campaign }
recap-players = -# Alle am Tisch haben eine eigene Seite:
button-recap = Was bisher geschah …
button-recap-overlord = Overlord
button-story = Die Geschichte

# --- a quest

tale-begun = { $quest } hat gerade begonnen.
tale-under-way-0 = { $quest } läuft, in Runde { $rounds }.
tale-under-way-1 = Es ist Runde { $rounds } von { $quest }, und noch ist nichts entschieden.
tale-under-way-2 = Der Tisch ist mitten in { $quest }: Runde { $rounds }.
tale-won-0 = { $winner ->
        [heroes] Die Helden haben { $quest } gewonnen.
       *[overlord] Der Overlord hat { $quest } gewonnen.
    }
tale-won-1 = { $winner ->
        [heroes] { $quest } ging an die Helden.
       *[overlord] { $quest } ging an den Overlord.
    }
tale-won-2 = { $winner ->
        [heroes] In { $quest } behielten die Helden die Oberhand.
       *[overlord] In { $quest } behielt der Overlord die Oberhand.
    }
tale-won-in-0 = { $winner ->
        [heroes] Die Helden haben
       *[overlord] Der Overlord hat
    } { $quest } in { $rounds ->
        [one] einer einzigen Runde
       *[other] { $rounds } Runden
    } gewonnen.
tale-won-in-1 = { $quest } ging nach { $rounds ->
        [one] einer einzigen Runde
       *[other] { $rounds } Runden
    } an { $winner ->
        [heroes] die Helden
       *[overlord] den Overlord
    }.
tale-won-in-2 = { $winner ->
        [heroes] Die Helden brauchten
       *[overlord] Der Overlord brauchte
    } { $rounds ->
        [one] eine einzige Runde
       *[other] { $rounds } Runden
    }, um { $quest } zu gewinnen.
tale-streak-0 = Damit waren es { $count } Siege in Folge für { $winner ->
        [heroes] die Helden
       *[overlord] den Overlord
    }.
tale-streak-1 = { $winner ->
        [heroes] Die Helden haben
       *[overlord] Der Overlord hat
    } { $count } Abenteuer in Folge gewonnen.
tale-streak-2 = Es war der { $count }. Sieg in Folge für { $winner ->
        [heroes] die Helden
       *[overlord] den Overlord
    }.
tale-score = { $lead ->
        [even] Damit steht es { $more } zu { $more }.
        [heroes] Die Helden führen { $more } zu { $fewer }.
       *[overlord] Der Overlord führt { $more } zu { $fewer }.
    }
tale-final = { $lead ->
        [even] Am Ende hatte jede Seite { $more } Abenteuer gewonnen.
        [heroes] Die Helden gewannen { $more } von { $quests ->
            [one] 1 Abenteuer
           *[other] { $quests } Abenteuern
        }.
       *[overlord] Der Overlord gewann { $more } von { $quests ->
            [one] 1 Abenteuer
           *[other] { $quests } Abenteuern
        }.
    }
tale-fell = { $count ->
        [one] { $heroes } fiel
       *[other] { $heroes } fielen je
    } { $times ->
        [1] einmal
        [2] zweimal
       *[other] { $times }-mal
    }
tale-fallen = { $fallen }.
tale-nobody-fell-0 = Nicht ein Held fiel.
tale-nobody-fell-1 = Kein Held wurde unterwegs besiegt.
tale-nobody-fell-2 = Alle Helden blieben auf den Beinen.
tale-reroll-passed = { $count ->
        [one] Ein neuer Wurf machte
       *[other] { $count } neue Würfe machten
    } aus der misslungenen Probe von { $hero } eine gelungene.
tale-reroll-hit = { $count ->
        [one] Ein neuer Wurf machte
       *[other] { $count } neue Würfe machten
    } aus dem Fehlschlag von { $hero } { $after ->
        [0] einen Treffer
       *[other] { $after } Schaden
    }.
tale-reroll-more = { $count ->
        [one] Ein neuer Wurf hob
       *[other] { $count } neue Würfe hoben
    } den Angriff von { $hero } von { $before } auf { $after } Schaden.
tale-lucky-attack = Der glücklichste Wurf von { $hero } brachte { $damage } Schaden: Von { $odds } Würfen ist einer so gut.
tale-lucky-overlord = Der glücklichste Wurf des Overlords brachte { $damage } Schaden: Von { $odds } Würfen ist einer so gut.
tale-lucky-test = { $hero } gelang eine Probe, die von { $odds } Würfen einer schafft.
tale-card-0 = Der Overlord setzte { $card } { $times ->
        [2] zweimal
       *[other] { $times }-mal
    } ein.
tale-card-1 = { $card } kam { $times ->
        [2] zweimal
       *[other] { $times }-mal
    } zum Einsatz.
tale-card-2 = { $times ->
        [2] Zweimal
       *[other] { $times }-mal
    } war es { $card }, was der Overlord einsetzte.
tale-threat-0 = Der Overlord erhielt { $gained } Drohmarker und gab { $spent ->
        [0] keinen davon aus
       *[other] { $spent } für Handlungskarten im Spiel aus
    }.
tale-threat-1 = { $gained ->
        [one] 1 Drohmarker kam
       *[other] { $gained } Drohmarker kamen
    } herein, und { $spent ->
        [0] keiner wurde ausgegeben
        [one] 1 ging für Handlungskarten im Spiel weg
       *[other] { $spent } gingen für Handlungskarten im Spiel weg
    }.
tale-threat-2 = { $gained ->
        [one] 1 Drohmarker kam
       *[other] { $gained } Drohmarker kamen
    } herein; { $spent ->
        [0] keiner ging hinaus
       *[other] Handlungskarten im Spiel kosteten { $spent }
    }.
tale-gained-0 = Der Overlord erhielt { $gained } Drohmarker.
tale-gained-1 = Auf die Overlord-Seite { $gained ->
        [one] kam 1 Drohmarker
       *[other] kamen { $gained } Drohmarker
    }.
tale-gained-2 = Der Vorrat des Overlords wuchs um { $gained } Drohmarker.
tale-slain-0 = { $count ->
        [one] 1 Monster wurde
       *[other] { $count } Monster wurden
    } getötet.
tale-slain-1 = { $count ->
        [one] 1 Monster starb
       *[other] { $count } Monster starben
    }.
tale-slain-2 = Von den Monstern { $count ->
        [one] überlebte 1
       *[other] überlebten { $count }
    } es nicht.
tale-deck-out = Das Deck des Overlords war { $times ->
        [1] einmal
        [2] zweimal
       *[other] { $times }-mal
    } zu Ende.
tale-cards-0 = Der Overlord erhielt { $gained } Drohmarker und spielte { $played ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $played } Karten
    }.
tale-cards-1 = { $gained ->
        [one] 1 Drohmarker kam
       *[other] { $gained } Drohmarker kamen
    } zum Overlord, für { $played ->
        [0] keine einzige Karte
        [one] 1 Karte
       *[other] { $played } Karten
    }.
tale-cards-2 = { $played ->
        [0] Keine Karte spielte
        [one] 1 Karte spielte
       *[other] { $played } Karten spielte
    } der Overlord und erhielt { $gained } Drohmarker.
tale-conquest-0 = Die Questmarker gingen von { $before } auf { $after }.
tale-conquest-1 = Die Helden begannen mit { $before } Questmarkern und endeten mit { $after ->
        [0] keinem
       *[other] { $after }
    }.
tale-conquest-2 = Am Ende { $after ->
        [0] war kein Questmarker
        [one] war 1 Questmarker
       *[other] waren { $after } Questmarker
    } übrig, nach { $before } am Anfang.
tale-conquest-now-0 = Die Helden haben { $after } Questmarker und begannen mit { $before }.
tale-conquest-now-1 = Bisher { $after ->
        [one] wurde aus { $before } Questmarkern 1
       *[other] wurden aus { $before } Questmarkern { $after }
    }.
tale-conquest-now-2 = Jetzt { $after ->
        [one] ist es 1 Questmarker
       *[other] sind es { $after } Questmarker
    }, nach { $before } am Anfang.
tale-fortune-0 = { $hero } gab die meisten Schicksalsmarker aus: { $amount }.
tale-fortune-1 = Niemand verließ sich so aufs Schicksal wie { $hero }, mit { $amount } ausgegebenen Schicksalsmarkern.
tale-fortune-2 = Kein Held gab mehr Schicksalsmarker aus als { $hero }: { $amount }.
tale-bought-0 = Der Overlord kaufte { $cards } für { $cost } Drohmarker.
tale-bought-1 = Für { $cost } Drohmarker kaufte der Overlord { $cards }.
tale-bought-2 = { $cost ->
        [one] 1 Drohmarker ging
       *[other] { $cost } Drohmarker gingen
    } für { $cards } weg.
tale-left-0 = Damit blieben dem Overlord { $threat ->
        [0] keine
       *[other] { $threat }
    } Drohmarker und den Helden { $fortune ->
        [0] keine
       *[other] { $fortune }
    } Schicksalsmarker.
tale-left-1 = Am Ende hatte der Overlord { $threat ->
        [0] keine
       *[other] { $threat }
    } Drohmarker, und die Helden hatten { $fortune ->
        [0] keine
       *[other] { $fortune }
    } Schicksalsmarker.
tale-left-2 = Was übrig blieb: { $threat ->
        [0] keine
       *[other] { $threat }
    } Drohmarker und { $fortune ->
        [0] keine
       *[other] { $fortune }
    } Schicksalsmarker.
tale-held-0 = Der Overlord hat { $threat ->
        [0] keine
       *[other] { $threat }
    } Drohmarker, und die Helden haben { $fortune ->
        [0] keine
       *[other] { $fortune }
    } Schicksalsmarker.
tale-held-1 = Beim Overlord liegen { $threat ->
        [0] keine
       *[other] { $threat }
    } Drohmarker, bei den Helden { $fortune ->
        [0] keine
       *[other] { $fortune }
    } Schicksalsmarker.
tale-held-2 = { $threat ->
        [0] Keine Drohmarker
       *[other] { $threat } Drohmarker
    } für den Overlord, { $fortune ->
        [0] keine
       *[other] { $fortune }
    } Schicksalsmarker für die Helden: So steht es.
# --- one player's page at the campaign's end

tale-own-quests = { $hero } war in { $quests ->
        [one] 1 Abenteuer
       *[other] { $quests } Abenteuern
    } dabei; { $won } davon gewannen die Helden.
tale-own-never-fell = { $hero } fiel nie.
tale-own-fell = { $hero } fiel { $times ->
        [1] einmal
        [2] zweimal
       *[other] { $times }-mal
    }{ $quest ->
        [none] {""}
       *[other] , am häufigsten in { $quest }
    }.
tale-own-fortune = { $hero } erhielt { $given } Schicksalsmarker und gab { $spent } davon aus{ $uses ->
        [none] {""}
       *[other] : { $uses }
    }.
tale-own-use = { $what } { $amount }
tale-overlord-quests = Der Overlord gewann { $won } von { $quests ->
        [one] 1 Abenteuer
       *[other] { $quests } Abenteuern
    }.
tale-overlord-felled = Helden fielen { $times ->
        [1] einmal
        [2] zweimal
       *[other] { $times }-mal
    }{ $hero ->
        [none] {""}
       *[other] , am häufigsten { $hero }
    }.
