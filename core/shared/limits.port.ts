import { token } from "./token.ts";

/** At most so many attempts within so many milliseconds, counted from each attempt on. */
export type Limit = { readonly name: string; readonly most: number; readonly within: number };

/** One more attempt under a limit; `by` is whose: an account, an address, a number. */
export type Attempt = { readonly limit: Limit; readonly by: string };

/** `until`: the milliseconds since 1970 from which on there is room again. */
export type Counted = { readonly kind: "counted" } | { readonly kind: "exhausted"; readonly limit: string; readonly until: number };

/** Counts attempts for all processes together. Keeps no plain text of whose they were. */
export type Limits = {
  /** Counts the attempt under all of these limits, or under none where one of them is exhausted. `at` in milliseconds since 1970. */
  count(attempts: readonly Attempt[], at: number): Promise<Counted>;
};
export const Limits = token<Limits>("Limits");

/** Everybody together. */
export const ANYBODY = "";
