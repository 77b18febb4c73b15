/** Keeps a file that is written on: what has changed is on the shelf before anybody is told of it. */

import type { Blocks } from "./blocks";

/** Where blocks are kept, all of one time or none. */
export interface Shelves {
  write(blocks: Map<number, Uint8Array>, size: number): Promise<void>;
}

export class Keeping {
  private last = Promise.resolve();

  /** `lost` is told each time that nothing could be kept; `shelf` is null where nothing ever is. */
  constructor(
    private shelf: Shelves | null,
    private blocks: Blocks,
    private file: () => Uint8Array,
    private lost: () => void,
  ) {}

  /** Keep what was written, after whatever is being kept.  Play goes on where that fails. */
  save(): Promise<void> {
    if (this.shelf && this.blocks.dirty) this.last = this.last.then(() => this.write());
    return this.last;
  }

  private async write(): Promise<void> {
    if (!this.blocks.dirty) return;
    const file = this.file();
    const changed = this.blocks.take(file);
    try {
      await this.shelf?.write(changed, file.length);
    } catch {
      this.blocks.putBack(changed); // the next attempt keeps all of it or nothing
      this.lost();
    }
  }
}
