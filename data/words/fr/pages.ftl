# Pages that people look at.

page-none = –
page-apart = {"\u00A0; "}
page-picture-note = { $campaign } · { $day }

# --- where a campaign stands

page-status-title = ## { $campaign }
    { $printed }{ $edition ->
        [first] Première édition.
       *[second] Acte { $act }, seconde édition.
    }
page-status-printed = { $printed }.{" "}
page-status-overlords = Camp du Seigneur du Mal : { $overlords }
page-status-deck = **Cartes Complot**, { $deck } ({ $lieutenant })
page-status-card = - { $card } : { $state }
page-status-agent = **Agent**, { $agent } dans le groupe ouvert { $group }
page-status-no-deck = Aucun paquet Complot n’est choisi.
page-stage-before = Aucune quête n’a encore été jouée.
page-stage-phase = Phase de campagne, étape **{ $step }**.
page-stage-set-up = Quête **{ $quest }** ({ $kind }, acte { $act }), rencontre { $encounter } sur { $encounters } : mise en place.
page-stage-play = Quête **{ $quest }** ({ $kind }, acte { $act }), rencontre { $encounter } sur { $encounters }.
page-stage-ended = La campagne est terminée. Elle peut être consultée, et sa fin peut être annulée.
page-turn-overlord = { $round ->
        [0] C’est le tour du Seigneur du Mal.
       *[other] Manche { $round } : le tour du Seigneur du Mal.
    }
page-turn-overlord-ended = { $round ->
        [0] Le tour du Seigneur du Mal est terminé.
       *[other] Manche { $round } : le tour du Seigneur du Mal est terminé.
    }
page-turn-hero = Manche { $round } : le tour de { $hero }.
page-turn-hero-ended = Manche { $round } : le tour de { $hero } est terminé.
page-turn-first = Le jeu commence avec le premier tour.
page-turn-unknown = Personne n’a dit de qui c’est le tour (`/turn`).

# --- heroes

page-heroes-title = **Héros**
page-heroes-none = Il n’y a pas encore de héros.
page-hero = - { $hero } : { $player }, { $fortune ->
        [one] { $fortune } fortune
       *[other] { $fortune } fortunes
    }
page-hero-first = - { $hero } : { $player }
page-hero-marked = , jeton de héros près du paquet Complot
page-hero-branded = , { $count ->
        [one] { $count } menace
       *[other] { $count } menaces
    } sur la feuille
page-figure-lowered = { $what } { $value } ({ $sheet } sur la feuille)
page-no-player = personne ne joue ce héros
page-no-figures = Aucune valeur de la feuille n’est notée (`/hero set`).
page-stand-in = { $player } ({ $user } remplace)

# --- Plot cards

page-card-title = ## { $card }
    du paquet Complot { $deck }
page-card-also = Autre nom : { $names }.
page-card-lies = Elle est **{ $state }**.
page-card-ready = face visible, prête
page-card-exhausted = face visible, épuisée
page-card-facedown = face cachée
page-card-boxed = dans la boîte du jeu
page-card-beneath = { $count ->
        [one] { $count } carte Seigneur du Mal est placée dessous.
       *[other] { $count } cartes Seigneur du Mal sont placées dessous.
    }
page-card-damage = { $count ->
        [one] { $count } dégât est posé dessus.
       *[other] { $count } dégâts sont posés dessus.
    }
page-card-hero-tokens = { $count ->
        [one] Jeton de héros posé dessus : { $heroes }.
       *[other] Jetons de héros posés dessus : { $heroes }.
    }
page-card-marker = Son jeton est sur un monstre.
page-card-marker-card = Son jeton est sur une carte Monstre.
page-card-marker-tile = Son jeton est sur une tuile.
page-card-marker-hero = Son jeton est sur { $hero }.
page-card-tokens = { $what ->
        [fatigue] { $count ->
            [one] { $count } jeton de fatigue est posé dessus.
           *[other] { $count } jetons de fatigue sont posés dessus.
        }
        [monster] { $count ->
            [one] { $count } monstre est posé dessus.
           *[other] { $count } monstres sont posés dessus.
        }
       *[token] { $count ->
            [one] { $count } jeton est posé dessus.
           *[other] { $count } jetons sont posés dessus.
        }
    }
page-card-sealed = Un jeton est placé dessous, sa face { $side ->
        [threat-side] déjà montrée : la face menace, un pari sur le Seigneur du Mal.
        [fortune-side] déjà montrée : la face fortune, un pari sur les héros.
       *[hidden] cachée jusqu’à la fin de la quête.
    }
page-lies-sealed = , { $side ->
        [threat-side] un jeton dessous, la face menace déjà montrée
        [fortune-side] un jeton dessous, la face fortune déjà montrée
       *[hidden] un jeton dessous, sa face cachée
    }
page-lies-beneath = , { $count ->
        [one] { $count } carte Seigneur du Mal
       *[other] { $count } cartes Seigneur du Mal
    } dessous
page-lies-damage = , { $count ->
        [one] { $count } dégât
       *[other] { $count } dégâts
    } dessus
page-lies-hero-tokens = , { $count ->
        [one] un jeton de héros
       *[other] des jetons de héros
    } dessus : { $heroes }
page-lies-hero-token = { $hero }{ $count ->
        [one] {""}
       *[other] {" "}({ $count })
    }
page-lies-marker = , son jeton sur un monstre
page-lies-marker-card = , son jeton sur une carte Monstre
page-lies-marker-tile = , son jeton sur une tuile
page-lies-marker-hero = , son jeton sur { $hero }
page-lies-tokens = , { $what ->
        [fatigue] { $count ->
            [one] { $count } jeton de fatigue
           *[other] { $count } jetons de fatigue
        }
        [monster] { $count ->
            [one] { $count } monstre
           *[other] { $count } monstres
        }
       *[token] { $count ->
            [one] { $count } jeton
           *[other] { $count } jetons
        }
    } dessus
page-card-which = Plusieurs paquets ont une carte { $card }. Laquelle voulez-vous ?
page-costs = Achat { $purchase }, déclenchement { $trigger }.
page-costs-basic = Carte de base, jamais achetée. Déclenchement { $trigger }.
page-cost-now = { $cost } (maintenant { $now })
page-cost-missing = inconnu (demandé au premier déclenchement)
page-columns-transcribed = Les coûts transcrits s’appliquent ; les coûts imprimés sont différents pour cette carte (`/campaign settings costs:printed`).
page-columns-printed = Les coûts imprimés s’appliquent ; les coûts transcrits sont différents pour cette carte (`/campaign settings costs:transcribed`).
page-single-source = Source unique : ses chiffres reposent sur une seule liste publique.
page-homebrew = Paquet maison : c’est celui de ce groupe.
page-see-your-card = Pour son effet, voir votre carte.
page-spend-exhaust = La déclencher l’épuise.
page-spend-use = La déclencher ne l’épuise pas : elle peut resservir tant qu’il reste de la menace.
page-spend-passive = Personne ne la déclenche : elle agit d’elle-même tant qu’elle est face visible.
page-spend-hero-exhausts = La personne qui joue un héros la déclenche, sans coût ; cela l’épuise.
page-spend-told = Dans cette campagne, c’est la carte du groupe qui décide, comme indiqué avec `/plot spend`.
page-button-own-card-exhaust = Ma carte dit : épuiser
page-button-own-card-refresh = Ma carte : de nouveau prête…
page-button-own-card-use = Ma carte dit : utiliser
page-spend-either = Pour savoir si la déclencher l’épuise, voir votre carte ; le bot le demande.
page-moment-any = Quand : voir votre carte.
page-moment-xp-step = Quand : à l’étape Dépenser les XP de la phase de campagne.
page-moment-shopping-step = Quand : à l’étape Achats de la phase de campagne.
page-moment-travel-step = Quand : à l’étape Voyage de la phase de campagne.
page-moment-set-up = Quand : après la mise en place d’une rencontre, avant son premier tour.
page-moment-first-set-up = Quand : après la mise en place de la première rencontre, avant son premier tour.
page-moment-overlord-turn = Quand : pendant le tour du Seigneur du Mal.
page-moment-hero-turn = Quand : pendant le tour d’un héros.
page-moment-play = Quand : pendant une rencontre.
page-moment-encounter-start = Quand : au début d’une rencontre, avant son premier tour.
page-moment-encounter-end = Quand : à la fin d’une rencontre.
page-moment-knock-out = Quand : un héros est mis hors de combat, avant que la récompense soit prise.
page-moment-before-trigger = Quand : avant le déclenchement d’une autre carte Complot.
page-moment-quest-end = Quand : à la fin d’une quête, à la première étape de la phase de campagne.
page-moment-next-quest-step = Quand : pendant le choix de la prochaine quête, dans la phase de campagne.
page-moment-quest-preparation = Quand : pendant la préparation d’une quête, jusqu’à son premier tour.
page-refresh-told = Dans cette campagne, c’est la carte du groupe qui dit quand elle redevient prête.
page-own-refresh = D’après votre propre carte, qu’est-ce qui redresse **{ $card }** ? C’est retenu pour cette campagne.
page-own-refresh-select = De nouveau prête…
page-refresh-turn = Une fois épuisée, elle redevient prête au début du tour du Seigneur du Mal.
page-refresh-encounter-end = Une fois épuisée, elle ne redevient prête qu’à la fin de la rencontre.
page-refresh-first-encounter-end = Une fois épuisée, elle redevient prête à la fin de la première rencontre, ou de la quête.
page-refresh-quest-end = Une fois épuisée, elle ne redevient prête qu’à la fin de la quête.
page-refresh-overlord-turn-end = Une fois épuisée, elle redevient prête à la fin du tour du Seigneur du Mal.
page-refresh-encounter-start = Une fois épuisée, elle ne redevient prête qu’au début d’une rencontre.
page-refresh-after-next-shopping = Une fois épuisée, elle ne redevient prête qu’après la prochaine étape Achats.
page-refresh-monster-defeated = Une fois épuisée, elle redevient prête quand son monstre est vaincu.
page-refresh-hero-declines = Une fois épuisée, elle redevient prête quand le héros refuse.
page-refresh-more-heroes-on-tile = Une fois épuisée, elle redevient prête quand il y a plus de héros que de monstres sur sa tuile, ou à la fin de la rencontre.
page-refresh-activation-end = Une fois épuisée, elle redevient prête à la fin de l’activation, si la carte le dit.
page-refresh-for-1-threat = Une fois épuisée, elle redevient prête pour 1 menace au début du tour du Seigneur du Mal.
page-refresh-none = Rien ne la redresse de soi-même.

page-hand-title = ## Vos cartes Complot
    { $deck } ({ $lieutenant })
page-hand-ready = **Prêtes**
page-hand-exhausted = **Épuisées**
page-hand-affordable = { $now ->
        [yes] **Peuvent être achetées maintenant**
       *[no] **Abordables à l’étape Dépenser les XP**
    }
page-hand-too-dear = **Trop chères**
page-hand-boxed = **Dans la boîte du jeu**
page-hand-card = - **{ $card }**{ $lies } · { $costs }{ $moment ->
        [none] {""}
       *[other] {" "}· { $moment }
    } : { $summary }
page-hand-costs = achat { $purchase }, déclenchement { $trigger }
page-hand-costs-basic = carte de base, déclenchement { $trigger }
page-hand-sealed = - Face cachée sous { $card } : { $side ->
        [threat-side] la face menace, un pari sur le Seigneur du Mal.
        [fortune-side] la face fortune, un pari sur les héros.
       *[other] une face que seul un bot hébergé ailleurs peut montrer.
    }
page-hand-look = Regarder une carte

page-decks-title = ## Paquets Complot ({ $count })
page-decks-how = Les chiffres sont les coûts des cartes, achat/déclenchement ; la carte de base n’a pas de coût d’achat.
page-decks-open = Regarder un paquet
page-deck = - **{ $deck }**{ $also }, { $lieutenant } : { $costs }{ $source }
page-deck-single = {" "}(source unique)
page-deck-homebrew = {" "}(paquet maison)
page-deck-also = {" "}(ou { $names })
page-deck-card = - **{ $card }** : { $costs }
page-deck-hidden = { $count ->
        [one] { $count } carte est face cachée.
       *[other] { $count } cartes sont face cachée.
    }

page-dms-on = Vous apprenez par message privé la nouvelle fortune de vos héros et, dans le camp du Seigneur du Mal, ce que vous pouvez acheter.
page-dms-off = Vous ne recevez plus de message privé sur la fortune ni sur les achats. `/fortune dms value:on` les rétablit.

# --- the campaign phase

page-phase-title = ## Phase de campagne : { $step }
page-phase-none = Il n’y a pas de phase de campagne en ce moment. Elle commence à la fin d’une quête.
page-phase-coming = À venir : { $steps }.
page-phase-last = C’est la dernière étape ; la quête suivante met fin à la phase de campagne.
page-phase-overlord-xp = Le Seigneur du Mal a { $xp } XP, de quoi obtenir jusqu’à { $threat ->
        [one] { $threat } menace
       *[other] { $threat } menaces
    }.
page-phase-purchases = Avec { $threat ->
        [one] { $threat } menace
       *[other] { $threat } menaces
    }, le Seigneur du Mal peut aussi acheter { $facedown ->
        [one] la carte Complot qui est face cachée
       *[other] parmi les { $facedown } cartes Complot qui sont face cachée
    }.

# --- the pools

page-threat-title = ## Menace
page-threat-newest = **Derniers mouvements**
page-threat-nothing = Aucun pour l’instant.
page-threat-moved = - { $before } → { $after } : { $why }{ $detail }
page-threat-detail = {" "}({ $detail })
page-threat-how = La menace vient des héros mis hors de combat, des quêtes terminées et gagnées, de l’expérience dépensée pour en obtenir, des cartes Rumeur qui proposent une quête, et de certaines cartes. Les achats la rendent à la réserve ; ce que coûte un déclenchement devient de la fortune pour les héros.
page-fortune-title = ## Fortune
page-fortune-hero = - **{ $hero }** : { $fortune }
page-fortune-buys = **1 fortune** : récupérer 1 fatigue pendant le tour du héros, ou relancer un de ses propres dés.
    {""}**2 fortunes** : une action de plus après les deux actions du héros, une fois par manche ; ou, à l’étape Achats et payées par un ou plusieurs héros, 1 carte Objet de la boutique de plus.

page-why-hero-defeated = un héros mis hors de combat
page-why-quest-ended = une quête terminée
page-why-quest-won = une quête gagnée
page-why-xp-converted = expérience dépensée pour de la menace
page-why-rewards = récompenses
page-why-rumor = une carte Rumeur
page-why-card = une carte
page-why-card-payment = défausse pour une carte
page-why-correction = correction
page-why-adopted = apport de départ
page-why-purchase = achat
page-why-trigger = déclenchement
page-why-tie = une égalité
page-why-recover-fatigue = fatigue récupérée
page-why-extra-action = actions supplémentaires
page-why-reroll = relances
page-why-reroll-at-table = relances à la table
page-why-shop-card = cartes Objet de la boutique
page-why-shopping-ended = fin des Achats
page-why-hero-removed = départ d’un héros
page-why-campaign-ended = fin de la campagne
page-why-marker = un marqueur
page-why-marker-returned = retour d’un marqueur
page-why-brand = une marque
page-why-brand-discarded = défausse d’une marque
page-why-brands-returned = marques retirées
page-why-laid-on-card = pose sur une carte
page-why-taken-from-card = prise sur une carte
page-why-off-card = retrait d’une carte
page-why-counter-laid = un compteur posé sur une carte
page-why-counter-off = un compteur retiré d’une carte
page-why-reserved = mise de côté sur une carte
page-why-reserve-returned = retour d’une mise de côté
page-why-burden = un fardeau
page-why-burden-off = un fardeau levé
page-why-laid-on-class = pose sur des cartes Classe
page-why-off-class = retrait de cartes Classe
page-why-classes-cleared = cartes Classe débarrassées
page-why-learnt = une carte Seigneur du Mal apprise

# --- summaries

page-summary-title = ## { $campaign } : la campagne jusqu’ici
page-summary-quest-title = ## La quête en chiffres
page-summary-secret = -# Les dés de cette quête découlaient du secret { $secret }. `/dice verify` en recalcule les jets.
page-summary-secret-alone = -# Le secret : { $secret }
page-summary-no-quest = Aucune quête n’a encore été jouée.
page-summary-quest = - **{ $quest }** ({ $kind }) : { $outcome }
page-outcome-heroes = victoire des héros
page-outcome-overlord = victoire du Seigneur du Mal
page-outcome-open = en cours
page-summary-gained = **Menace gagnée : { $total }**
page-summary-spent = **Menace dépensée : { $total }**
page-summary-left-over = Reste à la fin : { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    }.
page-summary-amount = - { $what } : { $amount }
page-summary-cards = **Ce que chaque carte Complot a coûté et rapporté**
page-summary-card = - { $card } : { $account }
page-account-bought = achetée pour { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    }
page-account-triggered = déclenchée { $times ->
        [1] une fois
       *[other] { $times } fois
    } pour { $threat ->
        [one] { $threat } menace
       *[other] { $threat } menaces
    }{ $fortune ->
        [0] {""}
        [one] , { $fortune } fortune donnée
       *[other] , { $fortune } fortunes données
    }
page-account-paid = { $amount ->
        [one] { $amount } menace payée
       *[other] { $amount } menaces payées
    } pour son texte
page-account-threat = { $amount ->
        [one] { $amount } menace rapportée
       *[other] { $amount } menaces rapportées
    }
page-account-xp = { $amount } XP { $amount ->
        [one] rapporté
       *[other] rapportés
    }
page-account-drawn = { $amount ->
        [one] { $amount } carte Seigneur du Mal rapportée
       *[other] { $amount } cartes Seigneur du Mal rapportées
    }
page-summary-vitals = **Ce que les héros ont subi**
page-summary-party = **Or et compétences**
page-summary-gold = - Or gagné : { $gained } ; or dépensé : { $spent }.
page-summary-skills = - { $hero } a appris { $skills ->
        [one] { $skills } compétence
       *[other] { $skills } compétences
    }.
page-summary-suffered = - { $hero } : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }, { $fatigue ->
        [one] { $fatigue } fatigue
       *[other] { $fatigue } fatigues
    }{ $times ->
        [0] {""}
        [1] , hors de combat une fois
        [2] , hors de combat deux fois
       *[other] , hors de combat { $times } fois
    }
page-summary-fortune = **Fortune des héros**
page-summary-hero = - { $hero } : { $given ->
        [one] { $given } reçue
       *[other] { $given } reçues
    }, { $spent ->
        [0] 0 dépensée
        [one] { $spent } dépensée ({ $uses })
       *[other] { $spent } dépensées ({ $uses })
    }{ $returned ->
        [0] {""}
        [one] , { $returned } rendue
       *[other] , { $returned } rendues
    }
page-summary-use = { $what } { $amount }

# --- the log

page-log-title = ## Journal, page { $page } sur { $pages }{ $filter }
page-log-filter = {" "}({ $filter })
page-log-nothing = Aucun coup ne correspond.
page-log-when = -# { $at }, coup { $move }
page-log-undo = { $who } a annulé le coup { $move }.
page-log-redo = { $who } a rétabli le coup { $move }.

# --- settings

page-settings-title = ## Réglages
page-settings-how = L’intendance les change avec les options de `/campaign settings`.
page-settings-other = Réglages : { $settings }
page-setting = { $name } { $value }
page-setting-told = - **{ $name } : { $value }**. { $effect }
page-setting-rules-strict = Ce que les règles du jeu interdisent est refusé.
page-setting-rules-advisory = Ce que les règles du jeu interdisent est permis, et noté comme règle maison.
page-setting-costs-transcribed = Les cartes Complot coûtent ce que disent les listes transcrites.
page-setting-costs-printed = Les cartes Complot coûtent ce que disent les chiffres imprimés, corrigés.
page-setting-steps-rulebook = Dépenser les XP vient avant Achats.
page-setting-steps-faq = Achats vient avant Dépenser les XP.
page-setting-tests-bot = Le bot lance les dés des tests d’attribut.
page-setting-tests-table = La table lance les dés des tests d’attribut et dit si c’est réussi ou raté.
page-setting-nudge-off = Aucun rappel pour les questions ouvertes ni pour les tours.
page-setting-nudge-24h = Qui fait attendre une question ou un tour depuis plus d’un jour est mentionné, une fois, dans le salon.
page-setting-track-economy = Le bot suit l’économie et, sur les feuilles, seulement les valeurs dont il a besoin.
page-setting-track-sheet = En plus, le bot suit l’or, les objets, l’expérience, les compétences, les cartes Seigneur du Mal et le parcours de la campagne.
page-setting-track-everything = En plus de tout cela, le bot suit les dégâts, la fatigue, les états et qui est hors de combat ; dans la première édition, les blessures sur le plateau.
page-setting-shop-table = La table distribue les cartes Objet de la boutique.
page-setting-shop-bot = Le bot distribue les cartes Objet de la boutique.
page-setting-expansions = - **extensions : { $expansions }**.
page-setting-expansions-none = - **extensions** : aucune en plus du jeu de base.
page-setting-track-sheet-first = Comme avec economy : dans la première édition, rien de plus n’est suivi sur les feuilles.
page-setting-track-everything-first = En plus, le bot suit les blessures des figurines sur le plateau.
page-setting-language = - **langue : { $language }**.
page-setting-language-server = - **langue** : celle du serveur.

# --- campaigns of a server

page-list-label = { $campaign } (#{ $channel })
page-list-title = ## Campagnes ({ $count })
page-list-none = Aucune campagne n’a encore été jouée ici. `/campaign create` en commence une.
page-list-running = - **{ $campaign }** dans { $home } : en cours
page-list-ended = - **{ $campaign }** dans { $home } : terminée
page-delete = Effacer **{ $campaign }** pour de bon ? Son journal disparaît, avec { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, { $heroes } héros et { $quests ->
        [one] { $quests } quête
       *[other] { $quests } quêtes
    } ; disparaissent aussi l’endroit où ses coups étaient annoncés, et ce que le bot a noté sur elle. Les messages des salons restent, tout comme les paquets du serveur. Cela ne peut pas être annulé : `/campaign export` en garde une copie.
page-delete-kept = Rien n’a été effacé.
page-delete-gone = { $who } a effacé la campagne { $campaign }.

# --- buttons

page-button-buy = Acheter { $card }
page-button-trigger = Déclencher { $card }
page-button-choose = Choisir { $deck }
page-button-decks = Tous les paquets
page-button-hand = Cartes Complot
page-button-fortune = Fortune
page-button-shop = 1 carte Objet de plus
page-button-log = Journal
page-button-summary = Bilan
page-button-settings = Réglages
page-button-back = Page précédente
page-button-on = Page suivante
page-button-newer = Plus récent
page-button-older = Plus ancien
page-button-overlord-turn = Tour du Seigneur du Mal
page-button-hero-turn = Tour de { $hero }

# --- what somebody can do now, how a quest ends, what the overlord can buy

page-now-hero = Vous jouez { $hero }, avec { $fortune ->
        [one] { $fortune } fortune
       *[other] { $fortune } fortunes
    }.
page-now-nothing = Rien ne vous attend pour l’instant.
page-ending-asked = Qui a gagné la quête **{ $quest }** ?
page-ending-told = **{ $quest }** est terminée : { $winner ->
        [heroes] les héros ont gagné
       *[overlord] le Seigneur du Mal a gagné
    }.
page-buying-title = ## Acheter une carte Complot
page-buying-none = Il n’y a pas assez de menace pour acheter une carte Complot maintenant.
page-buying-select = Acheter une carte Complot…
page-buying-too-dear = Trop chères pour l’instant : { $cards }.
