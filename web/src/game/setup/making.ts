/** Making games and going to them. */

import { t } from "../../lib/words";
import { api, type Learning } from "../../api/client";
import type { Catalogue, MadeGame, NewGame, SeatSetup, Setup } from "../../api/types";
import { factionTitle } from "../../lib/catalogue.svelte";
import { held } from "../../lib/kept/held.svelte";
import { learned } from "../../lib/kept/learned.svelte";
import { invitationLink, owned } from "../../lib/kept/owned.svelte";
import { preferences } from "../../lib/kept/preferences.svelte";
import { go } from "../../lib/route.svelte";

/** An invitation that can be handed on. */
export interface Invitation {
  title: string;
  link: string;
}

export interface Made {
  id: string;
  invitations: Invitation[];
  /** What takes any free seat, to be read aloud. */
  code?: string | null;
}

/** Make a game and keep the seats that are played here. */
export async function newGame(
  all: Catalogue,
  setup: Setup,
  more: Omit<NewGame, "setup"> = {},
): Promise<Made> {
  const seats = setup.seats.map((seat) => named(seat));
  return taken(
    all,
    await api.create({ pace: all.usual_pace, ...more, setup: { ...setup, seats } }),
  );
}

function named(seat: SeatSetup): SeatSetup {
  const name = seat.name?.trim() || (seat.player === "here" ? preferences.name.trim() : "");
  return name ? { ...seat, name } : { faction: seat.faction, player: seat.player };
}

/** Keep the tokens of a game just made, and put its invitations into links. */
export function taken(all: Catalogue, made: MadeGame): Made {
  const title = (faction: string | null, seat: number): string =>
    faction ? factionTitle(all, faction) : t("seat", { seat: seat + 1 });
  held.add(
    made.seats.flatMap(({ seat, faction, token }) =>
      token ? [{ id: made.id, seat, faction, token, title: title(faction, seat) }] : [],
    ),
  );
  const invited = made.seats.flatMap(({ seat, invitation }) =>
    invitation ? [[seat, invitation]] : [],
  );
  if (made.owner)
    owned.add({ id: made.id, owner: made.owner, invitations: Object.fromEntries(invited) });
  const invitations = made.seats.flatMap(({ seat, faction, invitation }) =>
    invitation ? [{ title: title(faction, seat), link: invitationLink(invitation) }] : [],
  );
  return { id: made.id, invitations, code: made.code };
}

/** Go to a game that has no invitations to hand out. */
export const openGame = (made: Made): void => go(`/game/${made.id}`);

/** Begin a lesson or puzzle, anew where it had been begun, and go there. */
export async function learn(all: Catalogue, kind: Learning, id: string): Promise<void> {
  const made = taken(all, await api.learn(kind, id, preferences.name.trim() || undefined));
  const before = learned.game(kind, id);
  learned.begin(kind, id, made.id);
  if (before) held.forget(before);
  openGame(made);
}
