### The Vault Keepers and the Badger Bodyguards (H).

choice-vaults_battle = Battle at the vaults
choice-vaults_guard = A warrior to each vault

## Names

faction-vault_keepers = Vault Keepers
    .class = proper
faction-badger_bodyguards = Badger Bodyguards
    .class = proper
piece-keeper = { $count ->
        [one] Keeper
       *[other] Keepers
    }
piece-vault = { $count ->
        [one] vault
       *[other] vaults
    }
