### The Electric Eyrie: what it is, to those who choose and those who play against it.

about-faction-electric_eyrie = Plays by itself: a Decree that grows with every order card
    .text = It adds its order card to its Decree each turn, then recruits, moves and battles once for each column, the more warriors the more cards a column has, and ends Daylight with another roost. When no roost can be placed it falls into turmoil and begins with a short Decree again.
    .scores-roosts = Each Evening: up to { COUNT($tracks-roost-printed_vp-most, "word-point") } for its roosts
    .scores-remove = Remove enemy buildings and tokens in battle
    .scores-craft = Items on its order cards: a point each
    .watch-roosts = It scores for all its roosts every Evening: remove some early.
    .watch-most = The column with the most cards deals an extra hit: see which suit it is.
    .watch-turmoil = It falls into turmoil where it rules no clearing with room for a roost, and loses a point for each bird on its Decree.
    .watch-difficulty = Easy: { $difficulty-easy-viziers } Loyal Vizier. Default: { $difficulty-default-viziers }. Challenging: a bird ambush lies in the Decree as well. Nightmare: that too, and { COUNT($difficulty-nightmare-evening_vp, "word-point") } each Evening.
    .parts-order = The card that it has revealed this turn.
    .parts-difficulty = How hard it plays.
    .parts-traits = The traits chosen for it.
    .parts-decree = For which suits it recruits, moves and battles each turn, and how strongly.
    .parts-roost = Its roosts: points each Evening.
    .pieces-warrior = Fights and rules. There are { $piece-warrior-count }.
    .pieces-roost = Recruits and scores. A building, one to a clearing; there are { $piece-roost-count }.

about-trait-nobility = Scores when it falls into turmoil
    .text = It falls into turmoil also where a warrior cannot be placed. In turmoil it loses no points: it scores { $decree-humiliate_vp } for each bird on its Decree, the Loyal Viziers too.
about-trait-relentless = Tears down whatever is left defenseless
    .text = After its Decree it removes all defenseless buildings and tokens of its enemies wherever it has warriors, and scores for them.
about-trait-swoop = Appears where it has no piece
    .text = At the end of Daylight it places { COUNT($swoop-warrior, "piece-warrior") } in the clearing of highest priority where it has no piece.
about-trait-war_tax = What it removes costs its owner points
    .text = A player who loses a building or token to it loses { COUNT($war_tax-vp, "word-point") } for each.
about-trait-focused = A tie for the longest column hits harder, too
    .text = The extra hit of a battle is dealt also for a column that is only tied for the most cards.
