### The Guard: what it is, and what each section of its chapter (B) says.

about-faction-bramble_guard = Grows a hedge, and scores for its length each turn
    .text = You plant brambles in clearings you rule, and score for the whole hedge in every Birdsong. Each bramble is a token that enemies may remove, so keep Guards beside it. Cards you store in the Larder become warriors when you need them.
    .scores-hedge = Each Birdsong: up to { COUNT($birdsong_score-vp_by_count-most, "word-point") } for the hedge
    .scores-craft = Craft items with your brambles
    .watch-brittle = A bramble without Guards is a point for the player who comes by.
    .watch-larder = The Larder is empty at the start: store cards before the war comes.
    .parts-larder = Up to { $larder-capacity } cards that only you see.
    .parts-bramble = Your brambles, and what the hedge scores.
    .pieces-warrior = Fights and rules. There are { $piece-warrior-count }.
    .pieces-bramble = Scores, crafts, and pricks the player who attacks beside it. A token; there are { $piece-bramble-count }.

law-B = The Bramble Guard: hedgehogs plant a hedge through the Woodland.
    .title = Bramble Guard
law-B_1 = The Guard scores for the length of its hedge in every Birdsong.
    .title = Overview
law-B_2 = What is true of the Guard all the time.
    .title = Rules and abilities
law-B_2_1 = The Guard crafts in Daylight, with its brambles.
    .title = Crafting
law-B_2_2 = Defending beside a bramble, the Guard deals an extra hit.
    .title = Thorns
law-B_2_3 = Up to { $larder-capacity } cards lie face down in the Larder; only the Guard may look at them.
    .title = The Larder
law-B_2_4 = A clearing holds one bramble at most.
    .title = One to a clearing
law-B_3 = Choose a clearing on the map edge: { $standard_setup-warriors } warriors and a bramble start there.
    .title = Setup
law-B_4 = You may place a bramble in a clearing you rule. Then score for the hedge: { $birdsong_score-vp_by_count } points for none, one, two brambles and so on.
    .title = Birdsong: grow
law-B_5 = Craft first. Then take up to { $actions-daylight } actions: move, battle, recruit a warrior at a bramble, or store a card.
    .title = Daylight
law-B_6 = Discard cards from the Larder: each places { $larder-warriors } warriors at a bramble whose clearing it matches. Then draw { COUNT($evening_draw-base, "word-card") }, more with a long hedge, and discard down to { $game-hand_limit }.
    .title = Evening: muster
