/** The round in which a turn of the game is taken: the turns of all seats, one after the other, are one. */
export const roundOf = (turn: number, seats: number): number =>
  Math.ceil(turn / Math.max(seats, 1));
