# Moves that are written and not told yet, and why.

waiting-moves = { $moves ->
        [one] 1 Eingabe wartet
       *[other] { $moves } Eingaben warten
    } noch darauf, erzählt zu werden: { $why } Sobald es geht, wird es nachgeholt.
waiting-forbidden = Der Bot darf in { $channel } nicht posten, und `/campaign doctor` sagt, was er dort braucht.
waiting-archived = Der Thread { $channel } ist archiviert, und jemand muss ihn wieder öffnen.
waiting-failing = Discord nimmt es gerade nicht an.
waiting-refused = Discord lehnt es ab, Fehler { $code }.
waiting-unexpected = Etwas ist schiefgegangen; wer den Bot hostet, findet es im Protokoll des Bots.
