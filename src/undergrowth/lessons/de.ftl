## Lektionen: was um jede von ihnen gesagt wird

lessons-step = Schritt { $number } von { $of } (`hint` gibt einen Hinweis, `h` zeigt, was du tippen kannst, `q` beendet)
