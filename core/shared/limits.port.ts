import { token } from "./token.ts";

/** At most `most` attempts within `within` milliseconds. The time counts from each attempt. */
export type Limit = { readonly name: string; readonly most: number; readonly within: number };

/** One more attempt under a limit. `by` says whose attempt it is: an account, an address, a number. */
export type Attempt = { readonly limit: Limit; readonly by: string };

/** `until`: the time from which another attempt is possible, in milliseconds since 1970. */
export type Counted = { readonly kind: "counted" } | { readonly kind: "exhausted"; readonly limit: string; readonly until: number };

/** Counts attempts for all processes together. It does not store in plain text whose attempts they were. */
export type Limits = {
  /** Counts the attempt under all of these limits, or under none if one of them is exhausted. `at` in milliseconds since 1970. */
  count(attempts: readonly Attempt[], at: number): Promise<Counted>;
};
export const Limits = token<Limits>("Limits");

/** For a limit that everybody shares. */
export const ANYBODY = "";
