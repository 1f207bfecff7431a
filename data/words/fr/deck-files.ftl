### Le fichier de paquet d’un groupe : ce qui est attendu là où quelque chose ne va pas.

deck-imported = { $who } ajoute à ce serveur le paquet maison { $deck }{ $lieutenant } : { $cards ->
        [one] { $cards } carte Complot
       *[other] { $cards } cartes Complot
    }, dont la carte de base { $basic }. `/plot choose` le propose.
deck-forgotten = { $who } retire de ce serveur le paquet maison { $deck }.
deck-imported-lieutenant = {" "}({ $lieutenant })
deck-faults = Ce fichier n’est pas encore un paquet. { $count ->
        [one] { $count } chose ne va pas :
       *[other] { $count } choses ne vont pas :
    }
deck-more-faults = … et { $count } de plus.
deck-format = docs/deck-file.md décrit le format, avec un exemple complet.

# Une ligne par défaut ; sans carte, il s’agit du paquet lui-même.
fault-of-card = { $card }, { $field } : { $expected }
fault-of-deck = { $field } : { $expected }

fault-known-field = aucun champ de ce nom n’est connu ici
fault-given = ce champ manque
fault-whole-number = un nombre entier de { $least } à { $most } est attendu
fault-text = un texte de { $least } à { $most } caractères est attendu
fault-name = un nom a besoin d’au moins une lettre ou un chiffre
fault-one-of = une de ces valeurs est attendue : { $options }
fault-yes-or-no = true ou false est attendu
fault-list = une liste de { $least } à { $most } éléments est attendue
fault-table = une table de champs est attendue
fault-few-cards = un paquet a de { $least } à { $most } cartes
fault-unique = une autre carte du paquet a la même valeur
fault-one-basic = exactement une carte est sans coût d’achat : la carte de base
fault-some-figures = indiquez quels maîtres et sbires l’agent remplace, ou whole_group = true
fault-small-file = un fichier peut faire { $kib } Kio au plus
fault-short-lines = la ligne { $line } dépasse { $most } caractères
fault-utf-8 = un fichier texte en UTF-8 est attendu
fault-toml = ce n’est pas du TOML, ou il est imbriqué trop profondément
fault-toml-at = à partir de la ligne { $line }, ce n’est pas du TOML
