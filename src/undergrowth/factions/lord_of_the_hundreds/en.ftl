### The Lord of the Hundreds.

## Questions

ask-hundreds-corner = Choose a corner for the warlord and the first stronghold
ask-hundreds-raze = Choose the mob that razes next
ask-hundreds-dig = Choose the item to take from under the ruin
ask-hundreds-mob_die = Roll the mob die
ask-hundreds-mob = Choose where the mob spreads to
ask-hundreds-recruit = There are too few warriors: choose where one goes
ask-hundreds-anoint = Choose where the new warlord is
ask-hundreds-mood = Choose a mood
ask-hundreds-squander = Give up one more item for warriors?
ask-hundreds-command = Command the Hundreds
ask-hundreds-fortify = Choose the card to spend on the stronghold
ask-hundreds-advance = Advance the warlord?
ask-hundreds-then_battle = The warlord has moved: battle there?
ask-hundreds-press = Relentless: move or battle once more?
ask-hundreds-incite = Incite a mob?
ask-hundreds-incite_card = Choose the card to spend on the mob
ask-hundreds-riot = Jubilant: roll the mob die?
ask-hundreds-crafted = Keep the item, or remove it for its points?
ask-hundreds-scrap = There is no space: choose the item that leaves the game
ask-hundreds-loot = Choose the item to loot

## Options

do-garrison-in = Begin in { $place }
do-raze-in = Raze { $place }
do-mob-die = The die shows { $suit }
do-mob-in = Spread a mob to { $place }
do-anoint-in = Anoint a warlord in { $place }
do-mood = Be { $mood }
do-squander = Give up { A($item) } for warriors
do-command-move = Move
do-command-battle = Battle
do-fortify-in = Build a stronghold in { $place }
do-fortify-with = Spend { $card }
do-advance-move = Move the warlord, then perhaps battle
do-advance-battle = Battle with the warlord
do-press-move = Move the warlord once more
do-press-battle = Battle with the warlord once more
do-incite-in = Incite a mob in { $place }
do-incite-with = Spend { $card }
do-riot = Roll the mob die
do-hoard = Keep the item
do-forgo = Remove the item and score its points
do-scrap = Remove { A($item) }
do-loot = Loot: deal no rolled hits, and take an item if you rule here in the end
do-rally-from = Turn the mob in { $place } into a warrior

## What happened

event-rolled_mob = The mob die of { THE($seat) } shows { $suit }
event-mood = { $seat } is { $mood }
event-looting = { $seat } wants to loot { $faction }

## Names

faction-lord_of_the_hundreds = Lord of the Hundreds
piece-warlord = { $count ->
        [one] warlord
       *[other] warlords
    }
piece-stronghold = { $count ->
        [one] stronghold
       *[other] strongholds
    }
piece-mob = { $count ->
        [one] mob
       *[other] mobs
    }
mood-bitter = Bitter
mood-grandiose = Grandiose
mood-jubilant = Jubilant
mood-lavish = Lavish
mood-relentless = Relentless
mood-rowdy = Rowdy
mood-stubborn = Stubborn
mood-wrathful = Wrathful
word-oppressed = { $count ->
        [one] clearing
       *[other] clearings
    }
source-wrathful = Wrathful
source-stubborn = Stubborn
source-looters = Looters

## The board

part-mood = Mood
part-command = Command { $count }
part-prowess = Prowess { $count }
part-oppress = Oppress
    .value = { COUNT($points, "word-point") } for { COUNT($count, "word-oppressed") }

## Their turn in short

allowance-advance = { $count ->
        [one] advance
       *[other] advances
    }
allowance-mob_roll = { $count ->
        [one] roll of the mob die
       *[other] rolls of the mob die
    }
off-no_warlord = no warlord
verb-command-move = Move
verb-command-battle = Battle
verb-fortify-in = Stronghold
verb-fortify-with = Pay for stronghold
verb-advance-move = Advance: move
    .short = Move
verb-advance-battle = Advance: battle
    .short = Battle
verb-press-move = Move again
verb-press-battle = Battle again
verb-incite-in = Incite
verb-incite-with = Pay for mob
verb-riot = Roll
verb-hoard = Keep
verb-forgo = Remove
verb-scrap = Remove item
verb-loot = Loot
verb-rally-from = Rally mob
verb-raze-in = Raze
verb-mob-die = Mob die
verb-mob-in = Spread mob
verb-anoint-in = Anoint
verb-mood = Mood
verb-squander = Give up
verb-garrison-in = Begin

## Deeds as a whole

deed-fortify-in =
    .placed = { $seat } builds { A($piece) } in { $place }
deed-incite-in =
    .placed = { $seat } incites { A($piece) } in { $place }
deed-anoint-in =
    .placed = { $seat } anoints { A($piece) } in { $place }

## What described positions call it

entry-mood = mood
