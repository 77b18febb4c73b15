### Warum etwas von den Rabenspionen nicht angeboten wird (H).

why-spies_in_one_suit = Spione beginnen in verschiedenen Lichtungen einer Farbe
why-spies_nobody_to_hear = dort steht kein Spion, oder kein Gegner dort hat eine Karte
