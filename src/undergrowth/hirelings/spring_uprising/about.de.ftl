### Frühlingsaufstand und Hasenspäher in je einer Zeile.

about-faction-spring_uprising = Ein Würfel bringt Rebellen oder fällt alle Feinde
about-faction-rabbit_scouts = Eine passende Karte gibt dir den höheren Würfel
