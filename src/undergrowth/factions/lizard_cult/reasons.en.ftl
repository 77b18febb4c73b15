### Why something is not offered.  A reason stands within a line: it begins small and ends without a full stop.

why-garden_not_suit = the { $piece } does not print a suit of that clearing, or none is left
why-card_not_match = the card revealed does not match { $place }
why-no_garden_could = no garden could be placed in { $place }
why-acolytes_needed = { $cost } of your acolytes are needed, you have { $acolytes }
why-no_crusade_battle = no enemy shares an outcast clearing with your warriors
why-no_crusade_move = there is no move from an outcast clearing
why-crusade_in_outcast = a crusade begins in an outcast clearing
why-not_outcast = { $place } does not match the outcast
why-no_such_piece = no such piece stands in { $place }
why-no_enemy_piece = that is no enemy's piece
why-no_garden_left = all gardens of the outcast's suit are on the map
why-cannot_be_replaced = what stands in { $place } cannot be removed, or nothing of yours can be placed there
why-birds_not_wild = { $card } is a bird, and birds are not wild for rituals
why-nowhere_to_recruit = { $card } matches no clearing in which you could place a warrior
why-nowhere_to_build = { $card } matches no clearing you rule in which a garden could be placed
why-scored_already = you have scored { $suit } this turn
why-no_garden_on_map = no { $suit } garden is on the map
why-cannot_score_suit = { $suit } cannot be scored with that card now
