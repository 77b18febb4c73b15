### The Lord of the Hundreds: what it is, to those who choose.

about-faction-lord_of_the_hundreds = A warlord hoards items and tolerates nobody beside him
    .text = Each Evening you score for clearings that are yours alone: ruled, and without a single enemy piece. Items make you strong: Command gives you actions, Prowess lets your warlord advance and brings him warriors. Craft items, loot them, or send mobs into ruins. But each item takes a mood from you, and every turn wants another mood.
    .scores-oppress = Oppress, each Evening: clearings that are yours alone
    .scores-raze = Mobs tear down enemy buildings and tokens
    .scores-hoard = An item that finds no space scores { COUNT($hoard-overflow_vp, "word-point") }
    .scores-craft = Remove a crafted item to score what its card says
    .first-move = Move your warriors together with the warlord towards a ruin or a weak neighbour.
    .first-advance = Advance the warlord and battle: the clearing must be yours alone by Evening.
    .first-mob = Incite a mob at a ruin: next Birdsong it brings an item for the Hoard.
    .watch-warlord = The warlord falls in battle alone. A new one is anointed in your next Birdsong.
    .watch-moods = Each Birdsong asks for a different mood, none that shows an item you hold.
    .watch-mobs = Mobs raze at the start of your turn: enemies have a round to drive them off.
    .watch-loot = Looters deal no rolled hits: attack with enough to rule the clearing all the same.
    .watch-cards = You draw { COUNT($evening_draw-base, "word-card") } a turn: strongholds, mobs and crafts compete for them.
    .parts-mood = What the warlord is up to this turn; crossed out are moods whose item you hold.
    .parts-command = Boots, bags and coins. More of them, more commands.
    .parts-prowess = Hammers, tea, swords and crossbows. More of them, more advances and warriors.
    .parts-oppress = What Oppress would score now, and for how many clearings.
    .pieces-warrior = Fights and rules. There are { $piece-warrior-count }.
    .pieces-warlord = A warrior with a name. It falls in battle alone, leads advances, and most moods work where it is.
    .pieces-stronghold = Crafts, and recruits a warrior each Birdsong. A building; there are { $piece-stronghold-count }.
    .pieces-mob = Razes enemy buildings, tokens and ruins in your Birdsong. A token, one to a clearing; there are { $piece-mob-count }.

about-mood-bitter = Mobs become warriors in battle
    .text = In a battle in the warlord's clearing, before the roll, remove any of your mobs there and next to it, and place as many warriors there. Not with a hammer in the Hoard.
about-mood-grandiose = The warlord first, then all others
    .text = This turn you advance the warlord before you command the Hundreds: clear a place, then build in it. Not with tea in the Hoard.
about-mood-jubilant = One mob incites the next
    .text = When you incite a mob where the warlord is, you may roll the mob die up to { $mood-jubilant-rolls } times, and each roll places a mob next to another. Not with a boot in the Hoard.
about-mood-lavish = Items for warriors
    .text = At the end of Birdsong you may remove items from the Hoard: each brings { $mood-lavish-warriors } warriors to the warlord. It shows no item and can always be chosen after another mood.
about-mood-relentless = An advance goes on
    .text = When the warlord has moved and battled in one advance, it may move or battle once more. Not with a bag in the Hoard.
about-mood-rowdy = More cards in Evening
    .text = Draw { COUNT($mood-rowdy-cards, "word-card") } more in Evening, or { $mood-rowdy-cards_in_crowd } more if the warlord's clearing holds { $mood-rowdy-crowd } enemy pieces. Not with coins in the Hoard.
about-mood-stubborn = The first hit does not count
    .text = In battle in the warlord's clearing you ignore the first hit you take, an ambush's too. Not with a crossbow in the Hoard.
about-mood-wrathful = Hits harder when attacking
    .text = When you attack in the warlord's clearing, you deal { COUNT($mood-wrathful-extra_hits, "word-hit") } more. Not with a sword in the Hoard.

about-group-mood = Your moods
