# Dice: rolls, rerolls, odds, fairness and verification.

refusal-rerolled-already = { $hero }'s roll has changed since this button was shown, and nothing was spent. The buttons under the roll are up to date.
refusal-not-your-roll = Only { $who }, who rolled, chooses what these dice add.

# --- dice and faces

die-blue = blue
die-red = red
die-yellow = yellow
die-green = green
die-brown = brown
die-gray = gray
die-black = black
die-white = white
die-of-edition = { $die } ({ $edition ->
        [first] first edition
       *[second] second edition
    })
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

# The small line under a roll: who rolled what for.
brief-roll-called-attack = { $hero ->
        [none] { $target ->
            [none] attack
           *[other] attack on { $target }
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
       *[other] , “{ $note }”
    }
brief-roll-called-defence = { $hero ->
        [none] defence
       *[other] { $hero } defends
    }
brief-roll-called-test = { $hero } tests { $attribute } ({ $value })
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
roll-outcome = { $hits ->
        [yes] Hit:{" "}
       *[no] {""}
    }{ $edition ->
        [first] { $damage ->
            [one] 1 wound
           *[other] { $damage } wounds
        } before armour
       *[second] { $damage } damage{ $defended ->
            [yes] {""}
           *[no] {" "}before defence
        }
    }{ $surges ->
        [0] {""}
        [one] {" "}· 1 surge left
       *[other] {" "}· { $surges } surges left
    } · reaches { $range }
roll-missed = Miss: an X
roll-out-of-range = Miss: reaches { $range } of { $distance }
roll-defended = { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }
roll-tested = { $passed ->
        [yes] Passed
       *[no] Failed
    }: { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }{ $added ->
        [0] {""}
       *[other] , { $added } of them by a card,
    } against { $attribute } { $value }
roll-test-lowered = { $card }: where it holds, { $attribute } is { $value }, and the test is { $passed ->
        [yes] passed all the same
       *[no] failed
    }.
roll-test-chance = Chance to pass: { $passes } of { $rolls } ({ $chance }).
roll-surge-fatigue = { $card }, each surge: { $each } fatigue. { $hero } suffers { $fatigue ->
        [0] none
       *[other] { $fatigue } fatigue
    }.
roll-surge-fatigue-due = { $card }, each surge: { $each } fatigue. Not yet entered for { $hero }: { $fatigue } fatigue.
roll-small = -# { $line }
roll-numbers = { $count ->
        [one] roll { $numbers }
       *[other] rolls { $numbers }
    }
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
odds-test = **Odds** of a test against { $value }: { $passes } of { $rolls } rolls pass (**{ $chance }**). With one fortune reroll of the die that then helps most: { $rerolled }.
odds-chart-damage = Chance of each damage after defence
odds-chart-test = Chance to pass a test, by attribute
odds-alt = Chart. { $heading }. { $chances }.

# --- fairness

fairness-nothing = No dice have been rolled in this campaign yet.
fairness-title = **Fairness** of { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } rolled in this campaign, those of moves taken back included
fairness-verdict-fair = Verdict: the dice fall as fair dice do.
fairness-verdict-unusual = Verdict: unusual. Of fair campaigns at most { $chance } ever stray so far; { $die } strays most. Luck does that now and then.
fairness-verdict-suspect = Verdict: suspect. Of fair campaigns at most { $chance } ever stray so far; { $die } strays most. /dice verify tells whether the rolls were tampered with.
fairness-verdict-too-few = Verdict: too few rolls to judge any die; it takes { $least } of one kind.
fairness-die = **{ $die }**: { $faces }.
fairness-die-too-few = **{ $die }**: { $faces }. Too few rolls to judge.
fairness-face = { $face } { $seen } ({ $expected })
fairness-how = Each face is followed by how often it was seen, and in brackets by how often fair dice show it on average, which is the stroke in the charts. The verdict is one for all dice, however often somebody looks: at most 5% of fair campaigns ever read unusual, at most 0.1% suspect.
fairness-heading = { $die }, { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    }
fairness-alt = Charts of the faces seen, with the expected count in brackets. { $dice }
fairness-alt-die = { $die }: { $faces }.
fairness-luck = { $player }: { $measures }
fairness-measure = { $measure } { $seen } (average { $expected }, luck { $luck })
fairness-luck-heading = Luck, from bad (−3) to good (+3)
fairness-luck-count = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
fairness-luck-alt = Luck by player, in the order of the lines below: { $lucks }.
fairness-no-luck = Nobody's luck is told before { $least } of their dice have fallen.
fairness-luck-how = Luck is in standard deviations: beyond +2 or −2 is rare. In tests fewer shields are better.
measure-damage = damage
measure-surges = surges
measure-shields = shields
measure-test-shields = shields in tests

# --- verification

verify-nothing = No secret has been shown yet: the dice of a quest can be verified when it is over.
verify-proven = { $rolls ->
        [0] No roll to recompute: nothing was rolled in the quests that are over.
        [one] The dice are proven: 1 roll recomputed, all match
       *[other] The dice are proven: { $rolls } rolls recomputed, all match
    }
verify-broken = The dice are not proven: { $rolls ->
        [0] the log does not match what was promised.
        [one] 1 roll does not match what was promised{ $proven ->
            [0] .
            [one] ; 1 does.
           *[other] ; { $proven } do.
        }
       *[other] { $rolls } rolls do not match what was promised{ $proven ->
            [0] .
            [one] ; 1 does.
           *[other] ; { $proven } do.
        }
    }
verify-wrong = Roll { $number } ({ $dice }): the log says { $logged }, the secret gives { $due }.
verify-wrong-side = Roll { $number } ({ $dice }): the log says { $logged } on the sides { $logged_sides }, the secret gives the sides { $due_sides }, which look the same.
verify-fault-unshown = { $rolls ->
        [one] Roll { $numbers }: its quest is over, but its
       *[other] Rolls { $numbers }: their quest is over, but its
    } secret was never shown.
verify-fault-replaced = { $rolls ->
        [one] Roll { $numbers }: the secret shown is
       *[other] Rolls { $numbers }: the secret shown is
    } not the one promised.
verify-fault-unpromised = { $rolls ->
        [one] Roll { $numbers } stands
       *[other] Rolls { $numbers } stand
    } outside a promise and its secret.
verify-fault-forced = { $rolls ->
        [one] Roll { $numbers } is
       *[other] Rolls { $numbers } are
    } marked as forced: the dice were told what to show.
verify-fault-unmixed = { $rolls ->
        [one] Roll { $numbers } lacks
       *[other] Rolls { $numbers } lack
    } what must be mixed in: Discord's number of the command or press, or a player's word.
verify-fault-copied = { $rolls ->
        [one] Roll { $numbers }: what it led to goes by other faces than its dice showed.
       *[other] Rolls { $numbers }: what they led to goes by other faces than their dice showed.
    }
verify-astray = The roll numbers have a gap at { $numbers }: rolls were left out or written twice.
verify-outside = { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    } outside quests came from the operating system's random numbers and cannot be recomputed.
verify-key = Key of the campaign: { $key }
verify-quest = Quest { $quest }
verify-digest = SHA-256 posted before its first roll: { $digest }
verify-secret = Secret: { $secret }
verify-running = Its secret is shown when the quest ends{ $rolls ->
        [0] .
        [one] ; 1 roll waits to be checked.
       *[other] ; { $rolls } rolls wait to be checked.
    }
verify-elsewhere = { $rolls ->
        [0] It was promised by another host, which alone can show its secret.
        [one] 1 roll came here unfinished from another host, which alone can show the secret.
       *[other] { $rolls } rolls came here unfinished from another host, which alone can show the secret.
    }
verify-unshown = Its quest is over, but its secret was never shown{ $rolls ->
        [0] .
        [one] : 1 roll is unproven.
       *[other] : { $rolls } rolls are unproven.
    }
verify-replaced = The secret shown is not the one promised{ $rolls ->
        [0] .
        [one] : 1 roll is unproven.
       *[other] : { $rolls } rolls are unproven.
    }
verify-seal-kept = Hidden side, SHA-256 { $digest }: shown as { $secret }, { $side ->
        [threat-side] the threat side
        [fortune-side] the fortune side
       *[other] no side of a token
    }. It matches.
verify-seal-running = Hidden side, SHA-256 { $digest }: shown when the quest ends.
verify-seal-elsewhere = Hidden side, SHA-256 { $digest }: it came here from another host, which alone can show it.
verify-seal-unshown = Hidden side, SHA-256 { $digest }: **not proven**, it was never shown.
verify-seal-replaced = Hidden side, SHA-256 { $digest }: **not proven**, what was shown is not what was sealed: { $secret }.
verify-words = Words mixed into every roll from here on: { $words }
verify-rolls = { $rolls ->
        [0] No roll is recomputed
        [one] Roll { $numbers } is recomputed
       *[other] Rolls { $numbers } are recomputed
    } from it{ $wrong ->
        [0] {""}
       *[other] , { $wrong } wrong
    }{ $forced ->
        [0] .
        [one] ; 1 forced roll is left out.
       *[other] ; { $forced } forced rolls are left out.
    }
prove-kept = Roll { $number } ({ $dice }) shows { $logged }, just as the secret below gives it with Discord's number { $cause }.
prove-forced = Roll { $number } ({ $dice }) shows { $logged }: it was told what to show, so nothing proves it.
prove-running = Roll { $number } ({ $dice }) shows { $logged }: its quest is still played, and the secret that proves it is shown at the end.
prove-elsewhere = Roll { $number } ({ $dice }) shows { $logged }: it was promised by another host, which alone can show the secret.
prove-unshown = Roll { $number } ({ $dice }) shows { $logged }: its quest is over, but the secret was never shown, so nothing proves it.
prove-replaced = Roll { $number } ({ $dice }) shows { $logged }: the secret shown is not the one promised, so nothing proves it.
prove-outside = { $count ->
        [one] Roll { $numbers } was
       *[other] Rolls { $numbers } were
    } made outside a quest, with the operating system's random numbers: only rolls in quests can be proven.
verify-how = The page docs/verify-dice.md of the bot explains how to check this without it.

# --- overlord verify

cli-verify = recompute the dice of an exported campaign from the secrets of its quests
cli-verify-file = the exported campaign
cli-verify-unreadable = { $file } cannot be read: { $problem }
cli-verify-bad-file = { $file } is no exported campaign{ $entry ->
        [0] {""}
       *[other] {" "}(entry { $entry })
    }: { $problem }
