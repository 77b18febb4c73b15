### The Sunward Expedition and the Mole Artisans: what they are.

about-faction-sunward_expedition = Comes up anywhere, with a foothold and warriors
    .text = In Daylight a foothold is placed in a clearing without one, with up to { $party } warriors; there are { $piece-foothold-count } footholds, and one on the map is moved when none is left. Then the Expedition moves and battles, or a warrior is placed at each foothold.
about-faction-mole_artisans = Item cards you craft come back to your hand
    .text = Whenever you craft a card that shows an item, you may keep it revealed instead of discarding it. At the end of your Evening all of them go back into your hand, even above the limit.
