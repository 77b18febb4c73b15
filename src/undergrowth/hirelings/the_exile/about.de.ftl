### Der Verbannte und der Wegelagerer in je einer Zeile.

about-faction-the_exile = Eine Figur in den Wäldern, die mit Gegenständen kämpft
about-faction-the_brigand = Gegenstände aus Ruinen, Karten für Gegenstände
