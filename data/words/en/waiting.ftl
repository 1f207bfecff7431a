# Moves that are written and not told yet, and why.

waiting-moves = { $moves ->
        [one] 1 move waits
       *[other] { $moves } moves wait
    } to be told: { $why } What waits is told as soon as it can be.
waiting-forbidden = the bot may not post in { $channel }, and `/campaign doctor` says what it needs there.
waiting-archived = the thread { $channel } is archived, and somebody has to open it again.
waiting-failing = Discord does not take it just now.
waiting-refused = Discord refuses it, error { $code }.
waiting-unexpected = something went wrong; whoever hosts the bot finds it in the log.
