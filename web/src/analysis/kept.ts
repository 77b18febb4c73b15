/** The analyses that this browser keeps: the latest few, each under an id of its own. */

import { keep, recall } from "../lib/kept/kept";
import { readAnalysis, written, type Analysis } from "./tree/tree";

const NAME = "analyses";
const MOST = 12;

interface Kept {
  id: string;
  title: string;
  updated: string;
  document: Record<string, unknown>;
}

const all = (): Kept[] => recall<Kept[]>(NAME, []);

/** What is kept, the latest first. */
export const keptAnalyses = (): Omit<Kept, "document">[] =>
  all().map(({ id, title, updated }) => ({ id, title, updated }));

/** One of them; null where it is gone.  Throws `BadTree` where it cannot be read. */
export function keptAnalysis(id: string): Analysis | null {
  const found = all().find((each) => each.id === id);
  return found ? readAnalysis(found.document) : null;
}

export function keepAnalysis(id: string, analysis: Analysis): void {
  const others = all().filter((each) => each.id !== id);
  const updated = new Date().toISOString();
  const now = { id, title: analysis.title, updated, document: written(analysis) };
  keep(NAME, [now, ...others].slice(0, MOST));
}

export function forgetAnalysis(id: string): void {
  keep(
    NAME,
    all().filter((each) => each.id !== id),
  );
}

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join("");
