### The Prosperous and the Struggling Farmers: what they are, for everybody who chooses.

about-faction-prosperous_farmers = Farms bring cards and more farms to the ruler of one
    .text = They are set up with a farm and a warrior in each of two clearings. A player who hires them while no farm is left places a warrior and a farm where it has pieces. Nobody scores for removing farms. In Daylight, if you rule a clearing with a farm, you draw a card and place a farm where the fewest warriors are. Then choose: they battle at one farm, or a warrior is placed at each.
about-faction-struggling_farmers = A farm, a warrior and a card where you rule
    .text = When they pass to somebody else, their pieces leave each clearing that the player before does not rule without them. Nobody scores for removing farms. In Daylight you may place a farm and a warrior in a clearing you rule; if both could be placed, you draw a card.
