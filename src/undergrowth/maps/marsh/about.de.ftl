### Das Moor (M.5) in eigenen Worten.

about-map-marsh = Mit wenigen überflutete Lichtungen, mit vielen Städte
law-M_5 = Die Moorkarte: fünfzehn Lichtungen, von denen drei überflutet sind oder Städte tragen.
    .title = Moor
law-M_5_1 = Ruinen kommen auf die Bauplätze mit R ohne Zahl und auf die mit den niedrigsten noch sichtbaren Zahlen.
    .title = Das Moor aufbauen
law-M_5_1_I = Bei bis zu vier Personen werden drei Lichtungen überflutet, eine von jeder Farbe.
    .title = Bis zu vier Personen
law-M_5_1_II = Ab { $landmarks_from_players } Personen stehen Mausheim, Fuchsbau und Kaninchenstadt in den drei Lichtungen ohne Farbe.
    .title = Ab fünf Personen
law-M_5_2 = Eine überflutete Lichtung ist keine mehr: Nur Pfade führen hindurch, und was sie noch verbinden, ist benachbart.
    .title = Überflutete Lichtungen
law-M_5_2_I = Ein überfluteter Pfad verbindet nichts, trennt aber Wälder wie ein Pfad.
    .title = Überflutete Pfade
law-M_5_2_II = Was auf Pfaden platziert werden darf, darf auf die dort, die nicht überflutet sind.
    .title = Auf Pfaden platzieren
