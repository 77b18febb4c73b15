### Warum etwas von diesen Söldnern nicht angeboten wird (H).

why-not_on_edge_for_dynasty = diese Lichtung liegt nicht am Rand des Plans, oder sie können dort nicht platziert werden
why-nobles_score_nothing = du beherrschst zu wenige Lichtungen für einen Punkt, oder bist nicht mehr auf der Punkteleiste
