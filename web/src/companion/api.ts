/** The two addresses of a game beside a real table: nothing is kept behind them. */

import { request } from "../api/client";
import type { CompanionLine, CompanionMoment, CompanionQuestion } from "../api/schema";
import type { Setup, State } from "../api/types";
import type { Chapter, Entry } from "./document";

export type Line = CompanionLine;
export type Asked = CompanionQuestion;
export type Moment = Omit<CompanionMoment, "state"> & { state: State };

async function post(what: string, json: unknown): Promise<Moment> {
  const answer = await request(`/api/companion/${what}`, { method: "POST", json });
  return answer.json() as Promise<Moment>;
}

export const companion = {
  begin: (setup: Setup) => post("begin", { setup }),
  tell: ({ opening, seed, entries }: Chapter, tell: Entry[]) =>
    post("tell", { chapter: { opening, seed, entries }, tell }),
};
