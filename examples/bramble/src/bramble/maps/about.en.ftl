### The Hedgerow (W).

about-map-hedgerow = An old river bed, and a hedge too dense for ambushes
law-W = The Hedgerow: twelve clearings with printed suits along an old river bed.
    .title = Hedgerow
law-W_1 = In the clearing in the middle nobody plays ambush cards.
    .title = The dense hedge
