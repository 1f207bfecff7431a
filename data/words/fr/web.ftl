# The campaign as a page for the web, from `/campaign export as:page`.

web-skip = Aller au récit
web-tabs = Parties de cette page
web-story = Récit
web-ledger = Registre
web-table = Cartes et héros
web-heroes = Héros
web-dice = Dés
web-proof = Preuve
web-dice-how = Le nombre au-dessus de chaque barre dit combien de fois une face est sortie ; le trait, combien de fois des dés équitables la montrent en moyenne. Le verdict vaut pour tous les dés ensemble.
web-course = Menace et fortune
web-course-first = Menace et conquête
web-conquest = Conquête
web-course-point = { $name } : menace { $threat }, conquête { $conquest }
web-before = Avant la première quête
web-somebody = un ancien membre de la table
web-won-heroes = victoire des héros
web-won-overlord = victoire du Seigneur du Mal
web-edition = { $edition ->
        [first] Première édition.
       *[second] Acte { $act }, seconde édition.
    }
web-made = Page faite par le bot Overlord, heures en UTC :
web-left-out = { $count ->
        [0] Rien n’a été annulé.
        [one] { $count } coup annulé est omis.
       *[other] { $count } coups annulés sont omis.
    }
web-filter-hero = Héros
web-filter-hero-all = Tous les héros
web-filter-card = Carte
web-filter-card-all = Toutes les cartes
web-hero-fortune = { $held ->
        [one] { $held } fortune
       *[other] { $held } fortunes
    } maintenant, { $given ->
        [one] { $given } reçue
       *[other] { $given } reçues
    } jusqu’ici
web-hero-uses = Fortune dépensée : { $uses }
web-hero-suffered = A subi { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } et { $fatigue ->
        [one] { $fatigue } fatigue
       *[other] { $fatigue } fatigues
    }{ $times ->
        [0] {""}
        [1] , hors de combat une fois
        [2] , hors de combat deux fois
       *[other] , hors de combat { $times } fois
    }
web-hero-fell = { $times ->
        [0] Jamais hors de combat
        [1] Hors de combat une fois
        [2] Hors de combat deux fois
       *[other] Hors de combat { $times } fois
    }
web-hero-killed = { $times ->
        [0] Aucune mort
        [1] Une mort
        [2] Deux morts
       *[other] { $times } morts
    }
web-card-use = { $times ->
        [0] Jamais déclenchée
        [1] Déclenchée une fois
        [2] Déclenchée deux fois
       *[other] Déclenchée { $times } fois
    }{ $spent ->
        [0] {""}
        [one] , pour { $spent } menace
       *[other] , pour { $spent } menaces
    }{ $paid ->
        [0] .
        [one] {" "}; achetée pour { $paid } menace.
       *[other] {" "}; achetée pour { $paid } menaces.
    }
web-verify-how = Pour vérifier vous-même, exportez la campagne sous forme de fichier et lancez `overlord verify` dessus.
