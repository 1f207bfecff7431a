### Le monde d’essai : ce qu’impriment `overlord rehearse` et `overlord play`. Jamais montré sur Discord.

## Fautes d’un script
practice-script-line = Ce n’est pas une ligne de répétition. Attendu : NOM: ..., @..., ou expect ...
practice-script-act = Après le nom vient /commande option:valeur, press "...", choose "..." ou fill "..." = "..."
practice-script-option = Impossible de lire { $text } : une option s’écrit nom:valeur, une seule fois, après les mots de la commande
practice-script-quotes = Impossible de lire { $text } : une valeur s’écrit telle quelle, sans espace, ou entre guillemets droits
practice-script-directive = Cette ligne @ n’existe pas, ou elle s’écrit autrement
practice-script-usage = Une valeur de cette ligne n’est pas du type attendu
practice-script-expect = expect prend : post|board|private NOM|dm NOM, puis contains|lacks "..." ; ou : refused, no post, no dm NOM
practice-script-unreadable = Le fichier ne peut pas être lu : { $problem }
practice-script-no-text = Le fichier n’est pas du texte en UTF-8

## Fautes d’un acte
practice-unknown-user = Personne ne s’appelle { $user }
practice-user-left = { $user } a quitté le serveur
practice-unknown-file = Il n’y a pas de fichier { $file } à côté du script
practice-unknown-command = Il n’y a pas de commande /{ $command }
practice-unknown-message = Plus aucun message ne dit { $text }
practice-unknown-option = La commande n’a pas d’option { $option }. Elle a : { $shown }
practice-unknown-button = { $user } ne voit ni bouton ni option "{ $label }", mais : { $shown }
practice-disabled-button = Le bouton [{ $label }] est désactivé pour { $user }
practice-no-modal = { $user } n’a aucun formulaire ouvert
practice-unknown-field = Le formulaire n’a pas de champ "{ $label }". Il a : { $shown }
practice-nothing-to-resend = Rien n’a encore été envoyé qui puisse l’être de nouveau
practice-impossible-face = Aucun dé { $colour } ne montre { $face }
practice-unused-face = Aucun dé { $colour } n’a été lancé pour montrer { $face }
practice-bot-failed = Le bot a rencontré une erreur inattendue
practice-bot-silent = Le bot n’a pas répondu

## Attentes déçues
practice-not-said = Pas dit :
practice-said = Dit, alors que cela ne devait pas l’être :
practice-not-refused = L’acte n’a pas été refusé. Il a mené à :
practice-not-silent = Il y a eu un tel message :
practice-nothing-there = (aucun message de ce genre)

## La transcription
practice-place-post = #{ $place }
practice-place-board = (tableau dans #{ $place })
practice-place-private = (en privé à { $user })
practice-place-dm = (message privé à { $user })
practice-edited = { $place }, modifié
practice-form = (formulaire devant { $user })
practice-stopped = (Discord ne laisse pas passer cela : { $problem })
practice-failed = { $line ->
    [none] { $file }: { $problem }
   *[other] { $file }:{ $line }: { $problem }
}
practice-passed = { $files ->
    [one] { $files } script, chaque ligne comme attendu.
   *[other] { $files } scripts, chaque ligne comme attendu.
}

## La page d’essai
practice-open = La table est ouverte : { $url } (Ctrl-C la ferme)
practice-setting = Le bot démarre dans un Discord simulé, et une soirée d’exemple se joue jusqu’à votre arrivée. Un instant, s’il vous plaît.
practice-set = La table est mise. Ses données restent dans { $folder }.
practice-port-taken = La page ne peut pas être servie au port { $port } : { $problem }. Omettez --port, et un port libre sera trouvé.
practice-tab = { $place } ({ $person })
practice-press = À vous : appuyez sur « { $label } ».
practice-pressed = C’est fait. Continuez avec les boutons, ou tapez / pour tout ce que le bot sait faire.

practice-door-overlord = Jouer le Seigneur du Mal
practice-door-overlord-now = Un héros est hors de combat : prenez votre menace.
practice-door-hero = Jouer un héros
practice-door-hero-now = Vous avez de la fortune : relancez un dé.
practice-door-first-edition = Première édition
practice-door-first-edition-now = Les rochers vont rouler.
practice-door-on = Continuer en tant que { $person } dans { $place }.
