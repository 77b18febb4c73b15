### Why something else is not done.  A reason stands within a line: it begins small and ends without a full stop.

why-cogwheel_filling = the warriors for { $place } are not all there yet
