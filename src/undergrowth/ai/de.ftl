### Wer von selbst spielt.

player-automated = spielt von selbst
player-greedy = Gierig
    .text = nimmt, was eine Entscheidung weit am besten aussieht
player-random = Zufällig
    .text = nimmt irgendeine Möglichkeit
player-plan = Planend
    .text = plant den Zug in mehreren Verteilungen bis zu Ende; plan:8 in acht
player-search = Suchend
    .text = vergleicht, was auf jede Möglichkeit folgt, so lange es darf; search:500 so oft, search:1s so lange
