/** Setups as the new-game page edits them; what may be chosen comes from the catalogue. */

import { t } from "../../lib/words";
import type {
  About,
  Catalogue,
  CatalogueFaction,
  OptionValue,
  SeatOption,
  SeatSetup,
  Setup,
  SetupOption,
} from "../../api/types";
import { automated, drafting, factionOf, isUsual, known } from "./seated";
import { dealtAgain, withHirelings } from "./hirelings";

export { automated, drafting, factionOf, isUsual };

export const HERE = "here";
export const INVITE = "invite";
export const RANDOM = "random";
/** Who plays a seat whose faction plays by itself. */
export const AUTOMATED = "automated";
const USUAL_SEATS = 4;

/** The computer player that is offered first. */
export const usualPlayer = (all: Catalogue): string =>
  all.usual_player ?? all.players[0]?.id ?? HERE;

/** How many options, the first of the catalogue, every new game is asked about. */
const BASIC = 2;

/** The option that lets factions be chosen in the game, if there is one. */
export const draftOption = (all: Catalogue): SetupOption | undefined =>
  all.options.find((option) => option.drafts);

/** How many seats a setup may have: in a draft, as many as there are setup cards for. */
export function mostSeats(all: Catalogue, setup: Setup): number {
  const { most_seats: most } = all.counts;
  if (!drafting(all, setup)) return most;
  const beside = setup.seats.filter((seat) => automated(all, seat.faction)).length;
  const room = Object.entries(draftOption(all)?.room ?? {})
    .filter(([flag]) => !flag || setup[flag])
    .map(([, seats]) => seats);
  return room.length ? Math.min(most, Math.max(...room) + beside) : most;
}

/** The options that stand on the first sight of a new game. */
export const basicOptions = (all: Catalogue): SetupOption[] => all.options.slice(0, BASIC);

/** The other options; those that would change nothing, and what the seats say, are left out. */
export const moreOptions = (all: Catalogue, setup: Setup): SetupOption[] =>
  all.options
    .slice(BASIC)
    .filter((option) => !option.drafts && (option.kind !== "many" || option.values.length > 0))
    .filter((option) => !option.seats && !option.group && !aboutSeats(all, option))
    .filter((option) => counts(all, setup, option));

/** The options that stand beside the seats: they need somebody there who plays by itself. */
export const seatsOptions = (all: Catalogue, setup: Setup): SetupOption[] =>
  all.options.filter((option) => aboutSeats(all, option) && counts(all, setup, option));

const needed = (all: Catalogue, option: SetupOption): SetupOption | undefined =>
  all.options.find((each) => each.id === option.only_with);

const aboutSeats = (all: Catalogue, option: SetupOption): boolean =>
  needed(all, option)?.seats ?? false;

function counts(all: Catalogue, setup: Setup, option: SetupOption): boolean {
  const other = needed(all, option);
  if (other?.seats) return setup.seats.some((seat) => automated(all, seat.faction));
  return !other || !isUsual(other, setup[other.id]);
}

/** What is not as usual among options, in a few words each. */
export function unusual(options: SetupOption[], setup: Setup): string[] {
  return options
    .filter((option) => !isUsual(option, setup[option.id]))
    .map((option) => {
      const value = setup[option.id];
      if (option.kind === "flag")
        return value ? option.title : t("switched-off", { option: option.title });
      const titles = [value].flat().map((each) => {
        return option.values.find((known) => known.id === each)?.title ?? String(each);
      });
      return `${option.title}: ${titles.join(", ")}`;
    });
}

/** What may be chosen for a seat besides its faction. */
export const seatChoices = (all: Catalogue, entry: string | null): SeatOption[] =>
  known(all, entry)?.seat_options ?? [];

/** The values of an option that count for a seat: those chosen, or else the usual one. */
export function chosenFor(option: SeatOption, entry: string | null): string[] {
  const words = entry?.split(":").slice(1) ?? [];
  const chosen = option.values.map((value) => value.id).filter((id) => words.includes(id));
  return chosen.length || !option.usual ? chosen : [option.usual];
}

/** What was chosen for a faction of a game besides: by option, with what each value means. */
export function chosenInGame(
  all: Catalogue,
  setup: Record<string, unknown>,
  faction: string,
): Record<string, { option: SeatOption; values: About[] }> {
  const words = (setup.seat_options as Record<string, string[]> | undefined)?.[faction] ?? [];
  const entry = [faction, ...words].join(":");
  return Object.fromEntries(
    seatChoices(all, faction).map((option) => {
      const chosen = chosenFor(option, entry);
      return [
        option.id,
        { option, values: option.values.filter((each) => chosen.includes(each.id)) },
      ];
    }),
  );
}

/** A seat's entry with other values of one option; what is usual need not be said. */
export function withChosen(
  all: Catalogue,
  entry: string,
  option: SeatOption,
  values: string[],
): string {
  const words = seatChoices(all, entry).flatMap((each) =>
    (each.id === option.id ? values : chosenFor(each, entry)).filter((id) => id !== each.usual),
  );
  return [factionOf(entry), ...words].join(":");
}

/**
 * The setup as it is sent: with a draft its size is the number of seats whose factions are open,
 * which are all but those that play by themselves; options that would change nothing go back to what is usual.
 */
export function asSent(all: Catalogue, setup: Setup): Setup {
  const draft = drafting(all, setup);
  const open = (seat: SeatSetup): boolean => draft && !automated(all, seat.faction);
  const seats = setup.seats.map((seat): SeatSetup => {
    if (automated(all, seat.faction)) return { faction: seat.faction, player: AUTOMATED };
    const player = seat.player === AUTOMATED ? usualPlayer(all) : seat.player;
    return { ...seat, player, ...(open(seat) ? { faction: null } : {}) };
  });
  const sent: Setup = { ...setup, seats };
  for (const option of all.options) {
    if (option.drafts && draft && option.kind === "number")
      sent[option.id] = seats.filter(open).length;
    else if (!counts(all, setup, option)) sent[option.id] = option.default;
  }
  return withHirelings(all, sent);
}

/** A setup that can be played at once: the reader against computer players. */
export function defaultSetup(all: Catalogue): Setup {
  const { least_seats: least, most_seats: most } = all.counts;
  const count = Math.max(least, Math.min(most, USUAL_SEATS));
  const free = all.factions.filter(
    (faction) => faction.needs === null && !faction.automates && !faction.fan,
  );
  const seats = Array.from({ length: count }, (_, seat) => ({
    faction: free[seat]?.id ?? RANDOM,
    player: seat === 0 ? HERE : usualPlayer(all),
  }));
  return { ...asUsual(all), seats };
}

const asUsual = (all: Catalogue): Record<string, OptionValue> =>
  Object.fromEntries(all.options.map((option) => [option.id, option.default]));

/** A first game for one person against factions that play by themselves, if there are some. */
export function firstGame(all: Catalogue): Setup | null {
  const seats = (all.first_game ?? []).map((faction): SeatSetup => ({
    faction,
    player: automated(all, faction) ? AUTOMATED : HERE,
  }));
  return seats.length ? { ...asUsual(all), seats } : null;
}

/** The same at the smallest table that may be played: a first game to learn by. */
export function smallGame(all: Catalogue): Setup | null {
  const first = firstGame(all);
  return first && { ...first, seats: first.seats.slice(0, Math.max(2, all.counts.least_seats)) };
}

/** The reach of the seats, or null while some are to be drawn. */
export function reachOf(all: Catalogue, seats: SeatSetup[]): number | null {
  let sum = 0;
  for (const seat of seats) {
    const faction = known(all, seat.faction);
    if (!faction) return null;
    sum += faction.reach;
  }
  return sum;
}

/** The factions a seat may take, somebody's or automated ones: those nobody else has taken. */
export function free(
  all: Catalogue,
  seats: SeatSetup[],
  seat: number,
  alone = false,
): CatalogueFaction[] {
  const others = seats.filter((_, other) => other !== seat);
  const taken = new Set(others.map((other) => factionOf(other.faction)));
  return all.factions.filter((each) => !taken.has(each.id) && !!each.automates === alone);
}

/** One more seat, for a computer player, its faction drawn. */
export const withSeat = (all: Catalogue, seats: SeatSetup[]): SeatSetup[] => [
  ...seats,
  { faction: RANDOM, player: usualPlayer(all) },
];

/** One more seat, for a faction that plays by itself; null where none is left. */
export function withAutomated(all: Catalogue, seats: SeatSetup[]): SeatSetup[] | null {
  const there = seats.map((seat) => known(all, seat.faction));
  const kin = new Set(there.flatMap((each) => (each ? [each.automates ?? each.id] : [])));
  const left = free(all, seats, seats.length, true);
  const next = left.find((each) => !kin.has(each.automates ?? "")) ?? left[0];
  return next ? [...seats, { faction: next.id, player: AUTOMATED }] : null;
}

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
    if (!(option.id in told)) continue;
    const value = told[option.id] as OptionValue;
    // A view names the fan content that was used: it may come again.
    setup[option.id] = option.kind === "flag" ? value !== false : value;
  }
  return dealtAgain(setup);
}

/** A faction with what was chosen for its seat, as the setup takes it. */
function withOptions(faction: string | null, chosen: Record<string, string[]>): string | null {
  return faction && [faction, ...(chosen[faction] ?? [])].join(":");
}
