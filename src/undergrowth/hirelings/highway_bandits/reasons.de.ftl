### Warum etwas von den Räubern nicht angeboten wird (H).

why-no_path_for_bandit = ein Räuber kommt auf einen Weg ohne Räuber, der an einer Lichtung mit Figuren von dir beginnt
why-no_bandit_there = auf diesem Weg steht kein Räuber
why-not_among_moved = entfernt wird nur ein Krieger, der gerade dorthin gezogen ist und entfernt werden kann
