### The Corvids: what they are, to those who choose.

about-faction-corvid_conspiracy = Lays plots face down, and scores when they come to light
    .text = You are few and rule little, but your plots lie face down, and nobody else knows which is which. Each one you flip scores for every plot that is face up. Keep them alive until your next Birdsong, mislead those who would guess them, and let bombs, snares, extortions and raids do the rest.
    .scores-flip = Flip a plot: { COUNT($plots-points_per_face_up, "word-point") } for each face-up plot
    .scores-bomb = A bomb removes all enemy buildings and tokens beside it
    .scores-craft = Craft items in Birdsong with your plots
    .first-recruit = Recruit in every clearing of a suit: plots need warriors far apart.
    .first-plot = Place a plot where you have warriors to spare, so that one stays to flip it.
    .first-move = Move beside it: enemies who would guess or battle should find somebody there.
    .watch-exposure = A player who stands beside a plot may guess it on their turn, and removes it if right.
    .watch-warriors = You have { $piece-warrior-count } warriors: the second plot of a turn costs one more, the third two.
    .watch-raids = A raid that falls sends warriors all around it, unless it was guessed.
    .watch-exert = One more action in Evening costs you all cards of that Evening.
    .parts-plots = Plots that are not on the map; others see only how many.
    .parts-flip = What the next plot you flip scores.
    .parts-cost = How many warriors the next plot of this turn takes.
    .parts-cards = How many cards you draw in Evening.
    .pieces-warrior = Fights for you, and makes way for plots. There are { $piece-warrior-count }.
    .pieces-plot = Nobody but you knows which plot this is. It crafts, and deals an extra hit when you are attacked. A token.
    .pieces-bomb = When flipped, removes all enemy pieces there, then itself. A token.
    .pieces-snare = While face up, enemies place nothing there and do not leave. A token.
    .pieces-extortion = When flipped, takes a card from each enemy there; then draws you a card each Evening. A token.
    .pieces-raid = When removed, places a warrior in each clearing around it. A token.
    .pieces-face_down_bomb = A bomb that only you know of.
    .pieces-face_down_snare = A snare that only you know of.
    .pieces-face_down_extortion = An extortion that only you know of.
    .pieces-face_down_raid = A raid that only you know of.
