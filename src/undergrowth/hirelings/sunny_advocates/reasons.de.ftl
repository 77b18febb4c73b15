### Warum etwas von Sonnenanwälten und Fledermausboten nicht angeboten wird (H).

why-no_clearing_of_that_suit = keine Lichtung hat diese Farbe
why-not_won_over = nur ein gegnerischer Krieger neben einem Sonnenanwalt, in einer Lichtung der genannten Farbe, den einer von dir ersetzen kann
why-escort_where_placed = der Krieger kommt dorthin, wo das Gebäude oder das Plättchen platziert wurde
