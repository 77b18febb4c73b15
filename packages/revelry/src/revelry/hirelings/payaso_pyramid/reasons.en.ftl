### Why something of these hirelings is not offered (PP, TK).

why-no_pyramid_there = that clearing does not match the card, a Pyramid stands there, or none can be placed there
why-does_not_lead = that player does not have more points than you on the score track, or has no card to give
