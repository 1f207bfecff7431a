### The command line: what `overlord --help` and its commands say to whoever hosts or tries the bot.

cli-about = A Discord bot that keeps the overlord economy of a Descent campaign.
cli-version = print which version this is
cli-run = start the bot with DISCORD_TOKEN from the environment or .env
cli-run-log = how the log is written: in plain words, or as JSON for programs (the default without a terminal)
cli-starting = Overlord { $version }, with the campaigns in { $folder }. Connecting to Discord ...
cli-again = Discord cannot be reached: { $problem } Trying again in { $seconds ->
        [one] a second.
       *[other] { $seconds } seconds.
    }
cli-ready = { $servers ->
    [0] { $name } is ready, and on no server yet.
    [one] { $name } is ready, on one server.
   *[other] { $name } is ready, on { $servers } servers.
}
cli-stop = Ctrl-C stops the bot. Everything it has answered is on disk.
cli-unwell = The bot stops so that it can be started again: for { $minutes } minutes Discord has not answered, or nothing could be written to disk. The log says which.
cli-stopped = The bot has stopped.
cli-play = open the local try-out page: no token, no Discord
cli-play-fresh = start over with a new sample campaign
cli-play-port = the port of the page on this computer (otherwise 8765, or the next free one); 0 takes any free one
cli-play-no-browser = open no browser
cli-bad-port = a port is a number from 0 to { $last }
cli-no-practice = This installation has only what the bot needs to run. To play or rehearse, install overlord[play], or take the whole repository and run "make play".
cli-rehearse = play scripts against the bot and print what everybody sees
cli-rehearse-files = the scripts, played one after another
cli-backup = copy every server's file, even while the bot is running
cli-backup-folder = where the copies go; a copy of the same name is replaced
cli-backed-up = { $files ->
    [0] There is no server file to copy yet in { $servers }.
    [one] One server file was copied to { $folder }.
   *[other] { $files } server files were copied to { $folder }.
}
cli-no-copies = No copy can be written to { $folder }: { $problem }.
cli-copies-onto-themselves = { $folder } is where the bot keeps the campaigns: copies need a folder of their own.
cli-not-copied = { $file } could not be copied: { $problem }
cli-restore = put copies back in place of the servers' files, while the bot is stopped
cli-restore-copy = a copy that "backup" made, or a folder of copies
cli-restore-none = There is no copy of a server's file at { $place }: their names end in .sqlite3.
cli-restore-failed = { $copy } was not put back: { $problem }. Nothing was changed.
cli-restore-itself = { $copy } is where the bot keeps the campaigns, not a copy of them.
cli-restore-nothing = There is nothing at { $copy } to put back.
cli-restore-unnamed = { $copy } was not put back: its name must begin with the number of its server, as "backup" writes it.
cli-restore-unsound = { $copy } was not put back, and nothing was changed: { $campaign ->
        [none] {""}
       *[other] {"“"}{ $campaign }{"”: "}
    }{ $trouble }{ $detail ->
        [none] {""}
       *[other] {" ("}{ $detail }{")"}
    }
cli-restore-unusable = { $copy } was not put back, and nothing was changed: { $reason ->
        [corrupt] it is damaged, or not a copy of a server's file.
        [empty] it is empty.
        [newer-schema] { $version ->
                [none] a newer version of the bot wrote it.
               *[other] version { $version } of the bot wrote it.
            } Update this one.
        [disk-full] the disk is full.
        [disk-fails] the disk is failing.
       *[other] it cannot be read.
    }
cli-restore-erased = { $copy } was not put back: all of that server's data was erased after this copy was made.
cli-restored = Server { $server } was put back from { $copy }. { $kept ->
        [none] Nothing of it was there before.
       *[other] What it had before is kept in { $kept }.
    }
cli-restored-lost = “{ $campaign }”: { $entries ->
        [one] one entry of its log is lost
       *[other] { $entries } entries of its log are lost
    }, from entry { $seq } on, of { $since }.
cli-restored-lost-whole = “{ $campaign }”, begun on { $since }, is not in the copy; { $entries ->
        [one] its one entry is lost.
       *[other] its { $entries } entries are lost.
    }
cli-restored-unknown-loss = What is lost cannot be told, since what was there before cannot be read.
cli-restored-nothing-lost = Nothing is lost: the copy has all that was there before.
cli-restored-promise = “{ $campaign }” is in the middle of a quest: its dice have a new promise, which its channel will be told.
cli-restored-names = { $names ->
        [one] One name that was removed after the copy was made
       *[other] { $names } names that were removed after the copy was made
    } { $names ->
        [one] is
       *[other] are
    } removed from it too.
cli-restored-deleted = { $campaigns ->
        [one] One campaign that was deleted after the copy was made is
       *[other] { $campaigns } campaigns that were deleted after the copy was made are
    } deleted from it too.
cli-restored-start = Start the bot now: it tells each channel where its campaign's log ends.
cli-refused-token = Discord does not accept DISCORD_TOKEN: copy the bot's token again from the page of your application (Bot, Reset Token) and put it into .env or the environment.
cli-refused-intents = Discord refuses what the bot wants to be told. It asks for no privileged intents, so check that the page of your application (Bot) belongs to this token, and that the bot may be used at all.
cli-refused-shards = Discord does not take the bot on as many connections (shards) as it asks for: it is on too many servers for one connection each. Set OVERLORD_SHARDS to auto, or to a greater number.
cli-refused-version = Discord no longer accepts this version of the bot: update it.
cli-discord-error = Discord does not let the bot start: { $problem }
cli-unreachable = Discord cannot be reached from here: { $problem }
cli-check = check token, data folder, logs and commands, and print the invitation link
cli-check-folder = The data folder { $folder } can be written to.
cli-check-shards = This process serves all servers, on { $count ->
        [one] one connection (shard).
       *[other] { $count } connections (shards).
    }
cli-check-part = This process serves a part of the servers: { $shards ->
        [one] one of { $count } shards. Another
       *[other] { $shards } of { $count } shards. Another
    } process has to serve the rest.
cli-check-logs = { $servers ->
    [0] No server has a log yet.
    [one] The log of one server was looked through.
   *[other] The logs of { $servers } servers were looked through.
}
cli-check-log = The log of server { $server } is not in order: { $campaign ->
        [none] {""}
       *[other] {"“"}{ $campaign }{"”: "}
    }{ $trouble }{ $detail ->
        [none] {""}
       *[other] {" ("}{ $detail }{")"}
    }
cli-check-file = The file of server { $server } cannot be used: { $reason ->
        [corrupt] it is damaged. Put a copy back.
        [empty] it is empty. Put a copy back, or delete it if nothing was ever played there.
        [newer-schema] { $version ->
                [none] a newer version of the bot wrote it. Update this one.
               *[other] version { $version } of the bot wrote it. Update this one.
            }
        [read-only] it cannot be written to. Check its permissions.
        [disk-full] the disk is full. Make room.
        [disk-fails] the disk is failing.
        [busy] another program has it open.
       *[cannot-open] it cannot be opened. Check its permissions.
    }
cli-database = The database { $database } cannot be used: { $reason ->
        [newer-schema] { $version ->
                [none] a newer version of the bot wrote it. Update this one.
               *[other] version { $version } of the bot wrote it. Update this one.
            }
        [read-only] it takes nothing that is written, or this role may make no tables there. Look at its permissions.
        [disk-full] its disk is full. Make room.
        [disk-fails] its disk does not work.
        [corrupt] it is damaged. Put a copy back.
        [busy] it is busy. Try again.
        [taken] another process of the bot writes there now.
        [unreachable] it does not answer. Look whether it runs, and whether this machine may reach it.
       *[cannot-open] it lets nobody in with this address. Look at the name, the role and the password in OVERLORD_DATABASE.
    }
cli-check-database = The database { $database } answers. { $servers ->
        [0] No server has a log in it yet.
        [one] The log of one server was read.
       *[other] The logs of { $servers } servers were read.
    }
cli-check-alone = Process { $who } looks after all servers in the database.
cli-check-holder = Process { $who } looks after the shards { $shards } of { $count }.
cli-check-nobody = Nobody looks after the shards { $shards } of { $count }: the servers on them wait until their process is started, or until another takes them over.
cli-check-database-waits = The database { $database } answers; its tables are made or brought up to date when the bot starts.
cli-database-again = The database { $database } does not answer. Trying again in { $seconds } seconds.
cli-database-waiting = { $more ->
        [yes] Process { $who } has this process' shards of { $database } beside its own: it took them over when they had nobody. This one stands by, and goes on as soon as that one ends. Start that one anew to have them parted again.
       *[no] Process { $who } has the campaigns in { $database }. This one waits, and goes on as soon as that one ends.
    }
cli-database-taken-over = This process looks after more shards now, { $shards } of { $count }: { $who ->
        [none] another one
       *[other] process { $who }
    } is gone, and has not come back.
cli-database-held = The campaigns in { $database } are in use by process { $who }. Stop it first; if it was killed, try again in half a minute.
cli-no-postgres = This installation has no way to a PostgreSQL database. Install overlord[postgres], or the lock requirements/postgres.txt.
cli-move-to = move all campaigns into a database, or back into a data folder, while the bot is stopped
cli-move-to-place = the address of a PostgreSQL database, or a data folder
cli-move-no-way = The campaigns can be moved from a data folder into a database, and back: { $place } is no way from where they are. Set OVERLORD_DATABASE to the database that they are to be moved out of, and leave it out to move them into one.
cli-move-registers = Nothing was moved: each of both places has a record of its own of what was erased there. What one of them has erased could come back with its backups in the other.
cli-move-differs = Server { $server } was not moved: other campaigns of it are there already, and have been played with.
cli-move-unusable = Server { $server } was not moved: { $reason ->
        [corrupt] its data is damaged, or has a text in it that no database takes.
        [empty] its file is empty.
        [newer-schema] a newer version of the bot wrote it. Update this one.
        [read-only] the new place takes nothing that is written.
        [disk-full] the disk is full.
        [disk-fails] the disk does not work.
        [unreachable] the database does not answer.
       *[other] it cannot be read or written just now.
    }
cli-move-not-proved = Server { $server } is not in the new place as it is in the old one.
cli-move-unfinished = Not everything is in { $place }, so the campaigns still count where they were. Ask for the same again once what is named above is mended: what is there already is not moved twice.
cli-moved = { $servers ->
        [one] One server was moved to { $place } and read back, alike to the last byte: { $campaigns }
       *[other] { $servers } servers were moved to { $place } and read back, alike to the last byte: { $campaigns }
    } { $campaigns ->
        [one] campaign
       *[other] campaigns
    }, { $entries ->
        [one] one entry.
       *[other] { $entries } entries.
    } The old place is left as it is, and says where they are now: delete it when you need it no more. Set OVERLORD_DATABASE, or leave it out, so that the bot finds them.
cli-check-words = The translation { $language } needs mending{ $wrong ->
        [locale] : no such language is known; its folder has a wrong name.
        [unreadable] { " in " }{ $detail }: { $key } cannot be read.
        [twice] : { $key } stands there twice, the second time in { $detail }.
        [unknown] : English has no { $key }.
        [fills-in] : { $key } fills in { $detail }, which the English sentence does not have. It is said in English.
        [lacks] : { $key } lacks { $detail }, which the English sentence fills in.
        [refers] : { $key } refers to { $detail }, which is no term there. It is said in English.
        [variant] : { $key } tells { $detail } apart, which the English sentence does not know.
        [no-variant] : { $key } does not tell { $detail } apart, as the English sentence does.
       *[refused] : { $key } has { $detail } letters, and there is room for 1 to 100, of an option for 80. It is left out.
    }
cli-check-untranslated = The translation { $language } lacks { $count ->
        [one] 1 sentence
       *[other] { $count } sentences
    }, said in English: { $keys }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
cli-check-token = Discord accepts the token; the bot is called { $name }.
cli-check-commands = Discord knows all commands.
cli-check-no-commands = Discord does not know all commands yet: the bot registers them as it starts ("overlord run").
cli-check-added = Discord has added the command /{ $command }, since Activities are switched on for this application. The bot leaves it alone; switch them off in the developer portal (Activities, Settings) to get rid of it.
cli-check-invitation = Invite the bot with { $url }

cli-emojis = upload emojis of die faces, threat and fortune to Discord, once; rolls and pools show them from the next start on
cli-emojis-remove = remove them again
cli-emojis-put-up = { $count ->
        [0] All emojis are there already.
        [one] 1 emoji was uploaded.
       *[other] { $count } emojis were uploaded.
    } The bot uses them from its next start on.
cli-emojis-removed = { $count ->
        [0] The bot had no emojis there.
        [one] 1 emoji was removed.
       *[other] { $count } emojis were removed.
    } The bot uses words instead from its next start on.
cli-emojis-refused = Discord did not do that: { $problem }. What was done before that stays; the same command goes on from there.
