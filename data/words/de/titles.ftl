# Titles of moves: the news in a few words, without a full stop, under the class of the event. What
# there is to say below a title stands under `more-`; where that is missing, the title says it all.

by-steward = { $who } (Kampagnenleitung)
by-stand-in = { $who } (für { $player })

# --- the campaign

title-campaign-created = { $name } beginnt
more-campaign-created = { $edition ->
        [first] {""}
       *[second] Akt { $act }.{" "}
    }Overlord: { $overlord }.{ $edition ->
        [first] {" "}Gespielt wird nach den Regeln der ersten Edition.
       *[second] {""}
    }
title-campaign-created-printed = { $name } beginnt
more-campaign-created-printed = { $printed_campaign }, Akt { $act }. Overlord: { $overlord }.{ $edition ->
        [first] {" "}Gespielt wird nach den Regeln der ersten Edition.
       *[second] {""}
    }
title-settings-changed = Einstellungen geändert
more-settings-changed = { $changes }
title-overlords-changed = Neue Overlord-Seite
more-overlords-changed = { $before } → { $after }
title-printed-campaign-set = Gedruckte Kampagne: { $name }
title-act-set = Die Kampagne ist in Akt { $act }
title-campaign-adopted = Eine laufende Kampagne geht hier weiter
title-campaign-adopted-with-cards = Eine laufende Kampagne geht hier weiter
more-campaign-adopted-with-cards = Schon gekauft: { $cards }.
title-campaign-ended = Die Kampagne ist vorbei
more-campaign-ended = Alle Marker gehen in den Vorrat zurück. Ansehen und exportieren lässt sich die Kampagne weiterhin.

# --- heroes

title-hero-added = { $hero } kommt zu den Helden, gespielt von { $player }
more-hero-added = { $figures }
title-hero-added-unplayed = { $hero } kommt zu den Helden
more-hero-added-unplayed = Bisher von niemandem gespielt.{ $sheet }
title-sheet-changed = { $hero }: Bogen geändert
more-sheet-changed = { $changes }
title-hero-marked-on = Der Heldenmarker von { $hero } liegt beim Handlungsdeck
more-hero-marked-on = Dort bleibt er, bis das Abenteuer endet.
title-hero-marked-off = { $hero } nimmt den Heldenmarker zurück
more-hero-marked-off = Er liegt nicht mehr beim Handlungsdeck.
title-hero-assigned = { $hero } wird von { $player } gespielt
title-hero-assigned-nobody = { $hero } wird jetzt von niemandem gespielt
title-stand-in-named = { $user } spielt { $hero } in Vertretung
title-stand-in-named-ended = Für { $hero } spielt niemand mehr in Vertretung
title-hero-removed = { $hero } verlässt die Helden
title-hero-defeated = { $hero } ist besiegt
title-damage-changed-suffered = { $hero } erleidet { $amount } Schaden
title-damage-changed-recovered = { $hero } wird { $recovered } Schaden los
title-fatigue-changed-suffered = { $hero } erleidet { $amount } Erschöpfung
title-fatigue-changed-recovered = { $hero } wird { $recovered } Erschöpfung los
title-condition-changed-on = { $hero }: { $condition }
title-condition-changed-off = { $hero }: nicht mehr { $condition }
title-hero-stood = { $hero } rappelt sich auf
title-hero-stood-helped = { $helper } hilft { $hero } auf
title-hero-rested = { $hero } ruht sich aus

# --- quests, encounters, turns

title-quest-started = { $name } beginnt
more-quest-started = Abenteuer ({ $kind }, Akt { $act }, { $encounters ->
        [one] 1 Szene
       *[other] { $encounters } Szenen
    }). Jetzt die erste Szene aufbauen, dann den ersten Zug beginnen (`/turn`).{ $lieutenants }{ $passed_over }
title-encounter-ended = Szene { $encounter } ist vorbei
title-encounter-set-up = Jetzt Szene { $encounter } aufbauen
more-encounter-set-up = `/turn` startet das Spiel.
title-quest-ended = { $name }: { $winner ->
        [heroes] Die Helden gewinnen
       *[overlord] Der Overlord gewinnt
    }
more-quest-ended = Die Kampagnenphase beginnt: { $step }.
title-phase-entered = Kampagnenphase: { $step }
more-phase-entered = { $todo }{ $passed_over }
title-overlord-turn-began = Der Zug des Overlords beginnt
title-hero-turn-began = Der Zug von { $hero } beginnt
more-hero-turn-began = Runde { $round }.
title-turn-ended = Der Zug von { $hero } ist vorbei
title-turn-ended-overlord = Der Zug des Overlords ist vorbei

# --- tokens and experience

title-tokens-moved-card = { $amount } Drohmarker durch { $card }
title-tokens-moved-card-note = { $amount } Drohmarker durch { $card }
more-tokens-moved-card-note = „{ $note }“
title-tokens-moved-card-note-only = { $amount } Drohmarker durch eine Karte
more-tokens-moved-card-note-only = „{ $note }“
title-tokens-moved-correction-threat-gained = Der Overlord erhält { $amount } Drohmarker
more-tokens-moved-correction-threat-gained = Korrektur: „{ $note }“
title-tokens-moved-correction-threat-lost = Der Overlord verliert { $amount } Drohmarker
more-tokens-moved-correction-threat-lost = Korrektur: „{ $note }“
title-tokens-moved-correction-fortune-gained = { $heroes } erhält { $amount } Schicksalsmarker
more-tokens-moved-correction-fortune-gained = Korrektur: „{ $note }“
title-tokens-moved-correction-fortune-lost = { $heroes } verliert { $amount } Schicksalsmarker
more-tokens-moved-correction-fortune-lost = Korrektur: „{ $note }“
title-tokens-moved-reroll-at-table = { $heroes } würfelt am Tisch einen Würfel neu
more-tokens-moved-reroll-at-table = Das kostet { $amount } Schicksalsmarker.
title-tokens-moved-brand-discarded = { $heroes } wirft { $amount } Drohmarker von { $card } ab
title-xp-changed-xp-converted = { $spent } EP für Drohmarker
title-xp-changed-correction-gained = Der Overlord erhält { $amount } EP
more-xp-changed-correction-gained = Korrektur: „{ $note }“
title-xp-changed-correction-lost = Der Overlord verliert { $spent } EP
more-xp-changed-correction-lost = Korrektur: „{ $note }“
title-rumor-played = { $name } wird gespielt
more-rumor-played = Eine Gerüchtekarte{ $quest ->
        [yes] {" "}mit Abenteuer
       *[no] {""}
    }.

# --- Plot cards

title-deck-chosen = Das Handlungsdeck ist { $deck }
more-deck-chosen = Seine Grundkarte { $basic } liegt offen, { $facedown ->
        [one] 1 Karte liegt
       *[other] { $facedown } Karten liegen
    } verdeckt.
title-card-bought = { $card } wird für { $cost } Drohmarker gekauft
more-card-bought = Sie liegt offen und ist bereit.
title-card-triggered = { $card } wird für { $cost } Drohmarker eingesetzt
more-card-triggered = { $exhausted ->
        [yes] Sie ist erschöpft.
       *[no] Sie bleibt bereit.
    }
title-card-refreshed-by-hand = { $card } ist wieder bereit (von Hand)
title-card-refreshed-by-its-text = { $card } ist durch ihren eigenen Text wieder bereit
title-card-refreshed-monster-defeated = { $card } ist wieder bereit: Ihr Monster ist besiegt
title-card-refreshed-tile-lost = { $card } ist wieder bereit: mehr Helden als Monster auf ihrem Planteil
title-card-refreshed-activation-end = { $card } ist wieder bereit: Die Aktivierung ist vorbei
title-card-refreshed-for-threat = { $card } ist für 1 Drohmarker wieder bereit
title-spend-recorded = { $exhausts ->
        [yes] Ein Einsatz erschöpft { $card }
       *[no] Ein Einsatz erschöpft { $card } nicht
    }
more-spend-recorded = In dieser Kampagne, wie es auf der Karte der Gruppe steht.
title-card-exhausted = { $card } ist erschöpft (von Hand)
title-cost-recorded = { $card } einzusetzen kostet { $cost } Drohmarker
more-cost-recorded = In dieser Kampagne, wie es auf der Karte der Gruppe steht.
title-trigger-forgone = { $card } wird nicht eingesetzt
more-trigger-forgone = Das kostet { $cost } Drohmarker, aber da sind nur { $held }. Die Kosten bleiben gemerkt.

# --- fortune

title-fortune-used-recover-fatigue = { $hero } wird 1 Erschöpfung los
more-fortune-used-recover-fatigue = 1 Schicksalsmarker ausgegeben.
title-fortune-used-extra-action = { $hero } führt eine zusätzliche Aktion aus
more-fortune-used-extra-action = 2 Schicksalsmarker ausgegeben.
title-shop-card-drawn = Die Helden ziehen 1 Marktkarte mehr

# --- tests and dice

title-dice-rolled-reroll = { $hero } würfelt neu
more-dice-rolled-reroll = -# { $dice } (Wurf { $number })
title-dice-word-set = Das Wort „{ $word }“ wird von hier an in jeden Wurf gemischt

# --- agents

title-agent-attacked = Ein Angriff betrifft den Anführer { $lieutenant }
title-agent-left = { $defeated ->
        [yes] Der Anführer { $lieutenant } ist besiegt
       *[no] Der Anführer { $lieutenant } verlässt den Spielplan
    }
more-agent-left = Was er ersetzt hat, darf wieder als Verstärkung ins Spiel.

# --- moves that have come no further than a question

title-asked-missing-cost = { $card } soll eingesetzt werden
title-asked-pick-word-spend = { $card } soll eingesetzt werden
title-asked-new-round = { $hero } will eine zusätzliche Aktion
title-asked-shop-pledge = 1 Marktkarte mehr?
title-dropped-shop-pledge = Die Sammlung für 1 weitere Marktkarte verfällt, und nichts wird ausgegeben
title-asked-step-closes = Weiter zu „{ $step }“?
title-asked-join-request = Ein Held will mitspielen
title-asked-say-yes-use-counters = Der Anführer fällt
title-asked-say-yes-lieutenant-ally = { $card } soll eingesetzt werden
title-asked-say-yes-lieutenant-sacrificed = { $card } soll eingesetzt werden
title-asked-class-along = { $hero } soll die Klasse { $taken } nehmen
title-dropped-class-along = { $hero } nimmt eine andere Klasse als { $taken }
title-asked-conquest-value = { $hero } ist tot

# --- the first edition's board

title-board-loaded = { $preset ->
        [none] Ein eigener Spielplan der Gruppe liegt aus
       *[other] Der Spielplan { $preset } liegt aus
    }: { $width } mal { $height } Felder
title-figure-placed = { $name } ({ $kind ->
        [hero] Held
       *[monster] Monster
    }{ $large ->
        [yes] , { $size }
       *[no] {""}
    }{ $flying ->
        [yes] , fliegend
       *[no] {""}
    }) steht auf { $space }
more-figure-placed = { $body }
title-boulder-placed = Felsbrocken { $name } ({ $size }) liegt auf { $space } und zeigt nach { $direction }
title-piece-moved = { $name } bewegt sich von { $start } nach { $end }
title-piece-removed = { $name } kommt vom Spielplan ({ $space })
title-well-setup-changed = Neue Auslegungen
more-well-setup-changed = Von hier an spielt die Gruppe mit: { $setup }.
title-boulders-awaited = Der Zug des Overlords beginnt
more-boulders-awaited = { $waiting ->
        [none] {""}
       *[other] Vor allem anderen rollen die Felsbrocken, in der Reihenfolge, die der Overlord wählt: { $waiting }.
    }
title-boulder-rolled = Felsbrocken { $name } { $distance ->
        [0] bleibt, wo er ist
        [one] rollt 1 Feld weit
       *[other] rollt { $distance } Felder weit
    }
more-boulder-rolled = Gewürfelt: { $roll } (Wurf { $number }).
title-well-attack-declared-plain = { $attacker } greift { $targets } an{ $dice ->
        [none] {""}
       *[other] {" "}(Würfel: { $dice })
    }
more-well-attack-declared-plain = { $swarm }{ $losing }{ $blow }
title-well-attack-settled = { $missed ->
        [yes] Fehlschlag
       *[no] Treffer: Reichweite { $range }, { $wounds ->
            [one] 1 Wunde
           *[other] { $wounds } Wunden
        } vor Abzug der Rüstung{ $surges ->
            [0] {""}
           *[other] , { $surges } Energie
        }
    }
title-well-attack-settled-short = Fehlschlag: Reichweite { $range }, und das Ziel ist { $short } Felder entfernt
title-well-attack-settled-template = Treffer bei allen, egal wie weit: { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    } vor Abzug der Rüstung{ $surges ->
        [0] {""}
       *[other] , { $surges } Energie
    }
title-bleed-set = { $name }: Blutung { $before } → { $after }
title-daze-set = { $name }: Benommenheit { $before } → { $after }
title-attack-adjusted-more = { $count ->
        [one] 1 Wunde
       *[other] { $count } Wunden
    } mehr
title-attack-adjusted-less = { $count ->
        [one] 1 Wunde
       *[other] { $count } Wunden
    } weniger
title-attack-adjusted-pierce = Durchbohren { $count }
title-figure-hurt-suffers = { $name } verliert { $lost ->
        [one] 1 Lebenspunkt
       *[other] { $lost } Lebenspunkte
    }
more-figure-hurt-suffers = { $note ->
        [none] {""}
       *[other] „{ $note }“
    }
title-figure-hurt-heals = { $name } heilt { $healed ->
        [one] 1 Wunde
       *[other] { $healed } Wunden
    }
more-figure-hurt-heals = { $note ->
        [none] {""}
       *[other] „{ $note }“
    }
title-figure-turn-began = Der Zug von { $name } beginnt
