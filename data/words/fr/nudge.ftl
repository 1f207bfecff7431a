# Rappels de ce qu’une campagne attend depuis plus d’un jour.

nudge-question = { $who } : question ouverte depuis le { $since } : { $question }
nudge-hero-turn = { $who } : c’est à { $hero } de jouer, et rien ne s’est passé depuis le { $since }.
nudge-overlord-turn = { $who } : c’est au Seigneur du Mal de jouer, et rien ne s’est passé depuis le { $since }.
nudge-button = Voir la question
