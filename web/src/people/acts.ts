/** What people do beside answering; who shares a screen speaks with one voice. */

import { api } from "../api/client";
import type { People, ProposalAsked, State } from "../api/types";
import { held, type HeldSeat } from "../lib/kept/held.svelte";

/** The seats of this browser that are played by their people. */
const playing = (game: State): HeldSeat[] =>
  held.of(game.id).filter((each) => game.seats[each.seat]?.stand_in === null);

/** Propose something for everybody at this screen, or in the name of the game's maker. */
export async function propose(game: State, asked: ProposalAsked, owner?: string): Promise<void> {
  const [first] = playing(game).filter((each) => each.seat !== asked.seat);
  const token = owner ?? first?.token;
  if (!token) return;
  const told = await api.propose(game.id, token, asked);
  const latest = told.proposals.findLast(
    (each) => each.kind === asked.kind && each.seat === (asked.seat ?? null),
  );
  if (latest) await sayHere(game, told, latest.number, true);
}

/** Agree to a proposal, or refuse it, with every seat of this screen that has a voice. */
export async function say(game: State, number: number, agrees: boolean): Promise<void> {
  await sayHere(game, game.people, number, agrees);
}

async function sayHere(game: State, known: People, number: number, agrees: boolean): Promise<void> {
  let people = known;
  for (const seat of held.of(game.id)) {
    const open = people.proposals.find((each) => each.number === number);
    if (!open) return;
    const said = agrees ? open.agreed : open.refused;
    const mine = open.voters.includes(seat.seat) || open.by === seat.seat;
    if (mine && !said.includes(seat.seat)) {
      people = await api.say(game.id, number, seat.token, agrees);
    }
  }
}

/** Whether somebody at this screen has a word on a proposal and has not said it. */
export function mayAgree(game: State, voters: number[], said: number[]): boolean {
  return held.of(game.id).some((each) => voters.includes(each.seat) && !said.includes(each.seat));
}

/** Whether somebody at this screen plays. */
export const hasVoice = (game: State): boolean => playing(game).length > 0;
