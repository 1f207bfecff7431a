# Agent cards, as /agent show draws them and as a summons posts them.

agent-title = Agent { $agent }, acte { $act }
agent-row = { $heroes } héros : Vitesse { $speed }, Santé { $health }, Défense { $defence }
agent-attack-melee = Attaque au corps à corps : { $dice }
agent-attack-ranged = Attaque à distance : { $dice }
agent-ability = - **{ $ability }**{ $also }{ $cost } : { $text }
agent-ability-also = {" "}(aussi { $names })
agent-bans = Interdit dans un interlude ou une finale, et dans une quête où figure { $agent }{ $campaigns ->
        [none] .
       *[other] , ainsi que dans la campagne { $campaigns }.
    }
agent-bans-ariad = Interdit aussi là où se trouve Queen Ariad.
agent-bans-raythen = Interdit aussi là où Raythen est en jeu parmi les alliés ou les héros.
agent-bans-serena = Interdit aussi là où Serena est en jeu parmi les alliés ou les héros.
agent-bans-baronzachareth = Interdit aussi dans Heirs of Blood une fois ce lieutenant sacrifié.
agent-bans-splig = Interdit aussi dans Heirs of Blood une fois ce lieutenant sacrifié.
agent-bans-belthir = Interdit aussi dans Heirs of Blood une fois ce lieutenant sacrifié.
agent-bans-valyndra = Valyndra's Shadow n’entre pas non plus en jeu à côté de Valyndra, lieutenant ou agent.
agent-cost-action = {" "}[action]
agent-cost-surge = {" "}[poussée]
agent-see-your-card = voir votre carte.
agent-abilities-unlisted = - Capacités : voir votre carte.
agent-uncertain = -# Incertain dans les listes : { $what }. Votre carte fait foi.
agent-doubt-dice = les dés
agent-doubt-abilities = les capacités
agent-doubt-damage-icon = le +2 dégâts
agent-doubt-health = la Santé à deux héros
agent-version-transcribed = -# Cet agent est connu en deux versions, comme les coûts du paquet. Voici les valeurs transcrites ; `/campaign settings costs:printed` prend les valeurs imprimées.
agent-version-printed = -# Cet agent est connu en deux versions, comme les coûts du paquet. Voici les valeurs imprimées ; `/campaign settings costs:transcribed` prend les valeurs transcrites.
agent-single-source = -# Source unique : ces valeurs viennent d’une seule liste publique.
agent-unlisted = Pour les valeurs de l’agent { $agent }, voir votre carte.
agent-which = Quel agent voulez-vous voir ?
agent-select = Voir un autre agent
agent-button-act = Acte { $act }
agent-button-heroes = { $heroes } héros
