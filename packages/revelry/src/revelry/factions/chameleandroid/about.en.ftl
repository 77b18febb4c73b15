### Chameleandroid: what it is, to those who choose beside whom to play.

about-faction-chameleandroid = Plays by itself: courts the last, strikes the leader
    .text = Nobody plays it. As long as anybody is behind it, it brings warriors to the player who has the fewest points and lets them build, which feeds its ego. When nobody is behind it any more, it turns on the leader. Its ego are what you can remove; it stays itself.
    .scores-ego = Place ego: what its space gives, up to { $ego_track-points-most }
    .scores-blocked = Each ego that cannot be placed: { COUNT($ego_track-points_without, "word-point") }
    .scores-gentrify = Somebody accepts what it offers: one more ego
    .scores-revel = Escalated Daylight: { $revel-ego } ego at once
    .scores-craft = Craft the item of the order card
    .watch-poorest = It gives { COUNT($gentrify-warriors, "piece-warrior") } and a building or token to the player with the fewest points.
    .watch-ahead = Once nobody has fewer points it removes pieces of the leader everywhere, and battles.
    .watch-hits = It cannot be removed; hits remove its ego, a point each.
    .watch-cards = Attacking it costs a person a card.
    .watch-level = Easy takes an ego from it each turn; challenging gives it one more while it has some, alternate challenging stores one while it has none; nightmares score { COUNT($difficulty-nightmare-evening_vp, "word-point") } more each Evening. Easy may be combined with the others.
    .parts-order = The card that says which clearings are ordered this turn.
    .parts-difficulty = What it gains or loses each Birdsong.
    .parts-traits = A rule that makes it different.
    .parts-ego = Its ego track: what the next ego scores.
    .parts-the_id = Ego that are out of reach for good.
    .parts-ambushes = Ambush cards that it has bought and plays when it is attacked.
    .pieces-warrior = The one warrior there is. It goes anywhere, and deals up to { COUNT($battle-rolled_hits, "word-hit") } by rolling.
    .pieces-ego = Goes wherever Chameleandroid goes, and takes its hits. A token.
    .pieces-superego = An ego with a draw icon, which matters with the trait Patron. A token.

about-trait-patron = Some ego bring a card instead of a point
    .text = Ego with and without draw icons lie on the track in random order. A player who removes one with an icon draws { COUNT($trait-patron-cards, "word-card") } and scores nothing for it; in battle those are removed first.
about-trait-abduction = Takes half of the warriors along
    .text = When it disappears in Evening, each player with warriors beside it sends half of them along, rounded up, directly to where it goes.
about-trait-city_builder = Always scores when it gentrifies
    .text = Automated opponents accept what it offers however much ego it has, and whether or not anybody accepts, its leftmost ego is placed and scored.
about-trait-kingpin = Strikes whenever anybody is ahead
    .text = Its Daylight also escalates if any enemy has more points, however many are behind it.

