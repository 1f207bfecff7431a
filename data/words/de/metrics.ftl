### What the figures for Prometheus are, for whoever hosts the bot.

metric-overlord-interactions = Benutzte Befehle, Knöpfe und Formulare, nach ihrer Art und wie sie ausgingen
metric-overlord-interaction-seconds = Sekunden vom Benutzen eines Befehls, Knopfs oder Formulars bis zur Antwort
metric-overlord-database-seconds = Sekunden, die das Kampagnenprotokoll für eine Anfrage brauchte
metric-overlord-loop-stall-seconds = Sekunden, die die Ereignisschleife zu spät kam
metric-overlord-untold-moves = Eingaben, die auf das Erzählen warten, weil Discord sie nicht annimmt
metric-overlord-gateway-latency-seconds = Sekunden, bis Discord ein Lebenszeichen bestätigt, je Shard
