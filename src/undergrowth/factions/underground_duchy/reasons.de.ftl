### Warum etwas nicht möglich ist.  Ein Grund steht in einer Zeile: Er beginnt klein und endet ohne Punkt.

why-burrow_is_closed = nach Tiefenbau kommen nur Teile des Herzogtums
why-shown_not_match = { $place } passt nicht zur Karte
why-card_builds_nowhere = { $card } passt zu keiner Lichtung, die du beherrschst und in der etwas gebaut werden könnte
why-card_digs_nowhere = { $card } passt zu keiner Lichtung, in der ein Tunnel platziert werden könnte
why-burrow_empty = in Tiefenbau ist kein Krieger, der heraufkommen könnte
why-dig_takes = 1 bis { $most } Krieger aus Tiefenbau kommen herauf
why-tunnel_there = in { $place } ist schon ein Tunnel
why-no_tunnel_there = in { $place } ist kein Tunnel
why-collapse_leads_nowhere = ohne den Tunnel in { $place } gäbe es keinen Platz für einen neuen, oder er kann nicht entfernt werden
why-no_way_up = Krieger aus Tiefenbau können nicht nach { $place } bewegt werden
why-not_swayed = { THE($minister) } ist nicht überzeugt
why-has_acted = { THE($minister) } hat in diesem Zug schon gehandelt
why-no_card_in_hand = du hast keine Handkarte
why-rule_no_site = du beherrschst keine Lichtung, in der etwas gebaut werden könnte
why-nobody_to_act_as = kein anderer Knappe oder Edelmann, den du überzeugt hast, könnte jetzt handeln
why-mayor_acts_as = der Bürgermeister handelt als ein anderer Edelmann oder als ein Knappe
why-tunnels_missing = nicht alle deine Tunnel sind auf dem Spielplan
why-nothing_to_count = auf dem Spielplan gibt es noch keine { NAME($piece, 2) }
why-not_banked_suit = { $card } hat nicht die Farbe der ausgegebenen Karten
why-swayed_this_turn = du hast in diesem Zug schon einen Würdenträger überzeugt
why-swayed_already = { THE($minister) } ist schon überzeugt
why-no_crown = auf deiner Tafel liegt keine Krone dieses Ranges mehr ({ $rank })
why-too_few_cards = { THE($minister) } will { $count } Karten sehen
why-too_few_backed = deine Hand und die Lichtungen mit deinen Teilen passen nicht in { $count } Karten zusammen, wie { THE($minister) } es verlangt
why-no_clearing_backs = keine Lichtung mit deinen Teilen, die zu { $card } passt, ist mehr übrig
why-not_highest = ein anderer Würdenträger hat einen höheren Rang als { THE($minister) }
