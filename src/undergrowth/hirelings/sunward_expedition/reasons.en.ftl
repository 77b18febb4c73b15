### Why something of the Sunward Expedition is not offered (H).

why-no_foothold_there = no foothold is there
why-foothold_there = a foothold is there already, or none can be placed there
why-expedition_has_fewer = so many warriors cannot come along
