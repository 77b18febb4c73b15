### The characters of Vagabonds (V): who they are, and what only they can do.

law-V = The characters of a Vagabond: each starts with other items and has an action of its own.
    .title = Characters

about-character-thief = Steals a random card with a torch
    .text = Exhaust a torch to take a random card from a player with pieces in your clearing. Good with a full table: every torch is a card more, and cards buy friends.
law-V_1 = The Thief takes cards from others.
    .title = Thief
law-V_1_1 = The Thief starts with { $items }.
    .title = Starting items
law-V_1_2 = Exhaust a torch to take a random card from a player with faction pieces in your clearing.
    .title = Steal

about-character-tinker = Picks a card out of the discard pile
    .text = Exhaust a torch to take a card of your clearing's suit, or a bird, out of the discard pile. Good for crafting: you start with a hammer, and choose what you craft.
law-V_2 = The Tinker finds uses for what others throw away.
    .title = Tinker
law-V_2_1 = The Tinker starts with { $items }.
    .title = Starting items
law-V_2_2 = Exhaust a torch to take a card from the discard pile that matches your clearing; a bird always does.
    .title = Day Labor

about-character-ranger = Repairs three items, but ends the Daylight
    .text = Exhaust a torch to repair { $repairs } items; your Daylight is then over. Good for fighting: what a battle breaks, he mends without a hammer.
law-V_3 = The Ranger takes blows and mends his gear.
    .title = Ranger
law-V_3_1 = The Ranger starts with { $items }.
    .title = Starting items
law-V_3_2 = Exhaust a torch to repair { $repairs } items. Daylight then ends, and Evening begins.
    .title = Hideout

about-character-vagrant = Makes others fight, and scores for it
    .text = Exhaust a torch to make any player battle somebody in your clearing; buildings and tokens that fall count as removed by you. Good among crowded neighbours, for you need no sword of your own.
law-V_4 = The Vagrant sets others on each other.
    .title = Vagrant
law-V_4_1 = The Vagrant starts with { $items }.
    .title = Starting items
law-V_4_2 = Exhaust a torch to force a player, yourself perhaps, to battle another in your clearing. Buildings and tokens that either side loses count as removed by you.
    .title = Instigate

about-character-arbiter = Lends his swords to the defender
    .text = The defender in your clearing may enlist you before the roll: you score { COUNT($vp, "word-point") }, and your undamaged swords raise how many hits they may roll. Good where others are at war: your points come on their turns.
law-V_5 = The Arbiter stands by the player who is attacked.
    .title = Arbiter
law-V_5_1 = The Arbiter starts with { $items }.
    .title = Starting items
law-V_5_2 = Before the roll a faction that defends in the Arbiter's clearing may enlist him: he scores { COUNT($vp, "word-point") }, and his undamaged swords are added to the most hits it can roll. He neither enlists himself nor is enlisted against himself.
    .title = Protector

about-character-scoundrel = Burns a clearing down, once for every torch
    .text = Leave a torch in your clearing: every enemy piece there is removed, and nothing may be placed or moved in again. Good for one great blow at the right moment; the torch is spent for good.
law-V_6 = The Scoundrel leaves nothing behind.
    .title = Scoundrel
law-V_6_1 = The Scoundrel starts with { $items }.
    .title = Starting items
law-V_6_2 = Exhaust a torch and leave it in your clearing: all enemy pieces there are removed, and no piece can be placed or moved in any more. You may stay, but once gone you cannot come back.
    .title = Scorched Earth

about-character-adventurer = Completes quests with the wrong item
    .text = Once a turn, one ready item may stand in for another in a quest; it is exhausted and damaged. Good for quests, all game long; bring a hammer for the damage.
law-V_7 = The Adventurer makes do.
    .title = Adventurer
law-V_7_1 = The Adventurer starts with { $items }.
    .title = Starting items
law-V_7_2 = Once a turn, when completing a quest, one of your ready items may count as any other. It is damaged as well as exhausted.
    .title = Improvise

about-character-harrier = Flies to any clearing with a torch
    .text = Exhaust a torch to fly to any clearing of the map, alone and without boots. Good for being wherever something is to be had; you start without a single boot.
law-V_8 = The Harrier crosses the Woodland in one flight.
    .title = Harrier
law-V_8_1 = The Harrier starts with { $items }.
    .title = Starting items
law-V_8_2 = Exhaust a torch to move your pawn alone to any clearing of the map, near or far, hostile or not, without exhausting boots.
    .title = Glide

about-character-ronin = Adds a hit after the roll
    .text = After the roll of a battle you may exhaust a sword to deal { COUNT($extra_hits, "word-hit") } more. Good for those who want to be feared: two boots, and no roll is quite bad.
law-V_9 = The Ronin strikes when the dice have spoken.
    .title = Ronin
law-V_9_1 = The Ronin starts with { $items }.
    .title = Starting items
law-V_9_2 = After the roll of a battle you may exhaust a sword to deal { COUNT($extra_hits, "word-hit") } more.
    .title = Swift Strike

about-character-cheat = Completes a quest with any two items
    .text = Once a turn, any two of your items complete a quest, which then goes back into the quest deck. Good for steady points and cards from quests; but those quests do not add up.
law-V_10 = The Cheat takes what quests promise.
    .title = Cheat
law-V_10_1 = The Cheat starts with { $items }.
    .title = Starting items
law-V_10_2 = Once a turn you may complete a quest by exhausting any two items. Score or draw as ever and draw a new quest; then the completed one is shuffled back into the quest deck.
    .title = Con

about-character-gladiator = Duels a warrior for a card, and makes no enemy
    .text = Exhaust and damage any item to remove an enemy warrior in your clearing and draw { COUNT($draws, "word-card") }, without making its faction hostile. Good for staying everybody's friend with a sharp blade; have hammers ready.
law-V_11 = The Gladiator fights by rules that all accept.
    .title = Gladiator
law-V_11_1 = The Gladiator starts with { $items }.
    .title = Starting items
law-V_11_2 = Exhaust any item and damage it to remove an enemy warrior from your clearing and draw { COUNT($draws, "word-card") }. Nobody becomes hostile over it.
    .title = Duel

about-character-jailor = Spends a card in place of an item
    .text = Once a turn, a card of your clearing's suit is as good as any item you would exhaust; you lose a point afterwards. Good when items are few and the hand is full: one action more each turn.
law-V_12 = The Jailor lets others do the work.
    .title = Jailor
law-V_12_1 = The Jailor starts with { $items }.
    .title = Starting items
law-V_12_2 = Once a turn you may spend a card that matches your clearing instead of exhausting an item. After the action it pays for, you lose a point. This may interrupt what you do on your turn.
    .title = Coerce
