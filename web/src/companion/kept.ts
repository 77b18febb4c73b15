/** The games beside a table that this browser keeps: the latest few. */

import { keep, recall } from "../lib/kept/kept";
import { BadEvening, read, written, type Entry, type Evening } from "./document";

const NAME = "companions";
const MOST = 4;

interface Kept {
  id: string;
  title: string;
  updated: string;
  document: string;
  /** What was tapped and has not been told yet, as there was no connection. */
  waiting?: Entry[];
}

const all = (): Kept[] => recall<Kept[]>(NAME, []);

export const keptEvenings = (): Omit<Kept, "document" | "waiting">[] =>
  all().map(({ id, title, updated }) => ({ id, title, updated }));

/** One of them.  Throws `BadEvening` where it is gone, or cannot be read. */
export function keptEvening(id: string): Evening {
  const found = all().find((each) => each.id === id);
  if (!found) throw new BadEvening("beside-gone");
  return read(found.document);
}

/** What waits in one of them to be told. */
export const waitingTaps = (id: string): Entry[] =>
  all().find((each) => each.id === id)?.waiting ?? [];

/** Keep a game with what waits in it; without a title, under the one that it has. */
export function keepEvening(
  id: string,
  title: string | null,
  evening: Evening,
  waiting: Entry[] = [],
): void {
  const [before, others] = [
    all().find((each) => each.id === id),
    all().filter((each) => each.id !== id),
  ];
  const updated = new Date().toISOString();
  const now = {
    id,
    title: title ?? before?.title ?? "",
    updated,
    document: written(evening),
    waiting,
  };
  keep(NAME, [now, ...others].slice(0, MOST));
}

export function forgetEvening(id: string): void {
  keep(
    NAME,
    all().filter((each) => each.id !== id),
  );
}
