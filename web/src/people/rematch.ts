/** The next game of the same people: seats turned by one, and everybody takes their own. */

import { Claims } from "../api/claim";
import { api } from "../api/client";
import type { Catalogue, State } from "../api/types";
import { HERE, INVITE, setupAgain } from "../game/setup/setups";
import { taken, type Made } from "../game/setup/making";
import { held } from "../lib/kept/held.svelte";
import { preferences } from "../lib/kept/preferences.svelte";
import { turned } from "./company";

/** Make the next game; its own seats are kept here, the others wait for their people. */
export async function rematch(game: State, catalogue: Catalogue, best?: number): Promise<Made> {
  const mine = held.of(game.id);
  const here = new Set(mine.map((seat) => seat.seat));
  const order = turned(game.seats);
  const seats = order.map((seat) => ({
    faction: seat.faction,
    player: seat.player !== "person" ? seat.player : here.has(seat.seat) ? HERE : INVITE,
    name: here.has(seat.seat) ? preferences.name || undefined : undefined,
  }));
  const setup = setupAgain(catalogue, game.view.setup, seats);
  const was = order.map((seat) => (seat.player === "person" ? seat.seat : null));
  const clock = game.clock ?? undefined;
  const asked = {
    setup,
    pace: game.pace,
    clock: clock && {
      kind: clock.kind,
      seconds: clock.seconds,
      increment: clock.increment,
      at_zero: clock.at_zero,
      player: clock.player,
    },
  };
  const token = mine[0]?.token ?? "";
  return taken(catalogue, await api.rematch(game.id, token, asked, was, best));
}

/** Take the seats of this screen in the next game; its id. */
export async function join(game: State): Promise<string | null> {
  const next = game.people.rematch;
  if (next === null) return null;
  const before = held.of(next).length;
  for (const seat of before ? [] : held.of(game.id)) {
    const claims = new Claims((_, __, key) => api.joinRematch(game.id, seat.token, key));
    await claims.take(`${game.id}/${seat.seat}`, undefined, ({ id, seat: at, faction, token }) =>
      held.add([{ id, seat: at, faction, token, title: "" }]),
    );
  }
  return next;
}
