/** What a device has that its account lacks, without asking anybody. */

import type { Preferences } from "../lib/kept/preferences.svelte";

interface Seat {
  id: string;
  seat: number;
}

/** A seat of a game as one word. */
export const key = ({ id, seat }: Seat): string => `${id}/${seat}`;

/** Settings that can follow to another device, as text; leave to show notices is the browser's. */
export function settingsIn(preferences: Preferences): string {
  return JSON.stringify({ ...preferences, name: preferences.name.trim(), notify: undefined });
}

/** The reader's name as the account keeps it. */
export const nameIn = ({ name }: Preferences): string | null => name.trim() || null;

/** Seats that are new here or have another token, and those that were taken off the list here. */
export function differing<T extends Seat & { token: string }>(
  here: readonly T[],
  agreed: Readonly<Record<string, string>>,
): { fresh: T[]; gone: Seat[] } {
  const there = new Set(here.map(key));
  return {
    fresh: here.filter((each) => agreed[key(each)] !== each.token),
    gone: Object.keys(agreed)
      .filter((each) => !there.has(each))
      .map((each) => {
        const [id = "", seat = ""] = each.split("/");
        return { id, seat: Number(seat) };
      }),
  };
}
