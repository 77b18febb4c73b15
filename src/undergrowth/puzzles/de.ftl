## Rätsel: ihre Ziele, und was gesagt wird, während jemand eines löst

puzzles-goal-win = { $seat }: Gewinne in diesem Zug
puzzles-goal-score = { $seat }: Hole in diesem Zug mindestens { COUNT($count, "word-point") }
puzzles-goal-stop = { $seat }: Spiele so, dass vor deinem nächsten Zug niemand sonst gewinnt{ $by ->
        [dominance] {" "}(durch Vorherrschaft)
       *[other] { "" }
    }
puzzles-typed = Alle Handkarten liegen offen. `hint` gibt einen Hinweis, `answer` zeigt die Lösung, `u` nimmt zurück, `q` beendet.
puzzles-solved = Gelöst!
puzzles-missed = Diesmal nicht: Das Ziel ist verfehlt.
puzzles-no_hint = Es gibt keinen Hinweis.
puzzles-out_of_reach = Von hier aus ist das Ziel nicht mehr sicher; `u` nimmt deine Antwort zurück.

## Rätsel, die aus Partien geschnitten sind: Wer was verpasst hat

puzzles-cut-title = { $seat }{ $named ->
        [0] { "" }
       *[other] {" "}({ $player })
    }, Zug { $turn }
puzzles-cut-text = In einer Partie wurde das verpasst.{ $kind ->
        [score] {" "}Der Rest des Zuges brachte { COUNT($scored, "word-point") }.
       *[other] { "" }
    }{ $cost ->
        [0] { "" }
       *[other] {" "}Die falsche Antwort kostete { $cost } % der Gewinnchance, plus oder minus { $reach } %.
    }
puzzles-cut-hint = In jener Partie war die Antwort: { $answer }. Danach war das Ziel nicht mehr sicher.
