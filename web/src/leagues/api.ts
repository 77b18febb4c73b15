/** The addresses of leagues, one function each. */

import { request } from "../api/client";
import { ApiError, words } from "../api/errors";
import type {
  LeagueAsked,
  LeagueBrief,
  LeagueMade,
  LeaguesState,
  LeagueState,
} from "../api/schema";
import { has, t } from "../lib/words";

export type { LeagueState, LineState, SeasonState } from "../api/schema";

const HOME = "/api/leagues";
const part = encodeURIComponent;

async function ask<T>(
  method: string,
  path: string,
  token: string | null,
  json?: unknown,
): Promise<T> {
  return (await request(HOME + path, { method, token, json })).json() as Promise<T>;
}

export const leagues = {
  mine: async (token: string): Promise<LeagueBrief[]> =>
    (await ask<LeaguesState>("GET", "", token)).leagues,
  found: (token: string, asked: LeagueAsked) => ask<LeagueMade>("POST", "", token, asked),
  join: (token: string, link: string, name: string) =>
    ask<LeagueBrief>("POST", "/join", token, { link, name }),
  read: (token: string | null, id: string, season: number | null) =>
    ask<LeagueState>("GET", `/${part(id)}${season ? `?season=${season}` : ""}`, token),
  link: (token: string, id: string) => ask<LeagueMade>("POST", `/${part(id)}/link`, token, {}),
  rename: (token: string, id: string, name: string) =>
    ask<LeagueState>("PUT", `/${part(id)}/me`, token, { name }),
  leave: (token: string, id: string) => ask<LeaguesState>("DELETE", `/${part(id)}/me`, token),
  play: (token: string, id: string, game: string) =>
    ask<LeagueState>("POST", `/${part(id)}/games`, token, { id: game }),
  strike: (token: string, id: string, game: number) =>
    ask<LeagueState>("DELETE", `/${part(id)}/games/${game}`, token),
  remove: (token: string, id: string, member: number) =>
    ask<LeagueState>("DELETE", `/${part(id)}/members/${member}`, token),
  begin: (token: string, id: string, name: string | null) =>
    ask<LeagueState>("POST", `/${part(id)}/seasons`, token, { name }),
  end: (token: string, id: string) => ask<LeagueState>("POST", `/${part(id)}/seasons/end`, token),
  close: (token: string, id: string) =>
    ask<LeagueState>("PUT", `/${part(id)}`, token, { shown: false }),
  delete: (token: string, id: string) => ask<LeaguesState>("DELETE", `/${part(id)}`, token),
  file: async (token: string | null, id: string, season: number, format: string): Promise<Blob> =>
    (
      await request(`${HOME}/${part(id)}/export?season=${season}&format=${format}`, { token })
    ).blob(),
};

/** What went wrong, in words of leagues where they have some. */
export function wordsOf(error: unknown): string {
  const id = error instanceof ApiError ? `error-league-${error.code}` : "";
  return id && has(id) ? t(id) : words(error);
}

/** The secret behind `#` in the link of a league; empty without one. */
export const secretIn = (fragment: string): string => /^join=(\w+)$/.exec(fragment)?.[1] ?? "";
