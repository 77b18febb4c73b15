/** Several people at one screen: whose seat it shows, and when a curtain hides everything. */

import type { State } from "../api/types";
import type { HeldSeat } from "../lib/kept/held.svelte";
import { keep, recall } from "../lib/kept/kept";

/** An answer of a seat of this screen that may still be taken back although another is asked. */
export interface Before {
  seat: HeldSeat;
  revision: number;
  edition: number | undefined;
}

export class HotSeat {
  /** The seat that sat here before this one, while it may take its answer back. */
  private left = $state.raw<Before | null>(null);
  private seats = $state.raw<HeldSeat[]>([]);
  /** The token of the seat that is shown; null shows what is public. */
  token = $state<string | null>(null);
  /** One person plays every seat here: nothing is hidden from them. */
  private open = $state(false);

  constructor(
    private id: string,
    seats: HeldSeat[],
  ) {
    this.seats = seats;
    this.open = recall<string[]>("open", []).includes(id);
    this.token = seats.length === 1 ? (seats[0]?.token ?? null) : null;
  }

  /** Whether more than one seat is held here. */
  get shared(): boolean {
    return this.seats.length > 1;
  }

  known(seats: HeldSeat[]): void {
    if (seats.length !== this.seats.length) this.seats = seats;
  }

  /** A seat of this screen has a new token. */
  renewed(token: string, next: string): void {
    this.seats = this.seats.map((seat) => (seat.token === token ? { ...seat, token: next } : seat));
    if (this.token === token) this.token = next;
  }

  private askedHere(state: State | null): HeldSeat | null {
    const index = state?.decision?.index;
    if (index === undefined || state?.seats[index]?.stand_in) return null;
    return this.seats.find((seat) => seat.seat === index) ?? null;
  }

  /** The seat to pass the device to before anything else is shown. */
  curtain(state: State | null): HeldSeat | null {
    if (!this.shared || this.open) return null;
    const asked = this.askedHere(state);
    return asked && asked.token !== this.token ? asked : null;
  }

  /** Follow the question to another seat, or away from this screen; true when the view changes. */
  follow(state: State | null): boolean {
    if (!this.shared || !state) return false;
    const asked = this.askedHere(state);
    let next = this.token;
    if (this.open) next = asked?.token ?? this.token ?? this.seats[0]?.token ?? null;
    else if (!asked || asked.token !== this.token) next = null;
    if (next === this.token) return false;
    this.leave(state);
    this.token = next;
    return true;
  }

  private leave(state: State): void {
    const seat = this.seats.find((each) => each.token === this.token);
    if (!seat || seat.seat !== state.viewer_seat) return;
    const { revision, edition } = state;
    this.left = state.undo.possible ? { seat, revision, edition } : null;
  }

  /** Whose answer may be taken back at a moment, after the question went to another seat here. */
  before(state: State | null): Before | null {
    const left = this.left;
    const now = state && left?.revision === state.revision && left.edition === state.edition;
    return now && left.seat.token !== this.token ? left : null;
  }

  sit(seat: HeldSeat): string {
    this.token = seat.token;
    return seat.token;
  }

  /** Never hide hands in this game again. */
  openTable(seat: HeldSeat): string {
    this.open = true;
    keep("open", [...recall<string[]>("open", []).slice(-50), this.id]);
    return this.sit(seat);
  }
}
