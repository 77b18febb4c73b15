/** A file as blocks, so that of a large one only what was written is kept anew. */

export const BLOCK = 16 * 1024;

export class Blocks {
  private written = new Set<number>();

  /** Something was written: `length` bytes from `start` on. */
  mark(start: number, length: number): void {
    if (length <= 0) return;
    for (let at = Math.floor(start / BLOCK); at * BLOCK < start + length; at++)
      this.written.add(at);
  }

  /** Whether anything was written since `take`. */
  get dirty(): boolean {
    return this.written.size > 0;
  }

  /** What was written since the last time, by block. */
  take(file: Uint8Array): Map<number, Uint8Array> {
    const found = new Map<number, Uint8Array>();
    for (const at of this.written)
      if (at * BLOCK < file.length)
        found.set(at, file.slice(at * BLOCK, Math.min(file.length, (at + 1) * BLOCK)));
    this.written.clear();
    return found;
  }

  /** What was taken was not kept: it is to be taken again. */
  putBack(taken: Map<number, Uint8Array>): void {
    for (const at of taken.keys()) this.written.add(at);
  }
}

/** The file that its blocks make. */
export function joined(blocks: Map<number, Uint8Array>, size: number): Uint8Array {
  const file = new Uint8Array(size);
  for (const [at, block] of blocks)
    if (at * BLOCK < size) file.set(block.subarray(0, size - at * BLOCK), at * BLOCK);
  return file;
}
