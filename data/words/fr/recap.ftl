# "Previously": the campaign told in a few sentences. Three wordings take turns from quest to quest.

recap-title = ## Précédemment dans { $campaign }
recap-story-title = ## L’histoire de { $campaign }
recap-nothing = Aucune quête n’a encore été jouée : il n’y a rien à raconter.
recap-hero-title = ## { $hero } dans { $campaign }
recap-overlord-title = ## Le Seigneur du Mal dans { $campaign }
recap-players = -# Chaque personne à la table a sa propre page :
button-recap = Précédemment…
button-recap-overlord = Seigneur du Mal
button-story = L’histoire

# --- a quest

tale-begun = { $quest } vient de commencer.
tale-under-way-0 = { $quest } est en cours, à la manche { $rounds }.
tale-under-way-1 = On en est à la manche { $rounds } de { $quest }, et rien n’est encore décidé.
tale-under-way-2 = La table est en pleine quête, { $quest } : manche { $rounds }.
tale-won-0 = { $winner ->
        [heroes] Les héros ont gagné { $quest }.
       *[overlord] Le Seigneur du Mal a gagné { $quest }.
    }
tale-won-1 = { $winner ->
        [heroes] { $quest } est revenue aux héros.
       *[overlord] { $quest } est revenue au Seigneur du Mal.
    }
tale-won-2 = { $winner ->
        [heroes] Dans { $quest }, les héros ont eu le dessus.
       *[overlord] Dans { $quest }, le Seigneur du Mal a eu le dessus.
    }
tale-won-in-0 = { $winner ->
        [heroes] Les héros ont gagné
       *[overlord] Le Seigneur du Mal a gagné
    } { $quest } en { $rounds ->
        [one] une seule manche
       *[other] { $rounds } manches
    }.
tale-won-in-1 = { $quest } est revenue { $winner ->
        [heroes] aux héros
       *[overlord] au Seigneur du Mal
    } après { $rounds ->
        [one] une seule manche
       *[other] { $rounds } manches
    }.
tale-won-in-2 = Il a fallu { $rounds ->
        [one] une seule manche
       *[other] { $rounds } manches
    } { $winner ->
        [heroes] aux héros
       *[overlord] au Seigneur du Mal
    } pour gagner { $quest }.
tale-streak-0 = Cela fait { $count } victoires d’affilée pour { $winner ->
        [heroes] les héros
       *[overlord] le Seigneur du Mal
    }.
tale-streak-1 = { $winner ->
        [heroes] Les héros ont gagné
       *[overlord] Le Seigneur du Mal a gagné
    } { $count } quêtes d’affilée.
tale-streak-2 = C’était la { $count }e victoire d’affilée pour { $winner ->
        [heroes] les héros
       *[overlord] le Seigneur du Mal
    }.
tale-score = { $lead ->
        [even] Les deux camps sont à égalité, { $more } partout.
        [heroes] Les héros mènent { $more } à { $fewer }.
       *[overlord] Le Seigneur du Mal mène { $more } à { $fewer }.
    }
tale-final = { $lead ->
        [even] Au bout du compte, chaque camp a gagné { $more ->
            [one] { $more } quête
           *[other] { $more } quêtes
        }.
        [heroes] Les héros ont gagné { $more ->
            [one] { $more } quête
           *[other] { $more } quêtes
        } sur { $quests }.
       *[overlord] Le Seigneur du Mal a gagné { $more ->
            [one] { $more } quête
           *[other] { $more } quêtes
        } sur { $quests }.
    }
tale-fell = { $count ->
        [one] { $heroes } a mordu la poussière
       *[other] { $heroes } ont chacun mordu la poussière
    } { $times ->
        [1] une fois
        [2] deux fois
       *[other] { $times } fois
    }
tale-fallen = { $fallen }.
tale-nobody-fell-0 = Aucun héros n’a mordu la poussière.
tale-nobody-fell-1 = Aucun héros n’a été mis hors de combat en chemin.
tale-nobody-fell-2 = Tous les héros ont tenu debout jusqu’au bout.
tale-reroll-passed = { $count ->
        [one] Une relance a changé
       *[other] { $count } relances ont changé
    } en réussite un test raté de { $hero }.
tale-reroll-hit = { $count ->
        [one] Une relance a changé
       *[other] { $count } relances ont changé
    } un raté de { $hero } en { $after ->
        [0] attaque qui touche
        [one] { $after } dégât
       *[other] { $after } dégâts
    }.
tale-reroll-more = { $count ->
        [one] Une relance a fait passer
       *[other] { $count } relances ont fait passer
    } l’attaque de { $hero } de { $before } à { $after ->
        [one] { $after } dégât
       *[other] { $after } dégâts
    }.
tale-lucky-attack = Le jet le plus chanceux de { $hero } a infligé { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } : seul 1 jet sur { $odds } fait aussi bien.
tale-lucky-overlord = Le jet le plus chanceux du Seigneur du Mal a infligé { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } : seul 1 jet sur { $odds } fait aussi bien.
tale-lucky-test = { $hero } a réussi un test que seul 1 jet sur { $odds } réussit.
tale-card-0 = Le Seigneur du Mal a déclenché { $card } { $times ->
        [2] deux fois
       *[other] { $times } fois
    }.
tale-card-1 = { $card } est entrée en jeu { $times ->
        [2] deux fois
       *[other] { $times } fois
    }.
tale-card-2 = { $times ->
        [2] Deux fois
       *[other] { $times } fois
    }, c’est { $card } que le Seigneur du Mal a déclenchée.
tale-threat-0 = Le Seigneur du Mal a gagné { $gained ->
        [one] { $gained } menace
       *[other] { $gained } menaces
    } et { $spent ->
        [0] n’en a dépensé aucune
       *[other] en a dépensé { $spent } pour des cartes Complot en jeu
    }.
tale-threat-1 = { $gained ->
        [one] { $gained } menace est entrée
       *[other] { $gained } menaces sont entrées
    } dans la réserve du Seigneur du Mal, et { $spent ->
        [0] aucune n’a été dépensée
        [one] { $spent } est allée à des cartes Complot en jeu
       *[other] { $spent } sont allées à des cartes Complot en jeu
    }.
tale-threat-2 = { $gained ->
        [one] { $gained } menace est entrée
       *[other] { $gained } menaces sont entrées
    } ; { $spent ->
        [0] aucune n’est sortie
       *[other] les cartes Complot en jeu en ont pris { $spent }
    }.
tale-gained-0 = Le Seigneur du Mal a gagné { $gained ->
        [one] { $gained } menace
       *[other] { $gained } menaces
    }.
tale-gained-1 = { $gained ->
        [one] { $gained } menace est entrée
       *[other] { $gained } menaces sont entrées
    } dans la réserve du Seigneur du Mal.
tale-gained-2 = La réserve du Seigneur du Mal a reçu { $gained ->
        [one] { $gained } menace
       *[other] { $gained } menaces
    }.
tale-slain-0 = { $count ->
        [one] { $count } monstre a été tué
       *[other] { $count } monstres ont été tués
    }.
tale-slain-1 = { $count ->
        [one] { $count } monstre est mort
       *[other] { $count } monstres sont morts
    }.
tale-slain-2 = { $count ->
        [one] { $count } monstre n’y a pas survécu
       *[other] { $count } monstres n’y ont pas survécu
    }.
tale-deck-out = Le paquet du Seigneur du Mal s’est vidé { $times ->
        [1] une fois
        [2] deux fois
       *[other] { $times } fois
    }.
tale-cards-0 = Le Seigneur du Mal a gagné { $gained ->
        [one] { $gained } menace
       *[other] { $gained } menaces
    } et { $played ->
        [0] n’a joué aucune carte
        [one] a joué { $played } carte
       *[other] a joué { $played } cartes
    }.
tale-cards-1 = { $gained ->
        [one] { $gained } menace est venue
       *[other] { $gained } menaces sont venues
    } au Seigneur du Mal, pour { $played ->
        [0] aucune carte jouée
        [one] { $played } carte jouée
       *[other] { $played } cartes jouées
    }.
tale-cards-2 = { $played ->
        [0] Aucune carte n’a été jouée
        [one] { $played } carte a été jouée
       *[other] { $played } cartes ont été jouées
    } par le Seigneur du Mal, qui a gagné { $gained ->
        [one] { $gained } menace
       *[other] { $gained } menaces
    }.
tale-conquest-0 = Sur { $before ->
        [one] { $before } conquête
       *[other] { $before } conquêtes
    } au début, il { $after ->
        [0] n’en restait aucune
       *[other] en restait { $after }
    }.
tale-conquest-1 = Les héros ont commencé avec { $before ->
        [one] { $before } conquête
       *[other] { $before } conquêtes
    } et { $after ->
        [0] ont fini sans aucune
       *[other] ont fini avec { $after }
    }.
tale-conquest-2 = À la fin, il { $after ->
        [0] ne restait aucune conquête
        [one] restait { $after } conquête
       *[other] restait { $after } conquêtes
    }, après { $before } au début.
tale-conquest-now-0 = Les héros ont { $after ->
        [one] { $after } conquête
       *[other] { $after } conquêtes
    }, et ont commencé avec { $before }.
tale-conquest-now-1 = Jusqu’ici, les conquêtes des héros sont passées de { $before } à { $after }.
tale-conquest-now-2 = Il y a maintenant { $after ->
        [one] { $after } conquête
       *[other] { $after } conquêtes
    }, après { $before } au début.
tale-fortune-0 = C’est { $hero } qui a dépensé le plus de fortune : { $amount }.
tale-fortune-1 = Personne n’a autant compté sur la fortune que { $hero }, qui en a dépensé { $amount }.
tale-fortune-2 = Aucun héros n’a dépensé plus de fortune que { $hero } : { $amount }.
tale-bought-0 = Le Seigneur du Mal a acheté { $cards } pour { $cost ->
        [one] { $cost } menace
       *[other] { $cost } menaces
    }.
tale-bought-1 = Pour { $cost ->
        [one] { $cost } menace
       *[other] { $cost } menaces
    }, le Seigneur du Mal a acheté { $cards }.
tale-bought-2 = { $cost ->
        [one] { $cost } menace a payé { $cards }
       *[other] { $cost } menaces ont payé { $cards }
    }.
tale-left-0 = Il est resté { $threat ->
        [0] zéro menace
        [one] { $threat } menace
       *[other] { $threat } menaces
    } au Seigneur du Mal et { $fortune ->
        [0] zéro fortune
        [one] { $fortune } fortune
       *[other] { $fortune } fortunes
    } aux héros.
tale-left-1 = À la fin, le Seigneur du Mal { $threat ->
        [0] n’avait aucune menace
        [one] avait { $threat } menace
       *[other] avait { $threat } menaces
    }, et les héros { $fortune ->
        [0] n’avaient aucune fortune
        [one] avaient { $fortune } fortune
       *[other] avaient { $fortune } fortunes
    }.
tale-left-2 = Ce qui est resté : { $threat ->
        [0] aucune menace
        [one] { $threat } menace
       *[other] { $threat } menaces
    } et { $fortune ->
        [0] aucune fortune
        [one] { $fortune } fortune
       *[other] { $fortune } fortunes
    }.
tale-held-0 = La réserve du Seigneur du Mal { $threat ->
        [0] n’a aucune menace
        [one] a { $threat } menace
       *[other] a { $threat } menaces
    }, et les héros { $fortune ->
        [0] n’ont aucune fortune
        [one] ont { $fortune } fortune
       *[other] ont { $fortune } fortunes
    }.
tale-held-1 = Il y a { $threat ->
        [0] zéro menace
        [one] { $threat } menace
       *[other] { $threat } menaces
    } chez le Seigneur du Mal, et { $fortune ->
        [0] zéro fortune
        [one] { $fortune } fortune
       *[other] { $fortune } fortunes
    } chez les héros.
tale-held-2 = Le Seigneur du Mal { $threat ->
        [0] n’a aucune menace
        [one] a { $threat } menace
       *[other] a { $threat } menaces
    } ; les héros { $fortune ->
        [0] n’ont aucune fortune
        [one] ont { $fortune } fortune
       *[other] ont { $fortune } fortunes
    }.

# --- one player's page at the campaign's end

tale-own-quests = { $hero } a pris part à { $quests ->
        [one] { $quests } quête
       *[other] { $quests } quêtes
    } ; { $won ->
        [0] les héros n’en ont gagné aucune
       *[other] les héros en ont gagné { $won }
    }.
tale-own-never-fell = { $hero } n’a jamais mordu la poussière.
tale-own-fell = { $hero } a mordu la poussière { $times ->
        [1] une fois
        [2] deux fois
       *[other] { $times } fois
    }{ $quest ->
        [none] {""}
       *[other] , le plus souvent dans { $quest }
    }.
tale-own-fortune = { $hero } a reçu { $given ->
        [one] { $given } fortune
       *[other] { $given } fortunes
    } et en a dépensé { $spent }{ $uses ->
        [none] {""}
       *[other] {"\u00A0"}: { $uses }
    }.
tale-own-use = { $what } { $amount }
tale-overlord-quests = Le Seigneur du Mal a gagné { $won ->
        [one] { $won } quête
       *[other] { $won } quêtes
    } sur { $quests }.
tale-overlord-felled = Les héros ont mordu la poussière { $times ->
        [1] une fois
        [2] deux fois
       *[other] { $times } fois
    }{ $hero ->
        [none] {""}
       *[other] , le plus souvent { $hero }
    }.
