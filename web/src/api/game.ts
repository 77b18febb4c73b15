/** A game as one viewer is shown it, and the lines of its log. */

import type * as Api from "./schema";
import type { View } from "./table";

/** What a deed brought about besides. */
export type Consequence = Api.ConsequenceView;
/** What was done, with all it brought about, as its reader may know it. */
export type Deed = Api.DeedView;

export type State = Omit<Api.State, "view"> & { view: View };

/** What the people of a game have decided, besides their answers. */
export type People = Api.PeopleState;
export type Note = Api.NoteState;
export type Proposal = Api.ProposalState;
/** What people can say at the table. */
export type Phrase = Api.SaidState["phrase"];

export type { Entry, ProposalAsked, SeatState } from "./schema";
