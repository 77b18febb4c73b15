### Warum etwas von den Bauern nicht angeboten wird (H).

why-no_field_there = dort herrschst du nicht, oder weder ein Hof noch ein Krieger von ihnen lässt sich dort platzieren
