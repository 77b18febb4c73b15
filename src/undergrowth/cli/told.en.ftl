### What is told of things.

cli-told_nothing = nothing is told of { $words }: ask about a faction, leader, character, card, quest, landmark, map, item, setup option or section
