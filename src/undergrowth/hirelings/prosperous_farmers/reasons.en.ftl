### Why something of the Farmers is not offered (H).

why-no_field_there = you do not rule that clearing, or neither a farm nor a warrior of theirs can be placed there
