# What is asked, under the class of the question (and its purpose), and the labels of the answers.

question-fortune-tie = Gleichstand bei den wenigsten Schicksalsmarkern: Wer bekommt { $left ->
        [one] 1 Marker
       *[other] { $left } Marker, je einen
    }? Die Helden wählen.
question-missing-cost = Welche Einsatzkosten stehen auf { $card }? Der Bot merkt sie sich für diese Kampagne.
question-defeat-reward = Was nimmt der Overlord für { $hero }: 1 Drohmarker oder 1 Overlordkarte?
question-new-round = Neue Runde? { $hero } hat schon eine zusätzliche Aktion ausgeführt.
question-shop-pledge = 2 Schicksalsmarker bringen 1 Marktkarte mehr. { $paid } von 2 sind eingezahlt{ $payers }.
question-shop-pledge-payers = {" "}({ $heroes })
question-join-request = { $user } will mit { $name } mitspielen. Ja oder nein?
question-step-closes = { $left ->
        [xp] Der Overlord hat noch { $xp } EP
        [threat] Der Overlord hat noch { $threat } Drohmarker, genug für eine Handlungskarte
       *[both] Der Overlord hat noch { $xp } EP und { $threat } Drohmarker, genug für eine Handlungskarte
    }, und damit wäre „EP ausgeben“ vorbei. Weiter zu „{ $step }“, oder warten?
question-hero-tests = { $card ->
        [none] { $condition }
       *[other] { $card }
    }: Probe auf { $attribute }.
question-pick-hero-tested-hero = { $card }: Welcher Held legt die Probe ab?
question-pick-hero-failed-hero = { $card }: Welcher der Helden, denen die Probe misslang?
question-pick-hero-stunned-hero = { $card }: Welcher Held bekommt den Zustand?{ $condition ->
        [none] {""}
       *[other] {" "}Es ist { $condition }.
    }
question-pick-hero-branded-hero = { $card }: Auf wessen Heldenbogen?
question-pick-hero-racked-hero = { $card }: Welcher Held?
question-pick-word-condition = { $card }: Welcher Zustand?
question-pick-word-sealed-side = { $card }: Welche Seite des Markers liegt verdeckt darunter? Sonst erfährt sie niemand, bevor das Abenteuer endet.
question-pick-word-spend = Was sagt { $card }: erschöpfen, oder nur benutzen?
question-pick-number-cards-beneath = { $card }: Wie viele Overlordkarten kommen darunter?
question-say-yes-use-counters = Der Anführer ist besiegt. Wird { $card } genutzt, bevor er geht?
question-say-yes-defeated-by-card = Ist { $hero } durch { $card } besiegt?
question-say-yes-discard-brand = { $hero } ruht sich aus: { $rest_fatigue } Erschöpfung erleiden, um einen Drohmarker von { $card } abzulegen?
question-pick-hero-pact-hero = { $card }: Wessen Heldenmarker liegt in diesem Abenteuer darauf? Die Helden wählen.
question-pick-hero-marked-hero = { $card }: Welcher Held wird markiert?
question-pick-hero-class-hero = { $card }: Auf eine Klassenkarte welches Helden?
question-pick-hero-class-hero-off = { $card }: Von einer Klassenkarte welches Helden?
question-pick-hero-next-tested = { $card }: Welcher Held legt als Nächster die Probe ab?
question-pick-hero-shielded-test = { $card }: Wessen Probe?
question-say-yes-shields-for-test = { $hero } ist die Probe gelungen. Setzt der Overlord { $card }{ $cost ->
        [none] {""}
       *[other] {" "}({ $cost } Drohmarker)
    } dafür ein, damit sie durch { $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilde
    } mehr misslingt?
question-say-yes-test-to-fail = { $hero } ist die Probe gelungen. Setzt der Overlord { $card }{ $cost ->
        [none] {""}
       *[other] {" "}({ $cost } Drohmarker)
    } ein, damit sie stattdessen misslingt?
question-say-yes-lowered-here = { $hero } ist die Probe gelungen. Gilt { $card } für diesen Helden, wie sie es sagt? Dann ist das Attribut um { $by } niedriger, und die Probe ist misslungen.
question-say-yes-weakened-by-mark = { $hero } ist die Probe gelungen. Hat dieser Held den Zustand, für den { $card } das Attribut um 1 senkt? Dann ist die Probe misslungen.
question-pick-hero-offered-hero = { $card }: Welchem niedergestreckten Helden wird es angeboten?
question-pick-hero-threatened-hero = { $card }: Welcher Held?
question-pick-word-tested-by = { $attributes ->
        [one] { $card }: Legt { $hero } eine Probe auf { $attribute } ab?
       *[other] { $card }: Auf welches Attribut legt { $hero } die Probe ab?
    }
question-pick-word-burden-tested-by = { $card }: Auf welches Attribut legt { $hero } die Probe ab?
question-pick-word-rest-tested-by = { $card }: Auf welches Attribut legt { $hero } die Probe ab?
question-pick-number-counted-gain = { $card }: Wie viele sind es? Jedes Mal bringt es { $threat_each } Drohmarker.
question-pick-number-left-at-encounter-end = { $card }: Wie viele sind am Ende der Szene übrig? Jedes Mal bringt es { $threat_each } Drohmarker.
question-pick-number-search-tokens-left = { $card }: Wie viele Suchmarker liegen noch auf dem Spielplan?
question-pick-number-tokens-laid = { $card }: Wie viele Marker legen Monster darauf, bis sie wieder bereit ist?
question-pick-number-reserved = { $card }: Wie viele Drohmarker kommen darauf?
question-pick-number-pay-extra = { $card }: Wie viele Drohmarker werden gezahlt?
question-pick-number-adjacent-monsters = { $card }: Wie viele Monster stehen neben dem Helden, dem die Probe misslang? Jedes bringt { $threat_each } Drohmarker.
question-say-yes-harder-tests = { $card }: Ist es ein Monster, das die Proben schwerer macht? Dann { $harder ->
        [one] zählt 1 Schild mehr
       *[other] zählen { $harder } Schilde mehr
    }.
question-pick-number-monsters-next-to = { $card }: Wie viele Monster stehen neben { $hero }? Jedes kostet { $fatigue_each } Erschöpfung.
question-say-yes-large-monster = { $card }: Ist es ein großes Monster (mittel, riesig oder massig)? Das bringt { $large } Drohmarker mehr.
question-say-yes-outcome = { $card }: Kam es so, wie die Karte sagt? Dann erhält der Overlord { $threat } Drohmarker.
question-say-yes-at-encounter-end = { $card }: { $per_hero ->
        [0] Ist es am Ende der Szene so
       *[other] War der letzte ihrer Marker weg, bevor die Szene endete
    }? Dann erhält der Overlord { $threat_each } Drohmarker.
question-say-yes-leave-choice = { $card }: Überlässt der Overlord den Helden die Wahl des nächsten Abenteuers, für { $threat } Drohmarker?
question-say-yes-box-for-threat = { $card }: Geht sie in die Schachtel zurück, und der Overlord erhält die Drohmarker darauf? Sonst kommen die Marker weg.
question-say-yes-discard-at-once = { $card }: Legt der Overlord sofort { $threat } Drohmarker ab?
question-say-yes-attack-in-vain = { $card }: Blieb der Angriff ohne Schaden? Dann { $threat ->
        [one] wird 1 Drohmarker
       *[other] werden { $threat } Drohmarker
    } abgelegt, und das Monster ist besiegt.
question-say-yes-tests-off = { $hero } ruht sich aus: Eine Probe, um { $card } loszuwerden?
question-say-yes-accepts-bargain = { $card }: Nimmt { $hero } an? Dann erhält der Overlord { $threat } Drohmarker.
question-say-yes-ends-turn = { $card }: Beendet { $hero } den Zug sofort? Sonst gibt es eine Probe.
question-say-yes-lieutenant-sacrificed = { $card }: Wurde Hauptmann { $lieutenant } in dieser Kampagne geopfert? Dann darf der Anführer nicht ins Spiel.
question-say-yes-lieutenant-ally = { $card }: Ist { $lieutenant } in diesem Abenteuer als Gefährte im Spiel? Dann darf der Anführer nicht ins Spiel.
question-describe-group = { $card }: In welche offene Gruppe kommt der Anführer?

test-rolled = { $hero } ({ $value }): grau { $gray }, schwarz { $black }{ $added ->
        [0] {""}
       *[other] , die Karte { $added }
    }: { $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilde
    }, bisher { $passed ->
        [yes] gelungen
       *[no] misslungen
    }.
test-doubt = { $card } liegt bereit: Der Overlord darf sie noch einsetzen, wenn eine Probe gelungen ist.
test-lowered = { $card }: Wo sie für { $hero } gilt, ist das Attribut { $value }.
test-counts = { $hero } ({ $value }): { $passed ->
        [yes] gelungen
       *[no] misslungen
    }.
test-counts-unrecorded = { $hero }: { $passed ->
        [yes] gelungen
       *[no] misslungen
    }.
test-told = { $hero } ({ $value }): Der Tisch würfelt.
test-told-unrecorded = { $hero }: Der Tisch würfelt.
waits-for = Gewartet wird auf { $who }.
waits-for-side = Gewartet wird auf { $side ->
        [heroes] die Helden
        [hero] die Person, die den Helden spielt
        [hosts] die Overlord-Seite oder die Kampagnenleitung
       *[overlord] die Overlord-Seite
    }.

choice-hero = { $hero }
choice-of-hero = { $label }: { $hero }
choice-number = { $number }
choice-threat = 1 Drohmarker
choice-overlord-card = 1 Overlordkarte
choice-class-card = 1 Marker auf einer Klassenkarte{ $cost ->
        [none] {""}
       *[other] {" "}({ $cost } Drohmarker)
    }
choice-no-test = Keine Probe
choice-might = Stärke
choice-knowledge = Wissen
choice-willpower = Willenskraft
choice-awareness = Geistesgegenwart
choice-yes = Ja
choice-no = Nein
choice-go-on = Weiter
choice-wait = Warten
choice-put-in-1 = 1 einzahlen
choice-pass = Gelungen
choice-fail = Misslungen
choice-keep = Behalten
choice-reroll = Neu würfeln: { $die }
choice-threat-side = Drohseite
choice-fortune-side = Schicksalsseite
choice-exhaust = Erschöpfen
choice-use = Nur benutzen
choice-bleeding = Blutend
choice-blinded = Geblendet
choice-burning = Brennend
choice-cursed = Verflucht
choice-diseased = Erkrankt
choice-doomed = Todgeweiht
choice-immobilized = Gelähmt
choice-poisoned = Vergiftet
choice-stunned = Betäubt
choice-terrified = Verängstigt
choice-weakened = Geschwächt
