### Why something of these hirelings is not offered (H).

why-band_holds_them = warriors that moved to the Band in this turn stay there
why-no_band_there = none of the Band stands there
why-does_not_come_to_band = that warrior is not next to the Band, cannot be moved there, or another one has come from its clearing
