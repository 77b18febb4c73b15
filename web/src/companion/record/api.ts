/** The addresses of records: a log goes there, and comes back longer. */

import { request } from "../../api/client";
import type { RecordDoubt, RecordedTurn, RecordMoment, RecordSaying } from "../../api/schema";
import type { State } from "../../api/types";
import type { Chapter } from "../document";

/** What a touch records; its fields go by `do` (docs/companion.md). */
export type Deed = { do: string } & Record<string, unknown>;
export type Doubt = RecordDoubt;
export type Turn = RecordedTurn;
export type Saying = RecordSaying;
export type Moment = Omit<RecordMoment, "state"> & { state: State };

export interface Telling {
  log: string;
  tell: Deed[];
  since: number;
  upto?: number | null;
}

async function post(path: string, json: unknown): Promise<Moment> {
  const answer = await request(`/api/companion/record${path}`, { method: "POST", json });
  return answer.json() as Promise<Moment>;
}

export const records = {
  begin: ({ opening, seed, entries }: Chapter, players: Record<string, string>) =>
    post("/begin", { chapter: { opening, seed, entries }, players }),
  tell: (telling: Telling) => post("", telling),
};
