### Why an automated opponent does something else.  A reason stands within a line: it begins small and ends without a full stop.

why-automata_count = the number is { $count }
why-automata_first = { $place } comes before that

## What it did or is about to do, beside what was asked about.

why-nothing_of_the_kind = it has done nothing of the kind: its own rules say what it does, and in which order
why-it_does_that = that is what it does, or has done
why-its_rules_say = its own rules say what and how many
why-no_candidate = { $target } was no target of that: its rules asked for, and allowed, { $among }
why-another_target = { $target } comes first: { $why }
