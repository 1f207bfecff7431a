# Pages that people look at.

page-none = –
page-apart = {"; "}
page-picture-note = { $campaign } · { $day }

# --- where a campaign stands

page-status-title = ## { $campaign }
    { $printed }{ $edition ->
        [first] First edition.
       *[second] Act { $act }, second edition.
    }
page-status-printed = { $printed }.{" "}
page-status-overlords = Overlord side: { $overlords }
page-status-deck = **Plot cards**, { $deck } ({ $lieutenant })
page-status-card = - { $card }: { $state }
page-status-agent = **Agent**, { $agent } in the open group { $group }
page-status-no-deck = No Plot deck is chosen.
page-stage-before = No quest has been played yet.
page-stage-phase = Campaign phase, step **{ $step }**.
page-stage-set-up = Quest **{ $quest }** ({ $kind }, act { $act }), encounter { $encounter } of { $encounters }: set-up.
page-stage-play = Quest **{ $quest }** ({ $kind }, act { $act }), encounter { $encounter } of { $encounters }.
page-stage-ended = The campaign is over. It can be looked at, and its end can be undone.
page-turn-overlord = { $round ->
        [0] The overlord's turn.
       *[other] Round { $round }: the overlord's turn.
    }
page-turn-overlord-ended = { $round ->
        [0] The overlord's turn is over.
       *[other] Round { $round }: the overlord's turn is over.
    }
page-turn-hero = Round { $round }: { $hero }'s turn.
page-turn-hero-ended = Round { $round }: { $hero }'s turn is over.
page-turn-first = Play begins with the first turn.
page-turn-unknown = Nobody has said whose turn it is (`/turn`).

# --- heroes

page-heroes-title = **Heroes**
page-heroes-none = There are no heroes yet.
page-hero = - { $hero }: { $player }, { $fortune } fortune
page-hero-first = - { $hero }: { $player }
page-hero-marked = , hero token near the Plot deck
page-hero-branded = , { $count } threat on the sheet
page-figure-lowered = { $what } { $value } (of { $sheet })
page-no-player = no player
page-no-figures = No figures of the sheet are noted (`/hero set`).
page-stand-in = { $player } ({ $user } stands in)

# --- Plot cards

page-card-title = ## { $card }
    of the Plot deck { $deck }
page-card-also = Also known as { $names }.
page-card-lies = It lies **{ $state }**.
page-card-ready = faceup, ready
page-card-exhausted = faceup, exhausted
page-card-facedown = facedown
page-card-boxed = in the game box
page-card-beneath = { $count ->
        [one] 1 Overlord card lies beneath it.
       *[other] { $count } Overlord cards lie beneath it.
    }
page-card-damage = { $count } damage lies on it.
page-card-hero-tokens = { $count ->
        [one] Hero token on it: { $heroes }.
       *[other] Hero tokens on it: { $heroes }.
    }
page-card-marker = Its token is on a monster.
page-card-marker-card = Its token is on a Monster card.
page-card-marker-tile = Its token is on a tile.
page-card-marker-hero = Its token is on { $hero }.
page-card-tokens = { $what ->
        [fatigue] { $count ->
            [one] 1 fatigue token lies on it.
           *[other] { $count } fatigue tokens lie on it.
        }
        [monster] { $count ->
            [one] 1 monster lies on it.
           *[other] { $count } monsters lie on it.
        }
       *[token] { $count ->
            [one] 1 token lies on it.
           *[other] { $count } tokens lie on it.
        }
    }
page-card-sealed = A token lies beneath it, its side { $side ->
        [threat-side] shown already: the threat side, a bet on the overlord.
        [fortune-side] shown already: the fortune side, a bet on the heroes.
       *[hidden] hidden until the quest ends.
    }
page-lies-sealed = , a token { $side ->
        [threat-side] beneath it, with the threat side shown already
        [fortune-side] beneath it, with the fortune side shown already
       *[hidden] with its side hidden beneath it
    }
page-lies-beneath = , { $count ->
        [one] 1 Overlord card
       *[other] { $count } Overlord cards
    } beneath
page-lies-damage = , { $count } damage on it
page-lies-hero-tokens = , { $count ->
        [one] a hero token
       *[other] hero tokens
    } of { $heroes } on it
page-lies-hero-token = { $hero }{ $count ->
        [one] {""}
       *[other] {" "}({ $count })
    }
page-lies-marker = , its token on a monster
page-lies-marker-card = , its token on a Monster card
page-lies-marker-tile = , its token on a tile
page-lies-marker-hero = , its token on { $hero }
page-lies-tokens = , { $what ->
        [fatigue] { $count ->
            [one] 1 fatigue token
           *[other] { $count } fatigue tokens
        }
        [monster] { $count ->
            [one] 1 monster
           *[other] { $count } monsters
        }
       *[token] { $count ->
            [one] 1 token
           *[other] { $count } tokens
        }
    } on it
page-card-which = Several decks have a card { $card }. Which do you mean?
page-costs = Purchase { $purchase }, trigger { $trigger }.
page-costs-basic = Basic card, never bought. Trigger { $trigger }.
page-cost-now = { $cost } (now { $now })
page-cost-missing = not known (asked at the first trigger)
page-columns-transcribed = The transcribed costs are in force; the printed ones differ for this card (`/campaign settings costs:printed`).
page-columns-printed = The printed costs are in force; the transcribed ones differ for this card (`/campaign settings costs:transcribed`).
page-single-source = Single source: its figures rest on one public list.
page-homebrew = Homebrew: a deck of this group's own.
page-see-your-card = For what it does, see your card.
page-spend-exhaust = Triggering exhausts it.
page-spend-use = Triggering does not exhaust it: it can be used again while threat lasts.
page-spend-passive = Nobody triggers it: it works by itself while it lies faceup.
page-spend-hero-exhausts = A hero's player triggers it, without cost; that exhausts it.
page-spend-told = In this campaign the group's own card decides, as told with `/plot spend`.
page-button-own-card-exhaust = My card says: exhaust
page-button-own-card-refresh = My card: ready again…
page-button-own-card-use = My card says: use
page-spend-either = Whether triggering exhausts it, see your card; the bot asks.
page-moment-any = When: see your card.
page-moment-xp-step = When: in the Spend XP step of the campaign phase.
page-moment-shopping-step = When: in the Shopping step of the campaign phase.
page-moment-travel-step = When: in the Travel step of the campaign phase.
page-moment-set-up = When: after the set-up of an encounter, before its first turn.
page-moment-first-set-up = When: after the set-up of the first encounter, before its first turn.
page-moment-overlord-turn = When: on the overlord's turn.
page-moment-hero-turn = When: on a hero's turn.
page-moment-play = When: during an encounter.
page-moment-encounter-start = When: as an encounter starts, before its first turn.
page-moment-encounter-end = When: as an encounter ends.
page-moment-knock-out = When: as a hero is knocked out, before its reward is taken.
page-moment-before-trigger = When: before another Plot card is triggered.
page-moment-quest-end = When: as a quest ends, in the first step of the campaign phase.
page-moment-next-quest-step = When: while the next quest is chosen, in the campaign phase.
page-moment-quest-preparation = When: as a quest is prepared, until its first turn.
page-refresh-told = In this campaign the group's own card says when it is ready again.
page-own-refresh = What makes **{ $card }** ready again, as your own card says? It is kept for this campaign.
page-own-refresh-select = Ready again…
page-refresh-turn = Once exhausted, it is ready again when the overlord's turn starts.
page-refresh-encounter-end = Once exhausted, it is ready again only at the encounter's end.
page-refresh-first-encounter-end = Once exhausted, it is ready again at the end of the first encounter, or of the quest.
page-refresh-quest-end = Once exhausted, it is ready again only at the quest's end.
page-refresh-overlord-turn-end = Once exhausted, it is ready again when the overlord's turn ends.
page-refresh-encounter-start = Once exhausted, it is ready again only when an encounter starts.
page-refresh-after-next-shopping = Once exhausted, it is ready again only after the next Shopping step.
page-refresh-monster-defeated = Once exhausted, it is ready again when its monster is defeated.
page-refresh-hero-declines = Once exhausted, it is ready again when the hero declines.
page-refresh-more-heroes-on-tile = Once exhausted, it is ready again when more heroes than monsters stand on its tile, or at the encounter's end.
page-refresh-activation-end = Once exhausted, it is ready again when the activation ends, if the card says so.
page-refresh-for-1-threat = Once exhausted, it is ready again for 1 threat at the start of the overlord's turn.
page-refresh-none = Nothing refreshes it by itself.

page-hand-title = ## Your Plot cards
    { $deck } ({ $lieutenant })
page-hand-ready = **Ready**
page-hand-exhausted = **Exhausted**
page-hand-affordable = { $now ->
        [yes] **Can buy now**
       *[no] **Affordable in Spend XP**
    }
page-hand-too-dear = **Too dear**
page-hand-boxed = **In the game box**
page-hand-card = - **{ $card }**{ $lies } · { $costs }{ $moment ->
        [none] {""}
       *[other] {" "}· { $moment }
    }: { $summary }
page-hand-costs = purchase { $purchase }, trigger { $trigger }
page-hand-costs-basic = basic card, trigger { $trigger }
page-hand-sealed = - Hidden beneath { $card }: { $side ->
        [threat-side] the threat side, a bet on the overlord.
        [fortune-side] the fortune side, a bet on the heroes.
       *[other] a side that only another host can show.
    }
page-hand-look = Look at a card

page-decks-title = ## Plot decks ({ $count })
page-decks-how = The figures are the cards' costs, purchase/trigger; the basic card has no purchase.
page-decks-open = Look at a deck
page-deck = - **{ $deck }**{ $also }, { $lieutenant }: { $costs }{ $source }
page-deck-single = {" "}(single source)
page-deck-homebrew = {" "}(homebrew)
page-deck-also = {" "}(also { $names })
page-deck-card = - **{ $card }**: { $costs }
page-deck-hidden = { $count ->
        [one] 1 card lies facedown.
       *[other] { $count } cards lie facedown.
    }

page-dms-on = You are told of your heroes' new fortune by direct message, and on the overlord side of what you can buy.
page-dms-off = You get no direct messages about fortune or purchases any more. `/fortune dms value:on` brings them back.

# --- the campaign phase

page-phase-title = ## Campaign phase: { $step }
page-phase-none = There is no campaign phase now. It begins when a quest ends.
page-phase-coming = Coming: { $steps }.
page-phase-last = This is the last step; the next quest ends the campaign phase.
page-phase-overlord-xp = The overlord has { $xp } XP, good for up to { $threat } threat.
page-phase-purchases = With { $threat } threat the overlord can also buy from the { $facedown ->
        [one] 1 Plot card that lies facedown
       *[other] { $facedown } Plot cards that lie facedown
    }.

# --- the pools

page-threat-title = ## Threat
page-threat-newest = **Newest movements**
page-threat-nothing = None yet.
page-threat-moved = - { $before } → { $after }: { $why }{ $detail }
page-threat-detail = {" "}({ $detail })
page-threat-how = More comes from defeated heroes, ended and won quests, experience spent on it, Rumor cards that feature a quest, and cards. Purchases send it back to the supply; what a trigger costs turns into fortune of the heroes.
page-fortune-title = ## Fortune
page-fortune-hero = - **{ $hero }**: { $fortune }
page-fortune-buys = **1 fortune**: recover 1 fatigue on the hero's turn, or reroll one of the hero's own dice.
    {""}**2 fortune**: one more action after the hero's two, once a round; or, in the Shopping step and from any heroes together, 1 more Shop Item card.

page-why-hero-defeated = a hero was defeated
page-why-quest-ended = a quest ended
page-why-quest-won = a quest was won
page-why-xp-converted = experience spent on it
page-why-rewards = rewards
page-why-rumor = a Rumor card
page-why-card = a card
page-why-card-payment = discarded for a card
page-why-correction = correction
page-why-adopted = brought along
page-why-purchase = purchase
page-why-trigger = trigger
page-why-tie = a tie
page-why-recover-fatigue = fatigue recovered
page-why-extra-action = extra actions
page-why-reroll = rerolls
page-why-reroll-at-table = rerolls at the table
page-why-shop-card = Shop Item cards
page-why-shopping-ended = Shopping ended
page-why-hero-removed = a hero left
page-why-campaign-ended = the campaign ended
page-why-marker = a marker
page-why-marker-returned = a marker came back
page-why-brand = a brand
page-why-brand-discarded = a brand was discarded
page-why-brands-returned = brands cleaned up
page-why-laid-on-card = laid on a card
page-why-taken-from-card = taken from a card
page-why-off-card = off a card
page-why-counter-laid = a counter on a card
page-why-counter-off = a counter off a card
page-why-reserved = reserved on a card
page-why-reserve-returned = a reserve came back
page-why-burden = a burden
page-why-burden-off = a burden was lifted
page-why-laid-on-class = laid on Class cards
page-why-off-class = off Class cards
page-why-classes-cleared = Class cards cleared
page-why-learnt = an Overlord card learnt

# --- summaries

page-summary-title = ## { $campaign }: the campaign so far
page-summary-quest-title = ## The quest in numbers
page-summary-secret = -# The dice of this quest followed from the secret { $secret }. `/dice verify` recomputes its rolls from it.
page-summary-secret-alone = -# The secret: { $secret }
page-summary-no-quest = No quest has been played yet.
page-summary-quest = - **{ $quest }** ({ $kind }): { $outcome }
page-outcome-heroes = the heroes won
page-outcome-overlord = the overlord won
page-outcome-open = under way
page-summary-gained = **Threat gained: { $total }**
page-summary-spent = **Threat spent: { $total }**
page-summary-left-over = Left over at the end: { $amount } threat.
page-summary-amount = - { $what }: { $amount }
page-summary-cards = **What each Plot card cost and brought**
page-summary-card = - { $card }: { $account }
page-account-bought = bought for { $amount }
page-account-triggered = triggered { $times ->
        [one] once
       *[other] { $times } times
    } for { $threat }{ $fortune ->
        [0] {""}
       *[other] , { $fortune } fortune given
    }
page-account-paid = { $amount } threat paid by its text
page-account-threat = brought { $amount } threat
page-account-xp = brought { $amount } XP
page-account-drawn = brought { $amount ->
        [one] 1 Overlord card
       *[other] { $amount } Overlord cards
    }
page-summary-vitals = **What the heroes went through**
page-summary-party = **Gold and skills**
page-summary-gold = - { $gained } gold came in, { $spent } went out.
page-summary-skills = - { $hero } learnt { $skills ->
        [one] 1 skill
       *[other] { $skills } skills
    }.
page-summary-suffered = - { $hero }: { $damage } damage, { $fatigue } fatigue{ $times ->
        [0] {""}
        [1] , knocked out once
        [2] , knocked out twice
       *[other] , knocked out { $times } times
    }
page-summary-fortune = **Fortune of the heroes**
page-summary-hero = - { $hero }: { $given } given, { $spent ->
        [0] 0 spent
       *[other] { $spent } spent ({ $uses })
    }{ $returned ->
        [0] {""}
       *[other] , { $returned } returned
    }
page-summary-use = { $what } { $amount }

# --- the log

page-log-title = ## Log, page { $page } of { $pages }{ $filter }
page-log-filter = {" "}({ $filter })
page-log-nothing = No moves match.
page-log-when = -# { $at }, move { $move }
page-log-undo = { $who } took back move { $move }.
page-log-redo = { $who } played move { $move } again.

# --- settings

page-settings-title = ## Settings
page-settings-how = A steward changes them with the options of `/campaign settings`.
page-settings-other = Settings: { $settings }
page-setting = { $name } { $value }
page-setting-told = - **{ $name }: { $value }**. { $effect }
page-setting-rules-strict = What the game's rules forbid is refused.
page-setting-rules-advisory = What the game's rules forbid is allowed and noted as a house rule.
page-setting-costs-transcribed = Plot cards cost what the transcribed lists say.
page-setting-costs-printed = Plot cards cost what the corrected, printed figures say.
page-setting-steps-rulebook = Spend XP comes before Shopping.
page-setting-steps-faq = Shopping comes before Spend XP.
page-setting-tests-bot = The bot rolls attribute tests.
page-setting-tests-table = The table rolls attribute tests and says pass or fail.
page-setting-nudge-off = Nobody is reminded of open questions or turns.
page-setting-nudge-24h = Anybody who has kept a question or a turn waiting for more than a day is mentioned, once, in the channel.
page-setting-track-economy = The bot keeps the economy and, of the sheets, only the figures that it needs.
page-setting-track-sheet = Besides, the bot keeps gold, items, experience, skills, Overlord cards and the path of the campaign.
page-setting-track-everything = Besides all that, the bot keeps damage, fatigue, conditions and who is knocked out; in the first edition, wounds on the map.
page-setting-shop-table = The table deals the Shop Item cards.
page-setting-shop-bot = The bot deals the Shop Item cards.
page-setting-expansions = - **expansions: { $expansions }**.
page-setting-expansions-none = - **expansions**: none besides the base game.
page-setting-track-sheet-first = As with economy: the first edition has no more of the sheets kept.
page-setting-track-everything-first = Besides, the bot keeps the wounds of figures on the board.
page-setting-language = - **language: { $language }**.
page-setting-language-server = - **language**: the server's.

# --- campaigns of a server

page-list-label = { $campaign } (#{ $channel })
page-list-title = ## Campaigns ({ $count })
page-list-none = No campaign has been played here yet. `/campaign create` starts one.
page-list-running = - **{ $campaign }** in { $home }: running
page-list-ended = - **{ $campaign }** in { $home }: over
page-delete = Erase **{ $campaign }** for good? Its log of { $entries } entries goes, with { $heroes ->
        [one] 1 hero
       *[other] { $heroes } heroes
    } and { $quests ->
        [one] 1 quest
       *[other] { $quests } quests
    }; so does where its moves were told, and what the bot noted about it. Messages in the channels stay, and so do the server's own decks. This cannot be undone: `/campaign export` keeps a copy.
page-delete-kept = Nothing was erased.
page-delete-gone = { $who } erased the campaign { $campaign }.

# --- buttons

page-button-buy = Buy { $card }
page-button-trigger = Trigger { $card }
page-button-choose = Choose { $deck }
page-button-decks = All decks
page-button-hand = Plot cards
page-button-fortune = Fortune
page-button-shop = 1 more Shop Item card
page-button-log = Log
page-button-summary = Summary
page-button-settings = Settings
page-button-back = Previous page
page-button-on = Next page
page-button-newer = Newer
page-button-older = Older
page-button-overlord-turn = Overlord's turn
page-button-hero-turn = { $hero }'s turn

# --- what somebody can do now, how a quest ends, what the overlord can buy

page-now-hero = You play { $hero }, with { $fortune } fortune.
page-now-nothing = Nothing waits for you just now.
page-ending-asked = Who won the quest **{ $quest }**?
page-ending-told = **{ $quest }** is over: { $winner ->
        [heroes] the heroes won
       *[overlord] the overlord won
    }.
page-buying-title = ## Buy a Plot card
page-buying-none = The pool cannot pay for a Plot card now.
page-buying-select = Buy a Plot card …
page-buying-too-dear = Too dear now: { $cards }.
