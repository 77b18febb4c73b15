/** Fingers on the map: two zoom it, one drags it when it is zoomed, one held still looks at a place. */

export interface Gestures {
  /** Whether a mouse drags the map at this moment. */
  drags(): boolean;
  /** Zoom by a factor around a point of the screen. */
  pinch(factor: number, x: number, y: number): void;
  drag(dx: number, dy: number): void;
  hold(place: string): void;
}

type Spot = [number, number];

const HOLD = 550;
const STILL = 8;

export class Fingers {
  /** Whether the last touch was a gesture: then it is no click. */
  swiped = false;
  private readonly at = new Map<number, Spot>();
  private held: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly on: Gestures) {}

  down(event: PointerEvent): void {
    const mouse = event.pointerType === "mouse";
    if (mouse && !this.on.drags()) return;
    this.at.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.at.size === 1) this.swiped = false;
    clearTimeout(this.held);
    const place = (event.target as Element).closest("[data-place]")?.getAttribute("data-place");
    if (place && !mouse) this.held = setTimeout(() => this.hold(place), HOLD);
  }

  move(event: PointerEvent): void {
    const before = this.at.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before[0], event.clientY - before[1]];
    if (this.at.size === 1 && Math.hypot(dx, dy) < STILL && !this.swiped) return;
    this.swiped = true;
    clearTimeout(this.held);
    this.at.set(event.pointerId, [event.clientX, event.clientY]);
    const other = [...this.at].find(([finger]) => finger !== event.pointerId)?.[1];
    if (other) this.pinch(before, [event.clientX, event.clientY], other);
    else this.on.drag(dx, dy);
  }

  up(event: PointerEvent): void {
    clearTimeout(this.held);
    this.at.delete(event.pointerId);
    // The click of this touch is still to come.
    if (this.at.size === 0) setTimeout(() => (this.swiped = false), 60);
  }

  leave(event: PointerEvent): void {
    this.up(event);
  }

  private hold(place: string): void {
    if (this.at.size !== 1 || this.swiped) return;
    this.swiped = true;
    this.on.hold(place);
  }

  private pinch(before: Spot, now: Spot, other: Spot): void {
    const far = Math.hypot(before[0] - other[0], before[1] - other[1]) || 1;
    const factor = Math.hypot(now[0] - other[0], now[1] - other[1]) / far;
    this.on.pinch(factor, (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
  }
}
