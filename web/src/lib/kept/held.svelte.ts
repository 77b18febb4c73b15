/** The seats this browser holds: "my games". */

import { keep, onKeptElsewhere, recall } from "./kept";

export interface HeldSeat {
  id: string;
  seat: number;
  faction: string | null;
  token: string;
  title: string;
}

const NAME = "seats";

class HeldSeats {
  all = $state<HeldSeat[]>(recall(NAME, []));

  constructor() {
    onKeptElsewhere(NAME, () => (this.all = recall(NAME, [])));
  }

  of(id: string): HeldSeat[] {
    return this.all.filter((held) => held.id === id).sort((a, b) => a.seat - b.seat);
  }

  add(seats: HeldSeat[]): void {
    const tokens = new Set(seats.map((held) => held.token));
    this.all = [...seats, ...this.all.filter((held) => !tokens.has(held.token))];
    keep(NAME, this.all);
  }

  /** Correct what is remembered about a seat once the server has told it. */
  learn(token: string, what: Partial<HeldSeat>): void {
    const known = this.all.find((held) => held.token === token);
    if (!known) return;
    const news = Object.entries(what).some(
      ([key, value]) => known[key as keyof HeldSeat] !== value,
    );
    if (!news) return;
    this.all = this.all.map((held) => (held.token === token ? { ...held, ...what } : held));
    keep(NAME, this.all);
  }

  /** Keep the token that has taken the place of another. */
  renew(token: string, next: string): void {
    this.all = this.all.map((held) => (held.token === token ? { ...held, token: next } : held));
    keep(NAME, this.all);
  }

  forget(id: string): void {
    this.all = this.all.filter((held) => held.id !== id);
    keep(NAME, this.all);
  }
}

export const held = new HeldSeats();
