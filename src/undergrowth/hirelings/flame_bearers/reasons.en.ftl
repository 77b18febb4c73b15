### Why something of the Flame Bearers and the Rat Smugglers is not offered (H).

why-bearers_burn_warriors_first = the Bearers remove enemy pieces of this clearing, and warriors before all others
why-shows_no_item = { $card } shows no item
why-no_move_or_battle = you could neither move nor battle
