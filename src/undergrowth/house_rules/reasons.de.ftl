### Warum etwas nicht möglich ist.  Ein Grund steht in einer Zeile: Er beginnt klein und endet ohne Punkt.

why-redrawn_once = eine Starthand wird höchstens einmal zurückgelegt
why-keep_stands = nach einer Hausregel dieses Spiels kann der Bergfried nicht entfernt werden
