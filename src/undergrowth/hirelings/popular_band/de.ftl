### Gefeierte Kapelle und Straßenkapelle (H).

ask-band-stage = Wähle, wo die Kapelle spielt
ask-band-call = Wähle einen Krieger, der zur Kapelle kommt

do-perform-in = In { $place } spielen
do-call-from = { $piece } von { $faction } kommt aus { $place }

verb-perform-in = Spielen
verb-call-from = Rufen

piece-musician = { $count ->
        [one] { $case ->
            [nominative] Musikant
           *[other] Musikanten
        }
       *[other] Musikanten
    }
    .class = m

faction-popular_band = { $article ->
        [none] Gefeierte Kapelle
       *[the] { $case ->
            [nominative] Gefeierte Kapelle
            [accusative] Gefeierte Kapelle
           *[other] Gefeierten Kapelle
        }
    }
    .class = f
    .text = Feinde, die zur Kapelle gezogen sind, ziehen im selben Zug nicht weiter. Am Tag rufst du aus jeder Lichtung um einen Krieger der Kapelle einen Krieger herbei, dann platzierst du irgendwo einen weiteren.
faction-street_band = Straßenkapelle
    .class = f
    .text = Feinde, die zur Kapelle gezogen sind, ziehen im selben Zug nicht weiter. Am Tag platzierst du einen Krieger der Kapelle in einer beliebigen Lichtung.
