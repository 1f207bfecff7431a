# Gold, items, experience and Overlord cards, kept with `track:sheet` and `track:everything`.

# --- commands

command-gold = Die gemeinsame Kasse der Helden
command-gold-show = Das Gold der Helden zeigen, und was es verändert hat
command-gold-gain = Gold in die Kasse legen, mit einer Notiz
command-gold-spend = Gold aus der Kasse nehmen, mit einer Notiz
command-shop = Die Gegenstände der Helden: kaufen, verkaufen, weitergeben
command-shop-show = Zeigen, was es zu kaufen gibt und was die Helden tragen
command-shop-reveal = Eine weitere Karte vom Deck des Bots aufdecken
command-shop-buy = Einen Gegenstand kaufen, im Schritt „Einkaufen“
command-shop-sell = Einen Gegenstand für den halben Preis verkaufen
command-shop-give = Einem anderen Helden einen Gegenstand geben
command-shop-add = Einen gefundenen oder als Belohnung erhaltenen Gegenstand eintragen
command-hero-class = Die Klasse eines Helden wählen; bis zur ersten gekauften Fertigkeit noch zu ändern
command-hero-learn = Eine Fertigkeit der Klasse kaufen, im Schritt „EP ausgeben“
command-hero-xp = Die Erfahrungspunkte eines Helden ändern, mit einer Notiz
command-overlord-draw = Der Overlord zieht Overlordkarten
command-overlord-discard = Der Overlord wirft Overlordkarten ab
command-overlord-learn = Eine Overlordkarte lernen, im Schritt „EP ausgeben“; welche, bleibt geheim
command-overlord-deck = Das Deck des Overlords zeigen (nur du siehst es)
command-overlord-basic = Das Grunddeck des Overlords wählen, vor dem ersten Abenteuer

option-gold-gain-amount = Wie viel Gold
option-gold-spend-amount = Wie viel Gold
option-item = Der Gegenstand
option-price = Der Preis in Gold; ohne Angabe der gedruckte
option-shop-give-to = Der Held, der ihn bekommt
option-shop-add-item = Ein gedruckter Gegenstand, ein Relikt oder etwas Eigenes
option-shop-buy-item = Der Gegenstand
option-class = Die Klasse
option-skill = Die Fertigkeit
option-owned = Ohne EP eintragen: aus einer laufenden Kampagne oder als Belohnung
option-hero-xp-amount = Wie viele dazukommen, oder mit Minus wegfallen
option-overlord-draw-cards = Wie viele Karten
option-overlord-discard-cards = Wie viele Karten
option-overlord-learn-card = Die Overlordkarte
option-overlord-basic-deck = Das Grunddeck

# --- what happened

event-gold-changed-search = Die Suchkarten bringen { $amount } Gold.
event-gold-changed-gained = Die Helden bekommen { $amount } Gold („{ $note }“).
event-gold-changed-spent = Die Helden geben { $spent } Gold aus („{ $note }“).
event-shop-dealt-opened = Der Markt zeigt { $wares }.
event-shop-dealt-left-over = Die letzte Gelegenheit für das, was von Akt I übrig ist: { $wares }.
event-shop-dealt-pledge = Der Markt zeigt eine Karte mehr: { $wares }.
event-shop-dealt-act-two = Akt II kommt auf den Markt: { $wares }.
event-shop-dealt-asked = Der Markt zeigt { $wares }.
event-shop-dealt-found = Vom Deck des Bots: { $wares }. Wer es findet, trägt es mit `/shop add` ein.
event-item-made-dearer = { $item } kostet die Helden { $amount } Gold mehr ({ $card }).
event-item-bought = { $hero } kauft { $item } für { $cost } Gold.
event-item-sold = { $hero } verkauft { $item } für { $gold } Gold.
event-item-sold-nothing = { $hero } verkauft { $item } für 0 Gold: Der halbe Preis, auf ein Vielfaches von 25 abgerundet, ist nichts.
event-item-given = { $hero } gibt { $item } an { $to }.
event-item-added = { $hero } bekommt { $item } („{ $note }“).
event-heroes-rewarded = { $heroes }: je { $amount } EP.
event-hero-xp-changed-gained = { $hero } bekommt { $amount } EP („{ $note }“).
event-hero-xp-changed-lost = { $hero } verliert { $spent } EP („{ $note }“).
event-class-taken = { $hero } nimmt die Klasse { $taken }.{ $comes }
event-class-taken-along = { $hero } nimmt die Klasse { $taken } und dazu { $along }.{ $comes }
entered-xp = { $xp } EP
event-class-comes = {" "}Das bringt { $things }.
event-sheet-entered = { $hero } hat schon: { $things }.
event-skill-learnt = { $hero } lernt { $skill } für { $cost } EP.
event-skill-learnt-owned = { $hero } hat { $skill } schon; ohne EP eingetragen.
event-hand-changed-quest = Der Overlord beginnt das Abenteuer mit 1 Overlordkarte je Held.
event-hand-changed-turn = Der Overlord zieht 1 Overlordkarte.
event-hand-changed-drawn-by-hand = Der Overlord zieht { $amount ->
        [one] 1 Overlordkarte
       *[other] { $amount } Overlordkarten
    }{ $noted }.
event-hand-changed-discarded = Der Overlord wirft { $lost ->
        [one] 1 Overlordkarte
       *[other] { $lost } Overlordkarten
    } ab{ $noted }.
event-hand-noted = {" "}(„{ $note }“)
event-basic-deck-chosen = Der Overlord spielt mit dem Grunddeck { $deck }.
event-overlord-card-learnt = Der Overlord lernt eine Overlordkarte der Stufe { $level }.
event-overlord-card-learnt-owned = Der Overlord hat schon eine Overlordkarte der Stufe { $level }; ohne EP eingetragen.
event-overlord-card-learnt-reward = Der Overlord hat eine Overlordkarte als Belohnung.
event-overlord-card-named = Die Overlord-Seite nennt eine Overlordkarte der Stufe { $level }, die ohne ihren Namen hierher kam.
event-xp-changed-learnt = Der Overlord gibt { $spent } EP aus.
event-answered-item-dearer = {""}

title-gold-changed-search = { $amount } Gold von Suchkarten
title-gold-changed-gained = { $amount } Gold mehr
more-gold-changed-gained = „{ $note }“
title-gold-changed-spent = { $spent } Gold weniger
more-gold-changed-spent = „{ $note }“
title-shop-dealt-asked = Eine Karte mehr auf dem Markt
more-shop-dealt-asked = { $wares }
title-shop-dealt-found = Eine Karte vom Deck des Bots
more-shop-dealt-found = { $wares }. Wer es findet, trägt es mit `/shop add` ein.
title-item-bought = { $hero } kauft { $item }
more-item-bought = { $cost } Gold.
title-item-sold = { $hero } verkauft { $item }
more-item-sold = { $gold } Gold.
title-item-sold-nothing = { $hero } verkauft { $item } für 0 Gold
more-item-sold-nothing = Der halbe Preis, auf ein Vielfaches von 25 abgerundet, ist nichts.
title-item-given = { $hero } gibt { $item } an { $to }
title-item-added = { $hero } bekommt { $item }
more-item-added = „{ $note }“
title-hero-xp-changed-gained = { $hero } bekommt { $amount } EP
more-hero-xp-changed-gained = „{ $note }“
title-hero-xp-changed-lost = { $hero } verliert { $spent } EP
more-hero-xp-changed-lost = „{ $note }“
title-class-taken = { $hero }: { $taken }
more-class-taken = { $comes }
title-class-taken-along = { $hero }: { $taken } mit { $along }
more-class-taken-along = { $comes }
title-sheet-entered = Was { $hero } schon hat
more-sheet-entered = { $things }.
title-skill-learnt = { $hero } lernt { $skill }
more-skill-learnt = { $cost } EP.
title-skill-learnt-owned = { $hero } hat { $skill }
more-skill-learnt-owned = Ohne EP eingetragen.
title-hand-changed-drawn-by-hand = Der Overlord zieht { $amount ->
        [one] 1 Overlordkarte
       *[other] { $amount } Overlordkarten
    }
more-hand-changed-drawn-by-hand = { $noted }
title-hand-changed-discarded = Der Overlord wirft { $lost ->
        [one] 1 Overlordkarte
       *[other] { $lost } Overlordkarten
    } ab
more-hand-changed-discarded = { $noted }
title-basic-deck-chosen = Grunddeck: { $deck }
title-overlord-card-learnt = Der Overlord lernt eine Overlordkarte der Stufe { $level }
title-overlord-card-learnt-owned = Der Overlord hat eine Overlordkarte der Stufe { $level }
more-overlord-card-learnt-owned = Ohne EP eingetragen.
title-overlord-card-learnt-reward = Der Overlord hat eine Overlordkarte als Belohnung
title-overlord-card-named = Eine Overlordkarte der Stufe { $level } hat wieder ihren Namen

# --- what is asked

question-item-dearer = { $card }: Welcher Gegenstand kostet die Helden { $amount } Gold mehr?
question-class-along = { $hero } mit der Klasse { $taken }: Welche Standardklasse kommt dazu? Auch deren Fertigkeiten sind zu kaufen, außer denen der Stufe 3.
choice-named = { $number }

# --- refusals

refusal-not-enough-gold = Das kostet { $needed } Gold, und in der Kasse liegen { $held }.
refusal-not-enough-hero-xp = { $hero } braucht { $needed } EP, hat aber { $held }.
refusal-gold-entered = Das Gold der Suchkarten dieser Phase ist schon in der Kasse. `/gold gain` trägt mehr ein, mit einer Notiz.
refusal-shop-of-table = Euer Tisch gibt die Marktkarten selbst. Die Kampagnenleitung ändert das mit `/campaign settings shop:bot`.
refusal-no-items-left = Im Deck des Bots für Akt { $act } ist keine Marktkarte mehr.
refusal-not-for-sale = Der Markt zeigt { $name } nicht{ $items ->
        [none] , und auch sonst nichts
       *[other] , aber { $items }
    }.
refusal-price-fixed = { $item } kostet auf dem Markt des Bots { $price } Gold: Lass den Preis weg.
refusal-price-missing = Für { $name } ist kein Preis bekannt: Nenn ihn als `price`.
refusal-not-carried = { $hero } trägt { $name } nicht{ $items ->
        [none] , und auch sonst nichts
       *[other] , aber { $items }
    }.
refusal-relic-stays = { $item } ist ein Relikt, und Relikte lassen sich nicht verkaufen. `/shop give` gibt es einem anderen Helden.
refusal-which-hero-buys = Welcher deiner Helden kauft { $item }: { $heroes }?
refusal-unknown-class = Keine Klasse heißt { $name }.
refusal-other-archetype = { $hero } kann die Klasse { $taken } nicht nehmen: Sie gehört zum Archetyp { $archetype }.
refusal-skills-bought = { $hero } hat als { $taken } schon eine Fertigkeit gekauft, deshalb bleibt die Klasse.
refusal-no-class = { $hero } hat noch keine Klasse: Wähl eine mit `/hero class`.
refusal-unknown-skill = Keine Fertigkeit heißt { $name }.
refusal-skill-of-others = { $hero } kann { $skill } als { $taken } nicht lernen.
refusal-skill-known = { $hero } hat { $skill } schon.
refusal-skill-unpriced = Was { $skill } kostet, ist nicht bekannt: siehe deine Karte. Die Kampagnenleitung trägt sie mit `owned:yes` ein.
refusal-unknown-overlord-card = Keine Overlordkarte, die sich lernen lässt, heißt { $name }.
refusal-card-unpriced = { $card } lässt sich nicht kaufen: Sie kommt als Belohnung. Trag sie mit `owned:yes` ein.
refusal-card-learnt = Dein Deck hat schon { $copies ->
        [one] das einzige Exemplar
       *[other] alle { $copies } Exemplare
    } von { $card }.
refusal-level-too-high = { $card } hat Stufe { $level }: Deinem Deck { $lacking ->
        [one] fehlt 1 weitere Karte
       *[other] fehlen { $lacking } weitere Karten
    } aus { $deck }{ $level ->
        [2] {" "}mit Stufe 1
       *[other] {""}
    }.
refusal-unknown-basic-deck = Kein Grunddeck heißt { $name }: Es gibt Basic und Basic II.
refusal-basic-deck-fixed = Das Grunddeck wird vor dem ersten Abenteuer gewählt: Deines ist { $deck }.

rule-gold-entered = das Gold der Suchkarten ein zweites Mal in einer Phase
rule-not-for-sale = ein Gegenstand, den der Markt nicht zeigt
rule-other-archetype = eine Klasse eines anderen Archetyps
rule-skills-bought = eine andere Klasse nach dem Kauf einer Fertigkeit
rule-level-too-high = eine Overlordkarte über der Stufe des Decks
rule-basic-deck-fixed = ein anderes Grunddeck nach Beginn des ersten Abenteuers

# --- values, and what can be pressed

sheet-last-step = -# Zuletzt: { $line }
sheet-gold = Gold { $gold }
sheet-xp = EP: { $heroes }
sheet-xp-hero = { $hero } { $xp }
sheet-hand = Hand { $hand }
sheet-kit-class = { $taken }, { $xp } EP
sheet-kit-along = { $taken } mit { $along }, { $xp } EP
sheet-kit-no-class = Noch keine Klasse, { $xp } EP
sheet-kit-skills = Fertigkeiten: { $skills }
sheet-kit-items = Gegenstände: { $items }

priced-gold = { $name } ({ $gold } Gold)
priced-xp = { $name } ({ $xp } EP)
select-search = Gold der Suchkarten …
select-search-option = { $gold } Gold
select-learn = Ein Held lernt …
select-learn-option = { $hero }: { $skill } ({ $xp } EP)
select-buy = Kaufen …
select-buy-dear = Mehr, als in der Kasse liegt
select-sell = Verkaufen …
select-sell-option = { $hero }: { $item } ({ $gold } Gold)
select-take-class = Klasse für { $hero } …
select-hand-on = Einen Gegenstand weitergeben …
select-hand-on-option = { $item } an { $hero }
select-learn-card = Eine Overlordkarte lernen …
button-learn-a-card = Overlordkarte lernen

button-search-gold = Ein anderer Betrag
form-search-gold = Gold der Suchkarten
field-gold = Gold
button-enter-sheet = Bogen eintragen
form-enter-sheet = Was der Held schon hat
field-class = Klasse
field-xp = Erfahrungspunkte
field-skills = Fertigkeiten
field-items = Gegenstände
hint-class = Bei einer Hybridklasse mit der, die dazukommt, etwa Avenger, Disciple
hint-xp = Was noch auszugeben ist, 0 bis 99
hint-listed = Durch Kommas getrennt

# --- pages

gold-title = ## Gold
gold-none-yet = Noch hat nichts die Kasse verändert.
gold-newest = **Das Neueste zuerst**
gold-moved = { $before } → { $after }: { $what }
gold-how = Das Gold der Suchkarten kommt im ersten Schritt der Kampagnenphase in die Kasse. `/gold gain` und `/gold spend` ändern sie jederzeit, mit einer Notiz.
shop-title = ## Markt
shop-shows = Ausgelegt: { $wares }
shop-shows-nothing = Nichts ist ausgelegt: Der Markt öffnet im Schritt „Einkaufen“.
shop-of-table = Euer Tisch gibt die Marktkarten. Im Schritt „Einkaufen“ lässt sich jeder Gegenstand für jeden Preis kaufen.
shop-carried = { $hero }: { $items }
shop-carries-nothing = Die Helden tragen noch nichts.
shop-item = { $name } (bringt { $gold } Gold)
shop-relic = { $name } (ein Relikt, unverkäuflich)
overlord-deck-title = ## Dein Overlorddeck
overlord-deck-basic = { $deck }: { $cards }
overlord-deck-learnt = Gelernt: { $cards }
overlord-deck-learnt-none = Noch nichts gelernt.
overlord-deck-copies = { $copies } × { $name }
overlord-deck-nameless = eine Overlordkarte der Stufe { $level } (nenn sie mit `/overlord learn` und `owned:yes`)
overlord-deck-count = Insgesamt { $cards } Karten, { $hand } auf der Hand, { $xp } EP.
overlord-deck-small = Das sind weniger als { $least }, mit denen ein Deck beginnt.

# --- the path

command-quest-path = Die Kampagne als Weg zeigen: gespielte Abenteuer, wer gewann, was kommen kann
path-title = ## Der Weg
path-played = { $number }. { $quest } (Akt { $act }): { $winner ->
        [heroes] Die Helden haben gewonnen.
       *[overlord] Der Overlord hat gewonnen.
    }
path-under-way = Läuft gerade: { $quest }.
path-ahead = Was als Nächstes kommen kann: { $quests }.
path-nothing-ahead = Das Buch nennt nichts, was als Nächstes kommen kann.
path-no-book = Es ist keine gedruckte Kampagne genannt, also weiß niemand, was als Nächstes kommen kann: Die Kampagnenleitung nennt sie mit `/campaign settings`.
path-unknown-book = Die Abenteuer von { $campaign } sind hier nicht bekannt.
path-chooser = { $winner ->
        [heroes] Die Helden haben das letzte Abenteuer gewonnen: Sie wählen das nächste.
       *[overlord] Der Overlord hat das letzte Abenteuer gewonnen und wählt das nächste.
    }
path-act = Akt { $act }
path-may-come = Kann als Nächstes kommen
path-won-heroes = Sieg der Helden
path-won-overlord = Sieg des Overlords
path-alt = { $title }. { $parts }.
path-alt-part = { $heading }: { $quests }
select-rest = { $select } ({ $listed } von { $count }; { $act ->
        [learn-card] /overlord learn
        [learn] /hero learn
        [take-class] /hero class
        [buy-item] /shop buy
        [sell-item] /shop sell
        [hand-on] /shop give
       *[start-quest] /quest start
    } findet beim Tippen die übrigen)
select-quest = Ein Abenteuer beginnen …
select-quest-kind = { $kind }
quest-label = { $name } ({ $kind })
button-lieutenant-there = { $lieutenant } kommt darin vor
button-lieutenant-not-there = { $lieutenant } kommt nicht vor
lieutenant-to-know = Kommt Hauptmann { $lieutenant } in diesem Abenteuer vor? Dann darf der Anführer nicht ins Spiel.
learnt-in-secret = Du hast { $cards } in deinem Deck. Der Tisch erfährt nur die Stufe.

button-reward = Belohnung eintragen
event-overlord-card-left-out = Der Overlord nimmt eine Overlordkarte aus dem Deck: jetzt { $cards } Karten.
event-overlord-card-left-out-few = Der Overlord nimmt eine Overlordkarte aus dem Deck: jetzt { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, weniger als die { $least }, aus denen ein Deck besteht.
event-overlord-card-taken-in = Der Overlord nimmt eine Overlordkarte wieder ins Deck: jetzt { $cards } Karten.
event-overlord-card-taken-in-few = Der Overlord nimmt eine Overlordkarte wieder ins Deck: jetzt { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, weniger als die { $least }, aus denen ein Deck besteht.
event-reward-taken = Die Belohnung für { $quest } ist eingetragen.
left-out-in-secret = Du lässt { $cards } aus deinem Deck weg. Der Tisch erfährt, wie viele Karten es hat, aber keinen Namen.
more-overlord-card-left-out = Jetzt { $cards } Karten.
more-overlord-card-left-out-few = Jetzt { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, weniger als die { $least }, aus denen ein Deck besteht.
more-overlord-card-taken-in = Jetzt { $cards } Karten.
more-overlord-card-taken-in-few = Jetzt { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, weniger als die { $least }, aus denen ein Deck besteht.
option-overlord-deck-leave-out = Eine Karte, die im nächsten Abenteuer nicht im Deck ist
option-overlord-deck-take-in = Eine weggelassene Karte, die wieder ins Deck kommt
overlord-deck-out = Weggelassen: { $cards }
refusal-card-not-in = In deinem Deck ist keine Karte { $card }, die du weglassen kannst.
refusal-card-not-out = { $card } gehört nicht zu den Karten, die du aus deinem Deck weggelassen hast.
refusal-same-card = { $card } lässt sich nicht zugleich weglassen und zurücknehmen. Nenn zwei verschiedene Karten oder nur eine der beiden Optionen.
refusal-deck-drawn = { $left ->
        [0] Du hast dein ganzes Deck auf der Hand: Zum Ziehen ist keine Karte übrig.
        [one] Von deinem Deck ist nur noch 1 Karte zum Ziehen übrig.
       *[other] Von deinem Deck sind nur noch { $left } Karten zum Ziehen übrig.
    }
refusal-deck-in-play = Dein Deck ist in { $quest } im Spiel: Stell das nächste zusammen, wenn dieses Abenteuer vorbei ist.
refusal-reward-entered = Die Belohnung für { $quest } ist schon eingetragen.
refusal-reward-unknown = Keine Quelle hier sagt, was der Sieg in { $quest } bringt. Sieh in deinem Abenteuer nach und trag es mit `/gold gain`, `/shop add`, `/hero xp` oder `/overlord xp` ein.
refusal-too-many-copies = Du nennst { $item } { $named }-mal, aber davon gibt es nur { $copies ->
        [one] eine Karte
       *[other] { $copies } Karten
    }.
refusal-too-many-copies-held = Von { $item } gibt es nur { $copies ->
        [one] eine Karte
       *[other] { $copies } Karten
    }: Die Helden haben schon { $held }, und du nennst { $named } mehr.
reward-gold = { $gold } Gold
reward-known = Der Sieg in { $quest } bringt { $things }.
reward-more = Dein Abenteuer nennt noch eine Belohnung.
reward-relic = das Relikt { $relic }
reward-relic-overlord = das Relikt { $relic } für den Overlord (die Karte bleibt am Tisch)
reward-unknown = Was der Sieg in { $quest } noch bringt, steht in eurem Abenteuer.
reward-xp = { $xp } EP für { $side ->
        [heroes] jeden Helden
       *[overlord] den Overlord
    }
rule-deck-drawn = mehr Karten auf der Hand, als das Deck hat
rule-deck-in-play = ein Deck neu zusammengestellt, während es im Spiel ist
rule-reward-entered = die Belohnung für ein Abenteuer ein zweites Mal
select-reward = Wer nimmt das Relikt { $relic }?
sheet-hand-now = Overlord: Hand { $hand }
taken-in-in-secret = Du hast { $cards } wieder in deinem Deck. Der Tisch erfährt, wie viele Karten es hat, aber keinen Namen.
title-overlord-card-left-out = Der Overlord nimmt eine Overlordkarte aus dem Deck
title-overlord-card-left-out-few = Der Overlord nimmt eine Overlordkarte aus dem Deck
title-overlord-card-taken-in = Der Overlord nimmt eine Overlordkarte wieder ins Deck
title-overlord-card-taken-in-few = Der Overlord nimmt eine Overlordkarte wieder ins Deck
title-reward-taken = Die Belohnung für { $quest }
