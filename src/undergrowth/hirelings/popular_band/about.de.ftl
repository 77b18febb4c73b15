### Gefeierte Kapelle und Straßenkapelle in je einer Zeile.

about-faction-popular_band = Ruft Krieger herbei und hält Feinde fest, die kommen
about-faction-street_band = Hält Feinde, die kommen, für den Rest des Zuges fest
