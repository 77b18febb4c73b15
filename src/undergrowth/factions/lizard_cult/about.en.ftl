### The Cult: what it is, to those who choose.

about-faction-lizard_cult = Shows its hand, plants gardens, turns foes into its own
    .text = You pay with cards that come back: reveal one in Daylight to build, recruit or gain an acolyte, and take it up again in Evening. What you spend to score is gone. You cannot simply march and battle: only acolytes, mostly your fallen defenders, do that, and only in clearings of the outcast, the suit that others discard most.
    .scores-ritual = Spend cards of suits with gardens: up to { COUNT($tracks-garden-printed_vp-most, "word-point") } each
    .scores-sanctify = Sanctify or battle enemy buildings and tokens
    .scores-craft = Craft items with gardens of the outcast's suit
    .first-build = Show a card to build a garden: it rules its clearing by itself.
    .first-recruit = Show the others to recruit where the next garden should stand.
    .first-return = In Evening the cards come back: nothing is lost but what you score with.
    .watch-cards = Every card is one ritual a turn: what you score with is a ritual less next turn.
    .watch-birds = Birds are no other suit in your rituals; they only gain acolytes.
    .watch-gardens = A garden rules its clearing, but each one lost takes a random card with it.
    .watch-fights = Moves and battles cost acolytes and begin in outcast clearings.
    .watch-souls = All discards of everybody lie before you and choose the next outcast.
    .parts-outcast = The suit in whose clearings your acolytes act; hated, it makes them cheaper.
    .parts-acolytes = Warriors to spend on conspiracies in Birdsong.
    .parts-lost_souls = What all have discarded since your last Birdsong; the suit of most becomes the outcast.
    .parts-garden = What so many gardens of the suit score, and the card that the second draws.
    .parts-revealed = Cards used for rituals this turn; they come back in Evening.
    .pieces-warrior = Holds clearings; falls as a defender and becomes an acolyte. There are { $piece-warrior-count }.
    .pieces-garden_fox = Makes you rule its clearing, no matter who else is there. There are { $piece-garden_fox-count }. A building.
    .pieces-garden_rabbit = Makes you rule its clearing, no matter who else is there. There are { $piece-garden_rabbit-count }. A building.
    .pieces-garden_mouse = Makes you rule its clearing, no matter who else is there. There are { $piece-garden_mouse-count }. A building.
