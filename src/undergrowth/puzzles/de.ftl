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
