### Frühlingsaufstand und Hasenspäher in je einer Zeile.

about-faction-spring_uprising = Ein Würfel bringt Rebellen, oder alle Feinde einer Lichtung fallen
about-faction-rabbit_scouts = Eine passende Karte, und du verteidigst mit dem höheren Würfel
