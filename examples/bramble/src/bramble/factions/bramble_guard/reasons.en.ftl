### Why something is not offered.  A reason stands within a line: it begins small and ends without a full stop.

why-card_does_not = the card does not match, or no warrior can be placed there
why-not_larder = { $card } is not in your Larder
why-there_no_bramble = there is no bramble in { $place }
why-hedge_begins_on = the hedge begins on the map edge
why-there_bramble_already = there is a bramble already
why-no_actions_left_2 = no actions are left
why-recruit_where_bramble = you recruit where a bramble is, from your supply
why-larder_full = the Larder is full
