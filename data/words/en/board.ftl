# The live board of a campaign, and what goes wrong with it.

board-title = ## { $campaign }
board-between = {" · "}
board-head-hero = ## Round { $round } · { $hero }'s turn
board-head-hero-ended = ## Round { $round } · { $hero }'s turn is over
board-head-overlord = ## { $round ->
        [0] The overlord's turn
       *[other] Round { $round } · the overlord's turn
    }
board-head-overlord-ended = ## { $round ->
        [0] The overlord's turn is over
       *[other] Round { $round } · the overlord's turn is over
    }
board-head-set-up = ## Set-up
board-head-unknown = ## Whose turn is it?
board-head-phase = ## { $step }
board-pools-xp = { $pools } | { $xp }
board-phase = Campaign phase
board-place = { $quest }, encounter { $encounter } of { $encounters }
board-cards = { $deck }: { $cards }
board-card-ready = { $card } ready
board-card-exhausted = { $card } exhausted
board-marked = Hero token near the Plot deck: { $heroes }
board-branded = Threat on hero sheets: { $heroes }
board-select-defeat = A hero is defeated …
board-hero = { $hero }: { $line }
board-select-vitals = Damage, fatigue, more …
board-vitals-damage = { $hero }: 1 damage
board-vitals-fatigue = { $hero }: 1 fatigue
board-vitals-more = { $hero }: more
board-select-trigger = Trigger …
board-defeat-threat = { $hero }: 1 threat
board-defeat-overlord-card = { $hero }: 1 Overlord card
board-defeat-asked = { $hero }: the overlord chooses
board-too-dear = The pool holds too little threat.
board-more = More about { $campaign }
board-button-redraw = Redraw
board-button-more = More
board-button-overlord = Overlord
board-button-end-encounter = End encounter
board-button-end-quest = End quest
board-button-question = Go to the question
board-button-choices = Show the choices
board-button-end-turn = End turn
board-button-again = Put the board up again
board-button-there = Go to the board

board-elsewhere = The board of { $campaign } is up in { $channel }.
board-moved = This is an old copy of the board, no longer kept up to date. The board is up in { $channel }.
board-gone = The board of { $campaign } was deleted. A steward puts it up again: with the button, or with `/campaign board`.
board-gone-unseen = The board of { $campaign } is gone, and its channel cannot be posted in. A steward puts it up again with `/campaign board`.
board-hindered = The board in { $channel } could not be brought up to date. The bot needs these permissions there: { $permissions }. Somebody who manages the server can give them in the channel's settings; the board then goes on by itself.
board-archived = The board in { $channel } could not be brought up to date: that thread is archived. Somebody can open it again; the board then goes on by itself.
board-hindered-number = The board in { $channel } could not be brought up to date: Discord refuses it, error { $code }.
board-refused = The board could not be put up in { $channel }. The bot needs these permissions there: { $permissions }. Somebody who manages the server can give them in the channel's settings.
board-refused-archived = The board could not be put up in { $channel }: that thread is archived. Somebody can open it again.
board-refused-number = The board could not be put up in { $channel }: Discord refuses it, error { $code }.
board-refused-gone = The board could not be put up: the campaign's channel is gone.
board-refused-failing = The board could not be put up: Discord does not take it just now. Please try again.
board-unpinned = The board is up, but not pinned: the bot lacks the permission **{ $permission }** in { $channel }. Somebody who manages the server can give it in the channel's settings; `/campaign board` then pins it.
board-unpinned-number = The board is up, but not pinned in { $channel }: Discord refuses it, error { $code }.
board-unpinned-full = The board is up, but not pinned: { $channel } has as many pinned messages as Discord allows.
