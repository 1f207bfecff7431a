# Summaries of a quest or a campaign: the pools' course, and the dice.

summary-threat = Menace
summary-fortune = Fortune
summary-chart-quest = Menace et fortune par quête
summary-chart-round = Menace et fortune par manche
summary-chart-alt = { $heading }. { $points }.
summary-chart-point = { $name } : menace { $threat }, fortune { $fortune }
summary-point-start = début
summary-point-now = maintenant
summary-point-set-up = mise en place
summary-point-round = manche { $round }
summary-point-of = { $encounter }, { $point }
summary-encounter = rencontre { $encounter }
summary-result-heroes = Victoire des héros
summary-result-overlord = Victoire du Seigneur du Mal
summary-result-open = En cours
summary-result-campaign = Héros { $heroes }, Seigneur du Mal { $overlord }
summary-figure-quests = { $quests ->
        [one] quête
       *[other] quêtes
    }
summary-figure-turns = { $turns ->
        [one] tour
       *[other] tours
    }
summary-figure-threat = menace
summary-figure-fortune = fortune dépensée
summary-figure-defeats = { $defeats ->
        [one] défaite de héros
       *[other] défaites de héros
    }
summary-threat-moved = { $gained ->
        [0] { $spent ->
            [0] 0
           *[other] −{ $spent }
        }
       *[other] +{ $gained }{ $spent ->
            [0] {""}
           *[other] {" "}−{ $spent }
        }
    }
summary-fortune-spent = { $spent } sur { $given }
summary-alt-more = Tout est sous Détails.
summary-alt = { $title } : { $result }. { $figures }.
summary-pools = {" "}; menace { $threat }, fortune { $fortune } { $over ->
        [yes] à la fin
       *[no] pour l’instant
    }
summary-earlier = - { $count ->
        [one] { $count } quête
       *[other] { $count } quêtes
    } avant celles-ci : victoires des héros { $heroes }, du Seigneur du Mal { $overlord }
summary-dice = **Chance aux dés**
