/** From where an analysis comes: a link, a file or text, a game, a puzzle, or this browser. */

import { held } from "../lib/kept/held.svelte";
import { analysis } from "./api";
import { keptAnalysis } from "./kept";
import { LARGEST, PACKED, parsed, unpacked } from "./link";
import {
  BadTree,
  isAnalysis,
  planted,
  readAnalysis,
  type Analysis,
  type Position,
} from "./tree/tree";

/** The analysis that what stands behind `#` names; null where nothing does.  Throws. */
export async function fromFragment(fragment: string): Promise<Analysis | null> {
  const given = new URLSearchParams(fragment);
  const [sent, kept, game, puzzle] = [PACKED, "kept", "game", "puzzle"].map((name) =>
    given.get(name),
  );
  if (sent) return fromDocument(await unpacked(sent));
  if (kept) {
    const found = keptAnalysis(kept);
    if (!found) throw new BadTree("analysis-gone");
    return found;
  }
  if (game) return begun(await positionOf(game, given.get("at")));
  return puzzle ? begun(await analysis.ofPuzzle(puzzle)) : null;
}

/** A moment of a game, as one of the seats that are held here may have it: the one that is asked. */
async function positionOf(game: string, at: string | null): Promise<Position> {
  const [first = null, ...others] = held.of(game).map((seat) => seat.token);
  for (const token of others) {
    try {
      return await analysis.ofGame(game, token, at);
    } catch {
      // Another seat is asked, perhaps.
    }
  }
  return analysis.ofGame(game, first, at);
}

/** The analysis in a text: one that was saved, or a position in any form that the engine reads. */
export async function fromText(text: string): Promise<Analysis> {
  if (text.length > LARGEST) throw new BadTree("analysis-too-large");
  const link = /\/analysis#(\S+)/.exec(text.trim());
  const named = link?.[1] && (await fromFragment(link[1]));
  if (named) return named;
  if (text.includes('"undergrowth analysis"')) return fromDocument(parsed(text));
  return begun(await analysis.read(text));
}

export const begun = (position: Position): Analysis => ({
  nodes: planted(position),
  at: 0,
  title: "",
});

/** An analysis, or a position alone: with all that it leaves to be dealt, where it can be read. */
async function fromDocument(document: Record<string, unknown>): Promise<Analysis> {
  if (!isAnalysis(document)) return begun(await analysis.read(JSON.stringify(document)));
  const found = readAnalysis(document);
  const [first, ...others] = found.nodes;
  try {
    const position = await analysis.read(JSON.stringify(first?.position));
    return { ...found, nodes: [{ ...first, position } as (typeof others)[0], ...others] };
  } catch {
    return found; // the board says what is wrong with it
  }
}
