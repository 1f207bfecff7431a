# Titles of moves: the news in a few words, without a full stop, under the class of the event. What
# there is to say below a title stands under `more-`; where that is missing, the title says it all.

by-steward = { $who } (as steward)
by-stand-in = { $who } (for { $player })

# --- the campaign

title-campaign-created = { $name } begins
more-campaign-created = { $edition ->
        [first] {""}
       *[second] Act { $act }.{" "}
    }Overlord: { $overlord }.{ $edition ->
        [first] {" "}Played with the first edition's rules.
       *[second] {""}
    }
title-campaign-created-printed = { $name } begins
more-campaign-created-printed = { $printed_campaign }, act { $act }. Overlord: { $overlord }.{ $edition ->
        [first] {" "}Played with the first edition's rules.
       *[second] {""}
    }
title-settings-changed = Settings changed
more-settings-changed = { $changes }
title-overlords-changed = New overlord side
more-overlords-changed = { $before } → { $after }
title-printed-campaign-set = Printed campaign: { $name }
title-act-set = The campaign is in act { $act }
title-campaign-adopted = A campaign under way continues here
title-campaign-adopted-with-cards = A campaign under way continues here
more-campaign-adopted-with-cards = Bought before: { $cards }.
title-campaign-ended = The campaign is over
more-campaign-ended = All tokens return to the supply. You can still look at the campaign and export it.

# --- heroes

title-hero-added = { $hero } joins the heroes, played by { $player }
more-hero-added = { $figures }
title-hero-added-unplayed = { $hero } joins the heroes
more-hero-added-unplayed = No player yet.{ $sheet }
title-sheet-changed = { $hero }'s sheet changed
more-sheet-changed = { $changes }
title-hero-marked-on = { $hero }'s hero token lies near the Plot deck
more-hero-marked-on = It stays there until the quest ends.
title-hero-marked-off = { $hero } takes back the hero token
more-hero-marked-off = It no longer lies near the Plot deck.
title-hero-assigned = { $hero } is played by { $player }
title-hero-assigned-nobody = { $hero } has no player now
title-stand-in-named = { $user } stands in for { $hero }'s player
title-stand-in-named-ended = Nobody stands in for { $hero }'s player any more
title-hero-removed = { $hero } leaves the heroes
title-hero-defeated = { $hero } is defeated
title-damage-changed-suffered = { $hero } suffers { $amount } damage
title-damage-changed-recovered = { $hero } recovers { $recovered } damage
title-fatigue-changed-suffered = { $hero } suffers { $amount } fatigue
title-fatigue-changed-recovered = { $hero } recovers { $recovered } fatigue
title-condition-changed-on = { $hero }: { $condition }
title-condition-changed-off = { $hero } is no longer { $condition }
title-hero-stood = { $hero } stands up
title-hero-stood-helped = { $helper } revives { $hero }
title-hero-rested = { $hero } rests

# --- quests, encounters, turns

title-quest-started = { $name } begins
more-quest-started = Quest ({ $kind }, act { $act }, { $encounters ->
        [one] 1 encounter
       *[other] { $encounters } encounters
    }). Set up the first encounter, then start the first turn (`/turn`).{ $lieutenants }{ $passed_over }
title-encounter-ended = Encounter { $encounter } is over
title-encounter-set-up = Set up encounter { $encounter }
more-encounter-set-up = `/turn` starts play.
title-quest-ended = { $name }: { $winner ->
        [heroes] the heroes win
       *[overlord] the overlord wins
    }
more-quest-ended = The campaign phase begins: { $step }.
title-phase-entered = Campaign phase: { $step }
more-phase-entered = { $todo }{ $passed_over }
title-overlord-turn-began = The overlord's turn begins
title-hero-turn-began = { $hero }'s turn begins
more-hero-turn-began = Round { $round }.
title-turn-ended = { $hero }'s turn is over
title-turn-ended-overlord = The overlord's turn is over

# --- tokens and experience

title-tokens-moved-card = { $amount } threat from { $card }
title-tokens-moved-card-note = { $amount } threat from { $card }
more-tokens-moved-card-note = “{ $note }”
title-tokens-moved-card-note-only = { $amount } threat from a card
more-tokens-moved-card-note-only = “{ $note }”
title-tokens-moved-correction-threat-gained = The overlord gains { $amount } threat
more-tokens-moved-correction-threat-gained = Correction: “{ $note }”
title-tokens-moved-correction-threat-lost = The overlord loses { $amount } threat
more-tokens-moved-correction-threat-lost = Correction: “{ $note }”
title-tokens-moved-correction-fortune-gained = { $heroes } gains { $amount } fortune
more-tokens-moved-correction-fortune-gained = Correction: “{ $note }”
title-tokens-moved-correction-fortune-lost = { $heroes } loses { $amount } fortune
more-tokens-moved-correction-fortune-lost = Correction: “{ $note }”
title-tokens-moved-reroll-at-table = { $heroes } rerolls a die at the table
more-tokens-moved-reroll-at-table = It costs { $amount } fortune.
title-tokens-moved-brand-discarded = { $heroes } discards { $amount } threat of { $card }
title-xp-changed-xp-converted = { $spent } XP for threat
title-xp-changed-correction-gained = The overlord gains { $amount } XP
more-xp-changed-correction-gained = Correction: “{ $note }”
title-xp-changed-correction-lost = The overlord loses { $spent } XP
more-xp-changed-correction-lost = Correction: “{ $note }”
title-rumor-played = { $name } is played
more-rumor-played = A Rumor card{ $quest ->
        [yes] {" "}that features a quest
       *[no] {""}
    }.

# --- Plot cards

title-deck-chosen = The Plot deck is { $deck }
more-deck-chosen = Its basic card { $basic } lies faceup, { $facedown ->
        [one] 1 card lies
       *[other] { $facedown } cards lie
    } facedown.
title-card-bought = { $card } is bought for { $cost } threat
more-card-bought = It lies faceup and is ready.
title-card-triggered = { $card } is triggered for { $cost } threat
more-card-triggered = { $exhausted ->
        [yes] It is exhausted.
       *[no] It stays ready.
    }
title-card-refreshed-by-hand = { $card } is ready again (by hand)
title-card-refreshed-by-its-text = { $card } is ready again by its own text
title-card-refreshed-monster-defeated = { $card } is ready again: its monster is defeated
title-card-refreshed-tile-lost = { $card } is ready again: more heroes than monsters stand on its tile
title-card-refreshed-activation-end = { $card } is ready again: the activation is over
title-card-refreshed-for-threat = { $card } is ready again for 1 threat
title-spend-recorded = { $exhausts ->
        [yes] A trigger exhausts { $card }
       *[no] A trigger does not exhaust { $card }
    }
more-spend-recorded = In this campaign, as the group's own card says.
title-card-exhausted = { $card } is exhausted (by hand)
title-cost-recorded = { $card } costs { $cost } threat to trigger
more-cost-recorded = In this campaign, as the group's own card says.
title-trigger-forgone = { $card } is not triggered
more-trigger-forgone = It costs { $cost } threat, but there is only { $held }. The cost is kept.

# --- fortune

title-fortune-used-recover-fatigue = { $hero } recovers 1 fatigue
more-fortune-used-recover-fatigue = 1 fortune spent.
title-fortune-used-extra-action = { $hero } takes an extra action
more-fortune-used-extra-action = 2 fortune spent.
title-shop-card-drawn = The heroes draw 1 more Shop Item card

# --- tests and dice

title-dice-rolled-reroll = { $hero } rerolls
more-dice-rolled-reroll = -# { $dice } (roll { $number })
title-dice-word-set = The word “{ $word }” is mixed into every roll from here on

# --- agents

title-agent-attacked = An attack affects the agent { $lieutenant }
title-agent-left = { $defeated ->
        [yes] The agent { $lieutenant } is defeated
       *[no] The agent { $lieutenant } leaves the map
    }
more-agent-left = What the agent replaced can be placed as reinforcements again.

# --- moves that have come no further than a question

title-asked-missing-cost = { $card } is about to be triggered
title-asked-pick-word-spend = { $card } is about to be triggered
title-asked-new-round = { $hero } wants an extra action
title-asked-shop-pledge = 1 more Shop Item card?
title-dropped-shop-pledge = The pledge for 1 more Shop Item card lapses, and nothing is spent
title-asked-step-closes = On to { $step }?
title-asked-join-request = A hero wants to join
title-asked-say-yes-use-counters = The agent falls
title-asked-say-yes-lieutenant-ally = { $card } is about to be triggered
title-asked-say-yes-lieutenant-sacrificed = { $card } is about to be triggered
title-asked-class-along = { $hero } is to take the class { $taken }
title-dropped-class-along = { $hero } takes another class than { $taken }
title-asked-conquest-value = { $hero } is killed

# --- the first edition's board

title-board-loaded = { $preset ->
        [none] A board of the group's own is laid out
       *[other] The board { $preset } is laid out
    }: { $width } by { $height } spaces
title-figure-placed = { $name } ({ $kind ->
        [hero] hero
       *[monster] monster
    }{ $large ->
        [yes] , { $size }
       *[no] {""}
    }{ $flying ->
        [yes] , flying
       *[no] {""}
    }) stands on { $space }
more-figure-placed = { $body }
title-boulder-placed = Boulder { $name } ({ $size }) lies on { $space } and points { $direction }
title-piece-moved = { $name } moves from { $start } to { $end }
title-piece-removed = { $name } is taken off the board ({ $space })
title-well-setup-changed = New rulings
more-well-setup-changed = From here on the group plays with { $setup }.
title-boulders-awaited = The overlord's turn begins
more-boulders-awaited = { $waiting ->
        [none] {""}
       *[other] Before anything else the boulders roll, in the order that the overlord chooses: { $waiting }.
    }
title-boulder-rolled = Boulder { $name } { $distance ->
        [0] stays where it is
        [one] rolls 1 space
       *[other] rolls { $distance } spaces
    }
more-boulder-rolled = Rolled: { $roll } (roll { $number }).
title-well-attack-declared-plain = { $attacker } attacks { $targets }{ $dice ->
        [none] {""}
       *[other] {" "}with { $dice }
    }
more-well-attack-declared-plain = { $swarm }{ $losing }{ $blow }
title-well-attack-settled = { $missed ->
        [yes] It misses
       *[no] It hits: range { $range }, { $wounds ->
            [one] 1 wound
           *[other] { $wounds } wounds
        } before armour{ $surges ->
            [0] {""}
            [one] , 1 surge
           *[other] , { $surges } surges
        }
    }
title-well-attack-settled-short = It misses: range { $range }, and the target is { $short } spaces away
title-well-attack-settled-template = It hits each of them, whatever the range: { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } before armour{ $surges ->
        [0] {""}
        [one] , 1 surge
       *[other] , { $surges } surges
    }
title-bleed-set = { $name }: bleed { $before } → { $after }
title-daze-set = { $name }: daze { $before } → { $after }
title-attack-adjusted-more = { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    } more
title-attack-adjusted-less = { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    } less
title-attack-adjusted-pierce = Pierce { $count }
title-figure-hurt-suffers = { $name } loses { $lost ->
        [one] 1 wound
       *[other] { $lost } wounds
    }
more-figure-hurt-suffers = { $note ->
        [none] {""}
       *[other] “{ $note }”
    }
title-figure-hurt-heals = { $name } heals { $healed ->
        [one] 1 wound
       *[other] { $healed } wounds
    }
more-figure-hurt-heals = { $note ->
        [none] {""}
       *[other] “{ $note }”
    }
title-figure-turn-began = { $name }'s turn begins
