### The Mechanical Marquise: what it is, to those who choose.

about-faction-mechanical_marquise = Holds the map and goes where its order card says
    .text = It plays by itself. Each turn it turns over an order card: it battles, recruits and moves in clearings of that suit, and builds what belongs to the suit. A bird sends it everywhere at once. Tear its buildings down, or its tracks score more every turn.
    .scores-buildings = Each Evening: up to { COUNT($points-sawmill-most, "word-point") } for the buildings of its order
    .scores-remove = It removes enemy buildings and tokens in battle
    .scores-craft = It crafts the item on its order card
    .watch-order = Its order card lies open: you know where it acts before it does.
    .watch-buildings = Each building of a kind makes that order score more.
    .watch-keep = Nobody else places pieces at its keep, until somebody removes it.
    .parts-order = The card that says what it does this turn.
    .parts-difficulty = Easy recruits { $difficulty-easy-recruits } warriors instead of { $difficulty-default-recruits }; challenging places { $difficulty-challenging-extra_recruits } more after recruiting; nightmare also scores each Evening.
    .parts-traits = What makes it harder than usual.
    .parts-sawmill = What it scores for sawmills on a fox order.
    .parts-workshop = What it scores for workshops on a rabbit order.
    .parts-recruiter = What it scores for recruiters on a mouse order.
    .pieces-warrior = Fights and rules. There are { $piece-warrior-count }.
    .pieces-sawmill = A building for fox orders.
    .pieces-workshop = A building for rabbit orders.
    .pieces-recruiter = A building for mouse orders.
    .pieces-keep = Nobody else places pieces beside it.

about-trait-blitz = Rushes out of a quiet clearing and battles where it arrives
    .text = After moving, all but { $numbers-blitz_stays } of its warriors leave the clearing of highest priority that it rules and where no enemy stands; where they come to, it battles.
about-trait-fortified = Its buildings need two hits each
    .text = One of its buildings falls only to { $numbers-fortified_hits } hits. A hit left over is lost.
about-trait-hospitals = Brings warriors back after a defence
    .text = When it has lost { $numbers-hospital_losses } or more warriors in a battle it defended, { $numbers-hospital_warriors } are placed at its keep.
about-trait-iron_will = Recruits twice as many on bird orders
    .text = With a bird as order card it recruits twice as many warriors.
about-trait-overwhelming = Scores for warriors it cannot place
    .text = Whenever it recruits, it scores a point for each { $numbers-overwhelming_share } warriors that could not be placed. It expands only once in a turn.

about-group-trait = Its traits
