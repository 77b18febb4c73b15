### The Automated Alliance: what it is, to those who choose and those who play against it.

about-faction-automated_alliance = Plays by itself: sympathy everywhere, and sudden revolts
    .text = It never battles. Each turn it turns over an order card: it revolts in a clearing of that suit, or else spreads more sympathy; a bird brings a surprise revolt. A player who removes sympathy or marches through it pays with a card. Keep its sympathy small, and do not gather where it could revolt.
    .scores-spread = Places sympathy: up to { COUNT($tracks-sympathy-vp_on_place-most, "word-point") } a token
    .scores-without = Sympathy without a place: { COUNT($spread-vp_without, "word-point") }
    .scores-revolt = Revolts: points for each building and token removed
    .scores-craft = Items on its order cards: a point each
    .watch-order = Its revolts strike where most enemy pieces are: do not gather in sympathetic clearings while the base of their suit is on its board.
    .watch-organize = Its warriors at bases turn into sympathy and points: battle them before there are { $difficulty-default-organize_threshold }.
    .watch-bases = Remove a base, and all its sympathy in clearings of that suit goes.
    .watch-martial = Where somebody keeps { $martial_law-enemy_warriors } warriors, sympathy scores it less.
    .watch-difficulty = It organizes with { $difficulty-easy-organize_threshold } warriors on easy, { $difficulty-default-organize_threshold } on default, { $difficulty-challenging-organize_threshold } on challenging and nightmare; nightmare also scores { COUNT($difficulty-nightmare-evening_vp, "word-point") } each Evening.
    .parts-order = The card that says what it does this turn.
    .parts-difficulty = How hard it plays.
    .parts-traits = What makes it harder than usual.
    .parts-bases = Bases that are still to come: it can revolt in clearings of these suits.
    .parts-sympathy = What its next token scores.
    .pieces-warrior = Guards bases, and makes way for sympathy. There are { $piece-warrior-count }.
    .pieces-base_fox = Recruits in its clearing. A building.
    .pieces-base_rabbit = Recruits in its clearing. A building.
    .pieces-base_mouse = Recruits in its clearing. A building.
    .pieces-sympathy = Scores when placed, outrages those who trample it, and rises in revolt. A token.

about-trait-informants = Deals its extra hit for sympathy alone, too
    .text = As defender it deals { $ambush-extra_hits } extra hit also where it has no warrior but a sympathy token.
about-trait-popularity = Nobody scores for removing its sympathy
    .text = Its enemies score nothing for the sympathy tokens they remove.
about-trait-veterans = As defender it takes the higher die
    .text = When it is attacked, it takes the higher die and the attacker the lower one.
about-trait-wildfire = Spreads sympathy once more each Evening
    .text = At the end of Evening it spreads sympathy once more. That token scores nothing.
about-trait-steadfast = Scores in full wherever it spreads
    .text = Martial law takes no point from it. But on a turn of a surprise revolt there is no public pity.
