import { describe, expect, it } from "vitest";
import { BadEvening, begun, read, told, undone, written, type Evening } from "./document";

const fresh = begun({ opening: { setup: {} }, seed: 7, entries: [["step"]] });
const next = { opening: { position: {} }, seed: 9, entries: [] };

/** A tap with a step that follows, two quick taps, and the end of the turn. */
const played = (): Evening => {
  let evening = told(fresh, 1, [["answer", "corner 1"], ["step"]], null);
  evening = told(
    evening,
    2,
    [
      ["score", "a", 1],
      ["score", "a", 2],
    ],
    null,
  );
  return told(evening, 1, [["end"]], next);
};

describe("a game beside a table", () => {
  it("is taken back tap by tap, through its chapters, to its beginning", () => {
    const entries: number[] = [];
    let evening: Evening | null = played();
    while (evening) {
      entries.push(evening.chapter.entries.length);
      evening = undone(evening);
    }
    expect(entries).toEqual([0, 5, 4, 3, 1]);
    expect(undone(fresh)).toBeNull();
  });

  it("goes on in a new chapter, and keeps the one before", () => {
    const { chapter, earlier } = played();
    expect(chapter).toEqual({ ...next, taps: [] });
    expect(earlier.map(({ seed, taps }) => [seed, taps])).toEqual([[7, [1, 3, 4, 5]]]);
  });

  it("comes back from its file as it was", () => {
    expect(read(written(played()))).toEqual(played());
  });

  it("is read from a file of another program, which knows no taps", () => {
    const file = {
      format: "undergrowth companion",
      version: 1,
      ...next,
      entries: [["end"], ["step"]],
    };
    expect(read(JSON.stringify(file)).chapter.taps).toEqual([0, 1]);
  });

  it.each([
    ["no JSON", "fox", "beside-no-game"],
    ["something else", "{}", "beside-no-game"],
    [
      "another version",
      JSON.stringify({ ...JSON.parse(written(fresh)), version: 9 }),
      "beside-other-version",
    ],
    ["no entries", JSON.stringify({ ...JSON.parse(written(fresh)), entries: 3 }), "beside-damaged"],
    [
      "bad chapters",
      JSON.stringify({ ...JSON.parse(written(fresh)), earlier: [3] }),
      "beside-damaged",
    ],
    ["too much", " ".repeat(2 ** 23), "beside-too-large"],
  ])("is refused with %s", (_, text, problem) => {
    expect(() => read(text)).toThrow(new BadEvening(problem));
  });
});
