# Why something is refused, one sentence each, under the class of the refusal.

# --- who may

refusal-not-yours = Das darf nur { $right }: { $who }.
refusal-not-yours-nobody = Das darf nur { $right }, und das ist noch niemand.
refusal-not-yours-helped = Das darf nur { $right }: { $who }, oder wer „Server verwalten“ hat.
refusal-not-yours-helped-nobody = Das darf nur { $right }; gerade ist das, wer „Server verwalten“ hat.
refusal-not-yours-overlord-nobody = Das darf nur { $right }, und dort ist gerade niemand. Wer die Kampagne angelegt hat, oder wer „Server verwalten“ hat, benennt jemanden mit `/campaign overlord`.
refusal-not-your-question = Diese Wahl trifft { $side }: { $who }. Wer die Kampagne angelegt hat, oder wer „Server verwalten“ hat, darf auch antworten.
refusal-not-your-question-nobody = Diese Wahl trifft { $side }. Wer die Kampagne angelegt hat, oder wer „Server verwalten“ hat, darf auch antworten.
refusal-not-your-undo = Eine Eingabe der Kampagnenleitung macht nur die Kampagnenleitung rückgängig: { $who }, oder wer „Server verwalten“ hat.
refusal-not-your-undo-nobody = Eine Eingabe der Kampagnenleitung macht nur die Kampagnenleitung rückgängig: wer „Server verwalten“ hat.

right-anyone = der ganze Tisch
right-overlord = die Overlord-Seite
right-steward = die Kampagnenleitung (wer die Kampagne angelegt hat, oder wer „Server verwalten“ hat)
right-overlord-or-steward = die Overlord-Seite oder die Kampagnenleitung
right-table = die Overlord-Seite, die Heldenseite oder die Kampagnenleitung
right-hero = die Person, die { $hero } spielt
right-hero-or-steward = die Person, die { $hero } spielt, oder die Kampagnenleitung
right-heroes = die Heldenseite
right-heroes-or-steward = die Heldenseite oder die Kampagnenleitung

side-heroes = die Heldenseite
side-hero = die Person, die den Helden spielt
side-hosts = die Overlord-Seite oder die Kampagnenleitung
side-overlord = die Overlord-Seite

# --- what a group wants kept here

refusal-not-kept = Das braucht die Einstellung `track:{ $needed }`, und diese Kampagne hat `track:{ $track }`: Die Kampagnenleitung ändert es mit `/campaign settings`.

# --- what is short

refusal-not-enough-threat = Du brauchst { $needed } Drohmarker, hast aber { $held }.
refusal-not-enough-threat-card = { $card } braucht { $needed } Drohmarker, und du hast { $held }.
refusal-not-enough-fortune = { $hero } braucht { $needed } Schicksalsmarker, hat aber { $held }.
refusal-not-enough-fortune-together = Die Helden brauchen zusammen { $needed } Schicksalsmarker, haben aber { $held }.
refusal-not-enough-xp = Der Overlord braucht { $needed } EP, hat aber { $held }.

refusal-not-enough-stamina = Für { $needed } Erschöpfung mehr hat { $hero } keinen Platz ({ $held } von { $stamina }). Erzwungene geht als Schaden weiter: `/hero suffer` mit `forced:yes`.
refusal-too-tired-to-pay = Für { $needed } Erschöpfung mehr hat { $hero } keinen Platz ({ $held } von { $stamina }), so lässt sich das nicht bezahlen.

# --- how heroes are

refusal-knocked-out = { $hero } ist niedergestreckt: Erst kommt `/hero stand` oder `/hero revive`.
refusal-not-knocked-out = { $hero } ist nicht niedergestreckt.
refusal-attacks-on-the-ground = { $hero } ist niedergestreckt: Aufstehen ist die einzige Aktion (`/hero stand`).
refusal-revives-nobody = Aufhelfen kann { $hero } nur ein anderer Held; allein geht es mit `/hero stand`.
refusal-nothing-named = Nenn Schaden, Erschöpfung oder einen Zustand.
refusal-nothing-to-recover = Auf dem Bogen von { $hero } liegt nichts davon.
refusal-has-condition = { $hero } hat den Zustand schon: { $condition }.
refusal-lacks-condition = { $hero } hat den Zustand nicht: { $condition }.
refusal-unknown-condition = Kein Zustand heißt { $name }: Wähl einen aus der Liste.

# --- stage and moment

refusal-no-encounter = Das geht nur während einer Szene, und gerade läuft { $stage }.
refusal-quest-under-way = Das geht nur zwischen zwei Abenteuern, und gerade läuft { $quest }.
refusal-no-phase = Gerade ist keine Kampagnenphase: Es läuft { $stage }.
refusal-wrong-step = Das gehört zum Schritt „{ $needed }“ der Kampagnenphase, und gerade läuft { $stage }.
refusal-step-behind = Die Kampagnenphase ist bei „{ $now }“ und geht nur vorwärts.
refusal-last-step = Das ist der letzte Schritt der Kampagnenphase. Das nächste Abenteuer beendet sie.
refusal-last-encounter = { $quest } hat { $encounters ->
        [one] nur 1 Szene
       *[other] nur { $encounters } Szenen
    }, und das ist die letzte. Beende stattdessen das Abenteuer (`/quest end`).
refusal-wrong-moment = { $card } lässt sich jetzt nicht einsetzen, sondern nur { $moment }; gerade läuft { $stage }.
refusal-not-in-this-turn = Das kann { $hero } nur im eigenen Zug, und gerade läuft { $turn }.
refusal-not-in-this-turn-card = { $card } lässt sich jetzt nicht einsetzen: Es läuft { $turn }.
refusal-no-turn = Gerade läuft kein Zug.
refusal-steps-locked = Die Reihenfolge der Schritte lässt sich nicht ändern, solange „{ $step }“ läuft.

stage-before = noch kein Abenteuer
stage-phase = die Kampagnenphase ({ $step })
stage-set-up = der Aufbau von Szene { $encounter }
stage-play = Szene { $encounter }
turn-overlord = der Zug des Overlords
turn-hero = der Zug von { $hero }
moment-any = jederzeit
moment-xp-step = im Schritt „EP ausgeben“
moment-shopping-step = im Schritt „Einkaufen“
moment-travel-step = im Schritt „Reisen“
moment-set-up = beim Aufbau einer Szene
moment-first-set-up = beim Aufbau der ersten Szene
moment-overlord-turn = im Zug des Overlords
moment-hero-turn = im Zug eines Helden
moment-play = während einer Szene
moment-encounter-start = zu Beginn einer Szene, vor ihrem ersten Zug
moment-encounter-end = am Ende einer Szene
moment-knock-out = wenn in einer Szene ein Held niedergestreckt wird
moment-before-trigger = vor dem Einsatz einer anderen Karte
moment-quest-end = am Ende eines Abenteuers, im ersten Schritt der Kampagnenphase
moment-next-quest-step = bei der Wahl des nächsten Abenteuers
moment-quest-preparation = bei der Vorbereitung eines Abenteuers, bis zu seinem ersten Zug

# --- once only, exhausted, fixed

refusal-threat-taken-already = Die Niederlage von { $hero } hat in diesem Abenteuer schon ihren Drohmarker gebracht. Der Overlord zieht stattdessen eine Overlordkarte.
refusal-extra-action-taken = { $hero } hat in dieser Runde schon eine zusätzliche Aktion ausgeführt.
refusal-card-exhausted = { $card } ist erschöpft.
refusal-deck-fixed = Das Handlungsdeck bleibt die ganze Kampagne lang dasselbe: Es ist { $deck }.
refusal-already-adopted = Eine laufende Kampagne wird nur einmal übernommen, vor ihrem ersten Abenteuer hier.
refusal-agent-forbidden = Der Anführer { $lieutenant } darf nicht in ein Abenteuer, in dem dieser Hauptmann vorkommt.
refusal-agent-forbidden-beside = Der Anführer { $lieutenant } darf nicht ins Spiel, wo { $beside } ist.
refusal-agent-forbidden-sacrificed = Der Anführer { $lieutenant } darf in dieser Kampagne nicht ins Spiel: Dieser Hauptmann wurde geopfert, hat der Tisch gesagt.
refusal-agent-forbidden-in-quest = Der Anführer { $lieutenant } darf in diesem Abenteuer nicht ins Spiel: Dieser Hauptmann kommt darin vor, hat der Tisch gesagt.
refusal-agent-forbidden-ally = Der Anführer { $lieutenant } darf in diesem Abenteuer nicht ins Spiel: { $lieutenant } ist als Gefährte im Spiel, hat der Tisch gesagt.
refusal-agent-forbidden-kind = Der Anführer { $lieutenant } darf nicht in diese Art von Abenteuer ({ $quest_kind }).
refusal-agent-forbidden-campaign = Der Anführer { $lieutenant } darf in der Kampagne { $campaign } nicht verwendet werden.
refusal-agent-here = Der Anführer { $lieutenant } ist schon auf dem Spielplan.
refusal-nothing-to-pay-back = { $card } wird genutzt, wenn der Anführer besiegt ist, und dann angeboten. Noch liegt nichts darauf, die Drohmarker brächten also nichts.
refusal-card-forbidden = { $card } darf nicht eingesetzt werden, wo { $lieutenant } ist.
refusal-agent-not-defeated = { $card } wartet auf die Niederlage des Anführers, und in dieser Szene wurde kein Anführer besiegt.
refusal-agent-answered = { $card } wurde dafür schon ausgelöst und wartet, bis wieder ein Anführer kommt oder fällt.
refusal-quest-counted = { $card } hat für dieses Abenteuer schon gezählt.
refusal-card-holds-no-more = Auf { $card } { $most ->
        [one] liegt schon ihr Marker
       *[other] liegen schon { $most } Marker
    }, und mehr dürfen es nicht sein.
refusal-nothing-to-take-off = Auf { $card }, oder auf dem, was sie markiert, liegt nichts, was sich wegnehmen ließe.
refusal-taken-off-already = Auf { $card } liegen andere Marker als zu der Zeit, da dieser Knopf gezeigt wurde, und nichts wurde weggenommen. `/plot show` sagt, wie viele es sind.
refusal-no-class-token = Auf keiner Klassenkarte liegt ein Marker, den { $card } wegnehmen könnte.
refusal-card-works-alone = Niemand setzt { $card } ein: Sie wirkt von selbst, solange sie offen liegt.
refusal-spend-known = { $exhausts ->
        [yes] Ein Einsatz erschöpft { $card } ohnehin
       *[no] Ein Einsatz erschöpft { $card } ohnehin nicht
    }.
refusal-refresh-holds = Es ist schon so: { $card } ist wieder bereit, { $refresh }.
refusal-never-exhausted = Kein Einsatz erschöpft { $card }, also muss nichts sie wieder bereit machen. Steht auf deiner eigenen Karte etwas anderes, sag es zuerst mit `/plot spend`.
refusal-card-exhausted-already = { $card } ist schon erschöpft.
refusal-no-agent = Auf dem Spielplan ist kein Anführer.

# --- campaigns

refusal-no-campaign = Hier gibt es keine Kampagne. Mit `/campaign create` kann jede Person eine anlegen.
refusal-campaign-runs = In diesem Kanal läuft schon die Kampagne { $name }.
refusal-campaign-over = Die Kampagne { $name } ist beendet. Du kannst sie ansehen, exportieren oder mit „Rückgängig“ zurückholen.
refusal-other-edition = Das gehört zu Kampagnen der { $edition ->
        [first] ersten
       *[second] zweiten
    } Edition.
refusal-other-edition-kill = Das gehört zu Kampagnen der zweiten Edition. Hier wird ein Held getötet: `/conquest killed`.
refusal-other-edition-place = Das gehört zu Kampagnen der zweiten Edition. Hier kommt ein getöteter Held mit `/well place` auf den Spielplan zurück.
refusal-other-edition-wounds = Das gehört zu Kampagnen der zweiten Edition. Hier haben die Figuren auf dem Spielplan Wunden: `/well wounds`.
refusal-other-edition-card = Das gehört zu Kampagnen der zweiten Edition. Hier spielt der Overlord eine Karte mit `/card play`.
refusal-other-edition-quest = Das gehört zu Kampagnen der zweiten Edition. Hier liegt zwischen Abenteuern keine Kampagnenphase: `/quest start` beginnt das nächste.

# --- names, numbers, details

refusal-bad-name = Ein Name oder eine Notiz braucht mindestens einen Buchstaben oder eine Ziffer und hat höchstens { $longest } Zeichen.
refusal-bad-number = { $number } passt nicht: Es muss von { $least } bis { $most } sein.
refusal-nothing-to-do = Das würde nichts ändern.
refusal-missing-detail = Bitte füll auch { $reason ->
        [hero-defeated] die Option `hero` aus: Wer wurde besiegt?
        [card] die Option `card` oder `note` aus: Welche Karte bringt die Drohmarker?
       *[correction] die Option `note` aus: Warum wird korrigiert?
    }
refusal-unknown-hero = Kein Held hier heißt { $name }. Die Helden sind { $heroes }.
refusal-unknown-hero-none = Kein Held hier heißt { $name }: Noch gibt es keine Helden.
refusal-unknown-hero-target = { $name } heißt fast wie ein Held, aber kein Held hier heißt so. Die Helden sind { $heroes }; ein Monster braucht einen Namen, der anders klingt.
refusal-which-hero = Welcher Held? Bitte nenn einen: { $heroes }.
refusal-which-hero-none = Noch gibt es keine Helden.
refusal-hero-exists = Ein Held namens { $name } ist schon dabei.
refusal-hero-count = Ein Abenteuer wird mit { $least } bis { $most } Helden gespielt, und { $heroes ->
        [0] noch sind es keine
        [one] es ist nur 1
       *[other] das wären { $heroes }
    }.
refusal-no-deck = Noch ist kein Handlungsdeck gewählt.
refusal-unknown-deck = Kein Handlungsdeck heißt { $name }.
refusal-deck-name-taken = Der Name von { $name } ist vergeben: Auf ihn hört { $homebrew ->
        [yes] das selbst gemachte Deck
       *[no] das gedruckte Handlungsdeck
    } { $other }. Gib deinem einen anderen.
refusal-deck-in-use = { $name } lässt sich nicht ersetzen: { $campaign ->
        [none] Eine Kampagne in einem anderen Kanal
       *[other] Die Kampagne { $campaign }
    } spielt damit.
refusal-deck-replaced = Das lässt sich weder rückgängig machen noch wiederholen: Das Handlungsdeck { $deck } wurde seitdem durch andere Karten ersetzt.
refusal-too-many-requests = { $most } Helden warten schon darauf mitzuspielen. Frag noch einmal, sobald einer davon eine Antwort hat.
refusal-too-many-decks = Dieser Server hat schon { $most } selbst gemachte Decks, und mehr kann er nicht aufheben.
refusal-too-many-decks-of-yours = Du kannst bis zu { $most } selbst gemachte Decks auf einen Server bringen. `/plot forget` schafft Platz.
refusal-deck-played = { $name } lässt sich nicht vergessen: { $campaign ->
        [none] Eine Kampagne in einem anderen Kanal
       *[other] Die Kampagne { $campaign }
    } spielt damit.
refusal-too-many-rolls = Fürs Erste sind das genug Würfel: Du kannst bis zu { $most }-mal pro Minute würfeln.
refusal-unknown-agent = Kein Anführer heißt { $name }.
refusal-unknown-printed-campaign = Keine gedruckte Kampagne heißt { $name }. Der Name ist wichtig: Er entscheidet, was in dieser Kampagne verboten ist.
refusal-unknown-lieutenant = Kein Hauptmann mit einem Anführer heißt { $name }. Der Name ist wichtig: Ein Anführer darf nicht in ein Abenteuer, in dem sein Hauptmann vorkommt.
refusal-nearly-hero = Kein Held dieser Kampagne heißt { $name }. Der Name ist wichtig: Wunden, Questmarker und wer den Helden spielt, hängen an ihm.
did-you-mean = Meintest du:
meant-gone = Auf diesen Namen kann nur drücken, von wem der Befehl kam, einmal und innerhalb von 15 Minuten. Bitte gib den Befehl noch einmal ein.
refusal-card-not-in-log = Das Protokoll kennt keine Karte namens { $name }.
refusal-unknown-card = Das gewählte Handlungsdeck hat keine Karte namens { $name }.
refusal-unknown-card-printed = Keine Handlungskarte heißt { $name }.
refusal-card-not-faceup = { $card } liegt verdeckt. Nur offene Karten lassen sich einsetzen.
refusal-card-faceup = { $card } liegt schon offen.
refusal-card-faceup-basic = { $card } ist die Grundkarte: Sie liegt von Anfang an offen und wird nie gekauft.
refusal-card-boxed = { $card } ist für den Rest der Kampagne wieder in der Spielschachtel.
refusal-card-ready = { $card } ist nicht erschöpft.
refusal-cost-known = Die Einsatzkosten von { $card } sind schon bekannt: { $cost }.
refusal-no-heroes = Noch gibt es keine Helden, die die Schicksalsmarker nehmen könnten.
refusal-not-on-server = { $user } ist nicht auf diesem Server und kann den Platz nicht einnehmen.
refusal-joiner-left = { $user } ist nicht mehr auf diesem Server, also spielt { $name } nicht mit: Die Anfrage ist erledigt.
refusal-left-server = Du bist nicht mehr auf dem Server, auf dem diese Kampagne gespielt wird, also kannst du hier nichts tun.
refusal-not-an-overlord = { $user } ist nicht auf der Overlord-Seite.
refusal-last-overlord = Eine Kampagne braucht jemanden auf der Overlord-Seite.
refusal-group-unknown = Der Bot weiß nicht, wie viele Elite- und normale Monster { $group } hat: Bitte füll beides aus.

# --- open questions, undo

refusal-question-open = Erst muss das beantwortet sein: { $question } Gewartet wird auf { $who }. Wer die Kampagne angelegt hat, oder wer „Server verwalten“ hat, darf auch antworten.
refusal-question-open-nobody = Erst muss das beantwortet sein: { $question } Wer die Kampagne angelegt hat, oder wer „Server verwalten“ hat, darf antworten.
refusal-question-closed = Das ist schon beantwortet oder rückgängig gemacht.
refusal-table-moved-on = Am Tisch ging es weiter, seit dieser Knopf da ist, deshalb geschah nichts. Sieh dir die neuesten Posts an und drück noch einmal, wo es noch passt.
refusal-no-such-choice = Diese Wahl gibt es nicht mehr: { $question }
refusal-which-hero-pays = Wessen Schicksalsmarker werden eingezahlt?
refusal-which-hero-answers = Zwei deiner Helden warten darauf: { $heroes }. Wessen Probe ist es?
refusal-which-hero-defeated = { $user } spielt { $heroes }: Wer davon wurde besiegt?
refusal-plays-no-hero = { $user } spielt in dieser Kampagne keinen Helden.
refusal-no-date = „{ $text }“ ist kein Termin: Schreib Tag und Uhrzeit wie in „{ $example }“, wenn du magst, mit einer Zeitzone dahinter.
refusal-no-time-zone = Keine Zeitzone heißt „{ $name }“: Schreib sie wie in „Europe/London“ oder „+01:00“.
refusal-date-past = Das ist schon vorbei: Nenn einen kommenden Termin, wie in „{ $example }“.
refusal-date-far = Das ist zu lange hin: Discord nimmt Termine bis zu { $years } Jahre im Voraus.
refusal-no-server = Das braucht eine Kampagne auf einem Server, auf dem der Bot ist: Hier kannst du würfeln und Chancen, Handlungskarten und Anführer nachschlagen.
refusal-no-roll-there = Diese Nachricht zeigt keinen Wurf einer Kampagne: Bitte wähl eine, in der der Bot sagt, was die Würfel zeigen.
refusal-nothing-to-undo = Es gibt keine Eingabe mehr, die sich rückgängig machen ließe.
refusal-nothing-to-redo = Es gibt nichts zu wiederholen: Das geht nur mit der zuletzt rückgängig gemachten Eingabe und nur bis zur nächsten.
refusal-newer-move = Erst muss eine neuere Eingabe rückgängig gemacht werden. { $newest }
refusal-move-gone = Diese Eingabe ist schon rückgängig gemacht.

# --- dice

refusal-unknown-die = „{ $text }“ ist kein Würfel, den du hier benutzen kannst. Beispiel: „2 { $first } { $second }“. Die Würfel sind { $known }.
refusal-unknown-die-none = „{ $text }“ ist kein Würfel, den du hier benutzen kannst: Diese Edition hat keine Verteidigungswürfel.
refusal-too-many-dice = { $count } Würfel sind zu viele: Höchstens { $most } gehen. Beispiel: „2 rot blau“.
refusal-empty-pool = Welche Würfel? Beispiel: „2 { $first } { $second }“. Die Würfel sind { $known }.
refusal-empty-pool-none = Diese Edition hat keine Verteidigungswürfel.
refusal-nothing-to-reroll = { $hero } hat gerade keinen Wurf, der sich neu würfeln ließe.
refusal-no-saved-attack = Für { $hero } ist noch kein Angriff gemerkt. Gib die Würfel einmal ein: `/hero attack` mit `dice`, etwa `blau rot`.
refusal-old-roll = Dieser Wurf von { $hero } ist abgeschlossen: Danach kam ein neuerer Wurf, Zug oder eine neue Szene.
refusal-not-in-roll = Im neuesten Wurf ist kein solcher Würfel. Er hat { $dice }.
refusal-attribute-unknown = { $attribute } von { $hero } ist nicht vermerkt. Wer den Helden spielt, trägt es mit `/hero set` ein.

# --- rules of the game that the group let pass (advisory rules)

rule-no-encounter = außerhalb einer Szene
rule-quest-under-way = während eines Abenteuers
rule-wrong-step = in einem anderen Schritt der Kampagnenphase
rule-wrong-moment = nicht im Moment der Karte
rule-attacks-on-the-ground = ein Angriff eines niedergestreckten Helden
rule-not-in-this-turn = nicht im richtigen Zug
rule-steps-locked = die Reihenfolge der Schritte geändert, zwischen den beiden, die sie tauscht
rule-threat-taken-already = Drohmarker für die Niederlage dieses Helden ein zweites Mal im Abenteuer
rule-extra-action-taken = eine zweite zusätzliche Aktion in der Runde
rule-card-exhausted = eine erschöpfte Karte
rule-card-forbidden = eine Karte, die hier verboten ist
rule-agent-not-defeated = eine Karte, die auf die Niederlage des Anführers wartet
rule-agent-answered = eine Karte, zweimal für denselben Anführer ausgelöst
rule-quest-counted = eine Karte, die je Abenteuer einmal zählt, noch einmal ausgelöst
rule-deck-fixed = ein anderes Handlungsdeck in derselben Kampagne
rule-nothing-to-pay-back = eine Karte, auf der nichts zum Zurückzahlen liegt
rule-agent-forbidden = ein Anführer, wo er nicht ins Spiel darf

# --- when the log or the bot fails

unavailable-corrupt = Die Datei dieses Servers ist beschädigt, deshalb wurde nichts geändert. Wer den Bot hostet, kann eine Sicherung einspielen.
unavailable-empty = Die Datei dieses Servers ist leer, deshalb wurde nichts geändert. Wer den Bot hostet, kann eine Sicherung einspielen oder die Datei löschen, wenn hier nie gespielt wurde.
unavailable-newer-schema = Die Datei dieses Servers hat { $version ->
        [none] eine neuere Version des Bots
       *[other] Version { $version } des Bots
    } geschrieben, deshalb wurde nichts geändert. Wer den Bot hostet, sollte ihn aktualisieren.
unavailable-read-only = In die Datei dieses Servers lässt sich nicht schreiben, deshalb wurde nichts geändert. Wer den Bot hostet, sollte die Rechte des Ordners prüfen.
unavailable-disk-full = Der Datenträger des Bots ist voll, deshalb wurde nichts geändert. Wer den Bot hostet, sollte Platz schaffen.
unavailable-disk-fails = Der Datenträger des Bots funktioniert nicht, deshalb wurde nichts geändert. Wer den Bot hostet, sollte danach sehen.
unavailable-cannot-open = Die Datei dieses Servers lässt sich nicht öffnen, deshalb wurde nichts geändert. Wer den Bot hostet, sollte den Datenordner prüfen.
unavailable-unreachable = Der Bot erreicht seine Datenbank nicht, deshalb weiß niemand, ob das geschehen ist. Sobald sie wieder antwortet, zeigt /campaign status, wie es steht.
unavailable-taken = Ein anderer Prozess des Bots übernimmt hier, und nichts wurde geändert. Bitte versuch es in einer Minute noch einmal.
unavailable-busy = Der Bot ist beschäftigt, und nichts wurde geändert. Bitte versuch es noch einmal.
busy-table = Mehrere Eingaben kamen gleichzeitig, und diese hier wurde nicht gemacht. Bitte versuch es noch einmal.
unexpected = Tut mir leid, beim Bot ist etwas schiefgegangen. Wenn es wieder vorkommt, nenn der Person, die ihn hostet, diese Nummer: { $reference }
already-done = Das ist schon geschehen.
button-unknown = Dieser Knopf ist von einer älteren Version des Bots. /campaign status zeigt die, die jetzt gehen.
other-part = Direktnachrichten erreichen einen Teil des Bots, der sich nicht um den Server dieser Kampagne kümmert, deshalb geschah nichts. Bitte tu es im Kanal der Kampagne.
server-silent = Discord sagt gerade nicht, wer auf dem Server dieser Kampagne ist, deshalb geschah nichts. Bitte versuch es gleich noch einmal.
button-old = Dieser Knopf tut nichts mehr: Seine Kampagne wurde gelöscht, oder sein Protokoll wird nicht mehr benutzt. /campaign status zeigt die Knöpfe, die jetzt gehen.
form-late = Das Öffnen hat zu lange gedauert. Bitte drück den Knopf noch einmal.
written = Erledigt, aber es konnte hier nicht gezeigt werden.
told-later = Erledigt: als Eintrag { $entry } ins Protokoll geschrieben. Gerade lässt es sich nicht zeigen; der Post folgt.
