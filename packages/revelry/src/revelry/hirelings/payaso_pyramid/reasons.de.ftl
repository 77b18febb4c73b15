### Warum etwas von diesen Söldnern nicht angeboten wird (PP, TK).

why-no_pyramid_there = diese Lichtung passt nicht zur Karte, dort steht eine Pyramide, oder es kann dort keine platziert werden
why-does_not_lead = dort liegen auf der Siegpunktleiste nicht mehr Punkte als bei dir, oder es ist keine Karte da
