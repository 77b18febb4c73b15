### Warum etwas anderes nicht geschieht.  Ein Grund steht in einer Zeile: Er beginnt klein und endet ohne Punkt.

why-cogwheel_filling = für { $place } sind noch nicht alle Krieger da
