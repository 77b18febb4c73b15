## Lessons: what is said around each of them

lessons-step = Step { $number } of { $of } (`hint` gives a hint, `h` lists what you can type, `q` leaves)

## The coach of a first game: why an answer is proposed

coach-better = By my estimate this is worth about { $points } points more than “{ $other }”, the best of the rest
coach-even = By my estimate “{ $other }” would be just as good
coach-later = “{ $other }” looks better at once, but this leaves you better off by the end of your turn
coach-nothing = Nothing else that is offered would leave you better off
coach-hand = From there your hand lets you craft { $cards }
coach-instead = “{ $other }” instead: { $brings }
coach-both = The same with “{ $other }”: { $brings }
coach-price = The price: { $brings }

## What a march makes possible

coach-open = In { $places } { THE($seat) } { CLASS($seat) ->
        [plural] have
       *[other] has
    } buildings or tokens that no warrior defends
coach-reaches = It reaches { THE($seat) } in { $places }
coach-outnumbers = It outnumbers { THE($seat) } in { $places }
coach-guards = It brings warriors to your buildings or tokens in { $places }, where none stood
coach-protects = Your buildings or tokens in { $places } are no longer outnumbered
coach-site = In { $places } you would rule an open building slot
coach-ruin = There is a ruin in { $places }
coach-holds = Your warriors come to { $places }, where none of them stood
coach-gathers = It gathers { COUNT($count, "piece-warrior") } in { $place }
coach-leaves = Your buildings or tokens in { $places } are left without warriors

coach-beware = Beware: { THE($seat) } { CLASS($seat) ->
        [plural] have
       *[other] has
    } { $points } points and may soon win
