### The Exile and the Brigand (H).

ask-exile-day = Choose what the Exile does next
ask-brigand-item = Choose the item you take from under the ruin
ask-brigand-pays = Choose the crafted item you exhaust
ask-brigand-victim = Choose whose card is taken

do-give-exile = Give { $item } to the Exile
do-take-blow = An item of the Exile takes the hit
do-haunt = Move the Exile to { $place }
do-loot-ruin = Take an item from under the ruin in { $place }
do-send-brigand = Exhaust a crafted item to take a card
do-pay-brigand = Exhaust { $item }
do-waylay = Take a card of { $faction }

event-gave_exile = { $seat } gives { $item } to { $faction }
event-exile_exhausted = { $faction } exhausts an item
event-exile_lost_item = { $faction } loses { $what ->
        [club] a club
       *[other] an item
    } for good
event-looted_ruin = { $seat } takes { $item } from under the ruin in { $place }
event-exhausted_crafted = { $seat } exhausts { $item }

verb-give-exile = Give
verb-take-blow = Hit
verb-haunt = Move
verb-loot-ruin = Loot
verb-send-brigand = Waylay
verb-pay-brigand = Exhaust
verb-waylay = Waylay

part-exile_clubs = Clubs, face up
part-exile_clubs_down = Clubs, face down
part-exile_items = Items it was given
