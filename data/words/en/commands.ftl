# What commands and options say of themselves in Discord's list: at most 100 characters each.

command-campaign = Campaigns: open, look, undo, change, end
command-campaign-create = Open a campaign in this channel
command-campaign-status = Show where the campaign stands
command-campaign-summary = Show the campaign so far: quests, threat, fortune, cards
command-campaign-log = Show what happened, the newest first (only you see it)
command-campaign-undo = Take the newest move back
command-campaign-redo = Play the move taken back last again, exactly
command-campaign-settings = Show the settings (without options), or change some
command-campaign-resume = Take over a campaign that runs at your table, before its first quest here
command-campaign-overlord = Change who is on the overlord side
command-campaign-act = Set the act, between quests
command-campaign-list = Show the campaigns of this server (only you see it)
command-campaign-end = End the campaign; all tokens return to the supply
command-campaign-delete = Erase the campaign for good (asks first)

command-hero = Heroes: who plays whom, sheets, defeats, rests
command-hero-add = Add a hero, printed or your own
command-hero-set = Change figures of a hero sheet, or his hero token near the Plot deck
command-hero-assign = Give a hero to a player
command-hero-stand-in = Let somebody act for a hero's absent player; naming the player ends it
command-hero-remove = Remove a hero, between quests
command-hero-list = Show the heroes with their figures and players
command-hero-defeated = A hero was defeated: the overlord chooses 1 threat or 1 Overlord card
command-hero-rest = A hero rested

command-quest = Quests and their encounters
command-quest-start = Start a quest with the set-up of its first encounter
command-quest-encounter = End this encounter and set up the next
command-quest-end = End the quest

command-turn = Whose turn it is
command-turn-overlord = Start the overlord's turn
command-turn-hero = Start a hero's turn
command-turn-end = End the turn under way

command-threat = The overlord's threat
command-threat-gain = Gain threat
command-threat-lose = Correct the threat downwards
command-threat-convert = Spend overlord XP on threat, 3 for each
command-threat-show = Show the threat, and where it came from

command-fortune = The heroes' fortune
command-fortune-show = Show every hero's fortune and what it buys
command-fortune-spend = Spend a hero's fortune
command-fortune-reroll = Reroll one of your own dice of your newest roll for 1 fortune
command-fortune-shop = Put 2 fortune together for 1 more Shop Item card
command-fortune-correct = Correct a hero's fortune
command-fortune-dms = Whether the bot tells you of new fortune by direct message

command-plot = The overlord's Plot cards
command-plot-decks = Show the Plot decks there are (only you see it)
command-plot-choose = Choose the Plot deck of the campaign
command-plot-hand = Show your Plot cards (only you see it)
command-plot-show = Show a Plot card
command-plot-buy = Buy a facedown card
command-plot-trigger = Trigger a faceup card
command-plot-refresh = Make an exhausted card ready again, by hand
command-plot-cost = Tell the trigger cost of a card whose cost the lists lack

command-phase = The campaign phase between quests
command-phase-show = Show what the table does in this step, and what comes next
command-phase-next = Go on to the next step

command-overlord = What the overlord holds besides threat
command-overlord-xp = Correct the overlord's experience points

command-roll = Roll dice
command-roll-attack = Roll an attack, against defence dice if you name them
command-roll-defense = Roll defence dice
command-roll-test = Let a hero test an attribute
command-roll-dice = Roll any dice

command-odds = How likely rolls are, exactly
command-odds-attack = Show the odds of an attack
command-odds-test = Show the odds of an attribute test

command-dice = Whether the dice can be trusted
command-dice-fairness = Show how often each face came, and everybody's luck
command-dice-verify = Recompute the rolls of the quests that are over

command-rumor = Play a Rumor card; one that features a quest gives 1 threat
command-help = What the bot does and how (only you see it)
command-about = What this bot is, and what it stores (only you see it)

option-act = The act
option-action = What to do
option-amount = How many
option-attribute = The attribute
option-awareness = Awareness on the sheet
option-campaign-act-value = The act
option-campaign-create-name = What your campaign is called
option-campaign-create-overlord = Who plays the overlord; left out, you do
option-campaign-log-card = Only moves about this card
option-campaign-log-hero = Only moves about this hero
option-campaign-log-user = Only moves by this user
option-campaign-overlord-user = Whom
option-campaign-resume-threat = Threat in the pool
option-campaign-resume-xp = Experience points of the overlord
option-card = The Plot card
option-cards = Cards already bought, separated by commas
option-costs = Which costs of the Plot cards are in force
option-deck = The Plot deck
option-defense = Defence dice, such as gray brown
option-dice = Dice, such as blue red yellow, or 2 red, or b r y
option-die = The die, such as red, or red 2 for the second red one
option-distance = How far away the target is; left out, range does not matter
option-edition = The edition of the game
option-encounters = How many encounters the quest has
option-fortune-correct-amount = How many to add, or with a minus to take away
option-fortune-dms-value = on or off
option-fortune-reroll-hero = The hero whose die it is
option-health = Health on the sheet
option-hero = The hero
option-hero-add-name = A printed hero, or one of your own
option-hero-add-player = Who plays him; left out, you do
option-hero-assign-player = Who plays him
option-hero-stand-in-user = Who acts for him
option-kind = The kind of quest
option-knowledge = Knowledge on the sheet
option-language = The language of the posts
option-lieutenants = Lieutenants in the quest, separated by commas
option-marker = Whether his hero token lies near the Plot deck
option-might = Might on the sheet
option-note = Why; it stands in the log
option-nudge = Whether a question open for a day is mentioned in the channel
option-odds-test-value = The attribute
option-overlord-xp-amount = How many to add, or with a minus to take away
option-page = Which page
option-pool = Dice of any kind, such as 2 red gray
option-printed-campaign = The printed campaign, if you play one
option-quest = Whether the card features a quest
option-quest-start-name = The name of the quest
option-reason = Why
option-roll-attack-hero = The hero who attacks; left out, a monster does
option-roll-defense-dice = Defence dice, such as gray brown
option-roll-defense-hero = The hero whose dice these are
option-rules = Whether the game's rules refuse, or only advise
option-rumor-name = The name of the card
option-speed = Speed on the sheet
option-stamina = Stamina on the sheet
option-steps = The order of Spend XP and Shopping
option-target = The hero who is attacked
option-tests = Who rolls attribute tests
option-threat-convert-xp = How many experience points
option-topic = What about
option-trigger = The trigger cost printed on the card
option-use = What for
option-willpower = Willpower on the sheet
option-winner = Who won
