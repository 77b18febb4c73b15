### The mountain (M.4) in our own words.

about-map-mountain = Closed paths to open, and a Pass worth a point a turn
law-M_4 = The mountain map: paths that must be opened, and a Pass to hold.
    .title = Mountain
law-M_4_1 = Six paths begin closed, and the Tower stands in the clearing in the middle.
    .title = Setting up the mountain
law-M_4_2 = Clearings linked by a closed path are not next to each other, and nothing can be placed on it. For forests it counts as a path.
    .title = Closed paths
law-M_4_3 = Once in your Daylight, with a faction piece at either end, you may spend any card to open a closed path for good and score { COUNT($opened_path_vp, "word-point") }.
    .title = Opening paths
law-M_4_4 = The Tower's clearing is the Pass: the player who rules it at the end of their Evening scores { COUNT($points, "word-point") }.
    .title = The Pass
law-M_4_5 = Every area between paths and clearings is a forest, with trees or without.
    .title = Forests of the mountain
