/** The people of a game: who is gone, what is proposed and noted, in words. */

import type { Catalogue, Note, Proposal, SeatState, State } from "../api/types";
import { AUTOMATED } from "../game/setup/setups";
import { t } from "../lib/words";

const PROPOSALS: Record<Proposal["kind"], string> = {
  stand_in: "people-proposal-stand_in",
  hand_over: "people-proposal-hand_over",
  end: "people-proposal-end",
  pause: "people-proposal-pause",
  resume: "people-proposal-resume",
  rewind: "people-proposal-rewind",
};
/** What proposals are about, in a word. */
const KINDS: Record<Proposal["kind"], string> = {
  stand_in: "people-kind-stand_in",
  hand_over: "people-kind-hand_over",
  end: "people-kind-end",
  pause: "people-kind-pause",
  resume: "people-kind-resume",
  rewind: "people-kind-rewind",
};
const NOTES: Record<string, string> = {
  "stand_in-host": "people-note-stand_in-host",
  "stand_in-vote": "people-note-stand_in-vote",
  "stand_in-clock": "people-note-stand_in-clock",
  "stand_in-away": "people-note-stand_in-away",
  "stand_in-resigned": "people-note-stand_in-resigned",
  "back-back": "people-note-back-back",
  "back-claimed": "people-note-back-claimed",
  hand_over: "people-note-hand_over",
  paused: "people-note-paused",
  "paused-clock": "people-note-paused-clock",
  resumed: "people-note-resumed",
  rewound: "people-note-rewound",
  ended: "people-note-ended",
  league: "people-note-league",
  refused: "people-note-refused",
  lapsed: "people-note-lapsed",
};

/** Whether a seat belongs to a person, whoever plays it now. */
export const isPersons = (seat: SeatState): boolean => seat.player === "person";

/** Whether the person of a seat seems to be gone; the server decides. */
export function isGone(
  game: State,
  seat: SeatState,
  now: number,
  after = game.people.gone_after,
): boolean {
  if (!isPersons(seat) || seat.connected) return false;
  return !seat.claimed || seat.seen === null || now - Date.parse(seat.seen) >= after * 1000;
}

/** Whether a seat may be given to somebody else; the server decides. */
export const isLost = (game: State, seat: SeatState, now: number): boolean =>
  seat.hands.at(-1)?.why === "resigned" || isGone(game, seat, now, game.people.lost_after);

export const computerTitle = (catalogue: Catalogue, id: string | null): string =>
  catalogue.players.find((each) => each.id === id)?.title ?? id ?? "";

/** Whom a proposal or note speaks of: by name, else by the seat's title. */
export function called(game: State, at: number | null): string {
  const seat = at === null ? undefined : game.seats[at];
  if (!seat) return t("people-maker");
  return seat.name ? `${seat.name} (${seat.title})` : seat.title;
}

/** What somebody proposes. */
export function proposalText(game: State, catalogue: Catalogue, proposal: Proposal): string {
  return t(PROPOSALS[proposal.kind], {
    by: called(game, proposal.by),
    seat: called(game, proposal.seat),
    player: computerTitle(catalogue, proposal.player),
    revision: proposal.revision ?? 0,
  });
}

/** What happened among the people. */
export function noteText(game: State, catalogue: Catalogue, note: Note): string {
  const id = note.why ? `${note.kind}-${note.why}` : note.kind;
  return t(NOTES[id] ?? id, {
    by: called(game, note.by),
    seat: called(game, note.seat),
    player: computerTitle(catalogue, note.player),
    proposal: note.proposal ? t(KINDS[note.proposal]) : "",
    revision: note.revision,
    before: note.before ?? 0,
  });
}

/** Who has played a seat, one after another, where it was more than one. */
export function handsText(catalogue: Catalogue, seat: SeatState): string {
  if (seat.hands.length < 2) return "";
  return seat.hands
    .map((hand) => {
      const who =
        hand.player === "person"
          ? (hand.name ?? t("person"))
          : computerTitle(catalogue, hand.player);
      return hand.revision ? t("people-hand-from", { who, revision: hand.revision }) : who;
    })
    .join(", ");
}

/** The seats of the next game: whoever sat second begins, automated factions stay behind. */
export function turned(seats: SeatState[]): SeatState[] {
  const [first, ...rest] = seats.filter((seat) => seat.player !== AUTOMATED);
  const automated = seats.filter((seat) => seat.player === AUTOMATED);
  return first ? [...rest, first, ...automated] : seats;
}
