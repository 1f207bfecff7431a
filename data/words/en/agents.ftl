# Agent cards, as /agent show draws them and as a summons posts them.

agent-title = Agent { $agent }, act { $act }
agent-row = { $heroes } heroes: Speed { $speed }, Health { $health }, Defence { $defence }
agent-attack-melee = Melee attack: { $dice }
agent-attack-ranged = Ranged attack: { $dice }
agent-ability = - **{ $ability }**{ $also }{ $cost }: { $text }
agent-ability-also = {" "}(also { $names })
agent-bans = Not in an Interlude or a Finale, nor in a quest in which { $agent } appears{ $campaigns ->
        [none] .
       *[other] , nor in the campaign { $campaigns }.
    }
agent-bans-ariad = Nor where Queen Ariad is.
agent-bans-raythen = Nor where Raythen is in play as an ally or hero.
agent-bans-serena = Nor where Serena is in play as an ally or hero.
agent-bans-baronzachareth = Nor in Heirs of Blood once that lieutenant was sacrificed.
agent-bans-splig = Nor in Heirs of Blood once that lieutenant was sacrificed.
agent-bans-belthir = Nor in Heirs of Blood once that lieutenant was sacrificed.
agent-bans-valyndra = Valyndra's Shadow does not enter beside Valyndra as a lieutenant or agent either.
agent-cost-action = {" "}[action]
agent-cost-surge = {" "}[surge]
agent-see-your-card = see your card.
agent-abilities-unlisted = - Abilities: see your card.
agent-uncertain = -# Uncertain in the lists: { $what }. Your card decides.
agent-doubt-dice = dice
agent-doubt-abilities = abilities
agent-doubt-damage-icon = the +2 damage
agent-doubt-health = Health with two heroes
agent-version-transcribed = -# This agent is known in two versions, as the deck's costs are. These are the transcribed figures; `/campaign settings costs:printed` takes the printed ones.
agent-version-printed = -# This agent is known in two versions, as the deck's costs are. These are the printed figures; `/campaign settings costs:transcribed` takes the transcribed ones.
agent-single-source = -# Single source: these figures come from one public list only.
agent-unlisted = For the figures of { $agent }, see your card.
agent-which = Which agent do you want to see?
agent-select = Look at another agent
agent-button-act = Act { $act }
agent-button-heroes = { $heroes } heroes
