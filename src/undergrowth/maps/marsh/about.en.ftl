### The marsh (M.5) in our own words.

about-map-marsh = Flooded clearings with few players, towns with many
law-M_5 = The marsh map: fifteen clearings, of which three are flooded or carry towns.
    .title = Marsh
law-M_5_1 = Ruins go to the slots marked R without a number, and to those with the lowest numbers that still show.
    .title = Setting up the marsh
law-M_5_1_I = With up to four players three clearings are flooded, one of each colour.
    .title = Up to four players
law-M_5_1_II = With { $landmarks_from_players } players or more, Mousehold, Foxburrow and Rabbittown stand in the three clearings without a suit.
    .title = Five players and more
law-M_5_2 = A flooded clearing is none any more: only paths run through it, and what they still link is next to each other.
    .title = Flooded clearings
law-M_5_2_I = A flooded path links nothing, but parts forests as paths do.
    .title = Flooded paths
law-M_5_2_II = What may be placed on paths may be placed on those there that are not flooded.
    .title = Placing on paths
