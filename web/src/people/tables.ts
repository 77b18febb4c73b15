/** Tables that wait for people, their codes, and links for spectators. */

import { Claims } from "../api/claim";
import { request } from "../api/client";
import type * as Api from "../api/schema";
import type { Catalogue } from "../api/types";
import { factionTitle } from "../lib/catalogue.svelte";
import { held } from "../lib/kept/held.svelte";
import { preferences } from "../lib/kept/preferences.svelte";

export type { OpenTable, OpenTables, TableState } from "../api/schema";
export type Level = Api.OpenTable["level"];
export type Time = Api.OpenTable["time"];

/** The messages of what a table can be. */
export const LEVELS: [Level, string][] = [
  ["newcomers", "tables-level-newcomers"],
  ["any", "tables-level-any"],
  ["experienced", "tables-level-experienced"],
];
export const TIMES: [Time, string][] = [
  ["free", "tables-time-free"],
  ["live", "tables-time-live"],
  ["slow", "tables-time-slow"],
];
export const MINUTES = [5, 15, 60, 0] as const;
export type Minutes = (typeof MINUTES)[number];

/** What the list is filtered by; empty words ask for nothing. */
export interface Filters {
  map: string;
  faction: string;
  hirelings: string;
  level: string;
  time: string;
  language: string;
}

export const ANY: Filters = {
  map: "",
  faction: "",
  hirelings: "",
  level: "",
  time: "",
  language: "",
};

const LENGTH = 6;

/** A code as it is read aloud: in two halves. */
export const spoken = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** The code in what somebody has typed or pasted; empty if it is none. */
export function codeIn(text: string): string {
  const plain = text.toUpperCase().replace(/[\s-]/g, "");
  return plain.length === LENGTH && /^[A-Z]+$/.test(plain) ? plain : "";
}

async function asked<T>(path: string, method = "GET", json?: unknown, token?: string): Promise<T> {
  return (await request(path, { method, json, token })).json() as Promise<T>;
}

/** The part of an address behind `?` that asks for a page of the list. */
export function query(filters: Filters, from = 0): string {
  const pairs = Object.entries(filters).filter(([, value]) => value !== "");
  return new URLSearchParams([...pairs, ["from", String(from)]]).toString();
}

export const openTables = (filters: Filters, from: number): Promise<Api.OpenTables> =>
  asked(`/api/tables?${query(filters, from)}`);

export const tableOf = (code: string): Promise<Api.OpenTable> =>
  asked("/api/tables/find", "POST", { code });

/** Take a free seat at a table and keep it here; the id of its game. */
export async function joinTable(
  all: Catalogue,
  code: string,
  seat: number | undefined,
): Promise<string> {
  const claims = new Claims((_, name, key) =>
    asked("/api/tables/join", "POST", { code, seat, name, key }),
  );
  let game = "";
  const name = preferences.name.trim() || undefined;
  await claims.take(`table ${code} ${seat ?? ""}`, name, (taken) => {
    held.add([{ ...taken, title: factionTitle(all, taken.faction) }]);
    game = taken.id;
  });
  return game;
}

const path = (game: string, what: string): string =>
  `/api/games/${encodeURIComponent(game)}/${what}`;

/** The table of a game that was made here; null where it has no code. */
export async function ownTable(game: string, owner: string): Promise<Api.TableState | null> {
  try {
    return await asked<Api.TableState>(path(game, "table"), "GET", undefined, owner);
  } catch {
    return null;
  }
}

export const setTable = (
  game: string,
  owner: string,
  wanted: Api.TableAsked,
): Promise<Api.TableState> => asked(path(game, "table"), "PUT", wanted, owner);

/** A new link for spectators, in place of the last one. */
export const watchLink = (game: string, owner: string, minutes: Minutes): Promise<Api.WatchMade> =>
  asked(path(game, "watch"), "PUT", { minutes }, owner);

export const endWatch = async (game: string, owner: string): Promise<void> =>
  void (await request(path(game, "watch"), { method: "DELETE", token: owner }));
