### Warum etwas nicht möglich ist.  Ein Grund steht in einer Zeile: Er beginnt klein und endet ohne Punkt.

why-paths_opened_between = Pfade öffnet man zwischen den Aktionen des Tageslichts
why-paths_opened_one = Pfade öffnet man im eigenen Tageslicht
why-have_opened_path = du hast in diesem Zug schon einen Pfad geöffnet
why-opening_path_costs = einen Pfad zu öffnen, kostet eine Karte, und du hast keine
why-no_closed_path = zwischen { $place } und { $place2 } ist kein gesperrter Pfad
why-no_piece_at_end = du hast an keinem Ende des Pfades zwischen { $place } und { $place2 } ein Fraktionsteil
why-path_closed = der Pfad zwischen { $place } und { $place2 } ist gesperrt
