import type { Trouble } from "./talk";

/** How far the engine is: the part of it that has been loaded, and what is in the way. */
export const stand = $state<{
  part: number;
  trouble: Trouble | null;
  said: string;
  /** Whether another page was asked to leave. */
  taking: boolean;
}>({ part: 0, trouble: null, said: "", taking: false });
