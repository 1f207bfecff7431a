# Textes des boutons et des champs de formulaires.

button-own-name = Nom maison : { $name }
button-undo = Annuler
button-redo = Rétablir
button-recover-fatigue = Récupérer 1 fatigue
button-extra-action = Action supplémentaire
button-to-roll = Voir le jet
button-for-hero = { $label } : { $hero }
button-next-step = Étape suivante
button-go-to = Passer à : { $step }
button-add-hero = Ajouter un héros
button-choose-deck = Choisir le paquet
button-start-quest = Commencer une quête
button-name-overlord = Nommer un Seigneur du Mal
button-details = Détails
button-open-group = Groupe ouvert
button-unspent-surge = Poussée non dépensée
button-buy-a-card = Acheter une carte Complot
button-convert-xp = { $xp } XP → { $threat ->
        [one] { $threat } menace
       *[other] { $threat } menaces
    }
button-heroes-won = Victoire des héros
button-overlord-won = Victoire du Seigneur du Mal
button-roll-again = Lancer de nouveau
button-suffers = { $hero } subit { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
button-suffers-more = plus
button-suffers-less = moins
button-suffers-fatigue = { $hero } subit { $amount ->
        [one] { $amount } fatigue
       *[other] { $amount } fatigues
    }
button-suffers-both = { $hero } : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }, { $fatigue ->
        [one] { $fatigue } fatigue
       *[other] { $fatigue } fatigues
    }
button-suffers-condition = { $hero } : { $condition }
button-loses = { $hero } : retirer { $condition }
button-hero-attack = Attaque : { $dice }
button-what-now = Que puis-je faire maintenant ?
of-lieutenant = { $deck } ({ $lieutenant })
priced = { $name } ({ $cost ->
        [one] { $cost } menace
       *[other] { $cost } menaces
    })
button-refresh-monster-defeated = { $card } : monstre vaincu
button-refresh-more-heroes-on-tile = { $card } : héros plus nombreux sur la tuile
button-refresh-activation-end = { $card } : de nouveau prête
button-take-off = { $card } : retirer 1 jeton sur { $lying }
button-refresh-for-1-threat = Redresser { $card } (1 menace)
button-agent-attacked = Agent attaqué
button-agent-defeated = Agent vaincu
button-printed-costs = Utiliser les coûts imprimés
button-act-two = Passer à l’acte II
button-basic-deck = Jouer avec { $deck }

button-treachery = Traîtrise
form-add-hero = Ajouter un héros
form-start-quest = Commencer une quête
form-name-overlord = Qui rejoint le camp du Seigneur du Mal ?
field-overlord = Nouveau Seigneur du Mal
form-group = Le groupe ouvert de l’agent
field-hero-name = Nom
field-quest-name = Nom
field-quest-conquest = Conquête
field-quest-treachery-event = Traîtrise événement
field-quest-treachery-trap = Traîtrise piège
field-quest-treachery-monster = Traîtrise monstre
field-quest-kind = Type
field-quest-encounters = Rencontres
field-quest-lieutenants = Lieutenants
field-group = Groupe
field-masters = Maîtres
field-minions = Sbires
hint-hero-name = Imprimé ou de votre invention. Vous le jouerez ; l’intendance le change par /hero assign.
hint-quest-conquest = Selon le livret de quêtes. Peut rester vide pour Into the Dark : 5.
hint-lieutenants = Noms, séparés par des virgules
hint-figures = Peut rester vide pour un monstre imprimé
select-deck = Choisir le paquet Complot
choose-deck = Avec quel paquet Complot joue le Seigneur du Mal ? Il est fixé pour toute la campagne.
button-post = Publier pour tout le monde
