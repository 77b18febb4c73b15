### Das Heckenland (W).

about-map-hedgerow = Ein altes Flussbett und eine Hecke ohne Hinterhalte
law-W = Das Heckenland: zwölf Lichtungen mit aufgedruckten Farben an einem alten Flussbett.
    .title = Heckenland
law-W_1 = In der Lichtung in der Mitte spielt niemand Hinterhalte.
    .title = Die dichte Hecke
