import { describe, expect, it } from "vitest";
import {
  BadTree,
  changed,
  grown,
  lineTo,
  MOST_NODES,
  planted,
  pruned,
  readAnalysis,
  rows,
  wayTo,
  written,
  type Node,
} from "./tree";

const step = (text: string) => ({ seat: "cats", text, label: text.toUpperCase() });

/** A position, a line of three answers, and another answer to its second question. */
function branched(): Node[] {
  const line = grown(planted({ map: "autumn" }), 0, [step("a"), step("b"), step("c")]);
  return grown(line.nodes, 1, [step("x")]).nodes;
}

describe("a tree of answers", () => {
  it("grows along what is there", () => {
    const nodes = branched();
    expect(nodes.map(({ text, parent }) => [text, parent])).toEqual([
      ["", -1],
      ["a", 0],
      ["b", 1],
      ["c", 2],
      ["x", 1],
    ]);
    expect(grown(nodes, 0, [step("a"), step("x")])).toEqual({ nodes, at: 4 });
  });

  it("is asked about from the last position on the way", () => {
    const nodes = branched();
    expect(lineTo(nodes, 3)).toEqual({ position: { map: "autumn" }, answers: ["a", "b", "c"] });
    const laid = changed(nodes, 2, { position: { map: "lake" } });
    expect(lineTo(laid, 3)).toEqual({ position: { map: "lake" }, answers: ["c"] });
  });

  it("loses a branch with all that follows", () => {
    const nodes = branched();
    const without = pruned(nodes, 2, 3);
    expect(without.at).toBe(1);
    expect(without.nodes.map(({ text }) => text)).toEqual(["", "a", "x"]);
    expect(wayTo(without.nodes, 2)).toEqual([0, 1, 2]);
    expect(pruned(nodes, 0, 3)).toEqual({ nodes, at: 3 });
  });

  it("is read with the other answers behind the first", () => {
    const drawn = rows(branched()).map(({ at, depth }) => [at, depth]);
    expect(drawn).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [4, 1],
      [3, 0],
    ]);
  });
});

describe("a kept analysis", () => {
  it("comes back as it was", () => {
    const nodes = changed(branched(), 4, { name: "other", note: "two\nlines" });
    const analysis = { nodes, at: 4, title: "Mine" };
    expect(readAnalysis(JSON.parse(JSON.stringify(written(analysis))))).toEqual(analysis);
  });

  const sound = written({ nodes: branched(), at: 0, title: "" });
  const first = planted({})[0];
  it.each([
    ["another version", { ...sound, version: 9 }],
    ["no nodes", { ...sound, nodes: [] }],
    ["a circle", { ...sound, nodes: [first, { parent: 1, text: "a" }] }],
    ["no position", { ...sound, nodes: [{ parent: -1, text: "" }] }],
    ["a parent that is none", { ...sound, nodes: [first, { parent: 0.5 }] }],
    ["two beginnings", { ...sound, nodes: [first, first] }],
    ["too many", { ...sound, nodes: Array(MOST_NODES + 1).fill(first) }],
    [
      "too deep",
      { ...sound, nodes: [first, ...Array.from({ length: 1500 }, (_, at) => ({ parent: at }))] },
    ],
  ])("is refused with %s", (_, document) => {
    expect(() => readAnalysis(document)).toThrow(BadTree);
  });

  it("keeps no more words than it holds", () => {
    const long = { ...first, name: "n".repeat(9999) };
    expect(readAnalysis({ ...sound, nodes: [long] }).nodes[0]?.name).toHaveLength(80);
  });
});
