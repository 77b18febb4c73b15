### Die Sonnenanwälte und die Fledermausboten (H).

## Fragen

ask-sunny_advocates-suit = Wähle die Farbe der Lichtungen, in denen die Sonnenanwälte reden
ask-sunny_advocates-whom = Wähle einen gegnerischen Krieger, den einer von dir ersetzt
ask-messengers-escort = Dort auch einen Krieger platzieren?

## Antworten

do-plead-in = In Lichtungen dieser Farbe reden: { $suit }
do-persuade = { A($piece, case: "accusative") } in { $place } ersetzen ({ $faction })
do-escort-in = In { $place } einen Krieger platzieren

## Namen

faction-sunny_advocates = Sonnenanwälte
    .class = p
    .text = Am Tag nenne eine Farbe: In jeder Lichtung dieser Farbe mit einem Sonnenanwalt ersetzt einer deiner Krieger einen gegnerischen. Dann platziere einen Sonnenanwalt, wo du Teile hast und keiner von ihnen steht.
faction-bat_messengers = Fledermausboten
    .class = p
    .text = Immer wenn du ein Gebäude oder Plättchen von dir platzierst, darfst du in dieser Lichtung auch einen deiner Krieger platzieren.
piece-advocate = { $case ->
        [dative] { $count ->
            [one] Sonnenanwalt
           *[other] Sonnenanwälten
        }
        [genitive] { $count ->
            [one] Sonnenanwalts
           *[other] Sonnenanwälte
        }
       *[nominative] { $count ->
            [one] Sonnenanwalt
           *[other] Sonnenanwälte
        }
    }
    .class = m

## Verben

verb-plead-in = Reden
verb-persuade = Ersetzen
verb-escort-in = Platzieren
