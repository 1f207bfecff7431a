# Coups écrits mais pas encore annoncés, et pourquoi.

waiting-moves = { $moves ->
        [one] { $moves } coup attend d’être annoncé
       *[other] { $moves } coups attendent d’être annoncés
    } : { $why } Ce qui attend sera annoncé dès que possible.
waiting-forbidden = le bot ne peut pas publier dans { $channel }, et `/campaign doctor` dit ce qu’il lui faut là-bas.
waiting-archived = le fil { $channel } est archivé, et quelqu’un doit le rouvrir.
waiting-failing = Discord ne l’accepte pas pour l’instant.
waiting-refused = Discord le refuse, erreur { $code }.
waiting-unexpected = un problème est survenu ; la personne qui héberge le bot le trouve dans le journal technique.
