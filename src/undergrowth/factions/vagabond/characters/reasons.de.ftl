### Warum etwas nicht möglich ist.  Ein Grund steht in einer Zeile: Er beginnt klein und endet ohne Punkt.

why-improvise_once_turn = improvisiere einmal im Zug, mit einem bereiten Gegenstand, den der Auftrag nicht braucht
why-have_used_con = du hast in diesem Zug schon gemogelt
why-duel_needs_enemy = ein Duell braucht einen gegnerischen Krieger in deiner Lichtung
why-cannot_glide = nach { $place } kannst du nicht gleiten
why-spend_card_clearing = gib eine Karte der Farbe deiner Lichtung aus, während du eine Aktion bezahlst
why-have_coerced_this = du hast in diesem Zug schon genötigt
why-none_items_damaged = keiner deiner Gegenstände ist beschädigt
why-this_works_clearing = das geht in einer Lichtung, die noch nicht verbrannt ist
why-no_pieces_theirs = sie haben keine Teile in deiner Lichtung, oder ihre Hand ist leer
why-not_discard_pile = { $card } ist nicht im Ablagestapel
why-they_could_not = in deiner Lichtung könnten sie nicht gegeneinander kämpfen
