/** The routes that help to understand a game. */

import { request } from "../api/client";
import type { Advice, Choice, Price, Review } from "./types";

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

/** The moments of a game that is over at which a seat had a choice. */
export async function readChoices(id: string, token: string | null): Promise<Choice[]> {
  const found = await request(path(id, "review/choices"), { token });
  return ((await found.json()) as { choices: Choice[] }).choices;
}

/** What the answer at a moment cost of its seat's chance to win: by what it knew, or all hands open. */
export async function judgeAnswer(
  id: string,
  token: string | null,
  moment: number,
  open: boolean,
): Promise<Price> {
  const asked = path(id, `review/prices/${moment}${open ? "?hands_open=true" : ""}`);
  return (await request(asked, { token })).json() as Promise<Price>;
}
