### The Riverfolk Flotilla and the Otter Divers (H).

ask-riverfolk_flotilla-barter = The Flotilla lies beside your pieces: draw a card?
ask-riverfolk_flotilla-sail = Choose where the Flotilla moves
do-barter = Draw a card
verb-barter = Draw

## Names

faction-riverfolk_flotilla = Riverfolk Flotilla
    .class = proper
faction-otter_divers = Otter Divers
    .class = proper
piece-flotilla = { $count ->
        [one] Flotilla
       *[other] Flotillas
    }
