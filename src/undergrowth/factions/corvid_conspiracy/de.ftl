### Die Rabenverschwörung.

## Fragen

ask-corvids-scatter = Wähle eine Lichtung für einen ersten Krieger
ask-corvids-home_plot = Wähle das Komplott deiner Heimat
ask-corvids-flip = Ein Komplott aufdecken?
ask-corvids-recruit = Eine Karte ausgeben, um zu rekrutieren?
ask-corvids-recruit_suit = Wähle, wohin die Krieger kommen
ask-corvids-recruit_where = Es gibt zu wenige Krieger: Wähle, wohin einer kommt
ask-corvids-daylight = Wähle eine Aktion
ask-corvids-type = Wähle das Komplott, das du verdeckt legst
ask-corvids-trick = Wähle das Komplott, mit dem es den Platz tauscht
ask-corvids-raid = Es gibt zu wenige Krieger für den Überfall: Wähle, wohin einer kommt
ask-corvids-exert = Eine weitere Aktion, statt zu ziehen?
ask-corvids-expose_card = Wähle die Karte, die du vorzeigst
ask-corvids-guess = Welches Komplott ist es?

## Möglichkeiten

do-scatter-in = In { $place } einen Krieger platzieren
do-flip-plot = Das Komplott in { $place } aufdecken
do-call-up = { $card } ausgeben, um zu rekrutieren
do-call-to = In jeder Lichtung dieser Farbe rekrutieren: { $suit }
do-scheme-move = Bewegen
do-scheme-battle = Kämpfen
do-plot-in = In { $place } ein Komplott schmieden
do-lay = { A($piece, case: "accusative") } verdeckt legen
do-trick-at = Finte: das Komplott in { $place } tauschen
do-trick-with = Gegen das Komplott in { $place } tauschen
do-expose = Das Komplott in { $place } enttarnen
do-expose-with = { $card } vorzeigen
do-expose-as = Raten: { $piece }

## Was geschieht

event-raided = Der Überfall { THE($seat, case: "genitive", form: "of") } in { $place } bricht los
event-exposed = { THE($seat) } hält das Komplott in { $place } { $right ->
        [one] zu Recht
       *[other] zu Unrecht
    } für { A($piece, case: "accusative") }
    .known = { THE($seat) } zeigt { $card } vor und hält das Komplott in { $place } { $right ->
        [one] zu Recht
       *[other] zu Unrecht
    } für { A($piece, case: "accusative") }

## Namen

faction-corvid_conspiracy = Rabenverschwörung
    .class = f
piece-plot = { $count ->
        [one] { $case ->
            [genitive] Komplotts
           *[other] Komplott
        }
       *[other] { $case ->
            [dative] Komplotten
           *[other] Komplotte
        }
    }
    .class = n
piece-bomb = { $count ->
        [one] Bombe
       *[other] Bomben
    }
    .class = f
piece-snare = { $count ->
        [one] Schlinge
       *[other] Schlingen
    }
    .class = f
piece-extortion = { $count ->
        [one] Erpressung
       *[other] Erpressungen
    }
    .class = f
piece-raid = { $count ->
        [one] { $case ->
            [genitive] Überfalls
           *[other] Überfall
        }
       *[other] { $case ->
            [dative] Überfällen
           *[other] Überfälle
        }
    }
    .class = m
piece-face_down_bomb = { $count ->
        [one] Bombe (verdeckt)
       *[other] Bomben (verdeckt)
    }
    .class = f
piece-face_down_snare = { $count ->
        [one] Schlinge (verdeckt)
       *[other] Schlingen (verdeckt)
    }
    .class = f
piece-face_down_extortion = { $count ->
        [one] Erpressung (verdeckt)
       *[other] Erpressungen (verdeckt)
    }
    .class = f
piece-face_down_raid = { $count ->
        [one] { $case ->
            [genitive] Überfalls (verdeckt)
           *[other] Überfall (verdeckt)
        }
       *[other] { $case ->
            [dative] Überfällen (verdeckt)
           *[other] Überfälle (verdeckt)
        }
    }
    .class = m
trigger-raid = den Überfall
source-embedded_agents = Eingeschleuste Agenten
corvid_conspiracy-warrior = Krieger der Rabenverschwörung
    .class = m

## Die Tafel

part-plots = Komplotte im Vorrat
part-flip = Punkte beim nächsten Aufdecken
part-plot_cost = Krieger für das nächste Komplott
part-plot_cards = Karten am Abend

## Ihr Zug in Kürze

verb-scheme-move = Bewegen
verb-scheme-battle = Kampf
verb-plot-in = Komplott
verb-trick-at = Finte
verb-flip-plot = Aufdecken
verb-call-up = Rekrutieren
verb-expose = Enttarnen
verb-scatter-in = Krieger platzieren
verb-call-to = Nach Farbe rekrutieren
verb-lay = Legen
verb-trick-with = Tauschen
verb-expose-with = Vorzeigen
verb-expose-as = Raten

## Taten als Ganzes

deed-plot-in =
    .placed = { THE($seat) } legt { A($piece, case: "accusative") } in { NAME($place, case: "dative") }
deed-flip-plot =
    .flipped = { THE($seat) } deckt das Komplott in { NAME($place, case: "dative") } auf: { $to }

## Wie es in beschriebenen Stellungen heißt

entry-plotted = In diesem Zug platzierte Komplotte
entry-exerted = In diesem Zug weitere Aktion genommen
