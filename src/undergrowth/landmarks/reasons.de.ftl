### Warum etwas nicht möglich ist.  Ein Grund steht in einer Zeile: Er beginnt klein und endet ohne Punkt.

why-no_card_lies = dort liegt keine Karte
why-have_no_faction_piece = du hast kein Fraktionsteil in { $place }
why-have_no_card_swap = du hast keine Karte zum Tauschen
why-ferry_waits = die Fähre wartet in { $place }
why-ferry_has_carried = die Fähre hat in diesem Zug schon jemanden gefahren
why-item_lies_at = dieser Gegenstand liegt bei der Sagenhaften Schmiede, wo du kein Fraktionsteil hast
why-fell_there = dort sind { $fallen } gefallen
why-defender_must_enemy_with = angegriffen wird ein Gegner mit Teilen in der Lichtung von Kaninchenstadt
why-have_no_rabbit = du hast keine Kaninchen-Karte zum Ausgeben
why-have_no_warrior_place = du hast keinen Krieger zu platzieren
why-have_no_piece_another = du hast kein Teil in einer anderen Kaninchen-Lichtung
why-landmark_does_not = dieses Wahrzeichen steht nicht auf dem Spielplan
why-landmark_has_been = dieses Wahrzeichen ist in diesem Zug schon genutzt worden
when-evening_end = am Ende deines Abends
when-turn_before_end = in deinem Zug vor seinem letzten Schritt
when-between_actions = zwischen den Aktionen deines Tageslichts
