### Names of commands and options as people type them in German, and see them in sentences.
### Small letters, digits, - and _; at most 32; no two alike beside each other.

# The words of the game. Those of the second edition are what its German rulebooks, cards and the
# community's rules reference print; those of the first, where a source was found, what its box does.
#
# Overlord, Held         overlord, hero (game pieces; people are “wer spielt”, “die Overlord-Seite”)
# Drohmarker             threat; Schicksalsmarker, its white side: fortune (community; cards say “white side”)
# Handlungskarte, -deck  Plot card, Plot deck; Overlordkarte, Gerüchtekarte, Suchkarte, Marktkarte
# erschöpfen, auffrischen, einsetzen    exhaust, refresh, trigger (Einsatzkosten: trigger cost)
# Anführer, Hauptmann    agent, lieutenant; Elite-Monster, normales Monster: master, minion
# Abenteuer, Szene       quest, encounter; Intermezzo, Finale, Zusatz- und Gerüchteabenteuer
# besiegt, niedergestreckt, aufrappeln, aufhelfen   defeated, knocked out, stand up, revive
# Stärke, Wissen, Willenskraft, Geistesgegenwart    the attributes; Probe: test
# Lebenskraft, Ausdauer, Geschwindigkeit, Schaden, Erschöpfung   Health, Stamina, Speed, damage, fatigue
# Energie, Reichweite, Schild, Fehlschlag           surge, range, shield, miss
# Betäubt, Blutend, Brennend, Erkrankt, Gelähmt, Geschwächt, Todgeweiht, Verängstigt, Verflucht,
# Vergiftet              the conditions; Geblendet (Blinded) is our own
# EP, Fertigkeit, Ablagestapel, Relikt, Sichtlinie  XP, skill, discard pile, relic, line of sight
# Questmarker, Wunde, Felsbrocken, Atem             first edition: conquest, wound, boulder, breath
# Blitz, Blutung, Benommenheit, Schwarm, Tücke      first edition, our own: bolt, bleed, daze, swarm, treachery
# Tafel, Spielplan       the live board, the map; Kampagnenleitung: steward
#
# One reader is “du”; a post to the table addresses nobody: “Jetzt Szene 2 aufbauen.”
# After a colon a whole sentence or question begins with a capital, anything else as it would elsewhere.

## commands

name-about = über
name-agent = anführer
name-agent-attacked = angegriffen
name-agent-defeated = besiegt
name-agent-show = zeigen
name-campaign = kampagne
name-campaign-act = akt
name-campaign-board = tafel
name-campaign-create = anlegen
name-campaign-date = termin
name-campaign-delete = löschen
name-campaign-doctor = diagnose
name-campaign-end = beenden
name-campaign-export = exportieren
name-campaign-import = importieren
name-campaign-list = liste
name-campaign-log = protokoll
name-campaign-overlord = overlord
name-campaign-recap = rückblick
name-campaign-redo = wiederholen
name-campaign-resume = übernehmen
name-campaign-settings = einstellungen
name-campaign-status = stand
name-campaign-summary = bilanz
name-campaign-undo = rückgängig
name-card = karte
name-card-deck = deck
name-card-discard = abwerfen
name-card-draw = ziehen
name-card-hand = hand
name-card-play = spielen
name-conquest = questmarker
name-conquest-gain = erhalten
name-conquest-glyph = glyphe
name-conquest-killed = getötet
name-conquest-lose = verlieren
name-conquest-show = zeigen
name-dice = würfel
name-dice-fairness = fairness
name-dice-verify = prüfen
name-dice-word = wort
name-fortune = schicksalsmarker
name-fortune-correct = korrigieren
name-fortune-dms = direktnachrichten
name-fortune-reroll = neu-würfeln
name-fortune-shop = markt
name-fortune-show = zeigen
name-fortune-spend = ausgeben
name-gold = gold
name-gold-gain = erhalten
name-gold-show = zeigen
name-gold-spend = ausgeben
name-help = hilfe
name-hero = held
name-hero-add = hinzufügen
name-hero-assign = zuteilen
name-hero-attack = angreifen
name-hero-class = klasse
name-hero-defeated = besiegt
name-hero-learn = lernen
name-hero-list = liste
name-hero-recover = erholen
name-hero-remove = entfernen
name-hero-rest = ausruhen
name-hero-revive = aufhelfen
name-hero-set = bogen
name-hero-show = zeigen
name-hero-stand = aufrappeln
name-hero-stand-in = vertretung
name-hero-suffer = erleiden
name-hero-xp = ep
name-odds = chancen
name-odds-attack = angriff
name-odds-test = probe
name-overlord = overlord
name-overlord-basic = grunddeck
name-overlord-deck = deck
name-overlord-discard = abwerfen
name-overlord-draw = ziehen
name-overlord-learn = lernen
name-overlord-xp = ep
name-phase = phase
name-phase-next = weiter
name-phase-show = zeigen
name-plot = handlung
name-plot-buy = kaufen
name-plot-choose = wählen
name-plot-cost = kosten
name-plot-decks = decks
name-plot-exhaust = erschöpfen
name-plot-forget = vergessen
name-plot-hand = hand
name-plot-import = importieren
name-plot-refresh = auffrischen
name-plot-show = zeigen
name-plot-spend = kartentext
name-plot-take = wegnehmen
name-plot-trigger = einsetzen
name-quest = abenteuer
name-quest-encounter = szene
name-quest-end = beenden
name-quest-path = weg
name-quest-start = beginnen
name-roll = wurf
name-roll-attack = angriff
name-roll-defense = verteidigung
name-roll-dice = würfel
name-roll-test = probe
name-rumor = gerücht
name-shop = markt
name-shop-add = hinzufügen
name-shop-buy = kaufen
name-shop-give = weitergeben
name-shop-reveal = aufdecken
name-shop-sell = verkaufen
name-shop-show = zeigen
name-threat = drohmarker
name-threat-convert = umwandeln
name-threat-gain = erhalten
name-threat-lose = verlieren
name-threat-show = zeigen
name-turn = zug
name-turn-end = beenden
name-turn-hero = held
name-turn-overlord = overlord
name-well = verlies
name-well-attack = angriff
name-well-bleed = blutung
name-well-board = spielplan
name-well-bolt = blitz
name-well-boulder = felsbrocken
name-well-boulders = felsbrocken-rollen
name-well-breath = atem
name-well-daze = benommenheit
name-well-door = tür
name-well-monster = monster
name-well-move = bewegen
name-well-place = aufstellen
name-well-remove = entfernen
name-well-setup = auslegung
name-well-treachery = tücke
name-well-turn = zug
name-well-wounds = wunden

## options

name-option-act = akt
name-option-action = aktion
name-option-alignment = lage
name-option-amount = anzahl
name-option-armour = rüstung
name-option-as = format
name-option-attacker = angreifer
name-option-attribute = attribut
name-option-awareness = geistesgegenwart
name-option-bleed = blutung
name-option-bolt = blitz
name-option-boulder = felsbrocken
name-option-breath = atem
name-option-by = von
name-option-cap = obergrenze
name-option-card = karte
name-option-cards = karten
name-option-class = klasse
name-option-condition = zustand
name-option-conquest = questmarker
name-option-corners = ecken
name-option-costs = kosten
name-option-count = wie-viele
name-option-damage = schaden
name-option-daze = benommenheit
name-option-deck = deck
name-option-defense = verteidigung
name-option-dice = würfel
name-option-die = würfel
name-option-direction = richtung
name-option-distance = entfernung
name-option-edition = edition
name-option-encounters = szenen
name-option-event = ereignis
name-option-expansions = erweiterungen
name-option-falls = stürze
name-option-fatigue = erschöpfung
name-option-figure = figur
name-option-file = datei
name-option-flying = fliegend
name-option-forced = erzwungen
name-option-health = lebenskraft
name-option-hero = held
name-option-heroes = heldenzahl
name-option-hours = stunden
name-option-item = gegenstand
name-option-kind = art
name-option-knowledge = wissen
name-option-language = sprache
name-option-lieutenant = hauptmann
name-option-lieutenants = hauptleute
name-option-marker = marker
name-option-master = elite
name-option-might = stärke
name-option-monster = monster
name-option-name = name
name-option-note = notiz
name-option-nudge = erinnerung
name-option-order = reihenfolge
name-option-overlord = overlord
name-option-owned = vorhanden
name-option-page = seite
name-option-pierce = durchbohren
name-option-player = wer-spielt
name-option-pool = würfel
name-option-preset = vorlage
name-option-price = preis
name-option-printed-campaign = gedruckte-kampagne
name-option-quest = abenteuer
name-option-reason = grund
name-option-rules = regeln
name-option-shop = markt
name-option-side = seite
name-option-size = größe
name-option-skill = fertigkeit
name-option-space = feld
name-option-speed = geschwindigkeit
name-option-stairs = treppen
name-option-stamina = ausdauer
name-option-start = startkarten
name-option-state = stellung
name-option-steps = schritte
name-option-swarm = schwarm
name-option-target = ziel
name-option-tests = proben
name-option-text = text
name-option-threat = drohmarker
name-option-to = an
name-option-tokens = marker
name-option-topic = thema
name-option-track = umfang
name-option-trap = falle
name-option-treachery-event = tücke-ereignis
name-option-treachery-monster = tücke-monster
name-option-treachery-trap = tücke-falle
name-option-trigger = einsatzkosten
name-option-use = verwendung
name-option-user = person
name-option-value = wert
name-option-when = wann
name-option-willpower = willenskraft
name-option-winner = gewonnen
name-option-wounds = lebenspunkte
name-option-xp = ep

name-option-leave-out = weglassen
name-option-take-in = aufnehmen
