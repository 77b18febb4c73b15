/** "Skip to now": computers play on without a pause until a person is asked again. */

import { words } from "../../../api/errors";
import type { Catalogue, Pace, State } from "../../../api/types";
import type { Asking } from "../../table.svelte";

export class Hurry {
  /** The pace to go back to, while hurrying. */
  private usual = $state<Pace["id"] | null>(null);

  constructor(
    private table: Asking,
    private catalogue: Catalogue,
  ) {}

  get active(): boolean {
    return this.usual !== null;
  }

  /** Whether a computer player is about to answer, and the viewer may set the pace. */
  possible(state: State | null): boolean {
    return !!state && state.viewer !== null && !state.over && byComputer(state);
  }

  async start(): Promise<void> {
    const pace = this.table.latest?.pace;
    const fastest = [...this.catalogue.paces].sort((a, b) => a.seconds - b.seconds)[0];
    if (pace && fastest && pace !== fastest.id && this.possible(this.table.latest)) {
      this.usual = pace;
      await this.set(fastest.id);
    }
    this.table.skip();
  }

  /** Back to the usual pace as soon as a person is asked, or the game is over. */
  follow(state: State | null): void {
    const pace = this.usual;
    if (pace === null || !state || (!state.over && byComputer(state))) return;
    this.usual = null;
    this.table.skip();
    void this.set(pace);
  }

  async set(pace: Pace["id"]): Promise<void> {
    try {
      await this.table.settings({ pace });
    } catch (error) {
      this.table.problem = words(error);
    }
  }
}

/** Whether a computer player is asked. */
export function byComputer(state: State): boolean {
  const index = state.decision?.index;
  const seat = state.seats.find((each) => each.seat === index);
  return seat !== undefined && (seat.player !== "person" || seat.stand_in !== null);
}
