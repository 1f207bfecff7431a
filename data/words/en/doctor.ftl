# What the doctor says of a campaign.

doctor-title = ## Doctor: { $campaign }

# --- what the bot may do

doctor-place = **Permissions in { $channel }**
doctor-place-unseen = **{ $channel }** cannot be seen: the channel is gone, its thread is closed, or the bot lacks View Channel there. Moves are told where they are made.
doctor-permission = - { $permission }: has it
doctor-permission-lacking = - **{ $permission }: LACKS it**
doctor-cure = Somebody who manages the server can give what is lacking to the bot's role, in the settings of { $channel }, under Permissions.

# --- board, messages, questions

doctor-board = **Board**: { $link }
doctor-no-board = **Board**: none. `/campaign board` puts one up.
doctor-dms = **Direct messages**: nobody refuses them.
doctor-dms-refused = **Direct messages**: { $player } takes none from this bot, so fortune is told in the channel only, until `/fortune dms value:on`.
doctor-dms-off = **Direct messages**: { $player } turned them off.
doctor-no-questions = **Open questions**: none.
doctor-question = **Open question**, asked { $since }, for { $who }: { $question } { $link }

# --- the log

doctor-log = **Log**: { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    } in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }. Version of the bot: { $version }.
doctor-log-sound = It is whole: numbered without gaps, its movements add up to the pools, and it can be read back.
doctor-told = Everything up to entry { $told } has been announced.
doctor-untold = Announced up to entry { $told }; { $entries ->
        [one] 1 entry is
       *[other] { $entries } entries are
    } still to be announced: Discord or the channel's permissions keep the bot from posting.
doctor-added = **Commands**: `/{ $command }` is not the bot's. Discord adds it to an application for which Activities are switched on; whoever hosts the bot can switch them off in the developer portal, under Activities, Settings.
doctor-host = Whoever hosts the bot can look closer with `overlord check`, and has backups.
doctor-ailment-damaged = The server's file is damaged.
doctor-ailment-gap = An entry is missing before entry { $seq }.
doctor-ailment-told-too-far = More is noted as announced than there is, up to entry { $seq }.
doctor-ailment-unreadable = Entry { $seq } cannot be read.
doctor-ailment-directory = The directory says the campaign is over, its log says it runs, and another one runs in its channel.
doctor-ailment-empty = The log is empty.
doctor-ailment-no-beginning = The log does not begin with the campaign's creation.
doctor-ailment-second-beginning = Entry { $seq } creates the campaign a second time.
doctor-ailment-sequence = Entry { $seq } is out of sequence.
doctor-ailment-move = Entry { $seq } belongs to no move.
doctor-ailment-undo = Entry { $seq } takes back what cannot be taken back.
doctor-ailment-redo = Entry { $seq } plays again what was not taken back last.
doctor-ailment-amount = Entry { $seq } moves no tokens.
doctor-ailment-tokens = Entry { $seq } takes tokens where none are left.
doctor-ailment-sheets = At entry { $seq } what stands on the sheets is not what the entries add up to.
doctor-ailment-xp = Entry { $seq } leaves the overlord with less than 0 XP.
doctor-ailment-fold = Entry { $seq } cannot have happened where it stands.
doctor-ailment-question = Entry { $seq } asks or answers outside its move.
doctor-ailment-pools = What the movements add up to is not what the pools hold.
doctor-ailment-state = The state it leads to does not hold together.

# --- what was mended

doctor-nothing-mended = **Mended**: nothing.
doctor-mended-state = **Mended**: the bot's memory differed from the log, and was read again.
doctor-mended-directory = **Mended**: the list of campaigns differed from the log about whether this one is over.
doctor-mended-telling = **Mended**: what had not been announced yet is announced now.
doctor-mended-complaint = **Mended**: posting works again; if it fails another time, the bot will say so again.
doctor-mended-roster = **Mended**: { $players } left the server; their heroes stay, without a player.
