### The Payaso Pyramid and the Trapezist Kids in one line each.

about-faction-payaso_pyramid = Few warriors who rule and strike like many
about-faction-trapezist_kids = A card from the player who leads you, or from the deck
