# Gold, items, experience and Overlord cards, kept with `track:sheet` and `track:everything`.

# --- commands

command-gold = The heroes' common purse
command-gold-show = Show the heroes' gold and what changed it
command-gold-gain = Put gold into the purse, with a note
command-gold-spend = Take gold out of the purse, with a note
command-shop = The heroes' items: buy, sell, hand on
command-shop-show = Show what can be bought, and what the heroes carry
command-shop-reveal = Reveal one more card of the bot's deck
command-shop-buy = Buy an item, in the Shopping step
command-shop-sell = Sell an item for half its price
command-shop-give = Hand an item to another hero
command-shop-add = Enter an item that a hero found or got as a reward
command-hero-class = Choose a hero's class; it may change until the first skill is bought
command-hero-learn = Buy a skill of the hero's class, in the Spend XP step
command-hero-xp = Change a hero's experience points, with a note
command-overlord-draw = The overlord draws Overlord cards
command-overlord-discard = The overlord discards Overlord cards
command-overlord-learn = Learn an Overlord card, in the Spend XP step; which one stays secret
command-overlord-deck = Show the overlord's deck, or build it for the next quest (only you see it)
command-overlord-basic = Choose the overlord's basic deck, before the first quest

option-gold-gain-amount = How much gold
option-gold-spend-amount = How much gold
option-item = The item
option-price = The price in gold; left out, the printed one
option-shop-give-to = The hero who gets it
option-shop-add-item = A printed item or relic, or one of your own
option-shop-buy-item = The item
option-class = The class
option-skill = The skill
option-owned = Enter it for no XP: a running campaign or a reward brought it
option-hero-xp-amount = How many to add, or with a minus to take away
option-overlord-draw-cards = How many cards
option-overlord-discard-cards = How many cards
option-overlord-learn-card = The Overlord card
option-overlord-deck-leave-out = A card to leave out of the deck for the next quest
option-overlord-deck-take-in = A card that was left out, to take back into the deck
option-overlord-basic-deck = The basic deck

# --- what happened

event-gold-changed-search = The Search cards bring { $amount } gold.
event-gold-changed-gained = The heroes get { $amount } gold (“{ $note }”).
event-gold-changed-spent = The heroes spend { $spent } gold (“{ $note }”).
event-reward-taken = The reward for { $quest } is entered.
event-shop-dealt-opened = The shop shows { $wares }.
event-shop-dealt-left-over = The last chance for what is left of act I: { $wares }.
event-shop-dealt-pledge = The shop shows one more: { $wares }.
event-shop-dealt-act-two = Act II comes to the shop: { $wares }.
event-shop-dealt-asked = The shop shows { $wares }.
event-shop-dealt-found = From the bot's deck: { $wares }. Whoever finds it enters it with `/shop add`.
event-item-made-dearer = { $item } costs the heroes { $amount } gold more ({ $card }).
event-item-bought = { $hero } buys { $item } for { $cost } gold.
event-item-sold = { $hero } sells { $item } for { $gold } gold.
event-item-sold-nothing = { $hero } sells { $item } for 0 gold: half its price, rounded down to a multiple of 25, is nothing.
event-item-given = { $hero } hands { $item } to { $to }.
event-item-added = { $hero } gets { $item } (“{ $note }”).
event-heroes-rewarded = { $heroes }: { $amount } XP each.
event-hero-xp-changed-gained = { $hero } gets { $amount } XP (“{ $note }”).
event-hero-xp-changed-lost = { $hero } loses { $spent } XP (“{ $note }”).
event-class-taken = { $hero } is a { $taken }.{ $comes }
event-class-taken-along = { $hero } is a { $taken } and takes { $along } along.{ $comes }
entered-xp = { $xp } XP
event-class-comes = {" "}That brings { $things }.
event-sheet-entered = { $hero } has this already: { $things }.
event-skill-learnt = { $hero } learns { $skill } for { $cost } XP.
event-skill-learnt-owned = { $hero } has { $skill } already; it is entered for no XP.
event-hand-changed-quest = The overlord begins the quest with 1 Overlord card a hero.
event-hand-changed-turn = The overlord draws 1 Overlord card.
event-hand-changed-drawn-by-hand = The overlord draws { $amount ->
        [one] 1 Overlord card
       *[other] { $amount } Overlord cards
    }{ $noted }.
event-hand-changed-discarded = The overlord discards { $lost ->
        [one] 1 Overlord card
       *[other] { $lost } Overlord cards
    }{ $noted }.
event-hand-noted = {" "}(“{ $note }”)
event-basic-deck-chosen = The overlord plays with the basic deck { $deck }.
event-overlord-card-learnt = The overlord learns an Overlord card, level { $level }.
event-overlord-card-learnt-owned = The overlord has an Overlord card, level { $level }, already; it is entered for no XP.
event-overlord-card-learnt-reward = The overlord has an Overlord card that is a reward.
event-overlord-card-named = The overlord side names an Overlord card, level { $level }, that came here without its name.
event-overlord-card-left-out = The overlord leaves an Overlord card out of the deck: { $cards } cards now.
event-overlord-card-left-out-few = The overlord leaves an Overlord card out of the deck: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } now, less than the { $least } of which a deck is built.
event-overlord-card-taken-in = The overlord takes an Overlord card back into the deck: { $cards } cards now.
event-overlord-card-taken-in-few = The overlord takes an Overlord card back into the deck: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } now, less than the { $least } of which a deck is built.
event-xp-changed-learnt = The overlord spends { $spent } XP.
event-answered-item-dearer = {""}

title-gold-changed-search = { $amount } gold from Search cards
title-gold-changed-gained = { $amount } gold more
more-gold-changed-gained = “{ $note }”
title-gold-changed-spent = { $spent } gold less
more-gold-changed-spent = “{ $note }”
title-reward-taken = The reward for { $quest }
title-shop-dealt-asked = One more card in the shop
more-shop-dealt-asked = { $wares }
title-shop-dealt-found = A card from the bot's deck
more-shop-dealt-found = { $wares }. Whoever finds it enters it with `/shop add`.
title-item-bought = { $hero } buys { $item }
more-item-bought = { $cost } gold.
title-item-sold = { $hero } sells { $item }
more-item-sold = { $gold } gold.
title-item-sold-nothing = { $hero } sells { $item } for 0 gold
more-item-sold-nothing = Half its price, rounded down to a multiple of 25, is nothing.
title-item-given = { $hero } hands { $item } to { $to }
title-item-added = { $hero } gets { $item }
more-item-added = “{ $note }”
title-hero-xp-changed-gained = { $hero } gets { $amount } XP
more-hero-xp-changed-gained = “{ $note }”
title-hero-xp-changed-lost = { $hero } loses { $spent } XP
more-hero-xp-changed-lost = “{ $note }”
title-class-taken = { $hero }: { $taken }
more-class-taken = { $comes }
title-class-taken-along = { $hero }: { $taken } with { $along }
more-class-taken-along = { $comes }
title-sheet-entered = What { $hero } has already
more-sheet-entered = { $things }.
title-skill-learnt = { $hero } learns { $skill }
more-skill-learnt = { $cost } XP.
title-skill-learnt-owned = { $hero } has { $skill }
more-skill-learnt-owned = Entered for no XP.
title-hand-changed-drawn-by-hand = The overlord draws { $amount ->
        [one] 1 Overlord card
       *[other] { $amount } Overlord cards
    }
more-hand-changed-drawn-by-hand = { $noted }
title-hand-changed-discarded = The overlord discards { $lost ->
        [one] 1 Overlord card
       *[other] { $lost } Overlord cards
    }
more-hand-changed-discarded = { $noted }
title-basic-deck-chosen = Basic deck: { $deck }
title-overlord-card-learnt = The overlord learns an Overlord card, level { $level }
title-overlord-card-learnt-owned = The overlord has an Overlord card, level { $level }
more-overlord-card-learnt-owned = Entered for no XP.
title-overlord-card-learnt-reward = The overlord has an Overlord card that is a reward
title-overlord-card-named = An Overlord card, level { $level }, has its name again
title-overlord-card-left-out = The overlord leaves an Overlord card out of the deck
more-overlord-card-left-out = { $cards } cards now.
title-overlord-card-left-out-few = The overlord leaves an Overlord card out of the deck
more-overlord-card-left-out-few = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } now, less than the { $least } of which a deck is built.
title-overlord-card-taken-in = The overlord takes an Overlord card back into the deck
more-overlord-card-taken-in = { $cards } cards now.
title-overlord-card-taken-in-few = The overlord takes an Overlord card back into the deck
more-overlord-card-taken-in-few = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } now, less than the { $least } of which a deck is built.

# --- what is asked

question-item-dearer = { $card }: which item costs the heroes { $amount } gold more?
question-class-along = { $hero } as { $taken }: which standard class comes along? Its skills can be bought too, but for those of level 3.
choice-named = { $number }

# --- refusals

refusal-not-enough-gold = That takes { $needed } gold, and the purse holds { $held }.
refusal-not-enough-hero-xp = { $hero } needs { $needed } XP but has { $held }.
refusal-gold-entered = The gold of this phase's Search cards is in the purse already. `/gold gain` enters more, with a note.
refusal-reward-unknown = No source here tells what the victory in { $quest } brings. Your quest says it: enter it with `/gold gain`, `/shop add`, `/hero xp` or `/overlord xp`.
refusal-reward-entered = The reward for { $quest } is entered already.
refusal-shop-of-table = Your table deals the Shop Item cards itself. A steward changes that with `/campaign settings shop:bot`.
refusal-no-items-left = The bot's deck for act { $act } has no Shop Item card left.
refusal-not-for-sale = The shop does not show { $name }{ $items ->
        [none] , or anything else
       *[other] , but { $items }
    }.
refusal-price-fixed = { $item } costs { $price } gold in the bot's shop: leave the price out.
refusal-price-missing = No price is known for { $name }: say it as `price`.
refusal-not-carried = { $hero } does not carry { $name }{ $items ->
        [none] , or anything else
       *[other] , but { $items }
    }.
refusal-relic-stays = { $item } is a relic, and relics cannot be sold. `/shop give` hands it to another hero.
refusal-which-hero-buys = Which of your heroes buys { $item }: { $heroes }?
refusal-unknown-class = There is no class called { $name }.
refusal-other-archetype = { $hero } cannot be a { $taken }: that is a class of the archetype { $archetype }.
refusal-skills-bought = { $hero } has bought a skill as { $taken }, so the class stays.
refusal-no-class = { $hero } has no class yet: choose one with `/hero class`.
refusal-unknown-skill = There is no skill called { $name }.
refusal-skill-of-others = { $hero } cannot learn { $skill } as { $taken }.
refusal-skill-known = { $hero } has { $skill } already.
refusal-skill-unpriced = What { $skill } costs is not known: see your card. A steward enters it with `owned:yes`.
refusal-unknown-overlord-card = There is no Overlord card to learn called { $name }.
refusal-card-unpriced = { $card } cannot be bought: it comes as a reward. Enter it with `owned:yes`.
refusal-card-learnt = Your deck has { $copies ->
        [one] the only copy
       *[other] all { $copies } copies
    } of { $card } already.
refusal-level-too-high = { $card } is of level { $level }: your deck lacks { $lacking ->
        [one] 1 more card
       *[other] { $lacking } more cards
    } of { $deck }{ $level ->
        [2] {" "}with level 1
       *[other] {""}
    }.
refusal-unknown-basic-deck = There is no basic deck called { $name }: there are Basic and Basic II.
refusal-basic-deck-fixed = The basic deck is chosen before the first quest: yours is { $deck }.
refusal-deck-in-play = Your deck is in play in { $quest }: build the next one when that quest is over.
refusal-too-many-copies = You name { $item } { $named } times, and there { $copies ->
        [one] is only one card
       *[other] are only { $copies } cards
    } of it.
refusal-too-many-copies-held = There { $copies ->
        [one] is only one card
       *[other] are only { $copies } cards
    } of { $item }: the heroes have { $held } already, and you name { $named } more.
refusal-card-not-in = Your deck has no { $card } to leave out.
refusal-card-not-out = { $card } is not among the cards that you left out of your deck.
refusal-same-card = { $card } cannot be left out and taken back at once. Name two different cards, or only one of the two options.
refusal-deck-drawn = { $left ->
        [0] Your hand holds your whole deck: no card is left to draw.
        [one] Of your deck only 1 card is left to draw.
       *[other] Of your deck only { $left } cards are left to draw.
    }

rule-gold-entered = the gold of Search cards a second time in one phase
rule-reward-entered = the reward for a quest a second time
rule-not-for-sale = an item that the shop does not show
rule-other-archetype = a class of another archetype
rule-skills-bought = another class after a skill was bought
rule-deck-in-play = a deck built anew while it is in play
rule-deck-drawn = a hand larger than the deck
rule-level-too-high = an Overlord card above the level of the deck
rule-basic-deck-fixed = another basic deck after the first quest began

# --- values, and what can be pressed

sheet-last-step = -# Last: { $line }
sheet-gold = Gold { $gold }
sheet-xp = XP: { $heroes }
sheet-xp-hero = { $hero } { $xp }
sheet-hand = Hand { $hand }
sheet-hand-now = Overlord: Hand { $hand }
sheet-kit-class = { $taken }, { $xp } XP
sheet-kit-along = { $taken } with { $along }, { $xp } XP
sheet-kit-no-class = No class yet, { $xp } XP
sheet-kit-skills = Skills: { $skills }
sheet-kit-items = Items: { $items }

priced-gold = { $name } ({ $gold } gold)
priced-xp = { $name } ({ $xp } XP)
select-search = Search gold …
select-reward = Who takes the relic { $relic }?
button-reward = Enter the reward
reward-known = The victory in { $quest } brings { $things }.
reward-more = Your quest names a further reward.
reward-unknown = Your quest says what else the victory in { $quest } brings.
reward-gold = { $gold } gold
reward-xp = { $xp } XP for { $side ->
        [heroes] each hero
       *[overlord] the overlord
    }
reward-relic = the relic { $relic }
reward-relic-overlord = the relic { $relic } for the overlord (keep its card at the table)
select-search-option = { $gold } gold
select-learn = A hero learns …
select-learn-option = { $hero }: { $skill } ({ $xp } XP)
select-buy = Buy …
select-buy-dear = More than the purse holds
select-sell = Sell …
select-sell-option = { $hero }: { $item } ({ $gold } gold)
select-take-class = { $hero } takes a class …
select-hand-on = Hand an item on …
select-hand-on-option = { $item } to { $hero }
select-learn-card = Learn an Overlord card …
button-learn-a-card = Learn an Overlord card

button-search-gold = Another sum
form-search-gold = Gold of the Search cards
field-gold = Gold
button-enter-sheet = Enter a sheet
form-enter-sheet = What the hero has already
field-class = Class
field-xp = Experience points
field-skills = Skills
field-items = Items
hint-class = With a hybrid class the one taken along, such as Avenger, Disciple
hint-xp = What is left to spend, 0 to 99
hint-listed = Separated by commas

# --- pages

gold-title = ## Gold
gold-none-yet = Nothing has changed the purse yet.
gold-newest = **Newest first**
gold-moved = { $before } → { $after }: { $what }
gold-how = The gold of the Search cards comes into the purse in the first step of the campaign phase. `/gold gain` and `/gold spend` change it at any time, with a note.
shop-title = ## Shop
shop-shows = On show: { $wares }
shop-shows-nothing = Nothing is on show: the shop opens in the Shopping step.
shop-of-table = Your table deals the Shop Item cards. Any item can be bought in the Shopping step, for any price.
shop-carried = { $hero }: { $items }
shop-carries-nothing = The heroes carry nothing yet.
shop-item = { $name } (sells for { $gold } gold)
shop-relic = { $name } (a relic, not for sale)
overlord-deck-title = ## Your Overlord deck
overlord-deck-basic = { $deck }: { $cards }
overlord-deck-learnt = Learnt: { $cards }
overlord-deck-learnt-none = Nothing learnt yet.
overlord-deck-copies = { $copies } × { $name }
overlord-deck-nameless = an Overlord card, level { $level } (name it with `/overlord learn` and `owned:yes`)
overlord-deck-out = Left out: { $cards }
overlord-deck-count = { $cards } cards in all, { $hand } in your hand, { $xp } XP.
overlord-deck-small = That is less than the { $least } of which a deck is built.

# --- the path

command-quest-path = Show the campaign as a path: quests played, who won, what may come next
path-title = ## The path
path-played = { $number }. { $quest } (act { $act }): { $winner ->
        [heroes] the heroes won.
       *[overlord] the overlord won.
    }
path-under-way = Under way: { $quest }.
path-ahead = What may come next: { $quests }.
path-nothing-ahead = The book names nothing that may come next.
path-no-book = No printed campaign is named, so nobody knows what may come next: a steward names it with `/campaign settings`.
path-unknown-book = The quests of { $campaign } are not known here.
path-chooser = { $winner ->
        [heroes] The heroes won the last quest: they choose the next one.
       *[overlord] The overlord won the last quest and chooses the next one.
    }
path-act = Act { $act }
path-may-come = May come next
path-won-heroes = heroes won
path-won-overlord = overlord won
path-alt = { $title }. { $parts }.
path-alt-part = { $heading }: { $quests }
select-rest = { $select } ({ $listed } of { $count }; { $act ->
        [learn-card] /overlord learn
        [learn] /hero learn
        [take-class] /hero class
        [buy-item] /shop buy
        [sell-item] /shop sell
        [hand-on] /shop give
       *[start-quest] /quest start
    } finds the rest as you type)
select-quest = Start a quest …
select-quest-kind = { $kind }
quest-label = { $name } ({ $kind })
button-lieutenant-there = { $lieutenant } is in it
button-lieutenant-not-there = { $lieutenant } is not in it
lieutenant-to-know = Is the lieutenant { $lieutenant } in this quest? Then the agent may not enter.
learnt-in-secret = You have { $cards } in your deck. The table reads of the level alone.
left-out-in-secret = You leave { $cards } out of your deck. The table reads how many cards it has, and no name.
taken-in-in-secret = You have { $cards } in your deck again. The table reads how many cards it has, and no name.
