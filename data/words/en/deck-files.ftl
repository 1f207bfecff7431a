### A group's own deck file: what is expected where something is wrong with it.

deck-imported = { $who } adds the homebrew Plot deck { $deck }{ $lieutenant } to this server, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } with the basic card { $basic }. `/plot choose` offers it.
deck-forgotten = { $who } takes the homebrew Plot deck { $deck } off this server.
deck-imported-lieutenant = {" "}({ $lieutenant })
deck-faults = This file is not a deck yet. { $count ->
        [one] One thing is wrong with it:
       *[other] { $count } things are wrong with it:
    }
deck-more-faults = … and { $count } more.
deck-format = docs/deck-file.md describes the format, with a whole example.

# One line for each fault; without a card it is about the deck itself.
fault-of-card = { $card }, { $field }: { $expected }
fault-of-deck = { $field }: { $expected }

fault-known-field = no field of this name is known here
fault-given = it is missing
fault-whole-number = a whole number from { $least } to { $most } is expected
fault-text = a text of { $least } to { $most } characters is expected
fault-name = a name needs at least one letter or digit
fault-one-of = one of these is expected: { $options }
fault-yes-or-no = true or false is expected
fault-list = a list of { $least } to { $most } entries is expected
fault-table = a table of fields is expected
fault-few-cards = a deck has { $least } to { $most } cards
fault-unique = another card of the deck has the same
fault-one-basic = exactly one card has no purchase cost: the basic card
fault-some-figures = say which masters and minions the agent replaces, or whole_group = true
fault-small-file = a file may have { $kib } KiB at most
fault-short-lines = line { $line } is longer than { $most } characters
fault-utf-8 = a text file in UTF-8 is expected
fault-toml = this is not TOML, or nested too deep
fault-toml-at = from line { $line } on this is not TOML
