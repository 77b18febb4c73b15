### Why something else is not done.  A reason stands within a line: it begins small and ends without a full stop.

why-cogwheel_no_target = { $place } is no target of that: it does not fulfil what is asked, or nothing can be done there
why-cogwheel_better = { $place } comes first, by the rules for targets
why-cogwheel_first = the plot in { $place } comes first
why-cogwheel_filling = the warriors for { $place } are not all there yet
