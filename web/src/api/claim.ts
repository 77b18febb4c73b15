/** Claiming an invitation so that an answer lost on the way does not lose the seat. */

import { keep, recall } from "../lib/kept/kept";
import { api } from "./client";
import { ApiError } from "./errors";
import { backoff } from "./events";
import type { Claimed } from "./types";

const NAME = "claims";
const ATTEMPTS = 6;

type Ask = (invitation: string, name: string | undefined, key: string) => Promise<Claimed>;
type Shelf = { recall: typeof recall; keep: typeof keep };

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

export class Claims {
  /** Used where the browser keeps nothing. */
  private known = new Map<string, string>();

  constructor(
    private ask: Ask = api.claim,
    private wait = pause,
    private shelf: Shelf = { recall, keep },
  ) {}

  /**
   * Ask until the server has answered; `hold` keeps the seat before the key is forgotten.
   * Throws what the server refuses, and the last error when nothing comes back.
   */
  async take(
    invitation: string,
    name: string | undefined,
    hold: (seat: Claimed) => void,
  ): Promise<void> {
    const key = this.keyOf(invitation);
    for (let attempt = 0; ; attempt++) {
      try {
        hold(await this.ask(invitation, name, key));
        this.forget(invitation);
        return;
      } catch (error) {
        if (isRefusal(error)) this.forget(invitation);
        if (isRefusal(error) || attempt + 1 >= ATTEMPTS) throw error;
      }
      await this.wait(backoff(attempt));
    }
  }

  /** The key this browser claims an invitation with, made and kept before it is first sent. */
  private keyOf(invitation: string): string {
    const kept = this.kept();
    const key = kept.get(invitation) ?? this.known.get(invitation) ?? newKey();
    this.known.set(invitation, key);
    this.shelf.keep(NAME, [...kept.set(invitation, key)]);
    return key;
  }

  private forget(invitation: string): void {
    this.known.delete(invitation);
    const kept = this.kept();
    kept.delete(invitation);
    this.shelf.keep(NAME, [...kept]);
  }

  private kept(): Map<string, string> {
    return new Map(this.shelf.recall<[string, string][]>(NAME, []));
  }
}

/** Whether the server has decided; after anything else the seat may be ours. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** 192 random bits.  `crypto.randomUUID` is not there on pages without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const claims = new Claims();
