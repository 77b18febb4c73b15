import { expect, test } from "vitest";
import { BLOCK, Blocks, joined } from "./blocks";
import { Keeping } from "./keeping";

/** A shelf that is full at first. */
class Full {
  kept = new Map<number, Uint8Array>();
  full = true;
  write = async (blocks: Map<number, Uint8Array>): Promise<void> => {
    await Promise.resolve();
    if (this.full) throw new Error("QuotaExceededError");
    for (const [at, block] of blocks) this.kept.set(at, block);
  };
}

test("what could not be kept is said, and kept as soon as there is room", async () => {
  const [file, blocks, shelf] = [new Uint8Array(3 * BLOCK), new Blocks(), new Full()];
  let lost = 0;
  const keeping = new Keeping(
    shelf,
    blocks,
    () => file,
    () => lost++,
  );
  const write = (at: number, value: number): void => {
    file[at] = value;
    blocks.mark(at, 1);
  };
  write(5, 1);
  const first = keeping.save();
  write(2 * BLOCK, 2);
  await Promise.all([first, keeping.save()]);
  expect([lost, shelf.kept.size]).toEqual([2, 0]);
  shelf.full = false;
  write(BLOCK, 3);
  await keeping.save();
  expect(lost).toBe(2);
  expect(joined(shelf.kept, file.length).join() === file.join()).toBe(true);
});

test("without a shelf nothing is kept, and nobody waits", async () => {
  const blocks = new Blocks();
  blocks.mark(0, 1);
  await new Keeping(
    null,
    blocks,
    () => new Uint8Array(1),
    () => undefined,
  ).save();
});
