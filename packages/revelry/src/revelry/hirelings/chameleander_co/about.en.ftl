### Chameleander Co. and the Mark of Death in one line each.

about-faction-chameleander_co = Goes anywhere, and brings warriors, a token or a card
about-faction-mark_of_death = Matching cards fell warriors anywhere
