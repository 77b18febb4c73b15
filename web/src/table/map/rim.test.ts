import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type {
  CatalogueMap,
  CataloguePlace,
  Point,
  State,
  View,
  ViewPiece,
  ViewPlace,
} from "../../api/types";
import { map } from "../../testing/api";
import { atlas, RADIUS, WHOLE, type Atlas } from "./atlas";
import { furtherPlaces, SMALLER } from "./further";
import { randomFrom } from "./geometry";
import { around, depth, groundOf, offerSize, SIGN, spotsIn, type Ground } from "./rim";

const MAPS = "../src/undergrowth/data/maps/";

/** A map from its data file, as far as where things stand goes. */
function read(name: string): CatalogueMap {
  const text = readFileSync(MAPS + name, "utf8");
  const pairs = (key: string): [string, string][] =>
    [
      ...(new RegExp(`^${key} = (.*)$`, "m").exec(text)?.[1] ?? "").matchAll(/\[(\d+), (\d+)\]/g),
    ].map(([, one = "", other = ""]) => [one, other]);
  const say = (table: string, key: string): string =>
    new RegExp(`^${key} = "?([^"#\\n]*?)"?\\s*(?:#.*)?$`, "m").exec(table)?.[1] ?? "";
  const kinds = ["clearing", "forest"];
  const places = text.split(/^(?=\[)/m).flatMap((table): CataloguePlace[] => {
    const kind = kinds.find((each) => table.startsWith(`[[${each}]]`));
    if (!kind) return [];
    const [id, number] = [say(table, "id"), (key: string) => Number(say(table, key))];
    const lines = kind === "clearing" ? pairs("paths").filter((pair) => pair.includes(id)) : [];
    return [
      {
        ...{ id, kind, x: number("x"), y: number("y"), slots: number("slots") || 0, corner: false },
        ...{ rivers: [], forests: [], ring: [] },
        paths: lines.map(([one, other]) => (one === id ? other : one)),
      },
    ];
  });
  return map(places, { id: name, name });
}

const piece = (owner: string, kind: string, count: number): ViewPiece => ({
  ...{ owner, piece: kind, kind, count },
});

/** As much as may stand in a clearing, or less, drawn at random. */
function crowd(slots: number, draw: () => number): ViewPiece[] {
  const armies = ["a", "b", "c", "d"].map((owner) =>
    piece(owner, "warrior", 1 + Math.floor(draw() * 12)),
  );
  const tokens = ["a", "b", "c", "d"].map((owner) =>
    piece(owner, "token", 1 + Math.floor(draw() * 2)),
  );
  const pawns = ["e", "f"].map((owner) => piece(owner, "pawn", 1));
  const loose = [...armies, ...tokens, ...pawns].filter(() => draw() < 0.75);
  return slots ? [...loose, piece("a", "building", slots)] : loose;
}

/** Places of factions, beside the map. */
const HOLDINGS = ["burrow", "deck"];

/** One more than the most that is offered. */
const MOST_OFFERS: Record<string, number> = { clearing: 6, holding: 4, forest: 3 };

/** Every place of a map full of pieces, with landmarks and offers all around. */
function dense(made: Atlas, holdings: CataloguePlace[], small: boolean, seed: number): Ground[] {
  const draw = randomFrom(seed);
  const clearings = made.clearings.map(({ id, slots }) => ({ id, pieces: crowd(slots, draw) }));
  const forests = made.forests.map(({ place }) => {
    const pieces = [piece("v", "pawn", 1), piece("v", "warrior", 2)].slice(0, draw() * 3);
    return { id: place.id, pieces };
  });
  const beyond = HOLDINGS.map((id) => ({ id, pieces: crowd(2, draw), open_slots: 1 }));
  const seen: ViewPlace[] = [...clearings, ...forests, ...beyond];
  const landmarks = clearings.flatMap(({ id }) =>
    Array.from({ length: draw() < 0.3 ? 1 + draw() * 1.4 : 0 }, (_, i) => ({
      id: `${i}`,
      place: id,
    })),
  );
  const state = { view: { places: seen, landmarks } } as unknown as State;
  const [grow, type] = small ? [1.08, 29] : [1, 17];
  return [...made.clearings, ...holdings, ...made.forests.map(({ place }) => place)].map(
    (place) => {
      const scale = { holding: SMALLER, forest: 1 }[place.kind] ?? grow;
      const ground = groundOf(place, state, { small, type, scale });
      return { ...ground, offers: Math.floor(draw() * (MOST_OFFERS[place.kind] ?? 0)) };
    },
  );
}

describe.each(readdirSync(MAPS))("on %s, however dense it is", (name) => {
  const map = read(name);
  const drawn = atlas(map);
  const view = { places: HOLDINGS.map((id) => ({ id })) } as unknown as View;
  const holdings = furtherPlaces(map, drawn, view, []);

  it.each([false, true])(
    "offers and landmarks cover no piece, no count and each other (small: %s)",
    (small) => {
      expect(map.places.length).toBeGreaterThan(15);
      for (let seed = 1; seed <= 20; seed++) {
        const grounds = dense(drawn, holdings, small, seed);
        const made = around(grounds, small);
        const put = (each: Record<string, Point[]>, size: number) =>
          grounds.flatMap(({ id, x, y, scale }) =>
            (each[id] ?? []).map((at) => ({
              ...{ id, x: x + at[0] * scale, y: y + at[1] * scale, r: size * scale },
            })),
          );
        const [signs, offers] = [put(made.signs, SIGN), put(made.offers, offerSize(small))];
        expect(signs.length).toBe(grounds.reduce((sum, each) => sum + each.signs, 0));
        expect(offers.length).toBe(grounds.reduce((sum, each) => sum + each.offers, 0));
        const pieces = grounds.flatMap((ground) => ground.pieces);
        const lies: string[] = [];
        [...signs, ...offers].forEach((disc, i, all) => {
          for (const each of [...pieces, ...all.slice(i + 1)])
            if (depth(disc, each) > 1)
              lies.push(
                `${disc.id} ${i < signs.length ? "sign" : "offer"} ${Math.round(depth(disc, each))}`,
              );
          for (const n of [disc.x, disc.y])
            if (n - disc.r < WHOLE.x - 1 || n + disc.r > WHOLE.x + WHOLE.size + 1)
              lies.push(`${disc.id} out`);
        });
        expect(lies, `seed ${seed}`).toEqual([]);
      }
    },
  );
});

describe.each(readdirSync(MAPS))("in the forests of %s", (name) => {
  const { clearings, forests } = atlas(read(name));
  const hidden = (spots: Point[]): number =>
    Math.max(
      ...spots.flatMap(([x, y]) =>
        clearings.map((one) => RADIUS + 22 - Math.hypot(x - one.x, y - one.y)),
      ),
    );

  it("of up to four pieces each is seen beside the clearings, by half at least", () => {
    for (const { place } of forests)
      for (const of of [1, 2, 3, 4])
        expect(hidden(spotsIn(of, [place.x, place.y], clearings)), place.id).toBeLessThan(24);
  });
});
