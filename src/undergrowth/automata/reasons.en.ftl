### Why an automated opponent does something else.  A reason stands within a line: it begins small and ends without a full stop.

why-automata_no_target = { $place } is no target of that: it does not fulfil what is asked, or nothing can be done there
why-automata_better_place = { $place } comes first, by the rules for targets
why-automata_no_player = { THE($faction) } cannot be the target there
why-automata_better_player = { THE($faction) } comes first, by the rules for targets
why-automata_count = the number is { $count }
why-automata_first = { $place } comes before that
