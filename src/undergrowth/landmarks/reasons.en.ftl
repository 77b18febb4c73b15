### Why something is not offered.  A reason stands within a line: it begins small and ends without a full stop.

why-no_card_lies = no card lies there
why-have_no_faction_piece = you have no faction piece in { $place }
why-have_no_card_swap = you have no card to swap
why-ferry_waits = the Ferry waits in { $place }
why-ferry_has_carried = the Ferry has carried somebody this turn already
why-item_lies_at = that item lies at the Legendary Forge, where you have no faction piece
why-fell_there = { $fallen } fell there
why-defender_must_enemy_with = the defender must be an enemy with pieces in Rabbittown's clearing
why-have_no_rabbit = you have no rabbit card to spend
why-have_no_warrior_place = you have no warrior to place
why-have_no_piece_another = you have no piece in another rabbit clearing
why-landmark_does_not = that landmark does not stand on the map
why-landmark_has_been = that landmark has been used this turn
when-evening_end = at the end of your Evening
when-turn_before_end = on your turn before its last step
when-between_actions = between the actions of your Daylight
