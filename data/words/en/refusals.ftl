# Why something is refused, one sentence each, under the class of the refusal.

# --- who may

refusal-not-yours = Only { $right } may do this: { $who }.
refusal-not-yours-nobody = Only { $right } may do this, and nobody is that yet.
refusal-not-yours-helped = Only { $right } may do this: { $who }, or anybody with Manage Server.
refusal-not-yours-helped-nobody = Only { $right } may do this; just now that is anybody with Manage Server.
refusal-not-yours-overlord-nobody = Only { $right } may do this, and nobody is on it now. The creator of the campaign, or anybody with Manage Server, names somebody with `/campaign overlord`.
refusal-not-your-question = That choice is for { $side }: { $who }. The creator of the campaign, or anybody with Manage Server, may answer too.
refusal-not-your-question-nobody = That choice is for { $side }. The creator of the campaign, or anybody with Manage Server, may answer too.
refusal-not-your-undo = Only a steward takes back a steward's move: { $who }, or anybody with Manage Server.
refusal-not-your-undo-nobody = Only a steward takes back a steward's move: anybody with Manage Server.

right-anyone = everybody
right-overlord = the overlord side
right-steward = a steward (the creator of the campaign, or whoever has Manage Server)
right-overlord-or-steward = the overlord side or a steward
right-table = the overlord side, the hero players or a steward
right-hero = { $hero }'s player
right-hero-or-steward = { $hero }'s player or a steward
right-heroes = the hero players
right-heroes-or-steward = the hero players or a steward

side-heroes = the hero players
side-hero = the hero's player
side-hosts = the overlord side or a steward
side-overlord = the overlord side

# --- what a group wants kept here

refusal-not-kept = That needs the setting `track:{ $needed }`, and this campaign has `track:{ $track }`: a steward changes it with `/campaign settings`.

# --- what is short

refusal-not-enough-threat = You need { $needed } threat but have { $held }.
refusal-not-enough-threat-card = { $card } needs { $needed } threat, and you have { $held }.
refusal-not-enough-fortune = { $hero } needs { $needed } fortune but has { $held }.
refusal-not-enough-fortune-together = The heroes need { $needed } fortune together but have { $held }.
refusal-not-enough-xp = The overlord needs { $needed } XP but has { $held }.

refusal-not-enough-stamina = { $hero } has no room for { $needed } more fatigue ({ $held } of { $stamina }). What is forced goes on as damage: `/hero suffer` with `forced:yes`.
refusal-too-tired-to-pay = { $hero } has no room for { $needed } more fatigue ({ $held } of { $stamina }), so this cannot be paid.

# --- how heroes are

refusal-knocked-out = { $hero } is knocked out: `/hero stand` and `/hero revive` come first.
refusal-not-knocked-out = { $hero } is not knocked out.
refusal-attacks-on-the-ground = { $hero } is knocked out: standing up is the only action (`/hero stand`).
refusal-revives-nobody = { $hero } is revived by another hero; alone it is `/hero stand`.
refusal-nothing-named = Name damage, fatigue or a condition.
refusal-nothing-to-recover = The sheet of { $hero } shows nothing of that to recover.
refusal-has-condition = { $hero } is { $condition } already.
refusal-lacks-condition = { $hero } is not { $condition }.
refusal-unknown-condition = No condition is called { $name }: choose one from the list.

# --- stage and moment

refusal-no-encounter = That can happen only during an encounter, and this is { $stage }.
refusal-quest-under-way = That can happen only between quests, and { $quest } is under way.
refusal-no-phase = There is no campaign phase now: this is { $stage }.
refusal-wrong-step = That belongs to the { $needed } step of the campaign phase, and this is { $stage }.
refusal-step-behind = The campaign phase has reached { $now } and only moves forward.
refusal-last-step = This is the last step of the campaign phase. The next quest ends it.
refusal-last-encounter = { $quest } has { $encounters ->
        [one] only 1 encounter
       *[other] only { $encounters } encounters
    }, and this is the last. End the quest instead (`/quest end`).
refusal-wrong-moment = { $card } can be triggered only { $moment }, and this is { $stage }.
refusal-not-in-this-turn = { $hero } can do that only on that hero's own turn, and this is { $turn }.
refusal-not-in-this-turn-card = { $card } cannot be triggered now: this is { $turn }.
refusal-no-turn = No turn is under way.
refusal-steps-locked = The order of the steps cannot change while { $step } is under way.

stage-before = before the first quest
stage-phase = the campaign phase ({ $step })
stage-set-up = set-up of encounter { $encounter }
stage-play = play of encounter { $encounter }
turn-overlord = the overlord's turn
turn-hero = { $hero }'s turn
moment-any = at any time
moment-xp-step = in the Spend XP step
moment-shopping-step = in the Shopping step
moment-travel-step = in the Travel step
moment-set-up = during set-up of an encounter
moment-first-set-up = during set-up of the first encounter
moment-overlord-turn = on the overlord's turn
moment-hero-turn = on a hero's turn
moment-play = during an encounter
moment-encounter-start = as an encounter starts, before its first turn
moment-encounter-end = as an encounter ends
moment-knock-out = as a hero is knocked out in an encounter
moment-before-trigger = before another card is triggered
moment-quest-end = as a quest ends, in the first step of the campaign phase
moment-next-quest-step = while the next quest is chosen
moment-quest-preparation = as a quest is prepared, until its first turn

# --- once only, exhausted, fixed

refusal-threat-taken-already = { $hero }'s defeat has already given its threat in this quest. The overlord draws an Overlord card instead.
refusal-extra-action-taken = { $hero } has already taken an extra action this round.
refusal-card-exhausted = { $card } is exhausted.
refusal-deck-fixed = The Plot deck stays the same for the whole campaign: it is { $deck }.
refusal-already-adopted = A running campaign is taken over once, before its first quest here.
refusal-agent-forbidden = The agent { $lieutenant } may not enter a quest in which that lieutenant appears.
refusal-agent-forbidden-beside = The agent { $lieutenant } may not enter where { $beside } is.
refusal-agent-forbidden-sacrificed = The agent { $lieutenant } may not enter in this campaign: that lieutenant was sacrificed, the table has said.
refusal-agent-forbidden-in-quest = The agent { $lieutenant } may not enter in this quest: that lieutenant is in it, the table has said.
refusal-agent-forbidden-ally = The agent { $lieutenant } may not enter in this quest: { $lieutenant } is in play as an ally, the table has said.
refusal-agent-forbidden-kind = The agent { $lieutenant } may not enter this kind of quest ({ $quest_kind }).
refusal-agent-forbidden-campaign = The agent { $lieutenant } may not be used in the campaign { $campaign }.
refusal-agent-here = The agent { $lieutenant } is already on the map.
refusal-nothing-to-pay-back = { $card } is used when the agent is defeated, and is offered then. Nothing lies on it yet, so its threat would buy nothing.
refusal-card-forbidden = { $card } may not be triggered where { $lieutenant } is.
refusal-agent-not-defeated = { $card } waits for the agent's defeat, and no agent was defeated in this encounter.
refusal-agent-answered = { $card } was triggered for that already: it waits for the agent to come or fall again.
refusal-quest-counted = { $card } has counted for this quest already.
refusal-card-holds-no-more = { $card } already holds { $most ->
        [one] its token
       *[other] { $most } tokens
    }, and no more may lie on it.
refusal-nothing-to-take-off = Nothing lies on { $card }, or on what it marks, that could be taken off.
refusal-taken-off-already = Other tokens lie on { $card } than when this button was shown, and nothing was taken off. `/plot show` tells how many there are.
refusal-no-class-token = No Class card has a token that { $card } could take off.
refusal-card-works-alone = Nobody triggers { $card }: it works by itself while it lies faceup.
refusal-spend-known = { $exhausts ->
        [yes] A trigger already exhausts { $card }
       *[no] A trigger does not exhaust { $card } anyway
    }.
refusal-refresh-holds = { $card } is ready again { $refresh } already.
refusal-never-exhausted = No trigger exhausts { $card }, so nothing has to make it ready again. If your own card says otherwise, tell it with `/plot spend` first.
refusal-card-exhausted-already = { $card } is already exhausted.
refusal-no-agent = No agent is on the map.

# --- campaigns

refusal-no-campaign = There is no campaign here. Anybody can start one with `/campaign create`.
refusal-campaign-runs = The campaign { $name } already runs in this channel.
refusal-campaign-over = The campaign { $name } has ended. You can look at it, export it, or bring it back with Undo.
refusal-other-edition = That belongs to campaigns of the { $edition ->
        [first] first
       *[second] second
    } edition.
refusal-other-edition-kill = That belongs to campaigns of the second edition. Here a hero is killed: `/conquest killed`.
refusal-other-edition-place = That belongs to campaigns of the second edition. Here a hero who was killed comes back onto the board with `/well place`.
refusal-other-edition-wounds = That belongs to campaigns of the second edition. Here the figures on the board have wounds: `/well wounds`.
refusal-other-edition-card = That belongs to campaigns of the second edition. Here the overlord plays a card with `/card play`.
refusal-other-edition-quest = That belongs to campaigns of the second edition. Here no campaign phase lies between quests: `/quest start` begins the next one.

# --- names, numbers, details

refusal-bad-name = A name or note needs at least one letter or digit, and has at most { $longest } characters.
refusal-bad-number = { $number } does not fit: it must be from { $least } to { $most }.
refusal-nothing-to-do = That would change nothing.
refusal-missing-detail = Please fill in { $reason ->
        [hero-defeated] the option `hero` too: who was defeated?
        [card] the option `card` or `note` too: which card gives the threat?
       *[correction] the option `note` too: why is it corrected?
    }
refusal-unknown-hero = No hero here is called { $name }. The heroes are { $heroes }.
refusal-unknown-hero-none = No hero here is called { $name }: there are no heroes yet.
refusal-unknown-hero-target = { $name } is nearly a hero's name, but no hero here is called so. The heroes are { $heroes }; a monster goes by a name less like theirs.
refusal-which-hero = Which hero? Please name one: { $heroes }.
refusal-which-hero-none = There are no heroes yet.
refusal-hero-exists = There is already a hero called { $name }.
refusal-hero-count = A quest is played with { $least } to { $most } heroes, and { $heroes ->
        [0] there are none
        [one] there is only 1
       *[other] this would make { $heroes }
    }.
refusal-no-deck = No Plot deck is chosen yet.
refusal-unknown-deck = No Plot deck is called { $name }.
refusal-deck-name-taken = The name of { $name } is taken: { $homebrew ->
        [yes] the homebrew deck
       *[no] the printed Plot deck
    } { $other } answers to it. Give yours another one.
refusal-deck-in-use = { $name } cannot be replaced: { $campaign ->
        [none] a campaign in another channel
       *[other] the campaign { $campaign }
    } plays with it.
refusal-deck-replaced = That cannot be taken back or played again: the Plot deck { $deck } has been replaced by other cards since.
refusal-too-many-requests = { $most } heroes are already waiting to join. Ask again once one of them has an answer.
refusal-too-many-decks = This server already has { $most } homebrew decks, and that is the most it can keep.
refusal-too-many-decks-of-yours = You can bring up to { $most } homebrew decks to a server. `/plot forget` makes room.
refusal-deck-played = { $name } cannot be forgotten: { $campaign ->
        [none] a campaign in another channel
       *[other] the campaign { $campaign }
    } plays with it.
refusal-too-many-rolls = That is enough dice for now: you can roll up to { $most } times a minute.
refusal-unknown-agent = No agent is called { $name }.
refusal-unknown-printed-campaign = No printed campaign is called { $name }. The name matters: it decides what is forbidden in that campaign.
refusal-unknown-lieutenant = No lieutenant with an agent is called { $name }. The name matters: an agent may not enter a quest in which its lieutenant appears.
refusal-nearly-hero = No hero of this campaign is called { $name }. The name matters: a hero's wounds, conquest and player go with it.
did-you-mean = Did you mean:
meant-gone = Only whoever typed the command can press that name, once and within 15 minutes. Please type the command again.
refusal-card-not-in-log = The log has no card called { $name }.
refusal-unknown-card = The chosen Plot deck has no card called { $name }.
refusal-unknown-card-printed = No Plot card is called { $name }.
refusal-card-not-faceup = { $card } is facedown. Only faceup cards can be triggered.
refusal-card-faceup = { $card } already lies faceup.
refusal-card-faceup-basic = { $card } is the basic card: it lies faceup from the start and is never bought.
refusal-card-boxed = { $card } is back in the game box for the rest of the campaign.
refusal-card-ready = { $card } is not exhausted.
refusal-cost-known = The trigger cost of { $card } is already known: { $cost }.
refusal-no-heroes = There are no heroes yet to take the fortune.
refusal-not-on-server = { $user } is not on this server and cannot take that place.
refusal-joiner-left = { $user } is no longer on this server, so { $name } does not join: the request is closed.
refusal-left-server = You are no longer on the server where this campaign is played, so you can do nothing here.
refusal-not-an-overlord = { $user } is not on the overlord side.
refusal-last-overlord = A campaign needs somebody on the overlord side.
refusal-group-unknown = The bot does not know how many masters and minions { $group } has: please fill in both.

# --- open questions, undo

refusal-question-open = First this must be answered: { $question } Waiting for { $who }. The creator of the campaign, or anybody with Manage Server, may answer too.
refusal-question-open-nobody = First this must be answered: { $question } The creator of the campaign, or anybody with Manage Server, may answer.
refusal-question-closed = That has already been answered or taken back.
refusal-table-moved-on = The table has moved on since this button was made, so nothing was done. Look at the newest posts and press again where it still fits.
refusal-no-such-choice = That choice is no longer there: { $question }
refusal-which-hero-pays = Whose fortune goes in?
refusal-which-hero-answers = Two of your heroes wait for this: { $heroes }. Whose test is it?
refusal-which-hero-defeated = { $user } plays { $heroes }: which of them was defeated?
refusal-plays-no-hero = { $user } plays no hero in this campaign.
refusal-no-date = “{ $text }” is no date: write the day and the time as in “{ $example }”, with a time zone behind it if you like.
refusal-no-time-zone = No time zone is called “{ $name }”: write it as in “Europe/London” or “+01:00”.
refusal-date-past = That is over already: name a date to come, as in “{ $example }”.
refusal-date-far = That is too far off: Discord takes dates up to { $years } years ahead.
refusal-no-server = That needs a campaign on a server that the bot has been added to: here you can roll dice, and look up odds, Plot cards and agents.
refusal-no-roll-there = That message shows no roll of a campaign: please choose one in which the bot tells what the dice show.
refusal-nothing-to-undo = There is no move left to take back.
refusal-nothing-to-redo = There is nothing to redo: only the move taken back last can be played again, and only until the next move.
refusal-newer-move = A newer move must be taken back first. { $newest }
refusal-move-gone = That move has already been taken back.

# --- dice

refusal-unknown-die = “{ $text }” is not a die you can use here. Example: “2 { $first } { $second }”. The dice are { $known }.
refusal-unknown-die-none = “{ $text }” is not a die you can use here: this edition has no defence dice.
refusal-too-many-dice = { $count } dice are too many: the most is { $most }. Example: “2 red blue”.
refusal-empty-pool = Which dice? Example: “2 { $first } { $second }”. The dice are { $known }.
refusal-empty-pool-none = This edition has no defence dice.
refusal-nothing-to-reroll = { $hero } has no roll to reroll now.
refusal-no-saved-attack = No attack is kept for { $hero } yet. Type the dice once: `/hero attack` with `dice`, such as `blue red`.
refusal-old-roll = That roll of { $hero } is closed: a newer roll, turn or encounter came after it.
refusal-not-in-roll = The newest roll has no such die. It has { $dice }.
refusal-attribute-unknown = { $hero }'s { $attribute } is not recorded. A player can set it with `/hero set`.

# --- rules of the game that the group let pass (advisory rules)

rule-no-encounter = outside an encounter
rule-quest-under-way = during a quest
rule-wrong-step = in another step of the campaign phase
rule-wrong-moment = not at the card's moment
rule-attacks-on-the-ground = an attack by a hero who is knocked out
rule-not-in-this-turn = not in the right turn
rule-steps-locked = the order of steps changed between the two steps it swaps
rule-threat-taken-already = threat for this hero's defeat a second time in the quest
rule-extra-action-taken = a second extra action in the round
rule-card-exhausted = an exhausted card
rule-card-forbidden = a card that is forbidden here
rule-agent-not-defeated = a card that waits for the agent's defeat
rule-agent-answered = a card triggered twice for the same agent
rule-quest-counted = a card that counts once a quest, triggered again
rule-deck-fixed = another Plot deck in the same campaign
rule-nothing-to-pay-back = a card with nothing on it to pay back
rule-agent-forbidden = an agent where it may not enter

# --- when the log or the bot fails

unavailable-corrupt = This server's file is damaged, so nothing was changed. Whoever hosts the bot can restore a backup.
unavailable-empty = This server's file is empty, so nothing was changed. Whoever hosts the bot can restore a backup, or delete the file if nothing was ever played here.
unavailable-newer-schema = This server's file was written by { $version ->
        [none] a newer version of the bot
       *[other] version { $version } of the bot
    }, so nothing was changed. Whoever hosts the bot should update it.
unavailable-read-only = This server's file cannot be written to, so nothing was changed. Whoever hosts the bot should check the folder's permissions.
unavailable-disk-full = The bot's disk is full, so nothing was changed. Whoever hosts the bot should make room.
unavailable-disk-fails = The bot's disk does not work, so nothing was changed. Whoever hosts the bot should look at it.
unavailable-cannot-open = This server's file cannot be opened, so nothing was changed. Whoever hosts the bot should check the data folder.
unavailable-unreachable = The bot cannot reach its database, so nobody knows whether this was done. Once it answers again, /campaign status shows how things stand.
unavailable-taken = Another process of the bot takes over here, and nothing was changed. Please try again in a minute.
unavailable-busy = The bot is busy, and nothing was changed. Please try again.
busy-table = Several moves came at the same time, and this one was not made. Please try again.
unexpected = Sorry, something went wrong on the bot's side. If it happens again, tell whoever hosts it this reference: { $reference }
already-done = That is already done.
button-unknown = This button is from an older version of the bot. /campaign status shows the ones that work now.
other-part = Direct messages reach a part of the bot that does not look after this campaign's server, so nothing was done. Please do it in the campaign's channel.
server-silent = Discord is not saying who is on this campaign's server, so nothing was done. Please try again in a moment.
button-old = This button does nothing any more: its campaign was deleted, or the log it belonged to is no longer in use. /campaign status shows the ones that work now.
form-late = That took too long to open. Please press the button again.
written = That is done, but it could not be shown here.
told-later = That is done: written as entry { $entry } of the log. It cannot be shown just now; the post follows.
