/** How factions look, as the catalogue says: the page itself knows none of them. */
import type { CatalogueFaction, CatalogueLook } from "../api/types";

const known: { looks: Record<string, CatalogueLook> } = $state({ looks: {} });

/** Remember the looks of a catalogue that has arrived. */
export function learnLooks(factions: CatalogueFaction[]): void {
  known.looks = Object.fromEntries(factions.map((faction) => [faction.id, faction.look]));
}

/** The look of a faction, once the catalogue is here. */
export function learned(id: string): CatalogueLook | undefined {
  return known.looks[id];
}
