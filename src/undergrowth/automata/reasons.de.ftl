### Warum ein automatischer Gegner etwas anderes tut.  Ein Grund steht in einer Zeile: Er beginnt klein und endet ohne Punkt.

why-automata_count = die Anzahl ist { $count }
why-automata_first = zuerst kommt: { $place }

## What it did or is about to do, beside what was asked about.

why-nothing_of_the_kind = nichts dergleichen hat er getan: Seine eigenen Regeln sagen, was er tut und in welcher Reihenfolge
why-it_does_that = das tut er, oder er hat es getan
why-its_rules_say = seine eigenen Regeln sagen, was und wie viele
why-no_candidate = { $target } war dafür kein Ziel: In Frage kamen nach seinen Regeln: { $among }
why-another_target = { $target } kommt zuerst: { $why }
