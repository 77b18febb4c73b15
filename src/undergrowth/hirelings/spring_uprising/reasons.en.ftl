### Why something of these hirelings is not offered (H).

why-no_rebel_comes_there = that clearing does not match the die, or none of them can be placed there
why-no_rebel_rises_there = that clearing does not match the die, or none of them stands there
why-scouts_defend_with_you = the Scouts help only their controller's own faction, as defender and before the roll
