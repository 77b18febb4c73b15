### Landmarks (L) in our own words.

law-L = Landmarks stand in clearings and change what happens there, for everybody.
    .title = Landmarks
law-L_1 = Each landmark's card says where it is set up and what it does.
    .title = What landmarks do
law-L_1_1 = A landmark cannot be battled, moved, covered or removed, unless a landmark says so itself.
    .title = Landmarks stay
law-L_1_2 = Landmarks belong to nobody and are nobody's enemy.
    .title = Landmarks are nobody's

about-landmark-black_market = Swap a card unseen, once on your turn
about-landmark-elder_treetop = One more slot, worth a point to the player who clears it
about-landmark-ferry = Once a turn move along the river, and draw a card
about-landmark-foxburrow = For moves, next to every fox clearing
about-landmark-legendary_forge = Items are crafted here, for a point and a card more
about-landmark-lost_city = A clearing of all three suits
about-landmark-mousehold = Shelters warriors who fell in mouse clearings
about-landmark-rabbittown = A rabbit card gathers warriors here, to battle
about-landmark-tower = A point for ruling it at the end of your Evening
