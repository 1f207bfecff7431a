# L’or, les objets, l’expérience et les cartes Seigneur du Mal, suivis avec `track:sheet` et `track:everything`.

# --- les commandes

command-gold = La bourse commune des héros
command-gold-show = Montrer l’or des héros et ce qui l’a changé
command-gold-gain = Ajouter de l’or à la bourse, avec une note
command-gold-spend = Prendre de l’or dans la bourse, avec une note
command-shop = Les objets des héros : acheter, vendre, donner
command-shop-show = Montrer ce qui peut s’acheter, et ce que portent les héros
command-shop-reveal = Révéler une carte de plus du paquet du bot
command-shop-buy = Acheter un objet, à l’étape Achats
command-shop-sell = Vendre un objet à la moitié de son prix
command-shop-give = Donner un objet à un autre héros
command-shop-add = Noter un objet qu’un héros a trouvé ou reçu en récompense
command-hero-class = Choisir la classe d’un héros ; elle peut changer avant sa première compétence achetée
command-hero-learn = Acheter une compétence de la classe du héros, à l’étape Dépenser les XP
command-hero-xp = Changer les points d’expérience d’un héros, avec une note
command-overlord-draw = Le Seigneur du Mal pioche des cartes Seigneur du Mal
command-overlord-discard = Le Seigneur du Mal défausse des cartes Seigneur du Mal
command-overlord-learn = Apprendre une carte Seigneur du Mal, à l’étape Dépenser les XP ; laquelle reste secret
command-overlord-deck = Montrer le paquet du Seigneur du Mal, ou le composer (réponse privée)
command-overlord-basic = Choisir le paquet de base du Seigneur du Mal, avant la première quête

option-gold-gain-amount = Combien d’or
option-gold-spend-amount = Combien d’or
option-item = L’objet
option-price = Le prix en or ; par défaut, celui qui est imprimé
option-shop-give-to = Le héros qui le reçoit
option-shop-add-item = Un objet imprimé, une relique, ou un objet de votre invention
option-shop-buy-item = L’objet
option-class = La classe
option-skill = La compétence
option-owned = Noter sans dépense d’XP : la campagne en cours ou une récompense l’a donnée
option-hero-xp-amount = Combien ajouter, ou retirer avec un signe moins
option-overlord-draw-cards = Combien de cartes
option-overlord-discard-cards = Combien de cartes
option-overlord-learn-card = La carte Seigneur du Mal
option-overlord-deck-leave-out = Une carte à écarter du paquet pour la prochaine quête
option-overlord-deck-take-in = Une carte écartée, à reprendre dans le paquet
option-overlord-basic-deck = Le paquet de base

# --- ce qui s’est passé

event-gold-changed-search = Les cartes Fouille rapportent { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }.
event-gold-changed-gained = Les héros gagnent { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } (« { $note } »).
event-gold-changed-spent = Les héros dépensent { $spent ->
        [one] { $spent } pièce d’or
       *[other] { $spent } pièces d’or
    } (« { $note } »).
event-reward-taken = La récompense de { $quest } est notée.
event-shop-dealt-opened = La boutique présente { $wares }.
event-shop-dealt-left-over = Dernière occasion pour ce qui reste de l’acte I : { $wares }.
event-shop-dealt-pledge = La boutique présente en plus { $wares }.
event-shop-dealt-act-two = L’acte II arrive dans la boutique : { $wares }.
event-shop-dealt-asked = La boutique présente { $wares }.
event-shop-dealt-found = Du paquet du bot : { $wares }. La personne dont le héros trouve cela le note avec `/shop add`.
event-item-made-dearer = { $item } coûte aux héros { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } de plus ({ $card }).
event-item-bought = { $hero } achète { $item } pour { $cost ->
        [one] { $cost } pièce d’or
       *[other] { $cost } pièces d’or
    }.
event-item-sold = { $hero } vend { $item } pour { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }.
event-item-sold-nothing = { $hero } vend { $item } pour 0 pièce d’or : la moitié de son prix, arrondie au multiple de 25 inférieur, ne donne rien.
event-item-given = { $hero } donne { $item } à { $to }.
event-item-added = { $hero } reçoit { $item } (« { $note } »).
event-heroes-rewarded = { $heroes } : { $amount } XP par héros.
event-hero-xp-changed-gained = { $hero } gagne { $amount } XP (« { $note } »).
event-hero-xp-changed-lost = { $hero } perd { $spent } XP (« { $note } »).
event-class-taken = { $hero } prend la classe { $taken }.{ $comes }
event-class-taken-along = { $hero } prend la classe { $taken }, accompagnée de { $along }.{ $comes }
entered-xp = { $xp } XP
event-class-comes = {" "}Avec elle : { $things }.
event-sheet-entered = { $hero } a déjà ceci : { $things }.
event-skill-learnt = { $hero } apprend { $skill } pour { $cost } XP.
event-skill-learnt-owned = { $hero } a déjà { $skill } : c’est noté sans dépense d’XP.
event-hand-changed-quest = Le Seigneur du Mal commence la quête avec 1 carte Seigneur du Mal par héros.
event-hand-changed-turn = Le Seigneur du Mal pioche 1 carte Seigneur du Mal.
event-hand-changed-drawn-by-hand = Le Seigneur du Mal pioche { $amount ->
        [one] { $amount } carte Seigneur du Mal
       *[other] { $amount } cartes Seigneur du Mal
    }{ $noted }.
event-hand-changed-discarded = Le Seigneur du Mal défausse { $lost ->
        [one] { $lost } carte Seigneur du Mal
       *[other] { $lost } cartes Seigneur du Mal
    }{ $noted }.
event-hand-noted = {" "}(« { $note } »)
event-basic-deck-chosen = Le Seigneur du Mal joue avec le paquet de base { $deck }.
event-overlord-card-learnt = Le Seigneur du Mal apprend une carte Seigneur du Mal de niveau { $level }.
event-overlord-card-learnt-owned = Le Seigneur du Mal a déjà une carte Seigneur du Mal de niveau { $level } : elle est notée sans dépense d’XP.
event-overlord-card-learnt-reward = Le Seigneur du Mal a une carte Seigneur du Mal reçue en récompense.
event-overlord-card-named = Le camp du Seigneur du Mal nomme une carte Seigneur du Mal de niveau { $level }, arrivée ici sans son nom.
event-overlord-card-left-out = Le Seigneur du Mal écarte une carte de son paquet, qui en compte maintenant { $cards }.
event-overlord-card-left-out-few = Le Seigneur du Mal écarte une carte de son paquet, qui en compte maintenant { $cards } : moins que les { $least } dont il se compose.
event-overlord-card-taken-in = Le Seigneur du Mal reprend une carte dans son paquet, qui en compte maintenant { $cards }.
event-overlord-card-taken-in-few = Le Seigneur du Mal reprend une carte dans son paquet, qui en compte maintenant { $cards } : moins que les { $least } dont il se compose.
event-xp-changed-learnt = Le Seigneur du Mal dépense { $spent } XP.
event-answered-item-dearer = {""}

title-gold-changed-search = Les cartes Fouille rapportent { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
title-gold-changed-gained = { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } de plus
more-gold-changed-gained = « { $note } »
title-gold-changed-spent = { $spent ->
        [one] { $spent } pièce d’or
       *[other] { $spent } pièces d’or
    } de moins
more-gold-changed-spent = « { $note } »
title-reward-taken = La récompense de { $quest }
title-shop-dealt-asked = Une carte de plus dans la boutique
more-shop-dealt-asked = { $wares }
title-shop-dealt-found = Une carte du paquet du bot
more-shop-dealt-found = { $wares }. La personne dont le héros trouve cela le note avec `/shop add`.
title-item-bought = { $hero } achète { $item }
more-item-bought = { $cost ->
        [one] { $cost } pièce d’or
       *[other] { $cost } pièces d’or
    }.
title-item-sold = { $hero } vend { $item }
more-item-sold = { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }.
title-item-sold-nothing = { $hero } vend { $item } pour 0 pièce d’or
more-item-sold-nothing = La moitié de son prix, arrondie au multiple de 25 inférieur, ne donne rien.
title-item-given = { $hero } donne { $item } à { $to }
title-item-added = { $hero } reçoit { $item }
more-item-added = « { $note } »
title-hero-xp-changed-gained = { $hero } gagne { $amount } XP
more-hero-xp-changed-gained = « { $note } »
title-hero-xp-changed-lost = { $hero } perd { $spent } XP
more-hero-xp-changed-lost = « { $note } »
title-class-taken = { $hero } : { $taken }
more-class-taken = { $comes }
title-class-taken-along = { $hero } : { $taken } avec { $along }
more-class-taken-along = { $comes }
title-sheet-entered = Ce que { $hero } a déjà
more-sheet-entered = { $things }.
title-skill-learnt = { $hero } apprend { $skill }
more-skill-learnt = { $cost } XP.
title-skill-learnt-owned = { $hero } a { $skill }
more-skill-learnt-owned = C’est noté sans dépense d’XP.
title-hand-changed-drawn-by-hand = Le Seigneur du Mal pioche { $amount ->
        [one] { $amount } carte Seigneur du Mal
       *[other] { $amount } cartes Seigneur du Mal
    }
more-hand-changed-drawn-by-hand = { $noted }
title-hand-changed-discarded = Le Seigneur du Mal défausse { $lost ->
        [one] { $lost } carte Seigneur du Mal
       *[other] { $lost } cartes Seigneur du Mal
    }
more-hand-changed-discarded = { $noted }
title-basic-deck-chosen = Paquet de base : { $deck }
title-overlord-card-learnt = Le Seigneur du Mal apprend une carte Seigneur du Mal de niveau { $level }
title-overlord-card-learnt-owned = Le Seigneur du Mal a une carte Seigneur du Mal de niveau { $level }
more-overlord-card-learnt-owned = Elle est notée sans dépense d’XP.
title-overlord-card-learnt-reward = Le Seigneur du Mal a une carte Seigneur du Mal reçue en récompense
title-overlord-card-named = Une carte Seigneur du Mal de niveau { $level } retrouve son nom
title-overlord-card-left-out = Le Seigneur du Mal écarte une carte de son paquet
more-overlord-card-left-out = Le paquet compte maintenant { $cards } cartes.
title-overlord-card-left-out-few = Le Seigneur du Mal écarte une carte de son paquet
more-overlord-card-left-out-few = Cartes dans le paquet : { $cards }, moins que les { $least } dont il se compose.
title-overlord-card-taken-in = Le Seigneur du Mal reprend une carte dans son paquet
more-overlord-card-taken-in = Le paquet compte maintenant { $cards } cartes.
title-overlord-card-taken-in-few = Le Seigneur du Mal reprend une carte dans son paquet
more-overlord-card-taken-in-few = Cartes dans le paquet : { $cards }, moins que les { $least } dont il se compose.

# --- ce qui est demandé

question-item-dearer = { $card } : quel objet coûte aux héros { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } de plus ?
question-class-along = { $hero } prend la classe { $taken } : quelle classe standard l’accompagne ? Ses compétences peuvent aussi s’acheter, sauf celles de niveau 3.
choice-named = { $number }

# --- les refus

refusal-not-enough-gold = Cela demande { $needed ->
        [one] { $needed } pièce d’or
       *[other] { $needed } pièces d’or
    }, et la bourse en contient { $held }.
refusal-not-enough-hero-xp = { $hero } a besoin de { $needed } XP, mais en a { $held }.
refusal-gold-entered = L’or des cartes Fouille de cette phase est déjà dans la bourse. `/gold gain` en ajoute, avec une note.
refusal-reward-unknown = Aucune source ne dit ici ce que rapporte la victoire dans { $quest }. Votre quête le dit : notez-le avec `/gold gain`, `/shop add`, `/hero xp` ou `/overlord xp`.
refusal-reward-entered = La récompense de { $quest } est déjà notée.
refusal-shop-of-table = Votre table distribue elle-même les cartes Objet de la boutique. L’intendance le change avec `/campaign settings shop:bot`.
refusal-no-items-left = Le paquet du bot pour l’acte { $act } n’a plus de carte Objet de la boutique.
refusal-not-for-sale = La boutique ne présente pas { $name }{ $items ->
        [none] , ni rien d’autre
       *[other] , mais { $items }
    }.
refusal-price-fixed = { $item } coûte { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    } dans la boutique du bot : n’indiquez pas de prix.
refusal-price-missing = Le prix de { $name } n’est pas connu : indiquez-le avec `price`.
refusal-not-carried = { $hero } ne porte pas { $name }{ $items ->
        [none] , ni rien d’autre
       *[other] , mais { $items }
    }.
refusal-relic-stays = { $item } est une relique, et les reliques ne se vendent pas. `/shop give` la donne à un autre héros.
refusal-which-hero-buys = Lequel de vos héros achète { $item } : { $heroes } ?
refusal-unknown-class = Aucune classe ne s’appelle { $name }.
refusal-other-archetype = { $hero } ne peut pas prendre la classe { $taken } : elle appartient à l’archétype { $archetype }.
refusal-skills-bought = { $hero } a acheté une compétence avec la classe { $taken } : cette classe ne change plus.
refusal-no-class = { $hero } n’a pas encore de classe : choisissez-en une avec `/hero class`.
refusal-unknown-skill = Aucune compétence ne s’appelle { $name }.
refusal-skill-of-others = { $hero } ne peut pas apprendre { $skill } avec la classe { $taken }.
refusal-skill-known = { $hero } a déjà { $skill }.
refusal-skill-unpriced = Le coût de { $skill } n’est pas connu : voir votre carte. L’intendance note cette compétence avec `owned:yes`.
refusal-unknown-overlord-card = Aucune carte Seigneur du Mal à apprendre ne s’appelle { $name }.
refusal-card-unpriced = { $card } ne s’achète pas : c’est une récompense. Notez-la avec `owned:yes`.
refusal-card-learnt = Votre paquet a déjà { $copies ->
        [one] le seul exemplaire
       *[other] les { $copies } exemplaires
    } de { $card }.
refusal-level-too-high = { $card } est de niveau { $level } : il manque encore à votre paquet { $lacking ->
        [one] { $lacking } carte
       *[other] { $lacking } cartes
    } { $deck }{ $level ->
        [2] {" "}de niveau 1
       *[other] {""}
    }.
refusal-unknown-basic-deck = Aucun paquet de base ne s’appelle { $name } : il y a Basic et Basic II.
refusal-basic-deck-fixed = Le paquet de base se choisit avant la première quête : le vôtre est { $deck }.
refusal-deck-in-play = Votre paquet sert dans { $quest } : composez le prochain après cette quête.
refusal-too-many-copies = Vous nommez { $item } { $named } fois, et il n’en existe { $copies ->
        [one] qu’une seule carte
       *[other] que { $copies } cartes
    }.
refusal-too-many-copies-held = Il n’existe { $copies ->
        [one] qu’une seule carte
       *[other] que { $copies } cartes
    } { $item } : les héros en ont déjà { $held }, et vous en nommez { $named } de plus.
refusal-card-not-in = Votre paquet ne contient aucune carte { $card } à écarter.
refusal-card-not-out = { $card } ne fait pas partie des cartes écartées de votre paquet.
refusal-same-card = { $card } ne peut pas être à la fois écartée et reprise. Nommez deux cartes différentes, ou une seule des deux options.
refusal-deck-drawn = { $left ->
        [0] Votre main contient tout votre paquet : il ne reste aucune carte à piocher.
        [one] Il ne reste que 1 carte de votre paquet à piocher.
       *[other] Il ne reste que { $left } cartes de votre paquet à piocher.
    }

rule-gold-entered = l’or des cartes Fouille une seconde fois dans la même phase
rule-reward-entered = la récompense d’une quête une seconde fois
rule-not-for-sale = un objet que la boutique ne présente pas
rule-other-archetype = une classe d’un autre archétype
rule-skills-bought = une autre classe après l’achat d’une compétence
rule-deck-in-play = un paquet recomposé pendant qu’il sert
rule-deck-drawn = une main plus grande que le paquet
rule-level-too-high = une carte Seigneur du Mal d’un niveau trop haut pour le paquet
rule-basic-deck-fixed = un autre paquet de base après le début de la première quête

# --- les valeurs, et ce sur quoi on appuie

sheet-last-step = -# En dernier : { $line }
sheet-gold = Or { $gold }
sheet-xp = XP : { $heroes }
sheet-xp-hero = { $hero } { $xp }
sheet-hand = Main { $hand }
sheet-hand-now = Seigneur du Mal : main { $hand }
sheet-kit-class = { $taken }, { $xp } XP
sheet-kit-along = { $taken } avec { $along }, { $xp } XP
sheet-kit-no-class = Pas encore de classe, { $xp } XP
sheet-kit-skills = Compétences : { $skills }
sheet-kit-items = Objets : { $items }

priced-gold = { $name } ({ $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    })
priced-xp = { $name } ({ $xp } XP)
select-search = Or des cartes Fouille…
select-reward = Qui prend la relique { $relic } ?
button-reward = Noter la récompense
reward-known = La victoire dans { $quest } rapporte { $things }.
reward-more = Votre quête nomme une récompense de plus.
reward-unknown = Votre quête dit ce que la victoire dans { $quest } rapporte en plus.
reward-gold = { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
reward-xp = { $xp } XP pour { $side ->
        [heroes] chaque héros
       *[overlord] le Seigneur du Mal
    }
reward-relic = la relique { $relic }
reward-relic-overlord = la relique { $relic } pour le Seigneur du Mal (gardez sa carte à la table)
select-search-option = { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
select-learn = Un héros apprend…
select-learn-option = { $hero } : { $skill } ({ $xp } XP)
select-buy = Acheter…
select-buy-dear = Plus que n’en contient la bourse
select-sell = Vendre…
select-sell-option = { $hero } : { $item } ({ $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    })
select-take-class = { $hero } prend une classe…
select-hand-on = Remettre un objet…
select-hand-on-option = { $item } à { $hero }
select-learn-card = Apprendre une carte Seigneur du Mal…
button-learn-a-card = Apprendre une carte Seigneur du Mal

button-search-gold = Une autre somme
form-search-gold = L’or des cartes Fouille
field-gold = Or
button-enter-sheet = Remplir une feuille
form-enter-sheet = Ce que le héros a déjà
field-class = Classe
field-xp = Points d’expérience
field-skills = Compétences
field-items = Objets
hint-class = Pour une classe hybride, celle qui l’accompagne aussi, comme Avenger, Disciple
hint-xp = Ce qui reste à dépenser, de 0 à 99
hint-listed = Noms, séparés par des virgules

# --- les pages

gold-title = ## Or
gold-none-yet = Rien n’a encore changé la bourse.
gold-newest = **Du plus récent au plus ancien**
gold-moved = { $before } → { $after } : { $what }
gold-how = L’or des cartes Fouille entre dans la bourse à la première étape de la phase de campagne. `/gold gain` et `/gold spend` la changent à tout moment, avec une note.
shop-title = ## Boutique
shop-shows = En vente : { $wares }
shop-shows-nothing = Rien n’est en vente : la boutique ouvre à l’étape Achats.
shop-of-table = Votre table distribue les cartes Objet de la boutique. À l’étape Achats, tout objet peut s’acheter, à n’importe quel prix.
shop-carried = { $hero } : { $items }
shop-carries-nothing = Les héros ne portent encore rien.
shop-item = { $name } (se vend { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    })
shop-relic = { $name } (une relique, ne se vend pas)
overlord-deck-title = ## Votre paquet du Seigneur du Mal
overlord-deck-basic = { $deck } : { $cards }
overlord-deck-learnt = Cartes apprises : { $cards }
overlord-deck-learnt-none = Aucune carte apprise pour l’instant.
overlord-deck-copies = { $copies } × { $name }
overlord-deck-nameless = une carte Seigneur du Mal de niveau { $level } (nommez-la avec `/overlord learn` et `owned:yes`)
overlord-deck-out = Cartes écartées : { $cards }
overlord-deck-count = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en tout, { $hand } dans votre main, { $xp } XP.
overlord-deck-small = C’est moins que les { $least } cartes dont un paquet se compose.

# --- le chemin

command-quest-path = Montrer le chemin de la campagne : quêtes jouées, victoires, suites possibles
path-title = ## Le chemin
path-played = { $number }. { $quest } (acte { $act }) : { $winner ->
        [heroes] victoire des héros.
       *[overlord] victoire du Seigneur du Mal.
    }
path-under-way = En cours : { $quest }.
path-ahead = Suites possibles : { $quests }.
path-nothing-ahead = Le livret ne nomme aucune suite possible.
path-no-book = Aucune campagne imprimée n’est nommée, et la suite possible n’est donc pas connue : l’intendance la nomme avec `/campaign settings`.
path-unknown-book = Les quêtes de { $campaign } ne sont pas connues ici.
path-chooser = { $winner ->
        [heroes] Les héros ont gagné la dernière quête et choisissent la prochaine.
       *[overlord] Le Seigneur du Mal a gagné la dernière quête et choisit la prochaine.
    }
path-act = Acte { $act }
path-may-come = Suites possibles
path-won-heroes = victoire des héros
path-won-overlord = victoire du Seigneur du Mal
path-alt = { $title }. { $parts }.
path-alt-part = { $heading } : { $quests }
select-rest = { $select } ({ $listed } sur { $count } ; { $act ->
        [learn-card] /overlord learn
        [learn] /hero learn
        [take-class] /hero class
        [buy-item] /shop buy
        [sell-item] /shop sell
        [hand-on] /shop give
       *[start-quest] /quest start
    } trouve les autres à la frappe)
select-quest = Commencer une quête…
select-quest-kind = { $kind }
quest-label = { $name } ({ $kind })
button-lieutenant-there = { $lieutenant } y est
button-lieutenant-not-there = { $lieutenant } n’y est pas
lieutenant-to-know = Le lieutenant { $lieutenant } est-il dans cette quête ? Si c’est le cas, l’agent ne peut pas entrer.
learnt-in-secret = Votre paquet contient { $cards }. La table n’en apprend que le niveau.
left-out-in-secret = Vous écartez { $cards } de votre paquet. La table en apprend le nombre de cartes, et aucun nom.
taken-in-in-secret = Votre paquet contient de nouveau { $cards }. La table en apprend le nombre de cartes, et aucun nom.
