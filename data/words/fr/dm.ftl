# Messages privés sur la fortune, et ce qu’on dit au salon quand un message ne passe pas.

dm-gained = { $hero } gagne { $amount ->
        [one] { $amount } fortune
       *[other] { $amount } fortunes
    } ({ $why }). Total : { $total }.
dm-why-trigger = { $card }
dm-why-correction = correction : « { $note } »
dm-why-other = { $campaign }
dm-welcome = Vous jouez { $heroes } dans { $campaign }, { $channel }. La fortune vous est annoncée ici. 1 fortune : récupérer 1 fatigue à votre tour, ou relancer un de vos dés. 2 fortunes : une action supplémentaire après vos deux actions, une fois par manche.
dm-spend-xp = **Dépenser les XP** : vous avez { $xp } XP et { $threat ->
        [one] { $threat } menace
       *[other] { $threat } menaces
    }.
dm-spend-xp-over = L’étape **Dépenser les XP** est terminée. Il vous reste { $xp } XP et { $threat ->
        [one] { $threat } menace
       *[other] { $threat } menaces
    }.
dm-where = { $campaign }, { $channel }

dms-refused = { $player } n’accepte pas de message privé de ce bot : la fortune ({ $heroes }) n’est donc annoncée qu’ici. Une fois les messages autorisés (paramètres de confidentialité de ce serveur), `/fortune dms value:on` les réactive.
cannot-post = C’est fait, mais rien n’a pu être publié dans { $channel }. Le bot y a besoin de ces permissions : { $permissions }. Une personne qui gère le serveur peut les donner dans les paramètres du salon.
thread-archived = C’est fait, mais rien n’a pu être publié : le fil { $channel } est archivé. Quelqu’un peut le rouvrir.
cannot-post-number = C’est fait, mais rien n’a pu être publié dans { $channel } : Discord le refuse, erreur { $code }.
channel-gone = C’est fait, mais le salon de la campagne n’existe plus : ce n’est donc annoncé qu’ici.
permission-read-messages = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
permission-pin-messages = Épingler des messages

restored = Cette campagne a été rétablie depuis une sauvegarde. Son journal s’arrête à l’entrée { $last } : { $what }
    Ce qui a été joué ensuite est perdu ; saisissez-le de nouveau. Les boutons des messages plus anciens ne font plus rien : `/campaign status` a ceux qui marchent.
