### The Circuit Board Goats: what they are, to those who choose.

about-faction-circuit_board_goats = Tents before an audience; critics pay you every Evening
    .text = They play by themselves. Each turn two big tops go up where many are watching, and every enemy player beside one is worth a point. Order cards pile up on the Critics Stack, of which sets are discarded for points. A player who is ahead of them feeds that stack in battle instead of being hit.
    .scores-play = { COUNT($play-vp, "word-point") } for each enemy player beside a big top
    .scores-encore = Sets on the Critics Stack: up to { $encore-each_suit } points and more
    .scores-craft = They craft the item on their order card
    .watch-tops = Each big top that is removed costs them a point: go for their tents.
    .watch-ahead = With more points than they you give a card in each battle, and they deal no hits.
    .watch-stack = Three suits on the stack bring { $encore-each_suit } points, two cards of one suit { $encore-pair }.
    .watch-reign = In your turn you act as if you ruled where goats rule and you have pieces; only moves need more.
    .parts-order = The card that says where they act this turn.
    .parts-critics = Cards that they discard for points in the Evening; everybody sees them.
    .parts-difficulty = Easy loses { $difficulty-easy-loss } points for a big top instead of { $difficulty-default-loss }; challenging and nightmare lose any for the last one alone, and nightmare scores each Evening. Easy goes together with either.
    .parts-traits = What makes them harder than usual.
    .pieces-warrior = Fights, and counts twice for rule. There are { $piece-warrior-count }.
    .pieces-big_top = Draws an audience. There are { $piece-big_top-count }. A token.

about-trait-martial_audience = Plays where most warriors are
    .text = The second big top goes up where the most warriors of others are. Every { $play-martial_warriors } warriors of others beside big tops in ordered clearings bring a point more each Evening.
about-trait-standing_ovation = Scores while it leads, and everybody draws
    .text = While they have more points than anybody else at the end of Endorse, they score { COUNT($traits-ovation_vp, "word-point") }, and all others may draw a card.
about-trait-fire_breathing = Hits harder when it attacks
    .text = As attackers they deal { COUNT($traits-fire_hits, "word-extra_hit") }, but none with Activate Animatronics.
about-trait-special_effects = Can be ambushed, and scores for it
    .text = You may ambush them when they attack; whenever you do, they score { COUNT($traits-ambushed_vp, "word-point") }.
