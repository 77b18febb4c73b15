## Lektionen: was um jede von ihnen gesagt wird

lessons-step = Schritt { $number } von { $of } (`hint` gibt einen Hinweis, `h` zeigt, was du tippen kannst, `q` beendet)

## Die Trainerin einer ersten Partie: warum eine Antwort vorgeschlagen wird

coach-better = Nach meiner Schätzung ist das etwa { $points } Punkte mehr wert als „{ $other }“, das Beste vom Rest
coach-even = Nach meiner Schätzung wäre „{ $other }“ genauso gut
coach-later = „{ $other }“ sieht im Augenblick besser aus, doch am Ende deines Zugs stehst du hiermit besser da
coach-nothing = Nichts anderes, was angeboten wird, brächte dir mehr
coach-hand = Von dort aus kannst du aus deiner Hand herstellen: { $cards }
coach-instead = Statt dessen „{ $other }“: { $brings }
coach-both = Ebenso mit „{ $other }“: { $brings }
coach-price = Der Preis: { $brings }
coach-beware = Vorsicht: { THE($seat) } { CLASS($seat) ->
        [p] haben
       *[other] hat
    } { $points } Punkte und { CLASS($seat) ->
        [p] können
       *[other] kann
    } bald gewinnen
