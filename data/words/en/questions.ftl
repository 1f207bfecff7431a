# What is asked, under the class of the question (and its purpose), and the labels of the answers.

question-fortune-tie = Tied for the fewest fortune: who gets { $left ->
        [one] 1 token
       *[other] { $left } tokens, one each
    }? The heroes choose.
question-missing-cost = What trigger cost is printed on { $card }? The bot remembers it for this campaign.
question-defeat-reward = What does the overlord take for { $hero }: 1 threat or 1 Overlord card?
question-new-round = New round? { $hero } has already taken an extra action.
question-shop-pledge = 2 fortune draw 1 more Shop Item card. { $paid } of 2 are in{ $payers }.
question-shop-pledge-payers = {" "}({ $heroes })
question-join-request = { $user } wants to join with { $name }. Yes or no?
question-step-closes = { $left ->
        [xp] The overlord still holds { $xp } XP
        [threat] The overlord still holds { $threat } threat, enough for a Plot card
       *[both] The overlord still holds { $xp } XP, and { $threat } threat, enough for a Plot card
    }, and this would end Spend XP. Go on to { $step }, or wait?
question-hero-tests = { $card ->
        [none] { $condition }
       *[other] { $card }
    }: { $attribute } test.
question-pick-hero-tested-hero = { $card }: which hero is tested?
question-pick-hero-failed-hero = { $card }: which of the heroes who failed the test?
question-pick-hero-stunned-hero = { $card }: which hero gets the condition?{ $condition ->
        [none] {""}
       *[other] {" "}It is { $condition }.
    }
question-pick-hero-branded-hero = { $card }: on which hero's sheet?
question-pick-hero-racked-hero = { $card }: which hero?
question-pick-word-condition = { $card }: which condition?
question-pick-word-sealed-side = { $card }: which side of the token is hidden beneath it? Nobody else learns it before the quest ends.
question-pick-word-spend = What does { $card } say: exhaust it, or use it?
question-pick-number-cards-beneath = { $card }: how many Overlord cards go beneath it?
question-say-yes-use-counters = The agent is defeated. Is { $card } used before it leaves?
question-say-yes-defeated-by-card = Is { $hero } defeated by { $card }?
question-say-yes-discard-brand = { $hero } rests: suffer { $rest_fatigue } fatigue to discard one threat of { $card }?
question-pick-hero-pact-hero = { $card }: whose hero token lies on it in this quest? The heroes choose.
question-pick-hero-marked-hero = { $card }: which hero is marked?
question-pick-hero-class-hero = { $card }: on a Class card of which hero?
question-pick-hero-class-hero-off = { $card }: off a Class card of which hero?
question-pick-hero-next-tested = { $card }: which hero tests next?
question-pick-hero-shielded-test = { $card }: whose test?
question-say-yes-shields-for-test = { $hero } has passed the test. Does the overlord trigger { $card }{ $cost ->
        [none] {""}
       *[other] {" "}({ $cost } threat)
    } for it, so that with { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    } more it is failed?
question-say-yes-test-to-fail = { $hero } has passed the test. Does the overlord trigger { $card }{ $cost ->
        [none] {""}
       *[other] {" "}({ $cost } threat)
    }, so that it is failed instead?
question-say-yes-lowered-here = { $hero } has passed the test. Does { $card } hold for this hero, as it says? Then the attribute is { $by } lower, and the test is failed.
question-say-yes-weakened-by-mark = { $hero } has passed the test. Has this hero the condition for which { $card } makes the attribute 1 lower? Then the test is failed.
question-pick-hero-offered-hero = { $card }: to which knocked-out hero is it offered?
question-pick-hero-threatened-hero = { $card }: which hero?
question-pick-word-tested-by = { $attributes ->
        [one] { $card }: does { $hero } test { $attribute }?
       *[other] { $card }: which attribute does { $hero } test?
    }
question-pick-word-burden-tested-by = { $card }: which attribute does { $hero } test?
question-pick-word-rest-tested-by = { $card }: which attribute does { $hero } test?
question-pick-number-counted-gain = { $card }: how many are there? Each is worth { $threat_each } threat.
question-pick-number-left-at-encounter-end = { $card }: how many are left as the encounter ends? Each is worth { $threat_each } threat.
question-pick-number-search-tokens-left = { $card }: how many search tokens are left on the map?
question-pick-number-tokens-laid = { $card }: how many tokens do monsters lay on it, until it is ready again?
question-pick-number-reserved = { $card }: how much threat is laid on it?
question-pick-number-pay-extra = { $card }: how much threat is paid?
question-pick-number-adjacent-monsters = { $card }: how many monsters are next to the hero who failed? Each is worth { $threat_each } threat.
question-say-yes-harder-tests = { $card }: is the monster one that makes the tests harder? Then { $harder ->
        [one] 1 shield more counts
       *[other] { $harder } shields more count
    }.
question-pick-number-monsters-next-to = { $card }: how many monsters are next to { $hero }? Each costs { $fatigue_each } fatigue.
question-say-yes-large-monster = { $card }: is it a large monster (medium, huge or massive)? That is worth { $large } threat more.
question-say-yes-outcome = { $card }: did it come about as the card says? Then the overlord gains { $threat } threat.
question-say-yes-at-encounter-end = { $card }: { $per_hero ->
        [0] is it so, as the encounter ends
       *[other] was the last of its counters taken off before the encounter ended
    }? Then the overlord gains { $threat_each } threat.
question-say-yes-leave-choice = { $card }: does the overlord leave the choice of the next quest to the heroes, for { $threat } threat?
question-say-yes-box-for-threat = { $card }: does it return to the box, and the overlord gain the threat on it? Else the tokens go.
question-say-yes-discard-at-once = { $card }: does the overlord discard { $threat } threat at once?
question-say-yes-attack-in-vain = { $card }: was the attack without damage? Then { $threat } threat is discarded, and the monster is defeated.
question-say-yes-tests-off = { $hero } rests: a test to get rid of { $card }?
question-say-yes-accepts-bargain = { $card }: does { $hero } accept? Then the overlord gains { $threat } threat.
question-say-yes-ends-turn = { $card }: does { $hero } end the turn at once? Else there is a test.
question-say-yes-lieutenant-sacrificed = { $card }: was the lieutenant { $lieutenant } sacrificed in this campaign? Then the agent may not enter.
question-say-yes-lieutenant-ally = { $card }: is { $lieutenant } in play as an ally in this quest? Then the agent may not enter.
question-describe-group = { $card }: which open group does the agent enter?

test-rolled = { $hero } ({ $value }): gray { $gray }, black { $black }{ $added ->
        [0] {""}
       *[other] , the card { $added }
    }: { $shields } shields, so far { $passed ->
        [yes] a pass
       *[no] a failure
    }.
test-doubt = { $card } lies ready: the overlord may still use it once a test is passed.
test-lowered = { $card }: where it holds for { $hero }, the attribute is { $value }.
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
choice-class-card = 1 token on a Class card{ $cost ->
        [none] {""}
       *[other] {" "}({ $cost } threat)
    }
choice-no-test = No test
choice-might = Might
choice-knowledge = Knowledge
choice-willpower = Willpower
choice-awareness = Awareness
choice-yes = Yes
choice-no = No
choice-go-on = Go on
choice-wait = Wait
choice-put-in-1 = Put in 1
choice-pass = Pass
choice-fail = Fail
choice-keep = Keep
choice-reroll = Reroll { $die }
choice-threat-side = Threat side
choice-fortune-side = Fortune side
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
