### Why something is not offered.  A reason stands within a line: it begins small and ends without a full stop.

why-scatter_suit = the next warrior starts in a { $suit } clearing
why-no_plot_left = all your plots are on the map
why-no_plot_of_type = your plots of that type are on the map
why-plot_there = there is a plot in { $place } already
why-warriors_for_plot = the next plot takes { COUNT($cost, "piece-warrior") } from { $place }, you have { $count } there
why-no_plot_there = there is no plot in { $place }
why-same_side = plots change places only if both are face up or both face down
why-two_plots = a plot cannot change places with itself
why-no_hidden_plot = no plot lies face down in { $place }
why-nowhere_to_call = that card matches no clearing in which a warrior could be placed
why-card_calls_other_suit = the card that was chosen is not spent for that suit
why-schemes_taken = no actions are left this Daylight
why-expose_on_own_turn = plots are exposed on one's own turn alone
why-expose_enemies = only enemies of the Corvids expose plots
why-expose_pieces = you have no piece in { $place }
why-expose_card = you have no card that matches { $place }
why-no_type_of_plot = that is no type of plot
why-snare_holds = enemies of the Corvids cannot move out of a clearing with a snare
why-snare_keeps_out = enemies of the Corvids cannot place pieces in a clearing with a snare
