# The first-edition board: what happened, what is refused, what is shown and offered.

# --- the board and its pieces

event-board-loaded = { $preset ->
        [none] A board of the group's own is laid out
       *[other] The board { $preset } is laid out
    }: { $width } by { $height } spaces.
event-figure-placed = { $name } ({ $kind ->
        [hero] hero
       *[monster] monster
    }{ $large ->
        [yes] , { $size }
       *[no] {""}
    }{ $flying ->
        [yes] , flying
       *[no] {""}
    }) stands on { $space }.{ $body }
event-boulder-placed = Boulder { $name } ({ $size }) lies on { $space } and points { $direction }.
event-piece-moved = { $name } moves from { $start } to { $end }.
event-piece-removed = { $name } is taken off the board ({ $space }).
event-door-set = { $added ->
        [yes] There is a door between { $space } and { $beyond } now: { $open ->
                [yes] open
               *[no] closed
            }.
       *[no] The door between { $space } and { $beyond } is { $open ->
                [yes] open
               *[no] closed
            } now.
    }
event-well-setup-changed = From here on the group plays with { $setup }.
well-setup = breath { $breath }, bolt { $bolt }, boulders { $boulder }, corners `{ $corners }`, falls `{ $falls }`, stairs `{ $stairs }`, cap `{ $cap }`

side-north = north
side-east = east
side-south = south
side-west = west
spaces-run = { $first }–{ $last }
spaces-one = { $space }

# --- sample quests: what each is about, by its board

sample-rolling-hall = A sample quest. The boulders roll at the start of each overlord's turn. The heroes win as soon as one of them stands on a ramp and no monster is left.
sample-kobold-cellar = A sample quest. The heroes win as soon as the ogre and the master kobold are dead. Kobolds attack with `swarm:True`; `/well door` opens the door to the ogre.
sample-drake-gallery = A sample quest. The heroes win as soon as the dragon is dead. Breath and bolts go round corners and stop at walls, closed doors and, for a bolt, stairs; `/well door` opens a door.

# --- boulders (W1-W3)

event-boulders-awaited = The overlord's turn begins.{ $waiting ->
        [none] {""}
       *[other] {" "}Before anything else the boulders roll, in the order that the overlord chooses: { $waiting }.
    }
event-boulder-rolled = Boulder { $name } rolls { $roll } (roll { $number }): { $distance ->
        [0] it stays where it is
        [one] 1 space
       *[other] { $distance } spaces
    }.
event-boulder-advanced = - It goes on to { $space }.
well-path = - It goes on to { $spaces }.
event-rubble-cleared = - It removes the rubble on { $space }.
event-figure-crushed = - { $name } ({ $kind ->
        [hero] hero
       *[monster] monster
    }) on { $space } is killed at once.
event-figure-spared = - { $name } is safe in the pit on { $space }: the boulder only crosses it.
event-boulder-turned = - The ramp on { $ramp } turns it { $direction }.
event-boulder-shattered = - It runs into { $cause ->
        [wall] the wall at { $space }
        [door] a closed door at { $space }
       *[boulder] boulder { $other } on { $space }
    } and is destroyed.
event-boulder-fell = - It falls into the pit at { $space } and is gone.

# --- attacks (W4, W5, W7, W9)

event-well-attack-declared-plain = { $attacker } attacks { $targets }{ $dice ->
        [none] {""}
       *[other] {" "}with { $dice }
    }.{ $swarm }{ $losing }{ $blow }
event-well-attack-declared-breath = { $attacker } breathes { $direction } (alignment { $alignment }){ $dice ->
        [none] {""}
       *[other] {" "}with { $dice }
    }. { $targets ->
        [none] It affects nobody.
       *[other] It affects { $targets }.
    }{ $losing }{ $blow }
event-well-attack-declared-bolt = { $attacker } hurls a bolt { $direction } (alignment { $alignment }){ $dice ->
        [none] {""}
       *[other] {" "}with { $dice }
    }. { $targets ->
        [none] It affects nobody.
       *[other] It affects { $targets }.
    }{ $losing }{ $blow }
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
event-daze-dice-lost = Daze takes { $dice } from { $attacker }'s attack.
event-power-dice-capped = { $attacker } keeps as many power dice as an attack may have: { $dice } { $count ->
        [one] is
       *[other] are
    } left out.
event-well-attack-rolled = Rolled: { $roll } (roll { $number }).
event-well-attack-dodged = { $name } dodges. Rolled again: { $roll } (roll { $number }).
event-well-attack-settled = { $missed ->
        [yes] It misses.
       *[no] It hits: range { $range }, { $wounds ->
            [one] 1 wound
           *[other] { $wounds } wounds
        } before armour{ $surges ->
            [0] {""}
            [one] , 1 surge
           *[other] , { $surges } surges
        }.
    }
event-well-attack-settled-short = It misses: range { $range }, and the target is { $short } spaces away.
event-well-attack-settled-template = It hits each of them, whatever the range: { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } before armour{ $surges ->
        [0] {""}
        [one] , 1 surge
       *[other] , { $surges } surges
    }.
well-settled-without-dice = No die is left to roll: the attack comes to nothing.

# --- bleed and daze (W6, W7)

event-bleed-set = { $name }: bleed { $before } → { $after }.
event-daze-set = { $name }: daze { $before } → { $after }.
event-figure-turn-began = { $name }'s turn begins.
event-bleed-rolled = { $name } bleeds: { $roll } (roll { $number }). { $wounds ->
        [0] No wound
        [one] 1 wound, whatever the armour
       *[other] { $wounds } wounds, whatever the armour
    }. All its bleed tokens go.
event-daze-rolled = { $name } rolls for its daze: { $roll } (roll { $number }). { $removed ->
        [0] No token goes
        [one] 1 token goes
       *[other] { $removed } tokens go
    }, { $left ->
        [0] no token is left.
        [one] 1 is left: its attacks lose 1 yellow, green or black die.
       *[other] { $left } are left: its attacks lose { $left } yellow, green or black dice.
    }

# --- wounds (E7, E8)

event-figures-equipped = The bot keeps wounds: { $figures }.
well-wounds-of = { $name }: { $wounds } (armour { $armour ->
        [none] as its sheet says
       *[other] { $armour }
    })
well-body = {" "}Wounds: { $wounds }{ $left ->
        [yes] {""}
       *[no] {" "}left of { $most }
    }, armour { $armour ->
        [none] as its sheet says
       *[other] { $armour }
    }{ $speed ->
        [none] {""}
       *[other] , speed { $speed }
    }{ $dice ->
        [none] {""}
       *[other] ; attacks with { $dice }
    }.
well-blow = {" "}Besides its dice: { $parts }.
well-blow-bleed = bleed
well-blow-daze = daze
well-blow-damage = +{ $count } damage
well-blow-pierce = pierce { $count }
event-figure-hurt-attack = { $name }: { $armour ->
        [none] { $lost ->
            [0] no wound
            [one] 1 wound
           *[other] { $lost } wounds
        }; its armour is no fixed number, so take away what its sheet says with `1 less`
        [0] { $lost ->
            [0] no wound
            [one] 1 wound
           *[other] { $lost } wounds
        }
       *[other] { $lost ->
            [0] armour { $armour } stops it all
            [one] 1 wound after armour { $armour }
           *[other] { $lost } wounds after armour { $armour }
        }
    }.{ $bleed ->
        [0] {""}
       *[other] {" "}Now bleeding.
    }{ $daze ->
        [0] {""}
       *[other] {" "}Now dazed.
    }
event-figure-hurt-tokens = { $name }:{ $bleed ->
        [0] {""}
       *[other] {" "}Now bleeding.
    }{ $daze ->
        [0] {""}
       *[other] {" "}Now dazed.
    }
event-figure-hurt-bleed = { $name } loses { $lost ->
        [one] 1 wound
       *[other] { $lost } wounds
    }.
event-figure-hurt-suffers = { $name } loses { $lost ->
        [one] 1 wound
       *[other] { $lost } wounds
    }{ $note ->
        [none] {""}
       *[other] {" "}(“{ $note }”)
    }.
event-figure-hurt-heals = { $name } heals { $healed ->
        [one] 1 wound
       *[other] { $healed } wounds
    }{ $note ->
        [none] {""}
       *[other] {" "}(“{ $note }”)
    }.
event-figure-died = { $name } ({ $kind ->
        [hero] hero
       *[monster] monster
    }) on { $space } is dead{ $kind ->
        [hero] : back in the town, with all wounds healed.
       *[monster] {" "}and leaves the board.
    }
event-figure-returned = { $name } lives after all, and stands on { $space }.
event-attack-adjusted-more = The attack takes { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    } more.
event-attack-adjusted-less = The attack takes { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    } less.
event-attack-adjusted-pierce = The attack pierces { $count } more armour.
wounds-line = { $name }: wounds { $wounds }

# --- treachery (W8)

event-treachery-opened = The overlord begins to spend treachery.
event-treachery-opened-open = The overlord spends treachery: event { $event }, trap { $trap }, monster { $monster }. Without any left over the overlord starts with { $usual ->
        [one] 1 card
       *[other] { $usual } cards
    }.
event-treachery-swapped = The overlord swaps a treachery card in.
event-treachery-swapped-open = The overlord swaps { $card } in ({ $kind ->
        [event] event
        [trap] trap
       *[monster] monster
    }, { $cost }).
event-treachery-swap-undone = The overlord takes a swap of a treachery card back.
event-treachery-swap-undone-open = The overlord takes the swap of { $card } back ({ $kind ->
        [event] event
        [trap] trap
       *[monster] monster
    }, { $cost }).
event-treachery-settled = Treachery is spent: { $swapped ->
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
question-spend-power = { $attacker }'s power dice add { $most }: how much of it is range, and how many wounds?{ $needed ->
        [0] {""}
       *[other] {" "}The target is { $away } spaces away: with less than { $needed } more range the attack misses.
    }
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
well-alt-died = Crosses: { $figures }.
well-died = { $name } ({ $label }) on { $space }
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
    }{ $most ->
        [0] {""}
       *[other] , wounds { $wounds } of { $most }
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

# --- the overlord's calculator (W8)

treachery-none = No treachery is being spent. The overlord begins with the figures of the quest: `/well treachery event:3 trap:2 monster:4`.
treachery-title = ## Treachery{ $done ->
        [yes] , spent
       *[no] {""}
    }
    Only you see this.
treachery-event = Event
treachery-trap = Trap
treachery-monster = Monster
treachery-left = **{ $kind }**: { $left } of { $given } left
treachery-no-figures = No treachery is given. An exported file leaves its figures out: after an import `/well treachery event:3 trap:2 monster:4` tells them anew.
treachery-no-swaps = { $done ->
        [yes] No card was swapped in.
       *[no] No card is swapped in yet.
    }
treachery-swap = - { $card } ({ $kind }, { $cost })
treachery-swap-untold = - a card that an exported file does not tell
treachery-cards = { $left } left over in all; every { $points } give 1 extra starting card: { $extra } extra. With the normal { $usual } that makes { $cards } starting cards, never more than { $most }.
button-swap-treachery = Swap a card in
button-swap-back = Take back { $card }
button-settle = Done
form-swap-treachery = Swap a treachery card in
field-card = Treachery card
field-treachery-kind = Kind
field-treachery-cost = Cost
hint-treachery-cost = Paid in its own kind

# --- why something is refused

refusal-no-map = No board is laid out yet. `/well board action:load` lays one out: one that comes along, or your own text map.
refusal-map-faulty = The map has { $count ->
        [one] 1 fault
       *[other] { $count } faults
    }, so nothing was laid out:{ $faults }
refusal-no-such-preset = { $name ->
        [none] Which board?
       *[other] No board that comes along is called { $name }.
    } There are { $presets }, or your own text map as a file.
refusal-not-a-space = “{ $text }” is not a space. Spaces are called by column and row, such as C7.
refusal-off-map = { $space } lies beyond the board, whose last space is { $last }.
refusal-not-a-size = “{ $text }” is not a size. Sizes are written as width by height, from 1x1 to 9x9, such as 2x3.
refusal-bad-piece-name = A piece needs a name with a letter or digit, of at most 60 characters.
refusal-piece-name-taken = A piece called { $name } already stands on the board.
refusal-no-such-piece = No piece on the board is called { $name }. { $there ->
        [none] Nothing stands there yet.
       *[other] There are { $there }.
    }
refusal-unknown-monster = No printed monster of the first edition is called { $name }. `/well place` puts a figure of your own on the board.
refusal-no-room-for-monsters = The board has no room for { $count } of { $name }.
refusal-wounds-not-kept = This campaign keeps wounds at the table. `/campaign settings track:everything` has the bot keep them.
refusal-wounds-unknown = No wounds of { $name } are known. Take the figure off the board, and give them with `/well place wounds:`.
refusal-too-many-pieces = The board holds { $most } pieces and no more.
refusal-in-wall = { $space } is a wall.
refusal-space-taken = { $boulder ->
        [yes] Boulder { $by } lies
       *[no] { $by } stands
    } on { $space }.
refusal-door-in-the-way = A closed door would stand inside a piece: on the { $side } side of { $space }.
refusal-boulders-first = Before anything else in the overlord's turn the boulders roll: { $waiting }.
refusal-boulders-not-now = Boulders roll only at the very start of the overlord's turn (`/well turn name:overlord`).
refusal-boulder-not-waiting = Boulder { $name } does not wait to roll, or is named twice. Those that wait are { $waiting }.
refusal-bad-amount = { $amount } does not fit: it must be from { $least } to { $most }, and not 0 where tokens are changed.
refusal-template-faulty = That is not a template. { $faults }
refusal-treachery-short = That needs { $needed } { $treachery ->
        [event] event
        [trap] trap
       *[monster] monster
    } treachery, and { $left } is left of that kind.
refusal-treachery-not-open = No treachery is being spent. `/well treachery` with the figures of the quest begins it.
refusal-treachery-spent = The treachery of this quest is spent. To spend it otherwise, take that move back with Undo; after this quest `/well treachery` takes the figures of the next.
refusal-treachery-changed = Other cards are swapped in by now. `/well treachery` shows how it stands.
refusal-not-swapped = No card called { $name } is swapped in.

refusal-choice-open = { $attacker }'s attack waits for a choice first.
refusal-not-a-first-edition-die = The first edition has no die called { $die }.
refusal-attack-without-dice = With which dice? Name them, such as `dice:"red green"`, or keep a hero's with `/hero attack`.
refusal-too-many-power-dice = No attack has more than { $most } power dice.
refusal-attack-on-itself = { $name } cannot attack itself.
refusal-no-such-alignment = The template can lie against that side in { $most ->
        [one] 1 way
       *[other] { $most } ways
    }, counted from west to east or from north to south, and not in a way { $alignment }.
refusal-no-attack = No attack waits for that.
refusal-other-attack = Those dice do not lie there any more: they were rolled again, or another attack came.
refusal-not-a-target = The attack does not affect { $name }. { $count ->
        [0] It affects nobody.
       *[other] It affects { $targets }.
    }
refusal-attack-missed = The attack has missed: there is nothing to dodge.
refusal-dodged-already = An attack can be dodged once, and { $by } has done so.
refusal-no-such-die = Choose dice of the roll, each once.

rule-boulders-first = something else before the boulders
rule-boulders-not-now = boulders rolled at another time than the start of the overlord's turn
rule-too-many-power-dice = more power dice than an attack may have
rule-dodged-already = a second dodge of one attack

map-fault = line { $line }, column { $column }: { $what }
map-fault-more = and { $count } more
map-fault-empty = there is no picture of a board
map-fault-too-long = the file is longer than 20,000 characters
map-fault-too-wide = the board is wider than 60 spaces
map-fault-too-tall = the board is taller than 60 spaces
map-fault-ragged = this row does not have { $text } spaces as the first has
map-fault-symbol = “{ $text }” stands for nothing ({ $space })
map-fault-legend-name = there is no terrain called “{ $text }”
map-fault-legend-symbol = “{ $text }” must name one character, such as wall=W
map-fault-legend-twice = “{ $text }” would stand for two things
map-fault-line = “{ $text }” begins or ends no line that can be read; lines are door, hero, monster, boulder
map-fault-quote = a quotation mark is missing its partner
map-fault-space = “{ $text }” is not a space such as C7
map-fault-off-map = { $text } lies beyond the board
map-fault-side = “{ $text }” is not a side; sides are north, east, south, west
map-fault-door-state = a door is open or closed, not “{ $text }”
map-fault-door-twice = there is already a door on that side of { $text }
map-fault-door-in-wall = a door stands between two spaces without walls
map-fault-door-in-piece = a closed door stands inside a piece
map-fault-name = “{ $text }” is not a name: it needs a letter or digit, and at most 60 characters
map-fault-name-taken = { $text } already stands on the board
map-fault-size = “{ $text }” is not a size such as 2x3
map-fault-in-wall = the piece at { $text } stands in a wall
map-fault-space-taken = the piece at { $text } stands on another
map-fault-word = “{ $text }” is one word too many
map-fault-too-many = the board holds 200 pieces and no more

template-fault-empty = It has no rows.
template-fault-too-large = It has more than 12 rows or columns.
template-fault-ragged = Its rows are not all of one length.
template-fault-symbol = Rows are written with x for covered squares and . for bare ones.
template-fault-base = The last row, which lies against the attacker, must have its covered squares side by side.
template-fault-bolt-base = The last row of a bolt covers exactly two squares.

# --- buttons

button-play-sample = Play { $quest }
button-load-board = Lay out { $preset }
button-roll-boulder = Roll boulder { $boulder }
button-roll-all-boulders = Roll all boulders
button-dodge = Dodge
button-one-more = 1 more
button-one-less = 1 less
button-pierce-one = Pierce 1
button-put-on-board = Put { $hero } on the board …
form-dodge = Dodge: roll dice of the attack again
field-dodging = Who dodges
field-dodged-dice = Dice to roll again
form-put-on-board = A hero comes onto the board
field-space = Space
hint-space = Its column and row, such as E4
button-show-board = Show the board

# --- pages

well-page-no-board = No board is laid out yet.
well-page-board = **Board**, { $width } by { $height } spaces
well-page-window = The picture shows { $first } to { $last }; `/well board action:show space:` shows another part.
well-page-hero = Heroes: { $figures }
well-page-monster = Monsters: { $figures }
well-page-boulders = Boulders: { $boulders }
well-page-waiting = Before anything else in the overlord's turn these boulders roll: { $boulders }.
well-setup-title = ## What the group plays with
    { $usual ->
        [yes] These are the defaults: the source gives no figures for them.
       *[no] The group has set these itself.
    }
well-setup-breath = **Breath**: `x` is covered; the last row lies flat against the attacker.
well-setup-bolt = **Bolt**, likewise; its last row is two spaces wide.
well-setup-boulder = **Boulders** are { $size } where nothing else is said.
well-setup-corners = **corners:{ $corners }**: { $corners ->
        [square] a diagonal step needs both ways round its corner free of walls and closed doors.
       *[cut] a diagonal step needs one way round its corner free of walls and closed doors.
    }
well-setup-falls = **falls:{ $falls }**: { $falls ->
        [at-end] a boulder falls in where its roll ends wholly over pits.
       *[at-once] a boulder falls in as soon as it lies wholly over pits.
    }
well-setup-stairs = **stairs:{ $stairs }**: { $stairs ->
        [wall] a bolt strikes who stands on stairs and goes no further through them, as if they were a wall.
       *[link] a bolt crosses stairs as any other space.
    }
well-setup-cap = **cap:{ $cap }**: { $cap ->
        [before-daze] Swarm adds up to { $most } power dice in all, and daze takes dice of these.
       *[after-daze] daze takes dice of all that Swarm adds, and up to { $most } power dice are left.
    }
well-setup-how = A steward changes any of it, for example `/well setup falls:at-once`. A template is written row by row with slashes between: `/well setup breath:xxxx/xxxx/.xx./.xx.`
well-way = { $alignment }: from { $base }

# --- commands

command-well = The first-edition board: The Well of Darkness
command-well-board = Lay out a board (one that comes along, or your own text map), or show it
command-well-place = Put a figure on the board
command-well-monster = Put printed monsters on the board
command-well-boulder = Put a boulder on the board
command-well-move = Move a figure or boulder by hand
command-well-remove = Take a figure or boulder off the board
command-well-door = Open or close a door, or put one there
command-well-turn = Begin the overlord's turn or a figure's: boulders, bleed and daze are rolled
command-well-boulders = Roll the boulders at the start of the overlord's turn
command-well-bleed = Put bleed tokens on a figure, or take some off
command-well-daze = Put daze tokens on a figure, or take some off
command-well-wounds = Let a figure suffer wounds, or heal some with a minus
command-well-attack = Attack one figure
command-well-breath = Breathe to one side; without dice only to see whom it affects
command-well-bolt = Hurl a bolt to one side; without dice only to see whom it affects
command-well-setup = Show which templates and rulings the group plays with; a steward changes them
command-well-treachery = Spend treachery before a quest (only the overlord sees the cards)

option-well-board-action = Lay a board out, or show the one that lies there
option-well-board-space = Which space to show in the middle, such as C7; only a large board needs it
option-preset = A board that comes along
option-file = Your own board as a text map
option-well-place-name = What the figure is called
option-well-place-kind = Which side it fights for
option-space = The space, such as C7; of a large piece its north-west corner
option-size = Width and height in spaces, such as 2x3
option-flying = Whether it flies
option-master = Whether it is a master
option-well-place-wounds = Its wounds, if nothing printed tells them
option-armour = Its armour, if nothing printed tells it
option-well-monster-name = The printed monster
option-count = How many
option-well-monster-space = Where the first of them stands; left out, on the first free spaces
option-direction = Where its arrow points
option-well-boulder-name = What the boulder is called; left out, it gets a number
option-name = The figure or boulder
option-side = Which side
option-state = Open or closed
option-well-turn-name = The overlord, or the figure
option-order = Boulders in the order they roll, separated by commas; left out, as placed
option-figure = The figure
option-tokens = How many to put on, or with a minus to take off
option-attacker = The figure that attacks
option-well-attack-target = The figure that is attacked
option-bleed = Whether the attack makes its target bleed
option-daze = Whether the attack dazes its target
option-damage = Wounds added to the roll
option-pierce = Armour that the attack takes away
option-well-wounds-amount = Wounds to suffer, or with a minus to heal
option-swarm = Whether friends next to the target add power dice
option-alignment = Which way the template lies, from west to east or north to south
option-breath = Rows of the breath with slashes between: xxxx/xxxx/.xx./.xx. or default
option-bolt = Rows of the bolt with slashes between: xx/xx/xx/xx/xx/xx or default
option-boulder = The size of a boulder where nothing else is said, such as 2x2
option-corners = Past a corner diagonally: cut goes by, square needs both ways round it free
option-stairs = A bolt at stairs: wall stops it, link lets it cross
option-cap = The limit on power dice counts before daze takes dice, or after
option-falls = A boulder falls into pits at the end of its roll, or at once on its way
option-event = Event treachery that the quest gives
option-trap = Trap treachery
option-monster = Monster treachery
option-start = Starting cards without any treachery left over
