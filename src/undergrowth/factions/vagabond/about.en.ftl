### The Vagabond: what he is, to those who choose.

about-faction-vagabond = One wanderer with a pack: quests, friends, and enemies
    .text = You are a single figure that cannot be removed and rules nothing. Everything you do turns one of your items face down; hits damage them. Explore ruins and trade for more items, complete quests, help others until they are allies, or live from fighting those who hate you.
    .scores-friends = Aid others: { $relationships-vp_on_improve } points for the steps, then { $relationships-aid_ally_vp } each time
    .scores-quests = Quests: more for each one of a suit
    .scores-explore = Explore ruins: { COUNT($explore-vp, "word-point") } for an item
    .scores-infamy = Beat hostile factions: a point more for each piece
    .scores-craft = Craft items with hammers
    .first-move = Walk to a ruin, or to somebody who has made an item you want.
    .first-explore = Explore the ruin: an item and a point.
    .first-aid = Aid somebody with a card that matches: the first friendship scores early, and you may take an item.
    .watch-items = Your items are all you have: exhausted or damaged ones do nothing for you.
    .watch-boots = Without boots you stay where you are; hostile warriors cost a second one.
    .watch-trade = Others craft what you need. Where their items lie, Aid takes them.
    .watch-hostile = One warrior removed makes an enemy for good: decide early whose friend you are.
    .parts-character = Who you are.
    .parts-tea_track = Tea that is ready: refreshes more items in Birdsong.
    .parts-coins_track = Coins that are ready: draw more cards.
    .parts-bag_track = Bags that are ready: let you carry more.
    .parts-satchel = All your other items, ready and exhausted.
    .parts-damaged = Damaged items: repair them, or rest in a forest.
    .parts-capacity = How many items Satchel and Damaged box hold after your Evening.
    .parts-relationship = How a faction stands to you.
    .parts-quests = Quests you have completed.
    .parts-ruin = What you have seen under a ruin.
    .pieces-pawn = You yourself. No warrior: it rules nothing and cannot be removed.

about-faction-second_vagabond = A second wanderer, beside the first one
