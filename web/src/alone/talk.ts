/** What page and worker say to each other. */

export interface Asked {
  id: number;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

export type ToWorker =
  { kind: "start"; folder: string } | { kind: "ask"; asked: Asked } | { kind: "stop"; id: number };

/** Why the engine did not start: it runs in another tab, or something is missing. */
export type Trouble = "elsewhere" | "failed";

export type ToPage =
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "ready" }
  /** Nothing could be kept: what was played is gone when the page is closed. */
  | { kind: "unkept" }
  | { kind: "trouble"; why: Trouble; said: string }
  | { kind: "head"; id: number; status: number; headers: Record<string, string> }
  | { kind: "part"; id: number; text: string }
  | { kind: "end"; id: number };
