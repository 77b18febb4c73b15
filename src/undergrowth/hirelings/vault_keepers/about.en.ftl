### The Vault Keepers and the Badger Bodyguards: what they are, for everybody who chooses.

about-faction-vault_keepers = Vaults that spread, and warriors who battle at them
    .text = They are set up with two warriors and a vault, and begin so again with the player who hires them while nothing of theirs is on the map. In Daylight you may place a vault at another one or next to it; where that cannot be, a warrior and a vault anywhere. Then choose: they may battle in each clearing with a vault, or a warrior is placed at each vault.
about-faction-badger_bodyguards = You ignore the first hit you take in each battle
    .text = When you attack or defend with your own pieces, the first hit against you does nothing, an ambush's too. Where another rule lets you ignore the first hit, they add nothing to it.
