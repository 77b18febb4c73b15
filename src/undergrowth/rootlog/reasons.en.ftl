### Why a record of a game is in doubt.  A reason stands within a line: it begins small and ends without a full stop.

why-record_left = { $count ->
    [0] as far as this record tells, none is left
    [one] as far as this record tells, only one is left
   *[other] as far as this record tells, only { $count } are left
}
why-record_there = { $count ->
    [0] as far as this record tells, none is there
    [one] as far as this record tells, only one is there
   *[other] as far as this record tells, only { $count } are there
}
why-record_held = { $count ->
    [0] as far as this record tells, no such item lies there
    [one] as far as this record tells, only one such item lies there
   *[other] as far as this record tells, only { $count } such items lie there
}
why-record_cards = { $count ->
    [0] as far as this record tells, no such card can be there
    [one] as far as this record tells, only one such card can be there
   *[other] as far as this record tells, only { $count } such cards can be there
}
why-record_drawn = as far as this record tells, all such cards have left the deck
why-record_discarded = as far as this record tells, no such card is in the discard pile
why-record_points = nobody can have more than { $most } points
why-record_aside = so no card goes from the deck to the discard pile; a card of a hand is written { $hand }, one in play { $play }
