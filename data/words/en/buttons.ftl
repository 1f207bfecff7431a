# Labels of buttons, and of the fields of forms.

button-undo = Undo
button-redo = Redo
button-recover-fatigue = Recover 1 fatigue
button-extra-action = Extra action
button-for-hero = { $label }: { $hero }
button-next-step = Next step
button-go-to = Go to { $step }
button-add-hero = Add hero
button-choose-deck = Choose deck
button-start-quest = Start quest
button-name-overlord = Name an overlord
button-open-group = Open group
button-unspent-surge = Surge left unspent
button-agent-attacked = Agent attacked
button-agent-defeated = Agent defeated
button-printed-costs = Use printed costs
button-act-two = Go on to act II

form-add-hero = Add a hero
form-start-quest = Start a quest
form-name-overlord = Who joins the overlord side?
field-overlord = New overlord
form-group = The agent's open group
field-hero-name = Name
field-quest-name = Name
field-quest-kind = Kind
field-quest-encounters = Encounters
field-quest-lieutenants = Lieutenants
field-group = Group
field-masters = Masters
field-minions = Minions
hint-hero-name = A printed hero, or one of your own
hint-lieutenants = Names, separated by commas
hint-figures = May stay empty for a printed monster
select-deck = Choose the Plot deck
choose-deck = Which Plot deck does the overlord play with? It is fixed for the campaign.
