### The Cirque du Goat: what it is, to those who choose.

about-faction-cirque_du_goat = Perform for those you have praised, and rule by few goats
    .text = You have only { $piece-warrior-count } goats, but each counts twice toward rule, and every one that leaves your board may uncover another action. Pitch big tops where you rule, make others come to see, and perform: each suit you spend scores, and so does every accolade of your audience. But the player you praise scores for it, too, and others may act as if they ruled where you do.
    .scores-perform = Perform: 1 for each suit, 1 for each accolade there
    .scores-craft = Craft items with your big tops
    .first-recruit = Scout: spend a card to place a goat where it matches; an emptied slot with a hat is one more action.
    .first-build = Pitch a big top where you rule, and make a neighbour's warrior come to see.
    .first-score = Perform there with as many suits as you can spare, then praise somebody who will stay.
    .watch-thumbs = The player with the most accolades loses them when an enemy removes a big top, and you lose half your hand.
    .watch-reign = In their own turns, others who are where you rule act as if they ruled there; only not to move.
    .watch-praise = After a performance you must give an accolade away: a point for the player who gets it.
    .watch-clowns = A player who has more points than you may lose a card to you in battle instead of pieces.
    .parts-supply = Goats not on the map. Each hat in an empty slot is an action in Daylight.
    .parts-critics = Cheers draw a card more in Evening: nobody had more points.
    .parts-accolades = Who has how many accolades, and how many are left.
    .parts-cards = How many cards you draw in Evening.
    .pieces-warrior = Counts twice toward rule. There are { $piece-warrior-count }.
    .pieces-big_top = Where you perform, and what you craft with. A token, one in a clearing; there are { $piece-big_top-count }.
