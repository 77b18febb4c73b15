### Die Flussvolk-Flotte und der Tauchertrupp (H).

ask-riverfolk_flotilla-barter = Die Flotte liegt bei deinen Figuren: eine Karte ziehen?
ask-riverfolk_flotilla-sail = Wähle, wohin die Flotte zieht
do-barter = Eine Karte ziehen
verb-barter = Ziehen

## Namen

faction-riverfolk_flotilla = Flussvolk-Flotte
    .class = f
    .text = Ein Anführer, der nicht bekämpft und nicht entfernt werden kann und bis zu drei Treffer würfelt. Zu Beginn des Vogelsangs dürfen alle mit Figuren an seinem Ort eine Karte ziehen; dann zieht er den Fluss entlang und darf kämpfen.
faction-otter_divers = { $case ->
        [genitive] Tauchertrupps
       *[nominative] Tauchertrupp
    }
    .class = m
    .text = Ziehst du aus einer Lichtung am Fluss oder in eine, musst du in keiner der beiden herrschen.
piece-flotilla = { $count ->
        [one] Flotte
       *[other] Flotten
    }
    .class = f
