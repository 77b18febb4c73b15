### The Mechanical Marquise.

ask-mechanical_marquise-recruit = The Mechanical Marquise recruits
ask-mechanical_marquise-expand = The Mechanical Marquise expands
do-crank-out = Place { COUNT($count, "piece-warrior") } among the clearings it rules
do-expand = Exchange the order card { $card } and begin Daylight again
verb-crank-out = Recruit
verb-expand = Expand

faction-mechanical_marquise = Mechanical Marquise
    .class = proper
trait-blitz = Blitz
trait-fortified = Fortified
trait-hospitals = Hospitals
trait-iron_will = Iron Will
trait-overwhelming = Overwhelming
