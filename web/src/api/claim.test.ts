import { describe, expect, it } from "vitest";
import { Claims } from "./claim";
import { ApiError } from "./errors";
import type { Claimed } from "./types";

const seat: Claimed = {
  ...{ id: "g", seat: 1, faction: "cats", token: "t", link: "", seeded: false },
};
const offline = (): ApiError => new ApiError(0, "offline");

/** A browser's storage, and a server that answers each claim with the next of `answers`. */
function browser(...answers: (Claimed | Error)[]) {
  const kept = new Map<string, string>();
  const asked: { invitation: string; key: string; kept: string }[] = [];
  const waits: number[] = [];
  const shelf = {
    recall: <T>(name: string, otherwise: T): T =>
      kept.has(name) ? (JSON.parse(kept.get(name) ?? "") as T) : otherwise,
    keep: (name: string, value: unknown): void => void kept.set(name, JSON.stringify(value)),
  };
  const ask = (invitation: string, _: string | undefined, key: string): Promise<Claimed> => {
    asked.push({ invitation, key, kept: kept.get("claims") ?? "" });
    const answer = answers.shift() ?? seat;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const wait = (milliseconds: number): Promise<void> => {
    waits.push(milliseconds);
    return Promise.resolve();
  };
  return { asked, waits, kept, open: () => new Claims(ask, wait, shelf) };
}

describe("claiming an invitation", () => {
  it("keeps a long key before it asks, and forgets it when the seat is held", async () => {
    const { asked, kept, open } = browser();
    let held = "";
    await open().take("paper", "Ada", (found) => (held = found.token + (kept.get("claims") ?? "")));
    expect(asked).toHaveLength(1);
    expect(asked[0]?.key).toMatch(/^[0-9a-f]{48}$/);
    expect(asked[0]?.kept).toContain(asked[0]?.key);
    expect(held).toContain(asked[0]?.key);
    expect(kept.get("claims")).toBe("[]");
  });

  it("asks again with the same key when the answer was lost", async () => {
    const lost = [offline(), new TypeError("cut in the middle"), new ApiError(502, "502")];
    const { asked, waits, open } = browser(...lost);
    const found: Claimed[] = [];
    await open().take("paper", undefined, (each) => found.push(each));
    expect(found).toEqual([seat]);
    expect(new Set(asked.map((each) => each.key)).size).toBe(1);
    expect([asked.length, waits.length]).toEqual([4, 3]);
  });

  it("gives up in the end, and takes the same key up again after a reload", async () => {
    const { asked, open } = browser(...Array.from({ length: 6 }, offline));
    await expect(open().take("paper", undefined, () => undefined)).rejects.toThrow();
    await open().take("paper", undefined, () => undefined);
    expect(asked).toHaveLength(7);
    expect(new Set(asked.map((each) => each.key)).size).toBe(1);
  });

  it("asks once where the server refuses, and forgets the key", async () => {
    for (const refused of [new ApiError(409, "spent"), new ApiError(404, "no_invitation")]) {
      const { asked, kept, open } = browser(refused);
      await expect(open().take("paper", undefined, () => undefined)).rejects.toBe(refused);
      expect([asked.length, kept.get("claims")]).toEqual([1, "[]"]);
    }
  });

  it("makes a key for each invitation", async () => {
    const { asked, open } = browser();
    const claims = open();
    for (const paper of ["one", "other", "__proto__"])
      await claims.take(paper, undefined, () => undefined);
    expect(new Set(asked.map((each) => each.key)).size).toBe(3);
  });

  it("works where the browser keeps nothing", async () => {
    const asked: string[] = [];
    const shelf = { recall: <T>(_: string, otherwise: T): T => otherwise, keep: () => undefined };
    const claims = new Claims(
      (_, __, key) => {
        asked.push(key);
        return asked.length < 3 ? Promise.reject(offline()) : Promise.resolve(seat);
      },
      () => Promise.resolve(),
      shelf,
    );
    await claims.take("paper", undefined, () => undefined);
    expect([asked.length, new Set(asked).size]).toEqual([3, 1]);
  });
});
