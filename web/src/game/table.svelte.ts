/** One game as this browser sees it: the present, the moment shown, the log, and what one may do. */

import { api, type Moment } from "../api/client";
import { ApiError, words } from "../api/errors";
import { backoff } from "../api/events";
import { follow, type Connection } from "../api/stream";
import type {
  Ahead,
  Deed,
  Entry,
  LogPage,
  OptionOutcome,
  SeatState,
  Settings,
  State,
  WhyNot,
  WhyNotDone,
} from "../api/types";
import { deedsUpto, fought, merged, mergedDeeds, placesBetween } from "./past/log";
import { Steps } from "./steps.svelte";

/** No answer at all, or one from a proxy or a server that begins: nothing was changed. */
const OUT_OF_REACH = [0, 502, 503, 504];

/** An answer that the reader took back before it had arrived, or that had arrived after all. */
class Withdrawn extends Error {}

/** What answering needs of a game; an analysis has as much. */
export type Asking = Pick<
  Table,
  | "latest"
  | "past"
  | "shown"
  | "told"
  | "mine"
  | "busy"
  | "waiting"
  | "since"
  | "problem"
  | "answer"
  | "undo"
  | "skip"
  | "backToNow"
  | "ahead"
  | "whyNot"
  | "whyNotAbout"
  | "settings"
> &
  Partial<Pick<Table, "asking" | "last">> & {
    /** Whether any answer can be taken back at any time: nobody else plays here. */
    readonly reversible?: boolean;
  };

export class Table {
  /** The latest moment the server told. */
  latest = $state.raw<State | null>(null);
  /** A moment of the past being looked at, or null. */
  past = $state.raw<State | null>(null);
  entries = $state.raw<Entry[]>([]);
  deeds = $state.raw<Deed[]>([]);
  connection = $state<Connection>("connecting");
  /** What went wrong last, for the person at the screen. */
  problem = $state("");
  /** The operator's line for everybody. */
  announcement = $state("");
  busy = $state(false);
  /** What would end for good with the answer that has just been refused because of that. */
  last: OptionOutcome | null = null;
  /** Whether an answer waits until the server can be reached again. */
  unsent = $state(false);

  /** The revision at which the reader last answered. */
  private answered = $state<number | null>(null);
  /** How often another moment was asked for: only the last of them is shown when it comes. */
  private looks = 0;
  /** Called when it is worth trying again, or when it is not to be tried any more. */
  private retry: (() => void) | null = null;
  /** The lines of the log for which a moment was kept. */
  private kept = "";
  private steps: Steps;
  private stop: (() => void) | null = null;
  private fetching = false;
  /** Whether nothing may be shown yet, which is said until it may. */
  private early = false;

  constructor(
    readonly id: string,
    private token: string | null,
    /** Seconds that a step of others stays on the screen. */
    seconds: () => number,
    /** Milliseconds that the dice of a battle of one's own stay before others go on. */
    private battle: () => number = () => 0,
  ) {
    this.steps = new Steps(seconds, () => this.watch());
  }

  /** The moment that is being shown, on the way to the latest. */
  get shown(): State | null {
    return this.steps.shown;
  }

  /** How many moments wait to be shown. */
  get waiting(): number {
    return this.steps.waiting;
  }

  /** Whether a battle of one's own is still to be seen. */
  get fighting(): boolean {
    return this.steps.held;
  }

  /** What to draw. */
  get view(): State | null {
    return this.past ?? this.shown;
  }

  /** The lines of the log up to what is drawn. */
  get told(): Entry[] {
    const length = this.view?.log_length ?? 0;
    return this.entries.filter((entry) => entry.index < length);
  }

  /** The places that have just changed. */
  get moved(): string[] {
    return placesBetween(this.entries, ...this.steps.lines);
  }

  /** Whether the viewer is asked, here and now. */
  get mine(): boolean {
    return !this.past && this.waiting === 0 && (this.shown?.decision?.mine ?? false);
  }

  /** Since which revision all is news to the reader. */
  get since(): number {
    return this.answered ?? (this.shown?.revision ?? 0) - 1;
  }

  // ---- following

  start(): void {
    this.stop?.();
    this.stop = follow(this.id, this.token, {
      state: (state) => this.arrive(state),
      entries: (page) => this.learn(page),
      presence: (seats) => this.presence(seats),
      announcement: (text) => (this.announcement = text),
      connection: (now, error) => {
        this.connection = now;
        if (now === "live") this.retry?.();
        if (error) this.problem = error.message;
        else if (this.early && now === "live") this.problem = "";
        this.early = error?.code === "not_yet";
      },
    });
  }

  /** Sit on another seat of the same screen, or on none: the log is told anew. */
  sit(token: string | null): void {
    // Until the new seat's view is there the table stays, without what the old one alone may see.
    const seen = this.latest ?? this.shown;
    this.end();
    this.answered = null;
    this.token = token;
    this.steps.restart(seen && unseen(seen));
    this.latest = this.past = null;
    this.looks += 1;
    this.entries = [];
    this.deeds = [];
    this.start();
  }

  end(): void {
    this.stop?.();
    this.stop = null;
    this.dropUnsent();
    this.steps.stop();
  }

  private arrive(told: State): void {
    const state = { ...told, id: this.id };
    if (this.latest && (same(this.latest, state) || isNewer(this.latest, state))) return;
    const first = this.latest === null;
    this.latest = state;
    this.steps.add(state);
    // Nobody waits for the end of a story to answer.
    if (first) this.skip();
    else if (state.decision?.mine) this.steps.hasten((from, to) => this.isFought(from, to));
    void this.catchUp();
  }

  /** Whether dice of the viewer's were cast last between two moments. */
  private isFought(from: State, to: State): boolean {
    return this.battle() > 0 && fought(this.entries, from.log_length, to.log_length, to.viewer);
  }

  /** Keep a battle of the viewer's on the screen, as soon as its lines are there. */
  private watch(): void {
    const { shown, lines } = this.steps;
    const told = `${shown?.edition} ${lines.join(" ")}`;
    if (!shown || lines[1] !== shown.log_length || told === this.kept) return;
    if (!fought(this.entries, ...lines, shown.viewer)) return;
    this.kept = told;
    this.steps.hold(this.battle());
  }

  /** Go on from a battle that has been seen. */
  goOn(): void {
    this.steps.release();
  }

  private presence(seats: Partial<SeatState>[]): void {
    const told = (state: State): State => ({
      ...state,
      seats: state.seats.map((seat) => ({
        ...seat,
        ...seats.find((other) => other.seat === seat.seat),
      })),
    });
    if (this.latest) this.latest = told(this.latest);
    this.steps.change(told);
  }

  /** Show the present at once. */
  skip(): void {
    this.steps.skip();
  }

  // ---- the log

  private learn(page: LogPage): void {
    const all = merged(this.entries, page.entries);
    if (all) {
      this.entries = all;
      this.deeds = mergedDeeds(this.deeds, page.deeds);
      this.watch();
    } else void this.catchUp();
  }

  /** Ask for the lines that are missing, and drop those that were taken back. */
  private async catchUp(): Promise<void> {
    const length = this.latest?.log_length ?? 0;
    const known = this.entries.filter((entry) => entry.index < length);
    if (known.length < this.entries.length) {
      this.entries = known;
      this.deeds = deedsUpto(this.deeds, length);
    }
    if (this.fetching || known.length >= length) return;
    this.fetching = true;
    const token = this.token;
    let more = false;
    try {
      const from = (known.at(-1)?.index ?? -1) + 1;
      const page = await api.log(this.id, token, from);
      const kept = this.entries.filter((entry) => entry.index < from);
      if (token === this.token) {
        this.entries = [...kept, ...page.entries];
        this.deeds = mergedDeeds(this.deeds, page.deeds);
        this.watch();
      }
      more = page.entries.length > 0;
    } catch {
      // The stream says by itself when the server cannot be reached.
    } finally {
      this.fetching = false;
    }
    // What was told while the lines were on their way came to nothing: ask for it too.
    if (more) await this.catchUp();
  }

  // ---- acting

  /** Give an answer; with `careful` only where it is not the last that can be taken back: see `last`. */
  async answer(text: string, careful = false): Promise<boolean> {
    const at = this.latest?.revision ?? null;
    const done = await this.act((token, moment) =>
      api.answer(this.id, token, moment, text, careful),
    );
    if (done) this.answered = at;
    return done;
  }

  async undo(): Promise<boolean> {
    return this.act((token, at) => api.undo(this.id, token, at));
  }

  /** Take back an answer that another seat of this screen gave. */
  async undoOf(token: string, at: Moment): Promise<boolean> {
    try {
      await api.undo(this.id, token, { revision: at.revision, edition: at.edition });
      return true;
    } catch (error) {
      this.problem = words(error);
      return false;
    }
  }

  private async act(
    doing: (token: string, at: Moment) => Promise<{ state: State }>,
  ): Promise<boolean> {
    const asked = this.latest;
    this.last = null;
    if (!asked || !this.token || this.busy) return false;
    this.busy = true;
    this.problem = "";
    this.goOn();
    const token = this.token;
    const at = { revision: asked.revision, edition: asked.edition };
    try {
      const done = await this.delivered(() => doing(token, at));
      if (token === this.token) this.arrive(done.state); // unless the stream told more already
      return true;
    } catch (error) {
      const refused = error instanceof ApiError ? error : null;
      this.last = refused?.body.outcome ?? null;
      if (!(error instanceof Withdrawn) && !this.last) this.problem = words(error);
      if (refused?.status === 409 && !this.last) await this.refresh();
      return false;
    } finally {
      this.busy = false;
    }
  }

  /**
   * What comes back of a request that is made until it has reached the server.  It says which moment
   * it is meant for: one that had arrived, and whose reply was lost, is not carried out twice.
   */
  private async delivered<T>(request: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await request();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (this.unsent && error.status === 409 && !error.body.outcome) {
          await this.refresh();
          throw new Withdrawn();
        }
        if (!OUT_OF_REACH.includes(error.status)) throw error;
      } finally {
        this.unsent = false;
      }
      this.unsent = true;
      await this.worthTrying(backoff(attempt));
      if (!this.unsent) throw new Withdrawn();
    }
  }

  private worthTrying(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.retry?.(), milliseconds);
      this.retry = () => {
        clearTimeout(timer);
        this.retry = null;
        resolve();
      };
    });
  }

  /** Give up an answer that has not reached the server. */
  dropUnsent(): void {
    this.unsent = false;
    this.retry?.();
  }

  /** Ask for the present, for when the page turns out to be behind. */
  async refresh(): Promise<void> {
    try {
      const state = await api.state(this.id, this.token);
      this.arrive(state);
      this.skip();
    } catch (error) {
      this.problem = words(error);
    }
  }

  /** What the options bring; null where nobody can say, or not any more. */
  async ahead(): Promise<Ahead | null> {
    try {
      return await api.ahead(this.id, this.token ?? "");
    } catch {
      return null;
    }
  }

  /** Something else asked of the server about this game, as the seat that sits here. */
  asking<T>(call: (id: string, token: string) => Promise<T>): Promise<T> {
    return call(this.id, this.token ?? "");
  }

  async whyNot(text: string, of?: string): Promise<WhyNot> {
    return api.whyNot(this.id, this.token ?? "", text, of);
  }

  async whyNotAbout(domain: string, name: string): Promise<WhyNotDone[]> {
    return (await api.whyNotAbout(this.id, this.token ?? "", domain, name)).reasons;
  }

  async settings(settings: Settings): Promise<void> {
    if (this.token) await api.settings(this.id, this.token, settings);
  }

  // ---- looking back

  async look(revision: number): Promise<void> {
    const look = ++this.looks;
    try {
      const before = this.view?.log_length ?? 0;
      const past = await api.state(this.id, this.token, revision);
      if (look !== this.looks) return;
      this.past = past;
      const back = past.log_length < before;
      const from = back ? this.firstOf(revision) : before;
      this.steps.lines = [from, past.log_length];
    } catch (error) {
      this.problem = words(error);
    }
  }

  /** The table as it was then, for whoever compares; null where it cannot be had. */
  async moment(revision: number): Promise<State | null> {
    try {
      return await api.state(this.id, this.token, revision);
    } catch {
      return null; // what is told without it is true, too
    }
  }

  /** The first line of the log that the answer before `revision` wrote. */
  private firstOf(revision: number): number {
    return this.entries.find((entry) => entry.revision >= revision)?.index ?? 0;
  }

  backToNow(): void {
    this.looks += 1;
    if (!this.past) return;
    this.past = null;
    this.steps.lines = [0, 0];
  }
}

/** A state without what only its viewer may see. */
export function unseen(state: State): State {
  const { decision, view } = state;
  return {
    ...state,
    viewer: null,
    viewer_seat: null,
    undo: { possible: false, answers: 0 },
    decision: decision && { ...decision, mine: false, options: undefined },
    view: {
      ...view,
      viewer: null,
      seats: view.seats.map((seat) => ({
        ...seat,
        hand: null,
        known: [],
        board: seat.faction === state.viewer ? [] : seat.board,
      })),
    },
  };
}

/** Whether two states of one revision tell the same. */
/** Whether a moment comes after another: an undo begins a later edition at an earlier revision. */
function isNewer(one: State, other: State): boolean {
  const later = (one.edition ?? 0) - (other.edition ?? 0);
  return later > 0 || (later === 0 && one.revision > other.revision);
}

function same(one: State, other: State): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
