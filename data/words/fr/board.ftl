# Le tableau d’une campagne, et ce qui peut l’empêcher de s’afficher.

board-title = ## { $campaign }
board-between = {" · "}
board-head-hero = ## Manche { $round } · { $hero } joue
board-head-hero-ended = ## Manche { $round } · { $hero } a fini son tour
board-head-overlord = ## { $round ->
        [0] Tour du Seigneur du Mal
       *[other] Manche { $round } · tour du Seigneur du Mal
    }
board-head-overlord-ended = ## { $round ->
        [0] Le Seigneur du Mal a fini son tour
       *[other] Manche { $round } · le Seigneur du Mal a fini son tour
    }
board-head-set-up = ## Mise en place
board-head-unknown = ## À qui de jouer ?
board-head-phase = ## { $step }
board-pools-xp = { $pools } | { $xp }
board-phase = Phase de campagne
board-place = { $quest }, rencontre { $encounter } sur { $encounters }
board-cards = { $deck } : { $cards }
board-card-ready = { $card } prête
board-card-exhausted = { $card } épuisée
board-marked = Jeton de héros près du paquet Complot : { $heroes }
board-branded = Menaces sur les feuilles de héros : { $heroes }
board-select-defeat = Un héros est hors de combat…
board-hero = { $hero } : { $line }
board-select-vitals = Dégâts, fatigue, états…
board-vitals-damage = { $hero } : 1 dégât
board-vitals-fatigue = { $hero } : 1 fatigue
board-vitals-more = { $hero } : autre chose
board-select-trigger = Déclencher…
board-defeat-threat = { $hero } : 1 menace
board-defeat-overlord-card = { $hero } : 1 carte Seigneur du Mal
board-defeat-asked = { $hero } : le Seigneur du Mal choisit
board-too-dear = Il n’y a pas assez de menace.
board-more = Plus de détails sur { $campaign }
board-button-redraw = Redessiner
board-button-more = Plus
board-button-overlord = Seigneur du Mal
board-button-end-encounter = Terminer la rencontre
board-button-end-quest = Terminer la quête
board-button-question = Voir la question
board-button-choices = Montrer les choix
board-button-end-turn = Terminer le tour
board-button-again = Réafficher le tableau
board-button-there = Voir le tableau

board-elsewhere = Le tableau de la campagne { $campaign } est affiché dans { $channel }.
board-moved = Cette copie du tableau est ancienne et n’est plus tenue à jour. Le tableau est affiché dans { $channel }.
board-gone = Le tableau de la campagne { $campaign } a été supprimé. L’intendance peut le réafficher : avec le bouton, ou avec `/campaign board`.
board-gone-unseen = Le tableau de la campagne { $campaign } a disparu, et rien ne peut être publié dans son salon. L’intendance peut le réafficher avec `/campaign board`.
board-hindered = Le tableau dans { $channel } n’a pas pu être mis à jour. Le bot y a besoin de ces permissions : { $permissions }. Une personne qui gère le serveur peut les donner dans les paramètres du salon ; le tableau reprend alors de lui-même.
board-archived = Le tableau dans { $channel } n’a pas pu être mis à jour : ce fil est archivé. Quelqu’un peut le rouvrir ; le tableau reprend alors de lui-même.
board-hindered-number = Le tableau dans { $channel } n’a pas pu être mis à jour : Discord le refuse, erreur { $code }.
board-refused = Le tableau n’a pas pu être affiché dans { $channel }. Le bot y a besoin de ces permissions : { $permissions }. Une personne qui gère le serveur peut les donner dans les paramètres du salon.
board-refused-archived = Le tableau n’a pas pu être affiché dans { $channel } : ce fil est archivé. Quelqu’un peut le rouvrir.
board-refused-number = Le tableau n’a pas pu être affiché dans { $channel } : Discord le refuse, erreur { $code }.
board-refused-gone = Le tableau n’a pas pu être affiché : le salon de la campagne n’existe plus.
board-refused-failing = Le tableau n’a pas pu être affiché : Discord ne l’accepte pas pour l’instant. Veuillez réessayer.
board-unpinned = Le tableau est affiché, mais pas épinglé : le bot n’a pas la permission **{ $permission }** dans { $channel }. Une personne qui gère le serveur peut la donner dans les paramètres du salon ; `/campaign board` l’épingle ensuite.
board-unpinned-number = Le tableau est affiché, mais pas épinglé dans { $channel } : Discord le refuse, erreur { $code }.
board-unpinned-full = Le tableau est affiché, mais pas épinglé : { $channel } a autant de messages épinglés que Discord le permet.
