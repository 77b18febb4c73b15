import { expect, test } from "vitest";
import { BLOCK, Blocks, joined } from "./blocks";

test("only blocks that were written are taken, once", () => {
  const file = new Uint8Array(3 * BLOCK + 10).fill(7);
  const blocks = new Blocks();
  blocks.mark(BLOCK - 1, 2);
  blocks.mark(3 * BLOCK, 10);
  blocks.mark(0, 0);
  expect(blocks.dirty).toBe(true);
  const taken = blocks.take(file);
  expect([...taken].map(([at, block]) => [at, block.length])).toEqual([
    [0, BLOCK],
    [1, BLOCK],
    [3, 10],
  ]);
  expect(blocks.dirty).toBe(false);
});

test("a file is what its blocks make, as long as it is now", () => {
  const file = Uint8Array.from({ length: 2 * BLOCK + 5 }, (_, n) => n % 251);
  const blocks = new Blocks();
  blocks.mark(0, file.length);
  const kept = blocks.take(file);
  expect(joined(kept, file.length)).toEqual(file);
  expect(joined(kept, BLOCK + 3)).toEqual(file.slice(0, BLOCK + 3));
});
