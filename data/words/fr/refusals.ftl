# Why something is refused, one sentence each, under the class of the refusal.

# --- who may: a right and a side of a refusal begin with their preposition

refusal-not-yours = C’est réservé { $right } : { $who }.
refusal-not-yours-nobody = C’est réservé { $right }, et ce rôle n’est encore tenu par personne.
refusal-not-yours-helped = C’est réservé { $right } : { $who }. Toute personne ayant la permission « Gérer le serveur » le peut aussi.
refusal-not-yours-helped-nobody = C’est réservé { $right } ; pour l’instant, toute personne ayant la permission « Gérer le serveur » le peut.
refusal-not-yours-overlord-nobody = C’est réservé { $right }, et ce camp est vide pour l’instant. La personne qui a créé la campagne, ou qui a la permission « Gérer le serveur », y nomme quelqu’un avec `/campaign overlord`.
refusal-not-your-question = Ce choix revient { $side } : { $who }. La personne qui a créé la campagne, ou qui a la permission « Gérer le serveur », peut répondre aussi.
refusal-not-your-question-nobody = Ce choix revient { $side }. La personne qui a créé la campagne, ou qui a la permission « Gérer le serveur », peut répondre aussi.
refusal-not-your-undo = Seule l’intendance annule un coup de l’intendance : { $who }. Toute personne ayant la permission « Gérer le serveur » le peut aussi.
refusal-not-your-undo-nobody = Seule l’intendance annule un coup de l’intendance : toute personne ayant la permission « Gérer le serveur ».

right-anyone = à tout le monde
right-overlord = au camp du Seigneur du Mal
right-steward = à l’intendance (la personne qui a créé la campagne, ou qui a la permission « Gérer le serveur »)
right-overlord-or-steward = au camp du Seigneur du Mal et à l’intendance
right-table = au camp du Seigneur du Mal, au camp des héros et à l’intendance
right-hero = à la personne qui joue { $hero }
right-hero-or-steward = à la personne qui joue { $hero } et à l’intendance
right-heroes = au camp des héros
right-heroes-or-steward = au camp des héros et à l’intendance

side-heroes = au camp des héros
side-hero = à la personne qui joue ce héros
side-hosts = au camp du Seigneur du Mal ou à l’intendance
side-overlord = au camp du Seigneur du Mal

# --- what a group wants kept here

refusal-not-kept = Il faut pour cela le réglage `track:{ $needed }`, et cette campagne a `track:{ $track }` : l’intendance le change avec `/campaign settings`.

# --- what is short

refusal-not-enough-threat = Vous avez besoin de { $needed ->
        [one] { $needed } menace
       *[other] { $needed } menaces
    }, mais vous en avez { $held }.
refusal-not-enough-threat-card = { $card } demande { $needed ->
        [one] { $needed } menace
       *[other] { $needed } menaces
    }, et vous en avez { $held }.
refusal-not-enough-fortune = { $hero } a besoin de { $needed ->
        [one] { $needed } fortune
       *[other] { $needed } fortunes
    }, mais en a { $held }.
refusal-not-enough-fortune-together = Les héros ont besoin de { $needed ->
        [one] { $needed } fortune
       *[other] { $needed } fortunes
    } à eux tous, mais ils en ont { $held }.
refusal-not-enough-xp = Le Seigneur du Mal a besoin de { $needed } XP, mais en a { $held }.

refusal-not-enough-stamina = { $hero } n’a plus de place pour { $needed ->
        [one] { $needed } fatigue
       *[other] { $needed } fatigues
    } de plus ({ $held } sur { $stamina }). Ce qui est imposé se change en dégâts : `/hero suffer` avec `forced:yes`.
refusal-too-tired-to-pay = { $hero } n’a plus de place pour { $needed ->
        [one] { $needed } fatigue
       *[other] { $needed } fatigues
    } de plus ({ $held } sur { $stamina }) : impossible de payer.

# --- how heroes are

refusal-knocked-out = { $hero } est hors de combat : il faut d’abord `/hero stand` ou `/hero revive`.
refusal-not-knocked-out = { $hero } n’est pas hors de combat.
refusal-attacks-on-the-ground = { $hero } est à terre : se relever est la seule action possible (`/hero stand`).
refusal-revives-nobody = C’est un autre héros qui ranime { $hero } ; pour se relever sans aide, c’est `/hero stand`.
refusal-nothing-named = Indiquez des dégâts, de la fatigue ou un état.
refusal-nothing-to-recover = La feuille de { $hero } n’a rien de cela à récupérer.
refusal-has-condition = { $hero } a déjà l’état { $condition }.
refusal-lacks-condition = { $hero } n’a pas l’état { $condition }.
refusal-unknown-condition = Aucun état ne s’appelle { $name } : choisissez-en un dans la liste.

# --- stage and moment

refusal-no-encounter = Cela ne peut se faire que pendant une rencontre. Moment actuel : { $stage }.
refusal-quest-under-way = Cela ne peut se faire qu’entre deux quêtes, et { $quest } est en cours.
refusal-no-phase = Il n’y a pas de phase de campagne en ce moment. Moment actuel : { $stage }.
refusal-wrong-step = Cela se fait à l’étape { $needed } de la phase de campagne. Moment actuel : { $stage }.
refusal-step-behind = La phase de campagne en est à l’étape { $now } et ne revient pas en arrière.
refusal-last-step = C’est la dernière étape de la phase de campagne. La quête suivante y met fin.
refusal-last-encounter = { $quest } a { $encounters ->
        [one] une seule rencontre
       *[other] seulement { $encounters } rencontres
    }, et c’est la dernière. Terminez plutôt la quête (`/quest end`).
refusal-wrong-moment = { $card } se déclenche seulement { $moment }. Moment actuel : { $stage }.
refusal-not-in-this-turn = { $hero } ne peut faire cela que pendant son propre tour, et c’est { $turn }.
refusal-not-in-this-turn-card = { $card } ne peut pas être déclenchée maintenant : c’est { $turn }.
refusal-no-turn = Aucun tour n’est en cours.
refusal-steps-locked = L’ordre des étapes ne peut pas changer pendant l’étape { $step }.

stage-before = avant la première quête
stage-phase = phase de campagne ({ $step })
stage-set-up = mise en place de la rencontre { $encounter }
stage-play = rencontre { $encounter } en cours
turn-overlord = le tour du Seigneur du Mal
turn-hero = le tour de { $hero }
moment-any = à tout moment
moment-xp-step = à l’étape Dépenser les XP
moment-shopping-step = à l’étape Achats
moment-travel-step = à l’étape Voyage
moment-set-up = pendant la mise en place d’une rencontre
moment-first-set-up = pendant la mise en place de la première rencontre
moment-overlord-turn = pendant le tour du Seigneur du Mal
moment-hero-turn = pendant le tour d’un héros
moment-play = pendant une rencontre
moment-encounter-start = au début d’une rencontre, avant son premier tour
moment-encounter-end = à la fin d’une rencontre
moment-knock-out = quand un héros est mis hors de combat dans une rencontre
moment-before-trigger = avant le déclenchement d’une autre carte
moment-quest-end = à la fin d’une quête, à la première étape de la phase de campagne
moment-next-quest-step = pendant le choix de la prochaine quête
moment-quest-preparation = pendant la préparation d’une quête, jusqu’à son premier tour

# --- once only, exhausted, fixed

refusal-threat-taken-already = La mise hors de combat de { $hero } a déjà rapporté sa menace dans cette quête. Le Seigneur du Mal pioche une carte Seigneur du Mal à la place.
refusal-extra-action-taken = { $hero } a déjà effectué une action supplémentaire dans cette manche.
refusal-card-exhausted = { $card } est épuisée.
refusal-deck-fixed = Le paquet Complot reste le même pendant toute la campagne : c’est { $deck }.
refusal-already-adopted = Une campagne déjà commencée se reprend une seule fois, avant sa première quête ici.
refusal-agent-forbidden = L’agent { $lieutenant } ne peut pas entrer dans une quête où ce lieutenant apparaît.
refusal-agent-forbidden-beside = L’agent { $lieutenant } ne peut pas entrer là où se trouve { $beside }.
refusal-agent-forbidden-sacrificed = L’agent { $lieutenant } ne peut pas entrer dans cette campagne : la table a dit que ce lieutenant a été sacrifié.
refusal-agent-forbidden-in-quest = L’agent { $lieutenant } ne peut pas entrer dans cette quête : la table a dit que ce lieutenant y est.
refusal-agent-forbidden-ally = L’agent { $lieutenant } ne peut pas entrer dans cette quête : la table a dit que { $lieutenant } y joue comme allié.
refusal-agent-forbidden-kind = L’agent { $lieutenant } ne peut pas entrer dans ce type de quête ({ $quest_kind }).
refusal-agent-forbidden-campaign = L’agent { $lieutenant } ne peut pas servir dans la campagne { $campaign }.
refusal-agent-here = L’agent { $lieutenant } est déjà sur le plateau.
refusal-nothing-to-pay-back = { $card } s’utilise quand l’agent est vaincu, et elle est alors proposée. Rien n’est encore posé dessus : sa menace n’achèterait rien.
refusal-card-forbidden = { $card } ne peut pas être déclenchée là où se trouve { $lieutenant }.
refusal-agent-not-defeated = { $card } attend qu’un agent soit vaincu, et aucun ne l’a été dans cette rencontre.
refusal-agent-answered = { $card } a déjà été déclenchée pour cela : elle attend qu’un agent arrive ou soit vaincu de nouveau.
refusal-quest-counted = { $card } a déjà compté pour cette quête.
refusal-card-holds-no-more = { $card } porte déjà { $most ->
        [one] son jeton
       *[other] { $most } jetons
    }, et ne peut pas en porter plus.
refusal-nothing-to-take-off = Il n’y a rien à retirer de { $card }, ni de ce qu’elle marque.
refusal-taken-off-already = Les jetons posés sur { $card } ont changé depuis l’affichage de ce bouton : rien n’a été retiré. `/plot show` dit combien il y en a.
refusal-no-class-token = Aucune carte Classe ne porte un jeton que { $card } pourrait retirer.
refusal-card-works-alone = Personne ne déclenche { $card } : elle agit d’elle-même tant qu’elle est face visible.
refusal-spend-known = { $exhausts ->
        [yes] Un déclenchement épuise déjà { $card }
       *[no] De toute façon, un déclenchement n’épuise pas { $card }
    }.
refusal-refresh-holds = C’est déjà le cas : { $card } redevient prête { $refresh }.
refusal-never-exhausted = Aucun déclenchement n’épuise { $card } : rien n’a besoin de la redresser. Si votre propre carte dit autre chose, indiquez-le d’abord avec `/plot spend`.
refusal-card-exhausted-already = { $card } est déjà épuisée.
refusal-no-agent = Aucun agent n’est sur le plateau.

# --- campaigns

refusal-no-campaign = Il n’y a pas de campagne ici. Tout le monde peut en commencer une avec `/campaign create`.
refusal-campaign-runs = La campagne { $name } est déjà en cours dans ce salon.
refusal-campaign-over = La campagne { $name } est terminée. Vous pouvez la consulter, l’exporter, ou la reprendre avec « Annuler ».
refusal-other-edition = C’est réservé aux campagnes de la { $edition ->
        [first] première
       *[second] seconde
    } édition.
refusal-other-edition-kill = C’est réservé aux campagnes de la seconde édition. Ici, un héros est tué : `/conquest killed`.
refusal-other-edition-place = C’est réservé aux campagnes de la seconde édition. Ici, un héros tué revient sur le plateau par `/well place`.
refusal-other-edition-wounds = C’est réservé aux campagnes de la seconde édition. Ici, les figurines du plateau ont des blessures : `/well wounds`.
refusal-other-edition-card = C’est réservé aux campagnes de la seconde édition. Ici, le Seigneur du Mal joue une carte par `/card play`.
refusal-other-edition-quest = C’est réservé aux campagnes de la seconde édition. Ici, aucune phase de campagne ne sépare les quêtes : `/quest start` commence la suivante.

# --- names, numbers, details

refusal-bad-name = Un nom ou une note doit avoir au moins une lettre ou un chiffre, et au plus { $longest } caractères.
refusal-bad-number = { $number } ne convient pas : il faut un nombre de { $least } à { $most }.
refusal-nothing-to-do = Cela ne changerait rien.
refusal-missing-detail = Remplissez aussi { $reason ->
        [hero-defeated] l’option `hero` : quel héros a été mis hors de combat ?
        [card] l’option `card` ou `note` : quelle carte donne la menace ?
       *[correction] l’option `note` : pourquoi cette correction ?
    }
refusal-unknown-hero = Aucun héros ne s’appelle { $name } ici. Les héros sont { $heroes }.
refusal-unknown-hero-none = Aucun héros ne s’appelle { $name } ici : il n’y a pas encore de héros.
refusal-unknown-hero-target = { $name } ressemble au nom d’un héros, mais aucun héros ne s’appelle ainsi ici. Les héros sont { $heroes } ; un monstre porte un nom qui ne ressemble pas au leur.
refusal-which-hero = Quel héros ? Veuillez en nommer un : { $heroes }.
refusal-which-hero-none = Il n’y a pas encore de héros.
refusal-hero-exists = Il y a déjà un héros qui s’appelle { $name }.
refusal-hero-count = Une quête se joue avec { $least } à { $most } héros, et { $heroes ->
        [0] il n’y en a aucun
        [one] il n’y en a qu’un
       *[other] cela en ferait { $heroes }
    }.
refusal-no-deck = Aucun paquet Complot n’est encore choisi.
refusal-unknown-deck = Aucun paquet Complot ne s’appelle { $name }.
refusal-deck-name-taken = Le nom { $name } est pris : { $homebrew ->
        [yes] le paquet maison
       *[no] le paquet Complot imprimé
    } { $other } y répond. Donnez-en un autre au vôtre.
refusal-deck-in-use = { $name } ne peut pas être remplacé : { $campaign ->
        [none] une campagne d’un autre salon
       *[other] la campagne { $campaign }
    } joue avec.
refusal-deck-replaced = Ce coup ne peut être ni annulé ni rétabli : les cartes du paquet Complot { $deck } ont été remplacées depuis.
refusal-too-many-requests = { $most } héros attendent déjà d’entrer. Redemandez quand l’un d’eux aura une réponse.
refusal-too-many-decks = Ce serveur a déjà { $most } paquets maison, et ne peut pas en garder plus.
refusal-too-many-decks-of-yours = Vous pouvez apporter jusqu’à { $most } paquets maison à un serveur. `/plot forget` fait de la place.
refusal-deck-played = { $name } ne peut pas être oublié : { $campaign ->
        [none] une campagne d’un autre salon
       *[other] la campagne { $campaign }
    } joue avec.
refusal-too-many-rolls = Assez de dés pour l’instant : vous pouvez lancer jusqu’à { $most } fois par minute.
refusal-unknown-agent = Aucun agent ne s’appelle { $name }.
refusal-unknown-printed-campaign = Aucune campagne imprimée ne s’appelle { $name }. Le nom compte : il décide de ce qui est interdit dans cette campagne.
refusal-unknown-lieutenant = Aucun lieutenant ayant un agent ne s’appelle { $name }. Le nom compte : un agent ne peut pas entrer dans une quête où son lieutenant apparaît.
refusal-nearly-hero = Aucun héros de cette campagne ne s’appelle { $name }. Le nom compte : les blessures d’un héros, sa conquête et qui le joue y sont liés.
did-you-mean = Vouliez-vous dire :
meant-gone = Seule la personne qui a tapé la commande peut appuyer sur ce nom, une seule fois et dans les 15 minutes. Veuillez taper la commande à nouveau.
refusal-card-not-in-log = Le journal n’a pas de carte appelée { $name }.
refusal-unknown-card = Le paquet Complot choisi n’a pas de carte appelée { $name }.
refusal-unknown-card-printed = Aucune carte Complot ne s’appelle { $name }.
refusal-card-not-faceup = { $card } est face cachée. Seules les cartes face visible peuvent être déclenchées.
refusal-card-faceup = { $card } est déjà face visible.
refusal-card-faceup-basic = { $card } est la carte de base : elle est face visible dès le début et ne s’achète jamais.
refusal-card-boxed = { $card } est retournée dans la boîte du jeu pour le reste de la campagne.
refusal-card-ready = { $card } n’est pas épuisée.
refusal-cost-known = Le coût de déclenchement de { $card } est déjà connu : { $cost }.
refusal-no-heroes = Il n’y a pas encore de héros pour recevoir la fortune.
refusal-not-on-server = { $user } n’est pas sur ce serveur et ne peut pas prendre cette place.
refusal-joiner-left = { $user } n’est plus sur ce serveur : { $name } n’entre pas, et la demande est close.
refusal-left-server = Vous n’êtes plus sur le serveur où cette campagne se joue : vous ne pouvez rien faire ici.
refusal-not-an-overlord = { $user } n’est pas dans le camp du Seigneur du Mal.
refusal-last-overlord = Une campagne a besoin de quelqu’un dans le camp du Seigneur du Mal.
refusal-group-unknown = Le bot ne sait pas combien de maîtres et de sbires compte { $group } : veuillez indiquer les deux.

# --- open questions, undo

refusal-question-open = Il faut d’abord une réponse à ceci : { $question } En attente de { $who }. La personne qui a créé la campagne, ou qui a la permission « Gérer le serveur », peut répondre aussi.
refusal-question-open-nobody = Il faut d’abord une réponse à ceci : { $question } La personne qui a créé la campagne, ou qui a la permission « Gérer le serveur », peut répondre.
refusal-question-closed = Cette question a déjà sa réponse, ou a été annulée.
refusal-table-moved-on = La partie a avancé depuis que ce bouton a été fait : rien n’a été changé. Regardez les derniers messages et appuyez à nouveau là où cela convient encore.
refusal-no-such-choice = Ce choix n’existe plus : { $question }
refusal-which-hero-pays = La fortune de quel héros est donnée ?
refusal-which-hero-answers = Deux de vos héros attendent ceci : { $heroes }. De qui est-ce le test ?
refusal-which-hero-defeated = { $user } joue { $heroes } : lequel a été mis hors de combat ?
refusal-plays-no-hero = { $user } ne joue aucun héros dans cette campagne.
refusal-no-date = « { $text } » n’est pas une date : écrivez le jour et l’heure comme dans « { $example } », avec un fuseau horaire derrière si vous le souhaitez.
refusal-no-time-zone = Aucun fuseau horaire ne s’appelle « { $name } » : écrivez-le comme dans « Europe/London » ou « +01:00 ».
refusal-date-past = C’est déjà passé : indiquez une date à venir, comme dans « { $example } ».
refusal-date-far = C’est trop loin : Discord accepte les dates jusqu’à { $years ->
        [one] { $years } an
       *[other] { $years } ans
    } à l’avance.
refusal-no-server = Il faut pour cela une campagne sur un serveur auquel le bot a été ajouté : ici, vous pouvez lancer des dés, et consulter les probabilités, les cartes Complot et les agents.
refusal-no-roll-there = Ce message ne montre aucun jet d’une campagne : veuillez en choisir un où le bot dit ce que montrent les dés.
refusal-nothing-to-undo = Il n’y a plus aucun coup à annuler.
refusal-nothing-to-redo = Il n’y a rien à rétablir : seul le dernier coup annulé peut l’être, et seulement jusqu’au coup suivant.
refusal-newer-move = Il faut d’abord annuler un coup plus récent. { $newest }
refusal-move-gone = Ce coup a déjà été annulé.

# --- dice

refusal-unknown-die = « { $text } » n’est pas un dé utilisable ici. Exemple : « { $first } { $second } ». Les dés sont { $known }.
refusal-unknown-die-none = « { $text } » n’est pas un dé utilisable ici : cette édition n’a pas de dés de défense.
refusal-too-many-dice = { $count } dés, c’est trop : le maximum est { $most }. Exemple : « bleu rouge ».
refusal-empty-pool = Quels dés ? Exemple : « { $first } { $second } ». Les dés sont { $known }.
refusal-empty-pool-none = Cette édition n’a pas de dés de défense.
refusal-nothing-to-reroll = { $hero } n’a aucun jet à relancer maintenant.
refusal-no-saved-attack = Aucune attaque n’est encore enregistrée pour { $hero }. Tapez les dés une fois : `/hero attack` avec `dice`, par exemple `bleu rouge`.
refusal-old-roll = Ce jet de { $hero } est clos : un autre jet, un autre tour ou une autre rencontre l’a suivi.
refusal-not-in-roll = Le dernier jet n’a pas ce dé. Il a { $dice }.
refusal-attribute-unknown = { $hero } : la valeur en { $attribute } n’est pas notée. Le camp des héros peut l’indiquer avec `/hero set`.

# --- rules of the game that the group let pass (advisory rules)

rule-no-encounter = hors d’une rencontre
rule-quest-under-way = pendant une quête
rule-wrong-step = à une autre étape de la phase de campagne
rule-wrong-moment = pas au moment prévu par la carte
rule-attacks-on-the-ground = une attaque d’un héros à terre
rule-not-in-this-turn = pas pendant le bon tour
rule-steps-locked = ordre des étapes changé entre les deux étapes concernées
rule-threat-taken-already = menace une seconde fois dans la quête pour la mise hors de combat de ce héros
rule-extra-action-taken = une seconde action supplémentaire dans la manche
rule-card-exhausted = une carte épuisée
rule-card-forbidden = une carte interdite ici
rule-agent-not-defeated = une carte qui attend que l’agent soit vaincu
rule-agent-answered = une carte déclenchée deux fois pour le même agent
rule-quest-counted = une carte qui compte une fois par quête, déclenchée de nouveau
rule-deck-fixed = un autre paquet Complot dans la même campagne
rule-nothing-to-pay-back = une carte qui ne porte rien à rendre
rule-agent-forbidden = un agent là où il ne peut pas entrer

# --- when the log or the bot fails

unavailable-corrupt = Le fichier de ce serveur est endommagé : rien n’a été changé. La personne qui héberge le bot peut restaurer une sauvegarde.
unavailable-empty = Le fichier de ce serveur est vide : rien n’a été changé. La personne qui héberge le bot peut restaurer une sauvegarde, ou supprimer le fichier si rien n’a jamais été joué ici.
unavailable-newer-schema = Le fichier de ce serveur a été écrit par { $version ->
        [none] une version plus récente du bot
       *[other] la version { $version } du bot
    } : rien n’a été changé. La personne qui héberge le bot devrait le mettre à jour.
unavailable-read-only = Le fichier de ce serveur n’est pas accessible en écriture : rien n’a été changé. La personne qui héberge le bot devrait vérifier les permissions du dossier.
unavailable-disk-full = Le disque du bot est plein : rien n’a été changé. La personne qui héberge le bot devrait faire de la place.
unavailable-disk-fails = Le disque du bot ne fonctionne pas : rien n’a été changé. La personne qui héberge le bot devrait l’examiner.
unavailable-cannot-open = Le fichier de ce serveur ne peut pas être ouvert : rien n’a été changé. La personne qui héberge le bot devrait vérifier le dossier de données.
unavailable-unreachable = Le bot ne peut pas joindre sa base de données : personne ne sait si cela a été fait. Quand elle répondra de nouveau, /campaign status montrera où en sont les choses.
unavailable-taken = Un autre processus du bot prend le relais ici : rien n’a été changé. Veuillez réessayer dans une minute.
unavailable-busy = Le bot est occupé : rien n’a été changé. Veuillez réessayer.
busy-table = Plusieurs coups sont arrivés en même temps, et celui-ci n’a pas été joué. Veuillez réessayer.
unexpected = Pardon, quelque chose s’est mal passé du côté du bot. Si cela se reproduit, donnez cette référence à la personne qui l’héberge : { $reference }
already-done = C’est déjà fait.
button-unknown = Ce bouton vient d’une version plus ancienne du bot. /campaign status montre ceux qui fonctionnent maintenant.
other-part = Les messages privés arrivent à une partie du bot qui ne s’occupe pas du serveur de cette campagne : rien n’a été fait. Veuillez le faire dans le salon de la campagne.
server-silent = Discord ne dit pas qui est sur le serveur de cette campagne : rien n’a été fait. Veuillez réessayer dans un instant.
button-old = Ce bouton n’a plus d’effet : sa campagne a été supprimée, ou le journal dont il dépendait n’est plus utilisé. /campaign status montre ceux qui fonctionnent maintenant.
form-late = L’ouverture a pris trop de temps. Veuillez appuyer à nouveau sur le bouton.
written = C’est fait, mais cela n’a pas pu être affiché ici.
told-later = C’est fait : écrit comme entrée { $entry } du journal. L’affichage n’est pas possible pour l’instant ; le message suivra.
