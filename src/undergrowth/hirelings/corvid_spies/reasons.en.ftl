### Why something of the Corvid Spies is not offered (H).

why-spies_in_one_suit = Spies are set up in different clearings of one suit
why-spies_nobody_to_hear = no Spy stands there, or no enemy player there has a card
