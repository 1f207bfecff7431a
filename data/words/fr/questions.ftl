# What is asked, under the class of the question (and its purpose), and the labels of the answers.

question-fortune-tie = Plusieurs héros ont aussi peu de fortune : qui reçoit { $left ->
        [one] { $left } jeton
       *[other] { $left } jetons, un par héros
    } ? Les héros choisissent.
question-missing-cost = Quel coût de déclenchement est imprimé sur { $card } ? Le bot le retient pour cette campagne.
question-defeat-reward = Que prend le Seigneur du Mal pour { $hero } : 1 menace ou 1 carte Seigneur du Mal ?
question-new-round = Nouvelle manche ? { $hero } a déjà effectué une action supplémentaire.
question-shop-pledge = 2 fortunes permettent de piocher 1 carte Objet de la boutique de plus. Déjà versé : { $paid } sur 2{ $payers }.
question-shop-pledge-payers = {" "}({ $heroes })
question-join-request = { $user } veut rejoindre la partie avec { $name }. Oui ou non ?
question-step-closes = { $left ->
        [xp] Le Seigneur du Mal a encore { $xp } XP
        [threat] Le Seigneur du Mal a encore { $threat ->
            [one] { $threat } menace
           *[other] { $threat } menaces
        }, assez pour une carte Complot
       *[both] Le Seigneur du Mal a encore { $xp } XP, et { $threat ->
            [one] { $threat } menace
           *[other] { $threat } menaces
        }, assez pour une carte Complot
    }, et ceci mettrait fin à l’étape Dépenser les XP. Passer à l’étape { $step }, ou attendre ?
question-hero-tests = { $card ->
        [none] { $condition }
       *[other] { $card }
    } : test de { $attribute }.
question-pick-hero-tested-hero = { $card } : quel héros fait le test ?
question-pick-hero-failed-hero = { $card } : lequel des héros qui ont échoué au test ?
question-pick-hero-stunned-hero = { $card } : quel héros reçoit l’état ?{ $condition ->
        [none] {""}
       *[other] {" "}C’est { $condition }.
    }
question-pick-hero-branded-hero = { $card } : sur la feuille de quel héros ?
question-pick-hero-racked-hero = { $card } : quel héros ?
question-pick-word-condition = { $card } : quel état ?
question-pick-word-sealed-side = { $card } : quelle face du jeton est cachée dessous ? Personne d’autre ne l’apprend avant la fin de la quête.
question-pick-word-spend = Que dit { $card } : l’épuiser ou l’utiliser ?
question-pick-number-cards-beneath = { $card } : combien de cartes Seigneur du Mal vont dessous ?
question-say-yes-use-counters = L’agent est vaincu. { $card } est-elle utilisée avant son départ ?
question-say-yes-defeated-by-card = Est-ce { $card } qui met { $hero } hors de combat ?
question-say-yes-discard-brand = { $hero } se repose : subir { $rest_fatigue ->
        [one] { $rest_fatigue } fatigue
       *[other] { $rest_fatigue } fatigues
    } pour défausser une menace posée par { $card } ?
question-pick-hero-pact-hero = { $card } : quel héros y a son jeton de héros pendant cette quête ? Les héros choisissent.
question-pick-hero-marked-hero = { $card } : quel héros est marqué ?
question-pick-hero-class-hero = { $card } : sur une carte Classe de quel héros ?
question-pick-hero-class-hero-off = { $card } : d’une carte Classe de quel héros ?
question-pick-hero-next-tested = { $card } : quel héros fait le test suivant ?
question-pick-hero-shielded-test = { $card } : le test de quel héros ?
question-say-yes-shields-for-test = { $hero } a réussi le test. Le Seigneur du Mal déclenche-t-il { $card }{ $cost ->
        [none] {""}
        [one] {" "}({ $cost } menace)
       *[other] {" "}({ $cost } menaces)
    } pour en faire un échec, avec { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    } de plus ?
question-say-yes-test-to-fail = { $hero } a réussi le test. Le Seigneur du Mal déclenche-t-il { $card }{ $cost ->
        [none] {""}
        [one] {" "}({ $cost } menace)
       *[other] {" "}({ $cost } menaces)
    } pour en faire un échec ?
question-say-yes-lowered-here = { $hero } a réussi le test. { $card } s’applique-t-elle à ce héros, d’après son texte ? Alors l’attribut baisse de { $by }, et le test est un échec.
question-say-yes-weakened-by-mark = { $hero } a réussi le test. Ce héros a-t-il l’état pour lequel { $card } baisse l’attribut de 1 ? Alors le test est un échec.
question-pick-hero-offered-hero = { $card } : à quel héros hors de combat est-elle proposée ?
question-pick-hero-threatened-hero = { $card } : quel héros ?
question-pick-word-tested-by = { $attributes ->
        [1] { $card } : test de { $attribute } pour { $hero } ?
       *[other] { $card } : quel attribut teste { $hero } ?
    }
question-pick-word-burden-tested-by = { $card } : quel attribut teste { $hero } ?
question-pick-word-rest-tested-by = { $card } : quel attribut teste { $hero } ?
question-pick-number-counted-gain = { $card } : combien y en a-t-il ? Chacun rapporte { $threat_each ->
        [one] { $threat_each } menace
       *[other] { $threat_each } menaces
    }.
question-pick-number-left-at-encounter-end = { $card } : combien en reste-t-il à la fin de la rencontre ? Chacun rapporte { $threat_each ->
        [one] { $threat_each } menace
       *[other] { $threat_each } menaces
    }.
question-pick-number-search-tokens-left = { $card } : combien de jetons Fouille reste-t-il sur le plateau ?
question-pick-number-tokens-laid = { $card } : combien de jetons les monstres y posent-ils jusqu’à ce qu’elle soit de nouveau prête ?
question-pick-number-reserved = { $card } : combien de menaces y sont posées ?
question-pick-number-pay-extra = { $card } : combien de menaces sont payées ?
question-pick-number-adjacent-monsters = { $card } : combien de monstres sont adjacents au héros qui a échoué ? Chacun rapporte { $threat_each ->
        [one] { $threat_each } menace
       *[other] { $threat_each } menaces
    }.
question-say-yes-harder-tests = { $card } : le monstre est-il de ceux qui rendent les tests plus difficiles ? Alors { $harder ->
        [one] { $harder } bouclier de plus compte
       *[other] { $harder } boucliers de plus comptent
    }.
question-pick-number-monsters-next-to = { $card } : combien de monstres sont adjacents à { $hero } ? Chacun coûte { $fatigue_each ->
        [one] { $fatigue_each } fatigue
       *[other] { $fatigue_each } fatigues
    }.
question-say-yes-large-monster = { $card } : est-ce un grand monstre (moyen, énorme ou massif) ? Il rapporte { $large ->
        [one] { $large } menace
       *[other] { $large } menaces
    } de plus.
question-say-yes-outcome = { $card } : est-ce arrivé comme le dit la carte ? Alors le Seigneur du Mal gagne { $threat ->
        [one] { $threat } menace
       *[other] { $threat } menaces
    }.
question-say-yes-at-encounter-end = { $card } : { $per_hero ->
        [0] est-ce le cas à la fin de la rencontre
       *[other] son dernier jeton a-t-il été retiré avant la fin de la rencontre
    } ? Alors le Seigneur du Mal gagne { $threat_each ->
        [one] { $threat_each } menace
       *[other] { $threat_each } menaces
    }.
question-say-yes-leave-choice = { $card } : le Seigneur du Mal laisse-t-il aux héros le choix de la prochaine quête, contre { $threat ->
        [one] { $threat } menace
       *[other] { $threat } menaces
    } ?
question-say-yes-box-for-threat = { $card } : retourne-t-elle dans la boîte, et le Seigneur du Mal gagne-t-il la menace posée dessus ? Sinon, les jetons partent.
question-say-yes-discard-at-once = { $card } : le Seigneur du Mal défausse-t-il tout de suite { $threat ->
        [one] { $threat } menace
       *[other] { $threat } menaces
    } ?
question-say-yes-attack-in-vain = { $card } : l’attaque a-t-elle été sans dégâts ? Alors { $threat ->
        [one] { $threat } menace est défaussée
       *[other] { $threat } menaces sont défaussées
    }, et le monstre est vaincu.
question-say-yes-tests-off = { $hero } se repose : un test pour se débarrasser de { $card } ?
question-say-yes-accepts-bargain = { $card } : est-ce que { $hero } accepte ? Alors le Seigneur du Mal gagne { $threat ->
        [one] { $threat } menace
       *[other] { $threat } menaces
    }.
question-say-yes-ends-turn = { $card } : est-ce que { $hero } termine son tour tout de suite ? Sinon, il y a un test.
question-say-yes-lieutenant-sacrificed = { $card } : le lieutenant { $lieutenant } a-t-il été sacrifié dans cette campagne ? Alors l’agent ne peut pas entrer.
question-say-yes-lieutenant-ally = { $card } : est-ce que { $lieutenant } est en jeu comme allié dans cette quête ? Alors l’agent ne peut pas entrer.
question-describe-group = { $card } : dans quel groupe ouvert l’agent entre-t-il ?

test-rolled = { $hero } ({ $value }) : gris { $gray }, noir { $black }{ $added ->
        [0] {""}
       *[other] , la carte { $added }
    } : { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    }, pour l’instant { $passed ->
        [yes] une réussite
       *[no] un échec
    }.
test-doubt = { $card } est prête : le Seigneur du Mal peut encore l’utiliser une fois un test réussi.
test-lowered = { $card } : là où elle s’applique à { $hero }, l’attribut vaut { $value }.
test-counts = { $hero } ({ $value }) : { $passed ->
        [yes] réussite
       *[no] échec
    }.
test-counts-unrecorded = { $hero } : { $passed ->
        [yes] réussite
       *[no] échec
    }.
test-told = { $hero } ({ $value }) : la table lance les dés.
test-told-unrecorded = { $hero } : la table lance les dés.
waits-for = On attend { $who }.
waits-for-side = On attend { $side ->
        [heroes] les héros
        [hero] la personne qui joue ce héros
        [hosts] le camp du Seigneur du Mal ou l’intendance
       *[overlord] le camp du Seigneur du Mal
    }.

choice-hero = { $hero }
choice-of-hero = { $label } : { $hero }
choice-number = { $number }
choice-threat = 1 menace
choice-overlord-card = 1 carte Seigneur du Mal
choice-class-card = 1 jeton sur une carte Classe{ $cost ->
        [none] {""}
        [one] {" "}({ $cost } menace)
       *[other] {" "}({ $cost } menaces)
    }
choice-no-test = Pas de test
choice-might = Puissance
choice-knowledge = Savoir
choice-willpower = Volonté
choice-awareness = Perception
choice-yes = Oui
choice-no = Non
choice-go-on = Continuer
choice-wait = Attendre
choice-put-in-1 = Verser 1
choice-pass = Réussite
choice-fail = Échec
choice-keep = Garder
choice-reroll = Relancer { $die }
choice-threat-side = Face menace
choice-fortune-side = Face fortune
choice-exhaust = Épuiser
choice-use = Utiliser
choice-bleeding = Saignement
choice-blinded = Aveuglé
choice-burning = En feu
choice-cursed = Maudit
choice-diseased = Malade
choice-doomed = Condamné
choice-immobilized = Immobilisé
choice-poisoned = Empoisonné
choice-stunned = Étourdi
choice-terrified = Terrifié
choice-weakened = Affaibli
