# What /help and /about say.

help-start =
    ## Hilfe
    Dieser Bot führt die Drohmarker des Overlords, die Schicksalsmarker der Helden und die Handlungskarten einer Descent-Kampagne.
    - **Beginnen**: `/campaign create`, dann `/hero add` für jeden Helden, `/plot choose`, wenn der Overlord mit einem Handlungsdeck spielt, und `/quest start`.
    - **In einem Abenteuer**: Sag, wer am Zug ist (`/turn`), wer besiegt ist (`/hero defeated`), was eingesetzt (`/plot trigger`) und ausgegeben wird (`/fortune spend`).
    - **Würfel**: `/roll attack`, `/roll defense`, `/roll test`, `/roll dice`; `/odds` sagt, wie wahrscheinlich etwas ist, `/dice fairness` und `/dice verify`, ob den Würfeln zu trauen ist.
    - **Nach einem Abenteuer**: `/quest end`, dann mit `/phase next` durch die Kampagnenphase zum nächsten.
    - **Irrtümer**: Jede Nachricht über eine Eingabe hat einen Knopf „Rückgängig“; `/campaign undo` tut dasselbe.
    - **Wo alles steht**: `/campaign status`, `/campaign log`, `/campaign summary`; `/campaign board` hängt eine Nachricht auf, die immer aktuell ist.
    - **Etwas geht nicht**: `/campaign doctor` sieht nach.

    Wähl ein Thema:
help-start-first =
    ## Hilfe
    Dieser Bot führt die Questmarker der Helden, die Drohmarker und Karten des Overlords und den Spielplan einer Kampagne der ersten Edition von Descent, wie der hier.
    - **Beginnen**: `/hero add` für jeden Helden, dann `/quest start`. Zum Ausprobieren: `/quest start name:The Kobold Cellar`, ein Beispiel mit Spielplan und Monstern.
    - **In einem Abenteuer**: Sag, wer am Zug ist (`/turn`), wer getötet ist (`/conquest killed`), welche Glyphe aktiviert ist (`/conquest glyph`) und was der Overlord spielt (`/card play`).
    - **Der Spielplan**: `/well board` legt einen aus, `/well place` und `/well monster` stellen Figuren darauf; `/well attack`, `/well breath` und `/well bolt` würfeln Angriffe.
    - **Würfel**: `/hero attack` und `/roll dice`; `/dice fairness` und `/dice verify` sagen, ob den Würfeln zu trauen ist.
    - **Nach einem Abenteuer**: `/quest end` sagt, wer gewonnen hat; das nächste beginnt mit `/quest start`.
    - **Irrtümer**: Jede Nachricht über eine Eingabe hat einen Knopf „Rückgängig“; `/campaign undo` tut dasselbe.
    - **Wo alles steht**: `/campaign status`, `/campaign log`, `/campaign summary`; `/campaign board` hängt eine Nachricht auf, die immer aktuell ist.
    - **Etwas geht nicht**: `/campaign doctor` sieht nach.

    Wähl ein Thema; die nach den ersten beiden sind von der zweiten Edition:
help-turn =
    ## Ein Zug
    - `/turn hero` und `/turn overlord` beginnen einen Zug. Beginnt der des Overlords, sind erschöpfte Handlungskarten wieder bereit, wenn eine Karte nichts anderes sagt. Mit dem ersten Helden danach beginnt eine neue Runde.
    - `/turn end` sagt nur, dass ein Zug vorbei ist. Eine Karte für das Ende eines Zugs lässt sich noch einsetzen, bis der nächste beginnt.
    - Niemand muss Züge ansagen. Solange es niemand tut, wird nichts abgelehnt, weil jemand anderes am Zug wäre.
    - `/hero defeated` fragt, was der Overlord nimmt: 1 Drohmarker, pro Abenteuer und Held einmal, oder 1 Overlordkarte. `/hero rest` vermerkt ein Ausruhen.
    - `/hero attack` mit Würfeln würfelt sie und merkt sie sich für diesen Helden: Von da an hat sein Zug einen Knopf, der sie würfelt.
help-fortune =
    ## Schicksalsmarker
    Drohmarker, mit denen der Overlord einen Einsatz bezahlt, werden zu Schicksalsmarkern, Stück für Stück für den Helden, der die wenigsten hat. Bei Gleichstand wählen die Helden.
    - **1**: im eigenen Zug des Helden 1 Erschöpfung loswerden (`/fortune spend`).
    - **1**: nach einem Wurf des Helden einen seiner eigenen Würfel neu würfeln, mit einem Knopf unter dem Wurf (`/fortune reroll`), bis zum nächsten Wurf dieses Helden, zum nächsten Zug oder zum Ende der Szene.
    - **2**: nach den beiden Aktionen des Helden sofort noch eine, einmal pro Runde (`/fortune spend`).
    - **2**: Beim Einkaufen ziehen die Helden zusammen 1 Marktkarte mehr (`/fortune shop`).
    Ausgegebene Schicksalsmarker gehen in den Vorrat zurück, und wenn das Einkaufen endet, auch alle übrigen. Wer einen Helden spielt, erfährt von neuen per Direktnachricht, und die Overlord-Seite davon, was sie kaufen kann; `/fortune dms value:off` stellt das ab.
help-phase =
    ## Die Kampagnenphase
    Sie beginnt, wenn ein Abenteuer endet: Gold der Suchkarten, Aufräumen, Belohnungen (der Overlord erhält 1 EP), EP ausgeben, Einkaufen, nächstes Abenteuer wählen, Abenteuer aufbauen, Reisen. Mit der Einstellung `steps:faq` kommt das Einkaufen vor dem Ausgeben der EP.
    - `/phase show` sagt, was jetzt zu tun ist, `/phase next` geht weiter. Schritte gehen nur vorwärts; `/quest start` ist in jedem möglich und überspringt die übrigen.
    - In „EP ausgeben“ darf der Overlord EP in Drohmarker umwandeln, je EP 3 (`/threat convert`), und Handlungskarten kaufen (`/plot buy`).
    - Beim Einkaufen dürfen die Helden ihre Schicksalsmarker noch nutzen; was übrig ist, geht am Ende des Schritts zurück.
help-cards =
    ## Handlungskarten
    - `/plot choose` legt das Deck einer Kampagne fest. Seine Grundkarte liegt offen, die anderen verdeckt; nur die Overlord-Seite sieht diese (`/plot hand`).
    - Ein Kauf dreht eine Karte für den Rest der Kampagne um. Die bezahlten Drohmarker gehen in den Vorrat zurück.
    - Ein Einsatz braucht eine offene Karte, den richtigen Moment und genug Drohmarker. Die bezahlten werden zu Schicksalsmarkern.
    - Eine Karte, die ihr Einsatz erschöpft, wartet auf ihr Auffrischen; eine, die nur benutzt wird, lässt sich wieder einsetzen.
    - Handlungskarten betreffen keine Gefährten, keine Vertrauten, keine Figuren, die nur wie Helden behandelt werden, und keine Monster, die nicht auf dem Spielplan sind. Nur ein besiegter Held der Kampagne bringt Drohmarker.
    - `/plot show` zeigt eine Karte, `/plot refresh` und `/plot exhaust` korrigieren eine, `/plot cost` vermerkt Kosten, die in den Listen fehlen, `/plot take` nimmt Marker von einer weg. Deine eigene Karte hat recht: `/plot spend`, oder ein Knopf unter der Karte, hält fest, was auf ihr anders steht.
    - Eine Beschwörungskarte fragt, in welche offene Gruppe ihr Anführer kommt. Solange er auf dem Spielplan ist, sagen `/agent attacked` und `/agent defeated`, was ihm geschieht; `/agent show` zeigt jede Anführerkarte. In ein Intermezzo oder Finale kommt kein Anführer, auch in kein Abenteuer, in dem sein Hauptmann vorkommt, und in keine Kampagne, die seine Karte nennt.
    - `/plot import` bringt ein eigenes Deck auf diesen Server.
help-monster-sizes =
    ## Monstergrößen
    Ein kleines Monster füllt 1 Feld, ein mittleres 2, ein riesiges 4, ein massiges 6. Für die Bewegung und für Abenteuerregeln zählen mittlere, riesige und massige alle als große Figuren.
help-size-small = **Klein, 1 Feld**: { $monsters }
help-size-medium = **Mittel, 2 Felder**: { $monsters }
help-size-huge = **Riesig, 4 Felder**: { $monsters }
help-size-massive = **Massig, 6 Felder**: { $monsters }
help-size-unknown = **Keine Quelle klärt es**: { $monsters }
help-monster = { $monster } ({ $traits })
help-roles =
    ## Wer was darf
    Rollen summieren sich in einer Person, und Knöpfe verlangen dasselbe wie Befehle.
    - **Overlord-Seite** (`/campaign overlord`): Drohmarker, Handlungskarten, Gerüchtekarten, EP des Overlords, Korrekturen der Drohmarker, Heldenmarker beim Handlungsdeck; in der ersten Edition die Karten des Overlords.
    - **Wer einen Helden spielt** (`/hero assign`) oder vertritt (`/hero stand-in`): die Schicksalsmarker dieses Helden, sein Ausruhen, seine Werte und was die Helden zusammen wählen.
    - **Beide**: Abenteuer, Szenen, Züge, die Kampagnenphase, Niederlagen, Rückgängig und Wiederholen; in der ersten Edition die Questmarker.
    - **Kampagnenleitung** (wer die Kampagne angelegt hat, und alle mit „Server verwalten“): alles unter „Beide“, Einstellungen, die Heldenliste, den Akt, Korrekturen und jede Antwort.
    - **Alle anderen**: ansehen, würfeln und zwischen zwei Abenteuern darum bitten, mit einem Helden mitzuspielen.

help-well =
    ## Die Quelle der Finsternis (erste Edition)
    Eine mit `edition:first` angelegte Kampagne spielt Abenteuer der ersten Edition: Questmarker, die Drohmarker und Karten des Overlords und ein Spielplan, wenn ihr einen auslegt.
    - **Ein Abenteuer**: `/quest start` mit den Questmarkern aus eurem Questhandbuch, und mit dessen Tücke, wenn ihr damit spielt. Jedes Abenteuer beginnt neu, mit 3 Karten für den Overlord und ohne Drohmarker. `/quest end` sagt, wer gewonnen hat. Zum Ausprobieren: `/quest start name:The Kobold Cellar`, ein Beispiel mit Spielplan und Monstern.
    - **Züge**: `/turn hero`; `/turn overlord` rollt die Felsbrocken, bringt 1 Drohmarker für jeden Helden und 2 Karten und lässt auf 8 Karten abwerfen.
    - **Karten** (Overlord): `/card play` bezahlt eine Karte, `/card discard` bringt ihren Abwurfwert, `/card draw` und `/card deck` berichtigen, was der Bot zählt; `/card hand` zeigt es nur dir. Der Bot zählt Karten und kennt keine beim Namen, bis du sie nennst. Die letzte Karte des Decks kostet die Helden 3 Questmarker, und der Ablagestapel wird zum Deck.
    - **Questmarker** (alle): `/conquest glyph`, `/conquest killed`, `/conquest gain` und `/conquest lose`. Sind keine mehr da, hat der Overlord gewonnen.
    - **Drohmarker**: Ein Fluch in einer Truhe ist `/threat gain reason:curse`. Diese Drohmarker werden nie zu Schicksalsmarkern.

    Der Spielplan: Felder heißen nach Spalte und Zeile, etwa C7; bei großen Figuren zählt ihre Ecke im Nordwesten.
    - **Spielplan**: `/well board` legt einen aus oder zeigt ihn; `/well place`, `/well boulder`, `/well move`, `/well remove` und `/well door` ändern ihn.
    - **Wunden**, mit `/campaign settings track:everything`: `/well monster` und `/well place` bringen gedruckte Figuren, `/well attack` zieht Wunden abzüglich der Rüstung ab, Tote verlassen den Spielplan, und ein getöteter Held kostet sofort Questmarker. `1 mehr`, `1 weniger` und `Durchbohren 1` unter einem Angriff, und `/well wounds`, rücken es zurecht.
    - **Felsbrocken**: `/well turn name:overlord` rollt sie vor allem anderen, in der Reihenfolge des Overlords.
    - **Atem und Blitz**: `/well breath`, `/well bolt`. Die Reichweite zählt nicht, nur ein Fehlschlag verfehlt, und ein Ziel darf Würfel neu würfeln lassen.
    - **Blutung und Benommenheit** (`/well bleed`, `/well daze`) werden gewürfelt, wenn der Zug der Figur beginnt: `/well turn name:NAME`. Benommenheit ist, was im französischen Text *étourdissement* heißt; das Betäuben im Grundspiel ist etwas anderes. Jeder Benommenheitsmarker, der bleibt, nimmt jedem Angriff der Figur einen gelben, grünen oder schwarzen Würfel; wer sie spielt, wählt welchen.
    - **Schwarm**: `/well attack swarm:True` gibt für jede weitere befreundete Figur neben dem Ziel einen Machtwürfel dazu, bis zu 5 Machtwürfel insgesamt.
    - **Tücke**: `/well treachery` mit den Zahlen des Abenteuers öffnet den Rechner des Overlords.
    - **Auslegungen**: Was die Quelle offenlässt, regelt die Gruppe mit `/well setup`; das zuerst genannte Wort gilt, wo nichts festgelegt ist.
      - `falls`: Ein Felsbrocken fällt, wo er ganz über Gruben liegt, `at-end` seines Rollens, oder schon unterwegs, `at-once`.
      - `corners`: Ein Atem geht schräg an der Ecke einer Mauer vorbei, `cut`, oder nicht, `square`. Kampagnen, die älter sind als diese Wahl, sind `square`, bis sie es ändern.
      - `stairs`: Treppen halten einen Blitz auf wie eine Mauer, `wall`, oder er geht durch sie hindurch, `link`.
      - `cap`: Die Grenze der Machtwürfel beim Schwarm zählt, bevor die Benommenheit Würfel nimmt, `before-daze`, oder danach, `after-daze`.
      - `breath`, `bolt` und `boulder`: die Formen der Schablonen und die Größe der Felsbrocken.
help-turn-label = Ein Zug
help-fortune-label = Schicksalsmarker
help-phase-label = Kampagnenphase
help-cards-label = Handlungskarten
help-monster-sizes-label = Monstergrößen
help-roles-label = Rollen
help-well-label = Erste Edition

help-about =
    ## Über den Bot
    Overlord { $version } führt die Marker und Karten von Descent-Kampagnen: Jede Änderung ist eine Eingabe, die die Regeln prüfen, die das Protokoll behält und die sich rückgängig machen lässt.
    {""}**Was gespeichert wird**, auf dem eigenen Datenträger des Hosts und für jeden Server getrennt: die Eingaben seiner Kampagnen mit der Uhrzeit und der Discord-ID dessen, von wem sie kommen, damit sie sich zeigen, rückgängig machen und wieder lesen lassen; eingegebene Namen und Notizen; die IDs der eigenen Nachrichten des Bots, damit sie aktuell bleiben; wer keine Direktnachrichten will; und die Schlüssel, mit denen Discord die neuesten Eingaben beantworten lässt, jeder nach 15 Minuten wertlos. Deine Nachrichten liest er nicht.
    {""}**Um es loszuwerden**: Die Kampagnenleitung löscht eine Kampagne mit `/campaign delete`; alle können den eigenen Namen aus den Kampagnen dieses Servers entfernen lassen (der Knopf unten); und was von einem Server gespeichert ist, verschwindet 30 Tage, nachdem der Bot dort entfernt wurde. `PRIVACY.md` neben dem Quelltext des Bots sagt mehr.
    Er ist eine kostenlose Hilfe für alle, die das Spiel besitzen, von Leuten gemacht, die es spielen, und gehört zu keinem Verlag. Kartentexte sind kurze Notizen in eigenen Worten: Haltet eure Karten bereit.
