# Titles of moves: the news in a few words, without a full stop, under the class of the event. What
# there is to say below a title stands under `more-`; where that is missing, the title says it all.

by-steward = { $who } (intendance)
by-stand-in = { $who } (pour { $player })

# --- the campaign

title-campaign-created = { $name } commence
more-campaign-created = { $edition ->
        [first] {""}
       *[second] Acte { $act }.{" "}
    }Seigneur du Mal : { $overlord }.{ $edition ->
        [first] {" "}On joue avec les règles de la première édition.
       *[second] {""}
    }
title-campaign-created-printed = { $name } commence
more-campaign-created-printed = { $printed_campaign }, acte { $act }. Seigneur du Mal : { $overlord }.{ $edition ->
        [first] {" "}On joue avec les règles de la première édition.
       *[second] {""}
    }
title-settings-changed = Réglages modifiés
more-settings-changed = { $changes }
title-overlords-changed = Nouveau camp du Seigneur du Mal
more-overlords-changed = { $before } → { $after }
title-printed-campaign-set = Campagne imprimée : { $name }
title-act-set = La campagne est à l’acte { $act }
title-campaign-adopted = Une campagne en cours continue ici
title-campaign-adopted-with-cards = Une campagne en cours continue ici
more-campaign-adopted-with-cards = Cartes déjà achetées : { $cards }.
title-campaign-ended = La campagne est terminée
more-campaign-ended = Tous les jetons retournent à la réserve. Vous pouvez encore consulter la campagne et l’exporter.

# --- heroes

title-hero-added = { $hero } rejoint les héros, avec { $player } aux commandes
more-hero-added = { $figures }
title-hero-added-unplayed = { $hero } rejoint les héros
more-hero-added-unplayed = Personne ne joue encore ce héros.{ $sheet }
title-sheet-changed = { $hero } : feuille modifiée
more-sheet-changed = { $changes }
title-hero-marked-on = { $hero } pose son jeton de héros près du paquet Complot
more-hero-marked-on = Il y reste jusqu’à la fin de la quête.
title-hero-marked-off = { $hero } reprend son jeton de héros
more-hero-marked-off = Il n’est plus près du paquet Complot.
title-hero-assigned = { $player } joue { $hero }
title-hero-assigned-nobody = Plus personne ne joue { $hero }
title-stand-in-named = { $user } joue { $hero } en remplacement
title-stand-in-named-ended = Plus personne ne joue { $hero } en remplacement
title-hero-removed = { $hero } quitte les héros
title-hero-defeated = { $hero } se retrouve hors de combat
title-damage-changed-suffered = { $hero } subit { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
title-damage-changed-recovered = { $hero } récupère { $recovered ->
        [one] { $recovered } dégât
       *[other] { $recovered } dégâts
    }
title-fatigue-changed-suffered = { $hero } subit { $amount ->
        [one] { $amount } fatigue
       *[other] { $amount } fatigues
    }
title-fatigue-changed-recovered = { $hero } récupère { $recovered ->
        [one] { $recovered } fatigue
       *[other] { $recovered } fatigues
    }
title-condition-changed-on = { $hero } : { $condition }
title-condition-changed-off = { $hero } perd l’état { $condition }
title-hero-stood = { $hero } se relève
title-hero-stood-helped = { $helper } ranime { $hero }
title-hero-rested = { $hero } se repose

# --- quests, encounters, turns

title-quest-started = { $name } commence
more-quest-started = Quête ({ $kind }, acte { $act }, { $encounters ->
        [one] { $encounters } rencontre
       *[other] { $encounters } rencontres
    }). Mettez en place la première rencontre, puis commencez le premier tour (`/turn`).{ $lieutenants }{ $passed_over }
title-encounter-ended = La rencontre { $encounter } est terminée
title-encounter-set-up = Mettez en place la rencontre { $encounter }
more-encounter-set-up = `/turn` lance le jeu.
title-quest-ended = { $name } : { $winner ->
        [heroes] victoire des héros
       *[overlord] victoire du Seigneur du Mal
    }
more-quest-ended = La phase de campagne commence : { $step }.
title-phase-entered = Phase de campagne : { $step }
more-phase-entered = { $todo }{ $passed_over }
title-overlord-turn-began = Le Seigneur du Mal commence son tour
title-hero-turn-began = { $hero } commence son tour
more-hero-turn-began = Manche { $round }.
title-turn-ended = { $hero } termine son tour
title-turn-ended-overlord = Le Seigneur du Mal termine son tour

# --- tokens and experience

title-tokens-moved-card = { $card } rapporte { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    }
title-tokens-moved-card-note = { $card } rapporte { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    }
more-tokens-moved-card-note = « { $note } »
title-tokens-moved-card-note-only = Une carte rapporte { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    }
more-tokens-moved-card-note-only = « { $note } »
title-tokens-moved-correction-threat-gained = Le Seigneur du Mal gagne { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    }
more-tokens-moved-correction-threat-gained = Correction : « { $note } »
title-tokens-moved-correction-threat-lost = Le Seigneur du Mal perd { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    }
more-tokens-moved-correction-threat-lost = Correction : « { $note } »
title-tokens-moved-correction-fortune-gained = { $heroes } gagne { $amount ->
        [one] { $amount } fortune
       *[other] { $amount } fortunes
    }
more-tokens-moved-correction-fortune-gained = Correction : « { $note } »
title-tokens-moved-correction-fortune-lost = { $heroes } perd { $amount ->
        [one] { $amount } fortune
       *[other] { $amount } fortunes
    }
more-tokens-moved-correction-fortune-lost = Correction : « { $note } »
title-tokens-moved-reroll-at-table = { $heroes } relance un dé à la table
more-tokens-moved-reroll-at-table = Cela coûte { $amount ->
        [one] { $amount } fortune
       *[other] { $amount } fortunes
    }.
title-tokens-moved-brand-discarded = { $heroes } défausse { $amount ->
        [one] { $amount } menace posée
       *[other] { $amount } menaces posées
    } par { $card }
title-xp-changed-xp-converted = { $spent } XP contre de la menace
title-xp-changed-correction-gained = Le Seigneur du Mal gagne { $amount } XP
more-xp-changed-correction-gained = Correction : « { $note } »
title-xp-changed-correction-lost = Le Seigneur du Mal perd { $spent } XP
more-xp-changed-correction-lost = Correction : « { $note } »
title-rumor-played = La rumeur { $name } est jouée
more-rumor-played = Une carte Rumeur{ $quest ->
        [yes] {" "}qui comporte une quête
       *[no] {""}
    }.

# --- Plot cards

title-deck-chosen = Le paquet Complot est { $deck }
more-deck-chosen = Sa carte de base { $basic } est face visible, { $facedown ->
        [one] { $facedown } carte est
       *[other] { $facedown } cartes sont
    } face cachée.
title-card-bought = { $card } est achetée pour { $cost ->
        [one] { $cost } menace
       *[other] { $cost } menaces
    }
more-card-bought = Elle est face visible et prête.
title-card-triggered = { $card } est déclenchée pour { $cost ->
        [one] { $cost } menace
       *[other] { $cost } menaces
    }
more-card-triggered = { $exhausted ->
        [yes] Elle est épuisée.
       *[no] Elle reste prête.
    }
title-card-refreshed-by-hand = { $card } est de nouveau prête (à la main)
title-card-refreshed-by-its-text = { $card } est de nouveau prête par son propre texte
title-card-refreshed-monster-defeated = { $card } est de nouveau prête : son monstre est vaincu
title-card-refreshed-tile-lost = { $card } est de nouveau prête : il y a plus de héros que de monstres sur sa tuile
title-card-refreshed-activation-end = { $card } est de nouveau prête : l’activation est terminée
title-card-refreshed-for-threat = { $card } est de nouveau prête contre 1 menace
title-spend-recorded = { $exhausts ->
        [yes] Déclencher { $card } l’épuise
       *[no] Déclencher { $card } ne l’épuise pas
    }
more-spend-recorded = Dans cette campagne, comme le dit la carte du groupe.
title-card-exhausted = { $card } est épuisée (à la main)
title-cost-recorded = Déclencher { $card } coûte { $cost ->
        [one] { $cost } menace
       *[other] { $cost } menaces
    }
more-cost-recorded = Dans cette campagne, comme le dit la carte du groupe.
title-trigger-forgone = { $card } n’est pas déclenchée
more-trigger-forgone = Elle coûte { $cost ->
        [one] { $cost } menace
       *[other] { $cost } menaces
    }, mais il n’y en a que { $held }. Le coût reste noté.

# --- fortune

title-fortune-used-recover-fatigue = { $hero } récupère 1 fatigue
more-fortune-used-recover-fatigue = 1 fortune dépensée.
title-fortune-used-extra-action = { $hero } effectue une action supplémentaire
more-fortune-used-extra-action = 2 fortunes dépensées.
title-shop-card-drawn = Les héros piochent 1 carte Objet de la boutique de plus

# --- tests and dice

title-dice-rolled-reroll = { $hero } relance
more-dice-rolled-reroll = -# { $dice } (jet { $number })
title-dice-word-set = Le mot « { $word } » est désormais mêlé à chaque jet

# --- agents

title-agent-attacked = Une attaque touche l’agent { $lieutenant }
title-agent-left = { $defeated ->
        [yes] L’agent { $lieutenant } est vaincu
       *[no] L’agent { $lieutenant } quitte le plateau
    }
more-agent-left = Ce que l’agent remplaçait peut de nouveau être placé en renfort.

# --- moves that have come no further than a question

title-asked-missing-cost = { $card } va être déclenchée
title-asked-pick-word-spend = { $card } va être déclenchée
title-asked-new-round = { $hero } veut une action supplémentaire
title-asked-shop-pledge = 1 carte Objet de la boutique de plus ?
title-dropped-shop-pledge = La mise en commun pour 1 carte Objet de la boutique de plus est abandonnée, et rien n’est dépensé
title-asked-step-closes = Passer à l’étape { $step } ?
title-asked-join-request = Un héros veut rejoindre la partie
title-asked-say-yes-use-counters = L’agent tombe
title-asked-say-yes-lieutenant-ally = { $card } va être déclenchée
title-asked-say-yes-lieutenant-sacrificed = { $card } va être déclenchée
title-asked-class-along = { $hero } va prendre la classe { $taken }
title-dropped-class-along = { $hero } prend une autre classe que { $taken }
title-asked-conquest-value = { $hero } meurt

# --- the first edition's board

title-board-loaded = { $preset ->
        [none] Un plateau propre au groupe est installé
       *[other] Le plateau { $preset } est installé
    } : { $width } cases sur { $height }
title-figure-placed = { $name } ({ $kind ->
        [hero] héros
       *[monster] monstre
    }{ $large ->
        [yes] , { $size }
       *[no] {""}
    }{ $flying ->
        [yes] , volant
       *[no] {""}
    }) prend place en { $space }
more-figure-placed = { $body }
title-boulder-placed = Le rocher { $name } ({ $size }) est en { $space }, direction { $direction }
title-piece-moved = { $name } va de { $start } à { $end }
title-piece-removed = { $name } quitte le plateau ({ $space })
title-well-setup-changed = Nouveaux arbitrages
more-well-setup-changed = Le groupe joue désormais avec : { $setup }.
title-boulders-awaited = Le Seigneur du Mal commence son tour
more-boulders-awaited = { $waiting ->
        [none] {""}
       *[other] Avant toute autre chose, les rochers roulent, dans l’ordre que choisit le Seigneur du Mal : { $waiting }.
    }
title-boulder-rolled = Le rocher { $name } { $distance ->
        [0] reste sur place
        [one] roule de { $distance } case
       *[other] roule de { $distance } cases
    }
more-boulder-rolled = Résultat : { $roll } (jet { $number }).
title-well-attack-declared-plain = { $attacker } attaque { $targets }{ $dice ->
        [none] {""}
       *[other] {" "}(dés : { $dice })
    }
more-well-attack-declared-plain = { $swarm }{ $losing }{ $blow }
title-well-attack-settled = { $missed ->
        [yes] Raté
       *[no] Touché : portée { $range }, { $wounds ->
            [one] { $wounds } blessure
           *[other] { $wounds } blessures
        } avant l’armure{ $surges ->
            [0] {""}
            [one] , { $surges } poussée
           *[other] , { $surges } poussées
        }
    }
title-well-attack-settled-short = Raté : portée { $range }, et la cible est à { $short ->
        [one] { $short } case
       *[other] { $short } cases
    }
title-well-attack-settled-template = Toutes les cibles sont touchées, quelle que soit la portée : { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    } avant l’armure{ $surges ->
        [0] {""}
        [one] , { $surges } poussée
       *[other] , { $surges } poussées
    }
title-bleed-set = { $name } : saignement { $before } → { $after }
title-daze-set = { $name } : étourdissement { $before } → { $after }
title-attack-adjusted-more = { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    } de plus
title-attack-adjusted-less = { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    } de moins
title-attack-adjusted-pierce = Perforation { $count }
title-figure-hurt-suffers = { $name } subit { $lost ->
        [one] { $lost } blessure
       *[other] { $lost } blessures
    }
more-figure-hurt-suffers = { $note ->
        [none] {""}
       *[other] « { $note } »
    }
title-figure-hurt-heals = { $name } guérit de { $healed ->
        [one] { $healed } blessure
       *[other] { $healed } blessures
    }
more-figure-hurt-heals = { $note ->
        [none] {""}
       *[other] « { $note } »
    }
title-figure-turn-began = { $name } commence son tour
