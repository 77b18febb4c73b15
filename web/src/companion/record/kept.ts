/** The records that this browser keeps: the latest few, each a log and the time of everybody. */

import { keep, recall } from "../../lib/kept/kept";
import type { Deed } from "./api";

const NAME = "records";
const MOST = 6;

export interface KeptRecord {
  id: string;
  title: string;
  updated: string;
  log: string;
  /** Milliseconds that each faction has had. */
  spent: Record<string, number>;
  /** What was tapped and has not been told yet, as there was no connection. */
  waiting?: Deed[];
}

export const keptRecords = (): KeptRecord[] => recall<KeptRecord[]>(NAME, []);

export const keptRecord = (id: string): KeptRecord | null =>
  keptRecords().find((each) => each.id === id) ?? null;

export function keepRecord(record: Omit<KeptRecord, "updated">): void {
  const others = keptRecords().filter((each) => each.id !== record.id);
  const now = { ...record, updated: new Date().toISOString() };
  keep(NAME, [now, ...others].slice(0, MOST));
}

export function forgetRecord(id: string): void {
  keep(
    NAME,
    keptRecords().filter((each) => each.id !== id),
  );
}
