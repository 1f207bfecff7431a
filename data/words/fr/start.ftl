### Ce que le bot dit à qui le démarre, quand il ne peut pas démarrer.

missing-token = DISCORD_TOKEN n’est pas défini : écrivez DISCORD_TOKEN= suivi du jeton de votre bot dans un fichier .env de ce dossier, ou placez-le dans l’environnement. Pour essayer le bot sans jeton, lancez "overlord play" (dans son dépôt : "make play").
bad-setting = { $name ->
        [OVERLORD_LOG_LEVEL] OVERLORD_LOG_LEVEL ne peut pas être « { $value } » : les valeurs possibles sont { $most } ou { $last }, et INFO si rien n’est défini.
        [OVERLORD_HOME] OVERLORD_HOME ne peut pas être « { $value } » : c’est le chemin d’un dossier où le bot a le droit d’écrire, comme /srv/overlord ou ~/overlord.
        [OVERLORD_SHARDS] OVERLORD_SHARDS ne peut pas être « { $value } » : c’est auto (Discord dit combien), un nombre de shards comme 4, ou la part de ce processus, comme 0-3/16 pour les quatre premiers sur seize.
        [OVERLORD_METRICS] OVERLORD_METRICS ne peut pas être « { $value } » : c’est une adresse et un port de cette machine, comme 127.0.0.1:9464, ou off.
        [OVERLORD_DATABASE] La valeur de OVERLORD_DATABASE n’est pas l’adresse d’une base de données PostgreSQL, comme postgresql://overlord:password@localhost/overlord. Les caractères spéciaux du mot de passe s’écrivent comme %40 pour @. Retirez-la pour garder les campagnes dans le dossier de données.
       *[other] La valeur de { $name } est inutilisable : corrigez-la, ou retirez-la.
    }
unreadable-settings = { $file } ne peut pas être lu : { $problem }. Donnez le droit de lecture au compte du bot, ou placez ces réglages dans l’environnement.
box-error = Le fichier { $file } de data/ est inutilisable : { $key } { $problem }
strange-token = La valeur de DISCORD_TOKEN n’est pas un jeton de bot : copiez-le de nouveau depuis la page de votre application dans le portail des développeurs de Discord (Bot, Reset Token), sans rien autour.
folder-in-use = Le dossier de données { $folder } est utilisé{ $holder ->
        [none] {""}
       *[other] {" "}par le processus { $holder }
    } : deux bots écriraient dans les mêmes campagnes. Arrêtez d’abord l’autre, ou donnez à celui-ci son propre dossier avec OVERLORD_HOME.
metrics-unusable = Les mesures ne peuvent pas être servies à { $place } : { $problem }. Donnez à OVERLORD_METRICS une adresse et un port libres, ou retirez-le.
moved-away = Les campagnes de { $here } ont été déplacées vers { $place } : c’est là que le bot doit les chercher (OVERLORD_DATABASE ou OVERLORD_HOME). Pour les retrouver ici, ramenez-les avec « overlord move-to ».
folder-unusable = Impossible d’écrire dans le dossier de données { $folder } : { $problem }.
folder-unreadable = Impossible de lire le dossier de données { $folder } : { $problem }.
