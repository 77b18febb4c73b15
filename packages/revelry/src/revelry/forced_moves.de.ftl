### Krieger, die jemand anderes ziehen lässt.

ask-forced-warrior = Wähle den Krieger, der sich bewegen muss
do-send-over = { A($piece, case: "accusative") } bewegen lassen
verb-send-over = Bewegen lassen
why-warrior_not_forced = kein solcher Krieger kann gezwungen werden, sich von { $place } nach { $place2 } zu bewegen
