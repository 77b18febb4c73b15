### Letzte Dynastie und Adel der Blauvögel in je einer Zeile.

about-faction-last_dynasty = Fünf Krieger, die zusammen ziehen und kämpfen
about-faction-bluebird_nobles = Gleichstände sind dein, drei Lichtungen ein Punkt
