/** Changing what stands on the map with the pointer: places are picked, pieces are carried. */

import type { Catalogue, CataloguePiece } from "../api/types";
import type { MapPlay } from "../table/map/lifting.svelte";
import { ownersOf } from "../table/names";
import type { Board } from "./board.svelte";
import { piecesAt, sectionOf, withMoved, withPieces, type Spot } from "./editing/editing";

/** Pieces of one kind, of one owner. */
export interface Kind {
  owner: string;
  piece: string;
}

export class Hands implements MapPlay {
  readonly discs = {};
  readonly owner = null;
  readonly goal = null;
  readonly bright = null;
  /** The place whose pieces are listed. */
  at = $state<string | null>(null);
  /** What is carried first, where several kinds stand. */
  kind = $state.raw<Kind | null>(null);
  private from: string | null = null;

  constructor(
    private readonly board: Board,
    private readonly catalogue: Catalogue,
  ) {}

  /** Who owns pieces in this game. */
  get owners(): string[] {
    const view = this.board.shown?.view;
    if (!view) return [];
    return [...view.seats.map((seat) => seat.faction), ...(view.owners ?? []).map(({ id }) => id)];
  }

  kindsOf(owner: string): CataloguePiece[] {
    return ownersOf(this.catalogue).find((each) => each.id === owner)?.pieces ?? [];
  }

  /** How many of a kind are left in the supply. */
  left(kind: Kind): number {
    const view = this.board.shown?.view;
    const seat = view?.seats.find((each) => each.faction === kind.owner);
    const owner = view?.owners?.find((each) => each.id === kind.owner);
    return (seat ?? owner)?.supply[kind.piece] ?? 0;
  }

  spot(place: string): Spot {
    const maps = this.catalogue.maps;
    const map = maps.find((each) => each.id === this.board.shown?.view.setup.map);
    const path = map?.paths?.some((each) => each.id === place) ? "path" : "clearing";
    const kind = map?.places.find((each) => each.id === place)?.kind ?? path;
    return { section: sectionOf(kind), place };
  }

  there(place: string, owner: string): Map<string, number> {
    return piecesAt(this.board.position, this.spot(place), owner);
  }

  /** All kinds that stand in a place. */
  standing(place: string): Kind[] {
    return this.owners.flatMap((owner) =>
      [...this.there(place, owner).keys()].map((piece) => ({ owner, piece })),
    );
  }

  canLift(place: string): boolean {
    return !this.board.busy && this.standing(place).length > 0;
  }

  lift(place: string): void {
    this.from = place;
  }

  async drop(place: string): Promise<void> {
    const from = this.from;
    this.from = null;
    const kind = from && this.carried(from);
    if (kind) await this.move(from, place, kind);
  }

  /** What is carried from a place: the kind that was used last, or the first there. */
  private carried(place: string): Kind | undefined {
    const there = this.standing(place);
    const { owner, piece } = this.kind ?? {};
    return there.find((each) => each.owner === owner && each.piece === piece) ?? there[0];
  }

  async move(from: string, to: string, kind: Kind): Promise<void> {
    const { position } = this.board;
    this.kind = kind;
    await this.board.lay(
      withMoved(position, this.spot(from), this.spot(to), kind.owner, kind.piece),
    );
    this.at = to;
  }

  async change(place: string, kind: Kind, more: number): Promise<void> {
    this.kind = kind;
    const { owner, piece } = kind;
    await this.board.lay(withPieces(this.board.position, this.spot(place), owner, piece, more));
  }
}
