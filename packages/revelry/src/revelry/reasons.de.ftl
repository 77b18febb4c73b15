### Warum etwas nicht geht, wo mehr als eine Fraktion es sagt.

why-nowhere_to_battle = du könntest nirgends kämpfen
why-nowhere_to_move = es gibt nirgendwohin eine Bewegung
