### Der Eisenorden.

## Fragen

ask-keepers-corner = Wähle eine Ecke für deine ersten Krieger
ask-keepers-garrison = Wähle, wo die anderen stehen
ask-keepers-encamp = Ein Lager aufschlagen?
ask-keepers-first_camp = Wähle, wohin du zurückkehrst
ask-keepers-pitch = Wähle die Wegstation und ihre Seite
ask-keepers-decamp = Ein Lager abbrechen?
ask-keepers-take_down = Wähle die Wegstation, die weicht
ask-keepers-recruit = Eine Karte ausgeben, um zu rekrutieren?
ask-keepers-recruit_where = Wähle die Wegstation
ask-keepers-craft = Herstellen, bevor dein Gefolge handelt?
ask-keepers-move = Mit einer Karte deines Gefolges bewegen?
ask-keepers-delve = Mit einer Karte deines Gefolges kämpfen und graben?
ask-keepers-recover = Mit einer Karte deines Gefolges bewegen oder heimholen?
ask-keepers-after_retinue = Dein Gefolge hat gehandelt: noch etwas tun?
ask-keepers-delve_where = Wähle, wo du kämpfst und gräbst
ask-keepers-relic = Ein Relikt ausgraben?
ask-keepers-move_or_recover = Bewegen oder heimholen?
ask-keepers-reclaim = Wähle das Relikt, das du heimholst
ask-keepers-reclaim_more = Ein weiteres Relikt heimholen?
ask-keepers-trophy = Wähle einen Wald für das Relikt
ask-keepers-gather = Dein Gefolge vergrößern oder eine Karte verschieben?
ask-keepers-gather_more = Eine weitere Karte hinzufügen?

## Möglichkeiten

do-return-to = Nach { $place } zurückkehren
do-garrison-in = In { $place } Krieger platzieren
do-encamp-in = In { $place } ein Lager aufschlagen
do-pitch = { A($piece, case: "accusative") } platzieren
do-decamp-in = In { $place } das Lager abbrechen
do-take-down = { A($piece, case: "accusative") } abbauen
do-levy = { $card } ausgeben, um zu rekrutieren
do-act-with = Mit { $card } handeln
do-send-retainer = Mit einem Treuen Gefolgsmann handeln
do-delve-in = Nach { $place } gehen
do-dig-up = { A($piece, case: "accusative") } ausgraben: { $place }
do-set-out = Bewegen
do-recover-in = In { $place } heimholen
do-reclaim = { A($piece, case: "accusative") } heimholen
do-bury = { A($piece, case: "accusative") } ablegen: { $place }
do-gather = { $card } hinzufügen: { $retinue }
do-shift = { $card } verschieben: { $retinue } → { $retinue2 }
do-shift-retainer = Einen Treuen Gefolgsmann verschieben: { $retinue } → { $retinue2 }

## Was geschieht

event-gathered = { THE($seat) } fügt dem Gefolge { $card } hinzu ({ $retinue })
event-shifted = { THE($seat) } verschiebt { $card } im Gefolge ({ $retinue })
event-shifted_retainer = { THE($seat) } verschiebt einen Treuen Gefolgsmann im Gefolge ({ $retinue })
event-lost_retainer = Ein Treuer Gefolgsmann verlässt { THE($seat, case: "accusative") }

## Namen

faction-keepers_in_iron = { $case ->
        [genitive] Eisenordens
       *[nominative] Eisenorden
    }
    .class = m
piece-figure = { $count ->
        [one] Figur
       *[other] Figuren
    }
    .class = f
piece-tablet = { $count ->
        [one] Tafel
       *[other] Tafeln
    }
    .class = f
piece-jewelry = { $count ->
        [one] { $case ->
            [genitive] Schmuckstücks
           *[other] Schmuckstück
        }
       *[other] { $case ->
            [dative] Schmuckstücken
           *[other] Schmuckstücke
        }
    }
    .class = n
piece-figure_1 = { $count ->
        [one] Figur mit Wert 1
       *[other] Figuren mit Wert 1
    }
    .class = f
piece-figure_2 = { $count ->
        [one] Figur mit Wert 2
       *[other] Figuren mit Wert 2
    }
    .class = f
piece-figure_3 = { $count ->
        [one] Figur mit Wert 3
       *[other] Figuren mit Wert 3
    }
    .class = f
piece-tablet_1 = { $count ->
        [one] Tafel mit Wert 1
       *[other] Tafeln mit Wert 1
    }
    .class = f
piece-tablet_2 = { $count ->
        [one] Tafel mit Wert 2
       *[other] Tafeln mit Wert 2
    }
    .class = f
piece-tablet_3 = { $count ->
        [one] Tafel mit Wert 3
       *[other] Tafeln mit Wert 3
    }
    .class = f
piece-jewelry_1 = { $count ->
        [one] { $case ->
            [genitive] Schmuckstücks mit Wert 1
           *[other] Schmuckstück mit Wert 1
        }
       *[other] { $case ->
            [dative] Schmuckstücken mit Wert 1
           *[other] Schmuckstücke mit Wert 1
        }
    }
    .class = n
piece-jewelry_2 = { $count ->
        [one] { $case ->
            [genitive] Schmuckstücks mit Wert 2
           *[other] Schmuckstück mit Wert 2
        }
       *[other] { $case ->
            [dative] Schmuckstücken mit Wert 2
           *[other] Schmuckstücke mit Wert 2
        }
    }
    .class = n
piece-jewelry_3 = { $count ->
        [one] { $case ->
            [genitive] Schmuckstücks mit Wert 3
           *[other] Schmuckstück mit Wert 3
        }
       *[other] { $case ->
            [dative] Schmuckstücken mit Wert 3
           *[other] Schmuckstücke mit Wert 3
        }
    }
    .class = n
piece-face_down_figure_1 = { $count ->
        [one] Figur mit Wert 1 (verdeckt)
       *[other] Figuren mit Wert 1 (verdeckt)
    }
    .class = f
piece-face_down_figure_2 = { $count ->
        [one] Figur mit Wert 2 (verdeckt)
       *[other] Figuren mit Wert 2 (verdeckt)
    }
    .class = f
piece-face_down_figure_3 = { $count ->
        [one] Figur mit Wert 3 (verdeckt)
       *[other] Figuren mit Wert 3 (verdeckt)
    }
    .class = f
piece-face_down_tablet_1 = { $count ->
        [one] Tafel mit Wert 1 (verdeckt)
       *[other] Tafeln mit Wert 1 (verdeckt)
    }
    .class = f
piece-face_down_tablet_2 = { $count ->
        [one] Tafel mit Wert 2 (verdeckt)
       *[other] Tafeln mit Wert 2 (verdeckt)
    }
    .class = f
piece-face_down_tablet_3 = { $count ->
        [one] Tafel mit Wert 3 (verdeckt)
       *[other] Tafeln mit Wert 3 (verdeckt)
    }
    .class = f
piece-face_down_jewelry_1 = { $count ->
        [one] { $case ->
            [genitive] Schmuckstücks mit Wert 1 (verdeckt)
           *[other] Schmuckstück mit Wert 1 (verdeckt)
        }
       *[other] { $case ->
            [dative] Schmuckstücken mit Wert 1 (verdeckt)
           *[other] Schmuckstücke mit Wert 1 (verdeckt)
        }
    }
    .class = n
piece-face_down_jewelry_2 = { $count ->
        [one] { $case ->
            [genitive] Schmuckstücks mit Wert 2 (verdeckt)
           *[other] Schmuckstück mit Wert 2 (verdeckt)
        }
       *[other] { $case ->
            [dative] Schmuckstücken mit Wert 2 (verdeckt)
           *[other] Schmuckstücke mit Wert 2 (verdeckt)
        }
    }
    .class = n
piece-face_down_jewelry_3 = { $count ->
        [one] { $case ->
            [genitive] Schmuckstücks mit Wert 3 (verdeckt)
           *[other] Schmuckstück mit Wert 3 (verdeckt)
        }
       *[other] { $case ->
            [dative] Schmuckstücken mit Wert 3 (verdeckt)
           *[other] Schmuckstücke mit Wert 3 (verdeckt)
        }
    }
    .class = n
piece-figure_tablet = { $count ->
        [one] Figuren-Wegstation (Rückseite Tafel)
       *[other] Figuren-Wegstationen (Rückseite Tafel)
    }
    .class = f
piece-tablet_figure = { $count ->
        [one] Tafel-Wegstation (Rückseite Figuren)
       *[other] Tafel-Wegstationen (Rückseite Figuren)
    }
    .class = f
piece-tablet_jewelry = { $count ->
        [one] Tafel-Wegstation (Rückseite Schmuck)
       *[other] Tafel-Wegstationen (Rückseite Schmuck)
    }
    .class = f
piece-jewelry_tablet = { $count ->
        [one] Schmuck-Wegstation (Rückseite Tafel)
       *[other] Schmuck-Wegstationen (Rückseite Tafel)
    }
    .class = f
piece-jewelry_figure = { $count ->
        [one] Schmuck-Wegstation (Rückseite Figuren)
       *[other] Schmuck-Wegstationen (Rückseite Figuren)
    }
    .class = f
piece-figure_jewelry = { $count ->
        [one] Figuren-Wegstation (Rückseite Schmuck)
       *[other] Figuren-Wegstationen (Rückseite Schmuck)
    }
    .class = f
card-faithful_retainer = { $article ->
        [the] { $case ->
            [nominative] Treue Gefolgsmann
            [genitive] Treuen Gefolgsmanns
           *[other] Treuen Gefolgsmann
        }
       *[none] Treuer Gefolgsmann
    }
    .class = m
retinue-move = Bewegen
retinue-delve = Kämpfen, dann Graben
retinue-recover = Bewegen oder Heimholen
column-delve = Kämpfen, dann Graben
column-recover = Bewegen oder Heimholen
source-devout_knights = Fromme Ritter
keepers_in_iron-warrior = Krieger des Eisenordens
    .class = m

## Die Tafel

part-relics_figure = Figuren
part-relics_tablet = Tafeln
part-relics_jewelry = Schmuck
part-columns = Volle Spalten
part-waystations = Wegstationen
part-trophies = Trophäen der Gegner

## Ihr Zug in Kürze

allowance-retinue_card = { $count ->
        [one] Karte der Spalte
       *[other] Karten der Spalte
    }
allowance-retinue_size = { $count ->
        [one] Karte im Gefolge
       *[other] Karten im Gefolge
    }
verb-return-to = Krieger platzieren
verb-garrison-in = Krieger platzieren
verb-encamp-in = Lager aufschlagen
verb-pitch = Wegstation
verb-decamp-in = Lager abbrechen
verb-take-down = Abbauen
verb-levy = Rekrutieren
verb-act-with = Handeln
verb-send-retainer = Mit Gefolgsmann handeln
    .short = Gefolgsmann
verb-delve-in = Hingehen
verb-dig-up = Ausgraben
verb-set-out = Bewegen
verb-recover-in = Heimholen
verb-reclaim = Heimholen
verb-bury = Relikt ablegen
verb-gather = Zum Gefolge hinzufügen
    .short = Hinzufügen
verb-shift = Karte verschieben
    .short = Verschieben
verb-shift-retainer = Gefolgsmann verschieben
    .short = Verschieben

## Taten als Ganzes

deed-encamp-in =
    .placed = { THE($seat) } platziert { A($piece, case: "accusative") } in { NAME($place, case: "dative") }
deed-decamp-in =
    .placed = { THE($seat) } bricht in { NAME($place, case: "dative") } das Lager ab
deed-levy =
    .placed = { THE($seat) } rekrutiert { SOME($count, $piece, case: "accusative") } in { NAME($place, case: "dative") }
