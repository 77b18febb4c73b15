### Decks, quests and items.

about-deck-base = The deck of the base game: straightforward effects
    .text = Simple effects that each show at once what they do, and the Favors, which sweep whole suits clean. The deck to begin with.
about-deck-exiles_and_partisans = Livelier effects, no Favors
    .text = Effects that change how you move, rule and draw; nothing sweeps whole suits any more. For those who know the base deck.
about-deck-squires_and_disciples = Effects used once and taken back
    .text = Many effects return to your hand or ask for a card to stay, so you craft and use them again and again. For players who like to plan with their hand.

about-quests = { $items } in { A($suit) } clearing
    .text = Standing in { A($suit) } clearing, a Vagabond exhausts { $items } to complete this quest. He then scores { COUNT($quests-vp_per_completed, "word-point") } for each { $suit } quest he has completed, this one too, or draws { COUNT($quests-draws, "word-card") }.
