### The Exile and the Brigand in one line each.

about-faction-the_exile = A pawn in the forests that fights with items
about-faction-the_brigand = Items from ruins, and cards for crafted items
