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

## Puzzles that were cut from games: who missed what

puzzles-cut-title = { $seat }{ $named ->
        [0] { "" }
       *[other] {" "}({ $player })
    }, turn { $turn }
puzzles-cut-text = In a game this was missed.{ $kind ->
        [score] {" "}The rest of the turn brought { COUNT($scored, "word-point") }.
       *[other] { "" }
    }{ $cost ->
        [0] { "" }
       *[other] {" "}The wrong answer cost { $cost } % of the chance to win, give or take { $reach } %.
    }
puzzles-cut-hint = In that game the answer was: { $answer }. After it the goal was no longer sure.
