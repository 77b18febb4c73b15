import { expect, it, vi } from "vitest";
import { api } from "../api/client";
import type { Catalogue, CatalogueBrief } from "../api/types";
import { catalogue, targetTitle } from "./catalogue.svelte";
import { wordOf } from "./words";

it("calls a quest by its title, which options point at by its name", () => {
  const quests = [{ id: 3, name: "quest_errand", title: "Errand", suit: "oak", items: [] }];
  const all = { quests, factions: [], owners: [], maps: [] } as unknown as Catalogue;
  expect(targetTitle(all, "map", "quest", "quest_errand")).toBe("Errand");
});

it("calls suits as the catalogue does, in every language", async () => {
  const all = { suits: [{ id: "oak", title: "Eiche" }], words: { dusk: "Abend" }, factions: [] };
  vi.spyOn(api, "catalogue").mockResolvedValue(all as unknown as CatalogueBrief);
  await catalogue();
  expect([wordOf("oak"), wordOf("dusk")]).toEqual(["Eiche", "Abend"]);
});
