### The Council: what it is, to those who choose.

about-faction-twilight_council = Keeps the peace in assemblies, scores where others build
    .text = You gather the creatures of the Woodland in assemblies. Cards are revealed in Birdsong for actions and return in Evening for others, so a full hand is your strength. Assemblies that you rule govern: they score beside what your enemies have built, and keep them from building, crafting and removing there, unless they entreat you to close. Your warriors defend the player who is attacked at an assembly.
    .scores-oversee = Governing assemblies beside enemy pieces: up to { COUNT($oversee-points_by_count-most, "word-point") }
    .scores-empower = A bird card that returns: { COUNT($empower-points, "word-point") } where you rule
    .scores-craft = Craft items in Evening with your assemblies
    .first-recruit = Reveal cards in Birdsong: recruit and move where they match.
    .first-assemble = Assemble in a clearing you rule, near pieces of others: there it will score.
    .first-return = In Evening each card that returns allows one more action at an assembly.
    .watch-entreat = Enemies close your assemblies on their turns, and you gain by it.
    .watch-sleep = In Daylight, assemblies that enemies rule close.
    .watch-discard = A battle at an assembly costs the card, and so does assembling where you do not rule.
    .watch-removed = Each assembly that an enemy removes costs you { COUNT($loyalists-lost_with_assembly, "word-loyalist") }.
    .parts-assemblies = Assemblies that wait; the icons uncovered draw cards when you craft none.
    .parts-loyalists = Warriors that come to assemblies, at most { $loyalists-most }.
    .parts-oversee = What your Governing assemblies would score now.
    .parts-revealed = Cards of this turn's actions; they return in Evening.
    .pieces-warrior = Rules, moves, fights, and defends others at assemblies. There are { $piece-warrior-count }.
    .pieces-closed_assembly = Crafts in Evening, and governs once you rule it or agitate. There are { $piece-closed_assembly-count }. A token.
    .pieces-governing_assembly = Scores beside what enemies have built, and keeps them from placing, removing and crafting there. A token.
