# The live board of a campaign, and what goes wrong with it.

board-title = ## { $campaign }
board-button-refresh = Refresh
board-button-question = Go to the question
board-button-end-turn = End turn
board-button-defeated = { $hero } defeated
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
