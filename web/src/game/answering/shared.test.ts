import { describe, expect, it } from "vitest";
import type { Choice } from "../../api/types";
import { choice as option } from "../../testing/api";
import { runsOf, withGap, type Run } from "./shared";

const choices = (verb: string, labels: string[], law = "1.1"): Choice[] =>
  labels.map((label, at) => option(`${verb} ${at}`, { label, law }));

const said = (runs: Run[]): string[] =>
  runs.map(({ sentence, parts }) => [sentence ? withGap(sentence) : "–", ...parts].join("|"));

describe("answers that repeat a sentence", () => {
  it("say it once, with a gap where they differ", () => {
    const places = ["1", "4", "11"].map((place) => `Close the assembly in clearing ${place}`);
    expect(said(runsOf(choices("close", places)))).toEqual([
      "Close the assembly in clearing …|1|4|11",
    ]);
    const cards = ["Sword", "Bake Sale", "Sappers"].map((card) => `Add ${card} to the Move column`);
    expect(said(runsOf(choices("add", cards)))).toEqual([
      "Add … to the Move column|Sword|Bake Sale|Sappers",
    ]);
  });

  it("are divided where two parts differ", () => {
    const labels = ["Sword", "Bake Sale"].flatMap((card) =>
      ["Recruit", "Move", "Battle", "Build"].map((column) => `Add ${card} to the ${column} column`),
    );
    expect(said(runsOf(choices("add", labels)))).toEqual([
      "Add Sword to the … column|Recruit|Move|Battle|Build",
      "Add Bake Sale to the … column|Recruit|Move|Battle|Build",
    ]);
  });

  it("leave one that says something else as a line", () => {
    const labels = [
      ...["4", "8", "9"].map((n) => `Move from clearing ${n}`),
      "Move from the Burrow",
    ];
    expect(said(runsOf(choices("from", labels)))).toEqual([
      "Move from clearing …|4|8|9",
      "–|Move from the Burrow",
    ]);
  });

  it("stay lines where little is repeated, or they are two", () => {
    const guesses = choices("guess", ["Guess: bomb", "Guess: snare", "Guess: raid"]);
    expect(said(runsOf(guesses))).toEqual(["–|Guess: bomb|Guess: snare|Guess: raid"]);
    const pair = choices("close", ["Close the way to clearing 1", "Close the way to clearing 2"]);
    expect(runsOf(pair).map((run) => run.sentence)).toEqual([null]);
  });

  it("are told apart by verb, by section, and where one needs a line", () => {
    const labels = ["1", "2", "3"].map((n) => `Move to the clearing called ${n}`);
    const [one, other] = [choices("to", labels), choices("to", labels, "2.2")];
    expect(runsOf([...one, ...other]).map((run) => run.choices.length)).toEqual([3, 3]);
    expect(said(runsOf(one, () => true))).toEqual([["–", ...labels].join("|")]);
  });

  it("keep their order", () => {
    const labels = ["Rest", ...["7", "2", "5"].map((n) => `Move to the clearing ${n}`), "Wait"];
    const all = labels.map((label) => option(label.split(" ")[0] ?? "", { label, law: "" }));
    expect(runsOf(all).flatMap((run) => run.choices)).toEqual(all);
  });

  it("keep brackets whole", () => {
    const items = ["sword (ready)", "sword (damaged)", "tea (ready)", "tea (damaged)"];
    const runs = runsOf(
      choices(
        "drop",
        items.map((item) => `Give up for good a ${item}`),
      ),
    );
    expect(said(runs)).toEqual([`Give up for good a …|${items.join("|")}`]);
  });

  it("stay lines where only a sign differs", () => {
    const labels = [".", ";", ","].map((sign) => `Give up everything that is left at last${sign}`);
    expect(runsOf(choices("give", labels)).every((run) => run.sentence === null)).toBe(true);
  });
});
