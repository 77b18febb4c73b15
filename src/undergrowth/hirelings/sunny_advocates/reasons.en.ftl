### Why something of the Sunny Advocates and the Bat Messengers is not offered (H).

why-no_clearing_of_that_suit = no clearing is of that suit
why-not_won_over = only an enemy warrior beside an Advocate, in a clearing of the suit named, that one of yours can replace
why-escort_where_placed = the warrior comes where the building or token has been placed
