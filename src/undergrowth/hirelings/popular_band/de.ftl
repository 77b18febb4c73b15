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
