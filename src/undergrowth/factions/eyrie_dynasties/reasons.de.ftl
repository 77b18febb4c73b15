### Warum etwas nicht möglich ist.  Ein Grund steht in einer Zeile: Er beginnt klein und endet ohne Punkt.

why-no_more_cards = in diesem Zug werden keine Karten mehr hinzugefügt
why-at_least_one = mindestens eine Karte muss dem Erlass hinzugefügt werden
why-no_more_than = in einem Zug werden höchstens zwei Karten hinzugefügt
why-only_one_cards = nur eine der hinzugefügten Karten darf ein Vogel sein
why-does_not_have = { $place } hat nicht die wenigsten Krieger der möglichen Lichtungen
why-roost_cannot_placed = in { $place } kann kein Horst platziert werden
why-has_no_roost = { $place } hat keinen Horst oder passt nicht zur Karte
why-does_not_match_card = { $place } passt nicht zur Karte
why-has_roost_already = { $place } hat schon einen Horst
why-do_not_rule = du beherrschst { $place } nicht
why-decree_resolved_once = der Erlass wird abgehandelt, wenn das Herstellen vorbei ist
why-cannot_with_card = mit einer { $suit }-Karte geht { $column } jetzt nicht: { $lack }
why-every_card_left = jede übrige Karte dieser Spalte kann abgehandelt werden
why-no_card_left = in dieser Spalte ist keine { $suit }-Karte mehr abzuhandeln
why-card_decree_asks = die Karte des Erlasses verlangt eine andere Farbe
why-lies_face_down = { THE($leader) } liegt verdeckt
