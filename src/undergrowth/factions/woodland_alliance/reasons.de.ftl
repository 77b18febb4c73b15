### Warum etwas nicht möglich ist.  Ein Grund steht in einer Zeile: Er beginnt klein und endet ohne Punkt.

why-not_among_supporters = { $card } ist nicht unter deinen Unterstützern
why-revolts_come_before = Aufstände kommen vor dem Verbreiten von Mitgefühl
why-does_not_match_clearing_base = { $card } passt nicht zur Lichtung eines Stützpunkts
why-have_no_base = du hast keinen Stützpunkt auf dem Spielplan
why-all_sympathy_tokens = alle deine Mitgefühlsplättchen sind auf dem Spielplan
why-have_taken_operations = du hast { $taken } Operationen ausgeführt, so viele, wie du Offiziere hast
why-no_base_in = in { $place } ist kein Stützpunkt
why-no_warrior_in = in { $place } hast du keinen Krieger
why-sympathetic_already = { $place } hat schon Mitgefühl
why-not_adjacent_sympathetic = { $place } grenzt an keine Lichtung mit Mitgefühl
why-supporters_needed = { $cost } Unterstützer, die zu { $place } passen, sind nötig, du hast { $count }
why-no_base_could = in { $place } könnte kein Stützpunkt platziert werden
why-not_sympathetic = { $place } hat kein Mitgefühl
why-base_already = in { $place } ist schon ein Stützpunkt
why-no_base_matches = kein Stützpunkt auf deiner Tafel passt zu { $place }
