### Warum etwas nicht zur Wahl steht.  Ein Grund steht in einer Zeile: Er beginnt klein und endet ohne Punkt.

why-cirque_camps = der Ziegenzirkus beginnt in einer Ecke, in der sonst niemand beginnt, und in einer Lichtung daneben
why-cirque_card_matches_not = diese Karte passt nicht zur Lichtung
why-cirque_no_other_suit = kein Effekt lässt diese Karte als Farbe zählen, die noch nicht ausgegeben ist
why-cirque_scouted = nach { $place } sind in diesem Zug schon Talente gekommen
why-cirque_no_goats = in deinem Vorrat ist keine Ziege mehr
why-cirque_no_card_for = du hast keine Karte, die zu { $place } passt
why-cirque_top_there = in { $place } steht schon ein Zirkuszelt
why-cirque_not_ruled = du herrschst nicht in { $place }
why-cirque_no_top = kein Zirkuszelt ist übrig, und keines kann aus einer anderen Lichtung genommen werden
why-cirque_no_other_top = aus { $place } kann kein Zirkuszelt genommen werden
why-cirque_not_lured = dort kann kein Krieger dieser Partei gezwungen werden, nach { $place } zu kommen
why-cirque_has_acted = alle Aktionen dieses Tageslichts sind gemacht: { $count }
why-cirque_no_top_there = in { $place } steht kein Zirkuszelt
why-cirque_has_four = { THE($faction) } kann keine weitere Auszeichnung bekommen
why-cirque_no_audience = { THE($faction) } hat kein Teil in { $place }
why-cirque_not_most = sie hat nicht die meisten Auszeichnungen
why-clowns_need_goats = keine Ziege nimmt an diesem Kampf teil
why-clowns_not_behind = der Gegner muss jemand sein, der auf der Punkteleiste mehr Punkte hat als du
why-clowns_once = mit diesem Gegner hast du in diesem Zug schon Possen getrieben
why-clowns_no_card = der Gegner hat keine Karte zu geben
why-clowns_must_hit = eine Karte zwingt dich zu einem Zusatztreffer
why-clowns_in_battle = nur der Ziegenzirkus treibt Possen, in eigenen Kämpfen
why-clowns_after_roll = das geht nach dem Würfeln
