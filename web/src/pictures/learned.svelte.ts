/** How owners of pieces look, as the catalogue says: the page itself knows none of them. */
import type { CatalogueLook, CatalogueOwner } from "../api/types";

const known: { looks: Record<string, CatalogueLook> } = $state({ looks: {} });

/** Remember the looks of a catalogue that has arrived. */
export function learnLooks(owners: CatalogueOwner[]): void {
  known.looks = Object.fromEntries(owners.map((owner) => [owner.id, owner.look]));
}

/** The look of an owner, once the catalogue is here. */
export function learned(id: string): CatalogueLook | undefined {
  return known.looks[id];
}
