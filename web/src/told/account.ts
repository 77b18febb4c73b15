/** A battle as sums: what each side rolled, what capped it, what was added and ignored, and what it lost. */

import type { Entry, State, ViewBattle, ViewSide } from "../api/types";

export interface Line {
  kind: "rolled" | "capped" | "extra" | "ignored";
  /** Where it comes from; empty for the dice. */
  source: string;
  law: string;
  hits: number;
}

export interface Side {
  owner: string;
  die: number | null;
  lines: Line[];
  /** The hits it deals, once they are known. */
  hits: number | null;
  losses: Record<string, number>;
  /** How likely each number of rolled hits was. */
  odds: number[];
}

export interface Account {
  place: string | undefined;
  sides: [Side, Side];
  windows: { id: string; title: string; state: string }[];
  /** What is asked before the battle is over, once its hits are known. */
  open: string;
}

const KINDS: Record<string, Line["kind"]> = {
  capped_hits: "capped",
  extra_hits: "extra",
  ignored_hits: "ignored",
};

const sideOf = (owner: string): Side => ({
  ...{ owner, die: null, lines: [], hits: null, losses: {}, odds: [] },
});

/** What the lines of the log tell of a battle, from the one that begins it on. */
export function accountOf(lines: Entry[]): Account | null {
  const begun = lines[0];
  if (!begun?.seat) return null;
  const [one, two] = [sideOf(begun.seat), sideOf(String(begun.fields?.["defender"]))];
  for (const entry of lines) {
    if (entry.deed !== begun.deed) break;
    note(entry, one, two);
  }
  return { place: begun.places[0], sides: [one, two], windows: [], open: "" };
}

function note(entry: Entry, one: Side, two: Side): void {
  const fields = entry.fields;
  const number = (name: string): number => Number(fields[name]);
  if (fields["high"] !== undefined) {
    for (const [side, role] of [
      [one, "attacker"],
      [two, "defender"],
    ] as const) {
      side.die = number(`${role}_roll`);
      side.lines = [{ kind: "rolled", source: "", law: entry.law, hits: side.die }];
    }
  } else if (fields["attacker_hits"] !== undefined) {
    [one.hits, two.hits] = [number("attacker_hits"), number("defender_hits")];
  } else if (KINDS[entry.verb]) {
    // Who ignores hits takes them from what the other side deals.
    const own = entry.seat === one.owner;
    const side = own === (KINDS[entry.verb] !== "ignored") ? one : two;
    const line = { source: String(fields["source"]), law: entry.law, hits: number("hits") };
    side.lines.push({ kind: KINDS[entry.verb] ?? "extra", ...line });
  } else if (entry.cause !== null && typeof fields["owner"] === "string") {
    lose(
      entry,
      [one, two].find((side) => side.owner === fields["owner"]),
    );
  }
}

function lose(entry: Entry, side: Side | undefined): void {
  const piece = String(entry.fields?.["piece"]);
  if (!side || !["removed", "captured"].includes(entry.verb)) return;
  side.losses[piece] = (side.losses[piece] ?? 0) + Number(entry.fields?.["count"] ?? 1);
}

/**
 * The battle to be seen now.  Its sums come from the table until its hits are known; from then on from
 * the log, which also tells what was ignored and lost.
 */
export function accountAt(state: State | null, lines: Entry[]): Account | null {
  const battle = state?.view.battle;
  const told = accountOf(lines);
  if (!battle) return told;
  const now = accountInProgress(battle);
  if (!now || !told || !isSame(told, now) || told.sides.some((side) => side.hits === null))
    return now;
  const lost = told.sides.some((side) => Object.keys(side.losses).length);
  const [one, two] = told.sides;
  const sides: [Side, Side] = lost
    ? [one, two]
    : [
        { ...one, losses: now.sides[0].losses },
        { ...two, losses: now.sides[1].losses },
      ];
  return { ...told, sides, windows: now.windows, open: state.decision?.text ?? "" };
}

/** Whether two accounts are about the same battle. */
const isSame = (one: Account, other: Account): boolean =>
  one.place === other.place && one.sides.every((side, at) => side.owner === other.sides[at]?.owner);

/** The battle in progress, as it is seen. */
export function accountInProgress(battle: ViewBattle): Account | null {
  const [one, two] = battle.sides;
  if (!one || !two) return null;
  return {
    place: battle.place,
    sides: [sideInProgress(one, two), sideInProgress(two, one)],
    windows: battle.windows ?? [],
    open: "",
  };
}

function sideInProgress(side: ViewSide, other: ViewSide): Side {
  const shares = (kind: Line["kind"], all: typeof side.extra): Line[] =>
    all.filter((each) => each.hits > 0).map((each) => ({ kind, ...each }));
  const lines: Line[] = [];
  if (side.die != null) lines.push({ kind: "rolled", source: "", law: "", hits: side.die });
  if (side.die != null && side.rolled != null && side.rolled < side.die) {
    const cap = side.caps[0];
    lines.push({
      ...{ kind: "capped", source: cap?.source ?? "", law: cap?.law ?? "", hits: side.rolled },
    });
  }
  return {
    owner: side.owner,
    die: side.die ?? null,
    lines: [...lines, ...shares("extra", side.extra), ...shares("ignored", other.ignores)],
    hits: side.hits ?? null,
    losses: side.loses?.pieces ?? {},
    odds: side.odds,
  };
}
