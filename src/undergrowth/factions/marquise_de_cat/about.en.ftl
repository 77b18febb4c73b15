### The Marquise: what she is, to those who choose.

about-faction-marquise_de_cat = Holds the map, makes wood, and scores for buildings
    .text = You begin with a warrior almost everywhere and everybody's eyes on you. Sawmills make wood, wood makes buildings, and each building of a kind scores more than the one before. Wood only travels between linked clearings that you rule.
    .scores-build = Build: from { $tracks-sawmill-vp_on_place-first } up to { COUNT($tracks-sawmill-vp_on_place-most, "word-point") } for one building
    .scores-remove = Remove enemy buildings and tokens in battle
    .scores-craft = Craft items with your workshops
    .first-build = Build at once: the wood of your first sawmill pays for a second one beside it.
    .first-recruit = Recruit, so that the clearings around your keep do not stay thin.
    .first-move = March lone warriors together; hold a path that you rule between wood and building sites.
    .watch-wood = You pay with wood you can reach: clearings you rule must link it to the site.
    .watch-actions = { $actions-daylight } actions a turn are few; bird cards buy more.
    .watch-keep = The keep saves your fallen. Without it there are no Field Hospitals.
    .watch-spread = Thin garrisons lose their clearings quickly: you cannot hold everything.
    .parts-sawmill = Your sawmills: what the next one costs and scores.
    .parts-workshop = Your workshops: what the next one costs and scores.
    .parts-recruiter = Your recruiters: cost, points, and the card bonuses beneath them.
    .parts-wood = How much of your { $piece-wood-count } wood is not on the map.
    .pieces-warrior = Fights, and rules with your buildings. There are { $piece-warrior-count }.
    .pieces-sawmill = Makes { $actions-wood_per_sawmill } wood in every Birdsong. A building, so it counts towards rule.
    .pieces-workshop = Crafts, once a turn, with the suit of its clearing. Counts towards rule.
    .pieces-recruiter = Place a warrior here whenever you recruit; uncovers card bonuses. Counts towards rule.
    .pieces-wood = What you build with. A token: enemies score for removing it.
    .pieces-keep = Nobody else places pieces beside it, and your fallen may return to it.
