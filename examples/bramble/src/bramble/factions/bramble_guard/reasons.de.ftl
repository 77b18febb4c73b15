### Warum etwas nicht möglich ist.  Ein Grund steht in einer Zeile: Er beginnt klein und endet ohne Punkt.

why-card_does_not = die Karte passt nicht, oder dort kann kein Krieger platziert werden
why-not_larder = { $card } ist nicht in deiner Speisekammer
why-there_no_bramble = in { $place } ist kein Dornbusch
why-hedge_begins_on = die Hecke beginnt am Rand der Karte
why-there_bramble_already = dort ist schon ein Dornbusch
why-no_actions_left_2 = keine Aktionen sind übrig
why-recruit_where_bramble = du rekrutierst aus deinem Vorrat, wo ein Dornbusch ist
why-larder_full = die Speisekammer ist voll
