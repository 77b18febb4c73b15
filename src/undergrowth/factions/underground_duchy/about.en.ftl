### The Duchy: what it is, to those who choose.

about-faction-underground_duchy = Digs up from below and sways ministers for points
    .text = Your warriors gather in the Burrow, where nobody follows, and come up through tunnels wherever you dig. Show cards to sway ministers: each scores at once and adds an action or points to every turn to come. Buildings make you richer, but each loss costs you your highest minister and a card.
    .scores-sway = Sway a minister a turn: from { $rank-squire-vp } to { COUNT($rank-lord-vp, "word-point") }
    .scores-ministers = The Banker and the lords score turn after turn
    .scores-remove = Remove enemy buildings and tokens in battle
    .scores-craft = Craft items with citadels and markets, in Evening
    .first-dig = Dig: a tunnel, and warriors out of the Burrow, into a clearing with room to build.
    .first-build = Build a market or a citadel where you rule: more cards, or more warriors, every turn.
    .first-sway = Sway a squire with cards of clearings you are in: an action more from the next turn on.
    .watch-failure = Guard your buildings: losing any costs a minister, a crown and a random card.
    .watch-cards = Each card you show to sway needs a clearing of its suit with a piece of yours.
    .watch-birds = Birds you reveal are discarded in Evening; other cards come back.
    .watch-tunnels = Three tunnels are few, and enemies score for removing them.
    .parts-ministers = Each swayed minister's action may be taken once in every Daylight; the others you may still win over, while a crown of their rank is left.
    .parts-citadel = How many more warriors come in Birdsong with each citadel.
    .parts-market = How many more cards you draw with each market.
    .parts-tunnels = Tunnels you can dig without removing another one.
    .parts-revealed = Cards shown this turn; in Evening birds are discarded and the others come back.
    .pieces-warrior = Fights and rules. There are { $piece-warrior-count }; new ones appear in the Burrow.
    .pieces-citadel = Brings warriors in Birdsong, and crafts. There are { $piece-citadel-count }. A building.
    .pieces-market = Draws cards in Evening, and crafts. There are { $piece-market-count }. A building.
    .pieces-tunnel = Joins its clearing to the Burrow. There are { $piece-tunnel-count }. A token.

about-minister-foremole = Builds one more
    .text = Squire. Reveal any card to build a citadel or market in any clearing you rule, matching or not.
about-minister-captain = Battles once
    .text = Squire. One battle more in each of your turns.
about-minister-marshal = Moves once
    .text = Squire. One move more in each of your turns.
about-minister-brigadier = Moves or battles twice
    .text = Noble. Up to { $actions-brigadier } moves, or up to { $actions-brigadier } battles, but not one of each.
about-minister-banker = Turns cards into points
    .text = Noble. Spend any number of cards of one suit: { COUNT($actions-banker_vp_per_card, "word-point") } for each. Birds are of any suit.
about-minister-mayor = Acts as another minister
    .text = Noble. Takes the action of a squire or of another noble you have swayed, who may act all the same.
about-minister-duchess_of_mud = Scores for tunnels
    .text = Lord. { COUNT($minister-duchess_of_mud-vp, "word-point") } each turn while all your tunnels are on the map.
about-minister-baron_of_dirt = Scores for markets
    .text = Lord. { COUNT($minister-baron_of_dirt-vp, "word-point") } each turn for every market on the map.
about-minister-earl_of_stone = Scores for citadels
    .text = Lord. { COUNT($minister-earl_of_stone-vp, "word-point") } each turn for every citadel on the map.

about-group-minister = Your ministers
