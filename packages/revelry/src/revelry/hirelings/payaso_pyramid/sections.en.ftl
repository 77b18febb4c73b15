### The Payaso Pyramid (PP) and the Trapezist Kids (TK) in our own words.

law-PP = The Payaso Pyramid takes the stage for the player who hires it.
    .title = Payaso Pyramid
law-PP_3 = How it comes into the game.
    .title = Setup
law-PP_3_1 = It has two warriors, called Pyramids.
    .title = Its pieces
law-PP_3_2 = Place one Pyramid in any clearing.
    .title = Placing the first
law-PP_4 = What is true of this hireling all the time.
    .title = Abilities
law-PP_4_1 = Each Pyramid counts six times towards rule and rolls up to three hits in battle. A single hit, or whatever else removes or replaces a warrior, takes it off the map.
    .title = Rule and hits
law-PP_4_2 = It may battle in one clearing: once in your Daylight, as the second step of its action.
    .title = Battle
law-PP_5 = Once in your Daylight it grows, and then battles.
    .title = Actions
law-PP_5_1 = You may discard the top card of the deck to place a Pyramid in a clearing that matches it and holds none. A bird is of any suit.
    .title = Another Pyramid
law-PP_5_2 = Then the Pyramids may battle in one clearing.
    .title = One battle

law-TK = The Trapezist Kids fetch cards from high places.
    .title = Trapezist Kids
law-TK_4 = What this hireling does for the player who controls it.
    .title = Actions
law-TK_4_1 = At the start of your Birdsong take one of two things.
    .title = A card
law-TK_4_1_I = Take a random card from a player who has more points than you and a marker on the score track. That player then scores a point.
    .title = Take
law-TK_4_1_II = Draw a card from the deck.
    .title = Draw
