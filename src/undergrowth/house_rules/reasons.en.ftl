### Why something is not offered.  A reason stands within a line: it begins small and ends without a full stop.

why-redrawn_once = a starting hand is put back once at most
why-keep_stands = by a house rule of this game the keep cannot be removed
