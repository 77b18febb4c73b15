### The Logical Lizards: what they are, to those who choose.

about-faction-logical_lizards = Turn what all discard into gardens, and foes into their own
    .text = They play by themselves. What everybody discards lies face up before them; its most common suit is their order. Their acolytes convert warriors, battle and take over buildings in clearings of that suit, one conspiracy after another. Then the top cards bring warriors and gardens, suit by suit. Removing their gardens costs them cards; removing their warriors gives them acolytes.
    .scores-track = Each Evening: up to { COUNT($tracks-garden-printed_vp-most, "word-point") } for gardens of the order
    .scores-sanctify = They sanctify or battle buildings and tokens
    .scores-craft = They craft the card they turn over in Evening
    .watch-souls = Each card you discard counts towards their next order.
    .watch-order = The Lost Souls lie in order: you can see which rituals come next.
    .watch-gardens = Each garden removed takes their top Lost Soul away.
    .watch-fallen = However many of their warriors you remove at once, one becomes an acolyte: rather many at once than one by one.
    .parts-order = The suit in whose clearings they conspire, and whose gardens they score.
    .parts-conspiracy = The space of the track with the marker; the next one comes first.
    .parts-acolytes = How many conspiracies they perform in their next Birdsong.
    .parts-lost_souls = What all have discarded; the top cards are revealed in their Daylight.
    .parts-garden = What so many gardens of the suit score.
    .parts-revealed = Cards of this turn's rituals; they return to the Lost Souls in Evening.
    .parts-difficulty = Easy reveals { $difficulty-easy-rituals } cards instead of { $difficulty-default-rituals }, challenging { $difficulty-challenging-rituals }; nightmare also scores each Evening.
    .parts-traits = What makes them harder than usual.
    .pieces-warrior = Fights, rules, and becomes an acolyte. There are { $piece-warrior-count }.
    .pieces-garden_fox = Makes them rule its clearing. There are { $piece-garden_fox-count }. A building.
    .pieces-garden_rabbit = Makes them rule its clearing. There are { $piece-garden_rabbit-count }. A building.
    .pieces-garden_mouse = Makes them rule its clearing. There are { $piece-garden_mouse-count }. A building.

about-trait-spiteful = Scores for tokens its crusades remove
    .text = A crusade of the Logical Lizards that removes at least one token scores { COUNT($traits-spiteful_vp, "word-point") } more, however many tokens there were.
about-trait-erratic = One more Lost Soul each turn
    .text = At the end of their turn the Logical Lizards draw a card and lay it on top of their Lost Souls.
about-trait-fanatics = Battles wherever it converts
    .text = After each Convert the Logical Lizards battle in that clearing, with { COUNT($traits-fanatic_hits, "word-extra_hit") }: against the player who has the most defenseless buildings there, then the most points.
about-trait-martyrs = Birds bring two acolytes
    .text = Each bird among the rituals also makes an acolyte of a warrior from the supply of the Logical Lizards.
