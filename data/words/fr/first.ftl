# The first edition's economy (E): conquest, the overlord's threat and cards.

# --- what happened

event-quest-started-first = La quête { $name } commence.
event-quest-ended-first = La quête { $name } est terminée : { $winner ->
        [heroes] les héros gagnent
       *[overlord] le Seigneur du Mal gagne
    }.
event-dungeon-began = Les héros ont { $conquest ->
        [one] { $conquest } jeton
       *[other] { $conquest } jetons
    } de conquête. Le Seigneur du Mal a { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main, { $deck } dans le paquet et aucune menace.
event-dungeon-threat-changed-turn = Le Seigneur du Mal gagne { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    } grâce aux héros de la quête.
event-dungeon-threat-changed-curse = Une malédiction : le Seigneur du Mal gagne { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    }.
event-dungeon-threat-changed-discard = Cela donne { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    }.
event-dungeon-threat-changed-played = Le Seigneur du Mal paie { $spent ->
        [one] { $spent } menace
       *[other] { $spent } menaces
    }.
event-dungeon-threat-changed-correction-gained = Le Seigneur du Mal gagne { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    } (« { $note } »).
event-dungeon-threat-changed-correction-lost = Le Seigneur du Mal perd { $spent ->
        [one] { $spent } menace
       *[other] { $spent } menaces
    } (« { $note } »).
event-conquest-changed-glyph = Un glyphe est activé : les héros gagnent { $amount ->
        [one] { $amount } jeton
       *[other] { $amount } jetons
    } de conquête.
event-conquest-changed-killed = La mort de { $hero } coûte aux héros { $lost ->
        [one] { $lost } jeton
       *[other] { $lost } jetons
    } de conquête.
event-conquest-changed-killed-free = La mort de { $hero } ne coûte aucun jeton de conquête aux héros.
event-conquest-changed-deck-out = La dernière carte du paquet est piochée : les héros perdent { $lost ->
        [one] { $lost } jeton
       *[other] { $lost } jetons
    } de conquête.
event-conquest-changed-deck-out-free = La dernière carte du paquet est piochée ; les héros n’ont plus aucun jeton de conquête à perdre.
event-conquest-changed-spared = Les héros récupèrent { $amount ->
        [one] { $amount } jeton
       *[other] { $amount } jetons
    } de conquête : finalement, { $hero } vit.
event-conquest-changed-note-gained = Les héros gagnent { $amount ->
        [one] { $amount } jeton
       *[other] { $amount } jetons
    } de conquête (« { $note } »).
event-conquest-changed-note-lost = Les héros perdent { $lost ->
        [one] { $lost } jeton
       *[other] { $lost } jetons
    } de conquête (« { $note } »).
event-conquest-lost = Les héros n’ont plus de jeton de conquête : le Seigneur du Mal a gagné. `/quest end` termine la quête.
event-overlord-cards-drawn = Le Seigneur du Mal pioche { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
event-deck-turned = La défausse devient le paquet : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
event-overlord-cards-discarded = Le Seigneur du Mal défausse { $card ->
        [none] { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
       *[other] { $card }
    }.
event-overlord-card-played = Le Seigneur du Mal joue { $card ->
        [none] { $kind ->
            [event] une carte événement
            [trap] une carte piège
            [spawn] une carte apparition
           *[power] une carte pouvoir
        }
       *[other] { $card } ({ $kind ->
            [event] événement
            [trap] piège
            [spawn] apparition
           *[power] pouvoir
        })
    }.
event-deck-counted = Le paquet complet du Seigneur du Mal compte { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
event-warned-out-of-turn = -# En principe, les cartes se défaussent contre de la menace pendant le tour du Seigneur du Mal.
event-warned-second-spawn = -# C’est la deuxième carte apparition du même tour.
event-warned-second-power = -# C’est la deuxième carte pouvoir du même tour.
event-warned-hand-over = -# La main dépasse sa limite. Elle y revient après les cartes du prochain tour du Seigneur du Mal.
event-warned-old-board = -# Le plateau est encore celui de la quête d’avant, avec tout ce qui s’y trouvait. `/well board action:load` en pose un autre.
event-warned-in-town = -# Ce héros était déjà mort et encore en ville, où personne ne meurt. Si c’était une erreur, `Annuler` l’annule.

# --- titles, and what stands below them

title-quest-started-first = { $name } commence
title-quest-ended-first = { $name } : { $winner ->
        [heroes] les héros gagnent
       *[overlord] le Seigneur du Mal gagne
    }
title-dungeon-threat-changed-turn = Le Seigneur du Mal gagne { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    }
more-dungeon-threat-changed-turn = Elle vient des héros de la quête.
title-dungeon-threat-changed-curse = Le Seigneur du Mal gagne { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    }
more-dungeon-threat-changed-curse = Elle vient d’une malédiction.
title-dungeon-threat-changed-correction-gained = Le Seigneur du Mal gagne { $amount ->
        [one] { $amount } menace
       *[other] { $amount } menaces
    }
more-dungeon-threat-changed-correction-gained = Correction : « { $note } »
title-dungeon-threat-changed-correction-lost = Le Seigneur du Mal perd { $spent ->
        [one] { $spent } menace
       *[other] { $spent } menaces
    }
more-dungeon-threat-changed-correction-lost = Correction : « { $note } »
title-conquest-changed-glyph = Un glyphe est activé
more-conquest-changed-glyph = Les héros gagnent { $amount ->
        [one] { $amount } jeton
       *[other] { $amount } jetons
    } de conquête.
title-conquest-changed-killed = { $hero } meurt
title-conquest-changed-killed-free = { $hero } meurt
more-conquest-changed-killed = Les héros perdent { $lost ->
        [one] { $lost } jeton
       *[other] { $lost } jetons
    } de conquête.
more-conquest-changed-killed-free = Les héros ne perdent aucun jeton de conquête.
title-conquest-changed-note-gained = Les héros gagnent { $amount ->
        [one] { $amount } jeton
       *[other] { $amount } jetons
    } de conquête
more-conquest-changed-note-gained = « { $note } »
title-conquest-changed-note-lost = Les héros perdent { $lost ->
        [one] { $lost } jeton
       *[other] { $lost } jetons
    } de conquête
more-conquest-changed-note-lost = « { $note } »
title-overlord-cards-drawn = Le Seigneur du Mal pioche { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
title-overlord-cards-discarded = Le Seigneur du Mal défausse { $card ->
        [none] { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
       *[other] { $card }
    }
title-overlord-card-played = Le Seigneur du Mal joue { $card ->
        [none] { $kind ->
            [event] une carte événement
            [trap] une carte piège
            [spawn] une carte apparition
           *[power] une carte pouvoir
        }
       *[other] { $card } ({ $kind ->
            [event] événement
            [trap] piège
            [spawn] apparition
           *[power] pouvoir
        })
    }
title-deck-counted = Le paquet complet du Seigneur du Mal compte { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }

# --- what is asked

question-discard-down = La main dépasse sa limite de { $over ->
        [one] { $over } carte
       *[other] { $over } cartes
    }. Quelle est la valeur de défausse de la { $over ->
        [one] carte qui part
       *[other] prochaine carte qui part
    } ?
question-conquest-value = { $hero } meurt : combien de jetons de conquête les héros perdent-ils ?

# --- why not

refusal-not-enough-cards = Il faut pour cela { $needed ->
        [one] { $needed } carte
       *[other] { $needed } cartes
    }, et la main du Seigneur du Mal en compte { $held }.
refusal-not-enough-conquest = Les héros ont { $held ->
        [one] { $held } jeton
       *[other] { $held } jetons
    } de conquête, et cela en demande { $needed }.
refusal-no-quest = Cela ne peut arriver que pendant une quête. `/quest start` en commence une.
refusal-turn-paid = Ce tour du Seigneur du Mal a déjà donné sa menace et ses cartes. Le suivant commence après le tour d’un héros, ou dès que `/turn end` a terminé celui-ci.
rule-turn-paid = la menace d’un même tour du Seigneur du Mal une deuxième fois
refusal-no-cards-left = Ni le paquet ni la défausse ne contiennent de carte.
refusal-not-in-first-edition = La première édition n’a pas de menace pour cela. Donnez-la avec `reason:correction` et une note.
refusal-of-first-edition-only = Seule la première édition a { $option }.
refusal-of-second-edition-only = Seule la seconde édition a { $option }.
refusal-conquest-unknown = Le nombre de jetons de conquête au début de { $quest } figure dans le livret de quêtes : donnez-le avec `conquest`.
refusal-unknown-expansion = Aucune extension ne s’appelle { $name }. Il y a : { $expansions }.

# --- the summary

first-kind-event = événements
first-kind-trap = pièges
first-kind-spawn = apparitions
first-kind-power = pouvoirs
first-summary-quest = - **{ $quest }** : { $outcome } ; { $rounds ->
        [0] {""}
        [one] { $rounds } manche, {""}
       *[other] { $rounds } manches, {""}
    }{ $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, conquête { $before } → { $after }
first-summary-conquest-gained = **Conquête gagnée : { $total }** ({ $reasons })
first-summary-conquest-lost = **Conquête perdue : { $total }** ({ $reasons })
first-summary-threat-gained = **Menace gagnée : { $total }** ({ $reasons })
first-summary-threat-lost = **Menace dépensée : { $total }** ({ $reasons })
first-summary-cards = **Cartes Seigneur du Mal** : { $drawn ->
        [one] { $drawn } piochée
       *[other] { $drawn } piochées
    }, { $discarded ->
        [one] { $discarded } défaussée
       *[other] { $discarded } défaussées
    }, { $played ->
        [0] { $played } jouée
        [one] { $played } jouée ({ $kinds })
       *[other] { $played } jouées ({ $kinds })
    }
first-summary-slain = **Monstres tués** : { $count }
first-summary-kills = **Héros tués** : { $heroes }
first-figure-conquest = conquête
first-figure-kills = { $kills ->
        [one] héros tué
       *[other] héros tués
    }

# --- the live board

first-select-killed = Mort d’un héros
first-killed = { $hero } { $known ->
        [yes] (conquête −{ $value })
       *[no] (la conquête sera demandée)
    }
first-killed-in-town = déjà en ville
first-button-glyph = Glyphe (conquête +{ $conquest })
first-button-cards = Vos cartes

# --- the line that closes a move

pools-first = Menace { $threat } | Conquête { $conquest } | Main { $hand }, paquet { $deck }
first-whose = -# Menace, main et pioche sont au Seigneur du Mal, la conquête aux héros.

# --- looks: threat, conquest, the overlord's cards

first-quest = Quête **{ $quest }**.
first-no-quest = Aucune quête n’est en cours. `/quest start` en commence une.
first-in-town = Mort et retour en ville : { $heroes }.
first-newest = **Derniers changements**
first-nothing-yet = Aucun pour l’instant.
first-threat-title = ## La menace du Seigneur du Mal
first-threat-how = Chaque tour du Seigneur du Mal en apporte 1 par héros de la quête ; une carte défaussée donne sa valeur de défausse (`/card discard`), une malédiction dans un coffre 1 par héros (`/threat gain reason:curse`). Une carte jouée se paie en entier (`/card play`). Ce qui reste se garde d’un tour à l’autre.
first-conquest-title = ## La conquête des héros
first-conquest-how = Un glyphe activé donne 3 jetons (`/conquest glyph`) ; les coffres, les monstres nommés et la fin de la quête donnent ce qu’ils indiquent (`/conquest gain`). La mort d’un héros coûte sa valeur de conquête (`/conquest killed`), la dernière carte du paquet du Seigneur du Mal 3 jetons. Quand il n’en reste aucun, les héros ont perdu.
first-why-turn = tour du Seigneur du Mal
first-why-curse = une malédiction
first-why-discard = cartes défaussées
first-why-played = une carte jouée
first-why-correction = correction
first-why-glyph = un glyphe
first-why-killed = la mort d’un héros
first-why-deck-out = la dernière carte du paquet
first-why-spared = une mort sans effet
first-why-note-gained = gain
first-why-note-lost = perte
first-hand-title = ## Vos cartes
first-hand =
    - **En main** : { $hand } (au plus { $limit } après les cartes de votre tour)
    - **Paquet** : { $deck }
    - **Défausse** : { $discards }
    - **Cartes pouvoir en jeu** : { $in_play }
    - **En tout** : { $cards }
first-hand-treachery = Cartes de traîtrise échangées : { $cards }.
first-hand-how = Personne d’autre ne voit ceci. Le bot compte vos cartes et n’en connaît aucune par son nom tant que vous ne la nommez pas.
