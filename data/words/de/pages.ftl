# Pages that people look at.

page-none = –
page-apart = {"; "}
page-picture-note = { $campaign } · { $day }

# --- where a campaign stands

page-status-title = ## { $campaign }
    { $printed }{ $edition ->
        [first] Erste Edition.
       *[second] Akt { $act }, zweite Edition.
    }
page-status-printed = { $printed }.{" "}
page-status-overlords = Overlord-Seite: { $overlords }
page-status-deck = **Handlungskarten**, { $deck } ({ $lieutenant })
page-status-card = - { $card }: { $state }
page-status-agent = **Anführer**, { $agent } in der offenen Gruppe { $group }
page-status-no-deck = Noch ist kein Handlungsdeck gewählt.
page-stage-before = Noch wurde kein Abenteuer gespielt.
page-stage-phase = Kampagnenphase, Schritt **{ $step }**.
page-stage-set-up = Abenteuer **{ $quest }** ({ $kind }, Akt { $act }), Szene { $encounter } von { $encounters }: Aufbau.
page-stage-play = Abenteuer **{ $quest }** ({ $kind }, Akt { $act }), Szene { $encounter } von { $encounters }.
page-stage-ended = Die Kampagne ist vorbei. Sie lässt sich ansehen und ihr Ende rückgängig machen.
page-turn-overlord = { $round ->
        [0] Der Overlord ist am Zug.
       *[other] Runde { $round }: Der Overlord ist am Zug.
    }
page-turn-overlord-ended = { $round ->
        [0] Der Zug des Overlords ist vorbei.
       *[other] Runde { $round }: Der Zug des Overlords ist vorbei.
    }
page-turn-hero = Runde { $round }: { $hero } ist am Zug.
page-turn-hero-ended = Runde { $round }: Der Zug von { $hero } ist vorbei.
page-turn-first = Das Spiel beginnt mit dem ersten Zug.
page-turn-unknown = Niemand hat gesagt, wer am Zug ist (`/turn`).

# --- heroes

page-heroes-title = **Helden**
page-heroes-none = Noch gibt es keine Helden.
page-hero = - { $hero }: { $player }, { $fortune } Schicksalsmarker
page-hero-first = - { $hero }: { $player }
page-hero-marked = , Heldenmarker beim Handlungsdeck
page-hero-branded = , { $count } Drohmarker auf dem Bogen
page-figure-lowered = { $what } { $value } (statt { $sheet })
page-no-player = niemand spielt
page-no-figures = Keine Werte des Bogens sind vermerkt (`/hero set`).
page-stand-in = { $player } (in Vertretung { $user })

# --- Plot cards

page-card-title = ## { $card }
    aus dem Handlungsdeck { $deck }
page-card-also = Auch bekannt als { $names }.
page-card-lies = Sie liegt **{ $state }**.
page-card-ready = offen, bereit
page-card-exhausted = offen, erschöpft
page-card-facedown = verdeckt
page-card-boxed = in der Spielschachtel
page-card-beneath = { $count ->
        [one] 1 Overlordkarte liegt darunter.
       *[other] { $count } Overlordkarten liegen darunter.
    }
page-card-damage = { $count } Schaden liegt darauf.
page-card-hero-tokens = Heldenmarker darauf: { $heroes }.
page-card-marker = Ihr Marker liegt auf einem Monster.
page-card-marker-card = Ihr Marker liegt auf einer Monsterkarte.
page-card-marker-tile = Ihr Marker liegt auf einem Planteil.
page-card-marker-hero = Ihr Marker liegt bei { $hero }.
page-card-tokens = { $what ->
        [fatigue] { $count ->
            [one] 1 Erschöpfungsmarker liegt darauf.
           *[other] { $count } Erschöpfungsmarker liegen darauf.
        }
        [monster] { $count ->
            [one] 1 Monster liegt darauf.
           *[other] { $count } Monster liegen darauf.
        }
       *[token] { $count ->
            [one] 1 Marker liegt darauf.
           *[other] { $count } Marker liegen darauf.
        }
    }
page-card-sealed = Darunter liegt ein Marker, seine Seite { $side ->
        [threat-side] schon gezeigt: die Drohseite, eine Wette auf den Overlord.
        [fortune-side] schon gezeigt: die Schicksalsseite, eine Wette auf die Helden.
       *[hidden] verdeckt, bis das Abenteuer endet.
    }
page-lies-sealed = , darunter ein Marker { $side ->
        [threat-side] mit der Drohseite, schon gezeigt
        [fortune-side] mit der Schicksalsseite, schon gezeigt
       *[hidden] mit verdeckter Seite
    }
page-lies-beneath = , darunter { $count ->
        [one] 1 Overlordkarte
       *[other] { $count } Overlordkarten
    }
page-lies-damage = , { $count } Schaden darauf
page-lies-hero-tokens = , darauf Heldenmarker von { $heroes }
page-lies-hero-token = { $hero }{ $count ->
        [one] {""}
       *[other] {" "}({ $count })
    }
page-lies-marker = , ihr Marker auf einem Monster
page-lies-marker-card = , ihr Marker auf einer Monsterkarte
page-lies-marker-tile = , ihr Marker auf einem Planteil
page-lies-marker-hero = , ihr Marker bei { $hero }
page-lies-tokens = , darauf { $what ->
        [fatigue] { $count } Erschöpfungsmarker
        [monster] { $count } Monster
       *[token] { $count } Marker
    }
page-card-which = Mehrere Decks haben eine Karte { $card }. Welche meinst du?
page-costs = Kauf { $purchase }, Einsatz { $trigger }.
page-costs-basic = Grundkarte, wird nie gekauft. Einsatz { $trigger }.
page-cost-now = { $cost } (jetzt { $now })
page-cost-missing = nicht bekannt (wird beim ersten Einsatz gefragt)
page-columns-transcribed = Es gelten die abgeschriebenen Kosten; die gedruckten sind bei dieser Karte anders (`/campaign settings costs:printed`).
page-columns-printed = Es gelten die gedruckten Kosten; die abgeschriebenen sind bei dieser Karte anders (`/campaign settings costs:transcribed`).
page-single-source = Einzige Quelle: Ihre Zahlen beruhen auf nur einer öffentlichen Liste.
page-homebrew = Selbst gemacht: ein eigenes Deck dieser Gruppe.
page-see-your-card = Was sie tut, steht auf deiner Karte.
page-spend-exhaust = Der Einsatz erschöpft sie.
page-spend-use = Der Einsatz erschöpft sie nicht: Sie lässt sich wieder einsetzen, solange die Drohmarker reichen.
page-spend-passive = Niemand setzt sie ein: Sie wirkt von selbst, solange sie offen liegt.
page-spend-hero-exhausts = Wer einen Helden spielt, setzt sie ein, ohne Kosten; das erschöpft sie.
page-spend-told = In dieser Kampagne entscheidet die eigene Karte der Gruppe, wie mit `/plot spend` gesagt.
page-button-own-card-exhaust = Meine Karte: erschöpfen
page-button-own-card-refresh = Meine Karte: wieder bereit …
page-button-own-card-use = Meine Karte: nur benutzen
page-spend-either = Ob der Einsatz sie erschöpft, steht auf deiner Karte; der Bot fragt.
page-moment-any = Wann: siehe deine Karte.
page-moment-xp-step = Wann: im Schritt „EP ausgeben“ der Kampagnenphase.
page-moment-shopping-step = Wann: im Schritt „Einkaufen“ der Kampagnenphase.
page-moment-travel-step = Wann: im Schritt „Reisen“ der Kampagnenphase.
page-moment-set-up = Wann: nach dem Aufbau einer Szene, vor ihrem ersten Zug.
page-moment-first-set-up = Wann: nach dem Aufbau der ersten Szene, vor ihrem ersten Zug.
page-moment-overlord-turn = Wann: im Zug des Overlords.
page-moment-hero-turn = Wann: im Zug eines Helden.
page-moment-play = Wann: während einer Szene.
page-moment-encounter-start = Wann: zu Beginn einer Szene, vor ihrem ersten Zug.
page-moment-encounter-end = Wann: am Ende einer Szene.
page-moment-knock-out = Wann: wenn ein Held niedergestreckt wird, bevor die Belohnung dafür genommen ist.
page-moment-before-trigger = Wann: bevor eine andere Handlungskarte eingesetzt wird.
page-moment-quest-end = Wann: am Ende eines Abenteuers, im ersten Schritt der Kampagnenphase.
page-moment-next-quest-step = Wann: während das nächste Abenteuer gewählt wird, in der Kampagnenphase.
page-moment-quest-preparation = Wann: während ein Abenteuer vorbereitet wird, bis zu seinem ersten Zug.
page-refresh-told = In dieser Kampagne sagt die eigene Karte der Gruppe, wann sie wieder bereit ist.
page-own-refresh = Was macht **{ $card }** wieder bereit, nach deiner eigenen Karte? Es bleibt für diese Kampagne gemerkt.
page-own-refresh-select = Wieder bereit …
page-refresh-turn = Ist sie erschöpft, wird sie zu Beginn des Overlordzugs wieder bereit.
page-refresh-encounter-end = Ist sie erschöpft, wird sie erst am Ende der Szene wieder bereit.
page-refresh-first-encounter-end = Ist sie erschöpft, wird sie am Ende der ersten Szene oder des Abenteuers wieder bereit.
page-refresh-quest-end = Ist sie erschöpft, wird sie erst am Ende des Abenteuers wieder bereit.
page-refresh-overlord-turn-end = Ist sie erschöpft, wird sie am Ende des Overlordzugs wieder bereit.
page-refresh-encounter-start = Ist sie erschöpft, wird sie erst zu Beginn einer Szene wieder bereit.
page-refresh-after-next-shopping = Ist sie erschöpft, wird sie erst nach dem nächsten Einkaufen wieder bereit.
page-refresh-monster-defeated = Ist sie erschöpft, wird sie wieder bereit, wenn ihr Monster besiegt ist.
page-refresh-hero-declines = Ist sie erschöpft, wird sie wieder bereit, wenn der Held ablehnt.
page-refresh-more-heroes-on-tile = Ist sie erschöpft, wird sie wieder bereit, wenn auf ihrem Planteil mehr Helden als Monster stehen, oder am Ende der Szene.
page-refresh-activation-end = Ist sie erschöpft, wird sie am Ende der Aktivierung wieder bereit, wenn die Karte es sagt.
page-refresh-for-1-threat = Ist sie erschöpft, wird sie zu Beginn des Overlordzugs für 1 Drohmarker wieder bereit.
page-refresh-none = Von selbst frischt sie nichts auf.

page-hand-title = ## Deine Handlungskarten
    { $deck } ({ $lieutenant })
page-hand-ready = **Bereit**
page-hand-exhausted = **Erschöpft**
page-hand-affordable = { $now ->
        [yes] **Jetzt zu kaufen**
       *[no] **Bezahlbar in „EP ausgeben“**
    }
page-hand-too-dear = **Zu teuer**
page-hand-boxed = **In der Spielschachtel**
page-hand-card = - **{ $card }**{ $lies } · { $costs }{ $moment ->
        [none] {""}
       *[other] {" "}· { $moment }
    }: { $summary }
page-hand-costs = Kauf { $purchase }, Einsatz { $trigger }
page-hand-costs-basic = Grundkarte, Einsatz { $trigger }
page-hand-sealed = - Verdeckt unter { $card }: { $side ->
        [threat-side] die Drohseite, eine Wette auf den Overlord.
        [fortune-side] die Schicksalsseite, eine Wette auf die Helden.
       *[other] eine Seite, die nur ein anderer Host zeigen kann.
    }
page-hand-look = Eine Karte ansehen

page-decks-title = ## Handlungsdecks ({ $count })
page-decks-how = Die Zahlen sind die Kosten der Karten, Kauf/Einsatz; die Grundkarte wird nicht gekauft.
page-decks-open = Ein Deck ansehen
page-deck = - **{ $deck }**{ $also }, { $lieutenant }: { $costs }{ $source }
page-deck-single = {" "}(einzige Quelle)
page-deck-homebrew = {" "}(selbst gemacht)
page-deck-also = {" "}(auch { $names })
page-deck-card = - **{ $card }**: { $costs }
page-deck-hidden = { $count ->
        [one] 1 Karte liegt verdeckt.
       *[other] { $count } Karten liegen verdeckt.
    }

page-dms-on = Du erfährst per Direktnachricht von neuen Schicksalsmarkern deiner Helden, und auf der Overlord-Seite davon, was du kaufen kannst.
page-dms-off = Du bekommst keine Direktnachrichten über Schicksalsmarker und Käufe mehr. `/fortune dms value:on` bringt sie zurück.

# --- the campaign phase

page-phase-title = ## Kampagnenphase: { $step }
page-phase-none = Gerade ist keine Kampagnenphase. Sie beginnt, wenn ein Abenteuer endet.
page-phase-coming = Es folgen: { $steps }.
page-phase-last = Das ist der letzte Schritt; das nächste Abenteuer beendet die Kampagnenphase.
page-phase-overlord-xp = Der Overlord hat { $xp } EP, gut für bis zu { $threat } Drohmarker.
page-phase-purchases = Mit { $threat } Drohmarkern kann der Overlord auch { $facedown ->
        [one] die 1 Handlungskarte kaufen, die verdeckt liegt
       *[other] von den { $facedown } Handlungskarten kaufen, die verdeckt liegen
    }.

# --- the pools

page-threat-title = ## Drohmarker
page-threat-newest = **Neueste Bewegungen**
page-threat-nothing = Noch keine.
page-threat-moved = - { $before } → { $after }: { $why }{ $detail }
page-threat-detail = {" "}({ $detail })
page-threat-how = Mehr kommen durch besiegte Helden, beendete und gewonnene Abenteuer, dafür ausgegebene Erfahrung, Gerüchtekarten mit Abenteuer und durch Karten. Käufe bringen sie in den Vorrat zurück; was ein Einsatz kostet, wird zu Schicksalsmarkern der Helden.
page-fortune-title = ## Schicksalsmarker
page-fortune-hero = - **{ $hero }**: { $fortune }
page-fortune-buys = **1 Schicksalsmarker**: im Zug des Helden 1 Erschöpfung loswerden oder einen seiner eigenen Würfel neu würfeln.
    {""}**2 Schicksalsmarker**: nach den beiden Aktionen des Helden noch eine, einmal pro Runde; oder beim Einkaufen, von beliebigen Helden zusammen, 1 Marktkarte mehr.

page-why-hero-defeated = ein Held wurde besiegt
page-why-quest-ended = ein Abenteuer endete
page-why-quest-won = ein Abenteuer wurde gewonnen
page-why-xp-converted = dafür ausgegebene Erfahrung
page-why-rewards = Belohnungen
page-why-rumor = eine Gerüchtekarte
page-why-card = eine Karte
page-why-card-payment = für eine Karte abgelegt
page-why-correction = Korrektur
page-why-adopted = mitgebracht
page-why-purchase = Kauf
page-why-trigger = Einsatz
page-why-tie = ein Gleichstand
page-why-recover-fatigue = weniger Erschöpfung
page-why-extra-action = zusätzliche Aktionen
page-why-reroll = neu gewürfelt
page-why-reroll-at-table = am Tisch neu gewürfelt
page-why-shop-card = Marktkarten
page-why-shopping-ended = das Einkaufen endete
page-why-hero-removed = ein Held ging
page-why-campaign-ended = die Kampagne endete
page-why-marker = ein Marker
page-why-marker-returned = ein Marker kam zurück
page-why-brand = ein Brandmal
page-why-brand-discarded = ein Brandmal abgelegt
page-why-brands-returned = Brandmale aufgeräumt
page-why-laid-on-card = auf eine Karte gelegt
page-why-taken-from-card = von einer Karte genommen
page-why-off-card = von einer Karte weg
page-why-counter-laid = ein Zählmarker auf eine Karte
page-why-counter-off = ein Zählmarker von einer Karte
page-why-reserved = auf einer Karte zurückgelegt
page-why-reserve-returned = Zurückgelegtes kam zurück
page-why-burden = eine Last
page-why-burden-off = eine Last ist weg
page-why-laid-on-class = auf Klassenkarten gelegt
page-why-off-class = von Klassenkarten weg
page-why-classes-cleared = Klassenkarten geräumt
page-why-learnt = eine Overlordkarte gelernt

# --- summaries

page-summary-title = ## { $campaign }: die Kampagne bisher
page-summary-quest-title = ## Das Abenteuer in Zahlen
page-summary-secret = -# Die Würfel dieses Abenteuers folgten aus dem Geheimnis { $secret }. `/dice verify` rechnet die Würfe daraus nach.
page-summary-secret-alone = -# Das Geheimnis: { $secret }
page-summary-no-quest = Noch wurde kein Abenteuer gespielt.
page-summary-quest = - **{ $quest }** ({ $kind }): { $outcome }
page-outcome-heroes = die Helden haben gewonnen
page-outcome-overlord = der Overlord hat gewonnen
page-outcome-open = läuft noch
page-summary-gained = **Erhaltene Drohmarker: { $total }**
page-summary-spent = **Ausgegebene Drohmarker: { $total }**
page-summary-left-over = Am Ende übrig: { $amount } Drohmarker.
page-summary-amount = - { $what }: { $amount }
page-summary-cards = **Was jede Handlungskarte kostete und brachte**
page-summary-card = - { $card }: { $account }
page-account-bought = gekauft für { $amount }
page-account-triggered = { $times ->
        [one] einmal
       *[other] { $times }-mal
    } eingesetzt für { $threat }{ $fortune ->
        [0] {""}
       *[other] , { $fortune } Schicksalsmarker vergeben
    }
page-account-paid = { $amount } Drohmarker nach ihrem Text gezahlt
page-account-threat = brachte { $amount } Drohmarker
page-account-xp = brachte { $amount } EP
page-account-drawn = brachte { $amount ->
        [one] 1 Overlordkarte
       *[other] { $amount } Overlordkarten
    }
page-summary-vitals = **Was die Helden durchmachten**
page-summary-party = **Gold und Fertigkeiten**
page-summary-gold = - { $gained } Gold kam herein, { $spent } ging hinaus.
page-summary-skills = - { $hero } lernte { $skills ->
        [one] 1 Fertigkeit
       *[other] { $skills } Fertigkeiten
    }.
page-summary-suffered = - { $hero }: { $damage } Schaden, { $fatigue } Erschöpfung{ $times ->
        [0] {""}
        [1] , einmal niedergestreckt
        [2] , zweimal niedergestreckt
       *[other] , { $times }-mal niedergestreckt
    }
page-summary-fortune = **Schicksalsmarker der Helden**
page-summary-hero = - { $hero }: { $given } erhalten, { $spent ->
        [0] 0 ausgegeben
       *[other] { $spent } ausgegeben ({ $uses })
    }{ $returned ->
        [0] {""}
       *[other] , { $returned } zurückgegeben
    }
page-summary-use = { $what } { $amount }

# --- the log

page-log-title = ## Protokoll, Seite { $page } von { $pages }{ $filter }
page-log-filter = {" "}({ $filter })
page-log-nothing = Keine Eingabe passt dazu.
page-log-when = -# { $at }, Eingabe { $move }
page-log-undo = { $who } hat Eingabe { $move } rückgängig gemacht.
page-log-redo = { $who } hat Eingabe { $move } wiederholt.

# --- settings

page-settings-title = ## Einstellungen
page-settings-how = Die Kampagnenleitung ändert sie mit den Optionen von `/campaign settings`.
page-settings-other = Einstellungen: { $settings }
page-setting = { $name } { $value }
page-setting-told = - **{ $name }: { $value }**. { $effect }
page-setting-rules-strict = Was die Spielregeln verbieten, wird abgelehnt.
page-setting-rules-advisory = Was die Spielregeln verbieten, ist erlaubt und wird als Hausregel vermerkt.
page-setting-costs-transcribed = Handlungskarten kosten, was die abgeschriebenen Listen sagen.
page-setting-costs-printed = Handlungskarten kosten, was die berichtigten, gedruckten Zahlen sagen.
page-setting-steps-rulebook = „EP ausgeben“ kommt vor „Einkaufen“.
page-setting-steps-faq = „Einkaufen“ kommt vor „EP ausgeben“.
page-setting-tests-bot = Der Bot würfelt die Attributsproben.
page-setting-tests-table = Der Tisch würfelt die Attributsproben und sagt, ob sie gelingen.
page-setting-nudge-off = Niemand wird an offene Fragen oder Züge erinnert.
page-setting-nudge-24h = Auf wen bei einer Frage oder einem Zug länger als einen Tag gewartet wird, wird einmal im Kanal erwähnt.
page-setting-track-economy = Der Bot führt Marker und Karten und von den Bögen nur die Werte, die er dafür braucht.
page-setting-track-sheet = Außerdem führt der Bot Gold, Gegenstände, Erfahrung, Fertigkeiten, Overlordkarten und den Weg der Kampagne.
page-setting-track-everything = Außer all dem führt der Bot Schaden, Erschöpfung, Zustände und wer niedergestreckt ist; in der ersten Edition die Wunden auf dem Spielplan.
page-setting-shop-table = Der Tisch gibt die Marktkarten.
page-setting-shop-bot = Der Bot gibt die Marktkarten.
page-setting-expansions = - **Erweiterungen: { $expansions }**.
page-setting-expansions-none = - **Erweiterungen**: keine außer dem Grundspiel.
page-setting-track-sheet-first = Wie bei `track:economy`: Von den Bögen führt er in der ersten Edition nicht mehr.
page-setting-track-everything-first = Außerdem führt der Bot die Wunden der Figuren auf dem Spielplan.
page-setting-language = - **Sprache: { $language }**.
page-setting-language-server = - **Sprache**: die des Servers.

# --- campaigns of a server

page-list-label = { $campaign } (#{ $channel })
page-list-title = ## Kampagnen ({ $count })
page-list-none = Hier wurde noch keine Kampagne gespielt. `/campaign create` legt eine an.
page-list-running = - **{ $campaign }** in { $home }: läuft
page-list-ended = - **{ $campaign }** in { $home }: vorbei
page-delete = **{ $campaign }** für immer löschen? Das Protokoll mit { $entries } Einträgen verschwindet, samt { $heroes ->
        [one] 1 Helden
       *[other] { $heroes } Helden
    } und { $quests ->
        [one] 1 Abenteuer
       *[other] { $quests } Abenteuern
    }; ebenso, wo ihre Eingaben erzählt wurden und was der Bot dazu vermerkt hat. Nachrichten in den Kanälen bleiben, und auch die eigenen Decks des Servers. Das lässt sich nicht rückgängig machen: `/campaign export` hebt eine Kopie auf.
page-delete-kept = Nichts wurde gelöscht.
page-delete-gone = { $who } hat die Kampagne { $campaign } gelöscht.

# --- buttons

page-button-buy = { $card } kaufen
page-button-trigger = { $card } einsetzen
page-button-choose = { $deck } wählen
page-button-decks = Alle Decks
page-button-hand = Handlungskarten
page-button-fortune = Schicksalsmarker
page-button-shop = 1 Marktkarte mehr
page-button-log = Protokoll
page-button-summary = Bilanz
page-button-settings = Einstellungen
page-button-back = Vorige Seite
page-button-on = Nächste Seite
page-button-newer = Neuere
page-button-older = Ältere
page-button-overlord-turn = Zug des Overlords
page-button-hero-turn = Zug von { $hero }

# --- what somebody can do now, how a quest ends, what the overlord can buy

page-now-hero = Du spielst { $hero }, mit { $fortune } Schicksalsmarkern.
page-now-nothing = Gerade wartet nichts auf dich.
page-ending-asked = Wer hat das Abenteuer **{ $quest }** gewonnen?
page-ending-told = **{ $quest }** ist vorbei: { $winner ->
        [heroes] Die Helden haben gewonnen
       *[overlord] Der Overlord hat gewonnen
    }.
page-buying-title = ## Eine Handlungskarte kaufen
page-buying-none = Für eine Handlungskarte reichen die Drohmarker jetzt nicht.
page-buying-select = Handlungskarte kaufen …
page-buying-too-dear = Jetzt zu teuer: { $cards }.
