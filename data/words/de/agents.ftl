# Agent cards, as /agent show draws them and as a summons posts them.

agent-title = Anführer { $agent }, Akt { $act }
agent-row = { $heroes } Helden: Geschwindigkeit { $speed }, Lebenskraft { $health }, Verteidigung { $defence }
agent-attack-melee = Nahkampfangriff: { $dice }
agent-attack-ranged = Fernkampfangriff: { $dice }
agent-ability = - **{ $ability }**{ $also }{ $cost }: { $text }
agent-ability-also = {" "}(auch { $names })
agent-bans = Nicht in einem Intermezzo oder Finale und in keinem Abenteuer, in dem { $agent } vorkommt{ $campaigns ->
        [none] .
       *[other] ; auch nicht in der Kampagne { $campaigns }.
    }
agent-bans-ariad = Auch nicht, wo Queen Ariad ist.
agent-bans-raythen = Auch nicht, wo Raythen als Gefährte oder Held im Spiel ist.
agent-bans-serena = Auch nicht, wo Serena als Gefährtin oder Heldin im Spiel ist.
agent-bans-baronzachareth = Auch nicht in Heirs of Blood, sobald dieser Hauptmann geopfert wurde.
agent-bans-splig = Auch nicht in Heirs of Blood, sobald dieser Hauptmann geopfert wurde.
agent-bans-belthir = Auch nicht in Heirs of Blood, sobald dieser Hauptmann geopfert wurde.
agent-bans-valyndra = Valyndra's Shadow kommt auch nicht neben Valyndra als Hauptmann oder Anführer ins Spiel.
agent-cost-action = {" "}[Aktion]
agent-cost-surge = {" "}[Energie]
agent-see-your-card = siehe deine Karte.
agent-abilities-unlisted = - Fähigkeiten: siehe deine Karte.
agent-uncertain = -# In den Listen unsicher: { $what }. Deine Karte entscheidet.
agent-doubt-dice = die Würfel
agent-doubt-abilities = die Fähigkeiten
agent-doubt-damage-icon = die +2 Schaden
agent-doubt-health = die Lebenskraft bei zwei Helden
agent-version-transcribed = -# Dieser Anführer ist in zwei Fassungen bekannt, so wie die Kosten des Decks. Hier stehen die abgeschriebenen Werte; `/campaign settings costs:printed` nimmt die gedruckten.
agent-version-printed = -# Dieser Anführer ist in zwei Fassungen bekannt, so wie die Kosten des Decks. Hier stehen die gedruckten Werte; `/campaign settings costs:transcribed` nimmt die abgeschriebenen.
agent-single-source = -# Einzige Quelle: Diese Werte stammen aus nur einer öffentlichen Liste.
agent-unlisted = Die Werte von { $agent } stehen auf deiner Karte.
agent-which = Welchen Anführer willst du sehen?
agent-select = Einen anderen Anführer ansehen
agent-button-act = Akt { $act }
agent-button-heroes = { $heroes } Helden
