### Why something of these hirelings is not offered (H).

why-not_on_edge_for_dynasty = that clearing is not on the map edge, or they cannot be placed there
why-nobles_score_nothing = you rule too few clearings for a point, or have left the score track
