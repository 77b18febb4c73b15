### Why something of a hireling is not offered (H).

why-not_in_supply_of_hirelings = that hireling is not in the supply
why-hireling_not_passed = only a hireling without control markers goes on, and to another player who can control it
why-hireling_not_waiting = that hireling is not waiting to be set up
why-hireling_not_controlled = you do not control that hireling
why-hireling_was_employed = it has been used this turn
why-hireling_birdsong = it is used at the start of Birdsong
why-hireling_other_time = it is used at another time of your turn
why-hireling_daylight = it is used in Daylight, between your actions
why-hireling_can_do_nothing = nothing on its card can be done now
why-hireling_not_now = that cannot be done now
why-hireling_not_placed_there = its pieces cannot be placed there
why-hireling_no_battle_there = it has battled there, or has nobody to battle there
why-no_patrol_there = none of its warriors stands there, or it cannot place any there
why-no_faction_pieces_there = you have no pieces there, or cannot place any there
