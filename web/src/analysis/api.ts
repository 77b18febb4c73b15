/** The analysis board's own routes: nothing is kept behind them. */

import { request } from "../api/client";
import type { Ahead, Setup, State, WhyNotDone } from "../api/types";
import type { Position, Step } from "./tree";

/** A moment of an analysis. */
export interface Moment {
  state: State;
  position: Position;
  path: Step[];
  told: string[];
  /** Why no game comes to this table; then nothing is asked. */
  problem: string;
}

export interface Line {
  position: Position;
  answers: string[];
}

async function post<T>(what: string, json: unknown): Promise<T> {
  const answer = await request(`/api/analysis/${what}`, { method: "POST", json });
  return answer.json() as Promise<T>;
}

async function positionAt(path: string, token?: string | null): Promise<Position> {
  const told = (await (await request(path, { token })).json()) as { position: Position };
  return told.position;
}

export const analysis = {
  look: (line: Line, rolls: boolean | null) => post<Moment>("look", { ...line, rolls }),
  ahead: (line: Line) => post<Ahead>("ahead", line),
  why: async (line: Line, text: string, domain = "") =>
    (await post<{ reasons: WhyNotDone[] }>("why", { ...line, text, domain })).reasons,
  read: async (text: string) => (await post<{ position: Position }>("read", { text })).position,
  write: async (position: Position) => (await post<{ text: string }>("write", { position })).text,
  begin: async (setup: Setup, laid: boolean) =>
    (await post<{ position: Position }>("begin", { setup, laid })).position,
  ofGame: (id: string, token: string | null, revision: string | null) =>
    positionAt(
      `/api/games/${encodeURIComponent(id)}/position${revision ? `?revision=${encodeURIComponent(revision)}` : ""}`,
      token,
    ),
  ofPuzzle: (id: string) => positionAt(`/api/puzzles/${encodeURIComponent(id)}/position`),
};
