# Ce que disent /help et /about.

help-start =
    ## Aide
    Ce bot tient la menace du Seigneur du Mal, la fortune des héros et les cartes Complot d’une campagne de Descent.
    - **Pour commencer** : `/campaign create`, puis `/hero add` pour chaque héros, `/plot choose` si le Seigneur du Mal joue avec un paquet Complot, et `/quest start`.
    - **Pendant une quête** : dites à qui de jouer (`/turn`), qui est hors de combat (`/hero defeated`), ce qui est déclenché (`/plot trigger`) et dépensé (`/fortune spend`).
    - **Dés** : `/roll attack`, `/roll defense`, `/roll test`, `/roll dice` ; `/odds` donne les probabilités, `/dice fairness` et `/dice verify` disent si les dés sont dignes de confiance.
    - **Après une quête** : `/quest end`, puis `/phase next` à travers la phase de campagne jusqu’à la quête suivante.
    - **Erreurs** : chaque message sur un coup a un bouton Annuler ; `/campaign undo` fait de même.
    - **Où en est la partie** : `/campaign status`, `/campaign log`, `/campaign summary` ; `/campaign board` affiche un message toujours à jour.
    - **Quelque chose ne marche pas** : `/campaign doctor` examine tout.

    Choisissez un sujet :
help-start-first =
    ## Aide
    Ce bot tient la conquête des héros, la menace et les cartes du Seigneur du Mal et le plateau d’une campagne de la première édition de Descent, comme celle d’ici.
    - **Pour commencer** : `/hero add` pour chaque héros, puis `/quest start`. Pour essayer : `/quest start name:The Kobold Cellar`, une quête d’exemple avec plateau et monstres.
    - **Pendant une quête** : dites à qui de jouer (`/turn`), qui est tué (`/conquest killed`), quel glyphe est activé (`/conquest glyph`) et ce que joue le Seigneur du Mal (`/card play`).
    - **Le plateau** : `/well board` en pose un, `/well place` et `/well monster` y posent des figurines ; `/well attack`, `/well breath` et `/well bolt` lancent les attaques.
    - **Dés** : `/hero attack` et `/roll dice` ; `/dice fairness` et `/dice verify` disent si les dés sont dignes de confiance.
    - **Après une quête** : `/quest end` dit qui a gagné ; la suivante commence par `/quest start`.
    - **Erreurs** : chaque message sur un coup a un bouton Annuler ; `/campaign undo` fait de même.
    - **Où en est la partie** : `/campaign status`, `/campaign log`, `/campaign summary` ; `/campaign board` affiche un message toujours à jour.
    - **Quelque chose ne marche pas** : `/campaign doctor` examine tout.

    Choisissez un sujet ; après les deux premiers, ils sont de la seconde édition :
help-turn =
    ## Un tour
    - `/turn hero` et `/turn overlord` commencent un tour. Au début de celui du Seigneur du Mal, les cartes Complot épuisées redeviennent prêtes, sauf si une carte dit autre chose. Le premier héros qui joue ensuite ouvre une nouvelle manche.
    - `/turn end` dit seulement qu’un tour est terminé. Une carte de fin de tour peut encore être déclenchée jusqu’au début du tour suivant.
    - Rien n’oblige à annoncer les tours. Tant que personne ne le fait, aucun coup n’est refusé parce que c’est le tour de quelqu’un d’autre.
    - `/hero defeated` demande ce que prend le Seigneur du Mal : 1 menace, une fois par quête pour chaque héros, ou 1 carte Seigneur du Mal. `/hero rest` note un repos.
    - `/hero attack` avec des dés les lance et les garde pour ce héros : dès lors, son tour a un bouton qui les lance.
help-fortune =
    ## La fortune
    La menace que le Seigneur du Mal paie pour un déclenchement devient de la fortune, jeton par jeton, pour le héros qui en a le moins. En cas d’égalité, les héros choisissent.
    - **1** : pendant son propre tour, le héros récupère 1 fatigue (`/fortune spend`).
    - **1** : après le jet d’un héros, relancer un de ses propres dés, par un bouton sous le jet (`/fortune reroll`), jusqu’au jet suivant de ce héros, au tour suivant ou à la fin de la rencontre.
    - **2** : après ses deux actions, le héros en fait aussitôt une de plus, une fois par manche (`/fortune spend`).
    - **2** : à l’étape Achats, les héros piochent ensemble 1 carte Objet de la boutique de plus (`/fortune shop`).
    La fortune dépensée retourne à la réserve, et tout le reste aussi à la fin des Achats. Un message privé annonce toute fortune nouvelle à la personne qui joue le héros, et au camp du Seigneur du Mal ce qu’il peut acheter ; `/fortune dms value:off` arrête ces messages.
help-phase =
    ## La phase de campagne
    Elle commence quand une quête se termine : or des cartes Fouille, remise en état, récompenses (le Seigneur du Mal gagne 1 XP), dépense des XP, achats, choix de la prochaine quête, mise en place de la quête, voyage. Avec le réglage `steps:faq`, les achats viennent avant la dépense des XP.
    - `/phase show` dit quoi faire maintenant, `/phase next` passe à la suite. On ne revient pas sur une étape ; `/quest start` est possible à chacune et saute les autres.
    - À l’étape Dépenser les XP, le Seigneur du Mal peut changer des XP en menace, 3 par XP (`/threat convert`), et acheter des cartes Complot (`/plot buy`).
    - À l’étape Achats, les héros peuvent encore utiliser leur fortune ; ce qui reste retourne à la réserve à la fin de l’étape.
help-cards =
    ## Les cartes Complot
    - `/plot choose` fixe le paquet d’une campagne. Sa carte de base est face visible, les autres face cachée ; seul le camp du Seigneur du Mal voit celles-ci (`/plot hand`).
    - Un achat retourne une carte face visible pour le reste de la campagne. La menace payée retourne à la réserve.
    - Un déclenchement demande une carte face visible, le bon moment et assez de menace. La menace payée devient de la fortune.
    - Une carte que son déclenchement épuise attend d’être redressée ; une carte qu’on utilise peut être déclenchée de nouveau.
    - Les cartes Complot n’affectent ni les alliés, ni les familiers, ni les figurines seulement traitées comme des héros, ni les monstres absents du plateau. Seul un héros de la campagne mis hors de combat rapporte de la menace.
    - `/plot show` montre une carte, `/plot refresh` et `/plot exhaust` en corrigent une, `/plot cost` note un coût qui manque dans les listes, `/plot take` en retire des jetons. Votre propre carte fait foi : `/plot spend`, ou un bouton sous la carte, note ce qu’elle dit de différent.
    - Une carte d’invocation demande quel groupe ouvert son agent rejoint. Tant que l’agent est sur le plateau, `/agent attacked` et `/agent defeated` disent ce qui lui arrive ; `/agent show` montre toute carte Agent. Aucun agent n’entre dans un interlude ni dans une finale, dans une quête où paraît son lieutenant, ou dans une campagne que nomme sa carte.
    - `/plot import` ajoute à ce serveur un paquet maison.
help-monster-sizes =
    ## Tailles des monstres
    Un petit monstre occupe 1 case, un moyen 2, un énorme 4, un massif 6. Pour le déplacement et pour les règles de quête, les monstres moyens, énormes et massifs comptent tous comme grands.
help-size-small = **Petits, 1 case** : { $monsters }
help-size-medium = **Moyens, 2 cases** : { $monsters }
help-size-huge = **Énormes, 4 cases** : { $monsters }
help-size-massive = **Massifs, 6 cases** : { $monsters }
help-size-unknown = **Aucune source ne le dit** : { $monsters }
help-monster = { $monster } ({ $traits })
help-roles =
    ## Qui peut faire quoi
    Les rôles s’additionnent pour une même personne, et les boutons demandent les mêmes droits que les commandes.
    - **Camp du Seigneur du Mal** (`/campaign overlord`) : menace, cartes Complot, cartes Rumeur, XP du Seigneur du Mal, corrections de la menace, jetons de héros près du paquet Complot ; dans la première édition, les cartes du Seigneur du Mal.
    - **Qui joue un héros** (`/hero assign`), ou qui remplace cette personne (`/hero stand-in`) : la fortune, les repos et les valeurs de ce héros, et ce que les héros choisissent ensemble.
    - **Les deux** : quêtes, rencontres, tours, phase de campagne, mises hors de combat, annuler et rétablir ; dans la première édition, la conquête.
    - **L’intendance** (qui a ouvert la campagne, et toute personne ayant la permission « Gérer le serveur ») : tout ce qui est sous « Les deux », les réglages, la liste des héros, l’acte, les corrections, et n’importe quelle réponse.
    - **Tout le monde** : consulter, lancer des dés, et demander à entrer avec un héros entre deux quêtes.

help-well =
    ## Le puits des ténèbres (première édition)
    Une campagne créée avec `edition:first` joue des quêtes de la première édition : conquête, menace et cartes du Seigneur du Mal, et un plateau si vous en posez un.
    - **Une quête** : `/quest start`, avec la conquête de votre livret de quêtes, et sa traîtrise si vous jouez avec. Chaque quête repart de zéro, avec 3 cartes pour le Seigneur du Mal et aucune menace. `/quest end` dit qui a gagné. Pour essayer : `/quest start name:The Kobold Cellar`, une quête d’exemple avec plateau et monstres.
    - **Tours** : `/turn hero` ; `/turn overlord` fait rouler les rochers, donne 1 menace par héros et 2 cartes, et fait défausser pour n’en garder que 8.
    - **Cartes** (Seigneur du Mal) : `/card play` paie une carte, `/card discard` donne sa valeur de défausse, `/card draw` et `/card deck` corrigent le compte ; `/card hand` le montre à vous seulement. Le bot compte les cartes et n’en connaît aucune que vous n’ayez nommée. La dernière carte du paquet coûte aux héros 3 jetons de conquête, et la défausse devient le paquet.
    - **Conquête** (tout le monde) : `/conquest glyph`, `/conquest killed`, `/conquest gain` et `/conquest lose`. Quand il n’en reste plus, le Seigneur du Mal a gagné.
    - **Menace** : pour une malédiction dans un coffre, `/threat gain reason:curse`. Cette menace ne devient jamais de la fortune.

    Le plateau : une case se nomme par colonne et rangée, comme C7 ; pour une grande pièce, c’est son coin nord-ouest qui compte.
    - **Plateau** : `/well board` en pose un ou le montre ; `/well place`, `/well boulder`, `/well move`, `/well remove` et `/well door` le changent.
    - **Blessures**, avec `/campaign settings track:everything` : `/well monster` et `/well place` posent des figurines imprimées, `/well attack` inflige les blessures moins l’armure, les morts quittent le plateau, et un héros tué coûte aussitôt sa conquête. `1 de plus`, `1 de moins` et `Perforation 1` sous une attaque, et `/well wounds`, corrigent.
    - **Rochers** : `/well turn name:overlord` les fait rouler avant toute autre chose, dans l’ordre du Seigneur du Mal.
    - **Souffle et éclair** : `/well breath`, `/well bolt`. La portée ne compte pas, seul un X fait rater l’attaque, et une seule cible peut faire relancer des dés.
    - **Saignement et étourdissement** (`/well bleed`, `/well daze`) font lancer des dés au début du tour de la figurine : `/well turn name:NOM`. L’étourdissement est le *Daze* anglais ; le *Stun* du jeu de base est autre chose. Chaque jeton d’étourdissement restant retire un dé jaune, vert ou noir de chaque attaque de la figurine ; qui la joue choisit lequel.
    - **Essaim** : `/well attack swarm:True` ajoute un dé de pouvoir par autre ami à côté de la cible, jusqu’à 5 dés de pouvoir en tout.
    - **Traîtrise** : `/well treachery` avec les valeurs de la quête ouvre le calculateur du Seigneur du Mal.
    - **Choix du groupe** : ce que la source laisse ouvert, le groupe le règle par `/well setup` ; sans réglage, le premier mot cité vaut.
      - `falls` : un rocher entièrement au-dessus de fosses tombe à la fin de sa course, `at-end`, ou déjà en chemin, `at-once`.
      - `corners` : un souffle passe le coin d’un mur en diagonale, `cut`, ou non, `square`. Les campagnes d’avant ce choix sont en `square` jusqu’à ce qu’elles le règlent.
      - `stairs` : l’escalier arrête un éclair comme un mur, `wall`, ou se laisse traverser, `link`.
      - `cap` : la limite des dés de pouvoir de l’essaim se compte avant que l’étourdissement retire des dés, `before-daze`, ou après, `after-daze`.
      - `breath`, `bolt` et `boulder` : la forme des gabarits, et la taille des rochers.
help-turn-label = Un tour
help-fortune-label = Fortune
help-phase-label = Phase de campagne
help-cards-label = Cartes Complot
help-monster-sizes-label = Tailles des monstres
help-roles-label = Rôles
help-well-label = Première édition

help-about =
    ## À propos
    Overlord { $version } tient l’économie des campagnes de Descent : chaque changement est un coup que les règles vérifient, que le journal garde et qui peut être annulé.
    {""}**Ce qui est gardé**, sur le disque de la personne qui héberge le bot, chaque serveur à part : les coups de ses campagnes, avec l’heure et l’identifiant Discord de qui les a faits, pour les montrer, les annuler et les relire ; les noms et notes que des personnes ont tapés ; les identifiants des messages du bot, pour les tenir à jour ; qui ne veut pas de message privé ; et les jetons que Discord a donnés pour répondre aux derniers coups, chacun sans valeur après 15 minutes. Il ne lit aucun de vos messages.
    {""}**Pour s’en défaire** : l’intendance efface une campagne par `/campaign delete` ; n’importe qui peut faire retirer son nom des campagnes de ce serveur (le bouton ci-dessous) ; et ce qui est gardé d’un serveur disparaît 30 jours après que le bot en a été retiré. `PRIVACY.md`, à côté du code source du bot, en dit plus.
    C’est une aide gratuite pour qui possède le jeu, faite par des personnes qui y jouent, et elle n’appartient à aucune maison d’édition. Les textes de cartes sont de courtes notes dans ses propres mots : gardez vos cartes à portée de main.
