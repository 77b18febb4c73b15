### Warum etwas anderes nicht geschieht.  Ein Grund steht in einer Zeile: Er beginnt klein und endet ohne Punkt.

why-cogwheel_no_target = { $place } ist dafür kein Ziel: Die Bedingungen sind nicht erfüllt, oder dort ist nichts möglich
why-cogwheel_better = nach den Regeln für Ziele kommt zuerst: { $place }
why-cogwheel_first = zuerst kommt das Komplott in { $place }
why-cogwheel_filling = für { $place } sind noch nicht alle Krieger da
