# What is stored of people, how somebody is no longer named, and who left.

former-player = a former player

privacy-button = Remove my name
privacy-unknown = No campaign of this server names you, so there is nothing to remove.
privacy-ask = Remove your name from { $campaigns ->
        [one] the campaign that names you
       *[other] the { $campaigns } campaigns that name you
    } on this server? { $entries ->
        [one] 1 entry of its log then says
       *[other] { $entries } entries of the log then say
    } “a former player” in your place{ $heroes ->
        [0] {""}
        [one] , and 1 hero is left without a player
       *[other] , and { $heroes } heroes are left without a player
    }. This cannot be undone.
privacy-seats = Where you are the overlord, there is none until a steward names one (`/campaign overlord`). A campaign that you created is then looked after by whoever has Manage Server.
privacy-stays = What stays: your moves, without your name; what people typed themselves, in notes and names; and the messages in the channels and in your direct messages, which are Discord's: they can be deleted there.
privacy-left = Your name stays where it is.
privacy-done = Your name is removed from the rosters and logs of this server. Backups that the host has made keep it until newer ones replace them.
privacy-told = Somebody had a name removed from this campaign. { $heroes } { $left ->
    [one] stays on the roster without a player: any hero player may act for that hero, and a steward names a new player with `/hero assign`.
   *[other] stay on the roster without a player: any hero player may act for these heroes, and a steward names new players with `/hero assign`.
}
