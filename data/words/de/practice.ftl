### The practice world: what `overlord rehearse` and `overlord play` print. Never shown on Discord.

## Faults of a script
practice-script-line = Das ist keine Zeile einer Probe: Erwartet wird NAME: ..., @... oder expect ...
practice-script-act = Nach dem Namen kommt /befehl option:wert, press "...", choose "..." oder fill "..." = "..."
practice-script-option = { $text } lässt sich nicht lesen: Eine Option steht als name:wert, einmal, nach den Wörtern des Befehls
practice-script-quotes = { $text } lässt sich nicht lesen: Ein Wert steht bloß da, ohne Leerzeichen, oder in doppelten Anführungszeichen
practice-script-directive = Eine solche @-Zeile gibt es nicht, oder sie nimmt etwas anderes
practice-script-usage = Ein Wert dieser Zeile ist nicht von der Art, die sie nimmt
practice-script-expect = expect nimmt: post|board|private NAME|dm NAME, dann contains|lacks "..."; oder: refused, no post, no dm NAME
practice-script-unreadable = Die Datei lässt sich nicht lesen: { $problem }
practice-script-no-text = Die Datei ist kein Text in UTF-8

## Faults of an act
practice-unknown-user = Niemand heißt { $user }
practice-user-left = { $user } hat den Server verlassen
practice-unknown-file = Neben dem Skript gibt es keine Datei { $file }
practice-unknown-command = Einen Befehl /{ $command } gibt es nicht
practice-unknown-message = Keine Nachricht sagt mehr { $text }
practice-unknown-option = Der Befehl hat keine Option { $option }. Er hat: { $shown }
practice-unknown-button = { $user } sieht keinen Knopf und keine Option „{ $label }“, aber: { $shown }
practice-disabled-button = Der Knopf [{ $label }] ist für { $user } gesperrt
practice-no-modal = { $user } hat kein Formular offen
practice-unknown-field = Das Formular hat kein Feld „{ $label }“. Es hat: { $shown }
practice-nothing-to-resend = Noch wurde nichts geschickt, was noch einmal geschickt werden könnte
practice-impossible-face = Kein Würfel { $colour } zeigt { $face }
practice-unused-face = Kein Würfel { $colour } wurde geworfen, um { $face } zu zeigen
practice-bot-failed = Beim Bot trat ein unerwarteter Fehler auf
practice-bot-silent = Der Bot hat nicht geantwortet

## Expectations that were not met
practice-not-said = Nicht gesagt:
practice-said = Gesagt, obwohl es nicht sein sollte:
practice-not-refused = Die Eingabe wurde nicht abgelehnt. Sie führte zu:
practice-not-silent = Es gab eine solche Nachricht:
practice-nothing-there = (keine solche Nachricht)

## The transcript
practice-place-post = #{ $place }
practice-place-board = (Tafel in #{ $place })
practice-place-private = (nur für { $user })
practice-place-dm = (Direktnachricht an { $user })
practice-edited = { $place }, geändert
practice-form = (Formular vor { $user })
practice-stopped = (Das lässt Discord nicht durch: { $problem })
practice-failed = { $line ->
    [none] { $file }: { $problem }
   *[other] { $file }:{ $line }: { $problem }
}
practice-passed = { $files ->
    [one] Ein Skript, jede Zeile wie erwartet.
   *[other] { $files } Skripte, jede Zeile wie erwartet.
}

## The try-out page
practice-open = Der Tisch ist offen: { $url } (Strg-C schließt ihn)
practice-setting = Der Bot startet in einem nachgemachten Discord, und ein Beispielabend wird bis zu der Stelle gespielt, an der du dazukommst. Einen Moment, bitte.
practice-set = Der Tisch ist gedeckt. Seine Daten bleiben in { $folder }.
practice-port-taken = Die Seite lässt sich an Port { $port } nicht anbieten: { $problem }. Lass --port weg, dann wird ein freier gefunden.
practice-tab = { $place } als { $person }
practice-press = Du bist dran: Drück „{ $label }“.
practice-pressed = Das war es schon. Weiter geht es mit den Knöpfen, oder tipp / für alles, was der Bot kann.

practice-door-overlord = Sei der Overlord
practice-door-overlord-now = Ein Held liegt am Boden: Nimm deinen Drohmarker.
practice-door-hero = Sei ein Held
practice-door-hero-now = Du hast Schicksalsmarker: Würfle einen Würfel neu.
practice-door-first-edition = Erste Edition
practice-door-first-edition-now = Gleich rollen die Felsbrocken.
practice-door-on = Weiter als { $person } in { $place }.
