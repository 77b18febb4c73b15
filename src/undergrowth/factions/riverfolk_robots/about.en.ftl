### The Riverfolk Robots: what they are, to those who choose.

about-faction-riverfolk_robots = Sell to all; who buys feeds them, if nobody buys they fight
    .text = They play by themselves. At the start of your Birdsong you may buy from them: a card of their market, boats, or warriors to fight beside yours. What you pay becomes their points. If nobody pays, or all their warriors are out, they protect their trade: they score, spread and battle.
    .scores-payments = Evening: { COUNT(1, "word-point") } for each warrior of the best customer
    .scores-posts = Trade posts: up to { COUNT($tracks-trade_post-printed_vp-most, "word-point") }
    .scores-organize = Protecting their trade: { COUNT($organize-points, "word-point") }
    .scores-remove = Battle: enemy buildings and tokens
    .scores-craft = The first new card of the market with an item
    .watch-buy = Leave their Payments box empty, and they battle everywhere.
    .watch-payments = Only who has paid most scores for them, and gets those warriors back.
    .watch-posts = A player who removes a trade post gets half of their payments back; the post returns to its track.
    .watch-order = The rightmost card of the market is their order: you see most of it before their turn.
    .parts-order = The card of the market that says where they act this turn.
    .parts-difficulty = A trade post comes with { $difficulty-default-garrison_warriors } warrior; easy: { $difficulty-easy-garrison_warriors }; challenging: { $difficulty-challenging-garrison_warriors }; nightmare also scores each Evening.
    .parts-traits = What makes them harder than usual.
    .parts-market = Cards for sale, from left to right.
    .parts-payments = Warriors that were paid to them, and some of their own.
    .parts-trade_post = Trade posts to come, and what each scores.
    .parts-services = Automated opponents buy by the cards of their own, not by the basic ones alone.
    .pieces-warrior = Guards trade posts and fights, for those who pay as well. There are { $piece-warrior-count }.
    .pieces-trade_post_fox = Lets players beside it buy one service more. There are { $piece-trade_post_fox-count }. A token.
    .pieces-trade_post_rabbit = Lets players beside it buy one service more. There are { $piece-trade_post_rabbit-count }. A token.
    .pieces-trade_post_mouse = Lets players beside it buy one service more. There are { $piece-trade_post_mouse-count }. A token.

about-trait-greedy = They score when the leader buys
    .text = They score { COUNT($greedy-points, "word-point") } whenever the player with the most points buys services, once in a turn.
about-trait-involved = They help your enemies unless you hire them
    .text = On the turn of a human who has not hired their warriors these count for all enemies of that human, as if hired. A Vagabond may pay to be left alone.
about-trait-garrison = Trade posts defend themselves
    .text = As defender they are never defenseless, and each trade post in the clearing lets them roll { COUNT($garrison-hits_per_post, "word-hit") } more.
about-trait-ferocious = They attack with full force
    .text = As attacker they roll up to { COUNT($ferocious-rolled_hits, "word-hit") }, however few they are.
