# The first-edition board: what happened, what is refused, what is shown and offered.

# --- the board and its pieces

well-event-board-loaded = { $preset ->
        [none] A board of the group's own is laid out
       *[other] The board { $preset } is laid out
    }: { $width } by { $height } spaces.
well-event-figure-placed = { $name } ({ $kind ->
        [hero] hero
       *[monster] monster
    }{ $large ->
        [yes] , { $size }
       *[no] {""}
    }{ $flying ->
        [yes] , flying
       *[no] {""}
    }) stands on { $space }.
well-event-boulder-placed = Boulder { $name } ({ $size }) lies on { $space } and points { $direction }.
well-event-piece-moved = { $name } moves from { $start } to { $end }.
well-event-piece-removed = { $name } is taken off the board ({ $space }).
well-event-door-set = { $added ->
        [yes] There is a door between { $space } and { $beyond } now: { $open ->
                [yes] open
               *[no] closed
            }.
       *[no] The door between { $space } and { $beyond } is { $open ->
                [yes] open
               *[no] closed
            } now.
    }
well-event-well-setup-changed = From here on the group plays with { $setup }.
well-setup = breath { $breath }, bolt { $bolt }, boulders { $boulder }, corners `{ $corners }`, falls `{ $falls }`

side-north = north
side-east = east
side-south = south
side-west = west
spaces-run = { $first }–{ $last }
spaces-one = { $space }

# --- boulders (W1-W3)

well-event-boulders-awaited = The overlord's turn begins.{ $waiting ->
        [none] {""}
       *[other] {" "}Before anything else the boulders roll, in the order he chooses: { $waiting }.
    }
well-event-boulder-rolled = Boulder { $name } rolls { $roll } (roll { $number }): { $distance ->
        [0] it stays where it is
        [one] 1 space
       *[other] { $distance } spaces
    }.
well-event-boulder-advanced = - It goes on to { $space }.
well-path = - It goes on to { $spaces }.
well-event-rubble-cleared = - It removes the rubble on { $space }.
well-event-figure-crushed = - { $name } ({ $kind ->
        [hero] hero
       *[monster] monster
    }) on { $space } is killed at once.
well-event-figure-spared = - { $name } is safe in the pit on { $space }: the boulder only crosses it.
well-event-boulder-turned = - The ramp on { $ramp } turns it { $direction }.
well-event-boulder-shattered = - It runs into { $cause ->
        [wall] the wall at { $space }
        [door] a closed door at { $space }
       *[boulder] boulder { $other } on { $space }
    } and is destroyed.
well-event-boulder-fell = - It falls into the pit at { $space } and is gone.

# --- attacks (W4, W5, W7, W9)

well-event-well-attack-declared-plain = { $attacker } attacks { $targets }{ $dice ->
        [none] {""}
       *[other] {" "}with { $dice }
    }.{ $swarm }{ $losing }
well-event-well-attack-declared-breath = { $attacker } breathes { $direction } (alignment { $alignment }){ $dice ->
        [none] {""}
       *[other] {" "}with { $dice }
    }. { $targets ->
        [none] It affects nobody.
       *[other] It affects { $targets }.
    }{ $losing }
well-event-well-attack-declared-bolt = { $attacker } hurls a bolt { $direction } (alignment { $alignment }){ $dice ->
        [none] {""}
       *[other] {" "}with { $dice }
    }. { $targets ->
        [none] It affects nobody.
       *[other] It affects { $targets }.
    }{ $losing }
well-swarm = {" "}Swarm: { $count ->
        [0] no other friend stands next to the target.
        [one] { $helpers } stands next to the target
       *[other] { $count } others stand next to the target ({ $helpers })
    }{ $count ->
        [0] {""}
       *[other] : { $gained ->
            [0] no power die more, for there are as many as an attack may have
            [one] 1 power die more
           *[other] { $gained } power dice more
        }.
    }
well-losing = {" "}Daze takes { $lose ->
        [one] 1 yellow, green or black die
       *[other] { $lose } yellow, green or black dice
    }.
well-event-daze-dice-lost = Daze takes { $dice } from { $attacker }'s attack.
well-event-well-attack-rolled = Rolled: { $roll } (roll { $number }).
well-event-well-attack-dodged = { $name } dodges. Rolled again: { $roll } (roll { $number }).
well-event-well-attack-settled = { $missed ->
        [yes] It misses.
       *[no] It hits: range { $range }, { $wounds ->
            [one] 1 wound
           *[other] { $wounds } wounds
        }{ $surges ->
            [0] {""}
            [one] , 1 surge
           *[other] , { $surges } surges
        }.
    }
well-event-well-attack-settled-template = It hits each of them, whatever the range: { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }{ $surges ->
        [0] {""}
        [one] , 1 surge
       *[other] , { $surges } surges
    }.
well-settled-without-dice = No die is left to roll: the attack comes to nothing.

# --- bleed and daze (W6, W7)

well-event-bleed-set = { $name }: bleed { $before } → { $after }.
well-event-daze-set = { $name }: daze { $before } → { $after }.
well-event-figure-turn-began = { $name }'s turn begins.
well-event-bleed-rolled = { $name } bleeds: { $roll } (roll { $number }). { $wounds ->
        [0] No wound
        [one] 1 wound, whatever the armour
       *[other] { $wounds } wounds, whatever the armour
    }. All its bleed tokens go.
well-event-daze-rolled = { $name } rolls for its daze: { $roll } (roll { $number }). { $removed ->
        [0] No token goes
        [one] 1 token goes
       *[other] { $removed } tokens go
    }, { $left ->
        [0] none is left.
        [one] 1 is left: its attacks lose 1 yellow, green or black die.
       *[other] { $left } are left: its attacks lose { $left } yellow, green or black dice.
    }

# --- treachery (W8)

well-event-treachery-opened = The overlord spends treachery: event { $event }, trap { $trap }, monster { $monster }. Without any left over he starts with { $usual ->
        [one] 1 card
       *[other] { $usual } cards
    }.
well-event-treachery-swapped = The overlord swaps a treachery card in.
well-event-treachery-swapped-open = The overlord swaps { $card } in ({ $kind ->
        [event] event
        [trap] trap
       *[monster] monster
    }, { $cost }).
well-event-treachery-swap-undone = The overlord takes a swap of a treachery card back.
well-event-treachery-swap-undone-open = The overlord takes the swap of { $card } back ({ $kind ->
        [event] event
        [trap] trap
       *[monster] monster
    }, { $cost }).
well-event-treachery-settled = Treachery is spent: { $swapped ->
        [0] no card
        [one] 1 card
       *[other] { $swapped } cards
    } swapped in, { $left_over ->
        [one] 1 point
       *[other] { $left_over } points
    } left over, { $extra ->
        [0] no extra starting card
        [one] 1 extra starting card
       *[other] { $extra } extra starting cards
    }. The overlord starts with { $start_cards ->
        [one] 1 card
       *[other] { $start_cards } cards
    }.

# --- choices of an attack

question-daze-takes = Daze takes { $lose ->
        [one] 1 die
       *[other] { $lose } dice
    } from { $attacker }'s attack. Which?
question-spend-power = { $attacker }'s power dice add { $most }: how much of it is range, and how many wounds?
choice-lose-dice = Lose { $die }
choice-power = { $number ->
        [0] { $rest ->
                [one] +1 wound
               *[other] +{ $rest } wounds
            }
       *[other] +{ $number } range{ $rest ->
                [0] {""}
                [one] , +1 wound
               *[other] , +{ $rest } wounds
            }
    }

# --- pictures, in words

well-alt = The board, { $first } to { $last }.
well-alt-before = Before: { $board }
well-alt-after = After: { $board }
well-alt-area = The template covers { $covered }; reached are { $reached }; affected: { $targets }.
well-alt-killed = Killed on { $spaces }.
well-alt-hero = Heroes: { $figures }.
well-alt-monster = Monsters: { $figures }.
well-alt-boulders = Boulders: { $boulders }.
well-alt-doors = Doors: { $doors }.
well-alt-terrain = { $what }: { $spaces }.
well-figure = { $name } ({ $label }) on { $where }{ $flying ->
        [yes] , flying
       *[no] {""}
    }{ $bleed ->
        [0] {""}
       *[other] , bleed { $bleed }
    }{ $daze ->
        [0] {""}
       *[other] , daze { $daze }
    }
well-boulder = { $name } on { $where } pointing { $direction }
well-door = { $first }/{ $last } { $open ->
        [yes] open
       *[no] closed
    }
terrain-rubble = Rubble
terrain-pit = Pits
terrain-stairs = Stairs
terrain-water = Water
terrain-obstacle = Obstacles
terrain-ramp-north = Ramps north
terrain-ramp-east = Ramps east
terrain-ramp-south = Ramps south
terrain-ramp-west = Ramps west
