# Summaries of a quest or a campaign: the pools' course, and the dice.

summary-threat = Threat
summary-fortune = Fortune of all heroes
summary-chart-quest = Threat and fortune by quest
summary-chart-round = Threat and fortune by encounter and round
summary-chart-alt = { $heading }. { $points }.
summary-chart-point = { $name }: threat { $threat }, fortune { $fortune }
summary-point-start = start
summary-point-now = now
summary-point-set-up = { $encounter }.0
summary-point-round = { $encounter }.{ $round }
summary-pools = ; threat { $threat }, fortune { $fortune } { $over ->
        [yes] at its end
       *[no] so far
    }
summary-earlier = - { $count ->
        [one] 1 quest
       *[other] { $count } quests
    } before these: the heroes won { $heroes }, the overlord { $overlord }
summary-dice = **Luck with the dice**
