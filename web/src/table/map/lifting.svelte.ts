/** A piece lifted on the map and carried to another place by mouse or finger. */

import type { Point } from "../../api/types";

/** What can be done on a map beside picking places. */
export interface MapPlay {
  /** By place, the verbs that can be used there. */
  readonly discs: Record<string, Disc[]>;
  /** The place at which one of them is being chosen. */
  readonly at: string | null;
  /** The places that somebody points at; all others are dimmed. */
  readonly bright: string[] | null;
  /** Where something is about to go, if that is known. */
  readonly goal: string | null;
  /** Whose figures those are that can be lifted. */
  readonly owner: string | null;
  /** A mouse points at a place, or no longer at any. */
  point?(place: string | null): void;
  canLift(place: string): boolean;
  lift(place: string): void;
  drop(place: string): Promise<void>;
}

export interface Disc {
  id: string;
  title: string;
  picture: string;
}

const FAR = 10;

export class Lifting {
  /** Where it is carried from, and where it is now, while it is. */
  from = $state<string | null>(null);
  to = $state.raw<Point>([0, 0]);
  /** Whether the last press carried something: then it was no click. */
  carried = false;
  private stop: AbortController | null = null;
  private pressed: { place: string; x: number; y: number } | null = null;

  constructor(
    private readonly play: () => MapPlay | undefined,
    private readonly spot: (x: number, y: number) => Point,
  ) {}

  down(event: PointerEvent): void {
    this.carried = false;
    this.leave();
    const place = placeAt(event.target);
    // A second finger zooms.
    if (!event.isPrimary || event.button !== 0 || !place) return;
    if (this.play()?.canLift(place)) {
      this.pressed = { place, x: event.clientX, y: event.clientY };
      this.follow();
    }
  }

  /** Until it is let go: panels come between the pointer and the map while it is carried. */
  private follow(): void {
    this.stop = new AbortController();
    const { signal } = this.stop;
    addEventListener("pointermove", (event) => this.move(event), { signal });
    addEventListener("pointerup", (event) => this.up(event), { signal });
    addEventListener("pointercancel", () => this.leave(), { signal });
  }

  private move(event: PointerEvent): void {
    if (!this.pressed) return;
    const { place, x, y } = this.pressed;
    if (!this.carried && Math.hypot(event.clientX - x, event.clientY - y) < FAR) return;
    if (!this.carried) this.play()?.lift(place);
    this.carried = true;
    this.from = place;
    this.to = this.spot(event.clientX, event.clientY);
  }

  private up(event: PointerEvent): void {
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const over = under.map(placeAt).find((place) => place !== null);
    const from = this.from;
    this.leave();
    if (from && over && over !== from) void this.play()?.drop(over);
  }

  leave(): void {
    this.stop?.abort();
    this.pressed = null;
    this.from = null;
  }
}

const placeAt = (element: EventTarget | null): string | null =>
  element instanceof Element
    ? (element.closest("[data-place]")?.getAttribute("data-place") ?? null)
    : null;

/** Whether a click at a clearing hit one of somebody's figures that stand there. */
export function hitFigure(svg: SVGSVGElement, place: string, owner: string, at: MouseEvent) {
  const [art, who] = [CSS.escape(place), CSS.escape(owner)];
  const figures = svg.querySelectorAll(`[data-art="${art}"] [data-figure="${who}"]`);
  return [...figures].some((figure) => {
    const box = figure.getBoundingClientRect();
    const [x, y] = [at.clientX - box.left, at.clientY - box.top];
    return x >= 0 && y >= 0 && x <= box.width && y <= box.height;
  });
}
