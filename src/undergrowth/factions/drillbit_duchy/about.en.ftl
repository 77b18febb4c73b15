### The Drillbit Duchy: what it is, to those who choose.

about-faction-drillbit_duchy = Gathers below, digs up anywhere, sways ministers each turn
    .text = It plays by itself. Warriors gather in the Burrow; four of them come up through a tunnel in a clearing of its order, where it battles and then builds. Every Evening another minister gets a crown and makes its turns stronger. Removing its buildings takes crowns away.
    .scores-markets = Each Evening { $minister_vp-market } for each market on the map
    .scores-ministers = Ministers at the bottom score for what is on the map
    .scores-build = A point where it cannot build
    .scores-craft = It crafts the item on its order card
    .watch-buildings = Removing any of its buildings costs it the lowest crown; one at a time takes the most.
    .watch-burrow = With { $dig-warriors } warriors in the Burrow it will come up where the order says.
    .watch-tunnels = Nobody else gets into the Burrow; from there it reaches each tunnel.
    .parts-order = The card that says where it acts this turn.
    .parts-ministers = Those with a crown act for it every turn; next comes the topmost of the order among the others, else the last of them.
    .parts-recruits = How many warriors come to the Burrow each Birdsong.
    .parts-citadel = Warriors more each Birdsong for the citadels on the map.
    .parts-market = What the markets on the map score each Evening.
    .parts-tunnels = With none left it takes one from the map.
    .parts-ambushes = Bought from the Riverfolk; it plays one that matches when it is attacked.
    .parts-difficulty = Easy recruits { $difficulty-easy-recruit_base } instead of { $difficulty-default-recruit_base } before icons, challenging { $difficulty-challenging-recruit_base }; nightmare also scores each Evening.
    .parts-traits = What makes it harder than usual.
    .pieces-warrior = Digs, fights and rules. There are { $piece-warrior-count }.
    .pieces-citadel = Brings more warriors each Birdsong. There are { $piece-citadel-count }. A building.
    .pieces-market = Scores each Evening. There are { $piece-market-count }. A building.
    .pieces-tunnel = Joins its clearing to the Burrow. There are { $piece-tunnel-count }. A token.

about-trait-foundations = Loses only crowns of the suit of the lost building
    .text = When its buildings are removed, only the lowest minister of a suit of those clearings loses the crown; where there is none, nobody does.
about-trait-investors = A player who removes its buildings pays with a card
    .text = A player who removes its buildings must discard a card that matches one of those clearings, and it loses { COUNT($traits-investors_loss, "word-point") }. Without such a card it sways a minister of a suit of those clearings.
about-trait-overwhelm = Digs twice, with fewer warriors
    .text = It digs { $traits-overwhelm_digs } times in a turn, with { $traits-overwhelm_warriors } warriors each.
about-trait-invaders = Comes up beside buildings and battles where it cannot build
    .text = It digs where the most enemy buildings stand, then the fewest enemy warriors. Where no slot is open to build in, it battles in every clearing instead.
