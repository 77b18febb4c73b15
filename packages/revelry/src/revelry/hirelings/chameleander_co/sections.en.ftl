### Chameleander Co. (CC) and the Mark of Death (TMOD) in our own words.

law-CC = Chameleander Co. helps the player who pays it, wherever that is.
    .title = Chameleander Co.
law-CC_3 = How it comes into the game.
    .title = Setup
law-CC_3_1 = It has a single pawn, the Agent.
    .title = Its piece
law-CC_3_2 = Place the Agent in a clearing with a ruin; on a map without ruins in any clearing.
    .title = Placing the Agent
law-CC_4 = What is true of this hireling all the time.
    .title = Ability
law-CC_4_1 = The Agent can be neither battled nor removed.
    .title = Pawn
law-CC_5 = At the start of your Birdsong the Agent moves, and then brings you something.
    .title = Actions
law-CC_5_1 = You may move the Agent up to twice, no matter who rules.
    .title = Moving it
law-CC_5_2 = You may then take one of three things where it stands.
    .title = What it brings
law-CC_5_2_I = Place two warriors of yours in its clearing, as far as they may be placed there.
    .title = Warriors
law-CC_5_2_II = Place any one token of yours in its clearing. Nothing is paid for it, no limit, suit or ban matters, and it brings no points; from a track take the leftmost.
    .title = A token
law-CC_5_2_III = You draw a card from the deck.
    .title = A card

law-TMOD = The Mark of Death strikes for the player who pays with cards.
    .title = Mark of Death
law-TMOD_4 = What this hireling does for the player who controls it.
    .title = Actions
law-TMOD_4_1 = At the start of your Birdsong you may spend a card that matches a clearing to remove any warrior there, or to make a Vagabond there damage an item of his choice. You may do so once more, also in the same clearing or to the same faction. Captains are spared, and a Vagabond who uses it turns nobody Hostile.
    .title = Marking
