### Wie die Kartendecks heißen.

deck-base = Grunddeck
deck-exiles_and_partisans = Verbannte und Partisanen
deck-squires_and_disciples = Knappen und Jünger
