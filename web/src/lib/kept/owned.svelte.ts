/** The games that were made in this browser, and their invitations, to show them again. */

import { addressOf } from "../address";
import { keep, onKeptElsewhere, recall } from "./kept";

export interface OwnedGame {
  id: string;
  /** What says to the server that we made the game. */
  owner: string;
  /** By seat, the secret of its invitation. */
  invitations: Record<number, string>;
}

const NAME = "owned";
const MOST = 200;

class OwnedGames {
  all = $state<OwnedGame[]>(recall(NAME, []));

  constructor() {
    onKeptElsewhere(NAME, () => (this.all = recall(NAME, [])));
  }

  of(id: string): OwnedGame | undefined {
    return this.all.find((game) => game.id === id);
  }

  add(game: OwnedGame): void {
    this.all = [game, ...this.all.filter((other) => other.id !== game.id)].slice(0, MOST);
    keep(NAME, $state.snapshot(this.all));
  }

  /** Keep the invitation that has taken the place of a seat's earlier one. */
  invite(id: string, seat: number, invitation: string): void {
    const game = this.of(id);
    if (game) this.add({ ...game, invitations: { ...game.invitations, [seat]: invitation } });
  }
}

export const owned = new OwnedGames();

/** The page that takes up an invitation. */
export const invitationLink = (invitation: string): string => addressOf(`/join#${invitation}`);

/** The page that opens a seat, with all that its holder may do at the table. */
export function seatLink(id: string, token: string, owner?: string): string {
  return addressOf(`/game/${id}#seat=${token}${owner ? `&owner=${owner}` : ""}`);
}
