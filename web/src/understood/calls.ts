/** The routes that help to understand a game. */

import { request } from "../api/client";
import type { Advice, Review } from "./types";

const path = (id: string, what: string): string => `/api/games/${encodeURIComponent(id)}/${what}`;

/** What a computer player would do at the open question. */
export async function askAdvice(id: string, token: string, player: string): Promise<Advice> {
  const query = new URLSearchParams({ player }).toString();
  return (await request(`${path(id, "advice")}?${query}`, { token })).json() as Promise<Advice>;
}

/** A game that is over, looked back at. */
export async function readReview(id: string, token: string | null): Promise<Review> {
  return (await request(path(id, "review"), { token })).json() as Promise<Review>;
}
