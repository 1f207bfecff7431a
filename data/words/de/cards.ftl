# Summaries of the printed Plot cards (`summary-<card>`) and texts of agents' abilities
# (`ability-<ability>`), which stand in data/decks and data/agents.toml in English.

# --- Corruption From Within

summary-friendorfoe = Am Ende des Overlordzugs wählst du ein Monster und legst den Marker auf seine Basis. Bis der nächste Overlordzug beginnt, dürfen Helden es nur als Ziel wählen, solange kein anderes Monster innerhalb von 3 Feldern um es steht.
summary-thievesguild = Der Overlord sieht sich die drei obersten Suchkarten an, legt zwei in beliebiger Reihenfolge zurück und schiebt die dritte unter den Stapel.
summary-merchantsguild = Wenn die Gegenstände ausliegen, wähl einen davon: Die Helden zahlen dafür 50 Gold mehr. Das kostet den Overlord auch 1 Drohmarker, aus dem kein Schicksalsmarker wird.
summary-secretcouncil = 0 bis 3 Overlordkarten aus der Hand kommen unter diese Karte; jede bringt dem Overlord 1 Drohmarker. Sie sind außer Reichweite, bis diese Karte aufgefrischt wird, und kommen dann auf den Ablagestapel.
summary-traitor = Der Held, dessen Zug beginnt, legt eine Probe auf Willenskraft ab. Misslingt sie, kostet ihn das so viel Erschöpfung wie seine Willenskraft; gelingt sie, bringt es dem Overlord 2 Drohmarker.
summary-falseinformant = Sind die Helden angekommen, schicken sie einen von ihnen zu einer Probe auf Geistesgegenwart vor. Misslingt sie, sind alle wieder dort, wo sie aufbrachen, und reisen noch einmal von vorn.
summary-oneofus = Für einen Helden, dem gerade eine Probe auf Willenskraft misslungen ist: Der Overlord bewegt ihn bis zu seiner Geschwindigkeit weit und greift dann mit ihm an wie mit einem Monster. Die Würfel dieses Angriffs gehören dem Overlord.
summary-falsechronicler = Der Overlord erhält 1 Erfahrungspunkt, und die Karte verlässt die Kampagne für immer.
summary-magesguild = Am Ende des Overlordzugs legen alle Helden eine Probe auf Wissen ab; misslingt sie, kostet das 1 Erschöpfung. Zwei misslungene bringen eine Overlordkarte, drei betäuben auch einen der Helden, denen sie misslang (der Overlord wählt), vier bringen auch 1 Drohmarker.
summary-summonrylanolliven = Rylan Olliven kommt als Elite-Monster in eine offene Gruppe, an Stelle eines Elite- und eines normalen Monsters. Fällt der Anführer, liegt diese Karte wieder verdeckt und lässt sich neu kaufen.

# --- Eternal Agony

summary-spite = Sag es an, bevor ein Held für einen Angriff würfelt. Danach kostet ihn jede gewürfelte Energie 1 Erschöpfung, und blieb eine davon übrig, ist diese Karte wieder bereit.
summary-iflookscouldkill = Für den Angriff eines Elite-Monsters, wenn seine Energie ausgegeben ist: Sind es mindestens so viele Schilde wie Schaden, macht der Overlord das Ziel vergiftet oder erkrankt.
summary-longsuffering = Solange diese Karte offen liegt, kommt bei jedem Angriff auf den Anführer ein Schadensmarker hierher, bevor er Schaden nimmt. Fällt der Anführer, erleidet jeder Held so viel Schaden, weniger das eigene Wissen, und jeder, den das niederstreckt, bringt 1 Drohmarker.
summary-makenoexcuse = Ein Monster, das ein X würfelt, stirbt auf der Stelle. Solange diese Karte erschöpft bleibt, darf der Overlord jedes X auf eine Seite seiner Wahl drehen.
summary-pinsandneedles = Für einen Helden, der gerade 1 Schaden erlitten hat, nicht mehr und nicht weniger: 2 Schaden und 1 Erschöpfung dazu.
summary-branded = Der besiegte Held wird mit einem Drohmarker aus dem Vorrat gezeichnet. Jedes Mal senkt seine Willenskraft und seine Stärke um 1 (nie unter 1); beim Ausruhen nehmen 2 Erschöpfung eines weg.
summary-idlehands = Für ein Monster, dessen Aktivierung ohne Angriff endet: Es erleidet 2 Schaden, und eine andere Figur seiner Gruppe greift sofort an.
summary-timeontherack = Endet der Zug eines Helden niedergestreckt, kommt ein Heldenmarker eines beliebigen Helden hierher. Jeder Marker senkt die Ausdauer seines Helden um 1 (höchstens auf 0), bis das Abenteuer vorbei ist.
summary-sadist = Zu Beginn des Overlordzugs gespielt. Einsätze kosten 1 Drohmarker weniger, solange diese Karte erschöpft bleibt; Käufe nicht.
summary-summonzarihell = Zarihell kommt als Elite-Monster in eine offene Gruppe, an Stelle eines Elite- und zweier normaler Monster. Fällt der Anführer, liegt diese Karte wieder verdeckt und lässt sich neu kaufen.

# --- Burning Ambition

summary-inferno = Sag es an, bevor ein Monster für einen Angriff würfelt: Er trifft auch jede Figur neben dem Ziel. Ein heißes Monster wird danach für jede getroffene Figur 1 Schaden los.
summary-enkindle = Eine Monstergruppe gilt in dieser Szene als heiß; ein Marker auf ihrer Monsterkarte zeigt es.
summary-tasteoftheforbidden = Wer einen Helden spielt, darf diese Karte vor dem Würfeln für einen Angriff erschöpfen: Er macht 2 Schaden mehr, und der Overlord erhält 1 Drohmarker.
summary-scorchingpresence = Solange sie erschöpft bleibt, erleidet ein Held, der ein Feld neben einem heißen Monster betritt, 1 Schaden.
summary-shiftingearth = Zu Beginn deines Zugs wählst du ein Feld: Jeder Held innerhalb von 3 Feldern darum legt eine Probe auf Stärke oder Geistesgegenwart ab, wie du es für jeden sagst. Wem sie misslingt, den bewegst du 2 Felder.
summary-ynfernaelbonds = Für den Angriff eines Monsters: Du darfst Reichweite und Sichtlinie von einem anderen Monster seiner Gruppe aus messen.
summary-demonsbargain = Am Ende deines Zugs bietest du einem niedergestreckten Helden an, so viel Schaden und Erschöpfung loszuwerden, wie du sagst. Nimmt er an, erhältst du 3 Drohmarker; wenn nicht, ist diese Karte wieder bereit.
summary-blazingrage = Für ein Monster, das du aktivierst: Es darf in diesem Zug einmal mehr angreifen und erleidet am Ende seiner Aktivierung 2 Schaden für jeden seiner Angriffe. Ein heißes darf in jedem davon 1 Würfel neu würfeln.
summary-crushingexhaustion = Am Ende deines Zugs legt jeder Held eine Probe auf Stärke oder Willenskraft ab, wie du es sagst; wem sie misslingt, der bekommt einen Marker und erleidet am Ende jedes eigenen Zugs Erschöpfung in Höhe der Ausdauer. Beim Ausruhen darf er die Probe wiederholen, um den Marker loszuwerden; auch eine Niederlage beendet es.
summary-summongarganmirklace = Gargan Mirklace kommt an Stelle der ganzen Gruppe in eine offene Gruppe. Ist der Anführer besiegt, liegt diese Karte wieder verdeckt und lässt sich neu kaufen.

# --- Cursed By Power

summary-darkpact = Nach dem ersten Aufbau eines Abenteuers legen die Helden den Marker von einem von ihnen hierher, bis das Abenteuer endet. Erleidet dieser Held Schaden, darf die Person, die ihn spielt, diese Karte erschöpfen, um bis zu 2 weniger zu erleiden; du erhältst 1 Drohmarker.
summary-greaterpower = Wenn für den Angriff eines Monsters gewürfelt ist, wirf die oberste Karte deines Overlorddecks ab: Der Angriff macht 2 Schaden mehr, oder 3, wenn es eine Magiekarte war.
summary-darkmark = Nach dem ersten Aufbau eines Abenteuers legen die Helden den Marker von einem von ihnen hierher, bis das Abenteuer endet. Erleidet ein Held Schaden, erschöpf diese Karte: Dieser Schaden entfällt, und der Held, dessen Marker hier liegt, erleidet stattdessen 2.
summary-graspinggrave = Für einen Helden, der sich aufrappelt oder dem aufgeholfen wird: Nur 1 roter Würfel wird geworfen statt 2.
summary-masques = Sag es an, bevor ein Held für einen Angriff würfelt: Der Angriff schlägt fehl.
summary-mysticmight = Hast du eine Magiekarte gespielt, leg einen Erschöpfungsmarker hierher. Später, wenn gewürfelt ist, darfst du einen wegnehmen, für 2 Schaden mehr bei einem Angriff oder 2 Schilde mehr bei einer Verteidigung; was übrig ist, kommt am Ende des Abenteuers weg.
summary-thaumaturgy = Am Ende deines Zugs wirf eine Magiekarte aus der Hand ab: Hol eine andere Magiekarte aus dem Ablagestapel, zeig sie und behalt sie.
summary-boltfromtheblue = Greif einen Helden deiner Wahl mit Blau und Gelb an; weniger als 4 Reichweite ist ein Fehlschlag. Energie: 2 Reichweite mehr oder 2 Schaden mehr.
summary-cabal = Wähl eine Monstergruppe und leg diese Karte neben ihre Monsterkarte. Für eine Energie machen ihre Elite-Monster 1 Schaden mehr für jedes andere Monster der Gruppe innerhalb von 3 Feldern um das Ziel, höchstens 4.
summary-summonlordmerickfarrow = Lord Merick Farrow kommt an Stelle eines Elite-Monsters in eine offene Gruppe. Ist der Anführer besiegt, liegt diese Karte wieder verdeckt und lässt sich neu kaufen.

# --- Dark Illusions

summary-misdirection = Für den Angriff eines Monsters, der fehlschlägt: Der Angriffswürfel wird neu gewürfelt, bei einem verfluchten Monster auch ein Machtwürfel. Macht er dann doch Schaden, darf sich das Monster 1 Feld bewegen.
summary-taintedblood = Eine deiner Monstergruppen gilt in dieser Szene als verflucht; ein Marker auf ihrer Monsterkarte zeigt es.
summary-intricateschemes = Immer wenn du das nächste Abenteuer wählst, darfst du die Wahl den Helden überlassen und 3 Drohmarker erhalten.
summary-malediction = Am Ende deines Zugs eingesetzt. Solange sie erschöpft bleibt, macht ein Angriff auf ein verfluchtes Monster 1 Schaden mehr und kostet den angreifenden Helden danach 1 Schaden und 1 Erschöpfung.
summary-mirage = Macht der Angriff eines Helden keinen Schaden, bewege eines seiner Ziele auf ein leeres Feld innerhalb von 3 Feldern. Ist es verflucht, erleidet der angreifende Held 1 Erschöpfung.
summary-enthrall = Zu Beginn deines Zugs wählst du ein Monster: Jeder Held, den es sieht, legt eine Probe auf Willenskraft ab, mit 1 Schild mehr, wenn es verflucht ist. Jeden, dem sie misslingt, darfst du 2 Felder bewegen.
summary-phantasm = Sag es an, bevor ein Held gegen ein verfluchtes Elite-Monster würfelt. Solange diese Karte erschöpft bleibt, braucht ein Angriff auf dieses Monster zu allem anderen 3 Reichweite mehr, sonst schlägt er fehl.
summary-darknessfalls = Zu Beginn deines Zugs und bis zum nächsten: Fernkampfangriffe sehen nicht weiter als 2 Felder. Verfluchte Monster, Hauptleute und Anführer hindert das nicht.
summary-ritualcontinues = Jede Szene beginnt mit so vielen Erschöpfungsmarkern hier, wie es Helden gibt, und ein Elite-Monster darf mit einer Aktion einen wegnehmen. Ist am Ende der Szene keiner mehr da, erhältst du 2 Drohmarker; was übrig ist, kommt weg.
summary-summonariad = Ariad kommt an Stelle eines Elite- und eines normalen Monsters in eine offene Gruppe. Ist der Anführer besiegt, liegt diese Karte wieder verdeckt und lässt sich neu kaufen.

# --- Dragon's Greed

summary-mineallmine = Am Ende jeder Szene kommt für jeden Suchmarker, der noch auf dem Spielplan liegt, ein Marker aus dem Vorrat hierher. Am Ende des Abenteuers legst du diese Karte in die Schachtel zurück und erhältst sie alle, oder du behältst sie und legst sie ab.
summary-terrifyingpresence = Zu Beginn deines Zugs eingesetzt. Solange sie erschöpft bleibt, ist jedes Attribut eines Helden innerhalb von 3 Feldern um ein riesiges oder massiges Monster um 1 niedriger, nie unter 1.
summary-ironhardscales = Für ein Monster, das angegriffen wird, vor dem Würfeln: 2 Schilde mehr, und ein dritter, wenn ein Würfel eine leere Seite zeigt.
summary-jealousrage = Sagt ein Held eine Suche an, setz ein Monster aus höchstens 5 Feldern Entfernung neben ihn; es greift sofort an. Steht der Held danach noch, macht er weiter.
summary-massivebulk = Beendet oder unterbricht ein riesiges oder massiges Monster seine Bewegung, darf es auf Helden landen: Jeder wird auf das nächste leere Feld bewegt, und das Monster erleidet für jeden 1 Schaden.
summary-punishtheweak = Zu Beginn deines Zugs eingesetzt. Solange sie erschöpft bleibt, darf ein Monster für eine Energie 1 Schaden mehr machen für jedes Feld seiner Basis über die Stärke des Ziels hinaus.
summary-auriumplating = Leg diese Karte neben die Monsterkarte einer riesigen oder massigen Gruppe: Jedes ihrer Monster hat 2 Lebenskraft mehr, und Durchbohren tut ihm nichts.
summary-valyndrasshadow = Am Ende deines Zugs markiert ein Marker einen Helden. Beginnt dein nächster Zug, greif diesen Helden an, wie der Anführer Valyndra es täte. Nicht in einem Abenteuer mit dem Hauptmann oder dem Anführer Valyndra.
summary-guardiansofthehoard = Leg beliebig viele deiner eigenen Drohmarker hierher; ausgeben kannst du sie erst wieder, wenn sie am Ende der Szene zurückkommen. Solange es mehr sind als riesige und massige Monster auf dem Spielplan, macht jedes davon 1 Schaden mehr.
summary-summonvalyndra = Valyndra kommt an Stelle eines Elite- und zweier normaler Monster in eine offene Gruppe. Ist der Anführer besiegt, liegt diese Karte wieder verdeckt und lässt sich neu kaufen.

# --- Endless Thirst

summary-bloodline = Wähl zwei Monster: Eines erleidet 2 Schaden, das andere wird 1 los. Sind beide dunkel, erleidet das erste 1 weniger.
summary-baddreams = Am Ende der Reise legt jeder Held eine Probe auf Willenskraft ab; misslingt sie, kostet das 2 Erschöpfung.
summary-nightsembrace = Eine deiner Monstergruppen gilt in dieser Szene als dunkel; ein Marker auf ihrer Monsterkarte zeigt es.
summary-fangsinthedark = Für ein Monster, dessen Angriff Schaden gemacht hat: Es wird 2 los, oder 3, wenn es dunkel ist.
summary-powerofblood = Sagt ein kleines Monster eine Bewegungsaktion an, bewegt es sich 1 Feld weiter. Ein dunkles macht außerdem mit jedem Angriff 1 Schaden mehr, solange diese Karte erschöpft bleibt.
summary-nighttimehunt = Vor dem Würfeln für einen Angriff: Ein dunkles Monster, das angreift, nimmt einen gelben Würfel dazu, eines, das angegriffen wird, einen schwarzen.
summary-scentofblood = Für einen Angriff auf einen Helden mit mindestens 6 Schaden, vor dem Würfeln: Eine Energie darf 3 Schaden dazugeben, und ein dunkles Monster darf den Angriffswürfel einmal neu würfeln.
summary-tasteofsuffering = Für ein Monster, das einen Helden niedergestreckt hat: Ein Marker markiert es, und jedes markierte Monster hat für jeden Helden 1 Lebenskraft mehr. Ein dunkles darf sich sofort bis zu seiner Geschwindigkeit weit bewegen.
summary-ladyscare = Wähl ein Monster und wirf einen roten Würfel: Es wird so viel Schaden los, wie der Würfel zeigt. Ist es dunkel, werden die anderen seiner Gruppe je 1 los.
summary-summonladyelizafarrow = Lady Eliza Farrow kommt an Stelle eines Elite-Monsters in eine offene Gruppe. Ist der Anführer besiegt, liegt diese Karte wieder verdeckt und lässt sich neu kaufen.

# --- First Legion

summary-strengthinnumbers = Für den Angriff eines kleinen Monsters, vor dem Würfeln: Es bekommt Durchbohren 1 für jedes Monster seiner Gruppe neben dem Ziel.
summary-retribution = Hat ein Angriff zwei oder mehr kleine Monster besiegt, bewegt sich ein Monster einer ihrer Gruppen sofort bis zu seiner Geschwindigkeit weit und greift an, mit Durchbohren 1 für jedes gefallene Monster.
summary-swarmingtide = Am Ende deines Zugs eingesetzt. Solange sie erschöpft bleibt, legt jeder Held zu Beginn seines Zugs eine Probe auf Willenskraft ab; misslingt sie, kostet das 1 Erschöpfung für jedes Monster neben ihm.
summary-threateningmasses = Für einen Helden, der ein leeres Feld neben einem Monster betritt: Er beendet den Zug sofort oder legt eine Probe auf Stärke ab. Misslingt sie, erhältst du 1 Drohmarker für jedes Monster neben ihm.
summary-camaraderie = Ein Marker auf ihrer Monsterkarte markiert eine Gruppe für diese Szene. Ein Held, der ein kleines Monster neben einem ihrer kleinen Monster angreift, erleidet nach dem Würfeln 1 Erschöpfung oder gibt keine Energie aus.
summary-fealty = Am Ende deines Zugs eingesetzt. Solange sie erschöpft bleibt, darf ein kleines normales Monster neben einem angegriffenen Elite-Monster oder Hauptmann nach dem Würfeln 5 Schaden erleiden, um ihm 2 Schilde mehr zu geben.
summary-defensiveposition = Am Ende deines Zugs markiert ein Marker ein Planteil. Solange diese Karte erschöpft bleibt, kostet jedes Feld darauf, das ein Held betritt, 1 Bewegungspunkt mehr. Sie ist wieder bereit, sobald dort mehr Helden als Monster stehen.
summary-risetothechallenge = Für ein kleines Elite-Monster, das besiegt wird: Solange diese Karte erschöpft bleibt, haben die normalen Monster seiner Gruppe seine Geschwindigkeit, Lebenskraft, Verteidigung, Energiefähigkeiten und Angriffswürfel.
summary-loyaltyrewarded = Wähl eine deiner offenen Gruppen: Solange diese Karte erschöpft bleibt, haben ihre kleinen Monster 1 Lebenskraft mehr.
summary-summonardusixerebus = Ardus Ix'Erebus kommt an Stelle eines Elite- und eines normalen Monsters in eine offene Gruppe. Ist der Anführer besiegt, liegt diese Karte wieder verdeckt und lässt sich neu kaufen.

# --- Goblin Uprising

summary-spiritedretreat = Sagt ein kleines Wildnis-Monster eine Bewegungsaktion an, bewegt es sich 1 Feld weiter, und noch 1, wenn es diese Aktion innerhalb von 3 Feldern um einen Helden beendet.
# Also a card of Tangled Web.
summary-feralinstincts = Eine deiner Monstergruppen gilt in dieser Szene als Wildnis-Gruppe; ein Marker auf ihrer Monsterkarte zeigt es.
summary-overfed = Solange sie erschöpft bleibt, hat jedes Wildnis-Monster 2 Lebenskraft mehr und 1 Geschwindigkeit weniger.
summary-meatshield = Für ein Monster, das gleich Schaden erleidet: Ein benachbartes Monster deiner Wahl erleidet ihn ganz an seiner Stelle.
summary-emergencyrations = Wähl ein Monster und wirf einen roten Würfel: Es wird so viel Schaden los, wie der Würfel zeigt, und 1 mehr, wenn es ein Wildnis-Monster ist.
summary-diveintocover = Für ein Monster, das den Angriff eines Helden überlebt hat: Es darf sich sofort 3 Felder bewegen. Ein Wildnis-Monster nimmt außerdem bis zu deinem nächsten Zug einen schwarzen Würfel zu seiner Verteidigung dazu, und ein Marker markiert es.
summary-goblinambush = Betritt ein Held ein leeres Feld, greif ihn an, wie ein Elite-Goblinbogenschütze es täte; weniger als 4 Reichweite ist ein Fehlschlag.
summary-raidedarmory = Zu Beginn deines Zugs leg diese Karte neben die Monsterkarte einer Gruppe. Solange sie erschöpft bleibt, bekommen die Angriffe der Gruppe 1 Energie mehr und ihre Verteidigungen 1 Schild mehr; Wildnis-Monster machen auch 1 Schaden mehr.
summary-scavenge = Zu Beginn deines Zugs eingesetzt. Solange sie erschöpft bleibt, darf ein Monster im Feld eines niedergestreckten Helden oder daneben mit einer Aktion einen Marker aus dem Vorrat hierher legen, insgesamt höchstens 6. Am Ende des Abenteuers gehören sie dir.
summary-summonsplig = Splig kommt an Stelle eines Elite-Monsters in eine offene Gruppe. Ist der Anführer besiegt, liegt diese Karte wieder verdeckt und lässt sich neu kaufen.

# --- Hybrid Loyalty

summary-dualtraining = Gehört zu deiner Karte Frenzy oder Dash auf ein Monster. Mit Frenzy macht seine ganze Gruppe in diesem Zug mit jedem Angriff 1 Schaden mehr; mit Dash dürfen sich die anderen seiner Gruppe sofort je 1 Feld bewegen.
summary-fightwithhonor = Wirf eine Fallenkarte aus der Hand ab: Die Handlungskarte, die du als Nächstes einsetzt, kostet 1 Drohmarker weniger, aber nie weniger als 0.
summary-cutadeal = Kommt zu den Belohnungen des Abenteuers dazu: 25 Gold für die Helden, egal wer gewonnen hat, und für dich 1 Drohmarker, wenn sie es waren, oder 2, wenn du es warst.
summary-showofforce = Eingesetzt, wenn du einen Helden niedergestreckt hast, bevor du die Belohnung dafür nimmst. Solange sie erschöpft bleibt, darfst du für jeden Drohmarker, den du erhältst, auch eine Overlordkarte ziehen.
summary-makeourownluck = Gehört zu deiner Karte Dark Fortune: Der neu geworfene Würfel zeigt die Seite, die dir am besten gefällt.
summary-endit = Gehört zu deiner Karte Critical Blow: Der Angriff bekommt 1 Energie mehr.
summary-bribery = Ist deine Karte Dark Charm abgehandelt, nimm sie zurück auf die Hand und spiel sie sofort noch einmal, auf einen anderen Helden.
summary-resourceful = Zu Beginn deines Zugs verzichte auf die Karte, die du ziehen würdest: Leg eine Grundkarte deiner Wahl aus dem Ablagestapel oben auf dein Overlorddeck.
summary-hazardpay = Wenn du Verstärkung aufstellst, bezahl für ein weiteres Monster einer Gruppe, die du verstärken darfst, innerhalb ihrer Grenze: 1 Drohmarker für ein kleines, 2 für ein mittleres, 3 für ein riesiges, 4 für ein massiges.
summary-summonbelthir = Belthir kommt an Stelle eines Elite- und eines normalen Monsters in eine offene Gruppe. Ist der Anführer besiegt, liegt diese Karte wieder verdeckt und lässt sich neu kaufen.

# --- Raging Infection

summary-plaguerelease = Für einen vergifteten oder erkrankten Helden, der besiegt wird: Helden innerhalb von 3 Feldern legen bei Gift eine Probe auf Stärke ab und sind vergiftet, wenn sie misslingt; bei Krankheit eine auf Willenskraft und sind erkrankt, wenn sie misslingt.
summary-infected = Leg diese Karte neben die Monsterkarte einer Gruppe: Solange sie erschöpft bleibt, dürfen ihre Elite-Monster eine Energie ausgeben, um ein Ziel erkranken zu lassen.
summary-envenom = Leg diese Karte neben die Monsterkarte einer Gruppe: Solange sie erschöpft bleibt, dürfen ihre Elite-Monster eine Energie ausgeben, um ein Ziel zu vergiften.
summary-massmutation = Zu Beginn deines Zugs verliert jeder Held alle Zustände; jeder davon bringt dir 1 Drohmarker, höchstens 4.
summary-afflictionaura = Ein Marker markiert ein Monster: Ein Held, dessen Zug innerhalb von 5 Feldern darum beginnt, erkrankt.
summary-fetidstench = Für einen Helden, dem die Probe gegen Vergiften oder Erkranken gelingt: Sie misslingt stattdessen.
summary-weaknesswithin = Solange sie erschöpft bleibt, erleidet ein vergifteter oder erkrankter Held, dem eine Attributsprobe misslingt, zu allem anderen 1 Schaden.
summary-weakenedspirit = Für einen Helden, der besiegt wird: Ein Marker markiert ihn, bis das Abenteuer endet. Markierte Helden haben 1 Willenskraft weniger, solange sie erkrankt sind, und 1 Stärke weniger, solange sie vergiftet sind, nie unter 1.
summary-virulentcloud = Jeder vergiftete Held erleidet 1 Schaden, jeder erkrankte 1 Erschöpfung.
summary-summonbolgoreth = Bol'Goreth kommt an Stelle eines Elite- und zweier normaler Monster in eine offene Gruppe. Ist der Anführer besiegt, liegt diese Karte wieder verdeckt und lässt sich neu kaufen.

# --- Seeds of Betrayal

summary-solepurpose = Wenn du dein Overlorddeck für ein Abenteuer ausdünnst, darfst du auf 13 Karten statt 15 gehen.
summary-scryingandplotting = Deine Startkarten werden nicht gezogen, sondern ausgesucht: Nimm für jeden Helden eine Karte deiner Wahl aus dem Overlorddeck und misch dann den Rest.
summary-rushofpower = Zu Beginn deines Zugs eingesetzt; an seinem Ende ziehst du 2 Overlordkarten.
summary-twoprongedgambit = Versteck unter dieser Karte die Seite eines Markers: Die Drohseite wettet auf den Overlord, die Schicksalsseite auf die Helden. Sie wird am Ende des Abenteuers aufgedeckt, und eine Wette auf die Seite, die gewonnen hat, bringt 3 Drohmarker.
summary-nefariouspower = Für die Attributsprobe eines Helden, die gerade gewürfelt ist: 1 Schild zählt mehr.
summary-alwaysprepared = Zu Beginn deines Zugs wirf bis zu 2 Overlordkarten aus der Hand ab und zieh ebenso viele neue.
summary-falsefriends = Solange sie erschöpft bleibt, zeigt das nächste Einkaufen der Helden 2 Marktkarten weniger.
summary-troubleontheroad = Nach der Reise legt jeder Held eine Probe auf ein Attribut ab, das du für ihn nennst. Misslingt sie, ist er betäubt (Stärke, Wissen), erkrankt (Geistesgegenwart) oder vergiftet (Willenskraft).
summary-meticulousplanning = Für einen Helden, der eine Suchkarte gezogen hat und behält: Sie kommt unter den Stapel, und er nimmt stattdessen die nächste.
summary-summonbaronzachareth = Baron Zachareth kommt an Stelle eines Elite- und eines normalen Monsters in eine offene Gruppe. Ist der Anführer besiegt, liegt diese Karte wieder verdeckt und lässt sich neu kaufen.

# --- Silent Protector

summary-brethren = Wenn du eine zivilisierte Gruppe aktivierst, wähl zwei ihrer Monster: Das erste führt in diesem Zug eine Aktion weniger aus, das zweite darf eine mehr ausführen.
summary-diplomatic = Eine deiner Monstergruppen gilt in dieser Szene als zivilisiert; ein Marker auf ihrer Monsterkarte zeigt es.
summary-curativespirit = Zu Beginn deines Zugs eingesetzt. Solange sie erschöpft bleibt, darf ein zivilisiertes Elite-Monster als Aktion so angreifen, dass es und ein Monster innerhalb von 3 Feldern je 2 Schaden loswerden, wenn der Angriff Schaden macht.
summary-travelersrest = Am Ende deines Zugs eingesetzt. Solange sie erschöpft bleibt, darf kein Held Erschöpfung für Bewegungspunkte erleiden.
summary-pitytheweak = Für einen Helden, der ein verletztes Monster angreift, vor dem Würfeln: Er erleidet 1 Erschöpfung und legt eine Probe auf Willenskraft ab; misslingt sie, verliert der Angriff 1 Energie. Ein zivilisiertes Monster, das überlebt, darf sich 2 Felder bewegen.
summary-pacify = Sag es an, bevor ein Monster für einen Angriff auf einen Helden würfelt: Wenn er nicht fehlschlägt, ist der Held betäubt.
summary-sharedburdens = Für ein Monster, das gleich mindestens 2 Schaden erleidet: Senk den Schaden, höchstens auf 1, und verteil, was du weggenommen hast, beliebig auf die Monster seiner Gruppe.
summary-powerinmourning = Ist ein Elite-Monster besiegt, leg 2 Marker aus dem Vorrat hierher, insgesamt höchstens 8. Am Ende des Abenteuers gehören sie dir.
summary-oathofsilence = Ein Marker markiert ein Monster. Solange diese Karte erschöpft bleibt, führt es nur Bewegungsaktionen aus, und am Ende jedes deiner Züge wird jedes Monster innerhalb von 3 Feldern darum 2 Schaden los.
summary-summonserena = Serena kommt an Stelle eines Elite-Monsters in eine offene Gruppe. Ist der Anführer besiegt, liegt diese Karte wieder verdeckt und lässt sich neu kaufen.

# --- Skulduggery

summary-pettytheft = Zu Beginn deines Zugs eingesetzt. Solange sie erschöpft bleibt, darf ein Monster 2 Bewegungspunkte ausgeben, um einen Suchmarker neben sich umzudrehen; ist es nicht der besondere, trägt es ihn und lässt ihn fallen, wo es stirbt.
summary-concealment = Wenn du ein Monster mit einem Suchmarker aktivierst, sieh dir die zwei obersten Suchkarten an: Eine kommt wieder nach oben, die andere nach unten. Zu Beginn eines deiner Züge macht 1 Drohmarker diese Karte wieder bereit.
summary-slippery = Für ein Monster, das du aktivierst: Es darf durch Felder von Gegnern gehen, für je 1 Bewegungspunkt mehr, muss aber in einem leeren enden. Trägt es einen Suchmarker, ist diese Karte am Ende seiner Aktivierung wieder bereit.
summary-distraction = Greift ein Held ein Monster mit einem Suchmarker an, leg diesen Marker neben den Helden, der ihn durchsucht, statt anzugreifen, und betäubt ist. Danach darfst du das Monster bis zu 2 Felder bewegen.
summary-foiledagain = Für einen Helden, der eine Suchkarte gezogen hat und behält: Leg sie beiseite, lass ihn eine andere ziehen, und leg die erste oben auf den Stapel.
summary-covetous = Eingesetzt, wenn ein Held eine Suchkarte zieht. Solange sie erschöpft bleibt, bekommen Angriffe auf Helden mit einer offenen Suchkarte 1 Energie mehr.
summary-guardedtreasure = Monster mit einem Suchmarker haben bei der Verteidigung 1 Schild mehr. Trägt am Ende einer Szene noch eines einen, erhältst du 1 Drohmarker.
summary-cursedtreasure = Sucht ein Held innerhalb von 3 Feldern um ein Monster, leg einen Marker aus dem Vorrat hierher, insgesamt höchstens 4. Am Ende des Abenteuers gehören sie dir.
summary-baitandswitch = Betritt ein Held ein leeres Feld neben einem Suchmarker, tauscht ein kleines Monster innerhalb von 5 Feldern um den Marker mit ihm den Platz und darf den Helden sofort angreifen; danach geht der Zug weiter.
summary-summonraythen = Raythen kommt an Stelle eines Elite-Monsters in eine offene Gruppe. Ist der Anführer besiegt, liegt diese Karte wieder verdeckt und lässt sich neu kaufen.

# --- Tangled Web

summary-naturalcamouflage = Solange sie erschöpft bleibt, zählt jede leere Seite, die ein Wildnis-Monster bei der Verteidigung würfelt, als 1 Schild.
summary-webofdeception = Bekommt ein Held einen Zustand, tausch ihn gegen einen anderen deiner Wahl.
summary-entanglingweave = Am Ende deines Zugs leg diese Karte neben die Monsterkarte einer Gruppe. Solange sie erschöpft bleibt, kostet ein Feld neben einem dieser Monster einen Helden 1 Bewegungspunkt mehr.
summary-unsafepassage = Ist eine deiner Fallenkarten abgehandelt, nimm sie zurück auf die Hand.
summary-hiddenpredator = Solange sie erschöpft bleibt, greift ein Wildnis-Monster mit Durchbohren 2 an, wenn das Ziel es zu Beginn seiner Aktivierung nicht sehen konnte.
summary-embracedarkness = Du erhältst 1 Drohmarker für jeden Helden, der jetzt niedergestreckt ist.
summary-solitaryprey = Für einen Angriff auf einen Helden, neben dem kein anderer Held steht, vor dem Würfeln: 2 Schaden mehr, und von einem Wildnis-Monster Durchbohren 1.
summary-savageexploitation = Hat eine Fallenkarte einen Helden in dessen Zug erwischt, darf ein Wildnis-Monster ihn sofort angreifen; danach geht der Zug weiter.
summary-summonqueenariad = Queen Ariad kommt an Stelle der ganzen Gruppe in eine offene Gruppe. Ist der Anführer besiegt, liegt diese Karte wieder verdeckt und lässt sich neu kaufen.

# --- The Fallen Elite

summary-armorofdarkness = Für ein Monster, das angegriffen wird, wenn gewürfelt ist: 2 Schilde mehr.
summary-trialofknighthood = Sag es an, bevor ein Elite-Monster für einen Angriff würfelt. Streckt der Angriff einen Helden mit mindestens 4 Stärke nieder, erhältst du 2 Drohmarker.
summary-veterancouncil = Am Ende dieser Szene erhältst du 1 Drohmarker für jedes Elite-Monster, das noch auf dem Spielplan ist, höchstens 3.
summary-fightinformation = Für ein Monster, das angegriffen wird, vor dem Würfeln: 1 Schild mehr für jedes benachbarte Monster der eigenen Gruppe, höchstens 3. Erleidet es gar keinen Schaden, erhältst du 1 Drohmarker.
summary-unkillable = Für ein Elite-Monster, das besiegt wird: Ein normales Monster seiner Gruppe nimmt seinen Platz ein, innerhalb der Grenze der Gruppe.
summary-knighttraining = Leg diese Karte nach jedem Aufbau neben die Monsterkarte einer Gruppe kleiner Monster. Erschöpft, wenn eines davon angegriffen wird, lässt sie dich 1 Verteidigungswürfel neu würfeln, dann und bei jedem späteren Angriff auf die Gruppe, solange sie erschöpft bleibt.
summary-darkchampions = Solange sie erschöpft bleibt, hat jedes Elite-Monster 2 Lebenskraft mehr, nimmt einen braunen Würfel zu seiner Verteidigung dazu und darf eine Energie für 2 Schaden mehr ausgeben.
summary-vengefulresolve = Leg diese Karte nach jedem Aufbau neben die Monsterkarte einer Gruppe kleiner Monster. Am Ende deines Zugs erschöpft, kostet sie einen Helden 1 Schaden für jeden Angriff, der jemanden aus der Gruppe verletzt, solange sie erschöpft bleibt.
summary-refusetodie = Zu Beginn deines Zugs markiert ein Marker ein Monster deiner Wahl. Solange diese Karte erschöpft bleibt, hat es 2 Lebenskraft mehr und wird zu Beginn jedes deiner Züge 2 Schaden los.
summary-summonsiralricfarrow = Sir Alric Farrow kommt an Stelle eines Elite- und eines normalen Monsters in eine offene Gruppe. Ist der Anführer besiegt, liegt diese Karte wieder verdeckt und lässt sich neu kaufen.

# --- Twisted Soul

summary-whatdoesntkill = Für ein Monster, das Schaden erlitten hat und lebt: Es wird 1 los, und ein Marker markiert es. Markierte Monster nehmen einen braunen Würfel zu ihrer Verteidigung dazu.
summary-possessivenature = Zusammen mit Summon Skarn eingesetzt: Du erhältst 1 Drohmarker für jedes Relikt, das Helden und Overlord im Spiel haben. Danach kommt diese Karte in die Schachtel.
summary-bitterrage = Zu Beginn deines Zugs eingesetzt. Solange sie erschöpft bleibt, machen mit einem Marker markierte Monster mit jedem Angriff 2 Schaden mehr.
summary-desolation = Zu Beginn deines Zugs eingesetzt. Bis er endet, erleidet ein Held, der Erschöpfung erleidet, jedes Mal 1 mehr.
summary-thickscars = Zu Beginn deines Zugs eingesetzt. Solange sie erschöpft bleibt, haben mit einem Marker markierte Monster 2 Lebenskraft mehr.
summary-thunderousfall = Für ein riesiges oder massiges Monster, das durch Schaden besiegt wird: Die Helden neben ihm sind betäubt.
summary-delusionalpath = Für einen Helden, der ein leeres Feld betritt, das von allen anderen Helden mindestens 5 Felder entfernt ist: Er legt eine Probe auf Willenskraft ab. Misslingt sie, darfst du ihn bis zu seiner Geschwindigkeit weit bewegen; danach geht der Zug weiter.
summary-unknownorigin = Zusammen mit Summon Skarn eingesetzt: Jeder Held legt eine Probe auf Wissen ab, und jede misslungene bringt dir 1 Drohmarker.
summary-faithfulguardian = Ist der Anführer Skarn besiegt, erhältst du 3 Drohmarker.
summary-summonskarn = Skarn kommt an Stelle eines Elite- und zweier normaler Monster in eine offene Gruppe. Ist der Anführer besiegt, liegt diese Karte wieder verdeckt und lässt sich neu kaufen.

# --- Unseen Legions

summary-mouthstofeed = Für ein Monster mit höchstens 4 Lebenskraft (6 in Akt II), das einen Helden besiegt hat: Du erhältst 1 Drohmarker. In Akt II nehmen alle Karten dieses Decks, die 4 Lebenskraft verlangen, dafür 6.
summary-infestation = Stellst du ein Monster als Verstärkung auf, darf ein normales Monster derselben Gruppe mit höchstens 4 Lebenskraft (6 in Akt II) mitkommen, auf ein Feld daneben und innerhalb der Grenze der Gruppe.
summary-ineveryshadow = Öffnet ein Held eine Tür oder sucht er, wirf eine Fallenkarte aus der Hand ab: Er legt eine Probe auf Geistesgegenwart ab. Misslingt sie, greift ein Monster mit höchstens 4 Lebenskraft (6 in Akt II) ihn an, wo immer es steht.
summary-enviousswarm = Zu Beginn deines Zugs eingesetzt. Solange sie erschöpft bleibt, dürfen Monster mit höchstens 4 Lebenskraft (6 in Akt II) mit einer Aktion einen Helden mit angelegtem Relikt angreifen, mit 1 Schaden mehr.
summary-fleethelight = Am Ende deines Zugs eingesetzt, bis zum nächsten: Erleidet ein Held innerhalb von 3 Feldern um ein Monster mit höchstens 4 Lebenskraft (6 in Akt II) Erschöpfung, um sich zu bewegen, darf sich dieses Monster sofort 1 Feld bewegen.
summary-ignoblesacrifice = Für einen Angriff, der mehrere Monster einer Gruppe trifft, bevor der Schaden zugefügt wird: Eines davon, das du wählst, erleidet alles.
summary-initiation = Für ein normales Monster mit höchstens 4 Lebenskraft (6 in Akt II), das einen Helden niedergestreckt hat: Ein Marker markiert es, und bis es besiegt ist, zählt es bei Werten, Fähigkeiten und Würfeln als Elite-Monster seiner Gruppe.
summary-intotheshadows = Aktivierst du ein Monster mit höchstens 4 Lebenskraft (6 in Akt II), leg es stattdessen auf diese Karte. Sagt ein Held ein Ausruhen an, kommen alle, die hier liegen, neben ihn, und jedes darf angreifen. Am Ende der Szene sind sie weg.
summary-alwayswatching = Solange sie erschöpft bleibt, sieh dir zu Beginn jedes deiner Züge die oberste Karte deines Overlorddecks an, und lass sie dort oder leg sie nach unten.
summary-summonverminous = Verminous kommt an Stelle eines Elite-Monsters in eine offene Gruppe. Ist der Anführer besiegt, liegt diese Karte wieder verdeckt und lässt sich neu kaufen.

# --- Unstable Forces

summary-wildenergy = Sag es an, bevor ein Elite-Monster für einen Angriff würfelt: 1 Energie mehr, und du darfst 1 Drohmarker ablegen. Hast du es nicht getan und der Angriff macht keinen Schaden, legst du trotzdem 1 ab, und das Monster ist besiegt.
summary-pariah = Leg diese Karte neben die Monsterkarte einer Gruppe: Solange sie erschöpft bleibt, darf eines ihrer Elite-Monster mit einer anderen Gruppe statt der eigenen aktiviert werden.
summary-explosivefall = Für ein Monster, das besiegt wird: Jede Figur innerhalb von 3 Feldern darum erleidet 2 Schaden.
summary-mortalcoil = Für ein Elite-Monster, das besiegt wird: Ein Erschöpfungsmarker hält sein Feld frei. Beginnt dein nächster Zug, nimmt ein Elite-Monster seiner Gruppe den Platz des Markers ein, innerhalb der Grenze der Gruppe.
summary-powerandsacrifice = Bevor ein Elite-Monster für einen Angriff würfelt, darf es 1 oder 2 Schaden erleiden, wenn es das nicht besiegt: Der Angriff macht ebenso viel mehr.
summary-descendtomadness = Am Ende deines Zugs legen die Helden, einer nach dem anderen, eine Probe auf Wissen oder Willenskraft ab, wie du es sagst, bis eine gelingt. Jede misslungene bringt dir 1 Drohmarker.
summary-loveofchaos = Eines deiner Elite-Monster auf dem Spielplan ist sofort besiegt: Du erhältst 2 Drohmarker, oder 3, wenn es groß war.
summary-onslaught = Zu Beginn deines Zugs leg diese Karte neben die Monsterkarte einer Gruppe: Solange sie erschöpft bleibt, dürfen ihre Monster mit beiden Aktionen eines Zugs angreifen.
summary-soulensnare = Am Ende deines Zugs eingesetzt. Solange sie erschöpft bleibt, erleidet immer, wenn ein niedergestreckter Held Schaden loswird, jeder Held innerhalb von 3 Feldern um ihn 1.
summary-summontristayneolliven = Tristayne Olliven kommt an Stelle eines Elite- und eines normalen Monsters in eine offene Gruppe. Ist der Anführer besiegt, liegt diese Karte wieder verdeckt und lässt sich neu kaufen.

# --- Vital Essence

summary-broken = Für einen Helden, der besiegt wird: Statt 1 Drohmarker oder einer Overlordkarte kommt ein Marker aus dem Vorrat auf eine seiner Klassenkarten mit Erschöpfungskosten. Klassenkarten mit Markern kosten 1 Erschöpfung mehr; am Ende des Abenteuers kommen alle Marker weg.
summary-lastwords = Für einen Helden, der einen Hauptmann oder Anführer besiegt hat: Leg einen Marker auf eine seiner Klassenkarten mit Erschöpfungskosten. Danach erleidet er 1 Erschöpfung für jeden Marker auf allen seinen Klassenkarten.
summary-nointerference = Zu Beginn deines Zugs eingesetzt. Bis er endet, erleidet ein Held, der eine Klassenkarte mit einem Marker benutzt, 3 Schaden.
summary-dangerousknowledge = Hat ein Held dich eine Overlordkarte abwerfen oder auf das Deck zurücklegen lassen, legt er eine Probe auf Wissen ab. Gelingt sie, bringt dir das 1 Drohmarker; misslingt sie, erleidet er so viel Schaden, wie die Schilde sein Wissen übersteigen.
summary-plagueofthemind = Am Ende deines Zugs markiert ein Marker einen Helden, bis diese Karte wieder bereit ist. Für jede Klassenkarte mit Markern, die er auffrischt, erleidet er einen Zustand deiner Wahl, oder er lässt sie erschöpft.
summary-worndown = Für einen Helden, der eine Klassenkarte mit Erschöpfungskosten benutzt hat: Leg einen Marker aus dem Vorrat darauf.
summary-slowbones = Zu Beginn deines Zugs eingesetzt. Solange sie erschöpft bleibt, hat jeder Held 1 Geschwindigkeit weniger für jeden Marker auf allen seinen Klassenkarten, nie unter 1.
summary-bleeditout = Für einen Helden, der eine Klassenkarte mit einem Marker benutzt hat: Ein Marker kommt von dieser Karte weg, und er erleidet 1 Schaden und 1 Erschöpfung.
summary-investintheflesh = Am Ende des Abenteuers erhältst du 1 Drohmarker für jeden Helden, der einen Marker auf einer Klassenkarte hatte.
summary-summonkyndrithul = Kyndrithul kommt an Stelle eines Elite- und zweier normaler Monster in eine offene Gruppe. Ist der Anführer besiegt, liegt diese Karte wieder verdeckt und lässt sich neu kaufen.

# --- agents' abilities

ability-influence = Zeig auf eine Figur neben dem Anführer: Wer sie führt, wählt eine Aktion, die sie sofort ausführt. Nur einmal pro Runde.
ability-subjugate = Hat der Angriff mindestens 1 Schaden gemacht, erleidet das Ziel einen Zustand, den der Overlord wählt.
ability-2damage = Der Angriff macht 2 Schaden mehr.
ability-3damage = Der Angriff macht 3 Schaden mehr.
ability-accuracy = Der Anführer sieht an den Figuren vorbei, die neben ihm stehen.
ability-agony = Ein Held, der innerhalb von 3 Feldern um den Anführer angreift, kann höchstens eine einzige Energie ausgeben.
ability-captivesoul = Kurz bevor der Angriff des Anführers einen Helden niederstrecken würde, darf der Overlord diesen Helden wie ein Monster angreifen lassen; erst dann ist der Held besiegt.
ability-exploitagony = Energie, die ein Held bei einem Angriff innerhalb von 3 Feldern um den Anführer nicht ausgibt, kostet ihn je 1 Erschöpfung.
