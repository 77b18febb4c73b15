### The characters' special actions.

## Questions

ask-vagabond-steal = A random card is taken
ask-vagabond-hideout = Choose an item to repair
ask-vagabond-duel = Choose the item that you exhaust and damage

## Options

do-steal-from = Steal a random card from { $faction }
do-labor-for = Take { $card } from the discard pile
do-hideout = Hide out: repair three items and end Daylight
do-instigate = Make { $faction } battle { $faction2 }
do-enlist = Enlist { $faction }
do-scorch = Leave a torch here and burn everything
do-improvise = Improvise with { A($item) }
do-glide-to = Glide to { $place }
do-swift-strike = Exhaust a sword for an extra hit
do-con = Con your way through { $quest } with any two items
do-duel = Duel { A($piece) } of { $faction }
do-coerce = Spend { $card } instead

## What happened

event-coerced = { $seat } coerces with { $card } instead of exhausting an item, and will lose { COUNT($points, "word-point") }
event-enlisted = { $seat } enlists { $arbiter }
event-struck_swiftly = { $seat } strikes swiftly for an extra hit

## Verbs

verb-coerce = Coerce
verb-con = Con
verb-duel = Duel
verb-enlist = Enlist
verb-glide-to = Glide
verb-hideout = Hideout
verb-improvise = Improvise
verb-instigate = Instigate
source-swift-strike = Swift Strike
verb-labor-for = Day Labor
verb-scorch = Scorched Earth
verb-steal-from = Steal
verb-swift-strike = Swift Strike
