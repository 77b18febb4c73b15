### What helps people understand a game: reasons for advice, and the review of a game.

## Why a computer player would choose something

because-wins = It wins the game
because-lost = { $seats } would win the game
because-points = It brings { COUNT($count, "word-point") }
because-costs_points = It costs { COUNT($count, "word-point") }
because-gives_points = { THE($seat) } { CLASS($seat) ->
        [plural] get
       *[other] gets
    } { COUNT($count, "word-point") }
because-takes_points = { THE($seat) } { CLASS($seat) ->
        [plural] lose
       *[other] loses
    } { COUNT($count, "word-point") }
because-rules = It gains the rule of { $places }
because-loses_rule = It gives up the rule of { $places }
because-takes_rule = { THE($seat) } { CLASS($seat) ->
        [plural] no longer rule
       *[other] no longer rules
    } { $places }
because-places = It adds { COUNT($count, $piece) } to the map
because-loses = It takes { COUNT($count, $piece) } off the map
because-removes = { THE($seat) } { CLASS($seat) ->
        [plural] lose
       *[other] loses
    } { COUNT($count, $piece) }
because-battle = Against { THE($seat) } it should deal { $dealt } hits and suffer { $suffered }
because-ambush = { THE($seat) } may play an ambush: a chance of { $chance } %
because-effect = It brings { $cards } into play
because-items = It takes from the supply: { $items }
because-cards = It draws { COUNT($count, "word-card") }
because-spends = It spends { $cards }
because-position_better = The position that follows is better by { $points } points
because-position_worse = The position that follows is worse by { $points } points
because-turn_better = At the end of the turn the position is better by { $points } points
because-turn_worse = At the end of the turn the position is worse by { $points } points
because-round_better = After everybody's next turn the position is better by { $points } points
because-round_worse = After everybody's next turn the position is worse by { $points } points
because-habit_better = The plan for this faction speaks for it, with { $points } points
because-habit_worse = The plan for this faction speaks against it, with { $points } points

## Where points come from

review-source-removing = Removing buildings and tokens
review-source-crafting = Crafting
review-source-phase = { $phase } of each turn
review-source-other = By a rule
