### Why something is not offered.  A reason stands within a line: it begins small and ends without a full stop.

why-arrives_on_river = the Diaspora begins in a clearing on the river
why-enemies_negotiate = only enemies of the Diaspora negotiate
why-no_militant_enclave = no militant enclave is in { $place }
why-no_piece_at_enclave = you have no piece in { $place }
why-negotiated_already = you have negotiated once this turn
why-no_card_for_ruler = somebody else rules the enclave, and you have no card to give
why-negotiates_in_own_turn = enemies negotiate in their own turn, between two actions
why-diaspora_has_acted = the { $count } actions of this Daylight have been taken
why-nothing_to_settle = you can neither move to { $place } nor battle or found an enclave there
why-came_from_there = you have moved in from { $place } already
why-settles_elsewhere = you are settling in another clearing
why-enclave_there = an enclave is in { $place } already
why-not_ruled = you do not rule { $place }
why-no_enclave_left = all your enclaves are on the map
why-militant_already = the enclave in { $place } is militant already
why-provokes_on_river = { $place } is not on the river, and no warrior of yours is there
why-retaliated_there = you have retaliated in { $place } already
why-suit_never_scored = { $suit } is never scored
why-no_enclave_of_suit = no peaceful enclave is in a { $suit } clearing
why-no_card_of_suit = you have no { $suit } card
why-card_of_other_suit = { $card } is of another suit
