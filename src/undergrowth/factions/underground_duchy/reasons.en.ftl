### Why something is not offered.  A reason stands within a line: it begins small and ends without a full stop.

why-burrow_is_closed = only Duchy pieces go into the Burrow
why-shown_not_match = { $place } does not match the card
why-card_builds_nowhere = { $card } matches no clearing you rule in which something could be built
why-card_digs_nowhere = { $card } matches no clearing in which a tunnel could be placed
why-burrow_empty = there is no warrior in the Burrow to come up
why-dig_takes = from 1 to { $most } warriors of the Burrow come up
why-tunnel_there = there is a tunnel in { $place } already
why-no_tunnel_there = there is no tunnel in { $place }
why-collapse_leads_nowhere = without the tunnel in { $place } there would be no place for a new one, or it cannot be removed
why-no_way_up = warriors of the Burrow cannot be moved to { $place }
why-not_swayed = the { $minister } is not swayed
why-has_acted = the { $minister } has acted this turn
why-no_card_in_hand = you have no card in hand
why-rule_no_site = you rule no clearing in which something could be built
why-nobody_to_act_as = no other squire or noble you have swayed could act now
why-mayor_acts_as = the Mayor acts as another noble or as a squire
why-tunnels_missing = not all of your tunnels are on the map
why-nothing_to_count = no { $piece } is on the map
why-not_banked_suit = { $card } is not of the suit of what you have spent
why-swayed_this_turn = you have swayed a minister this turn
why-swayed_already = the { $minister } is swayed already
why-no_crown = no { $rank } crown is left on your board
why-too_few_cards = the { $minister } wants to see { $count } cards
why-too_few_backed = your hand and the clearings with your pieces do not match in { $count } cards, as the { $minister } wants
why-no_clearing_backs = no clearing with your pieces is left that matches { $card }
why-not_highest = another minister has a higher rank than the { $minister }
