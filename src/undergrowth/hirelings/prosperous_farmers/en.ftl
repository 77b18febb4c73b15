### The Prosperous and the Struggling Farmers (H).

ask-struggling_farmers-till = Choose where a farm and a warrior are placed
do-till-in = Place a farm and a warrior in { $place }
verb-till-in = Place

choice-farms_battle = Battle at a farm
choice-farms_work = A warrior to each farm

## Names

faction-prosperous_farmers = Prosperous Farmers
    .class = proper
faction-struggling_farmers = Struggling Farmers
    .class = proper
piece-farmer = { $count ->
        [one] Farmer
       *[other] Farmers
    }
piece-farm = { $count ->
        [one] farm
       *[other] farms
    }
