import { describe, expect, it } from "vitest";
import { choice } from "../../testing/api";
import { usesOf } from "./cardnow";
import { cardsOf } from "./options";

const option = (text: string, targets: Record<string, string[]>) =>
  choice(text, { law: "4.1", targets });

describe("a card here and now", () => {
  const craft = option("craft lens", { card: ["lens"] });
  const spend = option("spend lens", { card: ["lens"], place: ["3"] });
  const other = option("craft saw", { card: ["saw"] });

  it("is what the answers that use it do, cost and bring", () => {
    const uses = usesOf("lens", [craft, other, spend], (text) => [`${text} costs a card`]);
    expect(uses.map((use) => use.text)).toEqual(["craft lens", "spend lens"]);
    expect(uses[0]?.notes).toEqual(["craft lens costs a card"]);
    expect(usesOf("toad", [craft, other, spend], () => [])).toEqual([]);
  });

  it("is named by whatever shows an answer about it", () => {
    expect(cardsOf(craft)).toBe("lens");
    expect(cardsOf(option("swap", { card: ["lens", "saw"], quest: ["4"] }))).toBe("lens saw 4");
    expect(cardsOf(option("march", { place: ["3"] }))).toBeUndefined();
  });
});
