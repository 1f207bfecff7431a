# What the doctor says of a campaign.

doctor-title = ## Examen : { $campaign }

# --- what the bot may do

doctor-place = **Permissions dans { $channel }**
doctor-place-unseen = **{ $channel }** n’est pas visible : le salon n’existe plus, son fil est fermé, ou il manque au bot la permission « Voir le salon ». Les coups sont annoncés là où ils sont joués.
doctor-permission = - { $permission } : accordée
doctor-permission-lacking = - **{ $permission } : MANQUE**
doctor-cure = Une personne qui gère le serveur peut donner ce qui manque au rôle du bot, dans les paramètres de { $channel }, sous Permissions.

# --- board, messages, questions

doctor-board = **Tableau** : { $link }
doctor-no-board = **Tableau** : aucun. `/campaign board` en affiche un.
doctor-dms = **Messages privés** : personne ne les refuse.
doctor-dms-refused = **Messages privés** : { $player } n’en accepte pas de ce bot ; la fortune n’est donc annoncée que dans le salon, jusqu’à `/fortune dms value:on`.
doctor-dms-off = **Messages privés** : { $player } les a désactivés.
doctor-no-questions = **Questions ouvertes** : aucune.
doctor-question = **Question ouverte**, posée { $since }, pour { $who } : { $question } { $link }

# --- the log

doctor-log = **Journal** : { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }. Version du bot : { $version }.
doctor-log-sound = Il est entier : numéroté sans lacune, ses mouvements donnent bien les réserves, et il peut être relu.
doctor-told = Tout a été annoncé, jusqu’à l’entrée { $told }.
doctor-untold = Annoncé jusqu’à l’entrée { $told } ; { $entries ->
        [one] { $entries } entrée ne l’est
       *[other] { $entries } entrées ne le sont
    } pas encore : Discord ou les permissions du salon empêchent le bot de publier.
doctor-added = **Commandes** : `/{ $command }` n’est pas du bot. Discord l’ajoute à une application dont les activités sont activées ; la personne qui héberge le bot peut les désactiver dans le portail des développeurs, sous Activities, Settings.
doctor-host = La personne qui héberge le bot peut regarder de plus près avec `overlord check`, et a des sauvegardes.
doctor-ailment-damaged = Le fichier du serveur est endommagé.
doctor-ailment-gap = Il manque une entrée avant l’entrée { $seq }.
doctor-ailment-told-too-far = Plus d’entrées sont notées comme annoncées qu’il n’y en a, jusqu’à l’entrée { $seq }.
doctor-ailment-unreadable = L’entrée { $seq } est illisible.
doctor-ailment-directory = Le répertoire dit que la campagne est terminée, son journal dit qu’elle est en cours, et une autre est en cours dans son salon.
doctor-ailment-empty = Le journal est vide.
doctor-ailment-no-beginning = Le journal ne commence pas par la création de la campagne.
doctor-ailment-second-beginning = L’entrée { $seq } crée la campagne une seconde fois.
doctor-ailment-sequence = L’entrée { $seq } n’est pas dans l’ordre.
doctor-ailment-move = L’entrée { $seq } ne fait partie d’aucun coup.
doctor-ailment-undo = L’entrée { $seq } annule ce qui ne peut pas être annulé.
doctor-ailment-redo = L’entrée { $seq } rétablit ce qui n’a pas été annulé en dernier.
doctor-ailment-amount = L’entrée { $seq } ne déplace aucun jeton.
doctor-ailment-tokens = L’entrée { $seq } prend des jetons là où il n’en reste pas.
doctor-ailment-sheets = À l’entrée { $seq }, ce qui figure sur les feuilles n’est pas ce que donnent les entrées.
doctor-ailment-xp = L’entrée { $seq } laisse au Seigneur du Mal moins de 0 XP.
doctor-ailment-fold = L’entrée { $seq } n’a pas pu se produire là où elle est.
doctor-ailment-question = L’entrée { $seq } pose une question ou y répond hors de son coup.
doctor-ailment-pools = Ce que donnent les mouvements n’est pas ce que contiennent les réserves.
doctor-ailment-state = La situation à laquelle il mène ne tient pas debout.

# --- what was mended

doctor-nothing-mended = **Réparé** : rien.
doctor-mended-state = **Réparé** : la mémoire du bot différait du journal, et a été relue.
doctor-mended-directory = **Réparé** : la liste des campagnes ne disait pas comme le journal si celle-ci est terminée.
doctor-mended-telling = **Réparé** : ce qui n’avait pas encore été annoncé l’est maintenant.
doctor-mended-complaint = **Réparé** : la publication fonctionne de nouveau ; si elle échoue encore, le bot le redira.
doctor-mended-roster = **Réparé** : départ du serveur de { $players } ; les héros restent, sans personne pour les jouer.
