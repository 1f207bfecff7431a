# Summaries of the printed Plot cards (`summary-<card>`) and texts of agents' abilities
# (`ability-<ability>`), which stand in data/decks and data/agents.toml in English.

# --- Corruption From Within

summary-friendorfoe = À la fin du tour du Seigneur du Mal, choisissez un monstre et placez le jeton sur son socle. Jusqu’au début du prochain tour du Seigneur du Mal, les héros ne peuvent le cibler que si aucun autre monstre ne se trouve à 3 cases ou moins de lui.
summary-thievesguild = Le Seigneur du Mal regarde les trois premières cartes Fouille, en repose deux dans l’ordre de son choix et glisse la troisième sous le paquet.
summary-merchantsguild = Une fois les objets présentés, choisissez-en un : les héros le paient 50 pièces d’or de plus. Cela retire aussi 1 menace au Seigneur du Mal, sans fortune pour personne.
summary-secretcouncil = Glissez sous cette carte 0 à 3 cartes Seigneur du Mal de la main ; chacune rapporte 1 menace au Seigneur du Mal. Elles sont hors d’atteinte jusqu’à ce que cette carte soit redressée, puis vont à la défausse.
summary-traitor = Le héros dont le tour commence teste sa Volonté. Un échec coûte à ce héros autant de fatigues que sa Volonté ; une réussite rapporte 2 menaces au Seigneur du Mal.
summary-falseinformant = Une fois arrivés, les héros désignent l’un des leurs pour tester sa Perception. En cas d’échec, tous reviennent à leur point de départ et refont le voyage.
summary-oneofus = Pour un héros qui vient d’échouer à un test de Volonté : le Seigneur du Mal déplace ce héros jusqu’à concurrence de sa Vitesse, puis attaque avec lui comme avec un monstre. Les dés de cette attaque sont ceux du Seigneur du Mal.
summary-falsechronicler = Le Seigneur du Mal gagne 1 point d’expérience, et la carte quitte la campagne pour de bon.
summary-magesguild = À la fin du tour du Seigneur du Mal, tous les héros testent leur Savoir ; un échec coûte 1 fatigue à ce héros. Deux échecs rapportent une carte Seigneur du Mal, trois étourdissent aussi l’un des héros en échec (au choix du Seigneur du Mal), quatre rapportent aussi 1 menace.
summary-summonrylanolliven = Rylan Olliven rejoint un groupe ouvert comme maître, à la place d’un maître et d’un sbire. Une fois l’agent vaincu, cette carte est de nouveau face cachée et peut être achetée à nouveau.

# --- Eternal Agony

summary-spite = À annoncer avant qu’un héros lance les dés d’une attaque. Ensuite, chaque poussée obtenue coûte 1 fatigue à ce héros, et si l’une d’elles n’a pas été dépensée, cette carte est de nouveau prête.
summary-iflookscouldkill = Pour l’attaque d’un maître, une fois ses poussées dépensées : si les boucliers égalent ou dépassent les dégâts, la cible est empoisonnée ou malade, au choix du Seigneur du Mal.
summary-longsuffering = Tant que cette carte est face visible, chaque attaque contre l’agent ajoute ici un jeton Dégât avant de le blesser. Quand l’agent tombe, chaque héros subit autant de dégâts, moins son propre Savoir, et chaque héros ainsi mis hors de combat rapporte 1 menace.
summary-makenoexcuse = Un monstre qui obtient un X meurt sur-le-champ. Tant que cette carte reste épuisée, le Seigneur du Mal peut tourner tout X sur la face de son choix.
summary-pinsandneedles = Pour un héros qui vient de subir 1 dégât, ni plus ni moins : 2 dégâts et 1 fatigue de plus.
summary-branded = Le héros mis hors de combat est marqué d’un jeton de menace de la réserve. Chaque marque réduit de 1 la Volonté et la Puissance de ce héros (jamais sous 1) ; lors d’un repos, 2 fatigues en retirent une.
summary-idlehands = Pour un monstre dont l’activation finit sans attaque : il subit 2 dégâts, et une autre figurine de son groupe attaque aussitôt.
summary-timeontherack = Quand un héros finit un tour hors de combat, posez ici un jeton Héros de n’importe quel héros. Chaque jeton réduit de 1 l’Endurance du héros dont il vient (jamais sous 0) jusqu’à la fin de la quête.
summary-sadist = À jouer au début du tour du Seigneur du Mal. Les déclenchements coûtent 1 menace de moins tant que cette carte reste épuisée ; les achats, non.
summary-summonzarihell = Zarihell rejoint un groupe ouvert comme maître, à la place d’un maître et de deux sbires. Une fois l’agent vaincu, cette carte est de nouveau face cachée et peut être achetée à nouveau.

# --- Burning Ambition

summary-inferno = À annoncer avant qu’un monstre lance les dés d’une attaque : elle touche aussi chaque figurine à côté de la cible. Un monstre Chaud récupère ensuite 1 dégât par figurine touchée.
summary-enkindle = Un groupe de monstres compte comme Chaud pour cette rencontre ; un jeton sur sa carte Monstre le rappelle.
summary-tasteoftheforbidden = Qui joue un héros peut épuiser cette carte avant de lancer les dés d’une attaque : elle inflige 2 dégâts de plus, et le Seigneur du Mal gagne 1 menace.
summary-scorchingpresence = Tant que cette carte reste épuisée, un héros qui entre dans une case à côté d’un monstre Chaud subit 1 dégât.
summary-shiftingearth = Au début de votre tour, choisissez une case : chaque héros à 3 cases ou moins d’elle teste sa Puissance ou sa Perception, comme vous le dites pour chacun. Déplacez de 2 cases ceux qui échouent.
summary-ynfernaelbonds = Pour l’attaque d’un monstre : vous pouvez mesurer la portée et la ligne de vue depuis un autre monstre de son groupe.
summary-demonsbargain = À la fin de votre tour, proposez à un héros hors de combat de récupérer autant de dégâts et de fatigues que vous le dites. Si le héros accepte, gagnez 3 menaces ; sinon, cette carte est de nouveau prête.
summary-blazingrage = Pour un monstre que vous activez : il peut attaquer une fois de plus ce tour-ci, et à la fin de son activation il subit 2 dégâts par attaque effectuée. Un monstre Chaud peut relancer 1 dé à chacune d’elles.
summary-crushingexhaustion = À la fin de votre tour, chaque héros teste sa Puissance ou sa Volonté, comme vous le dites ; qui échoue reçoit un jeton et subit, à la fin de chacun de ses tours, autant de fatigues que son Endurance. Un repos permet de refaire le test pour s’en défaire ; être mis hors de combat y met fin aussi.
summary-summongarganmirklace = Gargan Mirklace rejoint un groupe ouvert à la place du groupe entier. Une fois l’agent vaincu, cette carte est de nouveau face cachée et peut être achetée à nouveau.

# --- Cursed By Power

summary-darkpact = Après la première mise en place d’une quête, les héros posent ici le jeton de l’un d’eux, jusqu’à la fin de la quête. Quand ce héros subit des dégâts, la personne qui le joue peut épuiser cette carte pour en subir jusqu’à 2 de moins ; vous gagnez 1 menace.
summary-greaterpower = Une fois lancés les dés de l’attaque d’un monstre, défaussez la première carte de votre paquet Seigneur du Mal : l’attaque inflige 2 dégâts de plus, ou 3 de plus si c’était une carte Magie.
summary-darkmark = Après la première mise en place d’une quête, les héros posent ici le jeton de l’un d’eux, jusqu’à la fin de la quête. Quand un héros subit des dégâts, épuisez cette carte : ces dégâts sont annulés, et le héros dont le jeton est ici en subit 2 à la place.
summary-graspinggrave = Pour un héros qui se relève ou que l’on ranime : on ne lance que 1 dé rouge au lieu de 2.
summary-masques = À annoncer avant qu’un héros lance les dés d’une attaque : l’attaque est ratée.
summary-mysticmight = Après avoir joué une carte Magie, posez ici un jeton Fatigue. Plus tard, une fois des dés lancés, vous pouvez en retirer un pour 2 dégâts de plus à une attaque ou 2 boucliers de plus à une défense ; ce qui reste part à la fin de la quête.
summary-thaumaturgy = À la fin de votre tour, défaussez une carte Magie de votre main : prenez une autre carte Magie dans la défausse, montrez-la et gardez-la.
summary-boltfromtheblue = Attaquez un héros de votre choix avec un dé bleu et un dé jaune ; une portée de moins de 4 est un raté. Poussées : 2 de portée de plus, ou 2 dégâts de plus.
summary-cabal = Choisissez un groupe de monstres et posez cette carte à côté de sa carte Monstre. Avec une poussée, ses maîtres infligent 1 dégât de plus par autre monstre du groupe à 3 cases ou moins de la cible, 4 au plus.
summary-summonlordmerickfarrow = Lord Merick Farrow rejoint un groupe ouvert à la place d’un maître. Une fois l’agent vaincu, cette carte est de nouveau face cachée et peut être achetée à nouveau.

# --- Dark Illusions

summary-misdirection = Pour l’attaque ratée d’un monstre : relancez le dé d’attaque et, pour un monstre Maudit, aussi un dé de pouvoir. Si elle inflige finalement des dégâts, le monstre peut se déplacer de 1 case.
summary-taintedblood = Un de vos groupes de monstres compte comme Maudit pour cette rencontre ; un jeton sur sa carte Monstre le rappelle.
summary-intricateschemes = Chaque fois que le choix de la prochaine quête vous revient, vous pouvez le laisser aux héros et gagner 3 menaces.
summary-malediction = À déclencher à la fin de votre tour. Tant que cette carte reste épuisée, une attaque contre un monstre Maudit inflige 1 dégât de plus, et coûte ensuite 1 dégât et 1 fatigue au héros qui attaque.
summary-mirage = Quand l’attaque d’un héros n’inflige aucun dégât, déplacez une de ses cibles dans une case vide à 3 cases ou moins. Si c’est un monstre Maudit, le héros qui attaque subit 1 fatigue.
summary-enthrall = Au début de votre tour, choisissez un monstre : chaque héros qu’il voit teste sa Volonté, avec 1 bouclier de plus si le monstre est Maudit. Vous pouvez déplacer de 2 cases ceux qui échouent.
summary-phantasm = À annoncer avant qu’un héros lance les dés contre un maître Maudit. Tant que cette carte reste épuisée, une attaque contre ce monstre demande 3 de portée en plus du reste, sinon elle est ratée.
summary-darknessfalls = Au début de votre tour, et jusqu’au suivant : les attaques à distance ne voient pas au-delà de 2 cases. Les monstres Maudits, les lieutenants et les agents n’en sont pas gênés.
summary-ritualcontinues = Chaque rencontre commence avec autant de jetons Fatigue ici qu’il y a de héros, et un maître peut en retirer un par une action. S’il n’en reste aucun à la fin de la rencontre, gagnez 2 menaces ; ceux qui restent partent.
summary-summonariad = Ariad rejoint un groupe ouvert à la place d’un maître et d’un sbire. Une fois l’agent vaincu, cette carte est de nouveau face cachée et peut être achetée à nouveau.

# --- Dragon's Greed

summary-mineallmine = À la fin de chaque rencontre, un jeton de la réserve va ici pour chaque jeton Fouille encore sur le plateau. À la fin de la quête, remettez cette carte dans la boîte et gagnez-les tous, ou gardez-la et défaussez-les.
summary-terrifyingpresence = À déclencher au début de votre tour. Tant que cette carte reste épuisée, chaque attribut d’un héros à 3 cases ou moins d’un monstre énorme ou massif est réduit de 1, jamais sous 1.
summary-ironhardscales = Pour un monstre attaqué, avant que les dés soient lancés : 2 boucliers de plus, et un troisième si un dé montre une face vide.
summary-jealousrage = Quand un héros déclare une fouille, placez à côté de ce héros un monstre situé à 5 cases ou moins ; il attaque aussitôt. Si le héros tient encore debout, il continue ensuite.
summary-massivebulk = Quand un monstre énorme ou massif finit ou interrompt son mouvement, il peut retomber sur des héros : chacun est déplacé vers la case vide la plus proche, et le monstre subit 1 dégât par héros.
summary-punishtheweak = À déclencher au début de votre tour. Tant que cette carte reste épuisée, une poussée permet à un monstre d’infliger 1 dégât de plus par case de son socle au-delà de la Puissance de la cible.
summary-auriumplating = Posez cette carte à côté de la carte Monstre d’un groupe énorme ou massif : chacun de ses monstres a 2 de Santé de plus, et la perforation est sans effet sur lui.
summary-valyndrasshadow = À la fin de votre tour, un jeton marque un héros. Au début de votre prochain tour, attaquez ce héros comme le ferait l’agent Valyndra. Pas dans une quête avec Valyndra, lieutenant ou agent.
summary-guardiansofthehoard = Posez ici autant de vos propres jetons de menace que vous voulez ; aucun ne peut être dépensé avant leur retour à la fin de la rencontre. Tant qu’ils sont plus nombreux que les monstres énormes et massifs sur le plateau, chacun de ceux-ci inflige 1 dégât de plus.
summary-summonvalyndra = Valyndra rejoint un groupe ouvert à la place d’un maître et de deux sbires. Une fois l’agent vaincu, cette carte est de nouveau face cachée et peut être achetée à nouveau.

# --- Endless Thirst

summary-bloodline = Choisissez deux monstres : l’un subit 2 dégâts, l’autre en récupère 1. Si les deux sont Sombres, le premier en subit 1 de moins.
summary-baddreams = À la fin du voyage, chaque héros teste sa Volonté ; un échec coûte 2 fatigues.
summary-nightsembrace = Un de vos groupes de monstres compte comme Sombre pour cette rencontre ; un jeton sur sa carte Monstre le rappelle.
summary-fangsinthedark = Pour un monstre dont l’attaque a infligé des dégâts : il en récupère 2, ou 3 s’il est Sombre.
summary-powerofblood = Quand un petit monstre déclare une action de mouvement, il se déplace de 1 case de plus. Un monstre Sombre inflige aussi 1 dégât de plus à chaque attaque tant que cette carte reste épuisée.
summary-nighttimehunt = Avant que les dés d’une attaque soient lancés : un monstre Sombre qui attaque ajoute un dé jaune, un monstre Sombre attaqué ajoute un dé noir.
summary-scentofblood = Pour une attaque contre un héros qui a 6 dégâts ou plus, avant que les dés soient lancés : une poussée peut ajouter 3 dégâts, et un monstre Sombre peut relancer une fois le dé d’attaque.
summary-tasteofsuffering = Pour un monstre qui a mis un héros hors de combat : un jeton le marque, et chaque monstre marqué a 1 de Santé de plus par héros. Un monstre Sombre peut aussitôt se déplacer jusqu’à concurrence de sa Vitesse.
summary-ladyscare = Choisissez un monstre et lancez un dé rouge : il récupère autant de dégâts que le dé en montre. S’il est Sombre, les autres de son groupe en récupèrent 1 chacun.
summary-summonladyelizafarrow = Lady Eliza Farrow rejoint un groupe ouvert à la place d’un maître. Une fois l’agent vaincu, cette carte est de nouveau face cachée et peut être achetée à nouveau.

# --- First Legion

summary-strengthinnumbers = Pour l’attaque d’un petit monstre, avant que les dés soient lancés : elle reçoit perforation 1 par monstre de son groupe à côté de la cible.
summary-retribution = Quand une même attaque a vaincu au moins deux petits monstres, un monstre de l’un de leurs groupes se déplace aussitôt jusqu’à concurrence de sa Vitesse et attaque, avec perforation 1 par monstre tombé.
summary-swarmingtide = À déclencher à la fin de votre tour. Tant que cette carte reste épuisée, chaque héros teste sa Volonté au début de son tour ; un échec coûte 1 fatigue par monstre à côté de ce héros.
summary-threateningmasses = Pour un héros qui entre dans une case vide à côté d’un monstre : soit il finit aussitôt son tour, soit il teste sa Puissance. Un échec vous rapporte 1 menace par monstre à côté de ce héros.
summary-camaraderie = Un jeton sur sa carte Monstre marque un groupe pour cette rencontre. Un héros qui attaque un petit monstre à côté d’un autre petit monstre de ce groupe subit 1 fatigue une fois les dés lancés, ou ne dépense aucune poussée.
summary-fealty = À déclencher à la fin de votre tour. Tant que cette carte reste épuisée, un petit sbire à côté d’un maître ou d’un lieutenant attaqué peut, une fois les dés lancés, subir 5 dégâts pour lui donner 2 boucliers de plus.
summary-defensiveposition = À la fin de votre tour, un jeton marque une tuile. Tant que cette carte reste épuisée, chaque case de cette tuile où un héros entre coûte 1 point de mouvement de plus. Elle est de nouveau prête dès qu’il s’y trouve plus de héros que de monstres.
summary-risetothechallenge = Pour un petit maître vaincu : tant que cette carte reste épuisée, les sbires de son groupe ont la Vitesse, la Santé, la défense, les poussées et les dés d’attaque du maître.
summary-loyaltyrewarded = Choisissez un de vos groupes ouverts : tant que cette carte reste épuisée, ses petits monstres ont 1 de Santé de plus.
summary-summonardusixerebus = Ardus Ix'Erebus rejoint un groupe ouvert à la place d’un maître et d’un sbire. Une fois l’agent vaincu, cette carte est de nouveau face cachée et peut être achetée à nouveau.

# --- Goblin Uprising

summary-spiritedretreat = Quand un petit monstre Sauvage déclare une action de mouvement, il se déplace de 1 case de plus, et encore de 1 s’il finit cette action à 3 cases ou moins d’un héros.
# Also a card of Tangled Web.
summary-feralinstincts = Un de vos groupes de monstres compte comme Sauvage pour cette rencontre ; un jeton sur sa carte Monstre le rappelle.
summary-overfed = Tant que cette carte reste épuisée, chaque monstre Sauvage a 2 de Santé de plus et 1 de Vitesse de moins.
summary-meatshield = Pour un monstre sur le point de subir des dégâts : un monstre voisin de votre choix les subit tous à sa place.
summary-emergencyrations = Choisissez un monstre et lancez un dé rouge : il récupère autant de dégâts que le dé en montre, et 1 de plus s’il est Sauvage.
summary-diveintocover = Pour un monstre qui a survécu à l’attaque d’un héros : il peut aussitôt se déplacer de 3 cases. S’il est Sauvage, il ajoute aussi un dé noir à sa défense jusqu’à votre prochain tour, et un jeton le marque.
summary-goblinambush = Quand un héros entre dans une case vide, attaquez-le comme le ferait un maître archer gobelin ; une portée de moins de 4 est un raté.
summary-raidedarmory = Au début de votre tour, posez cette carte à côté de la carte Monstre d’un groupe. Tant qu’elle reste épuisée, les attaques du groupe reçoivent 1 poussée de plus et ses défenses 1 bouclier de plus ; un groupe Sauvage inflige aussi 1 dégât de plus.
summary-scavenge = À déclencher au début de votre tour. Tant que cette carte reste épuisée, un monstre dans la case d’un héros hors de combat, ou à côté, peut par une action poser ici un jeton de la réserve, 6 au plus en tout. Ils sont à vous à la fin de la quête.
summary-summonsplig = Splig rejoint un groupe ouvert à la place d’un maître. Une fois l’agent vaincu, cette carte est de nouveau face cachée et peut être achetée à nouveau.

# --- Hybrid Loyalty

summary-dualtraining = Accompagne votre Frenzy ou votre Dash sur un monstre. Avec Frenzy, tout son groupe inflige 1 dégât de plus à chaque attaque ce tour-ci ; avec Dash, chacun des autres de son groupe peut aussitôt se déplacer de 1 case.
summary-fightwithhonor = Défaussez une carte Piège de votre main : la prochaine carte Complot que vous déclenchez coûte 1 menace de moins, mais jamais moins de 0.
summary-cutadeal = S’ajoute aux récompenses de la quête : 25 pièces d’or pour les héros, quel que soit le camp gagnant, et pour vous 1 menace s’ils ont gagné ou 2 menaces si c’est vous.
summary-showofforce = À déclencher quand vous avez mis un héros hors de combat, avant d’en prendre la récompense. Tant que cette carte reste épuisée, chaque jeton de menace que vous gagnez vous fait aussi piocher une carte Seigneur du Mal.
summary-makeourownluck = Accompagne votre Dark Fortune : le dé relancé montre la face qui vous plaît le plus.
summary-endit = Accompagne votre Critical Blow : l’attaque reçoit 1 poussée de plus.
summary-bribery = Une fois votre Dark Charm terminée, reprenez-la en main et jouez-la de nouveau aussitôt, sur un autre héros.
summary-resourceful = Au début de votre tour, renoncez à la carte que vous piocheriez : posez une carte de base de votre choix, prise dans la défausse, sur le dessus de votre paquet Seigneur du Mal.
summary-hazardpay = Quand vous placez des renforts, payez un monstre de plus d’un groupe que vous pouvez renforcer, dans sa limite : 1 menace pour un petit, 2 pour un moyen, 3 pour un énorme, 4 pour un massif.
summary-summonbelthir = Belthir rejoint un groupe ouvert à la place d’un maître et d’un sbire. Une fois l’agent vaincu, cette carte est de nouveau face cachée et peut être achetée à nouveau.

# --- Raging Infection

summary-plaguerelease = Pour un héros empoisonné ou malade qui est mis hors de combat : les héros à 3 cases ou moins testent leur Puissance s’il était empoisonné, et sont empoisonnés en cas d’échec ; leur Volonté s’il était malade, et sont malades en cas d’échec.
summary-infected = Posez cette carte à côté de la carte Monstre d’un groupe : tant qu’elle reste épuisée, ses maîtres peuvent dépenser une poussée pour rendre une cible malade.
summary-envenom = Posez cette carte à côté de la carte Monstre d’un groupe : tant qu’elle reste épuisée, ses maîtres peuvent dépenser une poussée pour empoisonner une cible.
summary-massmutation = Au début de votre tour, chaque héros perd tous ses états ; chacun d’eux vous rapporte 1 menace, 4 au plus.
summary-afflictionaura = Un jeton marque un monstre : un héros dont le tour commence à 5 cases ou moins de lui est malade.
summary-fetidstench = Pour un héros qui réussit le test pour ne pas être empoisonné ou malade : c’est un échec à la place.
summary-weaknesswithin = Tant que cette carte reste épuisée, un héros empoisonné ou malade qui échoue à un test d’attribut subit 1 dégât en plus du reste.
summary-weakenedspirit = Pour un héros mis hors de combat : un jeton le marque jusqu’à la fin de la quête. Les héros marqués ont 1 de Volonté de moins tant qu’ils sont malades et 1 de Puissance de moins tant qu’ils sont empoisonnés, jamais sous 1.
summary-virulentcloud = Chaque héros empoisonné subit 1 dégât, chaque héros malade 1 fatigue.
summary-summonbolgoreth = Bol'Goreth rejoint un groupe ouvert à la place d’un maître et de deux sbires. Une fois l’agent vaincu, cette carte est de nouveau face cachée et peut être achetée à nouveau.

# --- Seeds of Betrayal

summary-solepurpose = Quand vous réduisez votre paquet Seigneur du Mal pour une quête, vous pouvez descendre à 13 cartes au lieu de 15.
summary-scryingandplotting = Votre main de départ ne se pioche pas, elle se choisit : prenez dans le paquet Seigneur du Mal une carte de votre choix par héros, puis mélangez le reste.
summary-rushofpower = À déclencher au début de votre tour ; à la fin de celui-ci, piochez 2 cartes Seigneur du Mal.
summary-twoprongedgambit = Cachez sous cette carte un côté d’un jeton : menace mise sur le Seigneur du Mal, fortune sur les héros. Il est retourné à la fin de la quête, et avoir misé sur le camp gagnant rapporte 3 menaces.
summary-nefariouspower = Pour le test d’attribut d’un héros qui vient d’être lancé : comptez 1 bouclier de plus.
summary-alwaysprepared = Au début de votre tour, défaussez jusqu’à 2 cartes Seigneur du Mal de votre main et piochez-en autant.
summary-falsefriends = Tant que cette carte reste épuisée, la prochaine étape Achats des héros présente 2 cartes Objet de la boutique de moins.
summary-troubleontheroad = Après le voyage, chaque héros teste un attribut que vous nommez pour chacun. Un échec le laisse étourdi (Puissance, Savoir), malade (Perception) ou empoisonné (Volonté).
summary-meticulousplanning = Pour un héros qui a pioché une carte Fouille et la garde : cette carte va sous le paquet, et le héros prend la suivante à la place.
summary-summonbaronzachareth = Baron Zachareth rejoint un groupe ouvert à la place d’un maître et d’un sbire. Une fois l’agent vaincu, cette carte est de nouveau face cachée et peut être achetée à nouveau.

# --- Silent Protector

summary-brethren = Quand vous activez un groupe Civilisé, choisissez deux de ses monstres : le premier effectue une action de moins ce tour-ci, le second peut en effectuer une de plus.
summary-diplomatic = Un de vos groupes de monstres compte comme Civilisé pour cette rencontre ; un jeton sur sa carte Monstre le rappelle.
summary-curativespirit = À déclencher au début de votre tour. Tant que cette carte reste épuisée, un maître Civilisé peut, par une action, attaquer de telle sorte que, si l’attaque inflige des dégâts, le maître et un monstre à 3 cases ou moins en récupèrent 2 chacun.
summary-travelersrest = À déclencher à la fin de votre tour. Tant que cette carte reste épuisée, aucun héros ne peut subir de fatigue pour des points de mouvement.
summary-pitytheweak = Pour un héros qui attaque un monstre ayant des dégâts, avant que les dés soient lancés : le héros subit 1 fatigue et teste sa Volonté ; un échec retire 1 poussée à l’attaque. Un monstre Civilisé qui survit peut se déplacer de 2 cases.
summary-pacify = À annoncer avant qu’un monstre lance les dés d’une attaque contre un héros : à moins qu’elle soit ratée, le héros est étourdi.
summary-sharedburdens = Pour un monstre sur le point de subir 2 dégâts ou plus : réduisez-les, à 1 au moins, et répartissez à votre gré ce que vous retirez entre les monstres de son groupe.
summary-powerinmourning = Quand un maître est vaincu, posez ici 2 jetons de la réserve, 8 au plus en tout. Ils sont à vous à la fin de la quête.
summary-oathofsilence = Un jeton marque un monstre. Tant que cette carte reste épuisée, il n’effectue que des actions de mouvement, et à la fin de chacun de vos tours chaque monstre à 3 cases ou moins de lui récupère 2 dégâts.
summary-summonserena = Serena rejoint un groupe ouvert à la place d’un maître. Une fois l’agent vaincu, cette carte est de nouveau face cachée et peut être achetée à nouveau.

# --- Skulduggery

summary-pettytheft = À déclencher au début de votre tour. Tant que cette carte reste épuisée, un monstre peut dépenser 2 points de mouvement pour retourner un jeton Fouille à côté de lui ; sauf si c’est le jeton unique, il l’emporte, et le laisse là où il meurt.
summary-concealment = Quand vous activez un monstre qui porte un jeton Fouille, regardez les deux premières cartes Fouille : l’une retourne sur le paquet, l’autre dessous. Quand un de vos tours commence, 1 menace rend cette carte prête.
summary-slippery = Pour un monstre que vous activez : il peut traverser des cases occupées par des ennemis pour 1 point de mouvement de plus chacune, mais doit finir dans une case vide. S’il porte un jeton Fouille, cette carte est de nouveau prête à la fin de son activation.
summary-distraction = Quand un héros attaque un monstre qui porte un jeton Fouille, posez ce jeton à côté du héros, qui le fouille au lieu d’attaquer et est étourdi. Vous pouvez ensuite déplacer le monstre de 2 cases au plus.
summary-foiledagain = Pour un héros qui a pioché une carte Fouille et la garde : mettez-la de côté, le héros en pioche une autre, puis reposez la première sur le paquet.
summary-covetous = À déclencher quand un héros pioche une carte Fouille. Tant que cette carte reste épuisée, les attaques contre les héros qui ont une carte Fouille face visible reçoivent 1 poussée de plus.
summary-guardedtreasure = Les monstres qui portent un jeton Fouille ont 1 bouclier de plus en défense. Si l’un d’eux en porte encore un à la fin d’une rencontre, gagnez 1 menace.
summary-cursedtreasure = Quand un héros à 3 cases ou moins d’un monstre fouille, posez ici un jeton de la réserve, 4 au plus en tout. Ils sont à vous à la fin de la quête.
summary-baitandswitch = Quand un héros entre dans une case vide à côté d’un jeton Fouille, un petit monstre à 5 cases ou moins du jeton échange sa place avec lui et peut aussitôt attaquer ce héros ; puis le tour continue.
summary-summonraythen = Raythen rejoint un groupe ouvert à la place d’un maître. Une fois l’agent vaincu, cette carte est de nouveau face cachée et peut être achetée à nouveau.

# --- Tangled Web

summary-naturalcamouflage = Tant que cette carte reste épuisée, chaque face vide qu’un monstre Sauvage obtient en défense compte comme 1 bouclier.
summary-webofdeception = Quand un héros reçoit un état, échangez-le contre un autre de votre choix.
summary-entanglingweave = À la fin de votre tour, posez cette carte à côté de la carte Monstre d’un groupe. Tant qu’elle reste épuisée, une case à côté d’un de ces monstres coûte à un héros 1 point de mouvement de plus.
summary-unsafepassage = Une fois une de vos cartes Piège résolue, reprenez-la en main.
summary-hiddenpredator = Tant que cette carte reste épuisée, un monstre Sauvage attaque avec perforation 2 si la cible ne pouvait pas le voir au début de son activation.
summary-embracedarkness = Gagnez 1 menace par héros actuellement hors de combat.
summary-solitaryprey = Pour une attaque contre un héros sans autre héros à côté, avant que les dés soient lancés : 2 dégâts de plus, et perforation 1 de la part d’un monstre Sauvage.
summary-savageexploitation = Quand une carte Piège a pris un héros pendant son propre tour, un monstre Sauvage peut aussitôt l’attaquer ; puis le tour continue.
summary-summonqueenariad = Queen Ariad rejoint un groupe ouvert à la place du groupe entier. Une fois l’agent vaincu, cette carte est de nouveau face cachée et peut être achetée à nouveau.

# --- The Fallen Elite

summary-armorofdarkness = Pour un monstre attaqué, une fois les dés lancés : 2 boucliers de plus.
summary-trialofknighthood = À annoncer avant qu’un maître lance les dés d’une attaque. Si cette attaque met hors de combat un héros dont la Puissance est de 4 ou plus, gagnez 2 menaces.
summary-veterancouncil = À la fin de cette rencontre, gagnez 1 menace par maître encore sur le plateau, 3 au plus.
summary-fightinformation = Pour un monstre attaqué, avant que les dés soient lancés : 1 bouclier de plus par voisin de son propre groupe, 3 au plus. S’il ne subit aucun dégât, gagnez 1 menace.
summary-unkillable = Pour un maître vaincu : un sbire de son groupe prend sa place, dans la limite du groupe.
summary-knighttraining = Après chaque mise en place, posez cette carte à côté de la carte Monstre d’un groupe de petits monstres. Épuisée quand l’un d’eux est attaqué, elle vous permet de relancer 1 dé de défense, alors et à chaque attaque suivante contre le groupe tant qu’elle reste épuisée.
summary-darkchampions = Tant que cette carte reste épuisée, chaque maître a 2 de Santé de plus, ajoute un dé brun à sa défense et peut dépenser une poussée pour 2 dégâts de plus.
summary-vengefulresolve = Après chaque mise en place, posez cette carte à côté de la carte Monstre d’un groupe de petits monstres. Épuisée à la fin de votre tour, elle coûte à un héros 1 dégât par attaque qui blesse un monstre du groupe, tant qu’elle reste épuisée.
summary-refusetodie = Au début de votre tour, un jeton marque un monstre de votre choix. Tant que cette carte reste épuisée, il a 2 de Santé de plus, et il récupère 2 dégâts au début de chacun de vos tours.
summary-summonsiralricfarrow = Sir Alric Farrow rejoint un groupe ouvert à la place d’un maître et d’un sbire. Une fois l’agent vaincu, cette carte est de nouveau face cachée et peut être achetée à nouveau.

# --- Twisted Soul

summary-whatdoesntkill = Pour un monstre qui a subi des dégâts et vit encore : il en récupère 1, et un jeton le marque. Les monstres marqués ajoutent un dé brun à leur défense.
summary-possessivenature = À déclencher avec Summon Skarn : gagnez 1 menace par relique que les héros et le Seigneur du Mal ont en jeu. Puis cette carte va dans la boîte.
summary-bitterrage = À déclencher au début de votre tour. Tant que cette carte reste épuisée, les monstres marqués d’un jeton infligent 2 dégâts de plus à chaque attaque.
summary-desolation = À déclencher au début de votre tour. Jusqu’à la fin de celui-ci, un héros qui subit de la fatigue en subit chaque fois 1 de plus.
summary-thickscars = À déclencher au début de votre tour. Tant que cette carte reste épuisée, les monstres marqués d’un jeton ont 2 de Santé de plus.
summary-thunderousfall = Pour un monstre énorme ou massif vaincu par des dégâts : les héros à côté de lui sont étourdis.
summary-delusionalpath = Pour un héros qui entre dans une case vide à 5 cases au moins de tous les autres héros : ce héros teste sa Volonté. En cas d’échec, vous pouvez le déplacer jusqu’à concurrence de sa Vitesse ; puis le tour continue.
summary-unknownorigin = À déclencher avec Summon Skarn : chaque héros teste son Savoir, et chaque échec vous rapporte 1 menace.
summary-faithfulguardian = Quand l’agent Skarn est vaincu, gagnez 3 menaces.
summary-summonskarn = Skarn rejoint un groupe ouvert à la place d’un maître et de deux sbires. Une fois l’agent vaincu, cette carte est de nouveau face cachée et peut être achetée à nouveau.

# --- Unseen Legions

summary-mouthstofeed = Pour un monstre de 4 de Santé ou moins (6 à l’acte II) qui a mis un héros hors de combat : gagnez 1 menace. À l’acte II, toutes les cartes de ce paquet qui demandent 4 de Santé en demandent 6 à la place.
summary-infestation = Quand vous placez un monstre en renfort, un sbire du même groupe de 4 de Santé ou moins (6 à l’acte II) peut l’accompagner, dans une case à côté et dans la limite du groupe.
summary-ineveryshadow = Quand un héros ouvre une porte ou fouille, défaussez une carte Piège de votre main : ce héros teste sa Perception. En cas d’échec, un monstre de 4 de Santé ou moins (6 à l’acte II) l’attaque de là où il se trouve.
summary-enviousswarm = À déclencher au début de votre tour. Tant que cette carte reste épuisée, les monstres de 4 de Santé ou moins (6 à l’acte II) peuvent, par une action, attaquer un héros équipé d’une relique, pour 1 dégât de plus.
summary-fleethelight = À déclencher à la fin de votre tour, et jusqu’au suivant : quand un héros à 3 cases ou moins d’un monstre de 4 de Santé ou moins (6 à l’acte II) subit de la fatigue pour se déplacer, ce monstre peut aussitôt se déplacer de 1 case.
summary-ignoblesacrifice = Pour une attaque qui touche plusieurs monstres d’un même groupe, avant que les dégâts soient infligés : l’un d’eux, de votre choix, les subit tous.
summary-initiation = Pour un sbire de 4 de Santé ou moins (6 à l’acte II) qui a mis un héros hors de combat : un jeton le marque, et tant qu’il n’est pas vaincu il compte comme un maître de son groupe pour les valeurs, les capacités et les dés.
summary-intotheshadows = Quand vous activez un monstre de 4 de Santé ou moins (6 à l’acte II), posez-le plutôt sur cette carte. Quand un héros déclare un repos, tous ceux qui sont ici se placent à côté de ce héros, et chacun peut attaquer. À la fin de la rencontre, ils disparaissent.
summary-alwayswatching = Tant que cette carte reste épuisée, regardez la première carte de votre paquet Seigneur du Mal au début de chacun de vos tours, et laissez-la là ou mettez-la dessous.
summary-summonverminous = Verminous rejoint un groupe ouvert à la place d’un maître. Une fois l’agent vaincu, cette carte est de nouveau face cachée et peut être achetée à nouveau.

# --- Unstable Forces

summary-wildenergy = À annoncer avant qu’un maître lance les dés d’une attaque : 1 poussée de plus, et vous pouvez défausser 1 menace. Si vous ne l’avez pas fait et que l’attaque n’inflige aucun dégât, vous défaussez quand même 1 menace, et le monstre est vaincu.
summary-pariah = Posez cette carte à côté de la carte Monstre d’un groupe : tant qu’elle reste épuisée, un de ses maîtres peut être activé avec un autre groupe au lieu du sien.
summary-explosivefall = Pour un monstre vaincu : chaque figurine à 3 cases ou moins de lui subit 2 dégâts.
summary-mortalcoil = Pour un maître vaincu : un jeton Fatigue garde sa case. Au début de votre prochain tour, un maître de son groupe prend la place du jeton, dans la limite du groupe.
summary-powerandsacrifice = Avant de lancer les dés d’une attaque, un maître peut subir 1 ou 2 dégâts, si cela ne suffit pas à le vaincre : l’attaque en inflige autant de plus.
summary-descendtomadness = À la fin de votre tour, les héros testent leur Savoir ou leur Volonté, l’un après l’autre, comme vous le dites, jusqu’à une réussite. Chaque échec vous rapporte 1 menace.
summary-loveofchaos = Un de vos maîtres sur le plateau est aussitôt vaincu : gagnez 2 menaces, ou 3 s’il était grand.
summary-onslaught = Au début de votre tour, posez cette carte à côté de la carte Monstre d’un groupe : tant qu’elle reste épuisée, ses monstres peuvent attaquer avec les deux actions d’un tour.
summary-soulensnare = À déclencher à la fin de votre tour. Tant que cette carte reste épuisée, chaque fois qu’un héros hors de combat récupère des dégâts, chaque héros à 3 cases ou moins de lui en subit 1.
summary-summontristayneolliven = Tristayne Olliven rejoint un groupe ouvert à la place d’un maître et d’un sbire. Une fois l’agent vaincu, cette carte est de nouveau face cachée et peut être achetée à nouveau.

# --- Vital Essence

summary-broken = Pour un héros mis hors de combat : au lieu de 1 menace ou d’une carte Seigneur du Mal, posez un jeton de la réserve sur une de ses cartes Classe à coût de fatigue. Les cartes Classe avec jetons coûtent 1 fatigue de plus ; tous les jetons partent à la fin de la quête.
summary-lastwords = Pour un héros qui a vaincu un lieutenant ou un agent : posez un jeton sur une de ses cartes Classe à coût de fatigue. Puis ce héros subit 1 fatigue par jeton sur l’ensemble de ses cartes Classe.
summary-nointerference = À déclencher au début de votre tour. Jusqu’à la fin de celui-ci, un héros qui utilise une carte Classe portant un jeton subit 3 dégâts.
summary-dangerousknowledge = Quand un héros vous a fait défausser une carte Seigneur du Mal ou en remettre une sur le paquet, ce héros teste son Savoir. Une réussite vous rapporte 1 menace ; un échec coûte à ce héros autant de dégâts que les boucliers dépassent son Savoir.
summary-plagueofthemind = À la fin de votre tour, un jeton marque un héros jusqu’à ce que cette carte soit de nouveau prête. Pour chaque carte Classe avec jetons que ce héros redresse, il subit un état de votre choix, ou la laisse épuisée.
summary-worndown = Pour un héros qui a utilisé une carte Classe à coût de fatigue : posez dessus un jeton de la réserve.
summary-slowbones = À déclencher au début de votre tour. Tant que cette carte reste épuisée, chaque héros a 1 de Vitesse de moins par jeton sur l’ensemble de ses cartes Classe, jamais sous 1.
summary-bleeditout = Pour un héros qui a utilisé une carte Classe portant un jeton : un jeton quitte cette carte, et ce héros subit 1 dégât et 1 fatigue.
summary-investintheflesh = À la fin de la quête, gagnez 1 menace par héros qui avait un jeton sur une carte Classe.
summary-summonkyndrithul = Kyndrithul rejoint un groupe ouvert à la place d’un maître et de deux sbires. Une fois l’agent vaincu, cette carte est de nouveau face cachée et peut être achetée à nouveau.

# --- agents' abilities

ability-influence = Désignez une figurine à côté de l’agent : la personne qui la contrôle choisit une action, que cette figurine effectue aussitôt. Une seule fois par manche.
ability-subjugate = Si l’attaque a infligé 1 dégât ou plus, la cible subit un état au choix du Seigneur du Mal.
ability-2damage = L’attaque inflige 2 dégâts de plus.
ability-3damage = L’attaque inflige 3 dégâts de plus.
ability-accuracy = L’agent voit au-delà des figurines qui se trouvent à côté de lui.
ability-agony = Un héros qui attaque à 3 cases ou moins de l’agent ne peut dépenser qu’une seule poussée.
ability-captivesoul = Juste avant que l’attaque de l’agent mette un héros hors de combat, le Seigneur du Mal peut faire attaquer ce héros comme un monstre ; alors seulement le héros est mis hors de combat.
ability-exploitagony = Chaque poussée qu’un héros laisse non dépensée lors d’une attaque à 3 cases ou moins de l’agent coûte 1 fatigue à ce héros.
