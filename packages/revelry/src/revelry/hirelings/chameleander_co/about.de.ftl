### Chamäleander & Co. und das Todesmal in je einer Zeile.

about-faction-chameleander_co = Geht überallhin, bringt Krieger, Plättchen oder eine Karte
about-faction-mark_of_death = Passende Karten fällen überall Krieger
