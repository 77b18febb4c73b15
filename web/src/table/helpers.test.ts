import { describe, expect, it } from "vitest";
import type { BoardPart, Catalogue, State } from "../api/types";
import { space } from "../testing/api";
import { blob, inside, randomFrom, smooth } from "./map/geometry";
import { counted, names, placeInWords } from "./names";
import { markersOn, scoreTrack, standing } from "./score";
import { counted as grouped, countedCards, runs, spaceTokens } from "./boards/tracks";
import { dragged, neighbour, zoomed } from "./map/zoom";

const catalogue = {
  factions: [
    {
      id: "old_guild",
      title: "Old Guild",
      pieces: [
        { id: "hut", title: "hut", kind: "building", count: 3 },
        { id: "guard", title: "guard", kind: "warrior", count: 9 },
        { id: "captain", title: "captain", kind: "warrior", count: 1 },
      ],
    },
  ],
  quests: [{ id: 3, name: "quest_errand", title: "Errand", suit: "oak", items: ["boot"] }],
  cards: [{ id: "long_card", title: "Long Card" }],
  suits: [{ id: "oak", title: "Oak" }],
  items: [{ id: "boot", title: "Boot" }],
  landmarks: [{ id: "arch", title: "The Arch", text: "" }],
} as unknown as Catalogue;

describe("names", () => {
  const n = names(catalogue);
  it("takes titles from the catalogue and makes words of the rest", () => {
    expect([n.faction("old_guild"), n.faction("new_guild")]).toEqual(["Old Guild", "New guild"]);
    expect(n.piece("old_guild", "hut")).toBe("hut");
    expect(n.words("Relationship with old_guild and long_card")).toBe(
      "Relationship with Old Guild and Long Card",
    );
    expect([n.quest(3)?.title, n.quest("quest_errand")?.title, n.quest("9")]).toEqual([
      "Errand",
      "Errand",
      null,
    ]);
    expect([counted(1, "hut"), counted(3, "hut")]).toEqual(["hut", "3 × hut"]);
    expect([n.value("oak"), n.value("3 of 6")]).toEqual(["Oak", "3 of 6"]);
  });

  it("marks warriors with a name by their letter", () => {
    expect(n.letter("old_guild", "captain")).toBe("C");
    expect(["guard", "hut", "stranger"].map((id) => n.letter("old_guild", id)).join("")).toBe("");
    expect(n.letter("new_guild", "guard")).toBe("");
  });

  it("says what stands in a place", () => {
    const state = {
      view: {
        places: [
          {
            id: "5",
            suits: ["oak"],
            open_slots: 1,
            ruin: 1,
            pieces: [
              { owner: "old_guild", piece: "hut", kind: "building", count: 1 },
              { owner: "old_guild", piece: "guard", kind: "warrior", count: 4 },
            ],
          },
        ],
        landmarks: [{ id: "arch", place: "5" }],
      },
    } as unknown as State;
    expect(
      placeInWords({ id: "5", kind: "clearing", slots: 3, ends: [] }, state, catalogue).sentence,
    ).toBe(
      "Clearing 5; Oak; 1 of 3 slots open; ruin with 1 hidden; The Arch; Old Guild: hut, 4 × guard",
    );
    expect(
      placeInWords({ id: "f1", kind: "forest", slots: 0, ends: [] }, state, catalogue).sentence,
    ).toBe("Forest f1; nothing stands here");
  });
});

describe("boards", () => {
  it("reads what is printed on a space", () => {
    const tokens = [
      { text: "1", word: "wood" },
      { text: "2", word: "vp" },
      { text: "+1", word: "card" },
    ];
    const numbers = { cost: { wood: 1 }, points: 2, bonus: { card: 1 } };
    const told = (label: string) => space(label, numbers);
    expect(spaceTokens(told("1 Holz, 2 SP, +1 Karte"), () => true)).toEqual(tokens);
    expect(spaceTokens(told("1 wood, 2 vp, +1 card"), () => false)).toEqual(tokens);
    expect(spaceTokens(space("free move"), () => true)).toEqual([{ text: "", word: "free move" }]);
  });

  it("puts parts of a kind together", () => {
    const part = (kind: string): BoardPart => ({ kind, id: kind, title: kind, law: "" });
    expect(runs([part("cards"), part("cards"), part("track")]).map((run) => run.length)).toEqual([
      2, 1,
    ]);
    expect(grouped(["a", "b", "a"])).toEqual([
      { id: "a", count: 2 },
      { id: "b", count: 1 },
    ]);
  });

  it("shows every marker of a space, and 30 for more", () => {
    const track = scoreTrack([
      { faction: "a", score: 12 },
      { faction: "b", score: 12 },
      { faction: "c", score: 34 },
    ]);
    expect(track).toHaveLength(31);
    expect(track[12]?.markers).toHaveLength(2);
    expect(track[30]?.markers[0]?.faction).toBe("c");
  });
});

describe("markers over the score track", () => {
  const at = (...scores: number[]) =>
    scores.map((score, seat) => ({ faction: `seat ${seat}`, score }));
  const crowded = [
    at(4, 4, 4, 4),
    at(0, 0, 0, 0, 0, 0),
    at(30, 30, 30, 29, 29, 28),
    at(12, 12, 12, 13, 13, 14),
    at(7, 8, 9, 10, 11, 12),
    at(5, 5, 6, 6, 7, 7),
    at(0, 0, 0, 1, 1, 1),
  ];

  it.each([300, 346, 374, 540, 777, 1100])("are all seen on a track of %i pixels", (width) => {
    for (const markers of crowded) {
      const found = standing(markers, width);
      expect(found).toHaveLength(markers.length);
      for (const [n, one] of found.entries()) {
        expect(one.x - one.size / 2).toBeGreaterThanOrEqual(-0.5);
        expect(one.x + one.size / 2).toBeLessThanOrEqual(width + 0.5);
        for (const other of found.slice(n + 1)) {
          const away = Math.hypot(one.x - other.x, one.y - other.y);
          const middle = (one.size + other.size) / 2;
          expect(away / middle, JSON.stringify([markers, one, other])).toBeGreaterThan(0.7);
        }
      }
    }
  });

  it("stand over the middle of their space where they are alone", () => {
    for (const { x, y, score } of standing(at(3, 9, 21), 620)) {
      expect(x).toBeCloseTo((score + 0.5) * 20);
      expect(y).toBe(0);
    }
  });

  it("keep the order of their points", () => {
    const found = standing(at(5, 5, 6, 7, 7, 8), 346).toSorted((a, b) => a.score - b.score);
    const means = [5, 6, 7, 8].map((score) => {
      const own = found.filter((each) => each.score === score);
      return own.reduce((sum, each) => sum + each.x, 0) / own.length;
    });
    expect(means).toEqual(means.toSorted((a, b) => a - b));
  });
});

describe("zoom and keys", () => {
  const whole = { x: 0, y: 0, size: 1000 };
  it("stays on the board", () => {
    const close = zoomed(whole, 2, [1000, 1000], whole);
    expect(close).toEqual({ x: 500, y: 500, size: 500 });
    expect(dragged(close, -400, 100, whole)).toEqual({ x: 500, y: 400, size: 500 });
    expect(zoomed(close, 0.1, [0, 0], whole)).toEqual(whole);
    expect(zoomed(whole, 100, [0, 0], whole).size).toBe(280);
  });

  it("finds the neighbour in the direction of an arrow", () => {
    const [a, b, c] = [
      { x: 0, y: 0 },
      { x: 300, y: 20 },
      { x: 10, y: 300 },
    ];
    expect(neighbour(a, [a, b, c], "ArrowRight")).toBe(b);
    expect(neighbour(a, [a, b, c], "ArrowDown")).toBe(c);
    expect(neighbour(a, [a, b, c], "ArrowUp")).toBeNull();
    expect(neighbour(a, [a, b, c], "x")).toBeNull();
  });
});

describe("geometry", () => {
  it("draws the same every time", () => {
    expect(blob(50, 3)).toBe(blob(50, 3));
    expect(blob(50, 3)).not.toBe(blob(50, 4));
    const [one, two] = [randomFrom(9), randomFrom(9)];
    expect([one(), one()]).toEqual([two(), two()]);
    expect(smooth([[0, 0]])).toBe("");
  });

  it("knows inside from outside", () => {
    const ring: [number, number][] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ];
    expect([inside([5, 5], ring), inside([15, 5], ring)]).toEqual([true, false]);
  });
});

describe("the score track", () => {
  it("has no marker of whoever took it off", () => {
    const seats = [
      { faction: "a", score: 12, on_track: false },
      { faction: "b", score: 12, on_track: true },
    ];
    const held = scoreTrack(markersOn(seats)).filter((space) => space.markers.length);
    expect(held.map((space) => space.markers.map((marker) => marker.faction))).toEqual([["b"]]);
  });
});

describe("cards in an order of being used", () => {
  it("are gathered where they are equal and in the same state", () => {
    const found = countedCards(["oak", "oak", "elm", "oak"], ["done", "now", "now", "now"]);
    expect(found.map((each) => [each.id, each.state, each.count])).toEqual([
      ["oak", "done", 1],
      ["oak", "now", 2],
      ["elm", "now", 1],
    ]);
    expect(countedCards(["oak", "oak"])).toEqual([{ id: "oak", state: "", count: 2 }]);
  });
});
