import { describe, expect, it } from "vitest";
import type { Catalogue } from "../../api/types";
import { readLater } from "../../lib/words";
import { saying } from "./said";

const card = (id: string, title: string, suit: string) => ({ id, title, suit });
const catalogue = {
  factions: [
    { id: "cats", title: "Cats", pieces: [] },
    { id: "birds", title: "Birds", pieces: [] },
  ],
  cards: [
    card("crossbow_bird", "Crossbow", "bird"),
    card("crossbow_mouse", "Crossbow", "mouse"),
    card("anvil", "Anvil", "fox"),
  ],
  suits: [
    { id: "fox", title: "Fox" },
    { id: "mouse", title: "Mouse" },
  ],
  items: [{ id: "boot", title: "Boots" }],
  landmarks: [],
  quests: [],
  maps: [],
  entries: { leader: "leader" },
} as unknown as Catalogue;

await readLater();
const say = saying(catalogue, "");
const battle = { do: "battle", attacker: "cats", defender: "birds", place: "", dice: [] };
const written = { do: "written", text: "#charismatic->$", entry: "leader", key: "" };

describe("a deed in words", () => {
  it("names a crafted item where nobody has named its card", () => {
    expect(say({ do: "craft", item: "boot" })).toBe("Crafted: Boots");
    expect(say({ do: "craft", card: "anvil" })).toBe("Crafted: Anvil");
  });

  it("names the suit of a card that there is in several", () => {
    const cards = { do: "cards", count: 1, from: "deck", to: "discard", card: "crossbow_mouse" };
    expect(say(cards)).toContain("Crossbow (Mouse)");
  });

  it("says an ambush, with dice and without", () => {
    expect(say(battle)).not.toContain("ambush");
    expect(say({ ...battle, ambush: "fox" })).toContain("Cats against Birds, ambush (Fox)");
    const foiled = say({ ...battle, ambush: "fox", foil: "mouse", dice: [2, 1] });
    expect(foiled).toContain("2–1, ambush (Fox), foiled (Mouse)");
  });

  it("says what a board says without its notation", () => {
    expect(say({ ...written, value: "charismatic", gone: false })).toBe("Leader: Charismatic");
    expect(say({ ...written, value: "charismatic", gone: true })).toContain("no longer");
    expect(say({ do: "written", text: "5_6->" })).toBe("5_6->");
  });
});
