/** The live stream of a game, which mends itself when the connection breaks. */

import { game, request } from "./client";
import { ApiError } from "./errors";
import { backoff, EventReader } from "./events";
import type { LogPage, SeatState, State } from "./types";

export type Connection = "connecting" | "live" | "reconnecting" | "refused";

export interface StreamHandlers {
  state: (state: State) => void;
  entries: (page: LogPage) => void;
  presence: (seats: Partial<SeatState>[]) => void;
  /** The operator's line for everybody; empty: there is none any more. */
  announcement: (text: string) => void;
  connection: (now: Connection, error?: ApiError) => void;
}

/** Silence longer than this means the connection is dead: the server sends a line every 15 s. */
const LONGEST_SILENCE = 40_000;

/** Follow a game; call what is returned to stop. */
export function follow(id: string, token: string | null, on: StreamHandlers): () => void {
  const stopper = new AbortController();
  void keepFollowing(id, token, on, stopper.signal);
  return () => stopper.abort();
}

async function keepFollowing(
  id: string,
  token: string | null,
  on: StreamHandlers,
  stop: AbortSignal,
): Promise<void> {
  let attempt = 0;
  on.connection("connecting");
  while (!stop.aborted) {
    let early: ApiError | undefined;
    try {
      await readOnce(id, token, on, stop, () => (attempt = 0));
    } catch (error) {
      if (stop.aborted) return;
      if (error instanceof ApiError && [401, 403, 404].includes(error.status)) {
        on.connection("refused", error);
        return;
      }
      if (error instanceof ApiError && error.code === "not_yet") early = error;
    }
    if (stop.aborted) return;
    on.connection("reconnecting", early);
    await pause(backoff(attempt++), stop);
  }
}

/** One connection, until it ends; throws when it breaks. */
async function readOnce(
  id: string,
  token: string | null,
  on: StreamHandlers,
  stop: AbortSignal,
  begun: () => void,
): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), LONGEST_SILENCE);
  const signal = AbortSignal.any([stop, silence.signal]);
  try {
    const answer = await request(`${game(id)}/stream`, { token, signal });
    if (!answer.body) return;
    on.connection("live");
    begun();
    const text = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    const reader = new EventReader();
    for (;;) {
      const { value, done } = await text.read();
      if (done || stop.aborted) return;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), LONGEST_SILENCE);
      for (const event of reader.push(value)) deliver(event.event, event.data, on);
    }
  } finally {
    clearTimeout(timer);
  }
}

function deliver(event: string, data: string, on: StreamHandlers): void {
  if (event === "state") on.state(JSON.parse(data) as State);
  else if (event === "entries") on.entries(JSON.parse(data) as LogPage);
  else if (event === "presence")
    on.presence((JSON.parse(data) as { seats: Partial<SeatState>[] }).seats);
  else if (event === "announcement") on.announcement((JSON.parse(data) as { text: string }).text);
}

/** Wait, but no longer than until the network is back or the page is left. */
function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done(): void {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      stop.removeEventListener("abort", done);
      resolve();
    }
    window.addEventListener("online", done);
    stop.addEventListener("abort", done);
  });
}
