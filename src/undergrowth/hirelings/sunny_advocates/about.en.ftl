### The Sunny Advocates and the Bat Messengers: what they are.

about-faction-sunny_advocates = Win enemy warriors over to you, suit by suit
    .text = In Daylight you name a suit: in each clearing of it in which an Advocate stands, an enemy warrior is replaced by one of yours. Then one of the { $piece-advocate-count } Advocates is placed where you have pieces and none of them stands, or anywhere if there is no such clearing.
about-faction-bat_messengers = A warrior comes with all that you place
    .text = Whenever you place a building or token of your faction you may also place one of your warriors in its clearing.
