### Warum etwas nicht angeboten wird, was viele Söldnerkarten fragen (H.2).

why-hireling_gets_none = diese Lichtung hat alle bekommen, die sie bekommt, oder dort lässt sich keine platzieren
why-hireling_battles_elsewhere = ihre Karte nennt andere Lichtungen für den Kampf
