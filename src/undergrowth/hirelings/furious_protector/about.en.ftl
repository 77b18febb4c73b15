### Furious and Stoic Protector in one line each.

about-faction-furious_protector = Strikes a warrior of everybody it comes to
about-faction-stoic_protector = Where it stands your faction is safe
