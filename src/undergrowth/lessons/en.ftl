## Lessons: what is said around each of them

lessons-step = Step { $number } of { $of } (`hint` gives a hint, `h` lists what you can type, `q` leaves)

## The coach of a first game: why an answer is proposed

coach-leads_on = Of all that is offered, the table looks best for you after this
coach-nothing = Nothing else that is offered would leave you better off
coach-beware = Beware: { THE($seat) } { CLASS($seat) ->
        [plural] have
       *[other] has
    } { $points } points and may soon win
