### Warum etwas nicht möglich ist.  Ein Grund steht in einer Zeile: Er beginnt klein und endet ohne Punkt.

why-hedge_too_dense = die Hecke ist zu dicht für einen Hinterhalt
