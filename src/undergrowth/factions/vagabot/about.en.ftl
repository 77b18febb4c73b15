### The Vagabot: what it is, to those who choose.

about-faction-vagabot = A lone wanderer who hunts the player who leads
    .text = It plays by itself: a single figure that rules nothing and cannot be removed. Its order card says what it does, and all it does turns items face down. It explores ruins, completes quests, takes crafted items for cards, and attacks the player who has the most points. The more items it holds, the harder it hits.
    .scores-warriors = { COUNT($points-warrior, "word-point") } for each warrior it removes as attacker
    .scores-aid = { COUNT($points-aid, "word-point") } for each crafted item it takes
    .scores-quests = { COUNT($points-quest, "word-point") } for each quest
    .scores-craft = It crafts the item on its order card
    .watch-crafters = It takes what lies in Crafted Items boxes where it stands, and gives cards for it.
    .watch-leader = It goes for the player with the most points.
    .watch-track = Its { $battle_track-needs-first }th and later items make it hit harder: damage them.
    .watch-hits = Hits damage its items; with { $slip-undamaged } or fewer left undamaged it hides and does nothing for a turn.
    .parts-order = The card that says what it does this turn.
    .parts-difficulty = Easy refreshes { $difficulty-easy-refresh_damaged } or { $difficulty-easy-refresh_undamaged } items in Evening instead of { $difficulty-default-refresh_damaged } or { $difficulty-default-refresh_undamaged }; challenging refreshes { $difficulty-challenging-refresh_damaged } or { $difficulty-challenging-refresh_undamaged }; nightmare also scores each Evening.
    .parts-traits = What makes it harder than usual.
    .parts-character = Who it is: that decides its special action.
    .parts-battle_track = Items that let it hit harder. They cannot be exhausted.
    .parts-satchel = All its other items, ready and exhausted.
    .parts-damaged = Damaged items.
    .parts-quest = The quest it goes after; nobody else can complete it.
    .parts-covering = Items it has left in clearings, each in a building slot.
    .pieces-pawn = The wanderer. No warrior: it rules nothing and cannot be removed.

about-vagabot-thief = Steals a card from the leader beside it
    .text = Takes a random card from the enemy in its clearing with the most points. Having no hand, it discards the card and scores a point.
about-vagabot-tinker = Crafts out of the discard pile
    .text = Crafts the topmost item in the discard pile that is still to be had. It starts with an item fewer.
about-vagabot-ranger = Hides when it is badly hurt
    .text = With { $specials-ranger_damaged } or more damaged items it slips into a forest next to it; there all of them are repaired in Evening.
about-vagabot-vagrant = Makes others fight in its clearing
    .text = Makes the first player in setup order battle the next one in its clearing. What both lose counts as removed by it.
about-vagabot-scoundrel = Lays crowded clearings waste
    .text = Where { $specials-scoundrel_pieces } or more enemy pieces stand, a building or token among them, it removes all of them and scores { COUNT($points-scoundrel, "word-point") }. An item it leaves covers a building slot for good.
about-vagabot-arbiter = Helps the player who defends beside it
    .text = A defender in its clearing may enlist it before the roll: it scores { COUNT($points-arbiter, "word-point") }, and each item on its Battle Track raises the most hits the defender may roll. It has no special action.

about-trait-adventurer = Battles once, then quests with all that is left
    .text = It battles once a turn at most. At the end of Daylight it completes quests with its remaining items as often as it can.
about-trait-berserker = Battles in the thickest crowd
    .text = It battles where most pieces stand, against the player who has the most there. In Evening it repairs { COUNT($traits-berserker_repairs, "word-item") } more.
about-trait-helper = Gives more, and scores more for it
    .text = For each item it takes by aiding it scores { COUNT($traits-helper_points, "word-point") } more, and the player who is aided draws { COUNT($traits-helper_cards, "word-card") } more.
about-trait-marksman = Hits before the dice
    .text = At the start of each battle in which it attacks it deals { COUNT($traits-marksman_hits, "word-hit") } at once.
about-trait-questing = Keeps its Battle Track, and lives from quests
    .text = Damaged items count towards its Battle Track, and none ever leaves it. A quest scores { COUNT($traits-questing_points, "word-point") } more. To aid it goes to the nearest crafter, for one item. Its order cards call for other actions.

about-group-vagabot = Its characters
