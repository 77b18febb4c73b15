/** Places that a map does not draw: paths somebody stands on, and places of a faction's own. */
import { t, wordOf } from "../../lib/words";
import type { CatalogueMap, CataloguePlace, Point, View } from "../../api/types";
import type { Atlas } from "./atlas";
import { RADIUS } from "./atlas";
import { along, distance } from "./geometry";

/** How large a place of a faction's own is, beside a clearing of the map. */
export const SMALLER = 0.72;
/** From the edge of the canvas to the middle of such a place. */
const INSET = 58;

/** What is known of a place by its name alone. */
export interface NamedPlace {
  id: string;
  kind: string;
  slots: number;
  /** The clearings a path links. */
  ends: string[];
}

/** A place by its id: of the map, one of its paths, or else a faction's own. */
export function placeNamed(map: CatalogueMap | undefined, id: string): NamedPlace {
  const printed = map?.places.find((place) => place.id === id);
  if (printed) return { id, kind: printed.kind, slots: printed.slots, ends: [] };
  const path = map?.paths?.find((one) => one.id === id);
  return { id, kind: path ? "path" : "holding", slots: 0, ends: path?.ends ?? [] };
}

/** `Clearing 5`, `Path p7 (3-5)`, `Burrow`. */
export function placeTitle(place: NamedPlace): string {
  if (place.kind === "holding") {
    const words = wordOf(place.id) ?? place.id.replaceAll("_", " ");
    return words.charAt(0).toUpperCase() + words.slice(1);
  }
  const title = t(`place-${place.kind}`, { name: place.id });
  return `${title}${place.ends.length ? ` (${place.ends.join("-")})` : ""}`;
}

/** The places to add to the map: those of factions, and paths where something is or may be done. */
export function furtherPlaces(
  map: CatalogueMap,
  atlas: Atlas,
  view: View,
  wanted: string[],
): CataloguePlace[] {
  const seen = view.places.map((place) => placeNamed(map, place.id));
  const holdings = seen.filter((place) => place.kind === "holding");
  const spots = spareSpots(atlas, holdings.length);
  const ids = new Set([...seen.map((place) => place.id), ...wanted]);
  const paths = [...ids].map((id) => placeNamed(map, id)).filter((place) => place.kind === "path");
  return [
    ...holdings.map((place, i) => made(place, spots[i] ?? [INSET, INSET])),
    ...paths.map((place) => made(place, middleOf(atlas, place.ends))),
  ];
}

function made(place: NamedPlace, [x, y]: Point): CataloguePlace {
  const { id, kind, slots, ends } = place;
  return { id, kind, x, y, slots, corner: false, paths: ends, rivers: [], forests: [] };
}

/** The middle of the line between two clearings. */
function middleOf(atlas: Atlas, ends: string[]): Point {
  const line = atlas.lines.find(
    (one) => one.kind !== "river" && ends.every((end) => one.ends.includes(end)),
  );
  if (line) return line.middle;
  const [a, b] = ends.map((end) => atlas.places.get(end));
  return a && b ? [(a.x + b.x) / 2, (a.y + b.y) / 2] : [500, 500];
}

/** Spots at the edge of the map, each where most room is left. */
export function spareSpots(atlas: Atlas, count: number): Point[] {
  const spots: Point[] = [];
  const reach = RADIUS * SMALLER;
  const lines = atlas.lines.flatMap((line) => along(line.points, 0.05));
  const names = atlas.forests.map(({ place }): Point => [place.x, place.y]);
  const clearings = atlas.clearings.map(({ x, y }): Point => [x, y]);
  const room = (at: Point): number =>
    Math.min(
      ...clearings.map((point) => distance(at, point) - RADIUS - reach),
      ...spots.map((point) => distance(at, point) - 2 * reach),
      ...lines.map((point) => distance(at, point) - reach),
      ...names.map((point) => distance(at, point) - reach),
    );
  while (spots.length < count) {
    const best = edge().reduce((one, other) => (room(other) > room(one) ? other : one));
    spots.push(best);
  }
  return spots;
}

/** Points along the edge of the canvas. */
function edge(): Point[] {
  const [low, high] = [INSET, 1000 - INSET];
  const found: Point[] = [];
  for (let at = low; at <= high; at += 14) {
    found.push([at, low], [at, high], [low, at], [high, at]);
  }
  return found;
}
