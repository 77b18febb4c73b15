/** The file of games in IndexedDB, block by block: what is put there together is there together. */

import { joined } from "./blocks";

const NAME = "undergrowth";
const STORE = "file";
const SIZE = "size";

export class Shelf {
  private constructor(private base: IDBDatabase) {}

  /** Throws where a browser keeps nothing. */
  static async open(): Promise<Shelf> {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => void asked.result.createObjectStore(STORE);
    return new Shelf(await done(asked));
  }

  async read(): Promise<Uint8Array> {
    const store = this.base.transaction(STORE).objectStore(STORE);
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    const blocks = new Map<number, Uint8Array>();
    let size = 0;
    keys.forEach((key, n) => {
      if (key === SIZE) size = values[n] as number;
      else blocks.set(key as number, values[n] as Uint8Array);
    });
    return joined(blocks, size);
  }

  /** Kept when this returns. */
  write(blocks: Map<number, Uint8Array>, size: number): Promise<void> {
    const change = this.base.transaction(STORE, "readwrite", { durability: "strict" });
    const store = change.objectStore(STORE);
    for (const [at, block] of blocks) store.put(block, at);
    store.put(size, SIZE);
    return new Promise((resolve, reject) => {
      change.oncomplete = () => resolve();
      change.onabort = () => reject(change.error ?? new Error("nothing could be kept"));
    });
  }
}

const done = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("IndexedDB does not answer"));
  });
