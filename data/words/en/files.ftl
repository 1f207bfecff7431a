# Campaigns as files: handing one out, and taking one in.

file-export = Here is **{ $campaign }** with all { $entries } entries of its log. Facedown Plot cards, and dice secrets and hidden sides that were not shown yet, are left out. `/campaign import` takes it in, in a channel where no campaign runs.
file-export-without-deck = The campaign plays with a homebrew Plot deck. Its text is left out, for it names the facedown cards: only the overlord side takes it along. Before the file is taken in on another server, somebody brings the deck file there with `/plot import`.
file-export-too-large = This campaign's log is larger than Discord lets the bot send. Whoever hosts the bot can copy it with `overlord backup`.

file-page = Here is **{ $campaign }** as a page for any browser, phones too. It shows what everybody in this channel can see, with people's names; facedown Plot cards and dice secrets that were not shown yet are left out.
file-page-too-large = This campaign's page is larger than Discord lets the bot send.

file-button-export = Export

# --- what an import would do

file-import-title = ## Bring { $campaign } here?
file-import-size = { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } in { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    } of the log, { $quests ->
        [0] no quest played
        [one] 1 quest played
       *[other] { $quests } quests played
    }.
file-import-ended = The campaign is over; it can be looked at here, and its end can be undone.
file-import-quest = The quest **{ $quest }** is under way.
file-import-secret = Its dice go on with a fresh secret, whose digest is posted here.
file-import-overlords = Overlord side: { $overlords }
file-import-steward = Steward: { $steward }
file-import-hero = - { $hero }: { $player }
file-import-hero-unplayed = - { $hero }: without a player, until `/hero assign` names one
file-import-users = Of the people in the file { $found ->
        [0] nobody is
        [one] 1 is
       *[other] { $found } are
    } on this server{ $missing ->
        [0] {""}
        [one] ; 1 is not, and stands in the log as a former player
       *[other] ; { $missing } are not, and stand in the log as former players
    }.
file-import-deck = Plot deck: { $deck }
file-import-new-deck = The group's own deck { $deck } comes to this server with it.
file-import-nothing-yet = Nothing has been done yet.

# --- what became of it

file-import-done = { $who } brought the campaign **{ $campaign }** here, with { $entries } entries of its log.
file-import-look = Status
file-waits = Other files are being looked through just now; yours comes next, and nothing else waits for it.
file-import-read = The file is being looked through: { $entries } entries are read so far.
file-import-said = The file is being looked through: all entries are read, and { $entries } of them checked so far.
file-import-left = Nothing was imported.
file-import-send-again = The file is not at hand any more, so nothing was imported. Please send it again with `/campaign import`.

# --- what is wrong with a file

file-place-entry = It is in entry { $entry }.
file-place-field = It is in entry { $entry }, field { $field }.
file-not-imported = Nothing was imported.
file-fault-too-large = The file is larger than 10 MiB, or than 64 MiB once unpacked: more than any campaign needs.
file-fault-no-json = The file is not JSON: it may be cut off, or something else altogether.
file-fault-no-export = The file is not an exported campaign, or its beginning is damaged.
file-fault-newer = The file was written by a newer version of this bot. Whoever hosts this one can bring it up to date.
file-fault-too-many = The file has more entries than the bot takes in.
file-fault-too-many-users = The file names more people than ever sat at one table.
file-fault-too-much = The file is more work to check than any campaign should be.
file-fault-kind = The file has an entry of a kind that this bot does not know.
file-fault-field = Something in the file cannot be read.
file-fault-text = A text in the file is too long, or has characters that no text has.
file-fault-number = A number in the file is larger than any in the game.
file-fault-long = A list in the file is longer than any in the game.
file-fault-map = A map in the file is none: its rows differ in length, or something stands beside it or is of no size there is.
file-fault-deck = The campaign is played with the Plot deck { $field }, which this server does not have. If it is a homebrew deck, a steward brings its deck file with `/plot import` first; the overlord side may also export the campaign together with it.
file-fault-deck-file = One of the group's own decks in the file is damaged.
file-fault-deck-differs = This server has another deck called { $field }, with other cards.
file-fault-dice = The file has a roll of dice that do not exist.
file-fault-words = The file has a move that makes no sense in this game.
file-fault-empty = The file has no entries.
file-fault-no-beginning = The log in the file does not begin with a campaign's creation.
file-fault-second-beginning = The log in the file creates its campaign twice.
file-fault-sequence = The entries in the file are not numbered one after the other.
file-fault-move = An entry in the file belongs to no move that could go on there.
file-fault-undo = An entry in the file takes back a move that cannot be taken back there.
file-fault-redo = An entry in the file plays a move again that was not the last one taken back.
file-fault-amount = The file moves a number of tokens that cannot be moved.
file-fault-tokens = The file takes tokens from where none are left.
file-fault-sheets = what stands on the sheets is not what the entries add up to
file-fault-xp = The file leaves the overlord with less than no experience.
file-fault-fold = The file has an entry that cannot have happened there.
file-fault-question = The file has a question, or an answer, that belongs to no move.
file-fault-state = The file leads to a table that no game leads to.
file-fault-pools = What the file's movements add up to is not what its pools hold.
