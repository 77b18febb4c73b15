/** Agreeing on hirelings: what a new game's page offers, and who keeps which card away (A.6). */

import type { Catalogue, HirelingCard, Setup, SetupOption } from "../../api/types";
import { automated, drafting, factionOf } from "./seated";

export const GROUP = "hirelings";
const DEALT = "with_hirelings";
const CARDS = "hireling_cards";
const SIDES = "hirelings";
const INSURGENTS = "insurgents";

/** Without hirelings, dealt at random, or three sides that all agree on. */
export type Hiring = "none" | "dealt" | "agreed";

const words = (setup: Setup, option: string): string[] => {
  const value = setup[option];
  return Array.isArray(value) ? (value as string[]) : [];
};

export const agreedSides = (setup: Setup): string[] => words(setup, SIDES);

/** Which of them a setup asks for. */
export function hiring(setup: Setup): Hiring {
  if (agreedSides(setup).length) return "agreed";
  return setup[DEALT] ? "dealt" : "none";
}

/** The setup with hirelings of another sort; `sides` are those agreed on, if any. */
export function hired(setup: Setup, how: Hiring, sides: string[] = []): Setup {
  return { ...setup, [DEALT]: how === "dealt", [SIDES]: how === "agreed" ? sides : [] };
}

/** The other options that hirelings have, such as their die. */
export const furtherOptions = (all: Catalogue, setup: Setup): SetupOption[] =>
  all.options.filter(
    (option) =>
      option.group === GROUP &&
      ![DEALT, CARDS, SIDES].includes(option.id) &&
      (option.id !== INSURGENTS || twoDraft(all, setup)),
  );

const twoDraft = (all: Catalogue, setup: Setup): boolean =>
  drafting(all, setup) && setup.seats.length === 2;

/** The setup as it is sent: without hirelings nothing is said of them. */
export function withHirelings(all: Catalogue, setup: Setup): Setup {
  const sent = { ...setup };
  const none = hiring(setup) === "none";
  for (const option of all.options.filter((each) => each.group === GROUP)) {
    const counts = option.id !== INSURGENTS || twoDraft(all, setup);
    if (none || !counts) sent[option.id] = option.default;
  }
  return sent;
}

/** The setup of a game to be played again: those that were dealt are dealt anew. */
export const dealtAgain = (setup: Setup): Setup =>
  setup[DEALT] ? { ...setup, [SIDES]: [] } : setup;

export const allCards = (all: Catalogue): HirelingCard[] => all.hirelings?.cards ?? [];

/** Whether a card may be dealt, as far as the group has a say: none named means all. */
export const isWanted = (setup: Setup, card: HirelingCard): boolean =>
  words(setup, CARDS).length === 0 || words(setup, CARDS).includes(card.id);

/** The setup in which a card may be dealt, or not. */
export function wanting(all: Catalogue, setup: Setup, card: HirelingCard, on: boolean): Setup {
  const left = allCards(all).filter((each) => (each.id === card.id ? on : isWanted(setup, each)));
  const every = left.length === allCards(all).length;
  return { ...setup, [CARDS]: every ? [] : left.map((each) => each.id) };
}

/** The setup with a side agreed on, or no longer: of a card one side at most. */
export function agreeing(setup: Setup, card: HirelingCard, side: string, on: boolean): Setup {
  const others = agreedSides(setup).filter((each) => !card.sides.includes(each));
  return hired(setup, "agreed", on ? [...others, side] : others);
}

/** The faction of which somebody plays a copy, or whose place somebody takes. */
function kin(all: Catalogue, faction: string): string {
  const known = all.factions.find((each) => each.id === faction);
  return known?.automates ?? known?.needs ?? faction;
}

/** The factions at the table that keep a card away (A.6.5); in a draft those that are named. */
export function clashing(all: Catalogue, setup: Setup, card: HirelingCard): string[] {
  const open = drafting(all, setup);
  return setup.seats.flatMap((seat) => {
    const faction = factionOf(seat.faction);
    if (!faction || (open && !automated(all, faction))) return [];
    return card.excludes.includes(kin(all, faction)) ? [faction] : [];
  });
}

/** The cards that would be dealt from. */
export const mayBeDealt = (all: Catalogue, setup: Setup): HirelingCard[] =>
  allCards(all).filter((card) => isWanted(setup, card) && !clashing(all, setup, card).length);

/** The factions that nobody can play beside the sides agreed on. */
export const shutOut = (all: Catalogue, setup: Setup): string[] => [
  ...new Set(
    allCards(all)
      .filter((card) => card.sides.some((side) => agreedSides(setup).includes(side)))
      .flatMap((card) => card.excludes),
  ),
];

/** How many of those dealt show their demoted side with so many players (A.6.2). */
export const demotedFor = (all: Catalogue, players: number): number =>
  all.hirelings?.demoted[String(players)] ?? 0;

/** How many of the sides agreed on are demoted ones. */
export const demotedAmong = (all: Catalogue, setup: Setup): number =>
  allCards(all).filter((card) => card.sides.slice(1).some((s) => agreedSides(setup).includes(s)))
    .length;
