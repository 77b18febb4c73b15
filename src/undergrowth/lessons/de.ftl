## Lektionen: was um jede von ihnen gesagt wird

lessons-step = Schritt { $number } von { $of } (`hint` gibt einen Hinweis, `h` zeigt, was du tippen kannst, `q` beendet)

## Die Trainerin einer ersten Partie: warum eine Antwort vorgeschlagen wird

coach-leads_on = Von allem, was angeboten wird, steht danach alles am besten für dich
coach-nothing = Nichts anderes, was angeboten wird, brächte dir mehr
coach-beware = Vorsicht: { THE($seat) } { CLASS($seat) ->
        [p] haben
       *[other] hat
    } { $points } Punkte und { CLASS($seat) ->
        [p] können
       *[other] kann
    } bald gewinnen
