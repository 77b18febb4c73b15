/** The analysis board's own routes: nothing is kept behind them. */

import { request } from "../api/client";
import type {
  AnalysisMoment,
  OpinionTold,
  PositionText,
  PositionTold,
  WhyTold,
} from "../api/schema";
import type { Ahead, Setup, State } from "../api/types";
import type { Position } from "./tree/tree";

/** A moment of an analysis. */
export type Moment = Omit<AnalysisMoment, "state"> & { state: State };

export interface Line {
  position: Position;
  answers: string[];
}

async function post<T>(what: string, json: unknown): Promise<T> {
  const answer = await request(`/api/analysis/${what}`, { method: "POST", json });
  return answer.json() as Promise<T>;
}

async function positionAt(path: string, token?: string | null): Promise<Position> {
  const told = (await (await request(path, { token })).json()) as PositionTold;
  return told.position;
}

export const analysis = {
  look: (line: Line, rolls: boolean | null) => post<Moment>("look", { ...line, rolls }),
  ahead: (line: Line) => post<Ahead>("ahead", line),
  why: async (line: Line, text: string, domain = "") =>
    (await post<WhyTold>("why", { ...line, text, domain })).reasons,
  opinion: (line: Line, tries: number) => post<OpinionTold>("opinion", { ...line, tries }),
  read: async (text: string) => (await post<PositionTold>("read", { text })).position,
  write: async (position: Position) => (await post<PositionText>("write", { position })).text,
  begin: async (setup: Setup, laid: boolean) =>
    (await post<PositionTold>("begin", { setup, laid })).position,
  ofGame: (id: string, token: string | null, revision: string | null) =>
    positionAt(
      `/api/games/${encodeURIComponent(id)}/position${revision ? `?revision=${encodeURIComponent(revision)}` : ""}`,
      token,
    ),
  ofPuzzle: (id: string) => positionAt(`/api/puzzles/${encodeURIComponent(id)}/position`),
};
