### Warum etwas nicht möglich ist.  Ein Grund steht in einer Zeile: Er beginnt klein und endet ohne Punkt.

why-no_funds = du hast kein Kapital mehr
why-no_fund_of = kein Krieger ist im Kapital von: { $faction }
why-own_warrior_alone = im Vorrat ist kein Krieger des Flussvolks: Nur ein eigener aus dem Kapital kann kommen
why-price_of_another = jetzt geht es um den Preis für { $service }
why-price_moved = der Preis für { $service } ist an diesem Abend schon geändert
why-price_as_it_is = { $service } kostet schon { $price }
why-no_such_price = Preise gehen von { $least } bis { $most }
why-not_on_river = { $place } liegt nicht am Fluss
why-post_there = in { $place } steht schon ein Handelsposten
why-no_player_rules = in { $place } herrscht kein Spieler
why-funds_of_ruler = nötig sind { $cost } Krieger im Kapital von dem, der dort herrscht ({ $faction }), du hast { $count }
why-funds_do_not_pay = dort zahlen keine { $cost } Krieger im Kapital von: { $faction }
why-no_post_left = kein Handelsposten ist mehr da, der zu { $place } passt
why-post_does_not_match = { $piece }: dort nicht zu platzieren
why-no_empty_space = auf der { $suit }-Leiste ist kein Feld leer
why-export_as_craft = was nicht herzustellen ist, ist nicht auszuführen: { $why }
why-own_services = du verkaufst Dienste und kaufst keine
why-buy_at_start = Dienste werden zu Beginn deines Vogelsangs gekauft
why-never_hires = deine Fraktion heuert keine Söldner an
why-no_service_left = du kannst in diesem Zug { $count } kaufen und hast es getan
why-bought_already = { $service } hast du in diesem Zug schon gekauft
why-not_in_their_hand = { $card } ist nicht auf der Hand von: { $faction }
why-cannot_pay_service = { $service } kostet { $price }, und du kannst { $count } zahlen
