### Chapter 6 in our own words.

law-6 = The Marquise de Cat: she builds, and every building is worth more than the one before.
    .title = Marquise de Cat
law-6_1 = The Marquise holds almost the whole Woodland at the start and turns it into sawmills, workshops and recruiters, as long as her wood reaches where she builds.
    .title = Overview
law-6_2 = What is true of the Marquise all the time.
    .title = Rules and abilities
law-6_2_1 = The Marquise crafts at the beginning of Daylight, with her workshops.
    .title = Crafting
law-6_2_2 = Only the Marquise may place pieces in the clearing with her keep; everybody may move there. Once the keep is removed, it is gone for good.
    .title = The Keep
law-6_2_3 = When Marquise warriors are removed, she may spend a card that matches their clearing: all that fell there go to the keep instead of her supply.
    .title = Field Hospitals
law-6_3 = How the Marquise sets up.
    .title = Setup
law-6_3_1 = Your supply is { $piece-warrior-count } warriors and { $piece-wood-count } wood.
    .title = Warriors and wood
law-6_3_2 = Put the keep in a corner of your choice: that is where you start.
    .title = Placing the keep
law-6_3_3 = A warrior goes to every clearing but the one in the corner opposite the keep.
    .title = Garrison
law-6_3_4 = Place one sawmill, one workshop and one recruiter in the keep's clearing or right next to it, together or apart.
    .title = Starting buildings
law-6_3_5 = All other buildings wait on their tracks.
    .title = Building tracks
law-6_4 = Each sawmill brings { $actions-wood_per_sawmill } wood into its clearing.
    .title = Birdsong: wood
law-6_5 = Craft first. Then take up to { $actions-daylight } actions, in any order and each as often as you like, and one more for every bird card you spend for it.
    .title = Daylight
law-6_5_1 = Start a battle in a clearing in which you have warriors and an enemy has pieces.
    .title = Battle
law-6_5_2 = Take up to { $actions-march_moves } moves.
    .title = March
law-6_5_3 = Place a warrior at every recruiter. { $actions-recruit_limit_per_turn ->
        [one] Once a turn only.
       *[other] Up to { $actions-recruit_limit_per_turn } times a turn.
    }
    .title = Recruit
law-6_5_4 = Turn wood into a building, and the building into points.
    .title = Build
law-6_5_4_I = Choose a clearing you rule and what to build there: the leftmost sawmill, workshop or recruiter of its track. You must be able to pay for it and to place it.
    .title = Where and what
law-6_5_4_II = Pay in wood what stands above the building. The wood may come from the clearing itself and from all that are linked to it through clearings you rule.
    .title = Paying wood
law-6_5_4_III = Place the building and score what its space on the track shows.
    .title = Placing and scoring
law-6_5_5 = Spend a card that matches the clearing of a sawmill to place a wood there.
    .title = Overwork
law-6_6 = Draw { COUNT($evening_draw-base, "word-card") }, and one more for each draw bonus you have uncovered. Then discard down to { $game-hand_limit }.
    .title = Evening
