### The Cogwheel Corvids: what they are, to those who choose beside whom to play.

about-faction-cogwheel_corvids = Plays by itself: plots that flip every turn
    .text = Nobody plays these Corvids, and nobody knows their plots, not even they themselves. What lies face down when their turn comes is flipped, and scores for every plot that is face up. Clear plots away before that, and do not let warriors gather: they turn into plots at once.
    .scores-flip = Flip a plot: { COUNT($plots-points_per_face_up, "word-point") } for each face-up plot
    .scores-extortion = Evening: { COUNT($plots-points_per_extortion, "word-point") } for each face-up extortion
    .scores-craft = Craft the item of the order card
    .scores-battle = Remove buildings and tokens with battles and bombs
    .watch-flips = Each plot that lies face down is flipped in their next Birdsong, with or without warriors.
    .watch-build_up = { COUNT($thicken-warriors, "piece-warrior") } without a plot, in any clearing, are enough for one more plot.
    .watch-agents = Beside a plot that lies face down they deal { COUNT($plots-extra_hits, "word-hit") } more when attacked.
    .watch-raids = A raid that falls sends warriors all around it.
    .watch-level = Easy recruits { $difficulty-easy-recruit_per_clearing } a clearing, default { $difficulty-default-recruit_per_clearing }, challenging and nightmare { $difficulty-challenging-recruit_per_clearing }; nightmare scores { COUNT($difficulty-nightmare-evening_vp, "word-point") } more each Evening.
    .parts-order = The card that says which clearings are ordered this turn.
    .parts-difficulty = How many warriors come each turn.
    .parts-traits = A rule that makes these Corvids different.
    .parts-plots = Plots that are not on the map; nobody knows which.
    .parts-flip = What the next plot that is flipped scores.
    .parts-extortions = What extortions score in Evening.
    .pieces-warrior = Fights, and makes way for plots. There are { $piece-warrior-count }.
    .pieces-plot = Nobody knows which plot this is. It deals an extra hit when the Corvids are attacked there. A token.
    .pieces-bomb = When flipped, removes all enemy pieces there, but two of each automated opponent; then another plot takes its place. A token.
    .pieces-snare = While face up, enemies place nothing there and do not leave; an automated opponent is stopped once, and removes it. A token.
    .pieces-extortion = When flipped, each player there discards a random card; then scores every Evening. A token.
    .pieces-raid = When removed, places a warrior in each clearing around it. A token.
    .pieces-face_down_bomb = A bomb that nobody knows of.
    .pieces-face_down_snare = A snare that nobody knows of.
    .pieces-face_down_extortion = An extortion that nobody knows of.
    .pieces-face_down_raid = A raid that nobody knows of.

about-trait-gamble = A human may guess each plot before it flips
    .text = Before a plot is flipped, the human with the most pieces beside it names its type. If that is right, the plot is flipped and scores, does nothing more, and that human removes it. If it is wrong, the Corvids score { COUNT($trait-gamble-wrong_vp, "word-point") } more.
about-trait-backup_plans = A warrior comes where a plot was removed
    .text = Whenever one of their plots is removed, { COUNT($trait-backup_plans-warriors, "piece-warrior") } of theirs comes to that clearing.
about-trait-mastermind = Plots twice a turn
    .text = Their step Plot is done { $trait-mastermind-plots } times each turn, if ordered clearings allow it.
about-trait-vendetta = Every plot explodes
    .text = Each plot that is flipped also removes what a bomb would, after it has done what it does itself. Only a bomb is swapped for another plot.

about-group-trait = Its traits
