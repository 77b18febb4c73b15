### Why something is not offered.  A reason stands within a line: it begins small and ends without a full stop.

why-no_more_cards = no more cards are added this turn
why-at_least_one = at least one card must be added to the Decree
why-no_more_than = no more than two cards are added in a turn
why-only_one_cards = only one of the cards added may be a bird
why-does_not_have = { $place } does not have the fewest warriors of the clearings possible
why-roost_cannot_placed = a roost cannot be placed in { $place }
why-has_no_roost = { $place } has no roost, or does not match the card
why-does_not_match_card = { $place } does not match the card
why-has_roost_already = { $place } has a roost already
why-do_not_rule = you do not rule { $place }
why-decree_resolved_once = the Decree is resolved once crafting is over
why-cannot_with_card = you cannot { $column } with a { $suit } card now: { $lack }
why-every_card_left = every card left in this column can be resolved
why-no_card_left = no { $suit } card is left to resolve in this column
why-card_decree_asks = the card of the Decree asks for another suit
why-lies_face_down = { $leader } lies face down
