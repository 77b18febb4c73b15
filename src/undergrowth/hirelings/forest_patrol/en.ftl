### Forest Patrol (H): its pieces.

piece-patrol = { $count ->
        [one] patrol
       *[other] patrols
    }
