### Wütender und Standhafter Beschützer in je einer Zeile.

about-faction-furious_protector = Schlägt einen Krieger von allen, zu denen er kommt
about-faction-stoic_protector = Wo er steht, ist deine Fraktion sicher
