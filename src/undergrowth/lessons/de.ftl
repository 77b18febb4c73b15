## Lektionen: was um jede von ihnen gesagt wird

lessons-step = Schritt { $number } von { $of } (`hint` gibt einen Hinweis, `h` zeigt, was du tippen kannst, `q` beendet)

## Die Trainerin einer ersten Partie: warum eine Antwort vorgeschlagen wird

coach-scores_mine = Das bringt dir { COUNT($count, "word-point") }
coach-loses_mine = Das kostet dich { COUNT($count, "word-point") }
coach-scores_theirs = Das bringt { THE($seat, case: "dative") } { COUNT($count, "word-point") }
coach-loses_theirs = Das kostet { THE($seat, case: "accusative") } { COUNT($count, "word-point") }
coach-rules = Danach herrschst du über { $places }
coach-rules_no_more = Du herrschst danach nicht mehr über { $places }: Wäge das ab
coach-breaks_rule = Wer jetzt über { $places } herrscht, tut es danach nicht mehr
coach-places = Du hast { COUNT($count, $piece, case: "accusative") } mehr auf dem Plan
coach-costs = Vom Plan nimmt es dir { COUNT($count, $piece, case: "accusative") }
coach-removes = { THE($seat) } verliert { COUNT($count, $piece, case: "accusative") }
coach-spends = Du gibst { $cards } aus
coach-draws = Du ziehst { COUNT($count, "word-card") }
coach-takes = Du bekommst { $items }
coach-odds = Im Mittel würfelst du { $mine } Treffer und erleidest { $theirs }
coach-leads_on = Von allem, was angeboten wird, steht danach alles am besten für dich
coach-nothing = Nichts anderes, was angeboten wird, brächte dir mehr
coach-beware = Vorsicht: { THE($seat) } hat { $points } Punkte und kann bald gewinnen
