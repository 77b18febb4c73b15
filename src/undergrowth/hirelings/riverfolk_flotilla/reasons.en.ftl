### Why something of the Flotilla is not offered (H).

why-flotilla_not_linked = the Flotilla moves to a clearing that the river links with its own, if nothing holds it back
