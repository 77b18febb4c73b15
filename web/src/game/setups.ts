/** Setups as the new-game page edits them; what may be chosen comes from the catalogue. */

import type {
  Catalogue,
  CatalogueFaction,
  OptionValue,
  SeatSetup,
  Setup,
  SetupOption,
} from "../api/types";

export const HERE = "here";
export const INVITE = "invite";
export const RANDOM = "random";
const USUAL_SEATS = 4;

/** The computer player that is offered first. */
export const usualPlayer = (all: Catalogue): string =>
  all.usual_player ?? all.players[0]?.id ?? HERE;

/** How many options, the first of the catalogue, every new game is asked about. */
const BASIC = 2;

export const isUsual = (option: SetupOption, value: unknown): boolean =>
  JSON.stringify(value) === JSON.stringify(option.default);

/** The option that lets factions be chosen in the game, if there is one. */
export const draftOption = (all: Catalogue): SetupOption | undefined =>
  all.options.find((option) => option.drafts);

/** Whether the setup lets factions be chosen in the game. */
export const drafting = (all: Catalogue, setup: Setup): boolean =>
  all.options.some((option) => option.drafts && !isUsual(option, setup[option.id]));

/** How many seats a setup may have: in a draft, as many as there are setup cards for. */
export function mostSeats(all: Catalogue, setup: Setup): number {
  const { most_seats: most } = all.counts;
  if (!drafting(all, setup)) return most;
  const room = Object.entries(draftOption(all)?.room ?? {})
    .filter(([flag]) => !flag || setup[flag])
    .map(([, seats]) => seats);
  return room.length ? Math.min(most, Math.max(...room)) : most;
}

/** The options that stand on the first sight of a new game. */
export const basicOptions = (all: Catalogue): SetupOption[] => all.options.slice(0, BASIC);

/** The other options; those that would change nothing are left out. */
export const moreOptions = (all: Catalogue, setup: Setup): SetupOption[] =>
  all.options
    .slice(BASIC)
    .filter((option) => !option.drafts && (option.kind !== "many" || option.values.length > 0))
    .filter((option) => counts(all, setup, option));

function counts(all: Catalogue, setup: Setup, option: SetupOption): boolean {
  const other = all.options.find((each) => each.id === option.only_with);
  return !other || !isUsual(other, setup[other.id]);
}

/** What is not as usual among options, in a few words each. */
export function unusual(options: SetupOption[], setup: Setup): string[] {
  return options
    .filter((option) => !isUsual(option, setup[option.id]))
    .map((option) => {
      const value = setup[option.id];
      if (option.kind === "flag") return value ? option.title : `no ${option.title.toLowerCase()}`;
      const titles = [value].flat().map((each) => {
        return option.values.find((known) => known.id === each)?.title ?? String(each);
      });
      return `${option.title}: ${titles.join(", ")}`;
    });
}

/** Whether a faction plays by itself: nobody drafts it. */
const automated = (all: Catalogue, faction: string | null): boolean =>
  all.factions.some((each) => each.id === faction?.split(":")[0] && !!each.automates);

/**
 * The setup as it is sent: with a draft its size is the number of seats whose factions are open,
 * which are all but those that play by themselves; options that would change nothing go back to what is usual.
 */
export function asSent(all: Catalogue, setup: Setup): Setup {
  const draft = drafting(all, setup);
  const open = (seat: SeatSetup): boolean => draft && !automated(all, seat.faction);
  const seats = setup.seats.map((seat) => (open(seat) ? { ...seat, faction: null } : seat));
  const sent: Setup = { ...setup, seats };
  for (const option of all.options) {
    if (option.drafts && draft && option.kind === "number") sent[option.id] = seats.filter(open).length;
    else if (!counts(all, setup, option)) sent[option.id] = option.default;
  }
  return sent;
}

/** A setup that can be played at once: the reader against computer players. */
export function defaultSetup(all: Catalogue): Setup {
  const { least_seats: least, most_seats: most } = all.counts;
  const count = Math.max(least, Math.min(most, USUAL_SEATS));
  const free = all.factions.filter((faction) => faction.needs === null && !faction.automates);
  const seats = Array.from({ length: count }, (_, seat) => ({
    faction: free[seat]?.id ?? RANDOM,
    player: seat === 0 ? HERE : usualPlayer(all),
  }));
  const options = all.options.map((option): [string, OptionValue] => [option.id, option.default]);
  return { ...Object.fromEntries(options), seats };
}

/** The reach of the seats, or null while some are to be drawn. */
export function reachOf(all: Catalogue, seats: SeatSetup[]): number | null {
  let sum = 0;
  for (const seat of seats) {
    const faction = all.factions.find((each) => each.id === seat.faction);
    if (!faction) return null;
    sum += faction.reach;
  }
  return sum;
}

/** The factions a seat may take: those nobody else has taken. */
export function free(all: Catalogue, seats: SeatSetup[], seat: number): CatalogueFaction[] {
  const taken = new Set(seats.filter((_, other) => other !== seat).map((other) => other.faction));
  return all.factions.filter((faction) => !taken.has(faction.id));
}

/** One more seat, for a computer player, its faction drawn. */
export const withSeat = (all: Catalogue, seats: SeatSetup[]): SeatSetup[] => [
  ...seats,
  { faction: RANDOM, player: usualPlayer(all) },
];

/** The setup of a game to be played again, from what its view tells. */
export function setupAgain(
  all: Catalogue,
  told: Record<string, unknown>,
  seats: SeatSetup[],
): Setup {
  const chosen = (told.seat_options ?? {}) as Record<string, string[]>;
  const setup: Setup = {
    seats: seats.map((seat) => ({ ...seat, faction: withOptions(seat.faction, chosen) })),
  };
  for (const option of all.options) {
    if (option.id in told) setup[option.id] = told[option.id] as OptionValue;
  }
  return setup;
}

/** A faction with what was chosen for its seat, as the setup takes it. */
function withOptions(faction: string | null, chosen: Record<string, string[]>): string | null {
  return faction && [faction, ...(chosen[faction] ?? [])].join(":");
}
