### What is decided before a game besides the seats.

option-map = Map
    .text = Where the game is played (A.1).
option-deck = Deck
    .text = The shared deck (A.2).
option-reach = Reach
    .text = How much reach a line-up must have (5.2); a draft asks for none.
reach-any = Any
    .text = Any line-up.
reach-adventurous = Adventurous
    .text = A reach of 17, whatever the number of players.
reach-recommended = Recommended
    .text = The reach the Law recommends for the number of players.
option-landmarks = Landmarks
    .text = How many landmarks are dealt (A.5.1).
option-landmark_cards = Landmark cards
    .text = The landmarks that may be dealt (A.5.1); none named means all of them.
option-map_landmarks = Landmarks of the map
    .text = Whether the landmark that belongs to the map stands there (A.5).
option-advanced = Advanced setup
    .text = Everybody draws five cards and keeps three (A).
option-draft = Draft
    .text = How many players choose their factions from setup cards (A.8); 0 when they agree on them beforehand.
option-omit = Omit
    .text = Factions left out of a draft (A.8.1).
option-second_cards = Second cards
    .text = Whether a draft has the second setup card of a faction that two may play (A.8.1).
