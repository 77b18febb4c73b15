### Why something of the Prophets and the Envoys is not offered (H).

why-no_prophet_beside = there is no Prophet beside pieces of that player, or nothing it could be forced to there
why-envoys_find_nothing = among the top cards of the discard pile none of the most common suit can be taken
why-not_among_envoys = { $card } is not among the top cards of the discard pile, not of their most common suit, or an ambush
why-forced_into_no_forest = They force players into clearings only, never into forests
why-cannot_pay_to_enter = { $faction } cannot exhaust the boot more that a clearing with Hostile warriors costs
