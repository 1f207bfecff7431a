# What is stored of people, how somebody is no longer named, and who left.

former-player = un ancien membre de la table

privacy-button = Retirer mon nom
privacy-unknown = Aucune campagne de ce serveur ne vous nomme : il n’y a rien à retirer.
privacy-ask = Retirer votre nom { $campaigns ->
        [one] de la campagne qui vous nomme
       *[other] des { $campaigns } campagnes qui vous nomment
    } sur ce serveur ? { $entries ->
        [one] { $entries } entrée du journal dira
       *[other] { $entries } entrées du journal diront
    } alors « un ancien membre de la table » à votre place{ $heroes ->
        [0] {""}
        [one] , et { $heroes } héros restera sans personne pour le jouer
       *[other] , et { $heroes } héros resteront sans personne pour les jouer
    }. Cela ne peut pas être annulé.
privacy-seats = Là où vous êtes le Seigneur du Mal, il n’y en a plus jusqu’à ce que l’intendance désigne quelqu’un (`/campaign overlord`). Une campagne que vous avez créée est alors confiée à toute personne qui a la permission « Gérer le serveur ».
privacy-stays = Ce qui reste : ce que vous avez joué, sans votre nom ; ce que chaque personne a tapé elle-même, dans les notes et les noms ; et les messages dans les salons et dans vos messages privés, qui sont à Discord : c’est là qu’ils peuvent être supprimés.
privacy-left = Votre nom reste où il est.
privacy-done = Votre nom est retiré des listes et des journaux de ce serveur. Les sauvegardes faites par la personne qui héberge le bot le gardent jusqu’à ce que de plus récentes les remplacent.
privacy-told = Quelqu’un a fait retirer un nom de cette campagne. Toujours dans la liste, mais sans personne aux commandes : { $heroes }. Toute personne qui joue un héros peut agir à la place, et l’intendance désigne quelqu’un d’autre avec `/hero assign`.
