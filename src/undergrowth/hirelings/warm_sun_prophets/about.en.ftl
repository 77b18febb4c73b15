### The Warm Sun Prophets and the Lizard Envoys: what they are, for everybody who chooses.

about-faction-warm_sun_prophets = Where a Prophet stands, force others to battle or move
    .text = They are set up with a warrior at each ruin. In Daylight choose a player, yourself too, with pieces where a Prophet stands: force it to battle there against whom you say, or to move all it can to one clearing, where you may force it to battle. Or place a Prophet in a clearing without one. What that player removes, it scores.
about-faction-lizard_envoys = A card of the discard pile's most common suit returns
    .text = At the start of Birdsong you may look at the top five cards of the discard pile and take one of the suit most common among them. Birds are a suit of their own here, and ambush cards count but cannot be taken.
