# Ce qui est tenu à jour des feuilles quand `track` dépasse economy : les valeurs qu’un coup a changées, et telles qu’elles sont.

sheet-vitals = { $hero } : dégâts { $damage }, fatigue { $fatigue }{ $more }
sheet-vitals-now = Dégâts { $damage }, fatigue { $fatigue }{ $more }
sheet-of = { $held } sur { $most }
sheet-more = , { $what }
sheet-down = hors de combat
sheet-under-hero = {"  "}- { $line }

# --- comment un état disparaît, quand on le sait (V5)

condition-way-test = un test de { $attribute } le retire ; un échec coûte { $cost }
condition-cost-fatigue = { $amount ->
        [one] { $amount } fatigue
       *[other] { $amount } fatigues
    }
condition-cost-damage = { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
condition-way-action = une action le retire
condition-way-turn-end = il disparaît si le tour s’achève sans ennemi en vue
condition-way-unknown = voir votre carte

# --- le panneau d’un héros

panel-title = ## { $hero }
panel-damage = { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
panel-fatigue = { $amount ->
        [one] { $amount } fatigue
       *[other] { $amount } fatigues
    } (par choix)
panel-forced = { $amount ->
        [one] { $amount } fatigue (imposée)
       *[other] { $amount } fatigues (imposées)
    }
panel-heal = { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    } de moins
panel-ease = { $amount ->
        [one] { $amount } fatigue
       *[other] { $amount } fatigues
    } de moins
panel-lose = Retirer { $condition }
panel-stand = Se relever
panel-revive = Ranimer, avec l’aide de { $helper }
panel-select-condition = Un état…
