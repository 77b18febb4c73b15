### Die Gewölbewache und die Dachs-Leibwache (H).

choice-vaults_battle = Bei den Gewölben kämpfen
choice-vaults_guard = Zu jedem Gewölbe einen Krieger

## Namen

faction-vault_keepers = Gewölbewache
    .class = f
faction-badger_bodyguards = Dachs-Leibwache
    .class = f
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
