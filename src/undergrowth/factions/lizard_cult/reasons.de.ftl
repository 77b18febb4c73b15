### Warum etwas nicht möglich ist.  Ein Grund steht in einer Zeile: Er beginnt klein und endet ohne Punkt.

why-garden_not_suit = { $piece } hat keine Farbe dieser Lichtung, oder es ist keiner mehr da
why-card_not_match = die aufgedeckte Karte passt nicht zu { $place }
why-no_garden_could = in { $place } könnte kein Garten platziert werden
why-acolytes_needed = { $cost } deiner Akolythen sind nötig, du hast { $acolytes }
why-no_crusade_battle = kein Gegner ist in einer ausgestoßenen Lichtung mit deinen Kriegern
why-no_crusade_move = aus keiner ausgestoßenen Lichtung geht eine Bewegung
why-crusade_in_outcast = ein Kreuzzug beginnt in einer ausgestoßenen Lichtung
why-not_outcast = { $place } hat nicht die ausgestoßene Farbe
why-no_such_piece = in { $place } steht kein solches Teil
why-no_enemy_piece = das ist kein gegnerisches Teil
why-no_garden_left = alle Gärten der ausgestoßenen Farbe sind auf dem Spielplan
why-cannot_be_replaced = was in { $place } steht, kann nicht entfernt werden, oder du kannst dort nichts platzieren
why-birds_not_wild = { $card } ist ein Vogel, und Vögel gelten in Ritualen nicht als andere Farbe
why-nowhere_to_recruit = { $card } passt zu keiner Lichtung, in der du einen Krieger platzieren könntest
why-nowhere_to_build = { $card } passt zu keiner Lichtung, die du beherrschst und in der ein Garten Platz hätte
why-scored_already = für { $suit } hast du in diesem Zug schon gepunktet
why-no_garden_on_map = kein { $suit }-Garten ist auf dem Spielplan
why-cannot_score_suit = für { $suit } ist mit dieser Karte jetzt nicht zu punkten
