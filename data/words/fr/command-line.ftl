### The command line: what `overlord --help` and its commands say to whoever hosts or tries the bot.

cli-about = Un bot Discord qui tient l’économie du Seigneur du Mal d’une campagne de Descent.
cli-version = affiche la version
cli-run = démarre le bot avec DISCORD_TOKEN, pris dans l’environnement ou dans .env
cli-run-log = comment le journal est écrit : en langage courant, ou en JSON pour des programmes (par défaut sans terminal)
cli-starting = Overlord { $version }, avec les campagnes dans { $folder }. Connexion à Discord...
cli-again = Discord est injoignable : { $problem } Nouvel essai dans { $seconds ->
        [one] une seconde.
       *[other] { $seconds } secondes.
    }
cli-ready = { $servers ->
    [0] { $name } est prêt, et n’est encore sur aucun serveur.
    [one] { $name } est prêt, sur un serveur.
   *[other] { $name } est prêt, sur { $servers } serveurs.
}
cli-stop = Ctrl-C arrête le bot. Tout ce à quoi il a répondu est sur le disque.
cli-unwell = Le bot s’arrête pour pouvoir être redémarré : pendant { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, Discord n’a pas répondu, ou rien n’a pu être écrit sur le disque. Le journal dit lequel des deux.
cli-stopped = Le bot s’est arrêté.
cli-play = ouvre la page d’essai locale : ni jeton d’accès, ni Discord
cli-play-fresh = recommence avec une nouvelle campagne d’exemple
cli-play-port = le port de la page sur cet ordinateur (sinon 8765, ou le suivant qui est libre) ; 0 prend n’importe quel port libre
cli-play-no-browser = n’ouvre pas de navigateur
cli-bad-port = un port est un nombre de 0 à { $last }
cli-no-practice = Cette installation n’a que ce qu’il faut au bot pour fonctionner. Pour jouer ou répéter, installez overlord[play], ou prenez le dépôt entier et lancez « make play ».
cli-rehearse = joue des scripts avec le bot et affiche ce que tout le monde voit
cli-rehearse-files = les scripts, joués l’un après l’autre
cli-backup = copie le fichier de chaque serveur, même pendant que le bot fonctionne
cli-backup-folder = où vont les copies ; une copie du même nom est remplacée
cli-backed-up = { $files ->
    [0] Il n’y a pas encore de fichier de serveur à copier dans { $servers }.
    [one] Un fichier de serveur a été copié dans { $folder }.
   *[other] { $files } fichiers de serveurs ont été copiés dans { $folder }.
}
cli-no-copies = Aucune copie ne peut être écrite dans { $folder } : { $problem }.
cli-copies-onto-themselves = { $folder } est l’endroit où le bot garde les campagnes : les copies ont besoin d’un dossier à elles.
cli-not-copied = { $file } n’a pas pu être copié : { $problem }
cli-restore = remet des copies à la place des fichiers des serveurs, pendant que le bot est arrêté
cli-restore-copy = une copie faite par « backup », ou un dossier de copies
cli-restore-none = Il n’y a pas de copie d’un fichier de serveur à cet endroit : { $place }. Leurs noms se terminent par .sqlite3.
cli-restore-failed = { $copy } n’a pas été remis en place : { $problem }. Rien n’a été changé.
cli-restore-itself = { $copy } est l’endroit où le bot garde les campagnes, pas une copie.
cli-restore-nothing = Il n’y a rien à remettre en place à cet endroit : { $copy }.
cli-restore-unnamed = { $copy } n’a pas été remis en place : son nom doit commencer par le numéro de son serveur, comme « backup » l’écrit.
cli-restore-unsound = { $copy } n’a pas été remis en place, et rien n’a été changé : { $campaign ->
        [none] {""}
       *[other] « { $campaign } » :{" "}
    }{ $trouble }{ $detail ->
        [none] {""}
       *[other] {" ("}{ $detail }{")"}
    }
cli-restore-unusable = { $copy } n’a pas été remis en place, et rien n’a été changé : { $reason ->
        [corrupt] il est endommagé, ou n’est pas une copie d’un fichier de serveur.
        [empty] il est vide.
        [newer-schema] { $version ->
                [none] une version plus récente du bot l’a écrit.
               *[other] la version { $version } du bot l’a écrit.
            } Mettez celle-ci à jour.
        [disk-full] le disque est plein.
        [disk-fails] le disque est défaillant.
       *[other] il est illisible.
    }
cli-restore-erased = { $copy } n’a pas été remis en place : toutes les données de ce serveur ont été effacées après que cette copie a été faite.
cli-restored = Le serveur { $server } a été remis en place depuis { $copy }. { $kept ->
        [none] Rien de ce serveur n’y était avant.
       *[other] Ce qu’il avait avant est gardé dans { $kept }.
    }
cli-restored-lost = « { $campaign } » : { $entries ->
        [one] une entrée de son journal est perdue
       *[other] { $entries } entrées de son journal sont perdues
    }, à partir de l’entrée { $seq }, du { $since }.
cli-restored-lost-whole = « { $campaign } », commencée le { $since }, n’est pas dans la copie ; { $entries ->
        [one] sa seule entrée est perdue.
       *[other] ses { $entries } entrées sont perdues.
    }
cli-restored-unknown-loss = Ce qui est perdu ne peut pas être dit, car ce qu’il y avait avant est illisible.
cli-restored-nothing-lost = Rien n’est perdu : la copie a tout ce qu’il y avait avant.
cli-restored-promise = « { $campaign } » est au milieu d’une quête : ses dés ont une nouvelle promesse, qui sera annoncée dans son salon.
cli-restored-names = { $names ->
        [one] Un nom retiré après que la copie a été faite en est
       *[other] { $names } noms retirés après que la copie a été faite en sont
    } { $names ->
        [one] retiré
       *[other] retirés
    } aussi.
cli-restored-deleted = { $campaigns ->
        [one] Une campagne supprimée après que la copie a été faite en est supprimée
       *[other] { $campaigns } campagnes supprimées après que la copie a été faite en sont supprimées
    } aussi.
cli-restored-start = Démarrez le bot maintenant : il dit à chaque salon où finit le journal de sa campagne.
cli-refused-token = Discord n’accepte pas DISCORD_TOKEN : copiez à nouveau le jeton d’accès du bot depuis la page de votre application (Bot, Reset Token) et mettez-le dans .env ou dans l’environnement.
cli-refused-intents = Discord refuse ce que le bot veut recevoir. Il ne demande aucun « privileged intent » : vérifiez que la page de votre application (Bot) correspond à ce jeton d’accès, et que le bot a le droit d’être utilisé.
cli-refused-shards = Discord n’accepte pas le bot sur autant de connexions (shards) qu’il en demande : il est sur trop de serveurs pour chacune. Donnez à OVERLORD_SHARDS la valeur auto, ou un nombre plus grand.
cli-refused-version = Discord n’accepte plus cette version du bot : mettez-le à jour.
cli-discord-error = Discord ne laisse pas le bot démarrer : { $problem }
cli-unreachable = Discord est injoignable d’ici : { $problem }
cli-check = vérifie le jeton d’accès, le dossier de données, les journaux et les commandes, et affiche le lien d’invitation
cli-check-folder = Le dossier de données { $folder } est accessible en écriture.
cli-check-shards = Ce processus sert tous les serveurs, sur { $count ->
        [one] { $count } connexion (shard).
       *[other] { $count } connexions (shards).
    }
cli-check-part = Ce processus sert une partie des serveurs : { $shards ->
        [one] { $shards } shard
       *[other] { $shards } shards
    } sur { $count }. Un autre processus doit servir le reste.
cli-check-logs = { $servers ->
    [0] Aucun serveur n’a encore de journal.
    [one] Le journal d’un serveur a été examiné.
   *[other] Les journaux de { $servers } serveurs ont été examinés.
}
cli-check-log = Le journal du serveur { $server } n’est pas en ordre : { $campaign ->
        [none] {""}
       *[other] « { $campaign } » :{" "}
    }{ $trouble }{ $detail ->
        [none] {""}
       *[other] {" ("}{ $detail }{")"}
    }
cli-check-file = Le fichier du serveur { $server } ne peut pas être utilisé : { $reason ->
        [corrupt] il est endommagé. Remettez une copie en place.
        [empty] il est vide. Remettez une copie en place, ou supprimez-le si rien n’a jamais été joué là.
        [newer-schema] { $version ->
                [none] une version plus récente du bot l’a écrit. Mettez celle-ci à jour.
               *[other] la version { $version } du bot l’a écrit. Mettez celle-ci à jour.
            }
        [read-only] il n’est pas accessible en écriture. Vérifiez ses permissions.
        [disk-full] le disque est plein. Faites de la place.
        [disk-fails] le disque est défaillant.
        [busy] un autre programme l’a ouvert.
       *[cannot-open] il ne peut pas être ouvert. Vérifiez ses permissions.
    }
cli-database = La base de données { $database } ne peut pas être utilisée : { $reason ->
        [newer-schema] { $version ->
                [none] une version plus récente du bot l’a écrite. Mettez celle-ci à jour.
               *[other] la version { $version } du bot l’a écrite. Mettez celle-ci à jour.
            }
        [read-only] elle n’accepte aucune écriture, ou ce rôle ne peut pas y créer de tables. Vérifiez ses permissions.
        [disk-full] son disque est plein. Faites de la place.
        [disk-fails] son disque ne fonctionne pas.
        [corrupt] elle est endommagée. Remettez une copie en place.
        [busy] elle est occupée. Réessayez.
        [taken] un autre processus du bot y écrit maintenant.
        [unreachable] elle ne répond pas. Vérifiez qu’elle fonctionne, et que cette machine peut la joindre.
       *[cannot-open] elle ne laisse entrer personne avec cette adresse. Vérifiez le nom, le rôle et le mot de passe dans OVERLORD_DATABASE.
    }
cli-check-database = La base de données { $database } répond. { $servers ->
        [0] Aucun serveur n’y a encore de journal.
        [one] Le journal d’un serveur a été lu.
       *[other] Les journaux de { $servers } serveurs ont été lus.
    }
cli-check-alone = Le processus { $who } s’occupe de tous les serveurs de la base de données.
cli-check-holder = Le processus { $who } s’occupe des shards { $shards } sur { $count }.
cli-check-nobody = Personne ne s’occupe des shards { $shards } sur { $count } : les serveurs qui s’y trouvent attendent que leur processus soit lancé, ou qu’un autre les reprenne.
cli-check-database-waits = La base de données { $database } répond ; ses tables sont créées ou mises à jour quand le bot démarre.
cli-database-again = La base de données { $database } ne répond pas. Nouvel essai dans { $seconds ->
        [one] { $seconds } seconde.
       *[other] { $seconds } secondes.
    }
cli-database-waiting = { $more ->
        [yes] Le processus { $who } a, en plus des siens, les shards de celui-ci dans { $database } : il les a repris quand personne ne les avait. Celui-ci se tient prêt, et continue dès que l’autre prend fin. Relancez l’autre pour les partager de nouveau.
       *[no] Le processus { $who } tient les campagnes de { $database }. Celui-ci attend, et continue dès que l’autre prend fin.
    }
cli-database-taken-over = Ce processus s’occupe maintenant de plus de shards, { $shards } sur { $count } : { $who ->
        [none] un autre processus
       *[other] le processus { $who }
    } a disparu et n’est pas revenu.
cli-database-held = Les campagnes de { $database } sont utilisées par le processus { $who }. Arrêtez-le d’abord ; s’il a été tué, réessayez dans une demi-minute.
cli-no-postgres = Cette installation n’a pas de quoi joindre une base de données PostgreSQL. Installez overlord[postgres], ou les versions fixées dans requirements/postgres.txt.
cli-move-to = déplace toutes les campagnes vers une base de données, ou de nouveau vers un dossier de données, pendant que le bot est arrêté
cli-move-to-place = l’adresse d’une base de données PostgreSQL, ou un dossier de données
cli-move-no-way = Les campagnes se déplacent d’un dossier de données vers une base de données, et inversement : de là où elles sont, { $place } n’est pas possible. Donnez à OVERLORD_DATABASE la base de données d’où elles doivent sortir, et omettez-la pour les y faire entrer.
cli-move-registers = Rien n’a été déplacé : chacun des deux endroits a son propre registre de ce qui y a été effacé. Ce que l’un a effacé pourrait revenir avec les sauvegardes de l’autre.
cli-move-differs = Le serveur { $server } n’a pas été déplacé : d’autres campagnes de ce serveur y sont déjà, et ont été jouées.
cli-move-unusable = Le serveur { $server } n’a pas été déplacé : { $reason ->
        [corrupt] ses données sont endommagées, ou contiennent un texte qu’aucune base de données n’accepte.
        [empty] son fichier est vide.
        [newer-schema] une version plus récente du bot l’a écrit. Mettez celle-ci à jour.
        [read-only] le nouvel endroit n’accepte aucune écriture.
        [disk-full] le disque est plein.
        [disk-fails] le disque ne fonctionne pas.
        [unreachable] la base de données ne répond pas.
       *[other] la lecture ou l’écriture est impossible pour l’instant.
    }
cli-move-not-proved = Le serveur { $server } n’est pas au nouvel endroit tel qu’il est à l’ancien.
cli-move-unfinished = Tout n’est pas dans { $place } : les campagnes comptent donc encore là où elles étaient. Redemandez la même chose quand ce qui est nommé ci-dessus est réparé : ce qui y est déjà n’est pas déplacé deux fois.
cli-moved = { $servers ->
        [one] Un serveur a été déplacé vers { $place } et relu, identique à l’octet près : { $campaigns }
       *[other] { $servers } serveurs ont été déplacés vers { $place } et relus, identiques à l’octet près : { $campaigns }
    } { $campaigns ->
        [one] campagne
       *[other] campagnes
    }, { $entries ->
        [one] { $entries } entrée.
       *[other] { $entries } entrées.
    } L’ancien endroit reste tel quel, et dit où elles sont maintenant : supprimez-le quand vous n’en avez plus besoin. Définissez OVERLORD_DATABASE, ou omettez-la, pour que le bot les trouve.
cli-check-words = La traduction { $language } est à corriger{ $wrong ->
        [locale] {"\u00A0"}: aucune langue n’est connue sous ce nom ; son dossier est mal nommé.
        [unreadable] {" "}dans { $detail } : { $key } est illisible.
        [twice] {"\u00A0"}: { $key } y figure deux fois, la seconde dans { $detail }.
        [unknown] {"\u00A0"}: l’anglais n’a pas { $key }.
        [fills-in] {"\u00A0"}: { $key } insère { $detail }, que la phrase anglaise n’a pas. Elle est dite en anglais.
        [lacks] {"\u00A0"}: il manque à { $key } l’élément { $detail }, que la phrase anglaise insère.
        [refers] {"\u00A0"}: { $key } renvoie à { $detail }, qui n’y est pas un terme. Elle est dite en anglais.
        [variant] {"\u00A0"}: { $key } distingue { $detail }, que la phrase anglaise ne connaît pas.
        [no-variant] {"\u00A0"}: { $key } ne distingue pas { $detail }, comme le fait la phrase anglaise.
       *[refused] {"\u00A0"}: { $key } a { $detail } lettres, et il y a de la place pour 1 à 100, 80 pour une option. Elle est laissée de côté.
    }
cli-check-untranslated = Il manque à la traduction { $language } { $count ->
        [one] { $count } phrase, dite en anglais
       *[other] { $count } phrases, dites en anglais
    } : { $keys }{ $more ->
        [0] .
       *[other] {" "}et { $more } de plus.
    }
cli-check-token = Discord accepte le jeton d’accès ; le bot s’appelle { $name }.
cli-check-commands = Discord connaît toutes les commandes.
cli-check-no-commands = Discord ne connaît pas encore toutes les commandes : le bot les déclare quand il démarre (« overlord run »).
cli-check-added = Discord a ajouté la commande /{ $command }, car les activités sont activées pour cette application. Le bot n’y touche pas ; pour la retirer, désactivez-les dans le portail des développeurs (Activities, Settings).
cli-check-invitation = Invitez le bot avec { $url }

cli-emojis = envoie à Discord, une fois, les emojis des faces de dés, de la menace et de la fortune ; les jets et les réserves les montrent à partir du prochain démarrage
cli-emojis-remove = les retire
cli-emojis-put-up = { $count ->
        [0] Tous les emojis sont déjà là.
        [one] { $count } emoji a été envoyé.
       *[other] { $count } emojis ont été envoyés.
    } Le bot les utilise à partir de son prochain démarrage.
cli-emojis-removed = { $count ->
        [0] Le bot n’avait aucun emoji là.
        [one] { $count } emoji a été retiré.
       *[other] { $count } emojis ont été retirés.
    } Le bot utilise des mots à la place à partir de son prochain démarrage.
cli-emojis-refused = Discord ne l’a pas fait : { $problem }. Ce qui a été fait avant reste ; la même commande reprend à partir de là.
