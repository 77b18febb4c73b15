### Warum etwas nicht zur Wahl steht.  Ein Grund steht in einer Zeile: Er beginnt klein und endet ohne Punkt.

why-arrives_on_river = die Diaspora beginnt in einer Lichtung am Fluss
why-enemies_negotiate = nur Gegner der Diaspora verhandeln
why-no_militant_enclave = in { $place } ist keine streitbare Enklave
why-no_piece_at_enclave = du hast kein Teil in { $place }
why-negotiated_already = du hast in diesem Zug schon verhandelt
why-no_card_for_ruler = jemand anders herrscht dort, und du hast keine Karte zu geben
why-negotiates_in_own_turn = Gegner verhandeln im eigenen Zug, zwischen zwei Aktionen
why-diaspora_has_acted = alle Aktionen dieses Tageslichts sind gemacht: { $count }
why-nothing_to_settle = du kannst weder nach { $place } ziehen noch dort kämpfen oder eine Enklave gründen
why-came_from_there = aus { $place } bist du schon eingezogen
why-settles_elsewhere = du siedelst in einer anderen Lichtung
why-enclave_there = in { $place } ist schon eine Enklave
why-not_ruled = du herrschst nicht in { $place }
why-no_enclave_left = alle deine Enklaven sind auf dem Spielplan
why-militant_already = die Enklave in { $place } ist schon streitbar
why-provokes_on_river = { $place } liegt nicht am Fluss, und du hast dort keinen Krieger
why-retaliated_there = in { $place } hast du schon Vergeltung geübt
why-suit_never_scored = { $suit } wird nie gewertet
why-no_enclave_of_suit = keine friedliche Enklave hat diese Farbe: { $suit }
why-no_card_of_suit = du hast keine Karte dieser Farbe: { $suit }
why-card_of_other_suit = { $card } hat eine andere Farbe
