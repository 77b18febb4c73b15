### Why something is not offered.  A reason stands within a line: it begins small and ends without a full stop.

why-hedge_too_dense = the hedge is too dense to lie in wait in
