/** Where everything stands in a clearing, so that nothing covers anything, however crowded it is. */

/** One figure, token or pawn with its count: pieces that are alike stand as one. */
export interface Unit {
  key: string;
  owner: string;
  piece: string;
  kind: string;
  count: number;
  face_down?: boolean | null;
}

/** The middle of something and how wide and high it is, from the middle of the clearing. */
export interface Spot {
  x: number;
  y: number;
  size: number;
}

export interface Standing extends Spot {
  unit: Unit;
}

export interface Filled extends Spot {
  /** The building in the slot, or null: empty. */
  unit: Unit | null;
  ruin: boolean;
}

export interface Layout {
  slots: Filled[];
  units: Standing[];
}

export interface Contents {
  slots: number;
  ruins: number;
  /** Buildings fill slots, one each; the others stand below. */
  units: Unit[];
}

const GAP = 6;
const LARGEST = 44;
const SMALLEST = 16;
/** Below this, slots give way before the figures shrink further. */
const COMFORTABLE = 28;

/** Slots in a row above the middle, everything else below them, each owner's pieces side by side. */
export function layout(contents: Contents, radius: number, largest = LARGEST): Layout {
  const roomy = attempt(contents, radius, largest, 0.48);
  const least = Math.min(...roomy.units.map((standing) => standing.size));
  return least < COMFORTABLE ? attempt(contents, radius, COMFORTABLE, 0.38) : roomy;
}

function attempt(contents: Contents, radius: number, largest: number, share: number): Layout {
  const slots = fillSlots(contents, radius, share);
  const lowest = slots[0] ? slots[0].y + slots[0].size / 2 + GAP - 1 : -radius * 0.62;
  const loose = contents.units.filter((unit) => unit.kind !== "building");
  return { slots, units: arrange(loose, lowest, radius, largest) };
}

/** The row of slots, each as wide as `share` of the radius if there is room. */
function fillSlots(contents: Contents, radius: number, share: number): Filled[] {
  const buildings = contents.units
    .filter((unit) => unit.kind === "building")
    .flatMap((unit) => Array.from({ length: unit.count }, () => unit));
  const n = Math.max(contents.slots, buildings.length + contents.ruins);
  const size = Math.min(radius * share, (radius * 1.62 - GAP * (n - 1)) / Math.max(n, 1));
  const y = -radius * (0.6 - share / 2);
  return Array.from({ length: n }, (_, i) => ({
    x: (i - (n - 1) / 2) * (size + GAP),
    y,
    size,
    unit: buildings[i] ?? null,
    // What is built comes from one end, ruins lie at the other: none moves because of a building.
    ruin: i >= n - contents.ruins,
  }));
}

/** Rows of the largest size that fits; a crowd too large for the clearing swells over its edge. */
function arrange(units: Unit[], top: number, radius: number, largest: number): Standing[] {
  if (!units.length) return [];
  for (let size = largest; size >= SMALLEST; size -= 2) {
    const rows = fit(units, size, top, radius);
    if (rows) return place(rows, size, top, radius);
  }
  for (let reach = radius + 6; ; reach += 6) {
    const rows = fit(units, SMALLEST, top, reach);
    if (rows) return place(rows, SMALLEST, top, reach);
  }
}

/** The units in rows, or null when they do not fit at this size. */
function fit(units: Unit[], size: number, top: number, radius: number): Unit[][] | null {
  const capacity = capacities(size, top, radius);
  return fill(units, capacity, true) ?? fill(units, capacity, false);
}

/** From one figure to the next in a row: the badge with the count hangs over its corner. */
function pitch(size: number): number {
  return size + Math.max(GAP, size * 0.2);
}

/** From one row to the next. */
function drop(size: number): number {
  return size + Math.max(GAP * 0.5, size * 0.12);
}

/** From the middle of a figure down to the lower edge of its count, in sizes of it. */
const WITH_COUNT = 0.62;

/** How many units each row can take, from the top row down. */
function capacities(size: number, top: number, radius: number): number[] {
  const found: number[] = [];
  for (let y = top + size / 2; y + size * WITH_COUNT <= radius; y += drop(size)) {
    const room = chord(y, size, radius) - size;
    found.push(room < 0 ? 0 : Math.floor(room / pitch(size)) + 1);
  }
  return found;
}

/** The width of the clearing where a row of this height stands. */
function chord(y: number, size: number, radius: number): number {
  const far = Math.max(Math.abs(y - size / 2), Math.abs(y + size / 2));
  return far >= radius ? 0 : 2 * Math.sqrt(radius * radius - far * far);
}

function fill(units: Unit[], capacity: number[], together: boolean): Unit[][] | null {
  const rows: Unit[][] = capacity.map(() => []);
  let row = 0;
  const owners = groups(units);
  for (const group of together ? owners : owners.flat().map((unit) => [unit])) {
    const room = (): number => (capacity[row] ?? 0) - (rows[row]?.length ?? 0);
    while (row < rows.length && room() < group.length) row++;
    if (row >= rows.length) return null;
    rows[row]?.push(...group);
  }
  return rows.filter((line) => line.length);
}

/** The units of each owner, in the order owners appear. */
export function groups(units: Unit[]): Unit[][] {
  const found = new Map<string, Unit[]>();
  for (const unit of units) found.set(unit.owner, [...(found.get(unit.owner) ?? []), unit]);
  return [...found.values()];
}

function place(rows: Unit[][], size: number, top: number, radius: number): Standing[] {
  const high = (rows.length - 1) * drop(size) + size;
  const spare = Math.max(0, radius * 0.8 - top - high);
  // Rows may only sink as far as they still fit between the edges of the clearing.
  const sunk =
    [spare * 0.5, spare * 0.25, 0].find((by) => stillFits(rows, size, top + by, radius)) ?? 0;
  return rows.flatMap((row, i) => {
    const y = top + sunk + size / 2 + i * drop(size);
    return row.map((unit, k) => ({ unit, x: (k - (row.length - 1) / 2) * pitch(size), y, size }));
  });
}

function stillFits(rows: Unit[][], size: number, top: number, radius: number): boolean {
  const room = capacities(size, top, radius);
  return rows.every((row, i) => row.length <= (room[i] ?? 0));
}
