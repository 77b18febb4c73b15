### Warum etwas nicht möglich ist.  Ein Grund steht in einer Zeile: Er beginnt klein und endet ohne Punkt.

why-scatter_suit = der nächste Krieger beginnt in einer Lichtung dieser Farbe: { $suit }
why-no_plot_left = alle deine Komplotte sind auf dem Spielplan
why-no_plot_of_type = deine Komplotte dieser Art sind auf dem Spielplan
why-plot_there = in { $place } liegt schon ein Komplott
why-warriors_for_plot = das nächste Komplott kostet { COUNT($cost, "piece-warrior", case: "accusative") } aus { $place }, dort hast du { $count }
why-no_plot_there = in { $place } liegt kein Komplott
why-same_side = Komplotte tauschen nur den Platz, wenn beide offen oder beide verdeckt liegen
why-two_plots = ein Komplott kann nicht mit sich selbst den Platz tauschen
why-no_hidden_plot = in { $place } liegt kein Komplott verdeckt
why-nowhere_to_call = diese Karte passt zu keiner Lichtung, in der ein Krieger platziert werden könnte
why-card_calls_other_suit = die gewählte Karte wird nicht für diese Farbe ausgegeben
why-schemes_taken = in diesem Tageslicht ist keine Aktion mehr übrig
why-expose_on_own_turn = Komplotte werden nur im eigenen Zug enttarnt
why-expose_enemies = nur Gegner der Rabenverschwörung enttarnen Komplotte
why-expose_pieces = in { $place } hast du kein Teil
why-expose_card = du hast keine Karte, die zu { $place } passt
why-no_type_of_plot = das ist keine Art von Komplott
why-snare_holds = Gegner der Rabenverschwörung können aus einer Lichtung mit einer Schlinge nicht hinaus
why-snare_keeps_out = Gegner der Rabenverschwörung können in einer Lichtung mit einer Schlinge nichts platzieren
