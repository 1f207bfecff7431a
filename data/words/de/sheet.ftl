# What is kept of the sheets with `track` above economy: values that a move changed, and as they are.

sheet-vitals = { $hero }: Schaden { $damage }, Erschöpfung { $fatigue }{ $more }
sheet-vitals-now = Schaden { $damage }, Erschöpfung { $fatigue }{ $more }
sheet-of = { $held } von { $most }
sheet-more = , { $what }
sheet-down = niedergestreckt
sheet-under-hero = {"  "}- { $line }

# --- how a condition goes, where that is known (V5)

condition-way-test = eine Probe auf { $attribute } beendet es; misslingt sie, kostet das { $cost }
condition-cost-fatigue = { $amount } Erschöpfung
condition-cost-damage = { $amount } Schaden
condition-way-action = eine Aktion beendet es
condition-way-turn-end = es endet mit dem Zug, wenn kein Gegner in Sicht ist
condition-way-unknown = siehe die Karte

# --- one hero's panel

panel-title = ## { $hero }
panel-damage = { $amount } Schaden
panel-fatigue = { $amount } Erschöpfung (freiwillig)
panel-forced = { $amount } Erschöpfung (erzwungen)
panel-heal = { $amount } Schaden weniger
panel-ease = { $amount } Erschöpfung weniger
panel-lose = Nicht mehr { $condition }
panel-stand = Aufrappeln
panel-revive = { $helper } hilft auf
panel-select-condition = Ein Zustand …
