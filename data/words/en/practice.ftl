### The practice world: what `overlord rehearse` and `overlord play` print. Never shown on Discord.

## Faults of a script
practice-script-line = This is not a line of a rehearsal: expected NAME: ..., @..., or expect ...
practice-script-act = After the name comes /command option:value, press "...", choose "..." or fill "..." = "..."
practice-script-option = Cannot read { $text }: an option is written name:value, once, after the command's words
practice-script-quotes = Cannot read { $text }: a value stands bare, without spaces, or in double quotes
practice-script-directive = There is no such @ line, or it takes something else
practice-script-usage = A value of this line is not of the kind it takes
practice-script-expect = expect takes: post|board|private NAME|dm NAME, then contains|lacks "..."; or: refused, no post, no dm NAME
practice-script-unreadable = The file cannot be read: { $problem }
practice-script-no-text = The file is not text in UTF-8

## Faults of an act
practice-unknown-user = Nobody is called { $user }
practice-user-left = { $user } has left the server
practice-unknown-file = There is no file { $file } beside the script
practice-unknown-command = There is no command /{ $command }
practice-unknown-message = There is no message any more that says { $text }
practice-unknown-option = The command has no option { $option }. It has: { $shown }
practice-unknown-button = { $user } sees no button or option "{ $label }", but: { $shown }
practice-disabled-button = The button [{ $label }] is disabled for { $user }
practice-no-modal = { $user } has no form open
practice-unknown-field = The form has no field "{ $label }". It has: { $shown }
practice-nothing-to-resend = Nothing has been sent yet that could be sent again
practice-impossible-face = No { $colour } die shows { $face }
practice-unused-face = No { $colour } die was rolled to show { $face }
practice-bot-failed = The bot raised an unexpected error
practice-bot-silent = The bot did not answer

## Expectations that were not met
practice-not-said = Not said:
practice-said = Said, though it should not be:
practice-not-refused = The act was not refused. It led to:
practice-not-silent = There was such a message:
practice-nothing-there = (no such message)

## The transcript
practice-place-post = #{ $place }
practice-place-board = (board in #{ $place })
practice-place-private = (private to { $user })
practice-place-dm = (dm to { $user })
practice-edited = { $place }, edited
practice-form = (form before { $user })
practice-stopped = (Discord does not let this through: { $problem })
practice-failed = { $line ->
    [none] { $file }: { $problem }
   *[other] { $file }:{ $line }: { $problem }
}
practice-passed = { $files ->
    [one] One script, every line as expected.
   *[other] { $files } scripts, every line as expected.
}

## The try-out page
practice-open = The table is open: { $url } (Ctrl-C closes it)
practice-setting = The bot starts in a simulated Discord, and a sample evening is played up to where you come in. A moment, please.
practice-set = The table is set. Its data stays in { $folder }.
practice-port-taken = The page cannot be served at port { $port }: { $problem }. Leave out --port, and a free one is found.
practice-tab = { $place } as { $person }
practice-press = Your move: press “{ $label }”.
practice-pressed = That was it. Go on with the buttons, or type / for all that the bot can do.

practice-door-overlord = Be the overlord
practice-door-overlord-now = A hero is down: take your threat.
practice-door-hero = Be a hero
practice-door-hero-now = You have fortune: reroll a die.
practice-door-first-edition = First edition
practice-door-first-edition-now = The boulders are about to roll.
practice-door-on = Go on as { $person } in { $place }.
