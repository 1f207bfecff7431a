# What /help and /about say.

help-start =
    ## Help
    This bot keeps the overlord's threat, the heroes' fortune and the Plot cards of a Descent campaign.
    - **Begin**: `/campaign create`, then `/hero add` for every hero, `/plot choose` if the overlord plays with a Plot deck, and `/quest start`.
    - **In a quest**: say whose turn it is (`/turn`), who is defeated (`/hero defeated`), what is triggered (`/plot trigger`) and spent (`/fortune spend`).
    - **Dice**: `/roll attack`, `/roll defense`, `/roll test`, `/roll dice`; `/odds` tells how likely something is, `/dice fairness` and `/dice verify` whether the dice can be trusted.
    - **After a quest**: `/quest end`, then `/phase next` through the campaign phase to the next quest.
    - **Mistakes**: every message about a move has an Undo button; `/campaign undo` does the same.
    - **Where things stand**: `/campaign status`, `/campaign log`, `/campaign summary`; `/campaign board` puts up one message that is always up to date.
    - **Something does not work**: `/campaign doctor` looks it over.

    Choose a topic:
help-start-first =
    ## Help
    This bot keeps the conquest of the heroes, the overlord's threat and cards, and the board of a campaign of Descent's first edition, such as the one here.
    - **Begin**: `/hero add` for every hero, then `/quest start`. To try it: `/quest start name:The Kobold Cellar`, a sample quest with board and monsters.
    - **In a quest**: say whose turn it is (`/turn`), who is killed (`/conquest killed`), which glyph is activated (`/conquest glyph`) and what the overlord plays (`/card play`).
    - **The board**: `/well board` lays one out, `/well place` and `/well monster` put figures on it; `/well attack`, `/well breath` and `/well bolt` roll attacks.
    - **Dice**: `/hero attack` and `/roll dice`; `/dice fairness` and `/dice verify` tell whether the dice can be trusted.
    - **After a quest**: `/quest end` says who won; the next one begins with `/quest start`.
    - **Mistakes**: every message about a move has an Undo button; `/campaign undo` does the same.
    - **Where things stand**: `/campaign status`, `/campaign log`, `/campaign summary`; `/campaign board` puts up one message that is always up to date.
    - **Something does not work**: `/campaign doctor` looks it over.

    Choose a topic; those behind the first two are of the second edition:
help-turn =
    ## A turn
    - `/turn hero` and `/turn overlord` start a turn. When the overlord's starts, exhausted Plot cards are ready again, unless a card says otherwise. A new round begins with the first hero after it.
    - `/turn end` only says that a turn is over. A card for the end of a turn can still be triggered until the next turn starts.
    - Nobody has to call turns. While nobody does, no move is refused because it is somebody else's turn.
    - `/hero defeated` asks what the overlord takes: 1 threat, once a quest for each hero, or 1 Overlord card. `/hero rest` notes a rest.
    - `/hero attack` with dice rolls them and keeps them for that hero: from then on the hero's turn has a button that rolls them.
help-fortune =
    ## Fortune
    Threat that the overlord pays for triggers turns into fortune, token by token for the hero who holds the fewest. In a tie the heroes choose.
    - **1**: on the hero's own turn, recover 1 fatigue (`/fortune spend`).
    - **1**: after a hero's roll, reroll one of the hero's own dice, by a button under the roll (`/fortune reroll`), until that hero's next roll, the next turn or the encounter's end.
    - **2**: after the hero's two actions, take one more at once, once a round (`/fortune spend`).
    - **2**: in the Shopping step the heroes together draw 1 more Shop Item card (`/fortune shop`).
    Spent fortune returns to the supply, and when Shopping ends so does all that is left. Each player is told of new fortune by direct message, and the overlord side of what it can buy; `/fortune dms value:off` stops that.
help-phase =
    ## The campaign phase
    It begins when a quest ends: gold from Search cards, clean-up, rewards (the overlord gains 1 XP), spend XP, shopping, choose the next quest, quest set-up, travel. With the setting `steps:faq`, shopping comes before spend XP.
    - `/phase show` tells what to do now, `/phase next` goes on. Steps only go forward; `/quest start` is possible in any of them and passes over the rest.
    - In Spend XP the overlord may turn XP into threat, 3 for each (`/threat convert`), and buy Plot cards (`/plot buy`).
    - In Shopping the heroes may still use their fortune; what is left returns when the step ends.
help-cards =
    ## Plot cards
    - `/plot choose` fixes the deck of a campaign. Its basic card lies faceup, the others facedown; only the overlord side sees those (`/plot hand`).
    - A purchase turns a card faceup for the rest of the campaign. The threat paid returns to the supply.
    - A trigger needs a faceup card, the right moment and enough threat. The threat paid turns into fortune.
    - A card that is exhausted by its trigger waits for its refresh; one that is used can be triggered again.
    - Plot cards affect no allies, no familiars, no figures that are merely treated as heroes, and no monsters that are not on the map. Only the defeat of a hero of the campaign brings threat.
    - `/plot show` shows a card, `/plot refresh` and `/plot exhaust` correct one, `/plot cost` records a cost that the lists lack, `/plot take` takes tokens off one. Your own card wins: `/plot spend`, or a button under the card, tells what it says otherwise.
    - A Summon card asks which open group its agent enters. While the agent is on the map, `/agent attacked` and `/agent defeated` say what befalls it; `/agent show` shows any Agent card. No agent enters in an Interlude or a Finale, in a quest in which its lieutenant appears, or in a campaign that its card names.
    - `/plot import` adds a deck of your own to this server.
help-monster-sizes =
    ## Monster sizes
    A small monster fills 1 space, a medium one 2, a huge one 4, a massive one 6. For movement and for quest rules medium, huge and massive monsters all count as large.
help-size-small = **Small, 1 space**: { $monsters }
help-size-medium = **Medium, 2 spaces**: { $monsters }
help-size-huge = **Huge, 4 spaces**: { $monsters }
help-size-massive = **Massive, 6 spaces**: { $monsters }
help-size-unknown = **No source settles it**: { $monsters }
help-monster = { $monster } ({ $traits })
help-roles =
    ## Who may do what
    Roles add up in one person, and buttons ask for the same as commands.
    - **Overlord side** (`/campaign overlord`): threat, Plot cards, Rumor cards, overlord XP, corrections of the pool, hero tokens near the Plot deck; in the first edition the overlord's cards.
    - **A hero's player** (`/hero assign`), or the player's stand-in (`/hero stand-in`): that hero's fortune, rests and figures, and what the heroes choose together.
    - **Both**: quests, encounters, turns, the campaign phase, defeats, undo and redo; in the first edition conquest.
    - **Stewards** (whoever opened the campaign, and everybody with Manage Server): all of “Both”, settings, the roster, the act, corrections, and any answer.
    - **Everybody else**: looks, rolls of dice, and asking to join with a hero between quests.

help-well =
    ## The Well of Darkness (first edition)
    A campaign made with `edition:first` plays quests of the first edition: conquest, the overlord's threat and cards, and a board if you lay one out.
    - **A quest**: `/quest start` with the conquest of your quest guide, and with its treachery if you play with it. Each quest starts anew, with 3 cards for the overlord and no threat. `/quest end` says who won. To try it: `/quest start name:The Kobold Cellar`, a sample quest with board and monsters.
    - **Turns**: `/turn hero`; `/turn overlord` rolls the boulders, gives 1 threat for each hero and 2 cards, and asks for discards down to 8.
    - **Cards** (overlord): `/card play` pays a card, `/card discard` gives its discard value, `/card draw` and `/card deck` set right what the bot counts; `/card hand` shows it to you alone. The bot counts cards and knows none by name until you name it. The last card of the deck costs the heroes 3 conquest, and the discard pile becomes the deck.
    - **Conquest** (everybody): `/conquest glyph`, `/conquest killed`, `/conquest gain` and `/conquest lose`. Without any left the overlord has won.
    - **Threat**: a curse in a chest is `/threat gain reason:curse`. This threat never becomes fortune.

    The board: spaces are called by column and row, such as C7; of a large piece its north-west corner counts.
    - **Board**: `/well board` lays one out or shows it; `/well place`, `/well boulder`, `/well move`, `/well remove` and `/well door` change it.
    - **Wounds**, with `/campaign settings track:everything`: `/well monster` and `/well place` bring printed figures, `/well attack` takes wounds less armour, the dead leave the board, and a killed hero costs conquest at once. `1 more`, `1 less` and `Pierce 1` under an attack, and `/well wounds`, set it right.
    - **Boulders**: `/well turn name:overlord` rolls them before anything else, in the overlord's order.
    - **Breath and bolt**: `/well breath`, `/well bolt`. Range does not count, only a miss misses, and one target may have dice rolled again.
    - **Bleed and daze** (`/well bleed`, `/well daze`) are rolled for when the figure's turn begins: `/well turn name:NAME`. Daze is what the French text calls *étourdissement*; the base game's Stun is something else. Each daze token left takes one yellow, green or black die from every attack of the figure; its owner picks which.
    - **Swarm**: `/well attack swarm:True` adds a power die for each other friend next to the target, up to 5 power dice in all.
    - **Treachery**: `/well treachery` with the figures of the quest opens the overlord's own calculator.
    - **Rulings**: what the source leaves open the group settles with `/well setup`; the word named first counts where nothing is set.
      - `falls`: a boulder falls where it lies wholly over pits `at-end` of its roll, or already on its way, `at-once`.
      - `corners`: a breath goes past the corner of a wall diagonally, `cut`, or it does not, `square`. Campaigns older than this choice are `square` until they set it.
      - `stairs`: they stop a bolt as a `wall` would, or they are a `link` that it crosses.
      - `cap`: the limit on Swarm's power dice counts `before-daze` takes dice, or `after-daze`.
      - `breath`, `bolt` and `boulder`: the shapes of the templates, and the size of boulders.
help-turn-label = A turn
help-fortune-label = Fortune
help-phase-label = Campaign phase
help-cards-label = Plot cards
help-monster-sizes-label = Monster sizes
help-roles-label = Roles
help-well-label = First edition

help-about =
    ## About
    Overlord { $version } keeps the economy of Descent campaigns: every change is a move that the rules check, that the log keeps and that can be undone.
    {""}**What is stored**, on the host's own disk, for each server apart: the moves of its campaigns with the time and the Discord ids of who made them, so that they can be shown, undone and read back; the names and notes that people typed; the ids of the bot's own messages, so that they can be kept up to date; who wants no direct messages; and the tokens that Discord gave for answering the newest moves, each worthless after 15 minutes. It reads no messages of yours.
    {""}**To be rid of it**: a steward erases a campaign with `/campaign delete`; anybody can have their own name removed from this server's campaigns (the button below); and what is stored of a server goes 30 days after the bot was removed from it. `PRIVACY.md` beside the bot's source says more.
    It is a free helper for owners of the game, made by players, and belongs to no publisher. Texts of cards are short notes in its own words: keep your cards at hand.
