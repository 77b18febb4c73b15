/** The HTTP API, one function a route.  A token goes in a header, never into an address. */

import { isWatched } from "../lib/address";
import { language } from "../lib/words";
import { ApiError, type ErrorBody } from "./errors";
import { send } from "./way";
import type {
  Ahead,
  Answered,
  CatalogueBrief,
  Checked,
  Claimed,
  Coaching,
  Invited,
  LessonLine,
  LessonReaction,
  LessonStand,
  LessonWhole,
  LogPage,
  Lore,
  MadeGame,
  Mine,
  MyGame,
  NewGame,
  People,
  Phrase,
  ProposalAsked,
  PuzzleLine,
  PuzzleStand,
  PuzzleWhole,
  SeatSetup,
  Settings,
  Setup,
  State,
  WhyNot,
  WhyNotAbout,
} from "./types";

interface Request {
  method?: string;
  token?: string | null;
  json?: unknown;
  text?: string;
  signal?: AbortSignal;
}

/** Make a request; throws `ApiError` for every answer that is not a success. */
export async function request(path: string, options: Request = {}): Promise<Response> {
  const headers = new Headers({ Accept: "application/json", "Accept-Language": language() });
  if (options.token) headers.set("Authorization", `Bearer ${options.token}`);
  let body: string | undefined;
  if (options.json !== undefined) {
    headers.set("Content-Type", "application/json");
    body = JSON.stringify(options.json);
  } else if (options.text !== undefined) {
    headers.set("Content-Type", "application/x-ndjson");
    body = options.text;
  }
  let answer: Response;
  try {
    answer = await send(path, { method: options.method, headers, body, signal: options.signal });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError(0, "offline");
  }
  if (!answer.ok) throw await errorOf(answer);
  return answer;
}

async function errorOf(answer: Response): Promise<ApiError> {
  let body: ErrorBody = {};
  try {
    const read = (await answer.json()) as { error?: ErrorBody };
    body = read.error ?? {};
  } catch {
    // A proxy in between answered in its own way: the status says enough.
  }
  return new ApiError(answer.status, body.code ?? String(answer.status), body);
}

async function get<T>(path: string, token?: string | null): Promise<T> {
  return (await request(path, { token })).json() as Promise<T>;
}

async function post<T>(path: string, json: unknown, token?: string | null): Promise<T> {
  return (await request(path, { method: "POST", json, token })).json() as Promise<T>;
}

/** The moment an answer is meant for. */
export interface Moment {
  revision: number;
  edition?: number;
}

/** The address of a game, or of what a link for spectators shows of one. */
export const game = (id: string): string =>
  isWatched(id)
    ? `/api/watch/${encodeURIComponent(id.slice(1))}`
    : `/api/games/${encodeURIComponent(id)}`;

/** What is learned by: the part of an address that says which. */
export type Learning = "lessons" | "puzzles";

const learning = (kind: Learning, id: string): string => `/${kind}/${encodeURIComponent(id)}`;

/** The part of an address behind `?`, of what is given. */
function query(given: Record<string, string | number | null | undefined>): string {
  const pairs = Object.entries(given).filter(([, value]) => value != null);
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
}

export const api = {
  catalogue: () => get<CatalogueBrief>("/api/catalogue/brief"),
  /** The texts of the catalogue, which are most of it. */
  lore: () => get<Lore>("/api/catalogue/lore"),
  check: (setup: Setup) => post<Checked>("/api/setups/check", { setup }),
  create: (asked: NewGame) => post<MadeGame>("/api/games", asked),
  claim: (invitation: string, name: string | undefined, key: string) =>
    post<Claimed>("/api/invitations/claim", { invitation, name, key }),
  /** A new token for a seat, in place of the one it is asked with. */
  link: (id: string, token: string) => post<Claimed>(`${game(id)}/link`, {}, token),
  invite: (id: string, owner: string, seat: number) =>
    post<Invited>(`${game(id)}/seats/${seat}/invitation`, {}, owner),
  replacePlayer: async (id: string, owner: string, seat: number, player: string) =>
    void (await request(`${game(id)}/seats/${seat}/player`, {
      method: "PUT",
      json: { player },
      token: owner,
    })),
  propose: (id: string, token: string, asked: ProposalAsked) =>
    post<People>(`${game(id)}/proposals`, asked, token),
  say: (id: string, number: number, token: string, agrees: boolean) =>
    post<People>(`${game(id)}/proposals/${number}`, { agrees }, token),
  speak: (id: string, token: string, phrase: Phrase) =>
    post<People>(`${game(id)}/phrases`, { phrase }, token),
  /** The next game of the same people; `was`: for each seat, the one its person had. */
  rematch: (id: string, token: string, asked: NewGame, was: (number | null)[], best?: number) =>
    post<MadeGame>(`${game(id)}/rematch`, { game: asked, was, best_of: best }, token),
  joinRematch: (id: string, token: string, key: string) =>
    post<Claimed>(`${game(id)}/rematch/seat`, { key }, token),
  /** Let a computer player play one's own seat: for a time, or for good. */
  leave: (id: string, token: string, how: "away" | "resign", player: string) =>
    post<People>(`${game(id)}/${how}`, { player }, token),
  back: (id: string, token: string) => post<People>(`${game(id)}/back`, {}, token),
  state: (id: string, token?: string | null, revision?: number, eyes?: string | null) =>
    get<State>(game(id) + query({ revision, eyes_of: eyes }), token),
  answer: (id: string, token: string, at: Moment, text: string, unless_last: boolean) =>
    post<Answered>(`${game(id)}/answers`, { ...at, text, unless_last }, token),
  undo: (id: string, token: string, at: Moment) => post<Answered>(`${game(id)}/undo`, at, token),
  /** `of`: an automated faction, whose reasons anybody may ask for. */
  whyNot: (id: string, token: string, text: string, of?: string) =>
    get<WhyNot>(`${game(id)}/why_not${query({ text, of })}`, token),
  whyNotAbout: (id: string, token: string, domain: string, name: string) =>
    get<WhyNotAbout>(
      `${game(id)}/why_not/${encodeURIComponent(domain)}/${encodeURIComponent(name)}`,
      token,
    ),
  ahead: (id: string, token: string) => get<Ahead>(`${game(id)}/ahead`, token),
  log: (id: string, token: string | null, from: number, eyes?: string | null) =>
    get<LogPage>(`${game(id)}/log${query({ from, eyes_of: eyes })}`, token),
  settings: async (id: string, token: string, settings: Settings) =>
    void (await request(`${game(id)}/settings`, { method: "PUT", json: settings, token })),
  playOn: (id: string, token: string | null, revision: number, seats: SeatSetup[], seed?: number) =>
    post<MadeGame>(`${game(id)}/play-on`, { revision, seats, seed }, token),
  announcement: async () => (await get<{ text: string }>("/api/announcement")).text,
  mine: async (seats: { id: string; token: string }[]): Promise<MyGame[]> => {
    return (await post<Mine>("/api/mine", { seats })).games;
  },
  /** What a coach would answer to the open question. */
  coach: (id: string, token: string) => get<Coaching>(`${game(id)}/coach`, token),
  lessons: () => get<LessonLine[]>("/api/lessons"),
  puzzles: () => get<PuzzleLine[]>("/api/puzzles"),
  lesson: (id: string) => get<LessonWhole>(`/api${learning("lessons", id)}`),
  puzzle: (id: string) => get<PuzzleWhole>(`/api${learning("puzzles", id)}`),
  /** A game that begins as a lesson or puzzle does. */
  learn: (kind: Learning, id: string, name?: string) =>
    post<MadeGame>(`/api${learning(kind, id)}/games`, { name }),
  lessonStand: (of: string, token: string, id: string) =>
    get<LessonStand>(game(of) + learning("lessons", id), token),
  puzzleStand: (of: string, token: string, id: string) =>
    get<PuzzleStand>(game(of) + learning("puzzles", id), token),
  /** What a lesson does with an answer, before it is given. */
  reaction: (of: string, token: string, id: string, text: string) =>
    get<LessonReaction>(`${game(of)}${learning("lessons", id)}/reaction${query({ text })}`, token),
  upload: async (text: string): Promise<MadeGame> =>
    (await request("/api/replays", { method: "POST", text })).json() as Promise<MadeGame>,
  record: async (id: string, token: string | null, asSeen: boolean): Promise<Blob> =>
    (await request(`${game(id)}/replay${asSeen ? "?as=seen" : ""}`, { token })).blob(),
};
