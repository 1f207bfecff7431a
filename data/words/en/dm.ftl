# Direct messages about fortune, and what the channel is told when a message does not get through.

dm-gained = { $hero } gains { $amount } fortune ({ $why }), { $total } now.
dm-why-trigger = { $card }
dm-why-correction = correction: “{ $note }”
dm-why-other = { $campaign }
dm-welcome = You play { $heroes } in { $campaign }, { $channel }. Fortune reaches you here. 1 fortune: recover 1 fatigue on your turn, or reroll one of your dice. 2 fortune: an extra action after your two, once a round.
dm-spend-xp = **Spend XP**: you hold { $xp } XP and { $threat } threat.
dm-spend-xp-over = **Spend XP** is over. You kept { $xp } XP and { $threat } threat.
dm-where = { $campaign }, { $channel }

dms-refused = { $player } takes no direct messages from this bot, so { $heroes }'s fortune is told only here. Once they are allowed (Privacy Settings of this server), `/fortune dms value:on` turns them on again.
cannot-post = That is done, but it could not be posted in { $channel }. The bot needs these permissions there: { $permissions }. Somebody who manages the server can give them in the channel's settings.
thread-archived = That is done, but it could not be posted: the thread { $channel } is archived. Somebody can open it again.
cannot-post-number = That is done, but it could not be posted in { $channel }: Discord refuses it, error { $code }.
channel-gone = That is done, but the campaign's channel is gone, so it is told only here.
permission-read-messages = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-pin-messages = Pin Messages

restored = This campaign was put back from a backup. Its log ends with entry { $last }: { $what }
    What was played after that is lost; enter it again. Buttons on older messages do nothing any more: `/campaign status` has the ones that work.
