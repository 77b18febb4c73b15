### Why something is not offered.  A reason stands within a line: it begins small and ends without a full stop.

why-improvise_once_turn = improvise once a turn, with a ready item the quest does not need
why-have_used_con = you have used Con this turn
why-duel_needs_enemy = a Duel needs an enemy warrior in your clearing
why-cannot_glide = you cannot glide to { $place }
why-spend_card_clearing = spend a card of your clearing's suit while paying for an action
why-have_coerced_this = you have coerced this turn
why-none_items_damaged = none of your items is damaged
why-this_works_clearing = this works in a clearing that is not scorched yet
why-no_pieces_theirs = no pieces of theirs are in your clearing, or their hand is empty
why-not_discard_pile = { $card } is not in the discard pile
why-they_could_not = they could not battle each other in your clearing
