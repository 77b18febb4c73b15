/** The answers of a seat judged one after the other, as long as somebody looks. */

import type { Choice, Price } from "./types";

/** How much an answer must have cost to be called a mistake, and a grave one, of 1. */
const MISTAKE = 0.06;
const GRAVE = 0.15;

export type Weight = "slip" | "mistake" | "grave";

/** How grave a price is. */
export function weightOf(price: Price): Weight {
  if (price.price >= GRAVE) return "grave";
  return price.price >= MISTAKE ? "mistake" : "slip";
}

/** The prices that luck does not explain, the highest first. */
export const mistakes = (prices: Price[]): Price[] =>
  prices.filter((each) => each.sure).sort((one, other) => other.price - one.price);

export class Judging {
  /** The prices so far, in order of time. */
  prices = $state.raw<Price[]>([]);
  total = $state(0);
  runs = $state(false);
  problem = $state.raw<unknown>(null);
  private seat = "";
  private open = false;

  constructor(
    private readonly list: () => Promise<Choice[]>,
    private readonly judge: (moment: number, open: boolean) => Promise<Price>,
  ) {}

  get found(): Price[] {
    return mistakes(this.prices);
  }

  /** Whether all answers of the seat have been judged. */
  get isDone(): boolean {
    return this.total > 0 && this.prices.length === this.total;
  }

  /** Judge the answers of a seat; asked for the same again it goes on where it stopped. */
  async start(seat: string, open = false): Promise<void> {
    if (this.runs) return;
    if (seat !== this.seat || open !== this.open) {
      [this.seat, this.open, this.prices, this.total] = [seat, open, [], 0];
    }
    this.runs = true;
    this.problem = null;
    try {
      const own = (await this.list()).filter((each) => each.seat === seat);
      this.total = own.length;
      for (const each of own.slice(this.prices.length)) {
        if (!this.runs) return;
        this.prices = [...this.prices, await this.judge(each.moment, open)];
      }
    } catch (error) {
      this.problem = error;
    } finally {
      this.runs = false;
    }
  }

  stop(): void {
    this.runs = false;
  }
}
