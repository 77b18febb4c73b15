## Puzzles: their goals, and what is said while one is solved

puzzles-goal-win = { $seat }: win this turn
puzzles-goal-score = { $seat }: score { COUNT($count, "word-point") } or more this turn
puzzles-goal-stop = { $seat }: play so that nobody else wins before your next turn{ $by ->
        [dominance] {" "}by dominance
       *[other] { "" }
    }
puzzles-typed = Every hand lies open. `hint` gives a hint, `answer` shows the answer, `u` takes back, `q` leaves.
puzzles-solved = Solved!
puzzles-missed = Not this time: the goal is missed.
puzzles-no_hint = There is no hint.
puzzles-out_of_reach = From here the goal is no longer sure; `u` takes your answer back.
