/** The addresses of accounts, one function each. */

import { request } from "../api/client";
import type {
  AccountState,
  ChallengeState,
  Deleted,
  KeptSeat,
  KeptState,
  OpenedSeat,
  OpenedState,
  RatingsState,
  SignedIn,
  SignedOut,
  WaysState,
} from "../api/schema";

export type { AccountState, KeptSeat, RatingsState, ResultState, WaysState } from "../api/schema";

const HOME = "/api/account";

async function ask<T>(
  method: string,
  path: string,
  token: string | null,
  json?: unknown,
): Promise<T> {
  return (await request(HOME + path, { method, token, json })).json() as Promise<T>;
}

const part = encodeURIComponent;

export const accounts = {
  ways: () => ask<WaysState>("GET", "/ways", null),
  beginPasskey: (token: string | null) => ask<ChallengeState>("POST", "/passkeys/begin", token, {}),
  makePasskey: (token: string | null, challenge: string, credential: unknown, name?: string) =>
    ask<SignedIn>("POST", "/passkeys", token, { challenge, credential, name }),
  beginSignIn: () => ask<ChallengeState>("POST", "/sign-in/begin", null, {}),
  signIn: (challenge: string, credential: unknown) =>
    ask<SignedIn>("POST", "/sign-in", null, { challenge, credential }),
  mail: async (token: string | null, email: string) =>
    void (await ask("POST", "/mail", token, { email })),
  useCode: (token: string | null, code: string, email: string) =>
    ask<SignedIn>("POST", "/mail/use", token, { code, email }),
  read: (token: string) => ask<AccountState>("GET", "", token),
  change: (token: string, name: string | null, settings: Record<string, unknown>) =>
    ask<AccountState>("PUT", "", token, { name, settings }),
  removePasskey: (token: string, id: string) =>
    ask<AccountState>("DELETE", `/passkeys/${part(id)}`, token),
  removeMail: (token: string) => ask<AccountState>("DELETE", "/mail", token),
  signOut: (token: string, id: string) =>
    ask<AccountState>("DELETE", `/sessions/${part(id)}`, token),
  signOutEverywhere: (token: string) => ask<SignedOut>("DELETE", "/sessions", token),
  remove: (token: string) => ask<Deleted>("DELETE", "", token),
  whole: async (token: string): Promise<Blob> =>
    (await request(`${HOME}/export`, { token })).blob(),
  ratings: (token: string) => ask<RatingsState>("GET", "/ratings", token),
  seats: async (token: string): Promise<KeptSeat[]> =>
    (await ask<KeptState>("GET", "/seats", token)).seats,
  keep: async (token: string, seats: { id: string; token: string }[]): Promise<KeptSeat[]> =>
    (await ask<KeptState>("POST", "/seats", token, { seats })).seats,
  open: async (token: string, seats: { id: string; seat: number }[]): Promise<OpenedSeat[]> =>
    (await ask<OpenedState>("POST", "/seats/open", token, { seats })).seats,
  release: (token: string, id: string, seat: number) =>
    ask<KeptState>("DELETE", `/seats/${part(id)}/${seat}`, token),
};
