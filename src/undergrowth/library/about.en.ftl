### Setup options: what each decides, in one line.

about-option-map = Where you play
about-option-deck = Which cards are shared
about-option-reach = How much the factions must get in each other's way
about-option-fan_content = Whether fan content may be dealt
about-option-landmarks = How many landmarks are dealt
about-option-landmark_cards = Which landmarks may be dealt
about-option-map_landmarks = Whether the map's own landmark stands there
about-option-with_hirelings = Pieces for hire, controlled by one player after another
about-option-hireling_cards = Which hirelings may be dealt
about-option-hirelings = Three sides of hireling cards that all agree on
about-option-insurgents = Insurgents in a draft of two with hirelings
about-option-control_die = How long hirelings stay
about-option-advanced = Draw { $advanced-dealt } cards and keep { $advanced-kept }
about-option-draft = Choose factions from setup cards
about-option-omit = Leave factions out of the draft
about-option-second_cards = A second card of a faction that two may play
about-option-automated = Which factions play by themselves
about-option-cooperative = Win together against the automated factions
about-option-house_rules = House rules that you have agreed on
