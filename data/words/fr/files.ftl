# Campaigns as files: handing one out, and taking one in.

file-export = Voici **{ $campaign }** avec { $entries ->
        [one] la seule entrée
       *[other] les { $entries } entrées
    } de son journal. Les cartes Complot face cachée, ainsi que les secrets des dés et les faces cachées qui n’ont pas encore été montrées, n’y sont pas. `/campaign import` la reprend, dans un salon où aucune campagne n’est en cours.
file-export-without-deck = La campagne se joue avec un paquet Complot maison. Son texte n’y est pas, car il nomme les cartes face cachée : seul le camp du Seigneur du Mal peut l’exporter avec la campagne. Avant d’importer le fichier sur un autre serveur, il faut y apporter le fichier du paquet avec `/plot import`.
file-export-too-large = Le journal de cette campagne est plus gros que ce que Discord laisse le bot envoyer. La personne qui héberge le bot peut le copier avec `overlord backup`.

file-page = Voici **{ $campaign }** sous forme de page pour n’importe quel navigateur, téléphones compris. Elle montre ce que tout le monde peut voir dans ce salon, avec le nom des personnes ; les cartes Complot face cachée et les secrets des dés qui n’ont pas encore été montrés n’y sont pas.
file-page-too-large = La page de cette campagne est plus grosse que ce que Discord laisse le bot envoyer.

file-button-export = Exporter

# --- what an import would do

file-import-title = ## Apporter { $campaign } ici ?
file-import-size = { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } en { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } du journal, { $quests ->
        [0] aucune quête jouée
        [one] { $quests } quête jouée
       *[other] { $quests } quêtes jouées
    }.
file-import-ended = La campagne est terminée ; elle peut être consultée ici, et sa fin peut être annulée.
file-import-quest = La quête **{ $quest }** est en cours.
file-import-secret = Ses dés continuent avec un nouveau secret, dont l’empreinte est publiée ici.
file-import-overlords = Camp du Seigneur du Mal : { $overlords }
file-import-steward = Intendance : { $steward }
file-import-hero = - { $hero } : { $player }
file-import-hero-unplayed = - { $hero } : personne ne joue ce héros, tant que `/hero assign` ne nomme pas quelqu’un
file-import-users = Parmi les personnes du fichier, { $found ->
        [0] aucune n’est
        [one] { $found } est
       *[other] { $found } sont
    } sur ce serveur{ $missing ->
        [0] {""}
        [one] {"\u00A0"}; { $missing } n’y est pas et figure dans le journal comme ancien membre de la table
       *[other] {"\u00A0"}; { $missing } n’y sont pas et figurent dans le journal comme anciens membres de la table
    }.
file-import-deck = Paquet Complot : { $deck }
file-import-new-deck = Le paquet maison { $deck } du groupe arrive avec elle sur ce serveur.
file-import-nothing-yet = Rien n’a encore été fait.

# --- what became of it

file-import-done = { $who } a apporté ici la campagne **{ $campaign }**, avec { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } de son journal.
file-import-look = Situation
file-waits = D’autres fichiers sont en cours d’examen ; le vôtre vient ensuite, sans rien retarder d’autre.
file-import-read = Le fichier est en cours d’examen ; entrées lues jusqu’ici : { $entries }.
file-import-said = Le fichier est en cours d’examen : toutes les entrées sont lues. Entrées vérifiées jusqu’ici : { $entries }.
file-import-left = Rien n’a été importé.
file-import-send-again = Le fichier n’est plus disponible : rien n’a été importé. Veuillez le renvoyer avec `/campaign import`.

# --- what is wrong with a file

file-place-entry = C’est dans l’entrée { $entry }.
file-place-field = C’est dans l’entrée { $entry }, champ { $field }.
file-not-imported = Rien n’a été importé.
file-fault-too-large = Le fichier dépasse 10 Mio, ou 64 Mio une fois décompressé : aucune campagne n’en a besoin d’autant.
file-fault-no-json = Le fichier n’est pas du JSON : il est peut-être coupé, ou c’est tout autre chose.
file-fault-no-export = Le fichier n’est pas une campagne exportée, ou son début est endommagé.
file-fault-newer = Le fichier a été écrit par une version plus récente de ce bot. La personne qui héberge celui-ci peut le mettre à jour.
file-fault-too-many = Le fichier a plus d’entrées que le bot n’en accepte.
file-fault-too-many-users = Le fichier nomme plus de personnes qu’il n’y en a jamais eu autour d’une table.
file-fault-too-much = Le fichier demande plus de travail de vérification qu’aucune campagne ne devrait.
file-fault-kind = Le fichier a une entrée d’un type que ce bot ne connaît pas.
file-fault-field = Quelque chose dans le fichier est illisible.
file-fault-text = Un texte du fichier est trop long, ou a des caractères qu’aucun texte n’a.
file-fault-number = Un nombre du fichier est plus grand que tous ceux du jeu.
file-fault-long = Une liste du fichier est plus longue que toutes celles du jeu.
file-fault-map = Une carte du fichier n’en est pas une : ses rangées diffèrent de longueur, ou quelque chose se trouve à côté d’elle ou n’a aucune taille qui existe.
file-fault-deck = La campagne se joue avec le paquet Complot { $field }, que ce serveur n’a pas. Si c’est un paquet maison, l’intendance apporte d’abord son fichier avec `/plot import` ; le camp du Seigneur du Mal peut aussi exporter la campagne avec lui.
file-fault-deck-file = Un des paquets maison du fichier est endommagé.
file-fault-deck-differs = Ce serveur a un autre paquet appelé { $field }, avec d’autres cartes.
file-fault-dice = Le fichier a un jet de dés qui n’existent pas.
file-fault-words = Le fichier a un coup qui n’a pas de sens dans ce jeu.
file-fault-empty = Le fichier n’a aucune entrée.
file-fault-no-beginning = Le journal du fichier ne commence pas par la création d’une campagne.
file-fault-second-beginning = Le journal du fichier crée sa campagne deux fois.
file-fault-sequence = Les entrées du fichier ne sont pas numérotées l’une après l’autre.
file-fault-move = Une entrée du fichier ne fait partie d’aucun coup qui pourrait se poursuivre là.
file-fault-undo = Une entrée du fichier annule un coup qui ne peut pas être annulé là.
file-fault-redo = Une entrée du fichier rétablit un coup qui n’était pas le dernier annulé.
file-fault-amount = Le fichier déplace un nombre de jetons qui ne peut pas être déplacé.
file-fault-tokens = Le fichier prend des jetons là où il n’en reste pas.
file-fault-sheets = ce qui figure sur les feuilles n’est pas ce que donnent les entrées
file-fault-xp = Le fichier laisse au Seigneur du Mal moins que zéro point d’expérience.
file-fault-fold = Le fichier a une entrée qui n’a pas pu se produire là.
file-fault-question = Le fichier a une question, ou une réponse, qui ne fait partie d’aucun coup.
file-fault-state = Le fichier mène à une situation à laquelle aucune partie ne mène.
file-fault-pools = Ce que donnent les mouvements du fichier n’est pas ce que contiennent ses réserves.
