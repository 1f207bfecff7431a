# Dice: rolls, rerolls, odds, fairness and verification.

refusal-rerolled-already = Le jet a changé depuis l’apparition de ce bouton ({ $hero }), et rien n’a été dépensé. Les boutons sous le jet sont à jour.
refusal-not-your-roll = Seule la personne qui a lancé ces dés, { $who }, choisit ce qu’ils ajoutent.

# --- dice and faces

die-blue = bleu
die-red = rouge
die-yellow = jaune
die-green = vert
die-brown = brun
die-gray = gris
die-black = noir
die-white = blanc
die-of-edition = { $die } ({ $edition ->
        [first] première édition
       *[second] seconde édition
    })
die-numbered = { $die } { $number }
die-told = { $die } : { $face }
die-told-rerolled = { $die } : { $face }, relancé (auparavant { $old })
face-blank = vide
face-enhancement = amélioration
face-surge = poussée
face-miss = X, raté
face-nothing = rien
face-misses = { $misses } X
face-range = portée { $range }
face-damage = { $edition ->
        [first] { $damage ->
            [one] { $damage } blessure
           *[other] { $damage } blessures
        }
       *[second] { $damage ->
            [one] { $damage } dégât
           *[other] { $damage } dégâts
        }
    }
face-surges = { $surges ->
        [one] { $surges } poussée
       *[other] { $surges } poussées
    }
face-shields = { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    }

# --- a roll

# The small line under a roll: who rolled what for.
brief-roll-called-attack = { $hero ->
        [none] { $target ->
            [none] attaque
           *[other] attaque contre { $target }
        }
       *[other] { $hero }{ $target ->
            [none] {""}
           *[other] {" "}→ { $target }
        }
    }{ $distance ->
        [none] {""}
       *[other] , distance { $distance }
    }{ $note ->
        [none] {""}
       *[other] , « { $note } »
    }
brief-roll-called-defence = { $hero ->
        [none] défense
       *[other] { $hero } se défend
    }
brief-roll-called-test = { $hero }, test de { $attribute } ({ $value })
roll-alt-attack = Dés d’attaque. { $dice }.
roll-alt-defence = Dés de défense. { $dice }.
roll-alt-test = Dés du test. { $dice }.
roll-alt-pool = Dés. { $dice }.
roll-attack-sum = Portée { $range }, { $edition ->
        [first] { $damage ->
            [one] { $damage } blessure
           *[other] { $damage } blessures
        }
       *[second] { $damage ->
            [one] { $damage } dégât
           *[other] { $damage } dégâts
        }
    }, { $surges ->
        [one] { $surges } poussée
       *[other] { $surges } poussées
    }{ $shields ->
        [none] {""}
        [one] , contre { $shields } bouclier
       *[other] , contre { $shields } boucliers
    }.
roll-outcome = { $hits ->
        [yes] Touché :{" "}
       *[no] {""}
    }{ $edition ->
        [first] { $damage ->
            [one] { $damage } blessure
           *[other] { $damage } blessures
        } avant l’armure
       *[second] { $damage ->
            [one] { $damage } dégât
           *[other] { $damage } dégâts
        }{ $defended ->
            [yes] {""}
           *[no] {" "}avant la défense
        }
    }{ $surges ->
        [0] {""}
        [one] {" "}· encore { $surges } poussée
       *[other] {" "}· encore { $surges } poussées
    } · portée { $range }
roll-missed = Raté : un X
roll-out-of-range = Raté : portée { $range }, distance { $distance }
roll-defended = { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    }
roll-tested = { $passed ->
        [yes] Réussite
       *[no] Échec
    } : { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    }{ $added ->
        [0] {""}
       *[other] , dont { $added } par une carte,
    } contre { $attribute } { $value }
roll-test-lowered = { $card } : là où cette carte s’applique, { $attribute } vaut { $value }, et le test { $passed ->
        [yes] réussit tout de même
       *[no] échoue
    }.
roll-test-chance = Probabilité de réussite : { $passes } sur { $rolls } ({ $chance }).
roll-surge-fatigue = { $card }, par poussée : { $each ->
        [one] { $each } fatigue
       *[other] { $each } fatigues
    }. { $hero } { $fatigue ->
        [0] n’en subit aucune
        [one] subit { $fatigue } fatigue
       *[other] subit { $fatigue } fatigues
    }.
roll-surge-fatigue-due = { $card }, par poussée : { $each ->
        [one] { $each } fatigue
       *[other] { $each } fatigues
    }. Reste à noter pour { $hero } : { $fatigue ->
        [one] { $fatigue } fatigue
       *[other] { $fatigue } fatigues
    }.
roll-small = -# { $line }
roll-numbers = { $count ->
        [one] jet { $numbers }
       *[other] jets { $numbers }
    }
roll-enhancements = Améliorations : { $left ->
        [0] plus aucune à choisir
        [one] encore { $left }, +1 portée ou +1 blessure, au choix de qui a lancé les dés
       *[other] encore { $left }, chacune +1 portée ou +1 blessure, au choix de qui a lancé les dés
    }. Choisi : portée +{ $range }, blessures +{ $wounds }.
button-enhance-range = +1 portée
button-enhance-wound = +1 blessure
button-enhance-again = Choisir à nouveau
chance-below = moins de { $chance }
chance-above = plus de { $chance }

# --- odds

odds-title = **Probabilités** : { $attack }{ $defence ->
        [none] {""}
       *[other] {" "}contre { $defence }
    }{ $distance ->
        [none] {""}
       *[other] , à distance { $distance }
    }
odds-hit = Probabilité de toucher : **{ $chance }**
odds-mean = Dégâts après la défense : **{ $mean }** en moyenne
odds-damage = Probabilité de chaque nombre de dégâts après la défense : { $chances }
odds-surges = Poussées sur les dés : { $chances }
odds-reroll = Une relance du meilleur dé d’attaque par la fortune ajoute en moyenne { $gain } aux dégâts.
odds-exactly = { $number } : { $chance }
odds-or-more = { $number } ou plus : { $chance }
odds-at-least = au moins { $number } : { $chance }
odds-test = **Probabilités** d’un test contre { $value } : { $passes ->
        [one] { $passes } jet sur { $rolls } réussit
       *[other] { $passes } jets sur { $rolls } réussissent
    } (**{ $chance }**). Avec une relance par la fortune du dé qui aide alors le plus : { $rerolled }.
odds-chart-damage = Probabilité de chaque nombre de dégâts après la défense
odds-chart-test = Probabilité de réussir un test, selon l’attribut
odds-alt = Graphique. { $heading }. { $chances }.

# --- fairness

fairness-nothing = Aucun dé n’a encore été lancé dans cette campagne.
fairness-title = **Équité** : { $dice ->
        [one] { $dice } dé lancé
       *[other] { $dice } dés lancés
    } dans cette campagne, y compris dans les coups annulés
fairness-verdict-fair = Verdict : les dés tombent comme des dés équitables.
fairness-verdict-unusual = Verdict : inhabituel. Parmi les campagnes aux dés équitables, au plus { $chance } s’écartent autant un jour ou l’autre ; le dé { $die } s’écarte le plus. Le hasard fait cela de temps en temps.
fairness-verdict-suspect = Verdict : suspect. Parmi les campagnes aux dés équitables, au plus { $chance } s’écartent autant un jour ou l’autre ; le dé { $die } s’écarte le plus. /dice verify dit si les jets ont été falsifiés.
fairness-verdict-too-few = Verdict : trop peu de jets pour juger un dé ; il en faut { $least } de la même sorte.
fairness-die = **{ $die }** : { $faces }.
fairness-die-too-few = **{ $die }** : { $faces }. Trop peu de jets pour juger.
fairness-face = { $face } { $seen } ({ $expected })
fairness-how = Chaque face est suivie du nombre de fois où elle est sortie et, entre parenthèses, du nombre moyen pour des dés équitables, marqué d’un trait dans les graphiques. Le verdict vaut pour tous les dés ensemble, aussi souvent qu’on le consulte : au plus 5 % des campagnes aux dés équitables sont jugées un jour inhabituelles, au plus 0,1 % suspectes.
fairness-heading = { $die }, { $rolls ->
        [one] { $rolls } jet
       *[other] { $rolls } jets
    }
fairness-alt = Graphiques des faces sorties, avec le nombre attendu entre parenthèses. { $dice }
fairness-alt-die = { $die } : { $faces }.
fairness-luck = { $player } : { $measures }
fairness-measure = { $measure } { $seen } (moyenne { $expected }, chance { $luck })
fairness-luck-heading = Chance, de mauvaise (−3) à bonne (+3)
fairness-luck-count = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
fairness-luck-alt = La chance de chaque personne, dans l’ordre des lignes ci-dessous : { $lucks }.
fairness-no-luck = La chance d’une personne n’est indiquée qu’à partir de { $least } dés lancés.
fairness-luck-how = La chance se mesure en écarts types : au-delà de +2 ou de −2, c’est rare. Lors des tests, moins il y a de boucliers, mieux c’est.
measure-damage = dégâts
measure-surges = poussées
measure-shields = boucliers
measure-test-shields = boucliers aux tests

# --- verification

verify-nothing = Aucun secret n’a encore été révélé : les dés d’une quête se vérifient une fois celle-ci terminée.
verify-proven = { $rolls ->
        [0] Aucun jet à recalculer : rien n’a été lancé dans les quêtes terminées.
        [one] Les dés sont prouvés : { $rolls } jet recalculé, qui concorde
       *[other] Les dés sont prouvés : { $rolls } jets recalculés, qui concordent tous
    }
verify-broken = Les dés ne sont pas prouvés : { $rolls ->
        [0] le journal ne correspond pas à ce qui a été promis.
        [one] { $rolls } jet ne correspond pas à ce qui a été promis{ $proven ->
            [0] .
            [one] {"\u00A0"}; { $proven } correspond.
           *[other] {"\u00A0"}; { $proven } correspondent.
        }
       *[other] { $rolls } jets ne correspondent pas à ce qui a été promis{ $proven ->
            [0] .
            [one] {"\u00A0"}; { $proven } correspond.
           *[other] {"\u00A0"}; { $proven } correspondent.
        }
    }
verify-wrong = Jet { $number } ({ $dice }) : le journal indique { $logged }, le secret donne { $due }.
verify-wrong-side = Jet { $number } ({ $dice }) : le journal indique { $logged } sur les côtés { $logged_sides }, le secret donne les côtés { $due_sides }, d’apparence identique.
verify-fault-unshown = { $rolls ->
        [one] Jet { $numbers } : sa quête est terminée, mais son
       *[other] Jets { $numbers } : leur quête est terminée, mais son
    } secret n’a jamais été révélé.
verify-fault-replaced = { $rolls ->
        [one] Jet { $numbers } : le secret révélé n’est pas
       *[other] Jets { $numbers } : le secret révélé n’est pas
    } celui qui a été promis.
verify-fault-unpromised = { $rolls ->
        [one] Le jet { $numbers } se trouve
       *[other] Les jets { $numbers } se trouvent
    } hors d’une promesse et de son secret.
verify-fault-forced = { $rolls ->
        [one] Le jet { $numbers } est marqué comme forcé
       *[other] Les jets { $numbers } sont marqués comme forcés
    } : le résultat a été imposé aux dés.
verify-fault-unmixed = { $rolls ->
        [one] Il manque au jet { $numbers }
       *[other] Il manque aux jets { $numbers }
    } ce qui doit y être mêlé : le numéro que Discord donne à la commande ou au bouton, ou le mot de quelqu’un de la table.
verify-fault-copied = { $rolls ->
        [one] Jet { $numbers } : ce qui en découle
       *[other] Jets { $numbers } : ce qui en découle
    } repose sur d’autres faces que celles de ses dés.
verify-astray = Il manque des numéros de jet vers { $numbers } : des jets ont été omis ou écrits deux fois.
verify-outside = { $rolls ->
        [one] { $rolls } jet hors quête vient du hasard du système d’exploitation et ne peut pas être recalculé.
       *[other] { $rolls } jets hors quête viennent du hasard du système d’exploitation et ne peuvent pas être recalculés.
    }
verify-key = Clé de la campagne : { $key }
verify-quest = Quête { $quest }
verify-digest = SHA-256 publié avant son premier jet : { $digest }
verify-secret = Secret : { $secret }
verify-running = Son secret sera révélé à la fin de la quête{ $rolls ->
        [0] .
        [one] {"\u00A0"}; { $rolls } jet attend d’être vérifié.
       *[other] {"\u00A0"}; { $rolls } jets attendent d’être vérifiés.
    }
verify-elsewhere = { $rolls ->
        [0] La promesse vient d’un bot hébergé ailleurs, qui seul peut révéler le secret.
        [one] { $rolls } jet est arrivé ici, quête inachevée, d’un bot hébergé ailleurs, qui seul peut révéler le secret.
       *[other] { $rolls } jets sont arrivés ici, quête inachevée, d’un bot hébergé ailleurs, qui seul peut révéler le secret.
    }
verify-unshown = Sa quête est terminée, mais son secret n’a jamais été révélé{ $rolls ->
        [0] .
        [one] {"\u00A0"}: { $rolls } jet n’est pas prouvé.
       *[other] {"\u00A0"}: { $rolls } jets ne sont pas prouvés.
    }
verify-replaced = Le secret révélé n’est pas celui qui a été promis{ $rolls ->
        [0] .
        [one] {"\u00A0"}: { $rolls } jet n’est pas prouvé.
       *[other] {"\u00A0"}: { $rolls } jets ne sont pas prouvés.
    }
verify-seal-kept = Face cachée, SHA-256 { $digest } : révélée par { $secret }, { $side ->
        [threat-side] face menace
        [fortune-side] face fortune
       *[other] aucune face d’un jeton
    }. Tout concorde.
verify-seal-running = Face cachée, SHA-256 { $digest } : révélée à la fin de la quête.
verify-seal-elsewhere = Face cachée, SHA-256 { $digest } : elle vient d’un bot hébergé ailleurs, qui seul peut la révéler.
verify-seal-unshown = Face cachée, SHA-256 { $digest } : **pas prouvée**, elle n’a jamais été révélée.
verify-seal-replaced = Face cachée, SHA-256 { $digest } : **pas prouvée**, ce qui a été révélé n’est pas ce qui a été scellé : { $secret }.
verify-words = Mots mêlés à chaque jet à partir d’ici : { $words }
verify-rolls = { $rolls ->
        [0] Aucun jet n’est recalculé d’après lui
        [one] Le jet { $numbers } est recalculé d’après lui
       *[other] Les jets { $numbers } sont recalculés d’après lui
    }{ $wrong ->
        [0] {""}
        [one] , { $wrong } est faux
       *[other] , { $wrong } sont faux
    }{ $forced ->
        [0] .
        [one] {"\u00A0"}; { $forced } jet forcé est laissé de côté.
       *[other] {"\u00A0"}; { $forced } jets forcés sont laissés de côté.
    }
prove-kept = Le jet { $number } ({ $dice }) montre { $logged }, exactement ce que donne le secret ci-dessous avec le numéro { $cause } de Discord.
prove-forced = Le jet { $number } ({ $dice }) montre { $logged } : ce résultat a été imposé, donc rien ne le prouve.
prove-running = Le jet { $number } ({ $dice }) montre { $logged } : sa quête se joue encore, et le secret qui le prouve sera révélé à la fin.
prove-elsewhere = Le jet { $number } ({ $dice }) montre { $logged } : il a été promis par un bot hébergé ailleurs, qui seul peut révéler le secret.
prove-unshown = Le jet { $number } ({ $dice }) montre { $logged } : sa quête est terminée, mais le secret n’a jamais été révélé, donc rien ne le prouve.
prove-replaced = Le jet { $number } ({ $dice }) montre { $logged } : le secret révélé n’est pas celui qui a été promis, donc rien ne le prouve.
prove-outside = { $count ->
        [one] Le jet { $numbers } a été fait hors quête, avec le
       *[other] Les jets { $numbers } ont été faits hors quête, avec le
    } hasard du système d’exploitation : seuls les jets des quêtes peuvent être prouvés.
verify-how = La page docs/verify-dice.md du bot explique comment le vérifier sans lui.

# --- overlord verify

cli-verify = recalculer les dés d’une campagne exportée à partir des secrets de ses quêtes
cli-verify-file = la campagne exportée
cli-verify-unreadable = { $file } ne peut pas être lu : { $problem }
cli-verify-bad-file = { $file } n’est pas une campagne exportée{ $entry ->
        [0] {""}
       *[other] {" "}(entrée { $entry })
    } : { $problem }
