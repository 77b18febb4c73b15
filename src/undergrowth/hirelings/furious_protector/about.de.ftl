### Wütender und Standhafter Beschützer in je einer Zeile.

about-faction-furious_protector = Schlägt einen Krieger von allen, zu denen er kommt; Feinde platzieren dort nichts
about-faction-stoic_protector = Wo er steht, wird deine Fraktion weder bekämpft noch entfernt
