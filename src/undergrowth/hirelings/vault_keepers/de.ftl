### Die Gewölbewache und die Dachs-Leibwache (H).

choice-vaults_battle = Bei den Gewölben kämpfen
choice-vaults_guard = Zu jedem Gewölbe einen Krieger

## Namen

faction-vault_keepers = Gewölbewache
    .class = f
    .text = Zwei Krieger und ein Gewölbe; noch einmal beim Anwerben, wenn nichts von ihr auf der Karte ist. Am Tag darf ein Gewölbe bei einem anderen oder daneben platziert werden, sonst irgendwo ein Krieger und ein Gewölbe. Dann darf sie überall kämpfen, wo ein Gewölbe ist, oder zu jedem Gewölbe kommt ein Krieger.
faction-badger_bodyguards = Dachs-Leibwache
    .class = f
    .text = Greifst du an oder verteidigst dich, ignorierst du den ersten Treffer gegen dich. Einem anderen Effekt, der den ersten Treffer ignoriert, fügt das nichts hinzu.
piece-keeper = { $count ->
        [one] { $case ->
            [genitive] Wächters
           *[other] Wächter
        }
       *[other] { $case ->
            [dative] Wächtern
           *[other] Wächter
        }
    }
    .class = m
piece-vault = { $count ->
        [one] { $case ->
            [genitive] Gewölbes
           *[other] Gewölbe
        }
       *[other] { $case ->
            [dative] Gewölben
           *[other] Gewölbe
        }
    }
    .class = n
