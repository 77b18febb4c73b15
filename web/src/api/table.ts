/** What a viewer sees of a table, with the fields that some content adds. */

import type * as Api from "./schema";

export type ViewPiece = Api.PiecesView;
/** `blocked_by`: what lies there, so that nothing can be placed. */
export type ViewPlace = Api.PlaceView & { blocked_by?: string };
/** `still_scoring`: whether a dominance card does not end scoring. */
export type ViewSeat = Api.SeatView & { still_scoring?: boolean };
export type ViewOwner = Api.OwnerView;
/** A landmark in play; `board` is what lies on its card. */
export type ViewLandmark = Api.LandmarkView;
/** A board of neither a faction nor a landmark, such as a card's, while something lies there. */
export type ViewBoard = Api.BoardView;
/** One part of a board; which fields are there depends on `kind`. */
export type BoardPart = Api.PartView;
export type BoardSpace = Api.SpaceView;
/** A card of a faction's own, such as a minister. */
export type BoardPortrait = Api.PortraitPart;
/** What portraits of one rank cost and give, and how many more can be chosen. */
export type BoardRank = Api.RankPart;
export type BoardItem = Api.ItemPart;
/** Pieces of one kind on a board, whoever owns them. */
export type BoardPiece = Api.PiecePart;
/** What is limited in a turn; what is in progress counts as used. */
export type Allowance = Api.AllowanceView;
export type Turn = Api.TurnView;
export type Outcome = Api.OutcomeView;

export type View = Omit<Api.View, "places" | "seats"> & { places: ViewPlace[]; seats: ViewSeat[] };
