### Der Verbannte und der Wegelagerer in je einer Zeile.

about-faction-the_exile = Eine Spielfigur in den Wäldern, die mit Gegenständen kämpft und Geschenke belohnt
about-faction-the_brigand = Gegenstände aus Ruinen, und Karten für hergestellte Gegenstände
