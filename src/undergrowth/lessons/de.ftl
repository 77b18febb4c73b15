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

## Was ein Marsch möglich macht

coach-open = In { $places } { CLASS($seat) ->
        [p] haben
       *[other] hat
    } { THE($seat) } Gebäude oder Plättchen, die kein Krieger verteidigt
coach-reaches = Es erreicht { THE($seat, case: "accusative") } in { $places }
coach-outnumbers = Es ist in { $places } stärker als { THE($seat) }
coach-guards = Es bringt Krieger zu deinen Gebäuden oder Plättchen in { $places }, wo keine standen
coach-protects = Deine Gebäude oder Plättchen in { $places } sind nicht mehr in der Unterzahl
coach-site = In { $places } würdest du einen freien Bauplatz beherrschen
coach-ruin = In { $places } gibt es eine Ruine
coach-holds = Deine Krieger kommen nach { $places }, wo noch keine standen
coach-gathers = Es versammelt { COUNT($count, "piece-warrior", case: "accusative") } in { $place }
coach-leaves = Deine Gebäude oder Plättchen in { $places } bleiben ohne Krieger zurück

coach-beware = Vorsicht: { THE($seat) } { CLASS($seat) ->
        [p] haben
       *[other] hat
    } { $points } Punkte und { CLASS($seat) ->
        [p] können
       *[other] kann
    } bald gewinnen
