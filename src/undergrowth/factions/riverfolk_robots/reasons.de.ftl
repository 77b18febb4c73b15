### Warum ein Dienst der Roboter-Kompanie nicht angeboten wird.

why-robots_own_services = die Roboter-Kompanie verkauft Dienste und kauft keine
why-robots_at_start = Dienste kaufst du zu Beginn deines Vogelsangs
why-robots_not_to_dominance = wer auf Vorherrschaft spielt, dem verkauft die Roboter-Kompanie nichts
why-robots_no_service_left = die Roboter-Kompanie verkauft dir in diesem Zug { $count }, und so viele hast du gekauft
why-robots_cannot_pay = ein Dienst kostet { $price }, und du kannst { $count } zahlen
why-robots_not_in_market = { $card } ist nicht zu kaufen
why-robots_bought_already = diesen Dienst hast du in diesem Zug schon gekauft
why-robots_never_hires = ohne eigene Krieger kannst du keine Söldner anheuern
