# What happened, one line an event. Heroes, cards and other names come in bold already.

# --- who did it

said-by = { $who }: { $line }
said-by-steward = { $who } (Kampagnenleitung): { $line }
said-by-stand-in = { $who } (für { $player }): { $line }
taken-back = Rückgängig gemacht von { $who }.
played-again = Wiederholt von { $who }.
event-house-ruled = Hausregel: { $rule }.

# --- both pools

pools = Drohmarker { $threat } | Schicksalsmarker: { $fortune }
pools-without-heroes = Drohmarker { $threat }
pools-awaiting = { $threat }, { $count } noch ohne Held
pools-change = { $before } → { $after }
pools-hero = { $hero } { $amount }
xp = EP des Overlords { $xp }

# --- the campaign

event-campaign-created = Die Kampagne { $name } beginnt{ $edition ->
        [first] {""}
       *[second] {" "}in Akt { $act }
    }. Overlord: { $overlord }.{ $edition ->
        [first] {" "}Gespielt wird nach den Regeln der ersten Edition.
       *[second] {""}
    }
event-campaign-created-printed = Die Kampagne { $name } beginnt in Akt { $act }: { $printed_campaign }. Overlord: { $overlord }.{ $edition ->
        [first] {" "}Gespielt wird nach den Regeln der ersten Edition.
       *[second] {""}
    }
event-campaign-created-next = Weiter geht es so: zwei bis vier Helden hinzufügen, ein Handlungsdeck wählen, wenn ihr mit einem spielt, dann das erste Abenteuer beginnen.
event-campaign-created-next-first = Weiter geht es so: die Helden hinzufügen, dann `/quest start`. „… auslegen“ bringt den Spielplan allein, für ein eigenes Abenteuer, wie `/well board` mit eigener Textkarte; „… spielen“, ab zwei Helden, beginnt darauf unser Beispielabenteuer. `/help topic:well` sagt, wie hier ein Abenteuer der ersten Edition gespielt wird.
event-settings-changed = Einstellungen: { $changes }.
event-overlords-changed = Overlord-Seite: { $before } → { $after }.
event-printed-campaign-set = Die gedruckte Kampagne ist { $name }.
event-act-set = Die Kampagne ist jetzt in Akt { $act }.
event-campaign-adopted = Eine laufende Kampagne wird hier übernommen.
event-campaign-adopted-with-cards = Eine laufende Kampagne wird hier übernommen. Schon gekauft: { $cards }.
event-campaign-ended = Die Kampagne ist vorbei, und alle ihre Marker gehen in den Vorrat zurück. Ansehen und exportieren lässt sie sich weiterhin.

# --- heroes

event-hero-added = { $hero } kommt zu den Helden; gespielt von { $player }.{ $sheet }
event-hero-added-unplayed = { $hero } kommt zu den Helden und wird vorerst von niemandem gespielt.{ $sheet }
hero-added-near-printed = -# Ein eigener Name, noch ohne Werte. Falls { $hero } gemeint ist, wie gedruckt: Rückgängig, dann unter diesem Namen hinzufügen.
event-sheet-changed = { $hero }, Bogen: { $changes }.
event-hero-marked-on = Der Heldenmarker von { $hero } liegt beim Handlungsdeck, bis das Abenteuer endet.
event-hero-marked-off = Der Heldenmarker von { $hero } wird vom Handlungsdeck zurückgenommen.
event-hero-assigned = { $hero } wird von { $player } gespielt.
event-hero-assigned-nobody = { $hero } wird jetzt von niemandem gespielt.
event-stand-in-named = { $user } spielt { $hero } in Vertretung.
event-stand-in-named-ended = Für { $hero } spielt niemand mehr in Vertretung.
event-player-left = { $user } hat den Server verlassen. { $heroes } { $left ->
    [one] bleibt dabei, ohne jemanden, der spielt: Wer sonst einen Helden spielt, darf mithandeln, und die Kampagnenleitung teilt den Helden mit /hero assign neu zu.
   *[other] bleiben dabei, ohne jemanden, der spielt: Wer sonst einen Helden spielt, darf mithandeln, und die Kampagnenleitung teilt die Helden mit /hero assign neu zu.
}
event-join-lapsed = { $user } hat den Server verlassen: Die Anfrage, mit { $name } mitzuspielen, ist erledigt.
event-player-left-standing-in = { $user } hat den Server verlassen und vertritt niemanden mehr.
event-player-left-side = { $user } hat den Server verlassen.{ $was_overlord ->
    [yes] { " " }Der Platz auf der Overlord-Seite ist frei: Wer mit auf dieser Seite ist, wer die Kampagne angelegt hat und alle mit „Server verwalten“ können jemanden dafür benennen.
   *[no] { "" }
}{ $was_creator ->
    [yes] { " " }Um die Kampagne kümmern sich jetzt alle mit „Server verwalten“.
   *[no] { "" }
}{ $heroes ->
    [none] { "" }
   *[other] { " " }{ $heroes } { $left ->
        [one] bleibt dabei, ohne jemanden, der spielt: Wer sonst einen Helden spielt, darf mithandeln, und die Kampagnenleitung teilt den Helden mit /hero assign neu zu.
       *[other] bleiben dabei, ohne jemanden, der spielt: Wer sonst einen Helden spielt, darf mithandeln, und die Kampagnenleitung teilt die Helden mit /hero assign neu zu.
    }
}
event-hero-removed = { $hero } verlässt die Helden.
event-hero-defeated = { $hero } ist besiegt.
event-overlord-card-drawn = Der Overlord zieht { $amount ->
        [one] 1 Overlordkarte
       *[other] { $amount } Overlordkarten
    }.
event-hero-rested = { $hero } ruht sich aus.

# --- quests, encounters, turns

event-quest-started = Das Abenteuer { $name } beginnt ({ $kind }, Akt { $act }, { $encounters ->
        [one] 1 Szene
       *[other] { $encounters } Szenen
    }). Jetzt die erste Szene aufbauen; `/turn` startet das Spiel.{ $lieutenants }{ $passed_over }
event-quest-started-lieutenants = {" "}Hauptleute darin: { $lieutenants }.
event-play-began = Der Aufbau ist vorbei, das Spiel beginnt.
event-encounter-ended = Szene { $encounter } ist vorbei.
event-encounter-set-up = Jetzt Szene { $encounter } aufbauen; `/turn` startet das Spiel.
event-quest-ended = Das Abenteuer { $name } ist vorbei: { $winner ->
        [heroes] Die Helden gewinnen
       *[overlord] Der Overlord gewinnt
    }. Die Kampagnenphase beginnt mit: { $step }.
event-phase-entered = Kampagnenphase: { $step }. { $todo }{ $passed_over }
passed-over = {" "}Übersprungen: { $steps }; was dort von selbst geschieht, ist geschehen.
event-overlord-turn-began = Der Zug des Overlords beginnt.
event-hero-turn-began = Der Zug von { $hero } beginnt (Runde { $round }).
event-turn-ended = Der Zug von { $hero } ist vorbei.
event-turn-ended-overlord = Der Zug des Overlords ist vorbei.

# --- tokens and experience

event-tokens-moved-hero-defeated = Der Overlord erhält dafür { $amount } Drohmarker.
event-tokens-moved-quest-ended = Der Overlord erhält { $amount } Drohmarker für das Abenteuer.
event-tokens-moved-quest-won = Der Overlord erhält noch { $amount } Drohmarker für den Sieg.
event-tokens-moved-xp-converted = Der Overlord erhält dafür { $amount } Drohmarker.
event-tokens-moved-rumor = Der Overlord erhält dafür { $amount } Drohmarker.
event-tokens-moved-card = Der Overlord erhält { $amount } Drohmarker durch { $card }.
event-tokens-moved-card-note = Der Overlord erhält { $amount } Drohmarker durch { $card } („{ $note }“).
event-tokens-moved-card-note-only = Der Overlord erhält { $amount } Drohmarker durch eine Karte („{ $note }“).
event-tokens-moved-card-payment = Für { $card } legt der Overlord { $amount } Drohmarker in den Vorrat. Schicksalsmarker werden daraus nicht.
event-tokens-moved-correction-threat-gained = Korrektur: Der Overlord erhält { $amount } Drohmarker („{ $note }“).
event-tokens-moved-correction-threat-lost = Korrektur: Der Overlord verliert { $amount } Drohmarker („{ $note }“).
event-tokens-moved-correction-fortune-gained = Korrektur: { $heroes } erhält { $amount } Schicksalsmarker („{ $note }“).
event-tokens-moved-correction-fortune-lost = Korrektur: { $heroes } verliert { $amount } Schicksalsmarker („{ $note }“).
event-tokens-moved-adopted = Der Overlord bringt { $amount } Drohmarker mit.
event-tokens-moved-trigger = Die ausgegebenen Drohmarker werden zu Schicksalsmarkern: { $heroes }.
event-tokens-moved-tie = Die Helden geben den nächsten Schicksalsmarker an { $heroes }.
event-tokens-moved-reroll-at-table = { $heroes } gibt { $amount } Schicksalsmarker aus und würfelt einen Würfel am Tisch neu.
event-tokens-moved-reroll = { $heroes } gibt { $amount } Schicksalsmarker aus und würfelt neu.
event-tokens-moved-shop-card = Ausgegebene Schicksalsmarker: { $heroes }.
event-tokens-moved-shopping-ended = Das Einkaufen ist vorbei: { $amount } Schicksalsmarker { $amount ->
        [one] geht
       *[other] gehen
    } in den Vorrat zurück ({ $heroes }).
event-tokens-moved-hero-removed = { $amount ->
        [one] 1 Marker von diesem Heldenbogen geht
       *[other] { $amount } Marker von diesem Heldenbogen gehen
    } in den Vorrat zurück.
event-tokens-moved-marker-monster-card = { $amount } Marker aus dem Vorrat: auf die Monsterkarte der Gruppe legen, die { $card } markiert.
event-tokens-moved-marker-tile = { $amount } Marker aus dem Vorrat: auf das Planteil legen, das { $card } markiert.
event-tokens-moved-marker-mark = { $amount ->
        [one] 1 Marker aus dem Vorrat markiert
       *[other] { $amount } Marker aus dem Vorrat markieren
    } { $heroes } ({ $card }).
event-tokens-moved-marker-returned-monster-card = Der Marker von { $card } geht von seiner Monsterkarte in den Vorrat zurück.
event-tokens-moved-marker-returned-tile = Der Marker von { $card } geht von seinem Planteil in den Vorrat zurück.
event-tokens-moved-marker-returned-mark = Der Marker von { $card } bei { $heroes } geht in den Vorrat zurück.
event-tokens-moved-laid-on-card = { $amount } Marker aus dem Vorrat: auf { $card } legen.
event-tokens-moved-taken-from-card = Der Overlord erhält { $amount } Drohmarker, { $amount ->
        [one] der auf { $card } lag
       *[other] die auf { $card } lagen
    }.
event-tokens-moved-off-card = { $amount ->
        [one] Der Marker auf { $card } geht in den Vorrat zurück.
       *[other] Die { $amount } Marker auf { $card } gehen in den Vorrat zurück.
    }
event-tokens-moved-counter-laid = { $what ->
        [fatigue] { $amount } Erschöpfungsmarker: auf { $card } legen.
        [monster] { $amount } Monster: auf { $card } gelegt.
       *[token] { $amount } Marker aus dem Vorrat: auf { $card } legen.
    }
event-tokens-moved-counter-off = { $what ->
        [fatigue] { $amount ->
            [one] 1 Erschöpfungsmarker kommt
           *[other] { $amount } Erschöpfungsmarker kommen
        } von { $card } weg.
        [monster] { $amount ->
            [one] 1 Monster verlässt
           *[other] { $amount } Monster verlassen
        } { $card }.
       *[token] { $amount ->
            [one] 1 Marker kommt
           *[other] { $amount } Marker kommen
        } von { $card } weg.
    }
event-tokens-moved-reserved = Der Overlord legt { $amount } Drohmarker auf { $card }, unerreichbar bis zum Ende der Szene.
event-tokens-moved-reserve-returned = { $amount } Drohmarker { $amount ->
        [one] kommt
       *[other] kommen
    } von { $card } zum Overlord zurück.
event-tokens-moved-burden = 1 Marker aus dem Vorrat liegt jetzt auf dem Bogen von { $heroes } ({ $card }).
event-tokens-moved-burden-off = Der Marker von { $card } verlässt den Bogen von { $heroes }.
event-tokens-moved-laid-on-class = 1 Marker aus dem Vorrat: auf eine Klassenkarte von { $heroes } legen ({ $card }).
event-tokens-moved-off-class = 1 Marker kommt von einer Klassenkarte von { $heroes } weg ({ $card }).
event-tokens-moved-classes-cleared = { $amount } Marker auf Klassenkarten von { $heroes } { $amount ->
        [one] geht
       *[other] gehen
    } in den Vorrat zurück.
event-tokens-moved-marker = { $amount } Marker aus dem Vorrat: auf das Monster legen, das { $card } schützt.
event-tokens-moved-marker-returned = Der Marker von { $card } geht von seinem Monster in den Vorrat zurück.
event-tokens-moved-brand = { $amount } Drohmarker aus dem Vorrat { $amount ->
        [one] liegt
       *[other] liegen
    } jetzt auf dem Bogen von { $heroes } ({ $card }).
event-tokens-moved-brands-returned = { $amount } Drohmarker von { $card } auf dem Bogen von { $heroes } { $amount ->
        [one] geht
       *[other] gehen
    } in den Vorrat zurück.
event-tokens-moved-brand-discarded = { $heroes } wirft { $amount } Drohmarker von { $card } vom Bogen ab.
event-xp-changed-xp-converted = Der Overlord gibt { $spent } EP für Drohmarker aus.
event-xp-changed-rewards = Der Overlord erhält { $amount } EP.
event-xp-changed-reward = Der Overlord erhält noch { $amount } EP.
event-xp-changed-card = Der Overlord erhält { $amount } EP durch { $card }.
event-xp-changed-correction-gained = Korrektur: Der Overlord erhält { $amount } EP („{ $note }“).
event-xp-changed-correction-lost = Korrektur: Der Overlord verliert { $spent } EP („{ $note }“).
event-xp-changed-adopted = Der Overlord bringt { $amount } EP mit.
event-rumor-played = Der Overlord spielt die Gerüchtekarte { $name }.{ $quest ->
        [yes] {" "}Sie bringt ein Abenteuer mit.
       *[no] {""}
    }

# --- Plot cards

event-deck-chosen = Das Handlungsdeck ist { $deck }. Seine Grundkarte { $basic } liegt offen, { $facedown ->
        [one] 1 Karte liegt
       *[other] { $facedown } Karten liegen
    } verdeckt.
event-deck-chosen-two-columns = Für die Kosten dieses Decks sind zwei Listen bekannt, und sie sind verschieden. { $costs ->
        [transcribed] Die abgeschriebene gilt; steht auf euren Karten etwas anderes, nehmt die gedruckte.
       *[printed] Die gedruckte gilt; steht auf euren Karten etwas anderes, nehmt die abgeschriebene (`/campaign settings costs:transcribed`).
    }
event-card-bought = { $card } wird für { $cost } Drohmarker gekauft und liegt offen und bereit.
event-card-triggered = { $card } wird für { $cost } Drohmarker eingesetzt und { $exhausted ->
        [yes] ist erschöpft
       *[no] bleibt bereit
    }.
event-card-triggered-returned = { $card } wird für { $cost } Drohmarker eingesetzt.
event-card-refreshed-overlord-turn = { $card } ist zu Beginn des Overlordzugs wieder bereit.
event-card-refreshed-encounter-end = { $card } ist am Ende der Szene wieder bereit.
event-card-refreshed-quest-end = { $card } ist am Ende des Abenteuers wieder bereit.
event-card-refreshed-by-hand = { $card } ist wieder bereit (von Hand).
event-card-refreshed-by-its-text = { $card } ist durch ihren eigenen Text wieder bereit.
event-card-refreshed-overlord-turn-end = { $card } ist am Ende des Overlordzugs wieder bereit.
event-card-refreshed-encounter-start = { $card } ist zu Beginn der Szene wieder bereit.
event-card-refreshed-shopping-ended = { $card } ist wieder bereit: Das nächste Einkaufen ist vorbei.
event-card-refreshed-monster-defeated = { $card } ist wieder bereit: Ihr Monster ist besiegt.
event-card-refreshed-hero-declined = { $card } ist wieder bereit: Der Held hat abgelehnt.
event-card-refreshed-tile-lost = { $card } ist wieder bereit: Auf ihrem Planteil stehen mehr Helden als Monster.
event-card-refreshed-activation-end = { $card } ist am Ende der Aktivierung wieder bereit.
event-card-refreshed-for-threat = { $card } ist für 1 Drohmarker wieder bereit.
event-spend-recorded = In dieser Kampagne { $exhausts ->
        [yes] erschöpft ein Einsatz { $card }
       *[no] erschöpft ein Einsatz { $card } nicht
    }, wie es auf der Karte der Gruppe steht.
event-refresh-recorded = In dieser Kampagne ist { $card } wieder bereit, { $refresh }, wie es auf der Karte der Gruppe steht.
refresh-turn = wenn der Zug des Overlords beginnt
refresh-overlord-turn-end = wenn der Zug des Overlords endet
refresh-encounter-start = wenn eine Szene beginnt
refresh-encounter-end = wenn die Szene endet
refresh-first-encounter-end = wenn die erste Szene endet oder das Abenteuer
refresh-quest-end = wenn das Abenteuer endet
refresh-after-next-shopping = wenn das nächste Einkaufen vorbei ist
refresh-monster-defeated = wenn ihr Monster besiegt ist
refresh-hero-declines = wenn der Held ablehnt
refresh-more-heroes-on-tile = wenn auf ihrem Planteil mehr Helden als Monster stehen
refresh-activation-end = wenn die Aktivierung endet
refresh-for-1-threat = wenn der Overlord zu Beginn seines Zugs 1 Drohmarker zahlt
refresh-none = wenn jemand `/plot refresh` eingibt
event-refresh-known = { $card } wurde allein auf das Wort des Tischs hin erschöpft. Jetzt weiß der Bot, wann sie wieder bereit ist: `/plot show` sagt es.
event-card-exhausted = { $card } ist erschöpft (von Hand).
event-card-returned-box = { $card } geht in die Spielschachtel zurück.
event-card-returned-deck = { $card } geht verdeckt ins Handlungsdeck zurück.
event-cost-recorded = Die Einsatzkosten von { $card } sind in dieser Kampagne { $cost }.
event-trigger-forgone = { $card } wird nicht eingesetzt: Das kostet { $cost } Drohmarker, und da sind { $held }. Die Kosten bleiben gemerkt.
event-lieutenant-told = { $fact ->
        [sacrificed] { $holds ->
            [yes] Hauptmann { $lieutenant } wurde in dieser Kampagne geopfert, sagt der Tisch.
           *[no] Hauptmann { $lieutenant } wurde in dieser Kampagne nicht geopfert, sagt der Tisch.
        }
        [in-quest] { $holds ->
            [yes] Hauptmann { $lieutenant } kommt in diesem Abenteuer vor, sagt der Tisch.
           *[no] Hauptmann { $lieutenant } kommt in diesem Abenteuer nicht vor, sagt der Tisch.
        }
       *[ally] { $holds ->
            [yes] { $lieutenant } ist in diesem Abenteuer als Gefährte im Spiel, sagt der Tisch.
           *[no] { $lieutenant } ist in diesem Abenteuer nicht als Gefährte im Spiel, sagt der Tisch.
        }
    }
event-agent-kept-out = { $card } wird nicht eingesetzt, und nichts wird bezahlt: Der Anführer darf nicht ins Spiel. Die Antwort bleibt gemerkt.
event-cards-put-beneath = { $amount ->
        [0] Keine Overlordkarte kommt
        [one] 1 Overlordkarte kommt
       *[other] { $amount } Overlordkarten kommen
    } unter { $card }.
event-cards-discarded = { $amount ->
        [one] 1 Overlordkarte unter { $card } kommt
       *[other] { $amount } Overlordkarten unter { $card } kommen
    } auf den Ablagestapel.
event-card-guides = { $failure ->
        [none] Was { $card } über eine misslungene Probe sagt, geschieht jetzt am Tisch.
       *[other] { $failure }
    }
failure-falseinformant = Die Helden kehren an den Anfang der Reise zurück und reisen noch einmal.
event-damage-counted = Ein Schadensmarker kommt auf { $card }{ $total ->
        [0] {""}
       *[other] , insgesamt { $total }
    }.
event-figures-now = { $hero } jetzt: { $figures }.
event-hero-token-racked = Ein Heldenmarker von { $hero } kommt auf { $card }.
event-counters-removed = Die Marker auf { $card } werden weggenommen.
event-cards-may-be-drawn = { $amount ->
        [one] Für 1 erhaltenen Drohmarker darf der Overlord durch { $card } 1 Overlordkarte ziehen.
       *[other] Für { $amount } erhaltene Drohmarker darf der Overlord durch { $card } { $amount } Overlordkarten ziehen.
    }
event-card-counts = { $card } zählt jetzt.
event-side-sealed = { $card }: Die Seite des Markers darunter bleibt verdeckt, bis das Abenteuer endet. Ihr SHA-256: { $digest }
event-seal-opened = { $card }: Die verdeckte Seite ist { $side ->
        [threat-side] die Drohseite, eine Wette auf den Overlord
        [fortune-side] die Schicksalsseite, eine Wette auf die Helden
       *[other] die keines Markers
    }. Sie war versiegelt als { $secret }; `/dice verify` prüft es.
event-seal-known = { $card }: Die verdeckte Seite wurde mit dem Ende gezeigt, das jetzt rückgängig gemacht ist. Die Wette steht und lässt sich nicht ändern, und alle kennen sie: { $side ->
        [threat-side] die Drohseite, eine Wette auf den Overlord.
       *[fortune-side] die Schicksalsseite, eine Wette auf die Helden.
    }
event-seal-lost = { $card }: Die verdeckte Seite hat ein anderer Host versiegelt, und nur er kann sie zeigen. Die Wette zählt nicht.
event-shields-added = { $card } gibt { $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilde
    } zur Probe von { $hero } (Wurf { $roll }): Sie ist { $passed ->
        [yes] trotzdem gelungen
       *[no] misslungen
    }.
event-test-hardened = { $how ->
        [shields] { $card } gibt { $shields ->
            [one] 1 Schild
           *[other] { $shields } Schilde
        } zur Probe von { $hero }: Sie ist misslungen.
        [value] { $card } setzt das Attribut von { $hero } bei dieser Probe auf { $value }: Sie ist misslungen.
       *[outright] { $card }: Die Probe von { $hero } ist stattdessen misslungen.
    }
event-card-recalled = { $hero } ist die Probe misslungen: Das könnte der Moment für { $card } sein.
event-hero-controlled = { $hero } bewegt sich bis zu { $speed ->
        [none] der Geschwindigkeit des Helden
        [one] 1 Feld (Geschwindigkeit)
       *[other] { $speed } Felder (Geschwindigkeit)
    } weit und greift dann wie ein Monster an: Die Würfel gehören dem Overlord, ohne neues Würfeln für Schicksalsmarker.
card-summary = { $card }: { $summary }
card-without-summary = { $card }: Was sie tut, steht auf eurer Karte.

# --- fortune

event-fortune-used-recover-fatigue = { $hero } gibt 1 Schicksalsmarker aus und wird 1 Erschöpfung los.
event-fortune-used-extra-action = { $hero } gibt 2 Schicksalsmarker aus und führt sofort eine zusätzliche Aktion aus.
event-round-declared = Eine neue Runde hat begonnen.
event-shop-card-drawn = Die Helden ziehen 1 Marktkarte mehr.
shopping-last-call = Letzte Gelegenheit: { $amount } Schicksalsmarker { $amount ->
        [one] geht
       *[other] gehen
    } in den Vorrat zurück, wenn das Einkaufen endet. Für 2 Schicksalsmarker ziehen die Helden 1 Marktkarte mehr.
hero-gain = { $hero } +{ $amount }
hero-loss = { $hero } { $amount }

# --- entries that have no message of their own

entered-on-board = Eingetragen; die Tafel zeigt es.
entered-with-another = Eingetragen. Es steht mit in der Nachricht zum Eintrag davor.

# --- tests and dice

event-hero-tested = { $hero }: Probe auf { $attribute } { $passed ->
        [yes] gelungen
       *[no] misslungen
    }.
event-fatigue-suffered = { $hero } erleidet { $amount } Erschöpfung.
event-fatigue-suffered-attribute = { $hero } erleidet Erschöpfung in Höhe von { $attribute ->
        [none] dem Attribut der Probe
       *[other] { $attribute }
    }.
event-damage-suffered = { $hero } erleidet { $amount } Schaden.
event-damage-suffered-less = { $hero } erleidet { $most } Schaden, verringert um { $attribute ->
        [none] das Attribut, das die Karte nennt
       *[other] { $attribute }
    }.
event-damage-changed-suffered = { $hero } erleidet { $amount } Schaden.
event-damage-changed-recovered = { $hero } wird { $recovered } Schaden los.
event-damage-changed-overflow = Für { $amount } der Erschöpfung ist kein Platz: { $hero } erleidet sie als Schaden.
event-fatigue-changed-suffered = { $hero } erleidet { $amount } Erschöpfung.
event-fatigue-changed-recovered = { $hero } wird { $recovered } Erschöpfung los.
event-fatigue-changed-none = Auf dem Bogen von { $hero } liegt keine Erschöpfung.
event-fatigue-changed-rest = Durch das Ausruhen wird { $hero } { $recovered } Erschöpfung los.
event-condition-changed-on = { $hero }: { $condition }.
event-condition-changed-off = { $hero }: nicht mehr { $condition }.
event-condition-met = { $hero }: { $condition }, und zwar so: { $way }.
event-hero-knocked-out = { $hero } ist niedergestreckt.
event-hero-stood = { $hero } rappelt sich auf.
event-hero-stood-helped = { $helper } hilft { $hero } auf.
event-warned-stood-up = -# Das Aufstehen war in dieser Runde der ganze Zug dieses Helden. Eine neue Runde beginnt mit dem ersten Heldenzug nach `/turn overlord`.
event-sheets-cleared = Das Aufräumen befreit { $heroes } von Schaden, Erschöpfung und Zuständen.
event-condition-given = { $hero }: { $condition }.
event-condition-given-target = Das Ziel: { $condition }.
event-roll-called-attack = { $hero ->
        [none] Ein Angriffswurf{ $target ->
            [none] {""}
           *[other] {" "}gegen { $target }
        }
       *[other] { $hero }{ $target ->
            [none] {" "}greift an
           *[other] {" "}→ { $target }, ein Angriff
        }
    }{ $distance ->
        [none] {""}
       *[other] , Entfernung { $distance }
    }{ $note ->
        [none] .
       *[other] : „{ $note }“.
    }
event-roll-called-defence = { $hero ->
        [none] Ein Verteidigungswurf.
       *[other] { $hero } verteidigt sich.
    }
event-roll-called-test = { $hero } legt eine Probe auf { $attribute } ab ({ $value }).
event-roll-called-pool = Ein Wurf.
event-attack-saved = Der Angriff mit { $dice } bleibt für { $hero } gemerkt: `/hero attack` würfelt ihn wieder.
event-dice-rolled = { $hero ->
        [none] Gewürfelt
       *[other] { $hero } würfelt
    }: { $dice } (Wurf { $number }).
event-dice-rolled-reroll = { $hero } würfelt neu: { $dice } (Wurf { $number }).
event-dice-word-set = Das Wort „{ $word }“ wird von hier an in jeden Wurf gemischt.
event-secret-committed = -# Die Würfel folgen von hier an aus einem Geheimnis, das am Ende des Abenteuers gezeigt wird. Sein SHA-256: { $digest }
event-secret-replaced = -# Die Würfel folgten bis dahin aus einem anderen Geheimnis. Sein SHA-256: { $digest }
event-secret-revealed = -# Das Würfelgeheimnis dieses Abenteuers liegt jetzt offen: `/dice verify` beweist die Würfe damit.

# --- agents

event-agent-summoned = Der Anführer { $lieutenant } kommt in die offene Gruppe { $group } und ersetzt { $whole_group ->
        [yes] die ganze Gruppe
       *[no] { $figures }
    }. Er zählt als Elite-Monster der Gruppe, kann kein Relikt tragen und kommt nie als Verstärkung ins Spiel; solange er auf dem Spielplan ist, gilt das auch für das, was er ersetzt hat.
figures = { $masters } Elite-Monster und { $minions ->
        [one] 1 normales Monster
       *[other] { $minions } normale Monster
    }
event-agent-attacked = Ein Angriff betrifft den Anführer { $lieutenant }.
event-agent-left = Der Anführer { $lieutenant } { $defeated ->
        [yes] ist besiegt
       *[no] verlässt mit der Szene den Spielplan
    }. Was er ersetzt hat, darf wieder als Verstärkung ins Spiel.

# --- questions asked, where nothing has happened yet, and answered

event-answered-step-closes-wait = „EP ausgeben“ bleibt für den Overlord offen.
event-asked = Vorher ist etwas zu wählen.
event-asked-missing-cost = { $card } soll eingesetzt werden.
event-asked-pick-word-spend = { $card } soll eingesetzt werden.
event-asked-new-round = { $hero } will eine zusätzliche Aktion.
event-asked-shop-pledge = Die Helden zahlen Schicksalsmarker für 1 weitere Marktkarte ein.
event-asked-step-closes = Der Schritt „{ $step }“ soll beginnen.
event-asked-join-request = Ein Held will mitspielen.
event-asked-say-yes-use-counters = Der Anführer fällt.
event-asked-say-yes-lieutenant-ally = { $card } soll eingesetzt werden.
event-asked-say-yes-lieutenant-sacrificed = { $card } soll eingesetzt werden.
event-asked-class-along = { $hero } soll die Klasse { $taken } nehmen.
event-asked-conquest-value = { $hero } ist tot.

event-answered = { $question } { $answer }.
event-answered-shop-pledge = { $hero } zahlt 1 Schicksalsmarker ein.
event-answered-join-request-no = { $name } spielt nicht mit.
event-answered-no-test = { $hero } legt keine Probe ab.
event-answered-new-round-no = Es ist noch dieselbe Runde, also wird nichts ausgegeben.
event-withdrawn = Die angefangene Sammlung verfällt, und nichts wird ausgegeben.
event-withdrawn-question = Die vorher gestellte Frage entfällt.

# --- what settings are called, and the figures of a sheet

changed = { $what } { $before } → { $after }
setting-rules = Regeln
setting-costs = Kosten
setting-steps = Schritte
setting-tests = Proben
setting-language = Sprache
setting-nudge = Erinnerung
setting-track = Umfang
setting-shop = Markt
setting-expansions = Erweiterungen
setting-no-expansions = keine
setting-none = wie der Server
setting-is-strict = streng
setting-is-advisory = beratend
setting-is-transcribed = abgeschrieben
setting-is-printed = gedruckt
setting-is-rulebook = nach Regelheft
setting-is-faq = nach FAQ
setting-is-bot = der Bot
setting-is-table = der Tisch
setting-is-off = aus
setting-is-24h = nach 24 Stunden
setting-is-economy = Marker und Karten
setting-is-sheet = Bögen
setting-is-everything = alles
figure-might = Stärke
figure-knowledge = Wissen
figure-willpower = Willenskraft
figure-awareness = Geistesgegenwart
figure-stamina = Ausdauer
figure-speed = Geschwindigkeit
figure-health = Lebenskraft
figure-conquest = Questmarker
figure-wounds = Lebenspunkte
figure-armour = Rüstung
figure-none = –
figures-of-sheet = {" "}({ $figures })
figure = { $what } { $value }
attribute-might = Stärke
attribute-knowledge = Wissen
attribute-willpower = Willenskraft
attribute-awareness = Geistesgegenwart
kind-introduction = Einführung
kind-normal = normal
kind-interlude = Intermezzo
kind-finale = Finale
kind-rumor = Gerücht

# --- the steps of the campaign phase, and what the table does in each

step-gold = Gold der Suchkarten
step-clean-up = Aufräumen
step-rewards = Belohnungen
step-spend-xp = EP ausgeben
step-shopping = Einkaufen
step-choose-quest = Nächstes Abenteuer wählen
step-quest-set-up = Abenteuer aufbauen
step-travel = Reisen
step-gold-todo = Die Helden erhalten das Gold ihrer Suchkarten und geben die Karten zurück.
step-clean-up-todo = Die Helden werden allen Schaden, alle Erschöpfung und alle Zustände los. Die Decks werden gemischt.
step-rewards-todo = Die Belohnungen und die Erfahrung des Abenteuers werden verteilt.
step-spend-xp-todo = Helden und Overlord geben Erfahrung für ihre Karten aus. Der Overlord darf EP in Drohmarker umwandeln und Handlungskarten kaufen.
step-shopping-todo = Die Helden kaufen und verkaufen Gegenstände.
step-choose-quest-todo = Jetzt wird vereinbart, was als Nächstes gespielt wird.
step-quest-set-up-todo = Der Spielplan des nächsten Abenteuers wird ausgelegt, und die offenen Gruppen werden gewählt.
step-travel-todo = Die Helden reisen zum Abenteuer und bestehen, was ihnen unterwegs begegnet.
