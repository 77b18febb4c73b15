### Why something is not offered.  A reason stands within a line: it begins small and ends without a full stop.

why-no_clearing_rule = the cheapest building costs { $number } wood, and { $wood ->
        [0] none is connected to a clearing you rule with an open slot
       *[other] at most { $wood } is connected to one clearing you rule with an open slot
    }
why-all_buildings_on = all your buildings are on the map
why-rule_no_clearing = you rule no clearing with an open slot
why-none_buildings_wood = none of the buildings that { $wood } wood pays for may be placed in { $place }
why-another_clearing_has = another clearing has been chosen
why-wood_connected_building = { $wood } wood is connected to { $place }, a building costs { $number }
why-no_connected_wood = no connected wood lies in { $place }
why-no_building_yours = { $piece } is no building of yours
why-every_yours_on = every { $piece } of yours is on the map
why-costs_wood_connected = a { $piece } costs { $number } wood, { $wood } is connected
why-only_marquise_places = only the Marquise places pieces in the keep's clearing
why-field_hospitals_used = Field Hospitals are used when your warriors are removed
why-keep_not_on = your keep is not on the map: Field Hospitals bring warriors there
why-no_card_yours = no card of yours matches a sawmill in { $place }
why-keep_starts_corner = the keep starts in a corner clearing
why-each_starting_building = each starting building goes to an open slot in the keep's clearing or next to it
why-keep_goes_one = the keep goes to one of your homelands
why-each_starting_building_goes = each starting building goes to a homeland of its own
why-homeland_not_next = a homeland that is not next to an enemy homeland must be used
why-cards_crafted_before = cards are crafted before the first action
why-no_actions_left = no actions are left; a bird card buys one more
why-need_recruiter_on = you have no recruiter on the map
why-need_card_matching = you need a card matching a clearing with a sawmill
why-not_bird_card = { $card } is not a bird card
why-may_recruit_only = you may recruit only once per turn
