/** What the HTTP API says, as types.  The browser knows no rule: every word of them comes from there. */

export type * from "./catalogue";
export type * from "./table";
export type * from "./question";
export type * from "./game";
export type * from "./asked";
export type * from "./learning";
