/** The emblems on faces of cards: data that the page fetches when it shows the first card. */
import type { Drawing } from "./drawing";
import address from "./emblems.generated.json?url";
import { drawing } from "./index";

type Icons = Record<string, { size: number; strokes: string[] }>;

const known: { icons: Icons | null } = $state({ icons: null });
let asked: Promise<void> | null = null;

/** Fetch them, once; without them each face has what the page knows from the start. */
export function loadEmblems(): Promise<void> {
  asked ??= fetch(address)
    .then((answer) => (answer.ok ? (answer.json() as Promise<Icons>) : {}))
    .catch((): Icons => ({}))
    .then((icons) => void (known.icons = icons));
  return asked;
}

/** The first of these names that has a picture; nothing yet while the best may still arrive. */
export function emblem(names: string[]): Drawing | null {
  for (const name of names) {
    const found = drawing(name) ?? fetched(name);
    if (found) return found;
    if (!known.icons) return null;
  }
  return null;
}

function fetched(name: string): Drawing | null {
  const icon = known.icons?.[name];
  return icon
    ? { size: icon.size, strokes: icon.strokes.map((d) => ({ tone: "shape", d })) }
    : null;
}
