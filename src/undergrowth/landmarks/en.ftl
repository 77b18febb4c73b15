### Landmarks.

## Questions

ask-landmarks-deal = A landmark is dealt
ask-landmarks-site = Choose a landmark to set up, and its clearing
ask-landmarks-ferry = Did you take the Ferry?
ask-landmarks-treetop = Choose the slot for the building
ask-landmarks-stall = Choose a face-down card to take, unseen
ask-landmarks-swap = Choose the card to leave in its place
ask-landmarks-shelter = Choose how many of the fallen find shelter at Mousehold
ask-landmarks-rally = Choose a card to spend at Rabbittown
ask-landmarks-rally_defender = Choose whom to battle at Rabbittown

## Options

do-landmark = Deal { $landmark }
do-set-up = Set up { $landmark } in { $place }
do-visit = Use { $landmark }
do-ride = Take the Ferry along and draw a card
do-treetop = Build it in the Treetop's slot
do-below = Build it in another slot
do-stall = Take card { $count }
do-swap = Leave { $card }
do-shelter = Place { COUNT($count, "piece-warrior") } at Mousehold

## What happened

event-landmark_dealt = { $landmark } is in the game
event-landmark_placed = { $landmark } stands in { $place }
event-landmark_moved = { $landmark } moves to { $place }
event-visited = { $seat } uses { $landmark }
event-swapped = { $seat } swaps a card for card { $stall } of the Black Market, unseen
    .known = { $seat } leaves { $left } at the Black Market and takes { $card }

## Names

trigger-ferry = the Ferry
trigger-mousehold = Mousehold

## The board

part-stall = Stall { $number }
part-slot = In its slot
part-slot_held = { $piece } of { $owner }
part-forge_items = Items to forge

## Verbs

verb-below = Other slot
verb-landmark = Landmark
verb-ride = Take the Ferry
verb-set-up = Set up
verb-shelter = Shelter
verb-stall = Take
verb-swap = Leave
verb-treetop = Treetop slot
verb-visit = Use
