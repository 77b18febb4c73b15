## Lessons: what is said around each of them

lessons-step = Step { $number } of { $of } (`hint` gives a hint, `h` lists what you can type, `q` leaves)

## The coach of a first game: why an answer is proposed

coach-scores_mine = It brings you { COUNT($count, "word-point") }
coach-loses_mine = It costs you { COUNT($count, "word-point") }
coach-scores_theirs = It brings { THE($seat) } { COUNT($count, "word-point") }
coach-loses_theirs = It costs { THE($seat) } { COUNT($count, "word-point") }
coach-rules = You rule { $places } afterwards
coach-rules_no_more = You no longer rule { $places }: weigh that
coach-breaks_rule = Nobody who rules { $places } now rules there afterwards
coach-places = You have { COUNT($count, $piece) } more on the map
coach-costs = It takes { COUNT($count, $piece) } of yours off the map
coach-removes = { THE($seat) } { CLASS($seat) ->
        [plural] lose
       *[other] loses
    } { COUNT($count, $piece) }
coach-spends = You spend { $cards }
coach-draws = You draw { COUNT($count, "word-card") }
coach-takes = You get { $items }
coach-odds = On average you roll { $mine } hits and suffer { $theirs }
coach-leads_on = Of all that is offered, the table looks best for you after this
coach-nothing = Nothing else that is offered would leave you better off
coach-beware = Beware: { THE($seat) } { CLASS($seat) ->
        [plural] have
       *[other] has
    } { $points } points and may soon win
