/** The games beside a table that this browser keeps: the latest few. */

import { keep, recall } from "../lib/kept/kept";
import { BadEvening, read, written, type Evening } from "./document";

const NAME = "companions";
const MOST = 4;

interface Kept {
  id: string;
  title: string;
  updated: string;
  document: string;
}

const all = (): Kept[] => recall<Kept[]>(NAME, []);

export const keptEvenings = (): Omit<Kept, "document">[] =>
  all().map(({ id, title, updated }) => ({ id, title, updated }));

/** One of them.  Throws `BadEvening` where it is gone, or cannot be read. */
export function keptEvening(id: string): Evening {
  const found = all().find((each) => each.id === id);
  if (!found) throw new BadEvening("beside-gone");
  return read(found.document);
}

export function keepEvening(id: string, title: string, evening: Evening): void {
  const others = all().filter((each) => each.id !== id);
  const now = { id, title, updated: new Date().toISOString(), document: written(evening) };
  keep(NAME, [now, ...others].slice(0, MOST));
}

export function forgetEvening(id: string): void {
  keep(
    NAME,
    all().filter((each) => each.id !== id),
  );
}
