import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { packed, unpacked } from "./link";

describe("a document in a link", () => {
  it("comes back as it was, without what an address cannot hold", async () => {
    const document = { title: "Fuchs ✓", list: Array.from({ length: 300 }, (_, at) => at) };
    const text = await packed(document);
    expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(await unpacked(text)).toEqual(document);
  });

  it("can be made by other programs", async () => {
    const text = deflateRawSync(Buffer.from('{"map": "lake"}')).toString("base64url");
    expect(await unpacked(text)).toEqual({ map: "lake" });
  });

  it.each([
    ["no base64", "%%%"],
    ["nothing deflated", "AAAA"],
    [
      "cut short",
      deflateRawSync(Buffer.from(`{"a": "${"b".repeat(50)}"}`))
        .toString("base64url")
        .slice(0, 8),
    ],
    ["no table", deflateRawSync(Buffer.from("[1]")).toString("base64url")],
  ])("is refused with %s", async (_, text) => {
    await expect(unpacked(text)).rejects.toThrow("analysis-bad-link");
  });

  it("is refused where it is too large, however short the link is", async () => {
    const bomb = deflateRawSync(Buffer.alloc(50_000_000, 32)).toString("base64url");
    expect(bomb.length).toBeLessThan(100_000);
    await expect(unpacked(bomb)).rejects.toThrow("analysis-too-large");
    await expect(unpacked("A".repeat(1_000_000))).rejects.toThrow("analysis-too-large");
  });
});
