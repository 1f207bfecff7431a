# What is kept of the sheets with `track` above economy: values that a move changed, and as they are.

sheet-vitals = { $hero }: damage { $damage }, fatigue { $fatigue }{ $more }
sheet-vitals-now = Damage { $damage }, fatigue { $fatigue }{ $more }
sheet-of = { $held } of { $most }
sheet-more = , { $what }
sheet-down = knocked out
sheet-under-hero = {"  "}- { $line }

# --- how a condition goes, where that is known (V5)

condition-way-test = a { $attribute } test takes it off; failing it costs { $cost }
condition-cost-fatigue = { $amount } fatigue
condition-cost-damage = { $amount } damage
condition-way-action = an action takes it off
condition-way-turn-end = it goes as the turn ends with no enemy in sight
condition-way-unknown = see your card

# --- one hero's panel

panel-title = ## { $hero }
panel-damage = { $amount } damage
panel-fatigue = { $amount } fatigue (by choice)
panel-forced = { $amount } fatigue (forced)
panel-heal = { $amount } damage less
panel-ease = { $amount } fatigue less
panel-lose = No longer { $condition }
panel-stand = Stand up
panel-revive = Revived by { $helper }
panel-select-condition = A condition …
