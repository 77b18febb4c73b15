import { beforeEach, describe, expect, it, vi } from "vitest";

const asked = { matches: false, addEventListener: () => undefined };
const preferences = { patterns: false };
vi.mock("./kept/preferences.svelte", () => ({ preferences }));

describe("patterns besides colours", () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal("matchMedia", () => asked);
  });

  it("are drawn where the reader wants them, and by themselves under forced colours", async () => {
    asked.matches = false;
    preferences.patterns = false;
    expect((await import("./weaves.svelte")).weaves.on).toBe(false);
    preferences.patterns = true;
    expect((await import("./weaves.svelte")).weaves.on).toBe(true);
    vi.resetModules();
    preferences.patterns = false;
    asked.matches = true;
    expect((await import("./weaves.svelte")).weaves.on).toBe(true);
  });

  it("tell suits apart", async () => {
    const { weaveOf, WEAVES } = await import("./weaves.svelte");
    const { default: suits } = await import("../pictures/suits.json");
    const found = Object.keys(suits).map(weaveOf);
    expect(new Set(found).size).toBe(Math.min(found.length, WEAVES));
  });
});
