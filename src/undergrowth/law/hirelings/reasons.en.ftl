### Why something that many hireling cards ask for is not offered (H.2).

why-hireling_gets_none = that clearing has got all it gets, or none can be placed there
why-hireling_battles_elsewhere = its card names other clearings to battle in
