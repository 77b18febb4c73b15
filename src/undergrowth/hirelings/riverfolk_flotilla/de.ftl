### Die Flussvolk-Flotte und der Tauchertrupp (H).

ask-riverfolk_flotilla-barter = Die Flotte liegt bei deinen Figuren: eine Karte ziehen?
ask-riverfolk_flotilla-sail = Wähle, wohin die Flotte zieht
do-barter = Eine Karte ziehen
verb-barter = Ziehen

## Namen

faction-riverfolk_flotilla = Flussvolk-Flotte
    .class = f
faction-otter_divers = { $case ->
        [genitive] Tauchertrupps
       *[nominative] Tauchertrupp
    }
    .class = m
piece-flotilla = { $count ->
        [one] Flotte
       *[other] Flotten
    }
    .class = f
