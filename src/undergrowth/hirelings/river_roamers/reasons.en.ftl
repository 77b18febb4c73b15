### Why something of the River Roamers is not offered (H).

why-roamers_keep_to_the_river = they are placed in a clearing on the river, while they have pieces left
