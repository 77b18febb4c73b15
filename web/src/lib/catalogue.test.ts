import { expect, it } from "vitest";
import type { Catalogue } from "../api/types";
import { targetTitle } from "./catalogue.svelte";

it("calls a quest by its title, which options point at by its name", () => {
  const quests = [{ id: 3, name: "quest_errand", title: "Errand", suit: "oak", items: [] }];
  const all = { quests, factions: [], owners: [], maps: [] } as unknown as Catalogue;
  expect(targetTitle(all, "map", "quest", "quest_errand")).toBe("Errand");
});
