### Warum etwas von der Sonnenexpedition nicht angeboten wird (H).

why-no_foothold_there = dort ist kein Stützpunkt
why-foothold_there = dort ist schon ein Stützpunkt, oder dort kann keiner platziert werden
why-expedition_has_fewer = so viele Krieger können nicht mitkommen
