# Dice: rolls, rerolls, odds, fairness and verification.

refusal-rerolled-already = That roll of { $hero } has changed since this button was shown, and nothing was spent. The buttons under the roll are up to date.

# --- dice and faces

die-blue = blue
die-red = red
die-yellow = yellow
die-green = green
die-brown = brown
die-gray = gray
die-black = black
die-white = white
die-numbered = { $die } { $number }
die-told = { $die }: { $face }
die-told-rerolled = { $die }: { $face }, rerolled from { $old }
face-blank = blank
face-enhancement = enhancement
face-surge = surge
face-miss = X, a miss
face-nothing = nothing
face-misses = { $misses } X
face-range = range { $range }
face-damage = { $edition ->
        [first] { $damage ->
            [one] 1 wound
           *[other] { $damage } wounds
        }
       *[second] { $damage } damage
    }
face-surges = { $surges ->
        [one] 1 surge
       *[other] { $surges } surges
    }
face-shields = { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }

# --- a roll

roll-dice-attack = Attack ({ $edition ->
        [first] range/wounds/surges
       *[second] range/damage/surges
    }): { $dice }
roll-dice-defence = Defence (shields): { $dice }
roll-dice-test = Test (shields): { $dice }
roll-dice-pool = Dice: { $dice }
roll-alt-attack = Attack dice. { $dice }.
roll-alt-defence = Defence dice. { $dice }.
roll-alt-test = Dice of the test. { $dice }.
roll-alt-pool = Dice. { $dice }.
roll-attack-sum = Range { $range }, { $edition ->
        [first] { $damage ->
            [one] 1 wound
           *[other] { $damage } wounds
        }
       *[second] { $damage } damage
    }, { $surges ->
        [one] 1 surge
       *[other] { $surges } surges
    }{ $shields ->
        [none] {""}
        [one] , against 1 shield
       *[other] , against { $shields } shields
    }.
roll-hit = **Hit**: { $edition ->
        [first] { $damage ->
            [one] 1 wound
           *[other] { $damage } wounds
        } before armor
       *[second] { $damage } damage after defence
    }.
roll-missed = **Miss**: the attack shows an X.
roll-out-of-range = **Miss**: range { $range } does not reach distance { $distance }.
roll-defended = **{ $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }**.
roll-tested = { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    } against { $attribute } { $value }: **{ $passed ->
        [yes] passed
       *[no] failed
    }**.
roll-test-chance = Chance to pass: { $passes } of { $rolls } ({ $chance }).
roll-together = Together: **{ $parts }**.
roll-enhancements = Enhancements: { $left ->
        [0] none left to choose
        [one] 1 left, +1 range or +1 wound as the roller chooses
       *[other] { $left } left, each +1 range or +1 wound as the roller chooses
    }. Chosen: range +{ $range }, wounds +{ $wounds }.
button-enhance-range = +1 range
button-enhance-wound = +1 wound
button-enhance-again = Choose again
chance-below = less than { $chance }
chance-above = more than { $chance }

# --- odds

odds-title = **Odds**: { $attack }{ $defence ->
        [none] {""}
       *[other] {" "}against { $defence }
    }{ $distance ->
        [none] {""}
       *[other] , at distance { $distance }
    }
odds-hit = Chance to hit: **{ $chance }**
odds-mean = Damage after defence: **{ $mean }** on average
odds-damage = Chance of each damage after defence: { $chances }
odds-surges = Surges on the dice: { $chances }
odds-reroll = One fortune reroll of the best attack die adds { $gain } damage on average.
odds-exactly = { $number }: { $chance }
odds-or-more = { $number } or more: { $chance }
odds-at-least = at least { $number }: { $chance }
odds-no-surge = none
odds-test = **Odds** of a test against { $value }: { $passes } of { $rolls } rolls pass (**{ $chance }**). With one fortune reroll of the die that then helps most: { $rerolled }.
odds-chart-damage = Chance of each damage after defence
odds-chart-test = Chance to pass a test, by attribute
odds-alt = Chart. { $heading }. { $chances }.
