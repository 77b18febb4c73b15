### Why something is not offered.  A reason stands within a line: it begins small and ends without a full stop.

why-paths_opened_between = paths are opened between the actions of Daylight
why-paths_opened_one = paths are opened in one's own Daylight
why-have_opened_path = you have opened a path this turn
why-opening_path_costs = opening a path costs a card, and you have none
why-no_closed_path = there is no closed path between { $place } and { $place2 }
why-no_piece_at_end = you have no faction piece at either end of the path between { $place } and { $place2 }
why-path_closed = the path between { $place } and { $place2 } is closed
