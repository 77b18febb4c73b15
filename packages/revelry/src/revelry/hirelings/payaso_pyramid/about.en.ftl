### The Payaso Pyramid and the Trapezist Kids in one line each.

about-faction-payaso_pyramid = Few warriors who rule and strike like many
about-faction-trapezist_kids = A card from whoever leads you, or from the deck
