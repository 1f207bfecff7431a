# Direct messages about fortune, and what the channel is told when a message does not get through.

dm-gained = { $hero } erhält { $amount } Schicksalsmarker ({ $why }), jetzt { $total }.
dm-why-trigger = { $card }
dm-why-correction = Korrektur: „{ $note }“
dm-why-other = { $campaign }
dm-welcome = Du spielst { $heroes } in { $campaign }, { $channel }. Hier erfährst du von Schicksalsmarkern. Für 1: in deinem Zug 1 Erschöpfung loswerden oder einen deiner Würfel neu würfeln. Für 2: eine zusätzliche Aktion nach deinen beiden, einmal pro Runde.
dm-spend-xp = **EP ausgeben**: Du hast { $xp } EP und { $threat } Drohmarker.
dm-spend-xp-over = **EP ausgeben** ist vorbei. Dir bleiben { $xp } EP und { $threat } Drohmarker.
dm-where = { $campaign }, { $channel }

dms-refused = { $player } nimmt von diesem Bot keine Direktnachrichten an, deshalb steht nur hier, was { $heroes } an Schicksalsmarkern erhält. Sobald sie erlaubt sind (Privatsphäre-Einstellungen dieses Servers), schaltet `/fortune dms value:on` sie wieder ein.
cannot-post = Erledigt, aber es konnte in { $channel } nicht gepostet werden. Dem Bot fehlen dort diese Berechtigungen: { $permissions }. Wer den Server verwaltet, kann sie in den Einstellungen des Kanals geben.
thread-archived = Erledigt, aber es konnte nicht gepostet werden: Der Thread { $channel } ist archiviert. Jemand kann ihn wieder öffnen.
cannot-post-number = Erledigt, aber es konnte in { $channel } nicht gepostet werden: Discord lehnt es ab, Fehler { $code }.
channel-gone = Erledigt, aber den Kanal der Kampagne gibt es nicht mehr, deshalb steht es nur hier.
permission-read-messages = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-pin-messages = Nachrichten anheften

restored = Diese Kampagne wurde aus einer Sicherung wiederhergestellt. Ihr Protokoll endet mit Eintrag { $last }: { $what }
    Was danach gespielt wurde, ist verloren; bitte neu eingeben. Knöpfe an älteren Nachrichten tun nichts mehr: `/campaign status` hat die, die gehen.
