# The first-edition board: what happened, what is refused, what is shown and offered.

# --- the board and its pieces

event-board-loaded = { $preset ->
        [none] Un plateau du groupe est posé
       *[other] Le plateau { $preset } est posé
    } : { $width } cases sur { $height }.
event-figure-placed = { $name } ({ $kind ->
        [hero] héros
       *[monster] monstre
    }{ $large ->
        [yes] , { $size }
       *[no] {""}
    }{ $flying ->
        [yes] , vol
       *[no] {""}
    }) se trouve en { $space }.{ $body }
event-boulder-placed = Le rocher { $name } ({ $size }) se trouve en { $space }, direction { $direction }.
event-piece-moved = { $name } va de { $start } à { $end }.
event-piece-removed = { $name } quitte le plateau ({ $space }).
event-door-set = { $added ->
        [yes] Il y a maintenant une porte entre { $space } et { $beyond } : { $open ->
                [yes] ouverte
               *[no] fermée
            }.
       *[no] La porte entre { $space } et { $beyond } est maintenant { $open ->
                [yes] ouverte
               *[no] fermée
            }.
    }
event-well-setup-changed = Désormais, le groupe joue avec { $setup }.
well-setup = souffle { $breath }, éclair { $bolt }, rochers { $boulder }, { $corners ->
        [square] `corners:square`
       *[cut] `corners:cut`
    }, { $falls ->
        [at-end] `falls:at-end`
       *[at-once] `falls:at-once`
    }, { $stairs ->
        [wall] `stairs:wall`
       *[link] `stairs:link`
    }, { $cap ->
        [before-daze] `cap:before-daze`
       *[after-daze] `cap:after-daze`
    }

side-north = nord
side-east = est
side-south = sud
side-west = ouest
spaces-run = { $first }–{ $last }
spaces-one = { $space }

# --- sample quests: what each is about, by its board

sample-rolling-hall = Une quête d’exemple. Les rochers roulent au début de chaque tour du Seigneur du Mal. Les héros gagnent dès que l’un d’eux se trouve sur une rampe et qu’il ne reste aucun monstre.
sample-kobold-cellar = Une quête d’exemple. Les héros gagnent dès que l’ogre et le maître kobold sont morts. Les kobolds attaquent avec `swarm:True` ; `/well door` ouvre la porte qui mène à l’ogre.
sample-drake-gallery = Une quête d’exemple. Les héros gagnent dès que le dragon est mort. Le souffle et l’éclair contournent les coins et s’arrêtent aux murs, aux portes fermées et, pour l’éclair, aux escaliers ; `/well door` ouvre une porte.

# --- boulders (W1-W3)

event-boulders-awaited = Le Seigneur du Mal commence son tour.{ $waiting ->
        [none] {""}
       *[other] {" "}Avant toute autre chose, les rochers roulent, dans l’ordre que choisit le Seigneur du Mal : { $waiting }.
    }
event-boulder-rolled = Le rocher { $name } lance { $roll } (jet { $number }) : { $distance ->
        [0] il reste où il est
        [one] { $distance } case
       *[other] { $distance } cases
    }.
event-boulder-advanced = - Il avance en { $space }.
well-path = - Il avance en { $spaces }.
event-rubble-cleared = - Il retire les décombres en { $space }.
event-figure-crushed = - { $name } ({ $kind ->
        [hero] héros
       *[monster] monstre
    }) meurt aussitôt en { $space }.
event-figure-spared = - { $name } est à l’abri dans la fosse en { $space } : le rocher ne fait que la traverser.
event-boulder-turned = - La rampe en { $ramp } le tourne direction { $direction }.
event-boulder-shattered = - Il heurte { $cause ->
        [wall] le mur en { $space }
        [door] une porte fermée en { $space }
       *[boulder] le rocher { $other } en { $space }
    } et il est détruit.
event-boulder-fell = - Il tombe dans la fosse en { $space } et disparaît.

# --- attacks (W4, W5, W7, W9)

event-well-attack-declared-plain = { $attacker } attaque { $targets }{ $dice ->
        [none] {""}
       *[other] {" "}(dés : { $dice })
    }.{ $swarm }{ $losing }{ $blow }
event-well-attack-declared-breath = { $attacker } souffle direction { $direction } (alignement { $alignment }{ $dice ->
        [none] {""}
       *[other] {"\u00A0"}; dés : { $dice }
    }). { $targets ->
        [none] Personne n’est touché.
       *[other] Sont dans le souffle : { $targets }.
    }{ $losing }{ $blow }
event-well-attack-declared-bolt = { $attacker } lance un éclair direction { $direction } (alignement { $alignment }{ $dice ->
        [none] {""}
       *[other] {"\u00A0"}; dés : { $dice }
    }). { $targets ->
        [none] Personne n’est touché.
       *[other] Sont dans l’éclair : { $targets }.
    }{ $losing }{ $blow }
well-swarm = {" "}Essaim : { $count ->
        [0] aucune autre figurine amie n’est à côté de la cible.
        [one] { $helpers } est à côté de la cible
       *[other] { $count } autres figurines amies sont à côté de la cible ({ $helpers })
    }{ $count ->
        [0] {""}
       *[other] {"\u00A0"}: { $gained ->
            [0] aucun dé de pouvoir de plus, car l’attaque en a déjà le maximum
            [one] { $gained } dé de pouvoir de plus
           *[other] { $gained } dés de pouvoir de plus
        }.
    }
well-losing = {" "}L’étourdissement retire { $lose ->
        [one] { $lose } dé jaune, vert ou noir
       *[other] { $lose } dés jaunes, verts ou noirs
    }.
event-daze-dice-lost = { $attacker } : l’étourdissement retire de l’attaque { $dice }.
event-power-dice-capped = { $attacker } garde autant de dés de pouvoir qu’une attaque peut en avoir ; { $count ->
        [one] ce dé est laissé
       *[other] ces dés sont laissés
    } de côté : { $dice }.
event-well-attack-rolled = Résultat : { $roll } (jet { $number }).
event-well-attack-dodged = { $name } esquive. Nouveau résultat : { $roll } (jet { $number }).
event-well-attack-settled = { $missed ->
        [yes] L’attaque est ratée.
       *[no] L’attaque touche : portée { $range }, { $wounds ->
            [one] { $wounds } blessure
           *[other] { $wounds } blessures
        } avant l’armure{ $surges ->
            [0] {""}
            [one] , { $surges } poussée
           *[other] , { $surges } poussées
        }.
    }
event-well-attack-settled-short = L’attaque est ratée : portée { $range }, et la cible est à { $short ->
        [one] { $short } case
       *[other] { $short } cases
    }.
event-well-attack-settled-template = L’attaque touche chaque cible, quelle que soit la portée : { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    } avant l’armure{ $surges ->
        [0] {""}
        [one] , { $surges } poussée
       *[other] , { $surges } poussées
    }.
well-settled-without-dice = Il ne reste aucun dé à lancer : l’attaque n’a aucun effet.

# --- bleed and daze (W6, W7)

event-bleed-set = { $name } : saignement { $before } → { $after }.
event-daze-set = { $name } : étourdissement { $before } → { $after }.
event-figure-turn-began = { $name } commence son tour.
event-bleed-rolled = { $name } saigne : { $roll } (jet { $number }). { $wounds ->
        [0] Aucune blessure
        [one] { $wounds } blessure, quelle que soit l’armure
       *[other] { $wounds } blessures, quelle que soit l’armure
    }. Tous ses jetons de saignement partent.
event-daze-rolled = { $name } lance les dés pour l’étourdissement : { $roll } (jet { $number }). { $removed ->
        [0] Aucun jeton ne part
        [one] { $removed } jeton part
       *[other] { $removed } jetons partent
    }, { $left ->
        [0] il n’en reste aucun.
        [one] il en reste { $left } : ses attaques perdent { $left } dé jaune, vert ou noir.
       *[other] il en reste { $left } : ses attaques perdent { $left } dés jaunes, verts ou noirs.
    }

# --- wounds (E7, E8)

event-figures-equipped = Le bot tient le compte des blessures : { $figures }.
well-wounds-of = { $name } : { $wounds } (armure { $armour ->
        [none] selon sa feuille
       *[other] { $armour }
    })
well-body = {" "}{ $left ->
        [yes] Blessures
       *[no] Blessures restantes
    } : { $wounds }{ $left ->
        [yes] {""}
       *[no] {" "}sur { $most }
    } ; armure { $armour ->
        [none] selon sa feuille
       *[other] { $armour }
    }{ $speed ->
        [none] {""}
       *[other] , vitesse { $speed }
    }{ $dice ->
        [none] {""}
       *[other] {"\u00A0"}; dés d’attaque : { $dice }
    }.
well-blow = {" "}En plus de ses dés : { $parts }.
well-blow-bleed = saignement
well-blow-daze = étourdissement
well-blow-damage = { $count ->
        [one] +{ $count } dégât
       *[other] +{ $count } dégâts
    }
well-blow-pierce = perforation { $count }
event-figure-hurt-attack = { $name } : { $armour ->
        [none] { $lost ->
            [0] aucune blessure
            [one] { $lost } blessure
           *[other] { $lost } blessures
        } ; son armure n’est pas un nombre fixe, alors retirez ce que dit sa feuille avec `1 de moins`
        [0] { $lost ->
            [0] aucune blessure
            [one] { $lost } blessure
           *[other] { $lost } blessures
        }
       *[other] { $lost ->
            [0] l’armure { $armour } arrête tout
            [one] { $lost } blessure après l’armure { $armour }
           *[other] { $lost } blessures après l’armure { $armour }
        }
    }.{ $bleed ->
        [0] {""}
       *[other] {" "}Saignement.
    }{ $daze ->
        [0] {""}
       *[other] {" "}Étourdissement.
    }
event-figure-hurt-tokens = { $name } :{ $bleed ->
        [0] {""}
       *[other] {" "}Saignement.
    }{ $daze ->
        [0] {""}
       *[other] {" "}Étourdissement.
    }
event-figure-hurt-bleed = { $name } subit { $lost ->
        [one] { $lost } blessure
       *[other] { $lost } blessures
    }.
event-figure-hurt-suffers = { $name } subit { $lost ->
        [one] { $lost } blessure
       *[other] { $lost } blessures
    }{ $note ->
        [none] {""}
       *[other] {" "}(« { $note } »)
    }.
event-figure-hurt-heals = { $name } soigne { $healed ->
        [one] { $healed } blessure
       *[other] { $healed } blessures
    }{ $note ->
        [none] {""}
       *[other] {" "}(« { $note } »)
    }.
event-figure-died = { $name } ({ $kind ->
        [hero] héros
       *[monster] monstre
    }) meurt en { $space }{ $kind ->
        [hero] {"\u00A0"}: retour en ville, toutes blessures soignées.
       *[monster] {" "}et quitte le plateau.
    }
event-figure-returned = { $name } vit finalement, et se trouve en { $space }.
event-attack-adjusted-more = L’attaque inflige { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    } de plus.
event-attack-adjusted-less = L’attaque inflige { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    } de moins.
event-attack-adjusted-pierce = La perforation de l’attaque augmente de { $count }.
wounds-line = { $name } : blessures { $wounds }

# --- treachery (W8)

event-treachery-opened = Le Seigneur du Mal commence à dépenser sa traîtrise.
event-treachery-opened-open = Le Seigneur du Mal dépense sa traîtrise : événement { $event }, piège { $trap }, monstre { $monster }. S’il n’en reste rien, le Seigneur du Mal commence avec { $usual ->
        [one] { $usual } carte
       *[other] { $usual } cartes
    }.
event-treachery-swapped = Le Seigneur du Mal prend une carte de traîtrise en échange d’une carte de base.
event-treachery-swapped-open = Le Seigneur du Mal prend { $card } en échange ({ $kind ->
        [event] événement
        [trap] piège
       *[monster] monstre
    }, { $cost }).
event-treachery-swap-undone = Le Seigneur du Mal revient sur l’échange d’une carte de traîtrise.
event-treachery-swap-undone-open = Le Seigneur du Mal revient sur l’échange de { $card } ({ $kind ->
        [event] événement
        [trap] piège
       *[monster] monstre
    }, { $cost }).
event-treachery-settled = La traîtrise est dépensée : { $swapped ->
        [0] aucune carte échangée
        [one] { $swapped } carte échangée
       *[other] { $swapped } cartes échangées
    }, { $left_over ->
        [one] { $left_over } point restant
       *[other] { $left_over } points restants
    }, { $extra ->
        [0] aucune carte de départ supplémentaire
        [one] { $extra } carte de départ supplémentaire
       *[other] { $extra } cartes de départ supplémentaires
    }. Le Seigneur du Mal commence avec { $start_cards ->
        [one] { $start_cards } carte
       *[other] { $start_cards } cartes
    }.

# --- choices of an attack

question-daze-takes = { $attacker } : l’étourdissement retire { $lose ->
        [one] { $lose } dé à l’attaque. Lequel
       *[other] { $lose } dés à l’attaque. Lesquels
    } ?
question-spend-power = { $attacker } : les dés de pouvoir ajoutent { $most }. Combien en portée, et combien en blessures ?{ $needed ->
        [0] {""}
       *[other] {" "}La cible est à { $away } cases : avec moins de { $needed } de portée en plus, l’attaque est ratée.
    }
choice-lose-dice = Perdre { $die }
choice-power = { $number ->
        [0] { $rest ->
                [one] +{ $rest } blessure
               *[other] +{ $rest } blessures
            }
       *[other] +{ $number } portée{ $rest ->
                [0] {""}
                [one] , +{ $rest } blessure
               *[other] , +{ $rest } blessures
            }
    }

# --- pictures, in words

well-alt = Le plateau, de { $first } à { $last }.
well-alt-before = Avant : { $board }
well-alt-after = Après : { $board }
well-alt-area = Le gabarit couvre { $covered } ; cases atteintes : { $reached } ; cibles : { $targets }.
well-alt-killed = Morts en { $spaces }.
well-alt-died = Croix : { $figures }.
well-died = { $name } ({ $label }) en { $space }
well-alt-hero = Héros : { $figures }.
well-alt-monster = Monstres : { $figures }.
well-alt-boulders = Rochers : { $boulders }.
well-alt-doors = Portes : { $doors }.
well-alt-terrain = { $what } : { $spaces }.
well-figure = { $name } ({ $label }) en { $where }{ $flying ->
        [yes] , vol
       *[no] {""}
    }{ $bleed ->
        [0] {""}
       *[other] , saignement { $bleed }
    }{ $daze ->
        [0] {""}
       *[other] , étourdissement { $daze }
    }{ $most ->
        [0] {""}
       *[other] , blessures { $wounds } sur { $most }
    }
well-boulder = { $name } en { $where }, direction { $direction }
well-door = { $first }/{ $last } { $open ->
        [yes] ouverte
       *[no] fermée
    }
terrain-rubble = Décombres
terrain-pit = Fosses
terrain-stairs = Escaliers
terrain-water = Eau
terrain-obstacle = Obstacles
terrain-ramp-north = Rampes nord
terrain-ramp-east = Rampes est
terrain-ramp-south = Rampes sud
terrain-ramp-west = Rampes ouest

# --- the overlord's calculator (W8)

treachery-none = Aucune traîtrise n’est en train d’être dépensée. Le Seigneur du Mal commence avec les valeurs de la quête : `/well treachery event:3 trap:2 monster:4`.
treachery-title = ## Traîtrise{ $done ->
        [yes] , dépensée
       *[no] {""}
    }
    Personne d’autre ne voit ceci.
treachery-event = Événement
treachery-trap = Piège
treachery-monster = Monstre
treachery-left = **{ $kind }** : reste { $left } sur { $given }
treachery-no-figures = Aucune valeur de traîtrise n’est donnée. Un fichier exporté les omet : après une importation, `/well treachery event:3 trap:2 monster:4` les indique à nouveau.
treachery-no-swaps = { $done ->
        [yes] Aucune carte n’a été échangée.
       *[no] Aucune carte n’est encore échangée.
    }
treachery-swap = - { $card } ({ $kind }, { $cost })
treachery-swap-untold = - une carte qu’un fichier exporté ne nomme pas
treachery-cards = Reste en tout : { $left } ; chaque tranche de { $points } donne 1 carte de départ supplémentaire, soit { $extra } de plus. Avec les { $usual } normales, cela fait { $cards } cartes de départ, jamais plus de { $most }.
button-swap-treachery = Échanger une carte
button-swap-back = Reprendre { $card }
button-settle = Terminé
form-swap-treachery = Échanger contre une carte de traîtrise
field-card = Carte de traîtrise
field-treachery-kind = Type
field-treachery-cost = Coût
hint-treachery-cost = Payé dans son propre type

# --- why something is refused

refusal-no-map = Aucun plateau n’est encore posé. `/well board action:load` en pose un : un plateau fourni, ou votre propre plan en texte.
refusal-map-faulty = Le plan a { $count ->
        [one] { $count } défaut
       *[other] { $count } défauts
    }, donc rien n’a été posé :{ $faults }
refusal-no-such-preset = { $name ->
        [none] Quel plateau ?
       *[other] Aucun plateau fourni ne s’appelle { $name }.
    } Il y a { $presets }, ou votre propre plan en texte comme fichier.
refusal-not-a-space = « { $text } » n’est pas une case. Les cases se nomment par colonne et rangée, comme C7.
refusal-off-map = { $space } est hors du plateau, dont la dernière case est { $last }.
refusal-not-a-size = « { $text } » n’est pas une taille. Les tailles s’écrivent largeur x hauteur, de 1x1 à 9x9, comme 2x3.
refusal-bad-piece-name = Une pièce a besoin d’un nom d’au moins une lettre ou un chiffre et d’au plus 60 caractères.
refusal-piece-name-taken = Une pièce nommée { $name } se trouve déjà sur le plateau.
refusal-no-such-piece = Aucune pièce du plateau ne s’appelle { $name }. { $there ->
        [none] Rien ne s’y trouve encore.
       *[other] Il y a { $there }.
    }
refusal-unknown-monster = Aucun monstre imprimé de la première édition ne s’appelle { $name }. `/well place` met une figurine de votre choix sur le plateau.
refusal-no-room-for-monsters = Le plateau n’a pas la place pour { $count } { $name }.
refusal-wounds-not-kept = Dans cette campagne, les blessures se comptent à la table. Avec `/campaign settings track:everything`, le bot en tient le compte.
refusal-wounds-unknown = Les blessures de { $name } ne sont pas connues. Retirez la figurine du plateau, et donnez-les avec `/well place wounds:`.
refusal-too-many-pieces = Le plateau ne contient pas plus de { $most } pièces.
refusal-in-wall = { $space } est un mur.
refusal-space-taken = La case { $space } est occupée : { $boulder ->
        [yes] rocher { $by }
       *[no] { $by }
    }.
refusal-door-in-the-way = Une porte fermée se trouverait au milieu d’une pièce : { $space }, côté { $side }.
refusal-boulders-first = Avant toute autre chose, les rochers roulent pendant le tour du Seigneur du Mal : { $waiting }.
refusal-boulders-not-now = Les rochers ne roulent qu’au tout début du tour du Seigneur du Mal (`/well turn name:overlord`).
refusal-boulder-not-waiting = Le rocher { $name } n’attend pas de rouler, ou il est nommé deux fois. Ceux qui attendent : { $waiting }.
refusal-bad-amount = { $amount } ne convient pas : il faut un nombre de { $least } à { $most }, et pas 0 quand des jetons changent.
refusal-template-faulty = Ce n’est pas un gabarit. { $faults }
refusal-treachery-short = Il faut { $needed ->
        [one] { $needed } point
       *[other] { $needed } points
    } de traîtrise { $treachery ->
        [event] événement
        [trap] piège
       *[monster] monstre
    }, et il en reste { $left } de ce type.
refusal-treachery-not-open = Aucune traîtrise n’est en train d’être dépensée. `/well treachery` avec les valeurs de la quête lance la dépense.
refusal-treachery-spent = La traîtrise de cette quête est dépensée. Pour la dépenser autrement, annulez ce coup ; après cette quête, `/well treachery` prend les valeurs de la prochaine.
refusal-treachery-changed = D’autres cartes ont été échangées entre-temps. `/well treachery` montre où vous en êtes.
refusal-not-swapped = Aucune carte échangée ne s’appelle { $name }.

refusal-choice-open = { $attacker } : l’attaque attend d’abord un choix.
refusal-not-a-first-edition-die = La première édition n’a pas de dé { $die }.
refusal-attack-without-dice = Avec quels dés ? Indiquez-les, par exemple `dice:"rouge vert"`, ou gardez ceux d’un héros avec `/hero attack`.
refusal-too-many-power-dice = Aucune attaque n’a plus de { $most } dés de pouvoir.
refusal-attack-on-itself = Une figurine ne peut pas s’attaquer elle-même : { $name }.
refusal-no-such-alignment = Il n’y a pas d’alignement { $alignment } : de ce côté, le gabarit se pose { $most ->
        [one] d’une seule façon
       *[other] de { $most } façons, comptées d’ouest en est ou du nord au sud
    }.
refusal-no-attack = Aucune attaque n’attend cela.
refusal-other-attack = Ces dés ne sont plus là : ils ont été relancés, ou une autre attaque est venue.
refusal-not-a-target = L’attaque ne touche pas { $name }. { $count ->
        [0] Elle ne touche personne.
       *[other] Elle touche { $targets }.
    }
refusal-attack-missed = L’attaque est ratée : il n’y a rien à esquiver.
refusal-dodged-already = Une attaque ne s’esquive qu’une fois, et c’est déjà fait ({ $by }).
refusal-no-such-die = Choisissez des dés du jet, chacun une fois.

rule-boulders-first = autre chose avant les rochers
rule-boulders-not-now = des rochers qui roulent à un autre moment que le début du tour du Seigneur du Mal
rule-too-many-power-dice = plus de dés de pouvoir qu’une attaque ne peut en avoir
rule-dodged-already = une deuxième esquive de la même attaque

map-fault = ligne { $line }, colonne { $column } : { $what }
map-fault-more = et encore { $count }
map-fault-empty = il n’y a pas de dessin de plateau
map-fault-too-long = le fichier dépasse 20 000 caractères
map-fault-too-wide = le plateau fait plus de 60 cases de large
map-fault-too-tall = le plateau fait plus de 60 cases de haut
map-fault-ragged = cette rangée n’a pas { $text } cases comme la première
map-fault-symbol = « { $text } » ne désigne rien ({ $space })
map-fault-legend-name = il n’y a pas de terrain nommé « { $text } »
map-fault-legend-symbol = « { $text } » doit nommer un seul caractère, comme wall=W
map-fault-legend-twice = « { $text } » désignerait deux choses
map-fault-line = « { $text } » ne commence ni ne finit une ligne lisible ; les lignes sont door, hero, monster, boulder
map-fault-quote = il manque un guillemet pour faire la paire
map-fault-space = « { $text } » n’est pas une case comme C7
map-fault-off-map = { $text } est hors du plateau
map-fault-side = « { $text } » n’est pas un côté ; les côtés sont north, east, south, west
map-fault-door-state = une porte est open ou closed, pas « { $text } »
map-fault-door-twice = il y a déjà une porte de ce côté de { $text }
map-fault-door-in-wall = une porte se place entre deux cases sans mur
map-fault-door-in-piece = une porte fermée se trouve au milieu d’une pièce
map-fault-name = « { $text } » n’est pas un nom : il faut au moins une lettre ou un chiffre, et au plus 60 caractères
map-fault-name-taken = { $text } se trouve déjà sur le plateau
map-fault-size = « { $text } » n’est pas une taille comme 2x3
map-fault-in-wall = la pièce en { $text } se trouve dans un mur
map-fault-space-taken = la pièce en { $text } se trouve sur une autre
map-fault-word = « { $text } » est un mot de trop
map-fault-too-many = le plateau ne contient pas plus de 200 pièces

template-fault-empty = Il n’a aucune rangée.
template-fault-too-large = Il a plus de 12 rangées ou colonnes.
template-fault-ragged = Ses rangées n’ont pas toutes la même longueur.
template-fault-symbol = Les rangées s’écrivent avec x pour les cases couvertes et . pour les cases vides.
template-fault-base = Les cases couvertes de la dernière rangée, celle contre la figurine qui attaque, doivent se toucher.
template-fault-bolt-base = La dernière rangée d’un éclair couvre exactement deux cases.

# --- buttons

button-play-sample = Jouer { $quest }
button-load-board = Poser { $preset }
button-roll-boulder = Faire rouler { $boulder }
button-roll-all-boulders = Faire rouler tous les rochers
button-dodge = Esquiver
button-one-more = 1 de plus
button-one-less = 1 de moins
button-pierce-one = Perforation 1
button-put-on-board = Poser { $hero } sur le plateau…
form-dodge = Esquive : relancer des dés de l’attaque
field-dodging = Qui esquive
field-dodged-dice = Dés à relancer
form-put-on-board = Un héros arrive sur le plateau
field-space = Case
hint-space = Sa colonne et sa rangée, comme E4
button-show-board = Voir le plateau

# --- pages

well-page-no-board = Aucun plateau n’est encore posé.
well-page-board = **Plateau**, { $width } cases sur { $height }
well-page-window = L’image montre { $first } à { $last } ; `/well board action:show space:` montre une autre partie.
well-page-hero = Héros : { $figures }
well-page-monster = Monstres : { $figures }
well-page-boulders = Rochers : { $boulders }
well-page-waiting = Avant toute autre chose, ces rochers roulent pendant le tour du Seigneur du Mal : { $boulders }.
well-setup-title = ## Avec quoi joue le groupe
    { $usual ->
        [yes] Ce sont les valeurs par défaut : la source n’en donne pas.
       *[no] Le groupe les a réglées lui-même.
    }
well-setup-breath = **Souffle** : `x` est couvert ; la dernière rangée se pose à plat contre la figurine qui attaque.
well-setup-bolt = **Éclair**, de même ; sa dernière rangée fait deux cases de large.
well-setup-boulder = **Les rochers** font { $size } si rien d’autre n’est dit.
well-setup-corners = { $corners ->
        [square] **corners:square** : un pas en diagonale exige que les deux passages autour du coin soient libres de murs et de portes fermées.
       *[cut] **corners:cut** : un pas en diagonale exige qu’un des passages autour du coin soit libre de murs et de portes fermées.
    }
well-setup-falls = { $falls ->
        [at-end] **falls:at-end** : un rocher tombe là où sa course finit entièrement au-dessus de fosses.
       *[at-once] **falls:at-once** : un rocher tombe dès qu’il est entièrement au-dessus de fosses.
    }
well-setup-stairs = { $stairs ->
        [wall] **stairs:wall** : un éclair frappe qui se trouve sur un escalier et ne va pas plus loin, comme face à un mur.
       *[link] **stairs:link** : un éclair traverse un escalier comme toute autre case.
    }
well-setup-cap = { $cap ->
        [before-daze] **cap:before-daze** : Essaim ajoute des dés jusqu’à { $most } dés de pouvoir en tout, puis l’étourdissement en retire.
       *[after-daze] **cap:after-daze** : l’étourdissement retire d’abord des dés de tout ce qu’Essaim ajoute, puis il reste jusqu’à { $most } dés de pouvoir.
    }
well-setup-how = L’intendance peut tout changer, par exemple `/well setup falls:at-once`. Un gabarit s’écrit rangée par rangée, séparées par des barres obliques : `/well setup breath:xxxx/xxxx/.xx./.xx.`
well-way = { $alignment } : depuis { $base }

# --- commands

command-well = Le plateau de la première édition : Le puits des ténèbres
command-well-board = Poser un plateau (fourni, ou votre plan en texte), ou le montrer
command-well-place = Mettre une figurine sur le plateau
command-well-monster = Mettre des monstres imprimés sur le plateau
command-well-boulder = Mettre un rocher sur le plateau
command-well-move = Déplacer à la main une figurine ou un rocher
command-well-remove = Retirer du plateau une figurine ou un rocher
command-well-door = Ouvrir ou fermer une porte, ou en placer une
command-well-turn = Commencer un tour : rochers, saignement et étourdissement sont lancés
command-well-boulders = Faire rouler les rochers au début du tour du Seigneur du Mal
command-well-bleed = Mettre des jetons de saignement sur une figurine, ou en retirer
command-well-daze = Mettre des jetons d’étourdissement sur une figurine, ou en retirer
command-well-wounds = Faire subir des blessures à une figurine, ou soigner avec un moins
command-well-attack = Attaquer une figurine
command-well-breath = Souffler d’un côté ; sans dés, voir seulement qui est touché
command-well-bolt = Lancer un éclair d’un côté ; sans dés, voir seulement qui est touché
command-well-setup = Montrer les gabarits et les choix du groupe ; l’intendance les change
command-well-treachery = Dépenser la traîtrise avant une quête (seul le Seigneur du Mal voit les cartes)

option-well-board-action = Poser un plateau, ou montrer celui qui est là
option-well-board-space = La case à montrer au centre, comme C7 ; utile pour un grand plateau
option-preset = Un plateau fourni
option-file = Votre propre plateau, un plan en texte
option-well-place-name = Le nom de la figurine
option-well-place-kind = Le camp pour lequel elle se bat
option-space = La case, comme C7 ; pour une grande pièce, son coin nord-ouest
option-size = Largeur et hauteur en cases, comme 2x3
option-flying = Si elle vole
option-master = Si c’est un maître
option-well-place-wounds = Ses blessures, si rien d’imprimé ne les indique
option-armour = Son armure, si rien d’imprimé ne l’indique
option-well-monster-name = Le monstre imprimé
option-count = Combien
option-well-monster-space = Où se trouve le premier ; sans indication, les premières cases libres
option-direction = La direction de sa flèche
option-well-boulder-name = Le nom du rocher ; sans indication, il reçoit un numéro
option-name = La figurine ou le rocher
option-side = Quel côté
option-state = Ouverte ou fermée
option-well-turn-name = Le Seigneur du Mal, ou la figurine
option-order = L’ordre des rochers, séparés par des virgules ; sinon, comme placés
option-figure = La figurine
option-tokens = Combien en mettre, ou en retirer avec un moins
option-attacker = La figurine qui attaque
option-well-attack-target = La figurine attaquée
option-bleed = Si l’attaque fait saigner sa cible
option-daze = Si l’attaque étourdit sa cible
option-damage = Blessures ajoutées au jet
option-pierce = Armure que l’attaque ignore
option-well-wounds-amount = Blessures à subir, ou à soigner avec un moins
option-swarm = Si des figurines amies à côté de la cible ajoutent des dés de pouvoir
option-alignment = La position du gabarit, d’ouest en est ou du nord au sud
option-breath = Rangées du souffle séparées par / : xxxx/xxxx/.xx./.xx. ou default
option-bolt = Rangées de l’éclair séparées par / : xx/xx/xx/xx/xx/xx ou default
option-boulder = La taille d’un rocher si rien d’autre n’est dit, comme 2x2
option-corners = En diagonale : cut passe le coin, square veut les deux passages libres
option-stairs = Un éclair face à un escalier : wall l’arrête, link le laisse passer
option-cap = Limite des dés de pouvoir : avant que l’étourdissement en retire, ou après
option-falls = Un rocher tombe dans une fosse à la fin de sa course, ou aussitôt
option-event = Traîtrise événement que donne la quête
option-trap = Traîtrise piège
option-monster = Traîtrise monstre
option-start = Cartes de départ s’il ne reste aucune traîtrise
