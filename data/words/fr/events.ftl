# What happened, one line an event. Heroes, cards and other names come in bold already.

# --- who did it

said-by = { $who } : { $line }
said-by-steward = { $who } (intendance) : { $line }
said-by-stand-in = { $who } (pour { $player }) : { $line }
taken-back = Annulé par { $who }.
played-again = Rétabli par { $who }.
event-house-ruled = Règle maison : { $rule }.

# --- both pools

pools = Menace { $threat } | Fortune : { $fortune }
pools-without-heroes = Menace { $threat }
pools-awaiting = { $threat }, { $count } en attente d’un héros
pools-change = { $before } → { $after }
pools-hero = { $hero } { $amount }
xp = XP du Seigneur du Mal { $xp }

# --- the campaign

event-campaign-created = La campagne { $name } commence{ $edition ->
        [first] {""}
       *[second] {" "}à l’acte { $act }
    }. Seigneur du Mal : { $overlord }.{ $edition ->
        [first] {" "}Elle se joue avec les règles de la première édition.
       *[second] {""}
    }
event-campaign-created-printed = La campagne { $name } commence à l’acte { $act } : { $printed_campaign }. Seigneur du Mal : { $overlord }.{ $edition ->
        [first] {" "}Elle se joue avec les règles de la première édition.
       *[second] {""}
    }
event-campaign-created-next = Ensuite : ajoutez de deux à quatre héros, choisissez un paquet Complot si vous jouez avec, puis commencez la première quête.
event-campaign-created-next-first = Ensuite : ajoutez les héros, puis `/quest start`. « Poser… » pose le plateau seul, pour une quête à vous, comme `/well board` avec votre plan ; « Jouer… », proposé dès qu’il y a deux héros, y commence notre quête d’exemple. `/help topic:well` dit comment une quête de la première édition se joue ici.
event-settings-changed = Réglages : { $changes }.
event-overlords-changed = Camp du Seigneur du Mal : { $before } → { $after }.
event-printed-campaign-set = La campagne imprimée est { $name }.
event-act-set = La campagne est maintenant à l’acte { $act }.
event-campaign-adopted = Une campagne en cours est reprise ici.
event-campaign-adopted-with-cards = Une campagne en cours est reprise ici. Cartes déjà achetées : { $cards }.
event-campaign-ended = La campagne est terminée, et tous ses jetons retournent à la réserve. Elle peut encore être consultée et exportée.

# --- heroes

event-hero-added = { $hero } rejoint les héros, avec { $player } aux commandes.{ $sheet }
event-hero-added-unplayed = { $hero } rejoint les héros ; personne ne joue encore ce héros.{ $sheet }
hero-added-near-printed = -# Un nom de votre cru, sans valeurs pour l’instant. Si vous pensiez à { $hero }, qui est imprimé : Annuler, puis ajoutez ce nom-là.
event-sheet-changed = { $hero }, feuille modifiée : { $changes }.
event-hero-marked-on = { $hero } pose son jeton de héros près du paquet Complot jusqu’à la fin de la quête.
event-hero-marked-off = { $hero } reprend son jeton de héros, posé près du paquet Complot.
event-hero-assigned = { $player } joue { $hero }.
event-hero-assigned-nobody = Plus personne ne joue { $hero }.
event-stand-in-named = { $user } joue { $hero } en remplacement.
event-stand-in-named-ended = Plus personne ne joue { $hero } en remplacement.
event-player-left = { $user } a quitté le serveur. Toujours dans la liste, mais sans personne aux commandes : { $heroes }. Toute personne qui joue un héros peut agir à la place, et l’intendance désigne quelqu’un d’autre avec /hero assign.
event-join-lapsed = { $user } a quitté le serveur : la demande de rejoindre la partie avec { $name } est close.
event-player-left-standing-in = { $user } a quitté le serveur et ne remplace plus personne.
event-player-left-side = { $user } a quitté le serveur.{ $was_overlord ->
    [yes] { " " }Cette place dans le camp du Seigneur du Mal est libre : toute personne du même camp, celle qui a créé la campagne ou toute personne qui a la permission « Gérer le serveur » y désigne quelqu’un.
   *[no] { "" }
}{ $was_creator ->
    [yes] { " " }La campagne est maintenant confiée à toutes les personnes qui ont la permission « Gérer le serveur ».
   *[no] { "" }
}{ $heroes ->
    [none] { "" }
   *[other] { " " }Toujours dans la liste, mais sans personne aux commandes : { $heroes }. Toute personne qui joue un héros peut agir à la place, et l’intendance désigne quelqu’un d’autre avec /hero assign.
}
event-hero-removed = { $hero } quitte les héros.
event-hero-defeated = { $hero } se retrouve hors de combat.
event-overlord-card-drawn = Le Seigneur du Mal pioche { $amount ->
        [one] { $amount } carte Seigneur du Mal
       *[other] { $amount } cartes Seigneur du Mal
    }.
event-hero-rested = { $hero } se repose.

# --- quests, encounters, turns

event-quest-started = La quête { $name } commence ({ $kind }, acte { $act }, { $encounters ->
        [one] { $encounters } rencontre
       *[other] { $encounters } rencontres
    }). Mettez en place la première rencontre ; `/turn` lance le jeu.{ $lieutenants }{ $passed_over }
event-quest-started-lieutenants = {" "}Lieutenants présents : { $lieutenants }.
event-play-began = La mise en place est terminée, le jeu commence.
event-encounter-ended = La rencontre { $encounter } est terminée.
event-encounter-set-up = Mettez en place la rencontre { $encounter } ; `/turn` lance le jeu.
event-quest-ended = La quête { $name } est terminée : { $winner ->
        [heroes] victoire des héros
       *[overlord] victoire du Seigneur du Mal
    }. La phase de campagne commence par l’étape { $step }.
event-phase-entered = Phase de campagne : { $step }. { $todo }{ $passed_over }
passed-over = {" "}Étapes sautées : { $steps } ; ce qui s’y fait tout seul est fait.
event-overlord-turn-began = Le Seigneur du Mal commence son tour.
event-hero-turn-began = { $hero } commence son tour (manche { $round }).
event-turn-ended = { $hero } termine son tour.
event-turn-ended-overlord = Le Seigneur du Mal termine son tour.

# --- tokens and experience

event-tokens-moved-hero-defeated = Le Seigneur du Mal gagne ainsi { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    }.
event-tokens-moved-quest-ended = Le Seigneur du Mal gagne { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    } pour la quête.
event-tokens-moved-quest-won = Le Seigneur du Mal gagne { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    } de plus pour la victoire.
event-tokens-moved-xp-converted = Le Seigneur du Mal gagne ainsi { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    }.
event-tokens-moved-rumor = Le Seigneur du Mal gagne ainsi { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    }.
event-tokens-moved-card = Le Seigneur du Mal gagne { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    } grâce à { $card }.
event-tokens-moved-card-note = Le Seigneur du Mal gagne { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    } grâce à { $card } (« { $note } »).
event-tokens-moved-card-note-only = Le Seigneur du Mal gagne { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    } grâce à une carte (« { $note } »).
event-tokens-moved-card-payment = Pour { $card }, le Seigneur du Mal rend à la réserve { $amount ->
        [one] { $amount } menace, qui ne devient pas de la fortune
       *[other] { $amount } menaces, qui ne deviennent pas de la fortune
    }.
event-tokens-moved-correction-threat-gained = Correction : le Seigneur du Mal gagne { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    } (« { $note } »).
event-tokens-moved-correction-threat-lost = Correction : le Seigneur du Mal perd { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    } (« { $note } »).
event-tokens-moved-correction-fortune-gained = Correction : { $heroes } gagne { $amount ->
        [one] { $amount } fortune
       *[other] { $amount } fortunes
    } (« { $note } »).
event-tokens-moved-correction-fortune-lost = Correction : { $heroes } perd { $amount ->
        [one] { $amount } fortune
       *[other] { $amount } fortunes
    } (« { $note } »).
event-tokens-moved-adopted = Le Seigneur du Mal apporte { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    }.
event-tokens-moved-trigger = La menace dépensée devient de la fortune : { $heroes }.
event-tokens-moved-tie = Les héros donnent le prochain jeton de fortune à { $heroes }.
event-tokens-moved-reroll-at-table = { $heroes } dépense { $amount ->
        [one] { $amount } fortune
       *[other] { $amount } fortunes
    } et relance un dé à la table.
event-tokens-moved-reroll = { $heroes } dépense { $amount ->
        [one] { $amount } fortune
       *[other] { $amount } fortunes
    } pour une relance.
event-tokens-moved-shop-card = Fortune dépensée : { $heroes }.
event-tokens-moved-shopping-ended = L’étape Achats est terminée : { $amount ->
        [one] { $amount } fortune retourne
       *[other] { $amount } fortunes retournent
    } à la réserve ({ $heroes }).
event-tokens-moved-hero-removed = { $amount ->
        [one] { $amount } jeton de cette feuille de héros retourne
       *[other] { $amount } jetons de cette feuille de héros retournent
    } à la réserve.
event-tokens-moved-marker-monster-card = { $amount ->
        [one] { $amount } jeton
       *[other] { $amount } jetons
    } de la réserve, à poser sur la carte Monstre du groupe que { $card } marque.
event-tokens-moved-marker-tile = { $amount ->
        [one] { $amount } jeton
       *[other] { $amount } jetons
    } de la réserve, à poser sur la tuile que { $card } marque.
event-tokens-moved-marker-mark = { $amount ->
        [one] { $amount } jeton de la réserve marque
       *[other] { $amount } jetons de la réserve marquent
    } { $heroes } ({ $card }).
event-tokens-moved-marker-returned-monster-card = Le jeton posé par { $card } quitte sa carte Monstre et retourne à la réserve.
event-tokens-moved-marker-returned-tile = Le jeton posé par { $card } quitte sa tuile et retourne à la réserve.
event-tokens-moved-marker-returned-mark = Le jeton posé par { $card } sur { $heroes } retourne à la réserve.
event-tokens-moved-laid-on-card = { $amount ->
        [one] { $amount } jeton
       *[other] { $amount } jetons
    } de la réserve, à poser sur { $card }.
event-tokens-moved-taken-from-card = Le Seigneur du Mal gagne { $amount ->
        [one] { $amount } menace posée
       *[other] { $amount } menaces posées
    } sur { $card }.
event-tokens-moved-off-card = { $amount ->
        [one] Le jeton posé sur { $card } retourne à la réserve.
       *[other] Les { $amount } jetons posés sur { $card } retournent à la réserve.
    }
event-tokens-moved-counter-laid = { $what ->
        [fatigue] { $amount ->
            [one] { $amount } jeton de fatigue
           *[other] { $amount } jetons de fatigue
        }, à poser sur { $card }.
        [monster] { $amount ->
            [one] { $amount } monstre
           *[other] { $amount } monstres
        }, à poser sur { $card }.
       *[token] { $amount ->
            [one] { $amount } jeton
           *[other] { $amount } jetons
        } de la réserve, à poser sur { $card }.
    }
event-tokens-moved-counter-off = { $what ->
        [fatigue] { $amount ->
            [one] { $amount } jeton de fatigue quitte
           *[other] { $amount } jetons de fatigue quittent
        } { $card }.
        [monster] { $amount ->
            [one] { $amount } monstre quitte
           *[other] { $amount } monstres quittent
        } { $card }.
       *[token] { $amount ->
            [one] { $amount } jeton quitte
           *[other] { $amount } jetons quittent
        } { $card }.
    }
event-tokens-moved-reserved = Le Seigneur du Mal pose { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    } sur { $card }, hors d’atteinte jusqu’à la fin de la rencontre.
event-tokens-moved-reserve-returned = Le Seigneur du Mal reprend { $amount ->
        [one] { $amount } menace posée
       *[other] { $amount } menaces posées
    } sur { $card }.
event-tokens-moved-burden = { $heroes } a maintenant sur sa feuille 1 jeton de la réserve ({ $card }).
event-tokens-moved-burden-off = { $heroes } n’a plus sur sa feuille le jeton posé par { $card }.
event-tokens-moved-laid-on-class = 1 jeton de la réserve, à poser sur une carte Classe de { $heroes } ({ $card }).
event-tokens-moved-off-class = { $heroes } retire 1 jeton d’une carte Classe ({ $card }).
event-tokens-moved-classes-cleared = Cartes Classe, { $heroes } : { $amount ->
        [one] { $amount } jeton retourne
       *[other] { $amount } jetons retournent
    } à la réserve.
event-tokens-moved-marker = { $amount ->
        [one] { $amount } jeton
       *[other] { $amount } jetons
    } de la réserve, à poser sur le monstre que { $card } protège.
event-tokens-moved-marker-returned = Le jeton posé par { $card } quitte son monstre et retourne à la réserve.
event-tokens-moved-brand = { $heroes } a maintenant sur sa feuille { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    } de la réserve ({ $card }).
event-tokens-moved-brands-returned = { $amount ->
        [one] { $amount } menace posée par { $card } retourne
       *[other] { $amount } menaces posées par { $card } retournent
    } à la réserve ({ $heroes }).
event-tokens-moved-brand-discarded = { $heroes } défausse de sa feuille { $amount ->
        [one] { $amount } menace posée
       *[other] { $amount } menaces posées
    } par { $card }.
event-xp-changed-xp-converted = Le Seigneur du Mal dépense { $spent } XP contre de la menace.
event-xp-changed-rewards = Le Seigneur du Mal gagne { $amount } XP.
event-xp-changed-reward = Le Seigneur du Mal gagne encore { $amount } XP.
event-xp-changed-card = Le Seigneur du Mal gagne { $amount } XP grâce à { $card }.
event-xp-changed-correction-gained = Correction : le Seigneur du Mal gagne { $amount } XP (« { $note } »).
event-xp-changed-correction-lost = Correction : le Seigneur du Mal perd { $spent } XP (« { $note } »).
event-xp-changed-adopted = Le Seigneur du Mal apporte { $amount } XP.
event-rumor-played = Le Seigneur du Mal joue la carte Rumeur { $name }.{ $quest ->
        [yes] {" "}Elle comporte une quête.
       *[no] {""}
    }

# --- Plot cards

event-deck-chosen = Le paquet Complot est { $deck }. Sa carte de base { $basic } est face visible, { $facedown ->
        [one] { $facedown } carte est
       *[other] { $facedown } cartes sont
    } face cachée.
event-deck-chosen-two-columns = Deux listes des coûts de ce paquet sont connues, et elles diffèrent. { $costs ->
        [transcribed] La liste transcrite est en vigueur ; si vos cartes disent autre chose, prenez la liste imprimée.
       *[printed] La liste imprimée est en vigueur ; si vos cartes disent autre chose, prenez la liste transcrite (`/campaign settings costs:transcribed`).
    }
event-card-bought = { $card } est achetée pour { $cost ->
        [one] { $cost } menace
       *[other] { $cost } menaces
    } ; elle est face visible, prête.
event-card-triggered = { $card } est déclenchée pour { $cost ->
        [one] { $cost } menace
       *[other] { $cost } menaces
    } et { $exhausted ->
        [yes] s’épuise
       *[no] reste prête
    }.
event-card-triggered-returned = { $card } est déclenchée pour { $cost ->
        [one] { $cost } menace
       *[other] { $cost } menaces
    }.
event-card-refreshed-overlord-turn = { $card } est de nouveau prête au début du tour du Seigneur du Mal.
event-card-refreshed-encounter-end = { $card } est de nouveau prête à la fin de la rencontre.
event-card-refreshed-quest-end = { $card } est de nouveau prête à la fin de la quête.
event-card-refreshed-by-hand = { $card } est de nouveau prête (à la main).
event-card-refreshed-by-its-text = { $card } est de nouveau prête par son propre texte.
event-card-refreshed-overlord-turn-end = { $card } est de nouveau prête à la fin du tour du Seigneur du Mal.
event-card-refreshed-encounter-start = { $card } est de nouveau prête au début de la rencontre.
event-card-refreshed-shopping-ended = { $card } est de nouveau prête : l’étape Achats suivante est terminée.
event-card-refreshed-monster-defeated = { $card } est de nouveau prête : son monstre est vaincu.
event-card-refreshed-hero-declined = { $card } est de nouveau prête : le héros a refusé.
event-card-refreshed-tile-lost = { $card } est de nouveau prête : il y a plus de héros que de monstres sur sa tuile.
event-card-refreshed-activation-end = { $card } est de nouveau prête à la fin de l’activation.
event-card-refreshed-for-threat = { $card } est de nouveau prête contre 1 menace.
event-spend-recorded = Dans cette campagne, un déclenchement { $exhausts ->
        [yes] épuise { $card }
       *[no] n’épuise pas { $card }
    }, comme le dit la carte du groupe.
event-refresh-recorded = Dans cette campagne, { $card } est de nouveau prête { $refresh }, comme le dit la carte du groupe.
refresh-turn = au début du tour du Seigneur du Mal
refresh-overlord-turn-end = à la fin du tour du Seigneur du Mal
refresh-encounter-start = au début d’une rencontre
refresh-encounter-end = à la fin de la rencontre
refresh-first-encounter-end = à la fin de la première rencontre, ou de la quête
refresh-quest-end = à la fin de la quête
refresh-after-next-shopping = après la prochaine étape Achats
refresh-monster-defeated = quand son monstre est vaincu
refresh-hero-declines = quand le héros refuse
refresh-more-heroes-on-tile = quand il y a plus de héros que de monstres sur sa tuile
refresh-activation-end = à la fin de l’activation
refresh-for-1-threat = contre 1 menace au début du tour du Seigneur du Mal
refresh-none = seulement par `/plot refresh`
event-refresh-known = { $card } a été épuisée sur la seule parole de la table. Le bot sait maintenant quand elle est de nouveau prête : `/plot show` le dit.
event-card-exhausted = { $card } est épuisée (à la main).
event-card-returned-box = { $card } retourne dans la boîte du jeu.
event-card-returned-deck = { $card } retourne face cachée dans le paquet Complot.
event-cost-recorded = { $card } a un coût de déclenchement de { $cost } dans cette campagne.
event-trigger-forgone = { $card } n’est pas déclenchée : elle coûte { $cost ->
        [one] { $cost } menace
       *[other] { $cost } menaces
    }, et le Seigneur du Mal n’en a que { $held }. Le coût reste noté.
event-lieutenant-told = { $fact ->
        [sacrificed] { $holds ->
            [yes] Le lieutenant { $lieutenant } a été sacrifié dans cette campagne, dit la table.
           *[no] Le lieutenant { $lieutenant } n’a pas été sacrifié dans cette campagne, dit la table.
        }
        [in-quest] { $holds ->
            [yes] Le lieutenant { $lieutenant } est dans cette quête, dit la table.
           *[no] Le lieutenant { $lieutenant } n’est pas dans cette quête, dit la table.
        }
       *[ally] { $holds ->
            [yes] { $lieutenant } est en jeu comme allié dans cette quête, dit la table.
           *[no] { $lieutenant } n’est pas en jeu comme allié dans cette quête, dit la table.
        }
    }
event-agent-kept-out = { $card } n’est pas déclenchée, et rien n’est payé : l’agent ne peut pas entrer. La réponse reste notée.
event-cards-put-beneath = { $amount ->
        [0] Aucune carte Seigneur du Mal ne va
        [one] { $amount } carte Seigneur du Mal va
       *[other] { $amount } cartes Seigneur du Mal vont
    } sous { $card }.
event-cards-discarded = { $amount ->
        [one] { $amount } carte Seigneur du Mal placée sous { $card } va
       *[other] { $amount } cartes Seigneur du Mal placées sous { $card } vont
    } à la défausse.
event-card-guides = { $failure ->
        [none] Ce que { $card } dit d’un test échoué se passe maintenant, à la table.
       *[other] { $failure }
    }
failure-falseinformant = Les héros retournent au début du trajet et voyagent de nouveau.
event-damage-counted = Un jeton de dégât va sur { $card }{ $total ->
        [0] {""}
       *[other] , { $total } en tout
    }.
event-figures-now = { $hero } a maintenant : { $figures }.
event-hero-token-racked = { $hero } a un de ses jetons de héros posé sur { $card }.
event-counters-removed = Les jetons posés sur { $card } sont retirés.
event-cards-may-be-drawn = Pour { $amount ->
        [one] { $amount } menace gagnée
       *[other] { $amount } menaces gagnées
    }, { $card } permet au Seigneur du Mal de piocher { $amount ->
        [one] { $amount } carte Seigneur du Mal
       *[other] { $amount } cartes Seigneur du Mal
    }.
event-card-counts = { $card } s’applique maintenant.
event-side-sealed = { $card } : la face du jeton placé dessous reste cachée jusqu’à la fin de la quête. Son SHA-256 : { $digest }
event-seal-opened = { $card } : la face cachée est { $side ->
        [threat-side] la face menace, un pari sur le Seigneur du Mal
        [fortune-side] la face fortune, un pari sur les héros
       *[other] celle d’aucun jeton
    }. Elle était scellée sous la forme { $secret } ; `/dice verify` le vérifie.
event-seal-known = { $card } : la face cachée a été montrée à la fin de quête qui vient d’être annulée. Le pari tient, ne peut plus changer, et tout le monde le connaît : { $side ->
        [threat-side] la face menace, un pari sur le Seigneur du Mal.
       *[fortune-side] la face fortune, un pari sur les héros.
    }
event-seal-lost = { $card } : la face cachée a été scellée par un bot hébergé ailleurs, qui seul peut la montrer. Le pari ne compte pas.
event-shields-added = { $card } ajoute { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    } au test, { $hero } (jet { $roll }) : { $passed ->
        [yes] il est tout de même réussi
       *[no] c’est un échec
    }.
event-test-hardened = { $how ->
        [shields] { $card } ajoute { $shields ->
            [one] { $shields } bouclier
           *[other] { $shields } boucliers
        } au test : { $hero } échoue.
        [value] { $card } porte l’attribut à { $value } pour ce test : { $hero } échoue.
       *[outright] { $card } : { $hero } échoue finalement au test.
    }
event-card-recalled = { $hero } a échoué au test : c’est peut-être le moment pour { $card }.
event-hero-controlled = { $hero } se déplace { $speed ->
        [none] de sa Vitesse au plus
        [one] de { $speed } case au plus (Vitesse)
       *[other] de { $speed } cases au plus (Vitesse)
    }, puis attaque comme un monstre : les dés sont ceux du Seigneur du Mal, sans relance contre de la fortune.
card-summary = { $card } : { $summary }
card-without-summary = { $card } : voir votre carte pour ce qu’elle fait.

# --- fortune

event-fortune-used-recover-fatigue = { $hero } dépense 1 fortune et récupère 1 fatigue.
event-fortune-used-extra-action = { $hero } dépense 2 fortunes et effectue tout de suite une action supplémentaire.
event-round-declared = Une nouvelle manche a commencé.
event-shop-card-drawn = Les héros piochent 1 carte Objet de la boutique de plus.
shopping-last-call = Dernier appel : { $amount ->
        [one] { $amount } fortune retournera
       *[other] { $amount } fortunes retourneront
    } à la réserve à la fin des Achats. Pour 2 fortunes, les héros piochent 1 carte Objet de la boutique de plus.
hero-gain = { $hero } +{ $amount }
hero-loss = { $hero } { $amount }

# --- entries that have no message of their own

entered-on-board = Noté ; le tableau le montre.
entered-with-another = C’est noté, dans le message de l’entrée précédente.

# --- tests and dice

event-hero-tested = { $hero } { $passed ->
        [yes] réussit le
       *[no] échoue au
    } test de { $attribute }.
event-fatigue-suffered = { $hero } subit { $amount ->
        [one] { $amount } fatigue
       *[other] { $amount } fatigues
    }.
event-fatigue-suffered-attribute = { $hero } subit autant de fatigue que { $attribute ->
        [none] l’attribut testé
       *[other] sa valeur de { $attribute }
    }.
event-damage-suffered = { $hero } subit { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }.
event-damage-suffered-less = { $hero } subit { $most ->
        [one] { $most } dégât
       *[other] { $most } dégâts
    } moins { $attribute ->
        [none] l’attribut que nomme la carte
       *[other] sa valeur de { $attribute }
    }.
event-damage-changed-suffered = { $hero } subit { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }.
event-damage-changed-recovered = { $hero } récupère { $recovered ->
        [one] { $recovered } dégât
       *[other] { $recovered } dégâts
    }.
event-damage-changed-overflow = Il n’y a plus de place pour { $amount ->
        [one] { $amount } fatigue : { $hero } la subit sous forme de dégât
       *[other] { $amount } fatigues : { $hero } les subit sous forme de dégâts
    }.
event-fatigue-changed-suffered = { $hero } subit { $amount ->
        [one] { $amount } fatigue
       *[other] { $amount } fatigues
    }.
event-fatigue-changed-recovered = { $hero } récupère { $recovered ->
        [one] { $recovered } fatigue
       *[other] { $recovered } fatigues
    }.
event-fatigue-changed-none = { $hero } n’a sur sa feuille aucune fatigue à récupérer.
event-fatigue-changed-rest = Le repos enlève { $recovered ->
        [one] { $recovered } fatigue
       *[other] { $recovered } fatigues
    } à { $hero }.
event-condition-changed-on = { $hero } : { $condition }.
event-condition-changed-off = { $hero } perd l’état { $condition }.
event-condition-met = { $hero } a l’état { $condition } : { $way }.
event-hero-knocked-out = { $hero } tombe à terre.
event-hero-stood = { $hero } se relève.
event-hero-stood-helped = { $helper } ranime { $hero }.
event-warned-stood-up = -# Se relever était tout le tour de ce héros dans cette manche. Une nouvelle manche commence avec le premier tour de héros après `/turn overlord`.
event-sheets-cleared = La Remise en état enlève dégâts, fatigue et états à { $heroes }.
event-condition-given = { $hero } : { $condition }.
event-condition-given-target = La cible : { $condition }.
event-roll-called-attack = { $hero ->
        [none] Un jet d’attaque{ $target ->
            [none] {""}
           *[other] {" "}contre { $target }
        }
       *[other] { $hero }{ $target ->
            [none] {" "}attaque
           *[other] {" "}→ { $target }, une attaque
        }
    }{ $distance ->
        [none] {""}
       *[other] {" "}à une distance de { $distance }
    }{ $note ->
        [none] .
       *[other] {" "}: « { $note } ».
    }
event-roll-called-defence = { $hero ->
        [none] Un jet de défense.
       *[other] { $hero } se défend.
    }
event-roll-called-test = { $hero } fait un test de { $attribute } ({ $value }).
event-roll-called-pool = Un jet de dés.
event-attack-saved = L’attaque ({ $dice }) est gardée pour { $hero } : `/hero attack` la lance de nouveau.
event-dice-rolled = { $hero ->
        [none] Résultat
       *[other] { $hero } lance
    } : { $dice } (jet { $number }).
event-dice-rolled-reroll = { $hero } relance : { $dice } (jet { $number }).
event-dice-word-set = Le mot « { $word } » est désormais mêlé à chaque jet.
event-secret-committed = -# À partir d’ici, les dés découlent d’un secret, montré à la fin de la quête. Son SHA-256 : { $digest }
event-secret-replaced = -# Jusque-là, les dés découlaient d’un autre secret. Son SHA-256 : { $digest }
event-secret-revealed = -# Le secret des dés de cette quête est maintenant ouvert : `/dice verify` prouve les jets avec lui.

# --- agents

event-agent-summoned = L’agent { $lieutenant } entre dans le groupe ouvert { $group } et remplace { $whole_group ->
        [yes] le groupe entier
       *[no] { $figures }
    }. L’agent compte comme un maître du groupe ; il ne peut pas porter de relique et n’est jamais placé en renfort ; tant qu’il est sur le plateau, ce qu’il remplace ne l’est pas non plus.
figures = { $masters ->
        [one] { $masters } maître
       *[other] { $masters } maîtres
    } et { $minions ->
        [one] { $minions } sbire
       *[other] { $minions } sbires
    }
event-agent-attacked = Une attaque touche l’agent { $lieutenant }.
event-agent-left = L’agent { $lieutenant } { $defeated ->
        [yes] est vaincu
       *[no] quitte le plateau à la fin de la rencontre
    }. Ce qu’il remplaçait peut de nouveau être placé en renfort.

# --- questions asked, where nothing has happened yet, and answered

event-answered-step-closes-wait = L’étape Dépenser les XP reste ouverte pour le Seigneur du Mal.
event-asked = Il faut d’abord faire un choix.
event-asked-missing-cost = { $card } va être déclenchée.
event-asked-pick-word-spend = { $card } va être déclenchée.
event-asked-new-round = { $hero } veut une action supplémentaire.
event-asked-shop-pledge = Les héros mettent de la fortune en commun pour 1 carte Objet de la boutique de plus.
event-asked-step-closes = L’étape { $step } va commencer.
event-asked-join-request = Un héros veut rejoindre la partie.
event-asked-say-yes-use-counters = L’agent tombe.
event-asked-say-yes-lieutenant-ally = { $card } va être déclenchée.
event-asked-say-yes-lieutenant-sacrificed = { $card } va être déclenchée.
event-asked-class-along = { $hero } va prendre la classe { $taken }.
event-asked-conquest-value = { $hero } meurt.

event-answered = { $question } { $answer }.
event-answered-shop-pledge = { $hero } verse 1 fortune.
event-answered-join-request-no = { $name } ne rejoint pas la partie.
event-answered-no-test = { $hero } ne fait pas de test.
event-answered-new-round-no = C’est encore la même manche, donc rien n’est dépensé.
event-withdrawn = La mise en commun inachevée est abandonnée, et rien n’est dépensé.
event-withdrawn-question = La question posée auparavant devient sans objet.

# --- what settings are called, and the figures of a sheet

changed = { $what } { $before } → { $after }
setting-rules = règles
setting-costs = coûts
setting-steps = étapes
setting-tests = tests
setting-language = langue
setting-nudge = rappel
setting-track = suivi
setting-shop = boutique
setting-expansions = extensions
setting-no-expansions = aucune
setting-none = du serveur
setting-is-strict = strictes
setting-is-advisory = indicatives
setting-is-transcribed = transcrits
setting-is-printed = imprimés
setting-is-rulebook = selon le livret
setting-is-faq = selon la FAQ
setting-is-bot = le bot
setting-is-table = la table
setting-is-off = non
setting-is-24h = après 24 h
setting-is-economy = économie
setting-is-sheet = fiches
setting-is-everything = tout
figure-might = Puissance
figure-knowledge = Savoir
figure-willpower = Volonté
figure-awareness = Perception
figure-stamina = Endurance
figure-speed = Vitesse
figure-health = Santé
figure-conquest = Conquête
figure-wounds = Blessures
figure-armour = Armure
figure-none = –
figures-of-sheet = {" "}({ $figures })
figure = { $what } { $value }
attribute-might = Puissance
attribute-knowledge = Savoir
attribute-willpower = Volonté
attribute-awareness = Perception
kind-introduction = introduction
kind-normal = normale
kind-interlude = interlude
kind-finale = finale
kind-rumor = rumeur

# --- the steps of the campaign phase, and what the table does in each

step-gold = Or des cartes Fouille
step-clean-up = Remise en état
step-rewards = Récompenses
step-spend-xp = Dépenser les XP
step-shopping = Achats
step-choose-quest = Choix de la prochaine quête
step-quest-set-up = Mise en place de la quête
step-travel = Voyage
step-gold-todo = Les héros gagnent l’or de leurs cartes Fouille et rendent ces cartes.
step-clean-up-todo = Les héros récupèrent tous leurs dégâts et toute leur fatigue, et perdent leurs états. Mélangez les paquets.
step-rewards-todo = Distribuez les récompenses et l’expérience de la quête.
step-spend-xp-todo = Les héros et le Seigneur du Mal dépensent leur expérience en cartes. Le Seigneur du Mal peut changer des XP en menace et acheter des cartes Complot.
step-shopping-todo = Les héros achètent et vendent des objets.
step-choose-quest-todo = Choisissez ensemble la quête suivante.
step-quest-set-up-todo = Installez le plateau de la prochaine quête et choisissez les groupes ouverts.
step-travel-todo = Les héros voyagent vers la quête et résolvent ce qu’ils rencontrent en chemin.
