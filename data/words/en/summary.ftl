# Summaries of a quest or a campaign: the pools' course, and the dice.

summary-threat = Threat
summary-fortune = Fortune
summary-chart-quest = Threat and fortune by quest
summary-chart-round = Threat and fortune by round
summary-chart-alt = { $heading }. { $points }.
summary-chart-point = { $name }: threat { $threat }, fortune { $fortune }
summary-point-start = start
summary-point-now = now
summary-point-set-up = set-up
summary-point-round = round { $round }
summary-point-of = { $encounter }, { $point }
summary-encounter = encounter { $encounter }
summary-result-heroes = The heroes won
summary-result-overlord = The overlord won
summary-result-open = Under way
summary-result-campaign = Heroes { $heroes }, overlord { $overlord }
summary-figure-quests = { $quests ->
        [one] quest
       *[other] quests
    }
summary-figure-turns = { $turns ->
        [one] turn
       *[other] turns
    }
summary-figure-threat = threat
summary-figure-fortune = fortune spent
summary-figure-defeats = { $defeats ->
        [one] hero defeat
       *[other] hero defeats
    }
summary-threat-moved = { $gained ->
        [0] { $spent ->
            [0] 0
           *[other] −{ $spent }
        }
       *[other] +{ $gained }{ $spent ->
            [0] {""}
           *[other] {" "}−{ $spent }
        }
    }
summary-fortune-spent = { $spent } of { $given }
summary-alt-more = All of it stands under Details.
summary-alt = { $title }: { $result }. { $figures }.
summary-pools = ; threat { $threat }, fortune { $fortune } { $over ->
        [yes] at its end
       *[no] so far
    }
summary-earlier = - { $count ->
        [one] 1 quest
       *[other] { $count } quests
    } before these: the heroes won { $heroes }, the overlord { $overlord }
summary-dice = **Luck with the dice**
