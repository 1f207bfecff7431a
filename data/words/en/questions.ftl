# What is asked, under the class of the question (and its purpose), and the labels of the answers.

question-fortune-tie = Tied for the fewest fortune: who gets { $left ->
        [one] 1 token
       *[other] { $left } tokens, one each
    }? The heroes choose.
question-missing-cost = What trigger cost is printed on { $card }? It is kept for this campaign.
question-defeat-reward = What does the overlord take for { $hero }: 1 threat or 1 Overlord card?
question-new-round = { $hero } took an extra action before. New round?
question-shop-pledge = 2 fortune draw 1 more Shop Item card. { $paid } of 2 are in{ $payers }.
question-shop-pledge-payers = {" "}({ $heroes })
question-join-request = { $user } wants to join with { $name }. Yes or no?
question-step-closes = { $left ->
        [xp] The overlord still holds { $xp } XP
        [threat] The overlord still holds { $threat } threat, enough for a Plot card
       *[both] The overlord still holds { $xp } XP, and { $threat } threat, enough for a Plot card
    }, and this would end Spend XP. Go on to { $step }, or wait?
question-hero-tests = { $card }: { $attribute } test.
question-pick-hero-tested-hero = { $card }: which hero is tested?
question-pick-hero-failed-hero = { $card }: which of the heroes who failed the test?
question-pick-hero-stunned-hero = { $card }: which hero gets the condition?{ $condition ->
        [none] {""}
       *[other] {" "}It is { $condition }.
    }
question-pick-hero-branded-hero = { $card }: on which hero's sheet?
question-pick-hero-racked-hero = { $card }: which hero?
question-pick-word-condition = { $card }: which condition?
question-pick-word-spend = What does { $card } say: exhaust it, or use it?
question-pick-number-cards-beneath = { $card }: how many Overlord cards go beneath it?
question-say-yes-use-counters = The agent is defeated. Is { $card } used before it leaves?
question-say-yes-defeated-by-card = Is { $hero } defeated by { $card }?
question-say-yes-discard-brand = { $hero } rests: suffer { $rest_fatigue } fatigue to discard one threat of { $card }?
question-describe-group = { $card }: which open group does the agent enter?

test-rolled = { $hero } ({ $value }): gray { $gray }, black { $black }: { $shields } shields, so far { $passed ->
        [yes] a pass
       *[no] a failure
    }.
test-counts = { $hero } ({ $value }): { $passed ->
        [yes] passed
       *[no] failed
    }.
test-counts-unrecorded = { $hero }: { $passed ->
        [yes] passed
       *[no] failed
    }.
test-told = { $hero } ({ $value }): the table rolls.
test-told-unrecorded = { $hero }: the table rolls.
waits-for = Waiting for { $who }.
waits-for-side = Waiting for { $side ->
        [heroes] the heroes
        [hero] the hero's player
        [hosts] the overlord side or a steward
       *[overlord] the overlord side
    }.

choice-hero = { $hero }
choice-of-hero = { $label }: { $hero }
choice-number = { $number }
choice-threat = 1 threat
choice-overlord-card = 1 Overlord card
choice-yes = Yes
choice-no = No
choice-go-on = Go on
choice-wait = Wait
choice-put-in-1 = Put in 1
choice-pass = Pass
choice-fail = Fail
choice-keep = Keep
choice-reroll = Reroll { $die }
choice-exhaust = Exhaust
choice-use = Use
choice-bleeding = Bleeding
choice-blinded = Blinded
choice-burning = Burning
choice-cursed = Cursed
choice-diseased = Diseased
choice-doomed = Doomed
choice-immobilized = Immobilized
choice-poisoned = Poisoned
choice-stunned = Stunned
choice-terrified = Terrified
choice-weakened = Weakened
