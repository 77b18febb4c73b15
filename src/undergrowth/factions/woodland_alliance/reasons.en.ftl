### Why something is not offered.  A reason stands within a line: it begins small and ends without a full stop.

why-not_among_supporters = { $card } is not among your supporters
why-revolts_come_before = revolts come before sympathy spreads
why-does_not_match_clearing_base = { $card } does not match the clearing of a base
why-have_no_base = you have no base on the map
why-all_sympathy_tokens = all your sympathy tokens are on the map
why-have_taken_operations = you have taken { $taken } operations, as many as you have officers
why-no_base_in = there is no base in { $place }
why-no_warrior_in = you have no warrior in { $place }
why-sympathetic_already = { $place } is sympathetic already
why-not_adjacent_sympathetic = { $place } is not adjacent to a sympathetic clearing
why-supporters_needed = { $cost } supporters matching { $place } are needed, you have { $count }
why-no_base_could = no base could be placed in { $place }
why-not_sympathetic = { $place } is not sympathetic
why-base_already = there is a base in { $place } already
why-no_base_matches = no base on your board matches { $place }
