### The Warm Sun Prophets and the Lizard Envoys (H).

ask-prophets-preach = Choose whom the Prophets force, and where
ask-prophets-deed = Choose what they are forced to
ask-prophets-way = Choose where they are forced to move
ask-prophets-defender = Choose whom they battle
ask-lizard_envoys-plead = Choose a card from the discard pile
do-preach = Force { $faction } in { $place }
do-plead-for = Take { $card }
verb-preach = Force
verb-plead-for = Take

choice-prophets_exhort = Force a player
choice-prophets_come = Place a Prophet
choice-prophets_battle = A battle there
choice-prophets_move = A move from there

## Names

faction-warm_sun_prophets = Warm Sun Prophets
    .class = proper
faction-lizard_envoys = Lizard Envoys
    .class = proper
piece-prophet = { $count ->
        [one] Prophet
       *[other] Prophets
    }
