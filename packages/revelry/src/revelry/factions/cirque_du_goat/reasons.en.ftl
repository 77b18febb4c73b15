### Why something is not offered.  A reason stands within a line: it begins small and ends without a full stop.

why-cirque_camps = the Cirque begins in a corner in which nobody else starts, and in a clearing beside it
why-cirque_card_matches_not = that card does not match the clearing
why-cirque_no_other_suit = no effect lets that card count as a suit that has not been spent yet
why-cirque_scouted = goats have come to { $place } by Talent Scout this turn
why-cirque_no_goats = no goat is left in your supply
why-cirque_no_card_for = you have no card that matches { $place }
why-cirque_top_there = there is a big top in { $place } already
why-cirque_not_ruled = you do not rule { $place }
why-cirque_no_top = no big top is left, and none can be taken from another clearing
why-cirque_no_other_top = no big top can be taken from { $place }
why-cirque_not_lured = no warrior of that player there can be made to come to { $place }
why-cirque_has_acted = this Daylight has { $count } { $count ->
        [one] action
       *[other] actions
    }, and all are taken
why-cirque_no_top_there = there is no big top in { $place }
why-cirque_has_four = { THE($faction) } can be given no more accolades
why-cirque_no_audience = { THE($faction) } has no piece in { $place }
why-cirque_not_most = that player does not have the most accolades
why-clowns_need_goats = no goat takes part in this battle
why-clowns_not_behind = the enemy has to be a player who has more points than you on the score track
why-clowns_once = you have clowned around with that enemy this turn
why-clowns_no_card = the enemy has no card to give
why-clowns_must_hit = a card compels you to deal an extra hit
why-clowns_in_battle = only the Cirque clowns around, in its own battles
why-clowns_after_roll = it is used after the roll
