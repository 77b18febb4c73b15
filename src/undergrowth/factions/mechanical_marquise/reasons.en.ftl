### Why something is not offered.

why-only_mechanical_marquise_places = only the Mechanical Marquise places pieces in the keep's clearing
