### Die Wegelagererbande und die Räuberbande: was sie sind, für alle, die wählen.

about-faction-highway_bandits = Wer auf dem Weg an ihr vorbeizieht, zahlt, nur du nicht
    .text = Aufgebaut wird sie auf zwei Wegen. Zieht ein Gegner einen Weg mit einem Räuber entlang, entfernt er eine der gezogenen Figuren; ein Vagabund beschädigt einen Gegenstand. Ziehst du so einen Weg entlang, darfst du am Ziel einen Krieger platzieren. Am Tag kommt noch einer auf einen Weg, der an einer Lichtung mit Figuren von dir beginnt; sind alle auf der Karte, kommt er von einem anderen Weg.
about-faction-bandit_gangs = Bei dir unangreifbar, bringt dir Krieger
    .text = Wer sie anwirbt, während keiner auf der Karte ist, platziert einen, wo er Figuren hat. In Lichtungen mit Figuren von dir kann sie nicht bekämpft werden. Am Tag platziere zu jedem ihrer Räuber einen eigenen Krieger oder einen Räuber in eine Lichtung mit einer Figur von dir.
