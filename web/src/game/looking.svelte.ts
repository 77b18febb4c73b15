/** What is being looked at on the page of a game: a side of the table, a board, a place, a card. */

export type StageView = "map" | "own" | "boards" | "table" | "log";

export class Looking {
  view = $state<StageView>("map");
  board = $state<string | null>(null);
  /** Places that the line of the log under the pointer names. */
  pointed = $state<string[]>([]);
  place = $state<string | null>(null);
  /** A card to read closely. */
  card = $state<string | null>(null);

  /** Turn to something, or back to the map from it. */
  turn(view: StageView): void {
    this.view = view === this.view ? "map" : view;
  }

  /** Look at a place, or away from it. */
  at(place: string): void {
    this.place = place === this.place ? null : place;
  }
}
