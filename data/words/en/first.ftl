# The first edition's economy (E): conquest, the overlord's threat and cards.

# --- what happened

event-quest-started-first = The quest { $name } begins.
event-quest-ended-first = The quest { $name } is over: { $winner ->
        [heroes] the heroes win
       *[overlord] the overlord wins
    }.
event-dungeon-began = The heroes have { $conquest } conquest. The overlord has { $hand } cards in hand, { $deck } in the deck, and no threat.
event-dungeon-threat-changed-turn = The overlord gains { $amount } threat for the heroes in the quest.
event-dungeon-threat-changed-curse = A curse: the overlord gains { $amount } threat.
event-dungeon-threat-changed-discard = That gives { $amount } threat.
event-dungeon-threat-changed-played = The overlord pays { $spent } threat.
event-dungeon-threat-changed-correction-gained = The overlord gains { $amount } threat (“{ $note }”).
event-dungeon-threat-changed-correction-lost = The overlord loses { $spent } threat (“{ $note }”).
event-conquest-changed-glyph = A glyph is activated: the heroes gain { $amount } conquest.
event-conquest-changed-killed = The kill of { $hero } costs the heroes { $lost } conquest.
event-conquest-changed-killed-free = The kill of { $hero } costs the heroes no conquest.
event-conquest-changed-deck-out = The last card of the deck is drawn: the heroes lose { $lost } conquest.
event-conquest-changed-deck-out-free = The last card of the deck is drawn; the heroes have no conquest left to lose.
event-conquest-changed-spared = The heroes get { $amount } conquest back: { $hero } was not killed.
event-conquest-changed-note-gained = The heroes gain { $amount } conquest (“{ $note }”).
event-conquest-changed-note-lost = The heroes lose { $lost } conquest (“{ $note }”).
event-conquest-lost = The heroes have no conquest left: the overlord has won. `/quest end` ends the quest.
event-overlord-cards-drawn = The overlord draws { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
event-deck-turned = The discard pile becomes the deck: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
event-overlord-cards-discarded = The overlord discards { $card ->
        [none] { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }
       *[other] { $card }
    }.
event-overlord-card-played = The overlord plays { $card ->
        [none] { $kind ->
            [event] an event card
            [trap] a trap card
            [spawn] a spawn card
           *[power] a power card
        }
       *[other] { $card } ({ $kind ->
            [event] event
            [trap] trap
            [spawn] spawn
           *[power] power
        })
    }.
event-deck-counted = The overlord's whole deck has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
event-warned-out-of-turn = -# Cards are discarded for threat in the overlord's own turn, as a rule.
event-warned-second-spawn = -# That is a second spawn card in one turn.
event-warned-second-power = -# That is a second power card in one turn.
event-warned-hand-over = -# The hand is over its limit. It goes down to it after the cards of the overlord's next turn.
event-warned-old-board = -# The board is still the one of the quest before, with all that stood on it. `/well board action:load` lays out another.
event-warned-in-town = -# This hero had been killed already, and was still in the town, where nobody is killed. If that was a slip, `Undo` takes it back.

# --- titles, and what stands below them

title-quest-started-first = { $name } begins
title-quest-ended-first = { $name }: { $winner ->
        [heroes] the heroes win
       *[overlord] the overlord wins
    }
title-dungeon-threat-changed-turn = The overlord gains { $amount } threat
more-dungeon-threat-changed-turn = It comes from the heroes in the quest.
title-dungeon-threat-changed-curse = The overlord gains { $amount } threat
more-dungeon-threat-changed-curse = It comes from a curse.
title-dungeon-threat-changed-correction-gained = The overlord gains { $amount } threat
more-dungeon-threat-changed-correction-gained = Correction: “{ $note }”
title-dungeon-threat-changed-correction-lost = The overlord loses { $spent } threat
more-dungeon-threat-changed-correction-lost = Correction: “{ $note }”
title-conquest-changed-glyph = A glyph is activated
more-conquest-changed-glyph = The heroes gain { $amount } conquest.
title-conquest-changed-killed = { $hero } is killed
title-conquest-changed-killed-free = { $hero } is killed
more-conquest-changed-killed = The heroes lose { $lost } conquest.
more-conquest-changed-killed-free = The heroes lose no conquest.
title-conquest-changed-note-gained = The heroes gain { $amount } conquest
more-conquest-changed-note-gained = “{ $note }”
title-conquest-changed-note-lost = The heroes lose { $lost } conquest
more-conquest-changed-note-lost = “{ $note }”
title-overlord-cards-drawn = The overlord draws { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
title-overlord-cards-discarded = The overlord discards { $card ->
        [none] { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }
       *[other] { $card }
    }
title-overlord-card-played = The overlord plays { $card ->
        [none] { $kind ->
            [event] an event card
            [trap] a trap card
            [spawn] a spawn card
           *[power] a power card
        }
       *[other] { $card } ({ $kind ->
            [event] event
            [trap] trap
            [spawn] spawn
           *[power] power
        })
    }
title-deck-counted = The overlord's whole deck has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }

# --- what is asked

question-discard-down = The hand is over its limit by { $over ->
        [one] 1 card
       *[other] { $over } cards
    }. What is the discard value of { $over ->
        [one] the card that goes
       *[other] the next card that goes
    }?
question-conquest-value = How much conquest does the kill of { $hero } cost?

# --- why not

refusal-not-enough-cards = That needs { $needed ->
        [one] 1 card
       *[other] { $needed } cards
    }, and the overlord's hand holds { $held }.
refusal-not-enough-conquest = The heroes have { $held } conquest, and that takes { $needed }.
refusal-no-quest = That can happen only in a quest. `/quest start` begins one.
refusal-turn-paid = This overlord's turn has given its threat and cards. The next one begins after a hero's turn, or once `/turn end` has called this one over.
rule-turn-paid = the threat of an overlord's turn a second time
refusal-no-cards-left = Neither the deck nor the discard pile holds a card.
refusal-not-in-first-edition = The first edition has no threat for that. Give it with `reason:correction` and a note.
refusal-of-first-edition-only = Only the first edition has { $option }.
refusal-of-second-edition-only = Only the second edition has { $option }.
refusal-conquest-unknown = With how much conquest { $quest } starts stands in its quest guide: give it with `conquest`.
refusal-unknown-expansion = No expansion is called { $name }. These are: { $expansions }.

# --- the summary

first-kind-event = events
first-kind-trap = traps
first-kind-spawn = spawns
first-kind-power = powers
first-summary-quest = - **{ $quest }**: { $outcome }; { $rounds ->
        [0] {""}
        [one] 1 round, {""}
       *[other] { $rounds } rounds, {""}
    }{ $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, conquest { $before } → { $after }
first-summary-conquest-gained = **Conquest gained: { $total }** ({ $reasons })
first-summary-conquest-lost = **Conquest lost: { $total }** ({ $reasons })
first-summary-threat-gained = **Threat gained: { $total }** ({ $reasons })
first-summary-threat-lost = **Threat spent: { $total }** ({ $reasons })
first-summary-cards = **Overlord cards**: { $drawn } drawn, { $discarded } discarded, { $played ->
        [0] { $played } played
       *[other] { $played } played ({ $kinds })
    }
first-summary-slain = **Monsters killed**: { $count }
first-summary-kills = **Heroes killed**: { $heroes }
first-figure-conquest = conquest
first-figure-kills = { $kills ->
        [one] hero killed
       *[other] heroes killed
    }

# --- the live board

first-select-killed = A hero was killed
first-killed = { $hero } { $known ->
        [yes] (−{ $value } conquest)
       *[no] (conquest is asked)
    }
first-killed-in-town = in the town already
first-button-glyph = Glyph: +{ $conquest } conquest
first-button-cards = Your cards

# --- the line that closes a move

pools-first = Threat { $threat } | Conquest { $conquest } | Hand { $hand }, deck { $deck }
first-whose = -# Threat, hand and deck are the overlord's; conquest is the heroes'.

# --- looks: threat, conquest, the overlord's cards

first-quest = Quest **{ $quest }**.
first-no-quest = No quest is under way. `/quest start` begins one.
first-in-town = Killed, and back in the town: { $heroes }.
first-newest = **Newest changes**
first-nothing-yet = None yet.
first-threat-title = ## The overlord's threat
first-threat-how = Each overlord's turn brings 1 for every hero in the quest; a discarded card gives its discard value (`/card discard`), a curse in a chest 1 for every hero (`/threat gain reason:curse`). A card played is paid in full (`/card play`). What is left is kept from turn to turn.
first-conquest-title = ## The heroes' conquest
first-conquest-how = An activated glyph gives 3 (`/conquest glyph`); chests, named monsters and the quest's end give what they say (`/conquest gain`). A killed hero costs that hero's conquest value (`/conquest killed`), the last card of the overlord's deck 3. Without any left the heroes have lost.
first-why-turn = overlord's turn
first-why-curse = a curse
first-why-discard = cards discarded
first-why-played = a card played
first-why-correction = correction
first-why-glyph = a glyph
first-why-killed = a hero was killed
first-why-deck-out = the last card of the deck
first-why-spared = a kill that came to nothing
first-why-note-gained = gained
first-why-note-lost = lost
first-hand-title = ## Your cards
first-hand =
    - **In hand**: { $hand } (at most { $limit } after the cards of your turn)
    - **Deck**: { $deck }
    - **Discard pile**: { $discards }
    - **Power cards in play**: { $in_play }
    - **All together**: { $cards }
first-hand-treachery = Treachery cards swapped in: { $cards }.
first-hand-how = Only you see this. The bot counts your cards and knows no card by name until you name it.
