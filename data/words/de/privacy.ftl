# What is stored of people, how somebody is no longer named, and who left.

former-player = jemand von früher

privacy-button = Meinen Namen entfernen
privacy-unknown = Keine Kampagne dieses Servers nennt dich, also gibt es nichts zu entfernen.
privacy-ask = Deinen Namen aus { $campaigns ->
        [one] der Kampagne entfernen, die dich
       *[other] den { $campaigns } Kampagnen entfernen, die dich
    } auf diesem Server { $campaigns ->
        [one] nennt
       *[other] nennen
    }? Im Protokoll { $entries ->
        [one] steht dann in 1 Eintrag
       *[other] steht dann in { $entries } Einträgen
    } „jemand von früher“ an deiner Stelle{ $heroes ->
        [0] {""}
        [one] , und 1 Held wird von niemandem mehr gespielt
       *[other] , und { $heroes } Helden werden von niemandem mehr gespielt
    }. Das lässt sich nicht rückgängig machen.
privacy-seats = Wo du der Overlord bist, gibt es keinen, bis die Kampagnenleitung jemanden benennt (`/campaign overlord`). Um eine Kampagne, die du angelegt hast, kümmern sich dann alle mit „Server verwalten“.
privacy-stays = Was bleibt: deine Eingaben, ohne deinen Namen; was Leute selbst eingegeben haben, in Notizen und Namen; und die Nachrichten in den Kanälen und in deinen Direktnachrichten, die Discord gehören: Dort lassen sie sich löschen.
privacy-left = Dein Name bleibt, wo er ist.
privacy-done = Dein Name ist aus den Heldenlisten und Protokollen dieses Servers entfernt. Sicherungen des Hosts enthalten ihn, bis neuere sie ersetzen.
privacy-told = Jemand hat einen Namen aus dieser Kampagne entfernen lassen. { $heroes } { $left ->
    [one] bleibt dabei, ohne jemanden, der spielt: Wer sonst einen Helden spielt, darf mithandeln, und die Kampagnenleitung teilt den Helden mit `/hero assign` neu zu.
   *[other] bleiben dabei, ohne jemanden, der spielt: Wer sonst einen Helden spielt, darf mithandeln, und die Kampagnenleitung teilt die Helden mit `/hero assign` neu zu.
}
