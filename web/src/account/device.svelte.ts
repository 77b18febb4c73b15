/** What this device and its account keep for each other: seats, the reader's name, and settings.
 *
 * It is read only in a browser that is signed in, or on the page of the account. */

import { ApiError } from "../api/errors";
import { held, type HeldSeat } from "../lib/kept/held.svelte";
import { keep, onKeptElsewhere, recall } from "../lib/kept/kept";
import { learned } from "../lib/kept/learned.svelte";
import { preferences, type Preferences } from "../lib/kept/preferences.svelte";
import { accounts, type KeptSeat } from "./api";
import { differing, key, nameIn, settingsIn } from "./differing";

interface Kept {
  /** The token of this device. */
  token: string;
  /** The settings on which device and account last agreed, as text. */
  settings: string | null;
  /** The tokens of the seats on which they agreed, by `key`. */
  seats: Record<string, string>;
  /** The tokens that came from the account: they end with the session. */
  given: string[];
}

const NAME = "account";
/** The seats that one request may name. */
const AT_ONCE = 200;
/** Milliseconds after a change, in which others may follow. */
const SOON = 1500;

class Device {
  kept = $state.raw<Kept | null>(recall<Kept | null>(NAME, null));
  #running: Promise<void> | null = null;

  constructor() {
    onKeptElsewhere(NAME, () => (this.kept = recall(NAME, null)));
  }

  get token(): string | null {
    return this.kept?.token ?? null;
  }

  #keep(kept: Kept | null): void {
    this.kept = kept;
    keep(NAME, kept);
  }

  /** Be signed in with a token from now on. */
  async enter(token: string): Promise<void> {
    const known = this.kept ?? { settings: null, seats: {}, given: [] };
    this.#keep({ ...known, token });
    await this.agree();
  }

  /** Be signed out: the seats that came from the account do not open here any more. */
  leave(): void {
    const given = new Set(this.kept?.given);
    this.#keep(null);
    held.all = held.all.filter((seat) => !given.has(seat.token));
    keep("seats", held.all);
  }

  /** Have device and account agree, once at a time. */
  agree(): Promise<void> {
    this.#running ??= this.#agree().finally(() => (this.#running = null));
    return this.#running;
  }

  async #agree(): Promise<void> {
    const token = this.token;
    if (!token) return;
    try {
      await this.#agreeOnSettings(token);
      await this.#agreeOnSeats(token);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401 && this.token === token) this.leave();
      // Otherwise it is tried again with the next change, or the next time the page is opened.
    }
  }

  async #agreeOnSettings(token: string): Promise<void> {
    const account = await accounts.read(token);
    const here = settingsIn(preferences);
    const there = account.settings && JSON.stringify(account.settings);
    const before = this.kept?.settings ?? null;
    if (there !== null && there !== before && (before === null || here === before))
      Object.assign(preferences, account.settings as Partial<Preferences>, {
        name: account.name ?? "",
      });
    else if (here !== there)
      await accounts.change(
        token,
        nameIn(preferences),
        JSON.parse(here) as Record<string, unknown>,
      );
    if (this.kept) this.#keep({ ...this.kept, settings: settingsIn(preferences) });
  }

  async #agreeOnSeats(token: string): Promise<void> {
    const mine = held.all.filter((seat) => !learned.of(seat.id));
    const { fresh, gone } = differing(mine, this.kept?.seats ?? {});
    for (const { id, seat } of gone) await released(token, id, seat);
    let there: KeptSeat[] | null = null;
    for (let at = 0; at < fresh.length; at += AT_ONCE)
      there = await accounts.keep(token, fresh.slice(at, at + AT_ONCE).map(only));
    there ??= await accounts.seats(token);
    const lacking = there.filter(
      (each) => !held.of(each.id).some(({ seat }) => seat === each.seat || seat < 0),
    );
    const given: string[] = [];
    for (let at = 0; at < lacking.length; at += AT_ONCE) {
      const wanted = lacking.slice(at, at + AT_ONCE).map(({ id, seat }) => ({ id, seat }));
      for (const { id, seat, token: one } of await accounts.open(token, wanted)) {
        const known = lacking.find((each) => each.id === id && each.seat === seat);
        held.add([{ id, seat, token: one, faction: known?.faction ?? null, title: "" }]);
        given.push(one);
      }
    }
    const kept = new Set(there.map(key));
    const seats = held.all.filter((each) => kept.has(key(each)));
    if (this.kept)
      this.#keep({
        ...this.kept,
        seats: Object.fromEntries(seats.map((each) => [key(each), each.token])),
        given: [...this.kept.given, ...given],
      });
  }
}

const only = ({ id, token }: HeldSeat): { id: string; token: string } => ({ id, token });

/** Have the account keep a seat no more that was taken off the list here. */
async function released(token: string, id: string, seat: number): Promise<void> {
  try {
    await accounts.release(token, id, seat);
  } catch (error) {
    // A serious game keeps its people until it is over.
    const stays = error instanceof ApiError && (error.status === 404 || error.code === "serious");
    if (!stays) throw error;
  }
}

export const device = new Device();

let follows = false;

/** Agree now, and whenever seats or settings change here. */
export function follow(): void {
  if (follows) return;
  follows = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before = "";
  $effect.root(() => {
    $effect(() => {
      const now = JSON.stringify([device.token, settingsIn(preferences), held.all]);
      if (now === before) return;
      before = now;
      clearTimeout(timer);
      timer = setTimeout(() => void device.agree(), SOON);
    });
  });
  void device.agree();
}
