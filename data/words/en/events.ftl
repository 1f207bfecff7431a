# What happened, one line an event. Heroes, cards and other names come in bold already.

# --- who did it

said-by = { $who }: { $line }
said-by-steward = { $who } (as steward): { $line }
said-by-stand-in = { $who } (for { $player }): { $line }
taken-back = Taken back by { $who }.
played-again = Played again by { $who }.
event-house-ruled = House rule: { $rule }.

# --- both pools

pools = Threat { $threat } | Fortune: { $fortune }
pools-without-heroes = Threat { $threat }
pools-awaiting = { $threat }, { $count } awaiting a hero
pools-change = { $before } → { $after }
pools-hero = { $hero } { $amount }
xp = Overlord XP { $xp }

# --- the campaign

event-campaign-created = The campaign { $name } begins{ $edition ->
        [first] {""}
       *[second] {" "}in act { $act }
    }. Overlord: { $overlord }.{ $edition ->
        [first] {" "}It is played with the first edition's rules.
       *[second] {""}
    }
event-campaign-created-printed = The campaign { $name } begins in act { $act }: { $printed_campaign }. Overlord: { $overlord }.{ $edition ->
        [first] {" "}It is played with the first edition's rules.
       *[second] {""}
    }
event-campaign-created-next = Next: add two to four heroes, choose a Plot deck if you play with one, then start the first quest.
event-campaign-created-next-first = Next: add the heroes, then `/quest start`. `Lay out` puts up the board alone, for a quest of your own, as does `/well board` with a map of yours; `Play`, offered once there are two heroes, begins our sample quest on it. `/help topic:well` tells how a first-edition quest is played here.
event-settings-changed = Settings: { $changes }.
event-overlords-changed = Overlord side: { $before } → { $after }.
event-printed-campaign-set = The printed campaign is { $name }.
event-act-set = The campaign is in act { $act } now.
event-campaign-adopted = A campaign that was under way is taken over here.
event-campaign-adopted-with-cards = A campaign that was under way is taken over here. Bought before: { $cards }.
event-campaign-ended = The campaign is over, and all its tokens return to the supply. It can still be looked at and exported.

# --- heroes

event-hero-added = { $hero } joins the heroes, played by { $player }.{ $sheet }
event-hero-added-unplayed = { $hero } joins the heroes, without a player for now.{ $sheet }
hero-added-near-printed = -# A hero of your own, so far without figures. If the printed { $hero } is meant: Undo, then add the hero by that name.
event-sheet-changed = { $hero }'s sheet: { $changes }.
event-hero-marked-on = { $hero }'s hero token lies near the Plot deck until the quest ends.
event-hero-marked-off = { $hero }'s hero token is taken back from the Plot deck.
event-hero-assigned = { $hero } is played by { $player }.
event-hero-assigned-nobody = { $hero } has no player now.
event-stand-in-named = { $user } stands in for { $hero }'s player.
event-stand-in-named-ended = Nobody stands in for { $hero }'s player any more.
event-player-left = { $user } has left the server. { $heroes } { $left ->
    [one] stays on the roster without a player: any hero player may act for that hero, and a steward names a new player with /hero assign.
   *[other] stay on the roster without a player: any hero player may act for these heroes, and a steward names new players with /hero assign.
}
event-join-lapsed = { $user } has left the server: the request to join with { $name } is closed.
event-player-left-standing-in = { $user } has left the server and stands in for nobody any more.
event-player-left-side = { $user } has left the server.{ $was_overlord ->
    [yes] { " " }That place on the overlord side is free: whoever shares the side, the creator of the campaign, or anybody with Manage Server names somebody for it.
   *[no] { "" }
}{ $was_creator ->
    [yes] { " " }The campaign is in the care of everybody with Manage Server now.
   *[no] { "" }
}{ $heroes ->
    [none] { "" }
   *[other] { " " }{ $heroes } { $left ->
        [one] stays on the roster without a player: any hero player may act for that hero, and a steward names a new player with /hero assign.
       *[other] stay on the roster without a player: any hero player may act for these heroes, and a steward names new players with /hero assign.
    }
}
event-hero-removed = { $hero } leaves the heroes.
event-hero-defeated = { $hero } is defeated.
event-overlord-card-drawn = The overlord draws { $amount ->
        [one] 1 Overlord card
       *[other] { $amount } Overlord cards
    }.
event-hero-rested = { $hero } rests.

# --- quests, encounters, turns

event-quest-started = The quest { $name } begins ({ $kind }, act { $act }, { $encounters ->
        [one] 1 encounter
       *[other] { $encounters } encounters
    }). Set up the first encounter; `/turn` starts play.{ $lieutenants }{ $passed_over }
event-quest-started-lieutenants = {" "}Lieutenants in it: { $lieutenants }.
event-play-began = Set-up is over, play begins.
event-encounter-ended = Encounter { $encounter } is over.
event-encounter-set-up = Set up encounter { $encounter }; `/turn` starts play.
event-quest-ended = The quest { $name } is over: { $winner ->
        [heroes] the heroes win
       *[overlord] the overlord wins
    }. The campaign phase begins with { $step }.
event-phase-entered = Campaign phase: { $step }. { $todo }{ $passed_over }
passed-over = {" "}Passed over: { $steps }; what happens there by itself is done.
event-overlord-turn-began = The overlord's turn begins.
event-hero-turn-began = { $hero }'s turn begins (round { $round }).
event-turn-ended = { $hero }'s turn is over.
event-turn-ended-overlord = The overlord's turn is over.

# --- tokens and experience

event-tokens-moved-hero-defeated = The overlord gains { $amount } threat for it.
event-tokens-moved-quest-ended = The overlord gains { $amount } threat for the quest.
event-tokens-moved-quest-won = The overlord gains { $amount } more threat for the victory.
event-tokens-moved-xp-converted = The overlord gains { $amount } threat for it.
event-tokens-moved-rumor = The overlord gains { $amount } threat for it.
event-tokens-moved-card = The overlord gains { $amount } threat from { $card }.
event-tokens-moved-card-note = The overlord gains { $amount } threat from { $card } (“{ $note }”).
event-tokens-moved-card-note-only = The overlord gains { $amount } threat from a card (“{ $note }”).
event-tokens-moved-card-payment = { $amount } threat goes from the pool to the supply for { $card }. It turns into no fortune.
event-tokens-moved-correction-threat-gained = Correction: the overlord gains { $amount } threat (“{ $note }”).
event-tokens-moved-correction-threat-lost = Correction: the overlord loses { $amount } threat (“{ $note }”).
event-tokens-moved-correction-fortune-gained = Correction: { $heroes } gains { $amount } fortune (“{ $note }”).
event-tokens-moved-correction-fortune-lost = Correction: { $heroes } loses { $amount } fortune (“{ $note }”).
event-tokens-moved-adopted = The overlord brings { $amount } threat along.
event-tokens-moved-trigger = The threat spent turns into fortune: { $heroes }.
event-tokens-moved-tie = The heroes give the next fortune token to { $heroes }.
event-tokens-moved-reroll-at-table = { $heroes } spends { $amount } fortune and rerolls a die at the table.
event-tokens-moved-reroll = { $heroes } spends { $amount } fortune on a reroll.
event-tokens-moved-shop-card = Fortune spent: { $heroes }.
event-tokens-moved-shopping-ended = Shopping is over: { $amount } fortune returns to the supply ({ $heroes }).
event-tokens-moved-hero-removed = { $amount ->
        [one] 1 token from that hero sheet returns
       *[other] { $amount } tokens from that hero sheet return
    } to the supply.
event-tokens-moved-marker-monster-card = { $amount ->
        [one] 1 token
       *[other] { $amount } tokens
    } from the supply: put it on the Monster card of the group that { $card } marks.
event-tokens-moved-marker-tile = { $amount ->
        [one] 1 token
       *[other] { $amount } tokens
    } from the supply: put it on the tile that { $card } marks.
event-tokens-moved-marker-mark = { $amount ->
        [one] 1 token
       *[other] { $amount } tokens
    } from the supply mark { $heroes } ({ $card }).
event-tokens-moved-marker-returned-monster-card = The token of { $card } returns from its Monster card to the supply.
event-tokens-moved-marker-returned-tile = The token of { $card } returns from its tile to the supply.
event-tokens-moved-marker-returned-mark = The token of { $card } on { $heroes } returns to the supply.
event-tokens-moved-laid-on-card = { $amount ->
        [one] 1 token
       *[other] { $amount } tokens
    } from the supply: put on { $card }.
event-tokens-moved-taken-from-card = The overlord gains { $amount } threat that lay on { $card }.
event-tokens-moved-off-card = { $amount ->
        [one] The token on { $card } returns to the supply.
       *[other] The { $amount } tokens on { $card } return to the supply.
    }
event-tokens-moved-counter-laid = { $what ->
        [fatigue] { $amount ->
            [one] 1 fatigue token
           *[other] { $amount } fatigue tokens
        }: put on { $card }.
        [monster] { $amount ->
            [one] 1 monster
           *[other] { $amount } monsters
        }: laid on { $card }.
       *[token] { $amount ->
            [one] 1 token
           *[other] { $amount } tokens
        } from the supply: put on { $card }.
    }
event-tokens-moved-counter-off = { $what ->
        [fatigue] { $amount ->
            [one] 1 fatigue token comes
           *[other] { $amount } fatigue tokens come
        } off { $card }.
        [monster] { $amount ->
            [one] 1 monster leaves
           *[other] { $amount } monsters leave
        } { $card }.
       *[token] { $amount ->
            [one] 1 token comes
           *[other] { $amount } tokens come
        } off { $card }.
    }
event-tokens-moved-reserved = { $amount } threat goes from the pool onto { $card }, out of reach until the encounter ends.
event-tokens-moved-reserve-returned = { $amount } threat comes back from { $card } to the pool.
event-tokens-moved-burden = 1 token from the supply lies on { $heroes }'s sheet now ({ $card }).
event-tokens-moved-burden-off = The token of { $card } leaves { $heroes }'s sheet.
event-tokens-moved-laid-on-class = 1 token from the supply: put it on a Class card of { $heroes } ({ $card }).
event-tokens-moved-off-class = 1 token leaves a Class card of { $heroes } ({ $card }).
event-tokens-moved-classes-cleared = { $amount ->
        [one] 1 token
       *[other] { $amount } tokens
    } on Class cards of { $heroes } { $amount ->
        [one] returns
       *[other] return
    } to the supply.
event-tokens-moved-marker = { $amount ->
        [one] 1 token
       *[other] { $amount } tokens
    } from the supply: put it on the monster that { $card } protects.
event-tokens-moved-marker-returned = The token of { $card } returns from its monster to the supply.
event-tokens-moved-brand = { $amount } threat from the supply lies on { $heroes }'s sheet now ({ $card }).
event-tokens-moved-brands-returned = { $amount } threat of { $card } on { $heroes }'s sheet returns to the supply.
event-tokens-moved-brand-discarded = { $heroes } discards { $amount } threat of { $card } from the sheet.
event-xp-changed-xp-converted = The overlord spends { $spent } XP on threat.
event-xp-changed-rewards = The overlord gains { $amount } XP.
event-xp-changed-reward = The overlord gains { $amount } more XP.
event-xp-changed-card = The overlord gains { $amount } XP from { $card }.
event-xp-changed-correction-gained = Correction: the overlord gains { $amount } XP (“{ $note }”).
event-xp-changed-correction-lost = Correction: the overlord loses { $spent } XP (“{ $note }”).
event-xp-changed-adopted = The overlord brings { $amount } XP along.
event-rumor-played = The overlord plays the Rumor card { $name }.{ $quest ->
        [yes] {" "}It features a quest.
       *[no] {""}
    }

# --- Plot cards

event-deck-chosen = The Plot deck is { $deck }. Its basic card { $basic } lies faceup, { $facedown ->
        [one] 1 card lies
       *[other] { $facedown } cards lie
    } facedown.
event-deck-chosen-two-columns = Two lists of this deck's costs are known, and they differ. { $costs ->
        [transcribed] The transcribed one is in force; if your cards say otherwise, take the printed one.
       *[printed] The printed one is in force; if your cards say otherwise, take the transcribed one (`/campaign settings costs:transcribed`).
    }
event-card-bought = { $card } is bought for { $cost } threat and lies faceup, ready.
event-card-triggered = { $card } is triggered for { $cost } threat and { $exhausted ->
        [yes] is exhausted
       *[no] stays ready
    }.
event-card-triggered-returned = { $card } is triggered for { $cost } threat.
event-card-refreshed-overlord-turn = { $card } is ready again at the start of the overlord's turn.
event-card-refreshed-encounter-end = { $card } is ready again at the encounter's end.
event-card-refreshed-quest-end = { $card } is ready again at the quest's end.
event-card-refreshed-by-hand = { $card } is ready again (by hand).
event-card-refreshed-by-its-text = { $card } is ready again by its own text.
event-card-refreshed-overlord-turn-end = { $card } is ready again at the end of the overlord's turn.
event-card-refreshed-encounter-start = { $card } is ready again at the start of the encounter.
event-card-refreshed-shopping-ended = { $card } is ready again: the next Shopping step is over.
event-card-refreshed-monster-defeated = { $card } is ready again: its monster is defeated.
event-card-refreshed-hero-declined = { $card } is ready again: the hero declined.
event-card-refreshed-tile-lost = { $card } is ready again: more heroes than monsters stand on its tile.
event-card-refreshed-activation-end = { $card } is ready again at the end of the activation.
event-card-refreshed-for-threat = { $card } is ready again for 1 threat.
event-spend-recorded = In this campaign a trigger { $exhausts ->
        [yes] exhausts { $card }
       *[no] does not exhaust { $card }
    }, as the group's own card says.
event-refresh-recorded = In this campaign { $card } is ready again { $refresh }, as the group's own card says.
refresh-turn = when the overlord's turn starts
refresh-overlord-turn-end = when the overlord's turn ends
refresh-encounter-start = when an encounter starts
refresh-encounter-end = at the encounter's end
refresh-first-encounter-end = at the end of the first encounter, or of the quest
refresh-quest-end = at the quest's end
refresh-after-next-shopping = after the next Shopping step
refresh-monster-defeated = when its monster is defeated
refresh-hero-declines = when the hero declines
refresh-more-heroes-on-tile = when more heroes than monsters stand on its tile
refresh-activation-end = when the activation ends
refresh-for-1-threat = for 1 threat at the start of the overlord's turn
refresh-none = only by `/plot refresh`
event-refresh-known = { $card } was exhausted on the table's word alone. The bot now knows when it is ready again: `/plot show` says it.
event-card-exhausted = { $card } is exhausted (by hand).
event-card-returned-box = { $card } returns to the game box.
event-card-returned-deck = { $card } returns facedown to the Plot deck.
event-cost-recorded = The trigger cost of { $card } is { $cost } in this campaign.
event-trigger-forgone = { $card } is not triggered: it costs { $cost } threat, and the pool holds { $held }. The cost is kept.
event-lieutenant-told = { $fact ->
        [sacrificed] { $holds ->
            [yes] The lieutenant { $lieutenant } was sacrificed in this campaign, the table says.
           *[no] The lieutenant { $lieutenant } has not been sacrificed in this campaign, the table says.
        }
        [in-quest] { $holds ->
            [yes] The lieutenant { $lieutenant } is in this quest, the table says.
           *[no] The lieutenant { $lieutenant } is not in this quest, the table says.
        }
       *[ally] { $holds ->
            [yes] { $lieutenant } is in play as an ally in this quest, the table says.
           *[no] { $lieutenant } is not in play as an ally in this quest, the table says.
        }
    }
event-agent-kept-out = { $card } is not triggered, and nothing is paid: the agent may not enter. The answer is kept.
event-cards-put-beneath = { $amount ->
        [0] No Overlord card goes
        [one] 1 Overlord card goes
       *[other] { $amount } Overlord cards go
    } beneath { $card }.
event-cards-discarded = { $amount ->
        [one] 1 Overlord card
       *[other] { $amount } Overlord cards
    } from beneath { $card } { $amount ->
        [one] goes
       *[other] go
    } to the discard pile.
event-card-guides = { $failure ->
        [none] What { $card } says about a failed test happens now, at the table.
       *[other] { $failure }
    }
failure-falseinformant = The heroes return to the start of the journey and travel again.
event-damage-counted = A damage token goes on { $card }{ $total ->
        [0] {""}
       *[other] , { $total } in all
    }.
event-figures-now = { $hero } now: { $figures }.
event-hero-token-racked = One of { $hero }'s hero tokens goes on { $card }.
event-counters-removed = The tokens on { $card } are taken off.
event-cards-may-be-drawn = For { $amount } threat gained, { $card } lets the overlord draw { $amount ->
        [one] 1 Overlord card
       *[other] { $amount } Overlord cards
    }.
event-card-counts = { $card } counts now.
event-side-sealed = { $card }: the side of the token beneath it is hidden until the quest ends. Its SHA-256: { $digest }
event-seal-opened = { $card }: the hidden side is { $side ->
        [threat-side] the threat side, a bet on the overlord
        [fortune-side] the fortune side, a bet on the heroes
       *[other] that of no token
    }. It was sealed as { $secret }; `/dice verify` checks it.
event-seal-known = { $card }: its hidden side was shown with the end that is taken back. The bet stands and cannot be changed, and everybody knows it: { $side ->
        [threat-side] the threat side, a bet on the overlord.
       *[fortune-side] the fortune side, a bet on the heroes.
    }
event-seal-lost = { $card }: the hidden side was sealed by another host, which alone can show it. The bet counts for nothing.
event-shields-added = { $card } adds { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    } to the test of { $hero } (roll { $roll }): { $passed ->
        [yes] it is passed all the same
       *[no] it is failed
    }.
event-test-hardened = { $how ->
        [shields] { $card } adds { $shields ->
            [one] 1 shield
           *[other] { $shields } shields
        } to the test of { $hero }: it is failed.
        [value] { $card } makes the attribute of { $hero } { $value } in this test: it is failed.
       *[outright] { $card }: the test of { $hero } is failed instead.
    }
event-card-recalled = { $hero } failed the test: this may be the moment for { $card }.
event-hero-controlled = { $hero } moves up to { $speed ->
        [none] the hero's Speed
        [one] 1 space (Speed)
       *[other] { $speed } spaces (Speed)
    }, then attacks as a monster: the dice are the overlord's, without rerolls for fortune.
card-summary = { $card }: { $summary }
card-without-summary = { $card }: see your card for what it does.

# --- fortune

event-fortune-used-recover-fatigue = { $hero } spends 1 fortune and recovers 1 fatigue.
event-fortune-used-extra-action = { $hero } spends 2 fortune and takes an extra action at once.
event-round-declared = A new round has begun.
event-shop-card-drawn = The heroes draw 1 more Shop Item card.
shopping-last-call = Last call: { $amount } fortune will return to the supply when Shopping ends. For 2 fortune the heroes draw 1 more Shop Item card.
hero-gain = { $hero } +{ $amount }
hero-loss = { $hero } { $amount }

# --- entries that have no message of their own

entered-on-board = Entered; the board shows it.
entered-with-another = Entered. It is told in the message of the entry before.

# --- tests and dice

event-hero-tested = { $hero } { $passed ->
        [yes] passes
       *[no] fails
    } the { $attribute } test.
event-fatigue-suffered = { $hero } suffers { $amount } fatigue.
event-fatigue-suffered-attribute = { $hero } suffers fatigue equal to { $attribute ->
        [none] the tested attribute
       *[other] { $attribute }
    }.
event-damage-suffered = { $hero } suffers { $amount } damage.
event-damage-suffered-less = { $hero } suffers { $most } damage less { $attribute ->
        [none] the attribute that the card names
       *[other] { $attribute }
    }.
event-damage-changed-suffered = { $hero } suffers { $amount } damage.
event-damage-changed-recovered = { $hero } recovers { $recovered } damage.
event-damage-changed-overflow = There is no room for { $amount } of the fatigue: { $hero } suffers it as damage.
event-fatigue-changed-suffered = { $hero } suffers { $amount } fatigue.
event-fatigue-changed-recovered = { $hero } recovers { $recovered } fatigue.
event-fatigue-changed-none = The sheet of { $hero } shows no fatigue to recover.
event-fatigue-changed-rest = The rest clears { $recovered } fatigue of { $hero }.
event-condition-changed-on = { $hero }: { $condition }.
event-condition-changed-off = { $hero } is no longer { $condition }.
event-condition-met = { $hero } is { $condition }: { $way }.
event-hero-knocked-out = { $hero } is knocked out.
event-hero-stood = { $hero } stands up.
event-hero-stood-helped = { $helper } revives { $hero }.
event-warned-stood-up = -# Standing up was this hero's whole turn in this round. A new round begins with the first hero's turn after `/turn overlord`.
event-sheets-cleared = Clean-up takes damage, fatigue and conditions off { $heroes }.
event-condition-given = { $hero }: { $condition }.
event-condition-given-target = The target: { $condition }.
event-roll-called-attack = { $hero ->
        [none] An attack roll{ $target ->
            [none] {""}
           *[other] {" "}against { $target }
        }
       *[other] { $hero }{ $target ->
            [none] {" "}attacks
           *[other] {" "}→ { $target }, an attack
        }
    }{ $distance ->
        [none] {""}
       *[other] {" "}at distance { $distance }
    }{ $note ->
        [none] .
       *[other] : “{ $note }”.
    }
event-roll-called-defence = { $hero ->
        [none] A defence roll.
       *[other] { $hero } defends.
    }
event-roll-called-test = { $hero } tests { $attribute } ({ $value }).
event-roll-called-pool = A roll of the dice.
event-attack-saved = The attack with { $dice } is kept for { $hero }: `/hero attack` rolls it again.
event-dice-rolled = { $hero ->
        [none] Rolled
       *[other] { $hero } rolls
    }: { $dice } (roll { $number }).
event-dice-rolled-reroll = { $hero } rerolls: { $dice } (roll { $number }).
event-dice-word-set = The word “{ $word }” is mixed into every roll from here on.
event-secret-committed = -# The dice from here on follow from a secret, shown when the quest ends. Its SHA-256: { $digest }
event-secret-replaced = -# The dice until then followed from another secret. Its SHA-256: { $digest }
event-secret-revealed = -# The dice secret of this quest is open now: `/dice verify` proves the rolls with it.

# --- agents

event-agent-summoned = The agent { $lieutenant } enters the open group { $group } and replaces { $whole_group ->
        [yes] the whole group
       *[no] { $figures }
    }. The agent counts as a master of the group; it cannot carry a relic and is never placed as a reinforcement; while it is on the map, what it replaced is not either.
figures = { $masters ->
        [one] 1 master
       *[other] { $masters } masters
    } and { $minions ->
        [one] 1 minion
       *[other] { $minions } minions
    }
event-agent-attacked = An attack affects the agent { $lieutenant }.
event-agent-left = The agent { $lieutenant } { $defeated ->
        [yes] is defeated
       *[no] leaves the map with the encounter
    }. What it replaced can be placed as reinforcements again.

# --- questions asked, where nothing has happened yet, and answered

event-answered-step-closes-wait = Spend XP stays open for the overlord.
event-asked = A choice is needed first.
event-asked-missing-cost = { $card } is about to be triggered.
event-asked-pick-word-spend = { $card } is about to be triggered.
event-asked-new-round = { $hero } wants an extra action.
event-asked-shop-pledge = The heroes pledge fortune for 1 more Shop Item card.
event-asked-step-closes = { $step } is about to begin.
event-asked-join-request = A hero wants to join.
event-asked-say-yes-use-counters = The agent falls.
event-asked-say-yes-lieutenant-ally = { $card } is about to be triggered.
event-asked-say-yes-lieutenant-sacrificed = { $card } is about to be triggered.
event-asked-class-along = { $hero } is to take the class { $taken }.
event-asked-conquest-value = { $hero } is killed.

event-answered = { $question } { $answer }.
event-answered-shop-pledge = { $hero } puts 1 fortune in.
event-answered-join-request-no = { $name } does not join.
event-answered-no-test = { $hero } does not test.
event-answered-new-round-no = It is still the same round, so nothing is spent.
event-withdrawn = The unfinished pledge lapses, and nothing is spent.
event-withdrawn-question = The question asked before lapses.

# --- what settings are called, and the figures of a sheet

changed = { $what } { $before } → { $after }
setting-rules = rules
setting-costs = costs
setting-steps = steps
setting-tests = tests
setting-language = language
setting-nudge = nudge
setting-track = track
setting-shop = shop
setting-expansions = expansions
setting-no-expansions = none
setting-none = the server's
setting-is-strict = strict
setting-is-advisory = advisory
setting-is-transcribed = transcribed
setting-is-printed = printed
setting-is-rulebook = rulebook
setting-is-faq = faq
setting-is-bot = bot
setting-is-table = table
setting-is-off = off
setting-is-24h = 24h
setting-is-economy = economy
setting-is-sheet = sheet
setting-is-everything = everything
figure-might = Might
figure-knowledge = Knowledge
figure-willpower = Willpower
figure-awareness = Awareness
figure-stamina = Stamina
figure-speed = Speed
figure-health = Health
figure-conquest = Conquest
figure-wounds = Wounds
figure-armour = Armour
figure-none = –
figures-of-sheet = {" "}({ $figures })
figure = { $what } { $value }
attribute-might = Might
attribute-knowledge = Knowledge
attribute-willpower = Willpower
attribute-awareness = Awareness
kind-introduction = introduction
kind-normal = normal
kind-interlude = interlude
kind-finale = finale
kind-rumor = rumor

# --- the steps of the campaign phase, and what the table does in each

step-gold = Gold from Search cards
step-clean-up = Clean-up
step-rewards = Rewards
step-spend-xp = Spend XP
step-shopping = Shopping
step-choose-quest = Choose the next quest
step-quest-set-up = Quest set-up
step-travel = Travel
step-gold-todo = The heroes gain the gold of their Search cards and return those cards.
step-clean-up-todo = Heroes recover all damage and fatigue and lose their conditions. Shuffle the decks.
step-rewards-todo = Hand out the quest's rewards and experience.
step-spend-xp-todo = Heroes and overlord spend experience on their cards. The overlord may turn XP into threat and buy Plot cards.
step-shopping-todo = The heroes buy and sell items.
step-choose-quest-todo = Agree on what is played next.
step-quest-set-up-todo = Lay out the map of the next quest and choose the open groups.
step-travel-todo = The heroes travel to the quest and resolve what meets them on the way.
