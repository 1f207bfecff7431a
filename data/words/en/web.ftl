# The campaign as a page for the web, from `/campaign export as:page`.

web-skip = Skip to the story
web-tabs = Parts of this page
web-story = Story
web-ledger = Ledger
web-table = Cards and heroes
web-heroes = Heroes
web-dice = Dice
web-proof = Proof
web-dice-how = The number over each bar is how often a face was seen, the stroke how often fair dice show it on average. The verdict is one for all dice.
web-course = Threat and fortune
web-course-first = Threat and conquest
web-conquest = Conquest
web-course-point = { $name }: threat { $threat }, conquest { $conquest }
web-before = Before the first quest
web-somebody = a former player
web-won-heroes = heroes won
web-won-overlord = overlord won
web-edition = { $edition ->
        [first] First edition.
       *[second] Act { $act }, second edition.
    }
web-made = Made by the Overlord bot, times in UTC:
web-left-out = { $count ->
        [0] Nothing was taken back.
        [one] 1 move that was taken back is left out.
       *[other] { $count } moves that were taken back are left out.
    }
web-filter-hero = Hero
web-filter-hero-all = All heroes
web-filter-card = Card
web-filter-card-all = All cards
web-hero-fortune = { $held } fortune now, { $given } given so far
web-hero-uses = Spent on { $uses }
web-hero-suffered = Suffered { $damage } damage and { $fatigue } fatigue{ $times ->
        [0] {""}
        [1] , was knocked out once
        [2] , was knocked out twice
       *[other] , was knocked out { $times } times
    }
web-hero-fell = { $times ->
        [0] Never fell
        [1] Fell once
        [2] Fell twice
       *[other] Fell { $times } times
    }
web-hero-killed = { $times ->
        [0] Never killed
        [1] Killed once
        [2] Killed twice
       *[other] Killed { $times } times
    }
web-card-use = { $times ->
        [0] Never triggered
        [1] Triggered once
        [2] Triggered twice
       *[other] Triggered { $times } times
    }{ $spent ->
        [0] {""}
       *[other] , for { $spent } threat
    }{ $paid ->
        [0] .
       *[other] ; bought for { $paid } threat.
    }
web-verify-how = To check this yourself, export the campaign as a file and run `overlord verify` on it.
