### Ce que sont les mesures pour Prometheus, pour qui héberge le bot.

metric-overlord-interactions = Commandes, boutons et formulaires utilisés, selon ce qu’ils sont et leur issue
metric-overlord-interaction-seconds = Secondes entre l’usage d’une commande, d’un bouton ou d’un formulaire et sa réponse
metric-overlord-database-seconds = Secondes que le journal des campagnes a mises pour une demande
metric-overlord-loop-stall-seconds = Secondes de retard de la boucle d’événements
metric-overlord-untold-moves = Coups qui attendent d’être annoncés parce que Discord ne les prend pas
metric-overlord-gateway-latency-seconds = Secondes avant que Discord confirme un battement, par shard
