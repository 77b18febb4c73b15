### The Flame Bearers and the Rat Smugglers: what they are.

about-faction-flame_bearers = Each burns an enemy piece, and they spread
    .text = At the start of your Birdsong every one of the { $piece-bearer-count } Bearers on the map removes an enemy piece of its clearing, warriors before buildings and tokens. Then one more comes to a clearing with a Bearer or beside one; if none can, { $anew } are placed anywhere.
about-faction-rat_smugglers = Item cards buy you moves and battles
    .text = In your Daylight, as often as you like, you may discard a card that shows an item to take a move or initiate a battle.
