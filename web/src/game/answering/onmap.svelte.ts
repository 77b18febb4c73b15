/** Answering on the map: what a place offers, a piece lifted and let go, an answer taken back. */

import type { Ahead, Choice, DecisionStep, DeedLine, State, Verb } from "../../api/types";
import { preferences } from "../../lib/kept/preferences.svelte";
import type { Asking } from "../table.svelte";
import { pointsAt, type Target } from "./options";
import type { Disc, MapPlay } from "../../table/map/lifting.svelte";
import { offersOf, onlyAt, type Offer, type Tile } from "./tiles";

/** The roles of places between which something goes. */
const [FROM, TO] = ["from", "to"] as const;

/** Milliseconds for which an answer is waited for to be shown, and between two looks. */
const [PATIENCE, LOOK] = [8_000, 40];

/** The open question, as far as it is answered on the map. */
interface Asked {
  readonly all: Choice[];
  readonly options: Choice[];
  readonly verbs: Verb[];
  readonly tiles: Tile[];
  readonly ahead: Ahead | null;
  readonly pointed: Choice[] | null;
  readonly strict: boolean;
  hovered: Choice | null;
  readonly state: State | null;
  readonly table: Asking;
  weighs(choice: Choice, place?: string, goOn?: (() => Promise<boolean>) | null): boolean;
  take(choice: Choice): Promise<boolean>;
  pick(target: Target): void;
}

export class OnMap implements MapPlay {
  /** A picked place at which something can be done. */
  at = $state<string | null>(null);
  /** Whether what was lifted last has been. */
  private lifted: Promise<boolean> = Promise.resolve(false);

  /** How many answers the last gesture gave, and at which moment it ended. */
  private gesture = { answers: 0, ended: -1 };

  constructor(private readonly choosing: Asked) {}

  /** How many answers are to be taken back together, since one gesture gave them. */
  get together(): number {
    const { answers, ended } = this.gesture;
    return ended === this.choosing.table.latest?.revision ? Math.max(answers, 1) : 1;
  }

  /** Give an answer as part of the gesture that goes on. */
  private async give(choice: Choice): Promise<boolean> {
    if (!(await this.choosing.take(choice))) return false;
    const ended = this.choosing.table.latest?.revision ?? -1;
    this.gesture = { answers: this.gesture.answers + 1, ended };
    return true;
  }

  /** The gesture that goes on, or the last one. */
  private going: Promise<boolean> = Promise.resolve(true);

  /** Wait until a gesture has given all its answers: what takes it back takes back all of them. */
  async ended(): Promise<void> {
    await this.going;
  }

  private goOn(gesture: Promise<boolean>): Promise<boolean> {
    this.going = gesture.catch(() => false);
    return gesture;
  }

  private begin(): void {
    this.gesture = { answers: 0, ended: -1 };
  }

  /** What can be done at each place, where there is more than one thing to do. */
  offers = $derived.by(() =>
    this.choosing.tiles.length
      ? offersOf(
          this.choosing.verbs,
          this.choosing.all,
          this.choosing.ahead?.outcomes ?? {},
          this.choosing.ahead?.lines,
        )
      : {},
  );

  /** Its verbs, each once. */
  discs = $derived.by(() => {
    const found: Record<string, Disc[]> = {};
    for (const [place, offers] of Object.entries(this.offers)) {
      const verbs = new Map(offers.map(({ verb }) => [verb.id, verb]));
      found[place] = [...verbs.values()].map(({ id, short, picture }) => ({
        id,
        title: short,
        picture,
      }));
    }
    return found;
  });

  /** Those, where all else steps back; null: all are alike. */
  get bright(): string[] | null {
    return this.choosing.strict && this.pointed.length ? this.pointed : null;
  }

  /** The places that somebody points at. */
  get pointed(): string[] {
    const { pointed, ahead } = this.choosing;
    const found = (pointed ?? []).flatMap((choice) => Object.values(choice.places).flat());
    const coming = (pointed ?? []).flatMap((choice) =>
      Object.values(ahead?.outcomes[choice.text]?.next?.targets ?? {}).flat(),
    );
    return [...new Set(found.length ? found : coming)];
  }

  /** Whose figures those are that can be lifted. */
  get owner(): string | null {
    return this.choosing.state?.viewer ?? null;
  }

  /** Where what was begun goes: by the option that is meant, or by an answer so far. */
  get goal(): string | null {
    const { hovered, table, state } = this.choosing;
    const steps = table.mine ? (state?.decision?.steps ?? []) : [];
    return hovered?.places?.[TO]?.[0] ?? steps.at(-1)?.places?.[TO]?.[0] ?? null;
  }

  /** What a tile offers at the place that is picked. */
  here(tile: Tile): Offer[] {
    return (this.offers[this.at ?? ""] ?? []).filter(
      (offer) => offer.verb.id === tile.verb.id && (!tile.choice || tile.choice === offer.choice),
    );
  }

  /** Use a tile at the place that is picked; false where it offers nothing there. */
  use(tile: Tile): boolean {
    const [offer, ...more] = this.here(tile);
    if (!offer || more.length || this.at === null) return false;
    void this.accept(offer, this.at);
    return true;
  }

  /**
   * Pick a place at which something can be done, or leave it; at the start of what is being done,
   * take that back.  False where a click means something else.
   */
  visit(place: string): boolean {
    const start = this.steps.findLast((step) => step.places?.[FROM]?.includes(place));
    const target = { domain: "place", id: place };
    if (start && !this.choosing.all.some((choice) => pointsAt(choice, target))) {
      void this.back(start);
      return true;
    }
    const there = this.offers[place] ?? [];
    if (!there.length || (there.length === 1 && there[0]?.prompt === null)) return false;
    this.at = place === this.at ? null : place;
    return true;
  }

  /** Use a verb at a place: its answer and, where the place is asked about next, that one too. */
  accept(offer: Offer, place: string): Promise<boolean> {
    if (this.choosing.weighs(offer.choice, place, () => this.accept(offer, place)))
      return Promise.resolve(false);
    return this.goOn(this.accepted(offer, place));
  }

  private async accepted(offer: Offer, place: string): Promise<boolean> {
    this.begin();
    if (!(await this.taken(offer.choice))) return false;
    if (offer.prompt === null) return true;
    const { table, state, all } = this.choosing;
    const asked = table.mine ? state?.decision : null;
    const next = asked?.prompt === offer.prompt ? onlyAt(all, place, offer.role) : null;
    return next ? this.give(next) : true;
  }

  /** Use a verb at a place, and choose there; then what most people would, as long as that is asked. */
  acceptLine(offer: Offer, line: DeedLine): Promise<boolean> {
    const place = this.at ?? undefined;
    if (this.choosing.weighs(offer.choice, place, () => this.acceptLine(offer, line)))
      return Promise.resolve(false);
    return this.goOn(this.lineAccepted(offer, line));
  }

  private async lineAccepted(offer: Offer, line: DeedLine): Promise<boolean> {
    this.begin();
    if (!(await this.taken(offer.choice))) return false;
    for (const text of line.answers) if (!(await this.answer(text))) return false;
    while (this.steps.length && this.usual && !preferences.confirm) {
      if (!(await this.answer(this.usual))) return false;
    }
    return true;
  }

  private get usual(): string | null {
    return (this.choosing.table.mine && this.choosing.state?.decision?.usual) || null;
  }

  /** Give an answer by its text, where it is offered. */
  private async answer(text: string): Promise<boolean> {
    const choice = this.choosing.all.find((each) => each.text === text);
    return choice ? this.taken(choice) : false;
  }

  /** Give an answer, and wait until what came of it is shown; a pace may keep that back. */
  private async taken(choice: Choice): Promise<boolean> {
    const { table } = this.choosing;
    const before = table.shown?.revision ?? 0;
    if (!(await this.give(choice))) return false;
    for (let left = PATIENCE; left > 0; left -= LOOK) {
      if (table.waiting === 0 && (table.shown?.revision ?? 0) > before) return true;
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
    return false;
  }

  /** A mouse over a place means the battle that a click there begins, so that its odds are seen. */
  point(place: string | null): void {
    const { options, ahead } = this.choosing;
    const there = place
      ? options.filter((each) => pointsAt(each, { domain: "place", id: place }))
      : [];
    const [only] = there;
    const battle = there.length === 1 && only && ahead?.outcomes[only.text]?.battle;
    this.choosing.hovered = battle ? only : null;
  }

  /** The one thing that takes something from a place: an offer there, or an option. */
  private lifting(place: string): Offer | Choice | null {
    if (!this.choosing.tiles.length) return onlyAt(this.choosing.options, place, FROM);
    const offers = (this.offers[place] ?? []).filter((offer) => offer.role === FROM);
    return offers.length === 1 ? (offers[0] ?? null) : null;
  }

  canLift(place: string): boolean {
    return !this.choosing.table.busy && this.lifting(place) !== null;
  }

  /** Lift what stands in a place, so that the places it can go to are asked for. */
  lift(place: string): void {
    const found = this.lifting(place);
    if (!found) return;
    if ("choice" in found) {
      this.lifted = this.accept(found, place);
      return;
    }
    this.begin();
    this.lifted = this.goOn(this.give(found));
  }

  /** Let go of it over a place: there it goes, or it stays lifted. */
  async drop(place: string): Promise<void> {
    if (!(await this.lifted)) return;
    const there = onlyAt(this.choosing.options, place, TO);
    if (there) await this.give(there);
    else this.choosing.pick({ domain: "place", id: place });
  }

  /** Answers so far that can be taken back. */
  get steps(): DecisionStep[] {
    const steps = this.choosing.table.mine ? (this.choosing.state?.decision?.steps ?? []) : [];
    return steps.filter((step) => !step.settled && step.undo !== null);
  }

  /** Take back an answer, and all that came after it. */
  async back(step: DecisionStep | undefined): Promise<void> {
    for (let left = step?.undo ?? 0; left > 0; left--)
      if (!(await this.choosing.table.undo())) return;
  }
}
