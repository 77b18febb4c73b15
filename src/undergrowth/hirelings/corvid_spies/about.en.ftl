### The Corvid Spies and the Raven Sentries: what they are.

about-faction-corvid_spies = Come among enemies, and battle or take cards
    .text = In Daylight { $placed } of the { $piece-spy-count } Spies are placed where enemies have pieces. Then they battle once in every clearing in which one stands, or you take a random card from each enemy player with pieces in one of these clearings.
about-faction-raven_sentries = An extra hit where you have built
    .text = When you battle, attacking or defending, you deal an extra hit in a clearing with a building or token of yours.
