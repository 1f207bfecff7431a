# "Previously": the campaign told in a few sentences. Three wordings take turns from quest to quest.

recap-title = ## Previously in { $campaign }
recap-story-title = ## The story of { $campaign }
recap-nothing = No quest has been played yet, so there is nothing to tell.
recap-hero-title = ## { $hero } in { $campaign }
recap-overlord-title = ## The overlord in { $campaign }
recap-players = -# Everybody at the table has a page of their own:
button-recap = Previously …
button-recap-overlord = Overlord
button-story = The story

# --- a quest

tale-begun = { $quest } has just begun.
tale-under-way-0 = { $quest } is under way, in round { $rounds }.
tale-under-way-1 = It is round { $rounds } of { $quest }, and nothing is decided yet.
tale-under-way-2 = The table is in the middle of { $quest }: round { $rounds }.
tale-won-0 = { $winner ->
        [heroes] The heroes won { $quest }.
       *[overlord] The overlord won { $quest }.
    }
tale-won-1 = { $winner ->
        [heroes] { $quest } went to the heroes.
       *[overlord] { $quest } went to the overlord.
    }
tale-won-2 = { $winner ->
        [heroes] In { $quest } the heroes had the upper hand.
       *[overlord] In { $quest } the overlord had the upper hand.
    }
tale-won-in-0 = { $winner ->
        [heroes] The heroes won
       *[overlord] The overlord won
    } { $quest } in { $rounds ->
        [one] a single round
       *[other] { $rounds } rounds
    }.
tale-won-in-1 = { $quest } went to { $winner ->
        [heroes] the heroes
       *[overlord] the overlord
    } after { $rounds ->
        [one] a single round
       *[other] { $rounds } rounds
    }.
tale-won-in-2 = It took { $winner ->
        [heroes] the heroes
       *[overlord] the overlord
    } { $rounds ->
        [one] a single round
       *[other] { $rounds } rounds
    } to win { $quest }.
tale-streak-0 = That made { $count } wins in a row for { $winner ->
        [heroes] the heroes
       *[overlord] the overlord
    }.
tale-streak-1 = { $winner ->
        [heroes] The heroes have
       *[overlord] The overlord has
    } won { $count } quests in a row.
tale-streak-2 = It was win number { $count } in a row for { $winner ->
        [heroes] the heroes
       *[overlord] the overlord
    }.
tale-score = { $lead ->
        [even] That makes it { $more } all.
        [heroes] The heroes lead by { $more } to { $fewer }.
       *[overlord] The overlord leads by { $more } to { $fewer }.
    }
tale-final = { $lead ->
        [even] In the end each side had won { $more ->
            [one] 1 quest
           *[other] { $more } quests
        }.
        [heroes] The heroes won { $more } of { $quests ->
            [one] 1 quest
           *[other] { $quests } quests
        }.
       *[overlord] The overlord won { $more } of { $quests ->
            [one] 1 quest
           *[other] { $quests } quests
        }.
    }
tale-fell = { $count ->
        [one] { $heroes } fell
       *[other] { $heroes } each fell
    } { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }
tale-fallen = { $fallen }.
tale-nobody-fell-0 = Not one hero fell.
tale-nobody-fell-1 = No hero was defeated on the way.
tale-nobody-fell-2 = Every hero came through standing.
tale-reroll-passed = { $count ->
        [one] A reroll
       *[other] { $count } rerolls
    } turned { $hero }'s failed test into a success.
tale-reroll-hit = { $count ->
        [one] A reroll
       *[other] { $count } rerolls
    } turned { $hero }'s miss into { $after ->
        [0] a hit
       *[other] { $after } damage
    }.
tale-reroll-more = { $count ->
        [one] A reroll
       *[other] { $count } rerolls
    } raised { $hero }'s attack from { $before } to { $after } damage.
tale-lucky-attack = { $hero }'s luckiest roll dealt { $damage } damage: 1 roll in { $odds } does as well.
tale-lucky-overlord = The overlord's luckiest roll dealt { $damage } damage: 1 roll in { $odds } does as well.
tale-lucky-test = { $hero } passed a test that 1 roll in { $odds } passes.
tale-card-0 = The overlord triggered { $card } { $times ->
        [2] twice
       *[other] { $times } times
    }.
tale-card-1 = { $card } came into play { $times ->
        [2] twice
       *[other] { $times } times
    }.
tale-card-2 = { $times ->
        [2] Twice
       *[other] { $times } times
    } it was { $card } that the overlord triggered.
tale-threat-0 = The overlord gained { $gained } threat and spent { $spent ->
        [0] none of it
       *[other] { $spent } on Plot cards in play
    }.
tale-threat-1 = { $gained } threat came into the pool, and { $spent ->
        [0] none was spent
       *[other] { $spent } went on Plot cards in play
    }.
tale-threat-2 = { $gained } threat came in; { $spent ->
        [0] none went out
       *[other] Plot cards in play took { $spent } out
    }.
tale-gained-0 = The overlord gained { $gained } threat.
tale-gained-1 = { $gained } threat came into the pool.
tale-gained-2 = The pool took in { $gained } threat.
tale-slain-0 = { $count ->
        [one] 1 monster was
       *[other] { $count } monsters were
    } killed.
tale-slain-1 = { $count ->
        [one] 1 monster
       *[other] { $count } monsters
    } died.
tale-slain-2 = Of the monsters { $count } did not live through it.
tale-deck-out = The overlord's deck ran out { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }.
tale-cards-0 = The overlord gained { $gained } threat and played { $played ->
        [0] no card
        [one] 1 card
       *[other] { $played } cards
    }.
tale-cards-1 = { $gained } threat came to the overlord, for { $played ->
        [0] no card at all
        [one] 1 card
       *[other] { $played } cards
    }.
tale-cards-2 = { $played ->
        [0] No card was
        [one] 1 card was
       *[other] { $played } cards were
    } played by the overlord, who gained { $gained } threat.
tale-conquest-0 = Conquest went from { $before } to { $after }.
tale-conquest-1 = The heroes began with { $before } conquest and ended with { $after ->
        [0] none
       *[other] { $after }
    }.
tale-conquest-2 = In the end { $after ->
        [0] no
       *[other] { $after }
    } conquest was left, after { $before } at the start.
tale-conquest-now-0 = The heroes have { $after } conquest, and began with { $before }.
tale-conquest-now-1 = So far { $before } conquest has become { $after }.
tale-conquest-now-2 = There is { $after } conquest now, after { $before } at the start.
tale-fortune-0 = { $hero } spent the most fortune: { $amount }.
tale-fortune-1 = Nobody leaned on fortune like { $hero }, who spent { $amount }.
tale-fortune-2 = No hero spent more fortune than { $hero }: { $amount }.
tale-bought-0 = The overlord bought { $cards } for { $cost } threat.
tale-bought-1 = For { $cost } threat the overlord bought { $cards }.
tale-bought-2 = { $cost } threat went on { $cards }.
tale-left-0 = That left { $threat ->
        [0] no
       *[other] { $threat }
    } threat in the pool and { $fortune ->
        [0] no
       *[other] { $fortune }
    } fortune with the heroes.
tale-left-1 = In the end the pool held { $threat ->
        [0] no
       *[other] { $threat }
    } threat, and the heroes held { $fortune ->
        [0] no
       *[other] { $fortune }
    } fortune.
tale-left-2 = What was left: { $threat ->
        [0] no
       *[other] { $threat }
    } threat and { $fortune ->
        [0] no
       *[other] { $fortune }
    } fortune.
tale-held-0 = The pool holds { $threat ->
        [0] no
       *[other] { $threat }
    } threat, and the heroes hold { $fortune ->
        [0] no
       *[other] { $fortune }
    } fortune.
tale-held-1 = There is { $threat ->
        [0] no
       *[other] { $threat }
    } threat in the pool, and { $fortune ->
        [0] no
       *[other] { $fortune }
    } fortune with the heroes.
tale-held-2 = The overlord has { $threat ->
        [0] no
       *[other] { $threat }
    } threat, the heroes have { $fortune ->
        [0] no
       *[other] { $fortune }
    } fortune.
# --- one player's page at the campaign's end

tale-own-quests = { $hero } took part in { $quests ->
        [one] 1 quest
       *[other] { $quests } quests
    }; the heroes won { $won } of them.
tale-own-never-fell = { $hero } never fell.
tale-own-fell = { $hero } fell { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }{ $quest ->
        [none] {""}
       *[other] , most often in { $quest }
    }.
tale-own-fortune = { $given } fortune came to { $hero }, and { $spent } of it was spent{ $uses ->
        [none] {""}
       *[other] : { $uses }
    }.
tale-own-use = { $what } { $amount }
tale-overlord-quests = The overlord won { $won } of { $quests ->
        [one] 1 quest
       *[other] { $quests } quests
    }.
tale-overlord-felled = Heroes fell { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }{ $hero ->
        [none] {""}
       *[other] , { $hero } most often
    }.
