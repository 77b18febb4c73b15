### Das Heckenland (H).

about-map-hedgerow = Ein altes Flussbett und eine Hecke ohne Hinterhalte
law-H = Das Heckenland: zwölf Lichtungen mit aufgedruckten Farben an einem alten Flussbett.
    .title = Heckenland
law-H_1 = In der Lichtung in der Mitte spielt niemand Hinterhalte.
    .title = Die dichte Hecke
